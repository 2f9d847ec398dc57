"""The Solstis table against the rules: places, faces that stay hidden, previews, words."""

from __future__ import annotations

import itertools
import json
from random import Random

import pytest

from game.ai.players import PLAYERS, decide
from game.levels import load_all
from game.match import Match
from game.paths import ASSETS, LEVELS
from game.rules import solstis
from game.rules.core import Place, Token, Told
from game.rules.games import GAMES
from game.seats import Seat, Setup
from game.tables import make_table
from game.tables.base import Aim
from game.tables.solstis import SolstisTable, effects
from game.tables.solstis.faces import Faces, viewer
from game.tables.solstis.layout import Mountains
from game.tables.solstis.mountain import FEET
from game.tables.solstis.preview import preview
from game.tables.solstis.styles import STYLES
from game.text import Texts
from game.view.director import Director, standing
from game.view.layout import SMALLEST_TARGET
from game.view.timeline import Timeline
from tests.view.test_director import check_stands

NAMES = ("Ana", "Luc")
TEXTS = Texts(ASSETS / "text")


def new_match(seed: int, **options: object) -> Match:
    return Match(GAMES["solstis"], {"seats": 2, **options}, seed, NAMES)


def layout() -> Mountains:
    return Mountains(load_all(LEVELS, "solstis").tables[2])


def table(*players: str) -> SolstisTable:
    seats = tuple(Seat(name, player) for name, player in zip(NAMES, players, strict=True))
    made = make_table(Setup("solstis", {"seats": 2}, seats, 1), load_all(LEVELS, "solstis"), TEXTS)
    assert isinstance(made, SolstisTable)
    return made


def games(count: int) -> list[Match]:
    """Matches played at random, then greedily, to the end."""
    found = []
    for seed in range(count):
        match, rng = new_match(seed), Random(seed)
        while not match.state.over:
            if seed % 2:
                move = rng.choice(match.legal)
            else:
                move = decide(PLAYERS["greedy"], match.rules, match.state, match.state.seat, rng)
            match.play(move)
        found.append(match)
    return found


GAMES_PLAYED = games(24)


def test_every_kind_of_event_has_a_style_and_what_explains_has_words() -> None:
    seen = set()
    made = table("person", "greedy")
    for match in GAMES_PLAYED:
        for before, move in zip(match.states, match.moves, strict=False):
            _, events = match.rules.apply(before, move)
            seen |= {event.why for event in events}
            for event in events:
                words = made.notice(event)
                assert "{" not in words
                if isinstance(event, Told) and event.why not in ("turn",):
                    assert words, event
    assert {"capture", "second_chance", "lay", "rainbow", "displace", "evil", "cover"} <= seen
    assert seen <= set(STYLES)


def test_all_that_the_rules_may_tell_has_a_style_and_words() -> None:
    told = (solstis.__doc__ or "").partition("Told")[2]
    for why in STYLES:
        assert f"``{why}``" in (solstis.__doc__ or ""), why
    silent = {"turn", "evil_stays"}
    for why in STYLES:
        if f"``{why}``" in told and why not in silent:
            assert TEXTS.has(f"notice.{why}"), why


@pytest.mark.parametrize("seed", range(6))
def test_sprites_stand_at_their_places_after_any_skips(seed: int) -> None:
    match, rng = new_match(seed), Random(seed)
    home = layout()
    director = Director({0: home, 1: home}, STYLES, Timeline())
    director.snap(match.rules.tokens(match.state), match.state.seat)
    while not match.state.over:
        director.perform(match.play(rng.choice(match.legal)))
        assert director.table() == match.rules.tokens(match.state)
        for _ in range(rng.randrange(4)):
            director.timeline.advance(rng.random() * 0.5)
        if rng.random() < 0.5:
            director.timeline.finish()
            check_stands(match, director)
    director.timeline.finish()
    check_stands(match, director)


def test_a_tile_and_its_cell_are_one_place_on_the_screen() -> None:
    home = layout()
    for seat, left in ((0, 96), (1, 1024)):
        for face in ("red-1", "green-10", "purple-4", "pink-8"):
            cell = solstis.cell_of(face, seat)
            spot = home.spots(cell)[0]
            column = int(face.partition("-")[2])
            row = solstis.ROWS.index(face.partition("-")[0])
            assert (spot.x, spot.y) == (left + 80 * (column - 0.5), 584 - 80 * (row + 0.5))
    corner = home.spots(Place("square.0", 2, 1))[0]
    assert (corner.x, corner.y) == (96 + 240, 584 - 160)


def test_the_display_makes_room_and_stays_on_its_shelf() -> None:
    home = layout()
    for count in range(1, 16):
        tiles = {Place("display", x): Token("land", "red-1") for x in range(count)}
        wide = home.fit(tiles)
        shelf, area = wide.shelf(), wide.box("display")
        assert shelf.x >= area.x - 0.5
        spots = [wide.spots(Place("display", x))[0].x for x in range(max(6, count))]
        steps = {round(b - a, 6) for a, b in itertools.pairwise(spots)}
        assert len(steps) == 1
        assert steps.pop() >= SMALLEST_TARGET
        assert wide.fit(tiles) is wide


def test_everything_that_can_be_chosen_is_large_enough_and_on_the_screen() -> None:
    made = table("person", "person")
    for match in GAMES_PLAYED:
        for state in match.states:
            made.show(state, state.seat)
            made.ask(state, state.seat)
            for move in match.rules.legal_moves(state):
                for place in move.path:
                    box = made.boxes(place)[0]
                    assert min(box.w, box.h) >= SMALLEST_TARGET
                    assert box.x >= 0
                    assert box.x + box.w <= 1920
                    assert box.y >= 0
                    assert box.y + box.h <= 1080
                    assert made.pick(box.center, move.path, ()) == place


# -- hidden faces ------------------------------------------------------------------------------


def test_who_looks() -> None:
    person, computer = Seat("Ana"), Seat("Luc", "greedy")
    assert [viewer((person, computer), seat) for seat in (0, 1)] == [0, 0]
    assert [viewer((computer, person), seat) for seat in (0, 1)] == [1, 1]
    assert [viewer((person, person), seat) for seat in (0, 1)] == [0, 1]


def test_no_face_is_drawn_that_the_viewer_may_not_see() -> None:
    for match in GAMES_PLAYED[:8]:
        for state in match.states:
            tokens = match.rules.tokens(state)
            for eyes in (0, 1):
                faces = Faces(state, eyes)
                for place, token in tokens.items():
                    shown = faces.shown(place, token)
                    hidden = (
                        place.area in (f"hand.{1 - eyes}", "pile", "spirit_pile")
                        or (place.area == "display" and place.y == 1)
                        or (place.area == "choice" and state.drawn and state.seat != eyes)
                    )
                    assert shown == ("" if hidden else token.face), place


def test_the_list_of_unseen_tiles_is_what_the_viewer_cannot_see() -> None:
    for match in GAMES_PLAYED[:4]:
        for state in match.states:
            seen = {
                token.face
                for place, token in match.rules.tokens(state).items()
                if token.kind == "land" and Faces(state, 0).shown(place, token)
            }
            unseen = set(solstis.unseen(state, 0))
            assert not seen & unseen
            assert len(seen) + len(unseen) == 48


# -- previews ----------------------------------------------------------------------------------


def test_a_preview_of_a_capture_says_what_the_capture_does() -> None:
    seen = 0
    for match in GAMES_PLAYED:
        for before, move, after in zip(match.states, match.moves, match.states[1:], strict=False):
            if move.kind != "capture":
                continue
            found = preview(before, move.path[0])
            assert found is not None
            assert found.landing is not None
            seat = before.seat
            if not found.landing.displaces and after.stage == "turn":
                assert found.landing.after == match.rules.scores(after)[seat]
                seen += 1
            for cell in found.landing.cells:
                assert cell in match.rules.tokens(after)
    assert seen > 50


def test_a_hand_tile_shows_what_it_can_capture() -> None:
    for match in GAMES_PLAYED[:8]:
        for before, move, after in zip(match.states, match.moves, match.states[1:], strict=False):
            if move.kind != "play":
                continue
            found = preview(before, move.path[0])
            assert found is not None
            if after.phase == "capture" and after.pile == before.pile:
                legal = {option.path[0] for option in match.rules.legal_moves(after)}
                assert set(found.captures) == legal
            else:
                assert not found.captures


def test_only_a_step_that_told_nothing_may_be_taken_back() -> None:
    made = table("person", "person")
    taken = 0
    for match in GAMES_PLAYED[:8]:
        for before, after in zip(match.states, match.states[1:], strict=False):
            if made.may_take_back(before, after):
                taken += 1
                assert (before.seat, before.phase, after.phase) == (after.seat, "play", "capture")
                assert solstis.unseen(before, 1 - before.seat) != ()
                assert before.pile == after.pile
    assert taken


def test_fires_are_lit_one_after_the_other() -> None:
    home = layout()
    lit = 0
    for match in GAMES_PLAYED:
        director = Director({0: home, 1: home}, STYLES, Timeline())
        director.snap(match.rules.tokens(match.states[0]), 0)
        for before, move, after in zip(match.states, match.moves, match.states[1:], strict=False):
            director.perform(match.rules.apply(before, move)[1])
            fires = effects.kindled(before, after)
            found = effects.effects(after, director.cues, home, fires)
            director.timeline.finish()
            assert len(found) >= 2 * len(fires)
            lit += len(fires)
    assert lit > 5


def test_fires_stand_where_the_painting_has_its_crests() -> None:
    feet = json.loads((ASSETS / "art" / "solstis" / "fires.json").read_text(encoding="utf-8"))
    for fire, (x, y) in zip(solstis.FIRES, FEET, strict=True):
        face = f"{solstis.ROWS[fire[0][1]]}-{fire[0][0] + 1}" if len(fire) == 1 else "shared"
        assert feet[face] == [x, y]


# -- words -------------------------------------------------------------------------------------


def test_the_top_line_asks_every_decision() -> None:
    made = table("person", "person")
    for match in GAMES_PLAYED:
        for state in match.states:
            if not state.over:
                assert TEXTS.has(f"solstis.prompt.{state.phase}")
                assert TEXTS.has(f"solstis.key.{state.phase}")
                assert TEXTS.has(f"solstis.about.{state.phase}")
    assert made.automatic <= {"capture", "rainbow", "square", "meet", "deer", "beetle"} | {
        "cover",
        "pass",
    }


def test_every_spirit_has_a_name_and_a_sentence() -> None:
    sentences = json.loads((ASSETS / "text" / "en.json").read_text(encoding="utf-8"))
    for spirit in solstis.SPIRITS:
        assert sentences[f"spirit.{spirit}"]
        assert len(sentences[f"spirit.{spirit}.about"]) <= 58


def test_an_aim_of_nobody_previews_nothing() -> None:
    made = table("greedy", "greedy")
    match = new_match(1)
    made.show(match.state, 0)
    made.ask(match.state, 0)
    assert made.hidden(Aim(thinking=True)) == frozenset()
    assert made.lifted(Aim(thinking=True)) == {}


def test_standing_spots_of_both_hands_do_not_meet() -> None:
    bears = [{Place(f"square.{seat}"): Token("spirit", "bear")} for seat in (0, 1)]
    home, other = (layout().fit(tokens) for tokens in bears)
    left = [standing(home.spots(Place("hand.0", x))[0]) for x in range(4)]
    right = [standing(other.spots(Place("hand.1", x))[0]) for x in range(4)]
    assert [pose.x for pose in left] == sorted(pose.x for pose in left)
    assert [pose.x for pose in right] == sorted(pose.x for pose in right)
    for places, layouts in (("hand.0", home), ("hand.1", other)):
        tray = layouts.tray(int(places[-1]), 4)
        assert all(tray.holds(layouts.spots(Place(places, x))[0][:2]) for x in range(4))
    assert max(pose.x for pose in left) < min(pose.x for pose in right) - 400
    for slots in ((3, 3), (4, 3), (3, 4), (4, 4)):
        panel = home.prompt(slots)
        assert panel.w >= 480
        assert panel.x >= home.tray(0, slots[0]).x + home.tray(0, slots[0]).w
        assert panel.x + panel.w <= home.tray(1, slots[1]).x
