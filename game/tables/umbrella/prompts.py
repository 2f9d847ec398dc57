"""What is asked of the one who decides, in one line."""

from __future__ import annotations

from game.rules.core import Place
from game.rules.umbrella import State
from game.tables.base import Aim
from game.tables.umbrella.preview import Lane
from game.text import Texts


def prompt(text: Texts, state: State, aim: Aim, name: str, lane: Lane | None) -> str:
    """The sentence of the prompt bar; ``name`` is whose decision it is."""
    if state.over:
        return text("prompt.over")
    if aim.thinking:
        return text("prompt.thinking", name=name)
    if not aim.targets:
        return ""
    if lane is not None:
        return _slide(text, lane, name)
    if state.phase == "slide":
        return _pick(text, aim, name)
    if state.phase == "claim" and aim.touched:
        return text("prompt.space", name=name)
    if state.phase == "cover" and aim.touched:
        return text("prompt.cover_space", name=name)
    if state.phase in ("swap", "exchange") and aim.touched:
        return text(f"prompt.{state.phase}_second", name=name)
    return text(f"prompt.{state.phase}", name=name)


def _pick(text: Texts, aim: Aim, name: str) -> str:
    if len(aim.touched) == 1:
        far = any(target.area.partition(".")[0] != "stage" for target in aim.targets)
        key, color = "prompt.side" if far else "prompt.line", color_word(text, aim.touched[0])
        return text(key, name=name, color=color)
    if len(aim.touched) == 2:
        return text("prompt.line", name=name, color=color_word(text, aim.touched[0]))
    return text("prompt.slide", name=name)


def color_word(text: Texts, slot: Place) -> str:
    """The name of the color that waits in a slot."""
    return text(("color.red", "color.yellow", "color.blue", "color.green")[slot.x])


def _slide(text: Texts, lane: Lane, name: str) -> str:
    where = "column" if lane.side % 2 == 0 else "row"
    words = text(
        f"prompt.into_{where}",
        name=name,
        color=text(f"color.{lane.color}"),
        number=lane.line + 1,
    )
    if lane.result.completes:
        return words + " " + text("prompt.completes", count=len(lane.result.completes))
    if lane.result.near:
        return words + " " + text("prompt.near", count=len(lane.result.near))
    return words
