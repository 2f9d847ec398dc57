"""Inputs of every file that the program reads, damaged at random; what reads them says one
sentence or reads them, within a moment."""

from __future__ import annotations

import contextlib
import hashlib
import json
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.levels import LevelError, load_mountains, load_scoreboard, load_starts, load_table
from game.match import Match, RecordError, read_record
from game.records import RecordsError, read_results, results_text
from game.rules.games import GAMES
from game.saves import Journal, Save, SaveError, read_entry, read_save, sealed, setup_of
from game.settings import Settings, SettingsError, read_settings, settings_text
from game.sharing import CodeError, read_code, share_code
from tests.test_records import RESULTS

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 5.0
"""Seconds after which an input counts as a hang."""
LOADERS = {
    "umbrella/scoreboard": load_scoreboard,
    "umbrella/table": load_table,
    "umbrella/start": load_starts,
    "solstis/table": load_mountains,
}


class Fuzz(NamedTuple):
    """One kind of input: how many the soak tries, how they are made, and what reads them."""

    inputs: int
    make: st.SearchStrategy[Any]
    read: Callable[[Any], None]


@cache
def matches() -> tuple[Match, ...]:
    """A few matches of both games, some of them finished."""
    found = []
    cases: list[tuple[str, dict[str, Any], int]] = [
        ("umbrella", {"seats": 1}, 9999),
        ("umbrella", {"seats": 4, "level": 4, "pass_face": "choose"}, 25),
        ("solstis", {"seats": 2}, 9999),
    ]
    for number, (game, options, moves) in enumerate(cases):
        match, rng = Match(GAMES[game], options, number, ["Åsa", "李", "x y", "%"]), Random(number)
        match.names = match.names[: options["seats"]]
        while match.ply < moves and not match.state.over:
            match.play(rng.choice(match.legal))
        for _ in range(min(3, match.ply) if moves < 100 else 0):
            match.undo()
        found.append(match)
    return tuple(found)


def saves() -> list[str]:
    date = datetime(2026, 1, 1)
    return [
        sealed(Journal(Save("20260101-abcdef", setup_of(m), m, date, date)).lines()).decode()
        for m in matches()
    ]


PIECES = st.sampled_from(
    [
        *("", " ", "\n", "\0", "-1", "0", "99999999999999999999", "1e9", "NaN", "é", "\ud7ff", "%"),
        *("%00", "%FF", "=", "seats=9", "seats=1", "level=4", "name 0 x", "name 9 x", "game chess"),
        *("slide stage.0:0,0 stage.0:0,0", "decline choice:0,0", "rules 0", "seed -5", "\r\n", ";"),
    ]
)


@st.composite
def damaged(draw: st.DrawFn, texts: list[str], seal: Callable[[str], str] | None) -> bytes:
    """One of the texts with a few changes; often with checksums that fit again."""
    text = draw(st.sampled_from(texts))
    by_line = draw(st.booleans())
    parts: list[str] = text.split("\n") if by_line else list(text)
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(parts)))
        change = draw(st.sampled_from(("insert", "replace", "remove", "double", "cut", "swap")))
        if change == "insert":
            parts.insert(place, draw(PIECES | st.text(max_size=12)))
        elif change == "replace" and place < len(parts):
            parts[place] = draw(PIECES | st.text(max_size=12))
        elif change == "remove":
            del parts[place : place + draw(st.integers(1, 3))]
        elif change == "double":
            parts[place:place] = parts[place : place + draw(st.integers(1, 3))]
        elif change == "cut":
            del parts[place:]
        elif change == "swap" and 0 < place < len(parts):
            parts[place - 1], parts[place] = parts[place], parts[place - 1]
    text = ("\n" if by_line else "").join(parts)
    if seal is not None and draw(st.booleans()):
        text = seal(text)
    return text.encode("utf-8", errors="surrogatepass")


def resigned(text: str) -> str:
    """A record with the checksum that fits."""
    body = text.rpartition("checksum ")[0] or text
    digest = hashlib.sha256(body.encode("utf-8", errors="surrogatepass")).hexdigest()
    return f"{body}checksum {digest}\n"


def resealed(text: str) -> str:
    """A saved match with both checksums."""
    lines = [line for line in text.split("\n") if not line.startswith(("checksum ", "sum "))]
    first = next((n for n, line in enumerate(lines) if line.startswith("game ")), len(lines))
    head = "".join(f"{line}\n" for line in lines[:first])
    whole = head + resigned("".join(f"{line}\n" for line in lines[first:] if line))
    digest = hashlib.sha256(whole.encode("utf-8", errors="surrogatepass")).hexdigest()
    return f"{whole}sum {digest}\n"


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["slow", "umbrella", "Ines", 1, 4]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
KEYS = st.sampled_from([*vars(Settings()), "version", "results", "later"])


def tables() -> st.SearchStrategy[bytes]:
    """JSON of any values under the keys that are known."""
    return st.dictionaries(KEYS, VALUES, max_size=8).map(lambda table: json.dumps(table).encode())


def levels() -> st.SearchStrategy[tuple[str, bytes]]:
    """Level files by name, damaged."""
    paths = sorted((ROOT / "levels").rglob("*.tmx"))
    texts = {path: [path.read_text("utf-8")] for path in paths}
    return st.sampled_from(paths).flatmap(
        lambda path: damaged(texts[path], None).map(
            lambda data: (f"{path.parent.name}/{path.name}", data)
        )
    )


# what reads them


def read_any_record(data: bytes) -> None:
    try:
        match = read_record(data)
    except RecordError:
        return
    assert read_record(match.record()).states == match.states


def read_any_save(data: bytes) -> None:
    try:
        save = read_save(data, "20260101-abcdef")
    except SaveError:
        pass
    else:
        again = read_save(sealed(Journal(save).lines()), save.ident)
        assert again.match.states == save.match.states
        assert again.setup == save.setup
    with contextlib.suppress(SaveError):
        read_entry(data[:16_384], "20260101-abcdef")


def read_any_settings(data: bytes) -> None:
    try:
        found = read_settings(data)
    except SettingsError:
        return
    again = read_settings(settings_text(found.settings.values(), {}))
    assert (again.settings, again.broken) == (found.settings, [])


def read_any_results(data: bytes) -> None:
    try:
        found, _, _ = read_results(data)
    except RecordsError:
        return
    assert read_results(results_text(found))[0] == found


def read_any_code(text: str) -> None:
    try:
        game, options, seed = read_code(text)
    except CodeError:
        return
    assert read_code(share_code(game, options, seed)) == (game, options, seed)


def read_any_level(named: tuple[str, bytes]) -> None:
    name, data = named
    load = next(load for word, load in LOADERS.items() if name.startswith(word))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / Path(name).name
        path.write_bytes(data)
        said = ""
        try:
            load(path)
        except LevelError as error:
            said = str(error)
        assert not said or said.startswith(path.name)


def kinds() -> dict[str, Fuzz]:
    """Every kind of input, 20,000 in all."""
    records = [match.record() for match in matches()]
    stored = settings_text(Settings().values(), {}).decode()
    results = results_text(RESULTS).decode()
    return {
        "records": Fuzz(5_000, damaged(records, resigned), read_any_record),
        "bytes": Fuzz(1_000, st.binary(max_size=400), read_any_record),
        "saves": Fuzz(4_000, damaged(saves(), resealed), read_any_save),
        "settings": Fuzz(3_000, tables() | damaged([stored], None), read_any_settings),
        "results": Fuzz(2_000, tables() | damaged([results], None), read_any_results),
        "codes": Fuzz(1_000, st.text(max_size=20), read_any_code),
        "levels": Fuzz(4_000, levels(), read_any_level),
    }


NAMES = ("records", "bytes", "saves", "settings", "results", "codes", "levels")


def fuzz(name: str, part: float) -> None:
    """Try that part of the inputs of one kind."""
    kind = kinds()[name]

    @settings(
        max_examples=max(1, round(kind.inputs * part)),
        deadline=None,
        database=None,
        derandomize=part < 1,
        suppress_health_check=list(HealthCheck),
    )
    @given(kind.make)
    def check(data: Any) -> None:
        start = time.perf_counter()
        kind.read(data)
        assert time.perf_counter() - start < PATIENCE, "that was a hang"

    check()
