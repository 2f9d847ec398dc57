"""A small synthesis kit: everything that sounds in both games is made with it.

Sounds are float64 arrays at ``SR`` samples a second; mono is (n,), stereo is (n, 2). Chance comes
only from ``core.rng(name)``: the same name, the same chance.
"""

from __future__ import annotations
