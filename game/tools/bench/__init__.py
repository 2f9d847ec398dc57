"""How fast the game is, measured: ``python -m game.tools.bench --help``."""
