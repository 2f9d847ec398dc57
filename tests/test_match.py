"""A match plays, takes back and survives as text; damaged text gives one sentence and no match."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.match import MAX_BYTES, Match, RecordError, read_record
from game.rules import umbrella
from game.rules.core import Move, Place, Rules
from game.rules.games import GAMES
from game.rules.umbrella.boards import BOARDS, LAYOUTS
from tests.toy import TOY


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def played(
    rules: Rules[Any], options: dict[str, Any], seed: int, plies: int, names: tuple[str, ...] = ()
) -> Match:
    """A match after that many random moves, or at its end."""
    match, rng = Match(rules, options, seed, names), Random(seed)
    while match.legal and match.ply < plies:
        match.play(rng.choice(match.legal))
    return match


def same(one: Match, other: Match) -> bool:
    return (
        one.rules is other.rules
        and one.options == other.options
        and one.seed == other.seed
        and one.names == other.names
        and one.moves == other.moves
        and one.states == other.states
    )


def signed(body: str) -> str:
    """The text with the checksum that fits, as someone who edits a record could write it."""
    return f"{body}checksum {hashlib.sha256(body.encode()).hexdigest()}\n"


def take(left: int) -> Move:
    return Move("take", (Place("pile", left),))


# play and undo


def test_play_moves_on_and_tells_what_happened() -> None:
    match = Match(TOY, {"seats": 2}, 0)
    before = match.state
    events = match.play(take(8))
    assert events == TOY.apply(before, take(8))[1]
    assert match.state == TOY.apply(before, take(8))[0]
    assert match.states == (before, match.state)
    assert (match.ply, match.moves) == (1, (take(8),))


def test_an_illegal_move_changes_nothing_and_is_explained() -> None:
    match = Match(TOY, {"seats": 2}, 1)
    with pytest.raises(ValueError, match=r"'take pile:2,0' cannot be played: player 2 .*'take'"):
        match.play(take(2))
    assert match.ply == 0


def test_nothing_is_played_after_the_end() -> None:
    match = played(TOY, {"seats": 1}, 0, 100)
    with pytest.raises(ValueError, match="the game is over"):
        match.play(take(0))


def test_undo_is_the_previous_state() -> None:
    match = played(TOY, {"seats": 2}, 3, 3)
    states, moves = match.states, match.moves
    assert match.can_undo
    assert match.undo() == moves[-1]
    assert match.states == states[:-1]
    assert match.legal == TOY.legal_moves(states[-2])
    match.undo()
    match.undo()
    assert not match.can_undo
    with pytest.raises(ValueError, match="no move to take back"):
        match.undo()


def test_a_decision_without_choice_is_forced() -> None:
    match = Match(TOY, {"seats": 2, "stones": 5}, 0)
    assert match.forced() is None
    match.play(take(2))
    match.play(take(1))
    assert match.forced() == take(0)
    match.play(take(0))
    assert match.forced() is None


def test_defaults_are_filled_in() -> None:
    assert Match(TOY, {}, 0).options == {"seats": 1, "stones": 10}
    with pytest.raises(ValueError, match="stones cannot be 7"):
        Match(TOY, {"stones": 7}, 0)


# records


def test_the_record_is_readable_text() -> None:
    match = played(TOY, {"seats": 2, "stones": 5}, 7, 0, ("Ines", "Jo Ann"))
    match.play(take(3))
    lines = match.record().splitlines()
    assert lines[:-1] == [
        "game toy",
        "rules 2",
        "options seats=2 stones=5",
        "seed 7",
        "name 0 Ines",
        "name 1 Jo Ann",
        "take pile:3,0",
    ]
    assert lines[-1].startswith("checksum ")


@pytest.mark.parametrize("plies", [0, 1, 3, 100])
def test_finished_and_unfinished_records_come_back(plies: int) -> None:
    for seats in TOY.SEATS:
        match = played(TOY, {"seats": seats}, plies, plies)
        assert same(read_record(match.record()), match)
        assert same(read_record(match.record().encode()), match)


@pytest.mark.parametrize(
    "text",
    [
        "R Y . G\nB W^ . .\n",
        "a=b c=d",
        "100% %0A %",
        "\r\n\t\x00\x1b",
        "12",
        "-3",
        "",
        " ",
        "é ß 漢\u2028\u00a0",
        "checksum 1\nchecksum 2",
    ],
)
def test_text_options_and_names_survive(text: str) -> None:
    match = played(TOY, {"seats": 2, "text": text}, 1, 2, ("", text or "x"))
    assert same(read_record(match.record()), match)


def test_line_ends_of_other_systems_are_no_damage() -> None:
    match = played(TOY, {"seats": 2}, 1, 4)
    record = match.record()
    assert same(read_record(record.replace("\n", "\r\n")), match)
    assert same(read_record(record + "\n\n"), match)
    assert same(read_record(record[:-1]), match)


BODY = played(TOY, {"seats": 2, "stones": 5}, 7, 3, ("Ines",)).record().rpartition("checksum")[0]

DAMAGE: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "nothing": (lambda: "", "no checksum"),
    "too large": (lambda: signed(BODY + "x" * MAX_BYTES), "too large"),
    "no text": (lambda: b"\xff\xfe\x00" + signed(BODY).encode(), "not text"),
    "half letters": (lambda: "\ud800" + signed(BODY), "not text"),
    "cut off": (lambda: BODY, "no checksum"),
    "checksum cut off": (lambda: signed(BODY)[:-9], "does not fit"),
    "changed": (lambda: signed(BODY).replace("seed 7", "seed 8"), "does not fit"),
    "something after": (lambda: signed(BODY) + "take pile:0,0\n", "no checksum"),
    "only a checksum": (lambda: signed(""), "Line 1 .* game"),
    "no game": (lambda: signed(BODY.replace("game", "gem")), "Line 1 .* game"),
    "unknown game": (lambda: signed(BODY.replace("game toy", "game chess")), "'chess'"),
    "no version": (lambda: signed(BODY.replace("rules 2\n", "")), "Line 2 .* rules"),
    "odd version": (lambda: signed(BODY.replace("rules 2", "rules two")), "Line 2 .*'two'"),
    "newer": (lambda: signed(BODY.replace("rules 2", "rules 3")), "newer version"),
    "no options": (lambda: signed(BODY.replace("options", "option")), "Line 3 .* options"),
    "empty option": (lambda: signed(BODY.replace("seats=2", "seats")), "Line 3 .* name=value"),
    "option twice": (lambda: signed(BODY.replace("stones=5", "seats=2")), "Line 3 .* name=value"),
    "unknown option": (lambda: signed(BODY.replace("stones", "rocks")), "options .*'rocks'"),
    "wrong option": (lambda: signed(BODY.replace("seats=2", "seats=9")), "options .*seats"),
    "wrong letters": (lambda: signed(BODY.replace("stones=5", "text=%FF")), "Line 3 .*not text"),
    "no seed": (lambda: signed(BODY.replace("seed 7\n", "")), "Line 4 .* seed"),
    "odd seed": (lambda: signed(BODY.replace("seed 7", "seed ٣")), "Line 4 .*number"),
    "long seed": (lambda: signed(BODY.replace("seed 7", "seed " + "7" * 5000)), "Line 4 .*number"),
    "odd name": (lambda: signed(BODY.replace("name 0", "name x")), "Line 5 .*name"),
    "name twice": (lambda: signed(BODY.replace("name 0", "name 0 A\nname 0")), "Line 6 .*name"),
    "name without seat": (lambda: signed(BODY.replace("name 0", "name 2")), "no seat"),
    "empty line": (lambda: signed(BODY + "\n"), "Line 9 .*empty"),
    "no move": (lambda: signed(BODY + "resign\n"), "Line 9 .*'resign' is not a move"),
    "no place": (lambda: signed(BODY + "take all\n"), "Line 9 .*'all' is not a place"),
    "illegal move": (lambda: signed(BODY + "take pile:9,0\n"), "Line 9 .*'take pile:9,0'"),
    "long line": (lambda: signed(BODY + "take " + "x" * 9000 + "\n"), r"Line 9 .* \.\.\.\.$"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_told_in_one_sentence(kind: str) -> None:
    make, sentence = DAMAGE[kind]
    with pytest.raises(RecordError, match=sentence) as caught:
        read_record(make())
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    assert len(text) < 500


def test_cutting_and_flipping_never_loads_another_match() -> None:
    match = played(TOY, {"seats": 3}, 5, 100, ("Ines", "", "Bo"))
    record, rng = match.record().encode(), Random(1)
    for _ in range(1500):
        text = bytearray(record)
        if rng.random() < 0.5:
            text[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
        else:
            start = rng.randrange(len(text))
            del text[start : start + rng.randint(1, 60)]
        with contextlib.suppress(RecordError):
            assert same(read_record(bytes(text)), match)


def test_noise_with_a_fitting_checksum_is_a_record_error_or_a_match() -> None:
    lines, rng = BODY.splitlines(keepends=True), Random(2)
    for _ in range(1500):
        text = lines.copy()
        line = rng.randrange(len(text))
        letters = list(text[line])
        letters[rng.randrange(len(letters))] = rng.choice("0159 =:.,%\nexéa-")
        text[line] = "".join(letters)
        if rng.random() < 0.3:
            rng.shuffle(text)
        with contextlib.suppress(RecordError):
            read_record(signed("".join(text)))


# the real game


@pytest.mark.parametrize("seats", umbrella.SEATS)
def test_random_games_of_umbrella_come_back(seats: int) -> None:
    for level in umbrella.OPTIONS["level"]:
        options = {"seats": seats, "level": level, "pass_face": "choose"}
        match = played(umbrella, options, level, 150 if level % 2 else 5000)
        assert same(read_record(match.record()), match)


def test_a_match_on_a_board_of_its_own_comes_back() -> None:
    options = {
        "seats": 2,
        "level": 4,
        "board": BOARDS[2].strip() + "\n",
        "layouts": LAYOUTS,
    }
    match = played(umbrella, options, 3, 60)
    assert same(read_record(match.record()), match)
    assert match.options["board"] == options["board"]


@pytest.mark.parametrize("text", ["level 9", "5", "", "level 1\n?", "x" * 5000, "group 5 0,0"])
@pytest.mark.parametrize("name", ["board", "layouts"])
def test_a_wrong_board_in_a_record_is_told(name: str, text: str) -> None:
    body = Match(umbrella, {"seats": 2}, 1).record().rpartition("checksum")[0]
    value = text.replace(" ", "%20").replace("\n", "%0A")
    with pytest.raises(RecordError, match="options of this record do not work"):
        read_record(signed(body.replace("\nseed", f" {name}={value}\nseed")))


def test_damage_to_a_record_of_umbrella() -> None:
    options = {"seats": 4, "level": 4, "board": BOARDS[4], "layouts": LAYOUTS}
    match = played(umbrella, options, 8, 40, ("Ines", "", "Bo"))
    record, rng = match.record(), Random(3)
    for _ in range(300):
        text = bytearray(record.encode())
        text[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
        with contextlib.suppress(RecordError):
            assert same(read_record(bytes(text)), match)
        with pytest.raises(RecordError):
            read_record(record[: rng.randrange(len(record) - 1)])
    body = record.rpartition("checksum")[0]
    for _ in range(600):
        letters = list(body)
        for _ in range(rng.randint(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice("0159 =:.,%|><\nexé-RG")
        with contextlib.suppress(RecordError):
            read_record(signed("".join(letters)))
