"""Pictures, fonts and words at the size they are shown, made once and kept.

Every surface handed out is premultiplied: blit it with ``pygame.BLEND_PREMULTIPLIED`` (PREMUL).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from game.view import badges
from game.view.accents import ACCENTS, Accent

PREMUL = pygame.BLEND_PREMULTIPLIED
ROOM, LEAST = 24, 48 * 1024 * 1024
"""Bytes of made pictures for each pixel of the window, and at least, before the longest unused are
dropped; a table of either game works with 20."""
SOURCES = 72 * 1024 * 1024
"""The same for pictures as they are in their files; the largest table has as much."""

DIMMED = (110, 110, 118)
"""What backgrounds are multiplied by in high contrast."""
CROPS = 6
"""Backgrounds kept or expected at the size they are shown: as large as the window each."""

Part = tuple[float, float, float, float]
Crop = tuple[str, Part, tuple[int, int]]

FACES = 64
"""Faces in a size that are kept; a scene uses about twenty."""
FONTS = {
    "extrabold": "bricolage-extrabold.ttf",
    "bold": "bricolage-bold.ttf",
    "semibold": "bricolage-semibold.ttf",
    "figtree": "figtree-semibold.ttf",
    "figtree-bold": "figtree-bold.ttf",
    "figtree-extrabold": "figtree-extrabold.ttf",
    "title": "marcellus-regular.ttf",
}


class Assets:
    """All pictures and fonts below one folder; a missing picture becomes a stand-in, noted once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.text_scale = 100
        """Percent of the size of all text, as the settings say."""
        self.language = ""
        """Of the words in pictures that are kept."""
        self.caps: Mapping[str, str] = {}
        """What is printed on keys in that language, by what is printed on them in English."""
        self.plain = False
        """High contrast: plain grounds, thick edges, dim backgrounds."""
        self.calm = False
        """Reduced motion: nothing shakes, falls or spins."""
        self.accent: Accent = ACCENTS["umbrella"]
        """The colors of the interface of the game that is drawn."""
        self.letters: Mapping[str, str] = {}
        """What stands for a color on pieces, for those who ask for it; empty for all others."""
        self.missing: list[str] = []
        self._sources: OrderedDict[str, pygame.Surface] = OrderedDict()
        self._loaded = 0
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._faces: dict[str, bytes] = {}
        self._made: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._crops: OrderedDict[Crop, pygame.Surface] = OrderedDict()
        self._coming: dict[Crop, Future[pygame.Surface]] = {}
        self._beside = ThreadPoolExecutor(1, "pictures")
        self._first: tuple[Crop, pygame.Surface] | None = None
        self.patient = False

    def source(self, name: str) -> pygame.Surface:
        """The picture ``art/<name>`` as committed, premultiplied (names in .pm already are)."""
        found = self._sources.get(name)
        if found is None:
            found = self._sources[name] = self._load(name)
            self._loaded = _within(self._sources, self._loaded + _bytes(found), SOURCES)
        self._sources.move_to_end(name)
        return found

    def _load(self, name: str) -> pygame.Surface:
        picture = self._open(name)
        if picture is None:
            return _stand_in()
        picture = picture.convert_alpha()
        return picture if name.endswith(".pm") else picture.premul_alpha()

    def _open(self, name: str) -> pygame.Surface | None:
        """The picture as it is in its file, or None, noted once, if it cannot be read."""
        for ending in (".png", ".webp", ".jpg"):
            path = self.root / "art" / f"{name}{ending}"
            try:
                with path.open("rb") as file:
                    return pygame.image.load(file, path.name)
            except FileNotFoundError:
                continue
            except (pygame.error, OSError):
                break
        self.missing.append(name)
        return None

    def look(self, plain: bool, letters: Mapping[str, str]) -> bool:
        """Draw plainly, and with letters for colors, from now on; whether that changed anything.

        Everything that was made looks different then and is made anew.
        """
        if (plain, letters) == (self.plain, self.letters):
            return False
        self.plain, self.letters = plain, letters
        self._made.clear()
        self._crops.clear()
        self._bytes, self._first = 0, None
        return True

    def image(
        self, name: str, size: tuple[int, int], turn: int = 0, alpha: int = 255
    ) -> pygame.Surface:
        """The picture in pixels of the screen, turned by whole degrees, with 0..255 alpha."""
        width, height = max(1, size[0]), max(1, size[1])
        key = (name, width, height, turn, alpha)
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        if alpha != 255:
            return self._keep(key, faded(self.image(name, (width, height), turn), alpha))
        if turn:
            return self._keep(
                key, pygame.transform.rotozoom(self.image(name, (width, height)), turn, 1.0)
            )
        picture = pygame.transform.smoothscale(self.source(name), (width, height))
        marked = badges.letter(name, self.letters)
        if marked is not None:
            picture = badges.stamp(picture, *marked, self.words)
        return self._keep(key, picture)

    def crop(self, name: str, part: Part, size: tuple[int, int]) -> pygame.Surface:
        """The part (0..1 of the picture: x, y, w, h) filling ``size`` pixels, opaque."""
        key = (name, part, size)
        found = self._crops.get(key)
        if found is None:
            coming = self._coming.pop(key, None)
            surface = coming.result() if coming is not None else self._cropped(*key)
            found = self._crops[key] = surface.convert()
            if self.plain:
                found.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
            while len(self._crops) > CROPS:
                self._crops.popitem(last=False)
        self._crops.move_to_end(key)
        return found

    def first(self, name: str, part: Part, size: tuple[int, int]) -> pygame.Surface:
        """The same at once: until it is decoded, the same part of a small ``<name>-first``.

        That is not scaled: into the window it is five times as fast as into another picture. The
        large one is decoded from ``arrived`` on, so that the first frame has both cores for
        itself; who is ``patient`` waits for it instead.
        """
        key = (name, part, size)
        coming = self._coming.get(key)
        if self.patient or key in self._crops or (coming is not None and coming.done()):
            return self.crop(*key)
        if self._first is None or self._first[0] != key:
            self._first = key, self._part(f"{name}-first", part).convert()
            if self.plain:
                self._first[1].fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        return self._first[1]

    def arrived(self) -> bool:
        """Whether the picture that ``first`` stood in for is there now; True once for each."""
        if self._first is None:
            return False
        key = self._first[0]
        self.expect(*key)
        ready = key in self._crops or self._coming[key].done()
        if ready:
            self._first = None
        return ready

    def expect(self, name: str, part: Part, size: tuple[int, int]) -> None:
        """Prepare a crop beside the game, so that its first use costs nothing."""
        key = (name, part, size)
        if key not in self._crops and key not in self._coming:
            self._coming[key] = self._beside.submit(self._cropped, *key)
            # What was expected for a size or a table that never came must not stay for ever.
            while len(self._coming) > CROPS:
                self._coming.pop(next(iter(self._coming))).cancel()
            # Never the one that is seen now: it was used last.
            while len(self._crops) > 1 and len(self._crops) + len(self._coming) > CROPS:
                self._crops.popitem(last=False)

    def _cropped(self, name: str, part: Part, size: tuple[int, int]) -> pygame.Surface:
        """Loads and scales; touches nothing that the game's own thread uses."""
        return pygame.transform.smoothscale(self._part(name, part), size)

    def _part(self, name: str, part: Part) -> pygame.Surface:
        """The part of a picture, as it is in its file."""
        source = self._open(name) or _stand_in()
        width, height = source.get_size()
        rect = pygame.Rect(
            round(part[0] * width),
            round(part[1] * height),
            round(part[2] * width),
            round(part[3] * height),
        ).clip(source.get_rect())
        return source.subsurface(rect)

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A drawing of ours, made at its first use and kept under ``key``."""
        found = self._made.get(key)
        if found is None:
            return self._keep(key, make())
        self._made.move_to_end(key)
        return found

    def _keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        self._made[key] = surface
        width, height = pygame.display.get_window_size()
        room = max(LEAST, ROOM * width * height)
        self._bytes = _within(self._made, self._bytes + _bytes(surface), room)
        return surface

    def font(self, weight: str, px: int) -> pygame.font.Font:
        """The project's own face in a weight of FONTS; ``px`` is the em in screen pixels."""
        key = (weight, max(6, px))
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = self._face(weight, key[1])
            while len(self._fonts) > FACES:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return font

    def _face(self, weight: str, px: int) -> pygame.font.Font:
        """The face from its file, or pygame's own, noted once, if it cannot be read."""
        name = FONTS[weight]
        try:
            # SDL_ttf reads on while the font lives, so it gets bytes of its own, not an open file.
            if name not in self._faces:
                self._faces[name] = (self.root / "fonts" / name).read_bytes()
            face = pygame.font.Font(BytesIO(self._faces[name]), px)
            face.size("H")  # a damaged file is only noticed when it is used
            return face
        except (pygame.error, OSError, ValueError):
            if name not in self.missing:
                self.missing.append(name)
            return pygame.font.Font(None, px)

    def words(self, text: str, weight: str, px: int, color: str) -> pygame.Surface:
        """One line of text."""
        return self.made(
            ("words", text, weight, px, color),
            lambda: (
                self.font(weight, px).render(text, True, f"#{color}").convert_alpha().premul_alpha()
            ),
        )


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """A premultiplied copy with its alpha scaled by ``alpha`` / 255."""
    copy = surface.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _within(kept: OrderedDict[Any, pygame.Surface], size: int, most: int) -> int:
    """Drop the longest unused of them, ``size`` bytes in all, but for the last; what is left."""
    while size > most and len(kept) > 1:
        _, old = kept.popitem(last=False)
        size -= _bytes(old)
    return size


def _stand_in() -> pygame.Surface:
    """What stands where a picture is missing: a plain tile that nobody takes for art."""
    picture = pygame.Surface((64, 64), pygame.SRCALPHA)
    picture.fill("#3A4257")
    pygame.draw.rect(picture, "#FFD98A", picture.get_rect(), 4)
    return picture
