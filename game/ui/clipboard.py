"""Text from and to the clipboard of the desktop; where there is none, nothing happens."""

from __future__ import annotations

import pygame

LONGEST = 4_000_000
"""Characters that are taken at most."""


def pasted() -> str:
    """The text of the clipboard, "" if it holds none."""
    try:
        return pygame.scrap.get_text()[:LONGEST] if pygame.scrap.has_text() else ""
    except (pygame.error, UnicodeError):
        return ""


def copy(text: str) -> bool:
    """Put a text there; False if that is not possible."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.has_text()
    except (pygame.error, UnicodeError):
        return False
