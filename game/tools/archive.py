"""Packs a folder into the archive of its system: the same bytes for the same files."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from game.version import VERSION

MOMENT = int(os.environ.get("SOURCE_DATE_EPOCH", "1767225600"))
"""The date of all files in it, in seconds since 1970."""
DATE = (2026, 1, 1, 0, 0, 0)


def pack(stage: Path, out: Path) -> Path:
    """The archive of ``stage`` in ``out``, and its checksum beside it.

    A zip file on Windows and macOS, where they open with a double-click; on Linux a tar.gz, which
    keeps links and what may be executed.
    """
    if sys.platform == "linux":
        archive = _tar(stage, out / f"{stage.name}.tar.gz")
    elif sys.platform == "darwin":
        archive = out / f"{stage.name}.zip"
        archive.unlink(missing_ok=True)
        # The only one that keeps the links and the signature of an app.
        command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent"]
        subprocess.run([*command, str(stage), str(archive)], check=True)
    else:
        archive = _zip(stage, out / f"{stage.name}.zip")
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    sums = archive.with_name(f"{archive.name}.sha256")
    sums.write_text(f"{digest}  {archive.name}\n", encoding="utf-8", newline="\n")
    return archive


def unpack(archive: Path, folder: Path) -> None:
    """Unpack it as the double-click of its system does."""
    if sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", str(archive), str(folder)], check=True)
    elif archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(folder)
    else:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="tar")


def _tar(stage: Path, path: Path) -> Path:
    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = MOMENT
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=MOMENT) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for each in [stage, *sorted(stage.rglob("*"))]:
            name = each.relative_to(stage.parent).as_posix()
            tar.add(each, name, recursive=False, filter=plain)
    return path


def _zip(stage: Path, path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        packed.comment = f"version {VERSION}".encode()
        for each in sorted(stage.rglob("*")):
            if each.is_file():
                info = zipfile.ZipInfo(each.relative_to(stage.parent).as_posix(), DATE)
                info.compress_type = zipfile.ZIP_DEFLATED
                info.external_attr = 0o644 << 16
                packed.writestr(info, each.read_bytes())
    return path
