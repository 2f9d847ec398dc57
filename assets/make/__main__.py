"""Make the committed pictures and sounds again: `python -m assets.make [NAMES] [--check]`.

NAMES are parts of file names ("canopy", "sounds/effects"); none means all. `--check` writes nothing
and reports the files whose bytes differ from the committed ones, with the versions of the
libraries that make them, because another version may round differently. Sounds need the encoder
`oggenc` (Debian: vorbis-tools); without it they are passed over, and that is said.
"""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import version
from pathlib import Path

from assets.make import first, solstis, sound
from assets.make.sound.vorbis import MADE_WITH, NoEncoderError
from assets.make.umbrella import backgrounds, icon, sprites

ROOT = Path(__file__).parents[1]
LISTS = (
    sprites.makers,
    backgrounds.makers,
    icon.makers,
    solstis.makers,
    first.makers,
    sound.makers,
)
LIBRARIES = ("numpy", "scipy", "pillow", "skia-python", "numba", "soundfile")


def main() -> int:
    """Make or check the named files; the exit code is 1 if one differs or cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m assets.make", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of file names; all files if none")
    parser.add_argument("--check", action="store_true", help="compare bytes, write nothing")
    options = parser.parse_args()
    different, missing = [], []
    files = [file for makers in LISTS for file in makers().items()]
    for name, maker in files:
        if options.names and not any(part in name for part in options.names):
            continue
        path = ROOT / name
        try:
            data = maker()
        except NoEncoderError as error:
            missing.append(f"not made: {name}: {error}")
            continue
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            print(f"{name}  {len(data) / 1024:.0f} KB", flush=True)
        elif not path.exists() or path.read_bytes() != data:
            different.append(name)
            print(f"differs: {name}", flush=True)
    if options.check:
        versions = [f"{lib} {version(lib)}" for lib in LIBRARIES]
        print(f"{len(different)} differ;", *versions, f"sounds were made with {MADE_WITH}")
    print(*missing, sep="\n", end="\n" if missing else "")
    return 1 if different or missing else 0


if __name__ == "__main__":
    sys.exit(main())
