"""The look of Solstis."""

from game.tables.solstis.table import SolstisTable

__all__ = ["SolstisTable"]
