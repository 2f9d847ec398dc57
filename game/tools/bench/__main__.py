"""Starts the bench."""

import sys

from game.tools.bench.command import main

if __name__ == "__main__":
    sys.exit(main())
