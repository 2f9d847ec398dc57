"""Build the program for the system this runs on, check it, and pack it into one archive.

python -m game.tools.package [--out FOLDER]

Needs requirements-dev.txt. A build runs on systems with the same or a newer C library, so releases
are built on the oldest supported one. Ends with 1, after one sentence, if the built program fails
its own check, is too large, or holds a large file that nobody has explained.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from game.tools.archive import pack, unpack
from game.tools.licenses import collect
from game.version import NAME, VERSION

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
MOST_PACKED, MOST_UNPACKED, LARGE = 60e6, 120e6, 1e6
"""Bytes of the archive, of all files in it, and of one file from which on it is explained."""
CHECK_SECONDS = 180
STARTS = 5
GLIBC = re.compile(rb"GLIBC_2\.(\d{1,3})\b")

REASONS = {
    r"(lib)?python3[^/]*(\.so.*|\.dll|\.dylib)?|Python": "Python itself",
    rf"{NAME}(\.exe)?": "the program: our code and the standard library, compiled",
    r"base_library\.zip": "the part of the standard library that Python needs to start",
    r"(lib)?SDL2[^/]*": "SDL: window, input and sound",
    r"libstdc\+\+[^/]*": "C++ library, for harfbuzz and fluidsynth",
    r"(lib)?(harfbuzz|freetype)[^/]*": "letters, for SDL_ttf",
    r"(lib)?(fluidsynth|sndfile|opus|FLAC|xmp|vorbis|mpg123)[^/]*": "linked by SDL_mixer",
    r"(lib)?(tiff|jpeg|webp|avif|png)[^/]*": "linked by SDL_image",
    r"(lib)?(crypto|ssl)[^/]*": "OpenSSL, linked by a module of Python",
    r"_?(unicodedata|decimal|ctypes)[^/]*": "module of Python",
    r"(vcruntime|ucrtbase|msvcp)[^/]*|api-ms[^/]*": "C library of Windows",
    r"[^/]*\.webp": "a painted background",
    r"[^/]*\.ogg": "music or ambience",
    r"[^/]*\.icns": "the icon, at all sizes of macOS",
}
"""Why a file may be large, by its name."""


class PackageError(Exception):
    """What is wrong with the build, in one sentence."""


def title() -> str:
    """The name of the archive without its ending, and of the folder in it."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return f"{NAME}-{VERSION}-{system}-{machine}"


def lacking() -> str:
    """What this machine lacks to build the program, "" if nothing."""
    if importlib.util.find_spec("PyInstaller") is None:
        return "PyInstaller is not installed (requirements-dev.txt)"
    if sys.platform == "linux" and not (shutil.which("objcopy") and shutil.which("objdump")):
        return "objcopy and objdump are missing (package binutils)"
    code = "from PyInstaller.depend.bindepend import get_python_library_path as path; path()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    return "this Python has no shared library (package libpython3)" if done.returncode else ""


def build(work: Path) -> Path:
    """Run PyInstaller below ``work``; the folder it made, or the .app on macOS."""
    if lacking():
        raise PackageError(lacking())
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(work / "dist"), "--workpath", str(work / "work")]
    done = subprocess.run([*command, str(ROOT / "build.spec")], cwd=ROOT, check=False)
    if done.returncode:
        raise PackageError("PyInstaller failed; its own words are above")
    return work / "dist" / (f"{NAME}.app" if sys.platform == "darwin" else NAME)


def assemble(built: Path, stage: Path) -> Path:
    """Put the program and what belongs beside it into ``stage``; the program to start."""
    if sys.platform == "darwin":
        program = stage / built.name / "Contents/MacOS" / NAME
        shutil.copytree(built, stage / built.name, symlinks=True)
    else:
        program = stage / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
        shutil.copytree(built, stage, symlinks=True)
    for source in (ROOT / "LICENSE", ROOT / "CREDITS.md", PACKAGING / "READ-ME.txt"):
        shutil.copy(source, stage)
    if sys.platform == "linux":
        # Some file managers ask before they launch an entry that is not executable.
        shutil.copy(PACKAGING / "linux/umbrella-solstis.desktop", stage / f"{NAME}.desktop")
        (stage / f"{NAME}.desktop").chmod(0o755)
        share = stage / "share"
        shutil.copytree(PACKAGING / "linux", share, ignore=shutil.ignore_patterns("*.desktop"))
        if (ROOT / "assets/art/icon.png").exists():
            shutil.copy(ROOT / "assets/art/icon.png", share / "umbrella-solstis.png")
    collect(stage / "licenses")
    return program


def check(program: Path) -> str:
    """Let the program check itself, far from home; what it said. Raises PackageError."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "HOME", "USERPROFILE", "APPDATA", "DISPLAY")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    done = subprocess.run(
        [str(program), "--self-check"],
        cwd=Path(program.anchor),
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=CHECK_SECONDS,
        check=False,
    )
    if done.returncode:
        raise PackageError(f"the built program failed its check:\n{done.stdout}{done.stderr}")
    return done.stdout


def files(stage: Path) -> list[tuple[int, str]]:
    """Size and name of every file, the largest first; links count nothing."""
    paths = (path for path in stage.rglob("*") if path.is_file() and not path.is_symlink())
    found = [(path.stat().st_size, path.relative_to(stage).as_posix()) for path in paths]
    return sorted(found, reverse=True)


def explain(name: str) -> str:
    """Why a file may be large, "" if nobody said so."""
    base = name.rpartition("/")[2]
    return next((why for shape, why in REASONS.items() if re.fullmatch(shape, base)), "")


def needed_glibc(stage: Path) -> str:
    """The version of the C library that the program asks for on Linux."""
    newest = 0
    for path in stage.rglob("*"):
        if path.is_file() and (".so" in path.name or path.name == NAME):
            newest = max([newest, *map(int, GLIBC.findall(path.read_bytes()))])
    return f"2.{newest}"


def report(stage: Path, archive: Path) -> None:
    """Print the sizes; raises PackageError for what is too large or not explained."""
    found = files(stage)
    unpacked, packed = sum(size for size, _ in found), archive.stat().st_size
    print(f"{archive.name}: {packed / 1e6:.1f} MB, unpacked {unpacked / 1e6:.1f} MB")
    if sys.platform == "linux":
        print(f"needs glibc {needed_glibc(stage)} or newer")
    print("files over 1 MB:")
    strange = []
    for size, name in found:
        if size < LARGE:
            break
        print(f"  {size / 1e6:5.1f} MB  {name}: {explain(name) or 'NOT EXPLAINED'}")
        strange += [] if explain(name) else [name]
    if strange:
        raise PackageError(f"nobody has explained {', '.join(strange)}; say why in {__name__}")
    if packed > MOST_PACKED or unpacked > MOST_UNPACKED:
        raise PackageError("it is larger than 60 MB packed or 120 MB unpacked")


def make(out: Path, work: Path) -> Path:
    """Build, pack, and check what is in the archive; its path in ``out``. Raises PackageError."""
    stage = work / title()
    program = assemble(build(work), stage)
    out.mkdir(parents=True, exist_ok=True)
    archive = pack(stage, out)
    report(stage, archive)
    with tempfile.TemporaryDirectory() as folder:
        unpack(archive, Path(folder))
        found = Path(folder) / program.relative_to(work)
        print(check(found), end="")
        if sys.platform == "linux":
            print(starts(found))
    return archive


def starts(program: Path) -> str:
    """How long it takes from nothing to the first picture, against the same from source."""
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

    def best(*command: str) -> float:
        seconds = []
        for _ in range(STARTS):
            with tempfile.TemporaryDirectory() as data:
                start = time.perf_counter()
                line = [*command, "--frames", "1", "--size", "1920x1080", "--data-dir", data]
                subprocess.run(line, cwd=ROOT, env=environment, check=True)
                seconds.append(time.perf_counter() - start)
        return min(seconds)

    built, source = best(str(program)), best(sys.executable, "main.py")
    return f"first picture after {built:.2f} s, from source {source:.2f} s ({built / source:.2f})"


def main(argv: Sequence[str] | None = None) -> int:
    """Make the archive; 1 if that failed."""
    options = argparse.ArgumentParser(
        prog="python -m game.tools.package",
        description="Build the program for this system, check it, and pack it into one archive.",
    )
    options.add_argument("--out", type=Path, default=ROOT / "dist", help="where the archive goes")
    options.add_argument("--work", type=Path, help="keep what is built there, to look at")
    arguments = options.parse_args(argv)
    try:
        if arguments.work is not None:
            shutil.rmtree(arguments.work / title(), ignore_errors=True)
            arguments.work.mkdir(parents=True, exist_ok=True)
            archive = make(arguments.out, arguments.work.absolute())
        else:
            with tempfile.TemporaryDirectory() as folder:
                archive = make(arguments.out, Path(folder))
    except (PackageError, subprocess.TimeoutExpired, OSError) as error:
        print(f"The package was not made: {error}", file=sys.stderr)
        return 1
    print(archive)
    return 0


if __name__ == "__main__":
    sys.exit(main())
