"""Menus: widgets on the canvas with one focus, moved by keys and pointer alike.

Hovering focuses; a press and its release on the same widget act, moving away before the release
cancels. Directions go where ``game.focus`` says, and around the end of a row or column.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.focus import nearest
from game.input import DIRECTIONS, Intent
from game.ui.flow import Flow
from game.ui.widgets import Widget
from game.view.canvas import Box, Canvas

STEP = 0.45
"""Part of the view that a direction scrolls where it finds no widget near."""


class Menu:
    """The widgets of one scene; ``focus`` is the key of the focused one.

    With a ``flow`` some of them scroll: the keys keep the focus in its view, the wheel brings it.

    ``handle`` answers whether anything changed that needs drawing.
    """

    def __init__(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        self.widgets: dict[str, Widget] = {}
        self.focus = ""
        self.flow: Flow | None = None
        self._armed: str | None = None
        self._pos = (-1.0, -1.0)
        self.replace(widgets, focus)

    def replace(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        """Show other widgets; the focus stays at its key if that is still there."""
        self.widgets = {widget.key: widget for widget in widgets}
        self._armed = None
        for key in (focus, self.focus, *self.widgets):
            if key in self._stops():
                self.focus = str(key)
                break
        self.reveal()

    @property
    def focused(self) -> Widget:
        return self.widgets[self.focus]

    def handle(self, intent: Intent) -> bool:
        """React to one intent of any device."""
        if intent.pos is not None:
            return self._pointer(intent.action, intent.pos)
        if intent.action in DIRECTIONS and self.widgets:
            return self._move(intent.action)
        if intent.action == "confirm" and self.widgets:
            self.reveal()
            self.focused.act()
            return True
        return self._scroll(intent)

    def _scroll(self, intent: Intent) -> bool:
        """Wheel and page keys; the focus comes along."""
        flow = self.flow
        if flow is None or not flow.room:
            return False
        if intent.action in ("up", "down"):
            return flow.by(STEP if intent.action == "down" else -STEP)
        if intent.action == "wheel":
            moved = flow.wheel(intent.amount)
        elif intent.action in ("previous", "next"):
            moved = flow.by(0.9 if intent.action == "next" else -0.9)
        else:
            return False
        if moved and self.focus in flow.mine and not flow.sees(self.focused.box):
            seen = [key for key in self._stops() if key in flow.mine and self._seen(key)]
            self.focus = seen[0] if seen else self.focus
        return moved

    def _seen(self, key: str) -> bool:
        flow, box = self.flow, self.widgets[key].box
        return flow is None or key not in flow.mine or flow.sees(box)

    def reveal(self) -> None:
        """Scroll to the focused widget, if it scrolls."""
        if self.flow is not None and self.focus in self.flow.mine:
            self.flow.reveal(self.focused)

    def _stops(self) -> dict[str, Widget]:
        return {key: widget for key, widget in self.widgets.items() if widget.stop}

    def _move(self, direction: str) -> bool:
        here = self.focused
        if here.turn(direction):
            return True
        flow = self.flow
        areas = {
            key: widget.box if flow is None else flow.unrolled(widget)
            for key, widget in self._stops().items()
        }
        key = nearest(self.focus, direction, areas)
        if flow is not None and direction in ("up", "down") and self._far(flow, key):
            moved = flow.by(STEP if direction == "down" else -STEP)
            if moved:
                return True
        if key is None and here.turns and flow is not None:
            key = _next_column(self.focus, direction, areas)
        key = key or nearest(self.focus, direction, areas, wrap=True)
        if key is None:
            self.reveal()
            return False
        there = self.widgets[key]
        if there.group and there.group != here.group:
            there = self._chosen(there)
        self.focus = there.key
        self.reveal()
        # As with radio buttons everywhere: to move within a group is to choose.
        if there.group and there.group == here.group:
            there.act()
        return True

    def _far(self, flow: Flow, key: str | None) -> bool:
        """Whether there is text to be read before that widget comes."""
        if key is None or key not in flow.mine:
            return bool(flow.room)
        box, view = self.widgets[key].box, flow.view
        return box.y > view.y + view.h * 1.4 or box.y + box.h < view.y - view.h * 0.4

    def _chosen(self, member: Widget) -> Widget:
        """The chosen one in the group of a widget, where keys come in."""
        for widget in self._stops().values():
            if widget.group == member.group and widget.chosen:
                return widget
        return member

    def _pointer(self, action: str, pos: tuple[float, float]) -> bool:
        stops, flow = self._stops().items(), self.flow
        key = next((k for k, widget in stops if widget.box.holds(pos)), None)
        if flow is not None and key in flow.mine and not flow.view.grown(8).holds(pos):
            key = next((k for k, w in stops if w.box.holds(pos) and k not in flow.mine), None)
        before = self.focus, self._armed
        if action == "release":
            armed, self._armed = self._armed, None
            if armed is not None and armed == key:
                self.widgets[armed].click(pos)
                return True
            return armed is not None
        # A pointer that rests must not take the focus back from the keys.
        if key is not None and (action == "press" or pos != self._pos):
            self.focus = key
        if action == "press":
            self._armed = key
        elif self._armed is not None and self._armed != key:
            self._armed = None
        self._pos = pos
        return before != (self.focus, self._armed)

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the focused one last so that its ring lies over its neighbors."""
        flow = self.flow
        if flow is not None:
            mine = [key for key in self.widgets if key in flow.mine and flow.shows(key)]
            flow.draw(canvas, lambda view: self._draw(view, mine))
        self._draw(canvas, [key for key in self.widgets if flow is None or key not in flow.mine])

    def _draw(self, canvas: Canvas, keys: Sequence[str]) -> None:
        for key in keys:
            if key != self.focus:
                self.widgets[key].draw(canvas, False, False)
        if self.focus in keys:
            self.focused.draw(canvas, True, self._armed == self.focus)


def _next_column(here: str, direction: str, areas: Mapping[str, Box]) -> str | None:
    """Up or down from the end of a column: where the column beside it begins, if there is one.

    Reading goes on there, and from the last column in the first one.
    """
    x, _, w, _ = areas[here]
    ahead = {k: b for k, b in areas.items() if b.x >= x + w}
    behind = {k: b for k, b in areas.items() if b.x + b.w <= x}
    if direction not in ("up", "down") or not (ahead or behind):
        return None
    if direction == "down":
        column = ahead or behind
        first = min(box.x for box in column.values())
        return min((k for k, b in column.items() if b.x < first + b.w), key=lambda k: column[k].y)
    column = behind or ahead
    last = max(box.x for box in column.values())
    return max((k for k, b in column.items() if b.x + b.w > last), key=lambda k: column[k].y)
