"""The first looks: small pictures of the titles, shown until the large ones are decoded."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
SIZE, QUALITY = (1296, 720), 76
"""A third of the large picture; JPEG, since that is decoded in 3 ms."""


def makers() -> dict[str, Callable[[], bytes]]:
    """One for each game; made of the committed title, so make that first."""
    return {f"art/{game}/title-first.jpg": partial(first, game) for game in ("umbrella", "solstis")}


def first(game: str) -> bytes:
    """The title of a game at the size of a first look."""
    stream = io.BytesIO()
    with Image.open(ROOT / f"art/{game}/title.webp") as picture:
        small = picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    small.save(stream, "JPEG", quality=QUALITY, optimize=True)
    return stream.getvalue()
