"""Saved and finished matches, and the results they leave behind."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime

from game.match import Match, RecordError, read_record
from game.notices import Notices
from game.records import RecordsError, Result, read_results, result_of, results_text
from game.saves import (
    Entry,
    Journal,
    Save,
    SaveError,
    read_entry,
    read_save,
    refused,
    sealed,
    setup_of,
)
from game.seats import Setup
from game.storage import Store, Writer

MATCHES, TRASH, EXPORTS, RESULTS = "matches", "deleted", "records", "results.json"
HEAD = 16_384
"""Bytes of a saved match that are enough for its entry."""
KEPT = 30
"""Deleted matches that can still be had back by hand."""


class Library:
    """The matches of one person."""

    def __init__(self, store: Store, writer: Writer, notices: Notices) -> None:
        self.store, self.writer, self.notices = store, writer, notices
        self._deleted: list[str] = []
        self._seen: dict[str, tuple[tuple[int, int], Entry]] = {}
        """Entries that were read, by name, with the time and size of their files."""

    # -- the list ------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All matches, the one played last first; those that cannot be read tell why."""
        self.writer.wait(1.0)
        found = [self._known(name) for name in self.store.names(MATCHES, ".txt")]
        return sorted(found, key=lambda entry: (entry.saved, entry.ident), reverse=True)

    def _known(self, name: str) -> Entry:
        """The entry as it was read before, if the file is still the same."""
        stamp = self.store.stamp(name)
        seen = self._seen.get(name)
        if seen is None or stamp is None or seen[0] != stamp:
            seen = stamp or (0, 0), self._entry(name)
            self._seen[name] = seen
        return seen[1]

    def _entry(self, name: str) -> Entry:
        ident = _ident(name)
        wrong = SaveError("saves.wrong.unreadable")
        for data, backup in self.store.versions(name, HEAD):
            try:
                return read_entry(data, ident)
            except SaveError as error:
                wrong = wrong if backup else error
                if error.key in KEEP:
                    break
        date = datetime.fromtimestamp(self.store.changed(name))
        return Entry(ident, date, date, wrong=wrong)

    def latest(self) -> Entry | None:
        """The match that "Continue" brings back."""
        entries = self.entries()
        return next((each for each in entries if not each.over and each.wrong is None), None)

    # -- one match -----------------------------------------------------------------------------

    def load(self, ident: str) -> Save:
        """The match, from its backup if it is damaged; raises SaveError and leaves it as it is."""
        from game.ai.players import PLAYERS  # not before: the title needs no opponents

        self.writer.wait()
        name, wrong = _name(ident), SaveError("saves.wrong.unreadable")
        for data, backup in self.store.versions(name):
            try:
                save = read_save(data, ident)
            except SaveError as error:
                wrong = wrong if backup else error
                if error.key in KEEP:
                    break
                continue
            if any(not s.person and s.player not in PLAYERS for s in save.setup.seats):
                raise SaveError("saves.wrong.newer")
            if backup:
                self._fell_back(name)
            return save
        raise wrong

    def _fell_back(self, name: str) -> None:
        """The backup was good: say so, and keep the damaged file under another name."""
        self.store.set_aside(name)
        self.notices.tell("saves.restored")

    def begin(self, setup: Setup, match: Match) -> Running:
        """A new match; it is saved from its first move on."""
        now = datetime.now()
        ident = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        return Running(self, Save(ident, setup, match, now, now))

    def resume(self, save: Save) -> Running:
        """A match that was loaded."""
        return Running(self, save)

    def delete(self, ident: str) -> bool:
        """Take a match off the list; ``undelete`` brings it back."""
        self.writer.wait()
        done = self.store.move(_name(ident), f"{TRASH}/{ident}.txt")
        if done:
            self._deleted.append(ident)
            self.store.move(picture_name(ident), f"{TRASH}/{ident}.png")
            for old in self.store.names(TRASH, ".txt")[:-KEPT]:
                self.store.remove(old)
                self.store.remove(old.replace(".txt", ".png"))
        return done

    def undelete(self) -> str:
        """Bring the match back that was deleted last; its ident, or "" if there is none."""
        if not self._deleted:
            return ""
        ident = self._deleted.pop()
        self.store.move(f"{TRASH}/{ident}.png", picture_name(ident))
        return ident if self.store.move(f"{TRASH}/{ident}.txt", _name(ident)) else ""

    @property
    def can_undelete(self) -> bool:
        return bool(self._deleted)

    # -- records as files ----------------------------------------------------------------------

    def export(self, save: Save) -> str:
        """Write the record as a small text file; where it lies, or "" if that was not possible."""
        name = f"{EXPORTS}/{save.setup.game}-{save.ident}.txt"
        path = self.store.path(name)
        if path is None or not self.store.write(name, save.match.record().encode("utf-8")):
            return ""
        return str(path)

    def take_in(self, data: bytes) -> Save:
        """Put a record, or a saved match from elsewhere, on the list; raises SaveError."""
        now = datetime.now()
        ident = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        if data.startswith(b"save "):
            save = replace(read_save(data, ident), saved=now)
        else:
            try:
                match = read_record(data)
            except RecordError as error:
                raise refused(error) from error
            save = Save(ident, setup_of(match), match, now, now)
        self.store.write(_name(ident), sealed(Journal(save).lines()))
        return save

    # -- results -------------------------------------------------------------------------------

    def results(self) -> list[Result]:
        """How all finished matches ended, the oldest first."""
        self.writer.wait(1.0)
        return self._results()[0]

    def _results(self) -> tuple[list[Result], bool]:
        """The results, and whether their file may be written anew."""
        versions = self.store.versions(RESULTS)
        for data, backup in versions:
            try:
                found, wrong, newer = read_results(data)
            except RecordsError:
                continue
            if newer:
                return found, False
            if backup:
                self._broken(self.store.set_aside(RESULTS))
            elif wrong:
                self._broken(self.store.copy_aside(RESULTS, data))
            return found, True
        if versions or self.store.exists(RESULTS):
            self._broken(self.store.set_aside(RESULTS))
        return [], True

    def _broken(self, name: str) -> None:
        if name:
            self.notices.tell("records.broken", file=name)

    def add_result(self, result: Result) -> None:
        """Remember how a match ended; once, however often it is said."""
        found, writable = self._results()
        if writable and all(each.ident != result.ident for each in found):
            self.store.write(RESULTS, results_text([*found, result]))

    def rename_result(self, ident: str, name: str) -> None:
        """Write another name at the only seat of a solo game."""
        self.writer.wait()
        found, writable = self._results()
        if writable:
            changed = [
                replace(each, names=(name,)) if each.ident == ident and each.solo else each
                for each in found
            ]
            self.store.write(RESULTS, results_text(changed))


class Running:
    """A match that is being played: saved after every move, in another thread."""

    def __init__(self, library: Library, save: Save) -> None:
        self.library = library
        self.value = save
        self.name = _name(save.ident)
        self._journal = Journal(save)
        self._played = float(save.seconds)
        self.told = save.match.state.over

    def tick(self, seconds: float) -> None:
        """Count the time that is played."""
        self._played += seconds

    def ready(self) -> None:
        """Called before a move: the one before is on the disk, which takes no time at people's
        pace."""
        self.library.writer.settle(_name(self.value.ident))

    def save(self) -> None:
        """Save the present moment; cheap enough to be done after every move."""
        value = self.value
        if not value.match.ply and not value.match.undone:
            return
        value.saved, value.seconds = datetime.now(), int(self._played)
        lines = self._journal.lines()
        self.library.writer.put(_name(value.ident), lambda: sealed(lines))
        if value.match.state.over and not self.told:
            self.told = True
            result = result_of(value)
            self.library.writer.do(lambda: self.library.add_result(result))

    def keep_picture(self, png: bytes) -> None:
        """Show the list what the table looks like now."""
        if self.value.match.ply:
            self.library.writer.put(picture_name(self.value.ident), lambda: png)


KEEP = frozenset({"saves.wrong.newer", "saves.wrong.foreign"})
"""What is wrong with files that are not ours to fall back from: they are left untouched."""


def picture_name(ident: str) -> str:
    """The file of a match's picture."""
    return f"{MATCHES}/{ident}.png"


def _name(ident: str) -> str:
    return f"{MATCHES}/{ident}.txt"


def _ident(name: str) -> str:
    return name.removeprefix(f"{MATCHES}/").removesuffix(".txt")
