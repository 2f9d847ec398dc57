"""Draw the committed pictures again: `python -m assets.make [NAMES] [--check]`.

NAMES are parts of file names ("canopy", "table-4"); none means all. `--check` writes nothing and
reports the pictures whose bytes differ from the committed ones, with the versions of the libraries
that draw them, because another version may round differently.
"""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import version
from pathlib import Path

from assets.make import solstis
from assets.make.umbrella import backgrounds, icon, sprites

ROOT = Path(__file__).parents[1]
LISTS = (sprites.makers, backgrounds.makers, icon.makers, solstis.makers)
LIBRARIES = ("numpy", "scipy", "pillow", "skia-python", "numba")


def main() -> int:
    """Make or check the named pictures; the exit code is 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="python -m assets.make", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of file names; all pictures if none")
    parser.add_argument("--check", action="store_true", help="compare bytes, write nothing")
    options = parser.parse_args()
    different = []
    pictures = [picture for makers in LISTS for picture in makers().items()]
    for name, maker in pictures:
        if options.names and not any(part in name for part in options.names):
            continue
        data, path = maker(), ROOT / name
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            print(f"{name}  {len(data) / 1024:.0f} KB", flush=True)
        elif not path.exists() or path.read_bytes() != data:
            different.append(name)
            print(f"differs: {name}", flush=True)
    if options.check:
        print(f"{len(different)} differ;", *(f"{lib} {version(lib)}" for lib in LIBRARIES))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
