"""Gamepads: which are there, and what their events mean.

A pad is known by its instance id, never by an index. One that SDL has a mapping for is read
through controller events; any other one through joystick events and a layout that a person told
(by GUID), once it has been pressed. No pad gets two families of events: those of the other family
are dropped here. Blocking joystick events in SDL would silence the controllers, which listen to
them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.input.brand import brand_of, vendor_of
from game.input.controls import ACTIONS, CONTROLS, PADS, STICK, TRIGGERS, actions_of, look_of
from game.input.intent import Intent
from game.input.steering import Steering
from game.input.twins import Edge, Twins

HEARTBEAT = 2.0
"""Seconds between looks for pads whose going was never told."""
FULL = 32767
PRESSED, RELEASED = 0.5, 0.3
"""Parts of the way from its rest at which a trigger counts as down and as up."""
HALF = 0.01
"""How exactly a trigger must say half its way to be taken for one at rest."""
MOVED = 0.5
"""How far an axis of an unknown pad must go from its rest to count."""
STEAM = 0x28DE
"""Vendor of the virtual pad that Steam puts beside a real one, which is then the better one."""

Listener = Callable[["Pad", str], None]


@dataclass
class Pad:
    """One pad that is plugged in; ``device`` is its name in intents."""

    id: int
    name: str
    guid: str
    source: controller.Controller | pygame.joystick.JoystickType
    mapped: bool
    steering: Steering = field(default_factory=Steering)
    held: set[str] = field(default_factory=set)
    rests: dict[int, float] = field(default_factory=dict)
    layout: dict[str, str] = field(default_factory=dict)
    """Of an unknown pad: what it calls each control ("b3", "h0up", "a1-") -> the control."""

    @property
    def device(self) -> str:
        return f"pad:{self.id}"

    @property
    def brand(self) -> str:
        return brand_of(self.guid, self.mapped)

    @property
    def there(self) -> bool:
        """Whether SDL still has it."""
        if isinstance(self.source, controller.Controller):
            return self.source.attached()
        return self.source.get_init()


class Pads:
    """All pads; ``read`` turns an event of one into intents, ``tick`` lets time go on.

    ``lost`` and ``strange`` are lists for the program to empty: pads that went, and unknown ones
    that were pressed. ``merged`` are pairs (ghost, kept) of devices found to be one pad.
    """

    def __init__(self) -> None:
        self.by_id: dict[int, Pad] = {}
        self.lost: list[Pad] = []
        self.strange: list[Pad] = []
        self.merged: list[tuple[str, str]] = []
        self.listener: Listener | None = None
        """Given every control that is pressed, instead of its being acted on."""
        self.seated: Callable[[str], bool] = lambda device: False
        """Whether a device has a seat; two that have are two people."""
        self.layouts: dict[str, dict[str, str]] = {}
        self.dead = 0.25
        self.glyphs = "auto"
        self._aliases: dict[str, str] = {}
        self._twins = Twins()
        self._now = self._beat = 0.0
        self.bind({}, False)

    def start(self) -> None:
        """Begin to hear of pads; those already there are told by the first events."""
        # Buttons go by their place; which letters they bear is a matter of pictures.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        controller.init()

    # -- settings ------------------------------------------------------------------------------

    def bind(self, changed: Mapping[str, str], swap: bool) -> None:
        """Use these controls for actions; no name means the usual one."""
        self.controls = actions_of(changed, swap)
        self._actions: dict[str, str] = {}
        for action, control in self.controls.items():
            self._actions.setdefault(control, action)

    def set_dead(self, dead: float) -> None:
        """Use this dead zone, a part of the stick's way."""
        self.dead = dead
        for pad in self.by_id.values():
            pad.steering.dead = dead

    def learn(self, pad: Pad, layout: Mapping[str, str]) -> None:
        """A person told what the controls of an unknown pad are: control -> its own name."""
        self.layouts[pad.guid] = dict(layout)
        for each in self.by_id.values():
            if each.guid == pad.guid and not each.mapped:
                each.layout = {own: control for control, own in layout.items()}
                each.held.clear()

    def look(self, pad: Pad) -> str:
        """What hints for this pad are drawn for."""
        brand = pad.brand if self.glyphs == "auto" else self.glyphs
        return look_of(f"pad:{brand}", ACTIONS, self.controls)

    @property
    def plain(self) -> str:
        """The look of no certain pad."""
        brand = "position" if self.glyphs == "auto" else self.glyphs
        return look_of(f"pad:{brand}", ACTIONS, self.controls)

    def pad(self, device: str) -> Pad | None:
        """The pad of that name, if it is there."""
        return next((pad for pad in self.by_id.values() if pad.device == device), None)

    # -- events --------------------------------------------------------------------------------

    def read(self, event: pygame.event.Event) -> list[Intent]:
        """The intents of one event; events of pads that nobody announced are dropped."""
        kind = event.type
        if kind in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._open(event.device_index)
        elif kind in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            return self._gone(event.instance_id)
        pad = self.by_id.get(getattr(event, "instance_id", -1))
        if pad is None:
            return []
        if pad.mapped:
            return self._controller(pad, event)
        return self._joystick(pad, event)

    def tick(self, seconds: float) -> list[Intent]:
        """The repeats that became due, and every two seconds a look for pads that are gone."""
        self._now += seconds
        said = []
        for pad in self.by_id.values():
            direction = pad.steering.tick(seconds)
            if direction is not None and pad.device not in self._aliases:
                said.append(Intent(pad.device, direction))
        self._beat += seconds
        if self._beat >= HEARTBEAT:
            self._beat = 0.0
            for pad in [pad for pad in self.by_id.values() if not pad.there]:
                said += self._gone(pad.id)
        return said

    def rescan(self) -> None:
        """Open what is there and not yet open, after events were lost."""
        for index in range(pygame.joystick.get_count()):
            self._open(index)

    def clear(self) -> list[Intent]:
        """Forget what is held, as when the window lost the focus."""
        said = []
        for pad in self.by_id.values():
            pad.steering.clear()
            skip = self.controls["skip"]
            if skip in pad.held:
                said.append(Intent(pad.device, "skip", held=False))
            pad.held.clear()
        return said

    def shake(self, device: str, low: float, high: float, milliseconds: int) -> None:
        """Let a pad rumble, never without an end."""
        pad = self.pad(device)
        if pad is not None and milliseconds > 0:
            # The answer is no help: some pads say yes without a motor.
            pad.source.rumble(low, high, milliseconds)

    def still(self) -> None:
        """Stop every rumble."""
        for pad in self.by_id.values():
            pad.source.stop_rumble()

    # -- coming and going ----------------------------------------------------------------------

    def _open(self, index: int) -> None:
        try:
            mapped = controller.is_controller(index)
            source = controller.Controller(index) if mapped else pygame.joystick.Joystick(index)
            stick = source.as_joystick() if isinstance(source, controller.Controller) else source
            number, guid, name = stick.get_instance_id(), stick.get_guid(), stick.get_name()
        except (pygame.error, SystemError):
            return  # gone again before it could be opened
        if number in self.by_id:
            return
        pad = Pad(number, name, guid, source, mapped, Steering(self.dead))
        if not mapped:
            layout = self.layouts.get(guid, {})
            pad.layout = {own: control for control, own in layout.items()}
        self.by_id[number] = pad

    def _gone(self, number: int) -> list[Intent]:
        pad = self.by_id.pop(number, None)
        if pad is None:
            return []
        self.lost.append(pad)
        self._twins.forget(pad.device)
        self._aliases = {
            ghost: kept for ghost, kept in self._aliases.items() if pad.device not in (ghost, kept)
        }
        return [Intent(pad.device, "skip", held=False)] if self.controls["skip"] in pad.held else []

    # -- pads with a mapping -------------------------------------------------------------------

    def _controller(self, pad: Pad, event: pygame.event.Event) -> list[Intent]:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            known = 0 <= event.button < len(CONTROLS)
            return self._edge(pad, CONTROLS[event.button], down) if known else []
        if event.type != pygame.CONTROLLERAXISMOTION:
            return []
        value = max(-1.0, event.value / FULL)
        if event.axis in STICK:
            return self._step(pad, pad.steering.stick(STICK[event.axis], value))
        if event.axis in TRIGGERS:
            return self._trigger(pad, event.axis, TRIGGERS[event.axis], value)
        return []

    def _trigger(self, pad: Pad, axis: int, control: str, value: float) -> list[Intent]:
        """A trigger; one whose first word is half its way rests there until it is seen lower."""
        first = value if abs(value - 0.5) < HALF else 0.0
        rest = pad.rests[axis] = min(pad.rests.get(axis, first), value)
        part = (value - rest) / (1 - rest)
        if part > PRESSED and control not in pad.held:
            return self._edge(pad, control, True)
        if part < RELEASED and control in pad.held:
            return self._edge(pad, control, False)
        return []

    # -- pads without one ----------------------------------------------------------------------

    def _joystick(self, pad: Pad, event: pygame.event.Event) -> list[Intent]:
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._own(pad, f"b{event.button}", event.type == pygame.JOYBUTTONDOWN)
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            hat = f"h{event.hat}"
            ways = {"left": x < 0, "right": x > 0, "up": y > 0, "down": y < 0}
            return [i for way, on in ways.items() for i in self._own(pad, f"{hat}{way}", on)]
        if event.type == pygame.JOYAXISMOTION:
            rest = pad.rests.setdefault(event.axis, float(round(event.value)))
            value = event.value - rest
            said = []
            for sign, on in (("-", value < -MOVED), ("+", value > MOVED)):
                said += self._own(pad, f"a{event.axis}{sign}", on)
            return said
        return []

    def _own(self, pad: Pad, own: str, down: bool) -> list[Intent]:
        """A control of an unknown pad by its own name; unchanged ones say nothing."""
        control = pad.layout.get(own, own)
        if down == (control in pad.held):
            return []
        return self._edge(pad, control, down)

    # -- what it means -------------------------------------------------------------------------

    def _edge(self, pad: Pad, control: str, down: bool) -> list[Intent]:
        """A control went down or up."""
        if not down and control not in pad.held:
            return []  # let go of what was pressed before it counted
        (pad.held.add if down else pad.held.discard)(control)
        self._mirror(pad, control, down)
        if pad.device in self._aliases:
            return []
        if self.listener is not None:
            if down:
                self.listener(pad, control)
            return []
        if not pad.mapped and not pad.layout:
            # Only a button shows that somebody holds it; sensors move by themselves.
            if down and control.startswith("b") and pad not in self.strange:
                self.strange.append(pad)
            return []
        if control in PADS:
            return self._step(pad, pad.steering.button(PADS[control], down))
        action = self._actions.get(control)
        if action is None or not (down or action == "skip"):
            return []
        return [Intent(pad.device, action, held=down)]

    def _step(self, pad: Pad, direction: str | None) -> list[Intent]:
        if direction is None or pad.device in self._aliases or self.listener is not None:
            return []
        return [Intent(pad.device, direction)]

    def _mirror(self, pad: Pad, control: str, down: bool) -> None:
        """Note the edge, and make one pad of two that mirror each other."""
        pair = self._twins.note(Edge(self._now, pad.device, control, down))
        if pair is None or (self.seated(pair[0]) and self.seated(pair[1])):
            return
        kept, ghost = pair
        other = self.pad(ghost)
        if other is not None and vendor_of(other.guid) == STEAM:
            kept, ghost = ghost, kept
        self._aliases[ghost] = kept
        self.merged.append((ghost, kept))
