"""The look of Umbrella."""

from game.tables.umbrella.table import UmbrellaTable

__all__ = ["UmbrellaTable"]
