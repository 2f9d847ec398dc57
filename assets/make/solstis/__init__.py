"""What draws the committed pictures of Solstis."""

from assets.make.solstis.sprites import makers

__all__ = ["makers"]
