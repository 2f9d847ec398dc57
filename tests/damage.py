"""All the ways in which a file can be wrong, for tests of whatever reads files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

Damage = Callable[[Path], None]


def _cut(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _zeroed(path: Path) -> None:
    path.write_bytes(b"\0" * path.stat().st_size)


def _blank(path: Path) -> None:
    path.write_bytes(b" " * path.stat().st_size)


def _flipped(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0x10
    path.write_bytes(bytes(data))


def _wrong_types(path: Path) -> None:
    wrong = {"speed": 3, "names": {"a": 1}, "setups": [], "results": "none", "version": "x"}
    path.write_text(json.dumps(wrong), encoding="utf-8")


def _nan(path: Path) -> None:
    path.write_text('{"version": NaN, "speed": Infinity, "names": [NaN], "results": [NaN]}')


def _deep(path: Path) -> None:
    path.write_text('{"a":' * 50_000 + "1" + "}" * 50_000, encoding="utf-8")


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(50_000_000)


def _foreign(path: Path) -> None:
    path.write_text("[save]\nlevel=3\ngold=500\n", encoding="utf-8")


def _binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


def _latin1(path: Path) -> None:
    path.write_bytes(b"\xe9\xe8\xff" + path.read_bytes())


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_bytes(b"x")


def _gone(path: Path) -> None:
    path.unlink()


DAMAGES: dict[str, Damage] = {
    "cut": _cut,
    "empty": _empty,
    "zeroed": _zeroed,
    "blank": _blank,
    "flipped": _flipped,
    "wrong types": _wrong_types,
    "nan": _nan,
    "deep": _deep,
    "50 MB": _huge,
    "foreign": _foreign,
    "binary": _binary,
    "latin-1": _latin1,
    "folder": _folder,
    "gone": _gone,
}
