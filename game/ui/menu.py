"""Menus: widgets on the canvas with one focus, moved by keys and pointer alike.

Hovering focuses; a press and its release on the same widget act, moving away before the release
cancels. Directions go where ``game.focus`` says, and around the end of a row or column.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.focus import nearest
from game.input import DIRECTIONS, Intent
from game.ui.widgets import Widget
from game.view.canvas import Canvas


class Menu:
    """The widgets of one scene; ``focus`` is the key of the focused one.

    ``handle`` answers whether anything changed that needs drawing.
    """

    def __init__(self, widgets: Sequence[Widget], focus: str | None = None) -> None:
        self.widgets: dict[str, Widget] = {}
        self.focus = ""
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
                return

    @property
    def focused(self) -> Widget:
        return self.widgets[self.focus]

    def handle(self, intent: Intent) -> bool:
        """React to one intent of any device."""
        if intent.pos is not None:
            return self._pointer(intent.action, intent.pos)
        if intent.action in DIRECTIONS:
            return self._move(intent.action)
        if intent.action == "confirm":
            self.focused.act()
            return True
        return False

    def _stops(self) -> dict[str, Widget]:
        return {key: widget for key, widget in self.widgets.items() if widget.stop}

    def _move(self, direction: str) -> bool:
        here = self.focused
        if here.turn(direction):
            return True
        areas = {key: widget.box for key, widget in self._stops().items()}
        key = nearest(self.focus, direction, areas, wrap=True)
        if key is None:
            return False
        there = self.widgets[key]
        if there.group and there.group != here.group:
            there = self._chosen(there)
        self.focus = there.key
        # As with radio buttons everywhere: to move within a group is to choose.
        if there.group and there.group == here.group:
            there.act()
        return True

    def _chosen(self, member: Widget) -> Widget:
        """The chosen one in the group of a widget, where keys come in."""
        for widget in self._stops().values():
            if widget.group == member.group and widget.chosen:
                return widget
        return member

    def _pointer(self, action: str, pos: tuple[float, float]) -> bool:
        key = next((k for k, widget in self._stops().items() if widget.box.holds(pos)), None)
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
        for key, widget in self.widgets.items():
            if key != self.focus:
                widget.draw(canvas, False, False)
        if self.focus in self.widgets:
            self.focused.draw(canvas, True, self._armed == self.focus)
