"""The feel of Umbrella's motion: one row for each kind of event."""

from __future__ import annotations

from game.view.styles import Style
from game.view.timeline import in_out_cubic, in_out_quad, in_quad, out_back, out_cubic, weighty

STYLES = {
    # The umbrella at the far end leaves a moment after the lane begins to push.
    "push": Style(
        0.42, delay=0.16, ease=in_out_quad, arc=26, lift=0.9, spin=180, sound="umbrella/push"
    ),
    "leave": Style(
        0.50, delay=0.16, ease=in_quad, arc=40, lift=1.0, spin=240, sound="umbrella/push"
    ),
    "slide": Style(
        0.50,
        wait=0.64,
        ease=weighty,
        stagger=0.025,
        lean=6,
        sound="umbrella/slide",
        rumble=(0.25, 90),
    ),
    "claimed": Style(wait=0.10, sound="umbrella/claim_{what}", rumble=(0.6, 180)),
    "token": Style(
        0.45,
        wait=0.62,
        ease=in_quad,
        from_top=True,
        settle=0.17,
        sound="umbrella/token",
        sound_at=0.38,
    ),
    "marker": Style(
        0.45,
        wait=0.62,
        ease=in_quad,
        from_top=True,
        settle=0.17,
        sound="umbrella/token",
        sound_at=0.38,
    ),
    "pass": Style(
        0.60,
        wait=0.62,
        ease=in_out_cubic,
        arc=60,
        lift=0.8,
        sound="umbrella/hand_on",
        sound_at=0.28,
    ),
    "pend": Style(
        0.60,
        wait=0.62,
        ease=in_out_cubic,
        arc=60,
        lift=0.8,
        sound="umbrella/hand_on",
        sound_at=0.28,
    ),
    "cover": Style(
        0.45, wait=0.47, ease=in_out_cubic, arc=40, lift=0.6, sound="umbrella/cover", sound_at=0.32
    ),
    "uncover": Style(0.30, wait=0.32, ease=in_out_quad, over=True, sound="umbrella/tile_live"),
    "flip": Style(0.36, wait=0.38, ease=in_out_quad, over=True, sound="umbrella/tile_live"),
    "power": Style(wait=0.15, sound="ui/total", rumble=(0.5, 160)),
    "spent": Style(0.30, wait=0.10, ease=out_cubic, over=True),
    "swap": Style(
        0.45, wait=0.47, ease=in_out_cubic, arc=36, lift=0.9, sound="umbrella/power_swap"
    ),
    "exchange": Style(
        0.55,
        wait=0.57,
        ease=in_out_cubic,
        arc=60,
        lift=1.0,
        spin=180,
        sound="umbrella/power_exchange",
    ),
    "offer": Style(0.16, ease=out_back),
    "withdraw": Style(0.12, ease=out_cubic),
    "declined": Style(sound="ui/back"),
    "extra_turn": Style(wait=0.45, sound="umbrella/power_extra"),
    "last_turns": Style(wait=0.70, sound="umbrella/last_turns"),
    "turn": Style(
        0.45, wait=0.58, ease=in_out_quad, sound="umbrella/turn_{seat}", rumble=(0.2, 70)
    ),
    "over": Style(wait=0.60, sound="umbrella/over", rumble=(0.7, 300)),
}
