"""Menus: one focus for keys and pointer, what acts and what does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.input import Intent
from game.ui.menu import Menu
from game.ui.widgets import Button, Cell, Choice, Widget
from game.view.canvas import Box


class Board:
    """A menu whose widgets write down what they did."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.chosen = 2
        self.menu = Menu(self.widgets(), "play")

    def tell(self, what: object) -> Callable[[], None]:
        return lambda: self.done.append(what)

    def choose(self, number: int) -> None:
        self.chosen = number
        self.menu.replace(self.widgets())

    def widgets(self) -> list[Widget]:
        rows: list[Widget] = [
            Button(key, Box(100, 100 + 90 * row, 400, 70), key, self.tell(key))
            for row, key in enumerate(("play", "options", "quit"))
        ]
        cells = [
            Cell(
                f"cell{number}",
                Box(600 + 100 * number, 190, 90, 70),
                str(number),
                partial(self.choose, number),
                group="cells",
                chosen=number == self.chosen,
                enabled=number != 4,
            )
            for number in range(1, 5)
        ]
        values = [("a", "A"), ("b", "B"), ("c", "C")]
        choice = Choice("choice", Box(100, 400, 800, 70), "which", values, "b", self.done.append)
        return [*rows, *cells, choice]

    def say(self, *actions: str) -> str:
        for action in actions:
            self.menu.handle(Intent("keyboard", action))
        return self.menu.focus

    def mouse(self, action: str, x: float, y: float) -> bool:
        return self.menu.handle(Intent("mouse", action, (x, y)))


def test_keys_move_and_wrap() -> None:
    board = Board()
    assert board.say("down") == "options"
    assert board.say("down", "down") == "choice"
    assert board.say("down") == "play"
    assert board.say("up") == "choice"


def test_confirm_acts_on_the_focused_widget() -> None:
    board = Board()
    board.say("down", "confirm")
    assert board.done == ["options"]


def test_keys_enter_a_group_at_its_chosen_cell_and_choose_by_moving_on() -> None:
    board = Board()
    assert board.say("down", "right") == "cell2"
    assert board.chosen == 2
    assert board.say("right") == "cell3"
    assert board.chosen == 3


def test_a_disabled_cell_can_be_looked_at_and_not_chosen() -> None:
    board = Board()
    assert board.say("down", "right", "right", "right") == "cell4"
    board.say("confirm")
    assert board.chosen == 3


def test_left_and_right_change_a_choice_round_and_round() -> None:
    board = Board()
    board.say("down", "down", "down", "right", "right", "left", "confirm")
    assert board.done == ["c", "a", "c", "a"]
    assert board.menu.focus == "choice"


def test_hovering_focuses_and_a_resting_pointer_does_not() -> None:
    board = Board()
    assert board.mouse("point", 120, 290)
    assert board.menu.focus == "quit"
    board.say("up")
    assert not board.mouse("point", 120, 290)
    assert board.menu.focus == "options"
    assert not board.mouse("point", 20, 20)
    assert board.menu.focus == "options"


def test_press_and_release_on_the_same_widget_act() -> None:
    board = Board()
    board.mouse("press", 120, 210)
    assert board.done == []
    board.mouse("release", 130, 220)
    assert board.done == ["options"]


def test_moving_away_before_the_release_cancels() -> None:
    board = Board()
    board.mouse("press", 120, 210)
    board.mouse("point", 120, 120)
    board.mouse("release", 120, 210)
    board.mouse("press", 120, 120)
    board.mouse("release", 20, 20)
    assert board.done == []


def test_a_release_alone_does_nothing() -> None:
    board = Board()
    assert not board.mouse("release", 120, 120)
    assert board.done == []


def test_a_click_chooses_a_cell_that_hovering_did_not() -> None:
    board = Board()
    board.mouse("point", 720, 220)
    assert (board.menu.focus, board.chosen) == ("cell1", 2)
    board.mouse("press", 720, 220)
    board.mouse("release", 720, 220)
    assert board.chosen == 1


def test_the_arrows_of_a_choice_can_be_clicked() -> None:
    board = Board()
    for x in (500.0, 500.0, 860.0):
        board.mouse("press", x, 430)
        board.mouse("release", x, 430)
    assert board.done == ["a", "c", "a"]


def test_the_focus_stays_where_it_is_when_widgets_are_replaced() -> None:
    board = Board()
    board.say("down", "down")
    board.menu.replace(board.widgets())
    assert board.menu.focus == "quit"
    board.menu.replace([widget for widget in board.widgets() if widget.key != "quit"])
    assert board.menu.focus == "play"
