"""Collects the licenses of what a built program contains, from what is installed here."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

LIBRARIES = ("pygame-ce", "pygame_gui", "PyTMX", "platformdirs", "python-i18n", "typing_extensions")
STARTER = "pyinstaller"
"""Its start program is in every build; its license allows that for any program."""
NAMED = re.compile(r"(licen[cs]e|copying|lgpl|notice)[^/]*", re.IGNORECASE)
NOTE = """\
Python and the libraries in this program, with their licenses beside this file.

{rows}

pygame-ce (LGPL 2.1) and PyTMX (LGPL 3) lie as files of their own in the program's folder and can be
replaced there by other versions; their sources are at https://github.com/pygame-community/pygame-ce
and https://github.com/bitcraft/pytmx. pygame-ce brings SDL 2, SDL_image, SDL_mixer and SDL_ttf
(zlib license) and the libraries they use: FreeType, HarfBuzz, libpng, libjpeg-turbo, libtiff,
libwebp, Ogg, Vorbis, Opus, FLAC, mpg123, libxmp, libsndfile, FluidSynth, WavPack, Brotli, zlib.
The fonts of the game are under the SIL Open Font License 1.1, whose text lies beside each of them
in assets/fonts; those of pygame_gui (Noto Sans, Fira Code) are under the same license.
"""


def collect(target: Path) -> list[str]:
    """Copy the licenses into ``target`` and write a list of them; the names of what is covered.

    Raises OSError if the license of a library cannot be found: then nothing may be given away.
    """
    target.mkdir(parents=True, exist_ok=True)
    rows = [f"Python {sys.version.split()[0]} (Python Software Foundation License)"]
    shutil.copy(_python(), target / "Python.txt")
    for name in (*LIBRARIES, STARTER):
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            if name == "typing_extensions":  # only with some versions of Python
                continue
            raise OSError(f"{name} is not installed") from None
        texts = [
            Path(str(found.locate_file(file)))
            for file in found.files or ()
            if NAMED.fullmatch(file.name) and file.suffix in ("", ".txt", ".md", ".rst")
        ]
        if not texts:
            raise OSError(f"the license of {name} is not among its files")
        for number, text in enumerate(texts):
            shutil.copy(text, target / f"{name}{f'-{number + 1}' if number else ''}.txt")
        rows.append(f"{found.metadata['Name']} {found.version} ({_kind(found)})")
    (target / "README.txt").write_text(NOTE.format(rows="\n".join(rows)), encoding="utf-8")
    return rows


def _kind(found: metadata.Distribution) -> str:
    """The name of its license, as short as it is told."""
    for key in ("License-Expression", "License"):
        told = [text for text in found.metadata.get_all(key) or () if len(text) < 60]
        if told:
            return str(told[0])
    classes = [
        each.rpartition(" :: ")[2]
        for each in found.metadata.get_all("Classifier") or ()
        if each.startswith("License ::")
    ]
    return ", ".join(classes) or "see its text"


def _python() -> Path:
    """The license of Python itself."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for path in [place / name for place in places for name in ("LICENSE.txt", "LICENSE")]:
        if path.is_file():
            return path
    raise OSError("the license of Python was not found")
