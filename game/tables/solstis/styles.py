"""The feel of Solstis's motion: one row for each kind of event."""

from __future__ import annotations

from game.view.styles import Style
from game.view.timeline import in_out_cubic, in_out_quad, in_quad, out_back, out_cubic

STYLES = {
    "turn": Style(0.35, wait=0.40, sound="solstis/turn_{seat}", rumble=(0.2, 70)),
    # A tile of the hand comes forward and looks for a capture.
    "play": Style(
        0.32, wait=0.30, ease=in_out_cubic, arc=24, lift=0.5, sound="solstis/play", sound_at=0.2
    ),
    "capture": Style(
        0.55,
        wait=0.80,
        ease=in_out_cubic,
        stagger=0.11,
        arc=70,
        lift=1.0,
        sound="solstis/capture",
        sound_at=0.42,
    ),
    "join": Style(
        0.38, wait=0.44, ease=in_out_cubic, arc=30, lift=0.6, sound="solstis/draw", sound_at=0.2
    ),
    "recall": Style(
        0.35, wait=0.40, ease=in_out_cubic, arc=30, lift=0.6, sound="solstis/draw", sound_at=0.2
    ),
    "second_chance": Style(wait=0.55, sound="solstis/second_chance"),
    "turn_up": Style(0.45, wait=0.62, ease=out_cubic, arc=40, lift=0.6, sound="solstis/draw"),
    "reveal": Style(0.32, wait=0.40, ease=in_out_quad, over=True, sound="solstis/reveal"),
    "uncover": Style(0.20, wait=0.22, ease=out_cubic),
    "displace": Style(
        0.36, wait=0.42, ease=in_out_cubic, arc=60, lift=0.7, sound="solstis/rainbow_moved"
    ),
    "blocked": Style(wait=0.70, sound="ui/refused"),
    "remove": Style(0.45, wait=0.50, ease=in_quad, sound="solstis/removed"),
    "gain": Style(
        0.52, wait=0.58, ease=out_cubic, arc=120, lift=0.8, sound="solstis/rainbow_moved"
    ),
    "rainbow": Style(
        0.50,
        wait=0.62,
        ease=in_out_cubic,
        arc=90,
        lift=0.8,
        settle=0.12,
        sound="solstis/rainbow",
        sound_at=0.3,
    ),
    "return": Style(0.45, wait=0.50, ease=in_out_cubic, arc=60, lift=0.6, sound="solstis/lost"),
    "no_rainbow": Style(wait=0.90, sound="solstis/lost"),
    "no_cell": Style(wait=0.90, sound="solstis/lost"),
    "no_spirit": Style(wait=0.90, sound="solstis/lost"),
    "draw_spirits": Style(
        0.55, wait=0.60, ease=in_out_cubic, stagger=0.12, arc=60, lift=0.6, sound="solstis/peek"
    ),
    "look": Style(0.28, wait=0.24, ease=in_out_quad, over=True),
    "lay": Style(
        0.60,
        wait=0.90,
        ease=in_quad,
        arc=80,
        lift=1.0,
        settle=0.20,
        sound="solstis/spirit_{what}",
        sound_at=0.4,
    ),
    "unchosen": Style(
        0.45, wait=0.50, ease=in_out_cubic, arc=40, lift=0.6, over=True, sound="solstis/reveal"
    ),
    "evil": Style(
        0.75, wait=1.00, ease=in_out_quad, arc=40, lift=0.8, settle=0.18, sound="solstis/{what}"
    ),
    "evil_stays": Style(wait=0.70),
    "deer": Style(
        0.55, wait=0.75, ease=in_out_cubic, arc=70, lift=1.0, sound="solstis/play", sound_at=0.4
    ),
    "eagle": Style(
        0.70, wait=0.90, ease=in_out_cubic, arc=160, lift=1.0, sound="solstis/play", sound_at=0.5
    ),
    "dragonfly": Style(
        0.70, wait=0.90, ease=in_out_cubic, arc=110, lift=1.0, sound="solstis/play", sound_at=0.5
    ),
    "beetle": Style(
        0.55, wait=0.75, ease=in_out_cubic, arc=60, lift=1.0, sound="solstis/play", sound_at=0.4
    ),
    "squirrel": Style(
        0.55,
        wait=0.95,
        ease=in_out_cubic,
        stagger=0.14,
        arc=70,
        lift=1.0,
        sound="solstis/play",
        sound_at=0.4,
    ),
    "close": Style(0.20),
    "lost": Style(wait=1.10, sound="solstis/lost"),
    "hand_size": Style(wait=0.60),
    "again": Style(wait=0.80),
    "draw": Style(0.34, wait=0.20, ease=out_cubic, arc=20, lift=0.4, sound="solstis/draw"),
    "pile_empty": Style(wait=0.80, sound="solstis/end_phase"),
    "pass": Style(wait=1.00, sound="ui/back"),
    "offer": Style(0.10, ease=out_back),
    "withdraw": Style(0.10, ease=out_cubic),
    "no_capture": Style(wait=1.10, sound="solstis/lost"),
    "cover": Style(
        0.75,
        wait=1.10,
        ease=in_out_quad,
        arc=60,
        lift=0.9,
        settle=0.18,
        sound="solstis/evil_covers",
        sound_at=0.45,
    ),
    "nothing_to_cover": Style(wait=1.00),
    "over": Style(wait=0.80, sound="solstis/over", rumble=(0.7, 300)),
}
