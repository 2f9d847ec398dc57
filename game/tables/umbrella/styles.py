"""The feel of Umbrella's motion: one row for each kind of event."""

from __future__ import annotations

from game.view.styles import Style
from game.view.timeline import in_out_cubic, in_out_quad, in_quad, out_back, out_cubic

STYLES = {
    # The umbrella at the far end leaves a moment after the lane begins to push.
    "push": Style(0.42, delay=0.16, ease=in_out_quad, arc=26, lift=0.9, spin=180),
    "leave": Style(0.50, delay=0.16, ease=in_quad, arc=40, lift=1.0, spin=240),
    "slide": Style(0.42, wait=0.62, ease=in_out_cubic, stagger=0.025, lean=6),
    "claimed": Style(wait=0.10),
    "token": Style(0.45, wait=0.55, ease=in_quad, from_top=True),
    "marker": Style(0.45, wait=0.55, ease=in_quad, from_top=True),
    "pass": Style(0.60, wait=0.62, ease=in_out_cubic, arc=60, lift=0.8),
    "pend": Style(0.60, wait=0.62, ease=in_out_cubic, arc=60, lift=0.8),
    "cover": Style(0.45, wait=0.47, ease=in_out_cubic, arc=40, lift=0.6),
    "uncover": Style(0.30, wait=0.32, ease=in_out_quad, over=True),
    "flip": Style(0.36, wait=0.38, ease=in_out_quad, over=True),
    "power": Style(wait=0.15),
    "spent": Style(0.30, wait=0.10, ease=out_cubic, over=True),
    "swap": Style(0.45, wait=0.47, ease=in_out_cubic, arc=36, lift=0.9),
    "exchange": Style(0.55, wait=0.57, ease=in_out_cubic, arc=60, lift=1.0, spin=180),
    "offer": Style(0.16, ease=out_back),
    "withdraw": Style(0.12, ease=out_cubic),
    "declined": Style(),
    "extra_turn": Style(wait=0.45),
    "last_turns": Style(wait=0.70),
    "turn": Style(0.45, wait=0.50, ease=in_out_quad),
    "over": Style(wait=0.60),
}
