"""The music: sections of one to three stems that begin together on a bar line.

Each stem rings out over the beginning of the next section, on the other channel of its pair. The
same section never comes twice running, and rests of pure ambience come at random, so that nothing
is heard as a loop. All fades are made here, tick by tick, so that volume, mute and giving way to
effects reach everything that still sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.sound.catalog import Plan, StemSet, factor
from game.sound.loader import SOON, Loader
from game.sound.mixer import Clip, Mixer

PAIRS = {"bed": (0, 1), "lead": (2, 3), "beat": (4, 5)}
"""The channels of each role: one rings out while the other plays."""
CLOSE = 6
"""The channel of the closing bars."""
FIRST, GAP, RESULTS = 0.35, 1.2, 8.0
"""Seconds before the first section, between two pieces, and after the end of a match."""
FADE, HUSH = 0.9, 0.3
"""Seconds in which a piece that is left fades, and in which ``hush`` is reached."""
DUCK_IN, DUCK_OUT = 0.08, 0.9
"""Seconds to give way and to come back."""
RETRY = 0.1
"""Seconds until the next try if the first section is not decoded yet."""
AHEAD = 10.0
"""Seconds before a section ends in which the next one is decoded."""
PHRASE, PATIENCE, CLOSING = 8, 4, 4
"""Bars of a phrase, that a change of mood waits at most, and of the cadence."""
RESTS = (4, 6, 8, 12)
"""Bars of pure ambience between sections."""
KEPT = 2
"""Stems in memory beside those that play (12 MB each)."""
GENTLE = frozenset({"calm", "think", "results"})
"""Moods that change only where a section ends."""
LIVELY = 0.5
"""The tension from which on sections with a beat are preferred; without, below."""


class Section(NamedTuple):
    """Stems that begin at a time of the clock."""

    at: float
    stems: tuple[str, ...]
    trim: float


@dataclass
class Voice:
    """What one channel plays: its level, and from when and how long it fades."""

    level: float
    shown: float = -1.0
    fades_from: float = 0.0
    fade: float = 0.0

    def at(self, now: float) -> float:
        """Its level then; 0 once it has faded."""
        if not self.fade:
            return self.level
        left = 1 - (now - self.fades_from) / self.fade
        return self.level * max(0.0, min(1.0, left)) ** 2


class Music:
    """Plays the music of one game at a time by mood; ``volume`` 0..1, ``hush`` a further factor."""

    def __init__(
        self,
        mixer: Mixer,
        loader: Loader,
        folder: Path,
        plans: Mapping[str, Plan],
        chance: Random,
        clock: Callable[[], float],
    ) -> None:
        self._mixer, self._loader, self._folder = mixer, loader, folder
        self._plans, self._chance, self._clock = plans, chance, clock
        self.volume = self.hush = self._hushed = 1.0
        self.game = self.mood = ""
        self.tension = 0.0
        self.playing: Section | None = None
        self.next: Section | None = None
        self._voices: dict[int, Voice] = {}
        self._loaded: dict[str, None] = {}
        self._last: tuple[str, ...] = ()
        self._since_rest = self._side = 0
        self._duck = self._duck_to = 1.0
        self._duck_until = 0.0
        self._before = clock()

    # -- asking --------------------------------------------------------------------------------

    def to(self, game: str, mood: str, tension: float = 0.0) -> None:
        """Change what is played.

        Among gentle moods that happens where the section ends; otherwise at the next phrase of
        eight bars, or at the next bar if that is far. Another piece begins after a pause.
        """
        self.tension = tension
        if (game, mood) == (self.game, self.mood) or game not in self._plans:
            return
        last = self.game, self.mood
        self.game, self.mood = game, mood
        if not last[0]:
            self._plan(self._clock() + FIRST)
        elif game != last[0] or mood in ("title", "results"):
            self._leave(last)
        elif not (self.mood in GENTLE and last[1] in GENTLE):
            self._turn()

    def give_way(self, decibels: float, seconds: float) -> None:
        """Go down by ``decibels`` (negative) for so long; the deepest and longest request wins."""
        now, target = self._clock(), factor(decibels)
        if now >= self._duck_until or target < self._duck_to:
            self._duck_to = target
        self._duck_until = max(self._duck_until, now + seconds)

    def _leave(self, last: tuple[str, str]) -> None:
        """Fade, close the piece of a match with its own last bars, and begin another later."""
        now, plan = self._clock(), self._plans[last[0]]
        sounding = bool(self._voices)
        self._fade_all(FADE)
        self.playing = None
        pause = RESULTS if self.mood == "results" else GAP
        if self.mood == "title" and last[1] != "title" and sounding and self.volume > 0:
            clip = self._clip(plan.cadence)
            if clip is not None:
                self._begin(CLOSE, clip, factor(plan.gain.get(plan.cadence, 0.0)))
                pause = CLOSING * plan.bar + GAP
        self._plan(now + pause)

    def _turn(self) -> None:
        """Change at the next line that is near enough; what plays fades until then."""
        now, plan = self._clock(), self._plans[self.game]
        if self.playing is None:
            self._plan(now + FIRST)
            return
        line = _next_line(self.playing.at, now, PHRASE * plan.bar)
        if line - now > PATIENCE * plan.bar:
            line = _next_line(self.playing.at, now, plan.bar)
        self._plan(line)
        self._fade_all(max(line - now, 0.25))

    # -- each tick -----------------------------------------------------------------------------

    def tick(self) -> None:
        """Begin what is due, and bring all levels to where they belong."""
        now = self._clock()
        step, self._before = now - self._before, now
        goal, rate = (self._duck_to, DUCK_IN) if now < self._duck_until else (1.0, DUCK_OUT)
        self._duck += (goal - self._duck) * min(1.0, step / rate * 3)
        self._hushed += (self.hush - self._hushed) * min(1.0, step / HUSH * 3)
        if self.volume <= 0:
            # What plays goes on unheard, so that it is still there; nothing new is begun.
            self.next = None
            if now > self._end():
                self.playing = None
        elif self.next is not None:
            if now >= self.next.at:
                self._start(now)
        elif self.game and (self.playing is None or now > self._end() - AHEAD):
            self._plan(now + FIRST if self.playing is None else max(self._end(), now), rests=True)
        self._levels(now)

    def _end(self) -> float:
        return self.playing.at + self._plans[self.game].section if self.playing else 0.0

    def _plan(self, at: float, rests: bool = False) -> None:
        """Choose what comes next, and have it decoded."""
        plan = self._plans[self.game]
        mood = "calm" if self.mood == "results" else self.mood
        sets = [each for each in plan.moods.get(mood, ()) if each.stems != self._last]
        if not sets:
            self.next = None
            return
        if mood in ("calm", "think") and rests and self.playing is not None:
            at += self._rest() * plan.bar
        chosen = self._chance.choice(self._fitting(plan, sets))
        self.next = Section(at, chosen.stems, chosen.trim)
        for name in chosen.stems:
            self._clip(name)

    def _rest(self) -> int:
        """Bars of rest before the next section: at random, after three sections at the latest."""
        if self._since_rest >= 2 or self._chance.random() < 0.25:
            self._since_rest = 0
            return self._chance.choice(RESTS)
        self._since_rest += 1
        return 0

    def _fitting(self, plan: Plan, sets: list[StemSet]) -> list[StemSet]:
        """The sets of a match's mood with a beat if it is tense, without if it is not."""
        if self.mood not in ("calm", "think"):
            return sets
        lively = self.tension >= LIVELY
        fit = [
            each for each in sets if lively == any(plan.role[name] == "beat" for name in each.stems)
        ]
        return fit or sets

    def _start(self, now: float) -> None:
        section, plan = self.next, self._plans[self.game]
        assert section is not None
        clips = [self._clip(name) for name in section.stems]
        found = [clip for clip in clips if clip is not None]
        if len(found) < len(clips):
            # One bar later is still on a bar line; after silence nobody counts.
            self.next = section._replace(at=section.at + plan.bar if self.playing else now + RETRY)
            return
        at = section.at if now - section.at < 0.1 else now
        self.playing, self.next, self._last = section._replace(at=at), None, section.stems
        self._side ^= 1
        for name, clip in zip(section.stems, found, strict=True):
            channel = PAIRS[plan.role[name]][self._side]
            self._begin(channel, clip, factor(plan.gain.get(name, 0.0) + section.trim))
        kept = section.stems
        if self.mood != "title":
            self._clip(plan.cadence)
            kept += (plan.cadence,)
        self._drop_old(kept)

    # -- details -------------------------------------------------------------------------------

    def _clip(self, name: str) -> Clip | None:
        """The decoded stem; asks for it if it is not yet."""
        path = self._folder / "music" / f"{name}.ogg"
        self._loaded.pop(name, None)
        self._loaded[name] = None
        clip = self._loader.get(path)
        if clip is None:
            self._loader.want(path, SOON)
        return clip

    def _drop_old(self, kept: tuple[str, ...]) -> None:
        others = [name for name in self._loaded if name not in kept]
        for name in others[: max(0, len(others) - KEPT)]:
            del self._loaded[name]
            self._loader.drop(self._folder / "music" / f"{name}.ogg")

    def _begin(self, channel: int, clip: Clip, level: float) -> None:
        voice = self._voices[channel] = Voice(level)
        voice.shown = level * self._factor()
        self._mixer.play(channel, clip, voice.shown, voice.shown)

    def _fade_all(self, seconds: float) -> None:
        now = self._clock()
        for voice in self._voices.values():
            if not voice.fade:
                voice.fades_from, voice.fade = now, seconds

    def _factor(self) -> float:
        return self.volume * self._hushed * self._duck

    def _levels(self, now: float) -> None:
        """Set what changed; a channel that has faded is stopped."""
        whole = self._factor()
        for channel, voice in list(self._voices.items()):
            own = voice.at(now)
            if own == 0:
                self._mixer.stop(channel)
                del self._voices[channel]
                continue
            level = own * whole
            if abs(level - voice.shown) > 0.002 or (level == 0 and voice.shown):
                voice.shown = level
                self._mixer.level(channel, level, level)


def _next_line(start: float, now: float, every: float) -> float:
    """The next time after ``now`` that lies whole multiples of ``every`` after the start."""
    return start + every * (1 + int(max(0.0, now - start) / every))
