"""A state being changed: every step alters it and tells its event, so that neither can drift.

The steps know where things lie, not when they happen; the order of a turn is in ``turn``.
"""

from __future__ import annotations

from game.rules.core import Event, Moved, Place, Put, Told
from game.rules.solstis import board
from game.rules.solstis.state import NONE, State, corners


class Draft:
    """A changeable copy of a state with the events told so far; ``freeze`` makes the next state."""

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.seat = state.seat
        self.phase = state.phase
        self.mover = state.mover
        self.stage = state.stage
        self.turns = state.turns
        self.evil_passes = state.evil_passes
        self.lands = list(state.lands)
        self.arcs = list(state.arcs)
        self.hands = [list(state.hands[0]), list(state.hands[1])]
        self.display = list(state.display)
        self.beneath = list(state.beneath)
        self.pile = state.pile
        self.removed = state.removed
        self.supply = state.supply
        self.loose = state.loose
        self.spirits = list(state.spirits)
        self.spirit_pile = state.spirit_pile
        self.drawn = state.drawn
        self.laid = list(state.laid)
        self.square = state.square
        self.evil = state.evil
        self.fresh = state.fresh
        self.covered = state.covered
        self.box = state.box
        self.filled = state.filled
        self.again = state.again
        self.played = state.played
        self.lacks = list(state.lacks)
        self.luck = state.luck
        self.head_start = state.head_start

    def freeze(self) -> State:
        """The finished state."""
        return State(
            self.seat,
            self.phase,
            self.mover,
            self.stage,
            self.turns,
            self.evil_passes,
            (self.lands[0], self.lands[1]),
            (self.arcs[0], self.arcs[1]),
            (tuple(self.hands[0]), tuple(self.hands[1])),
            tuple(self.display),
            tuple(self.beneath),
            self.pile,
            self.removed,
            self.supply,
            self.loose,
            tuple(self.spirits),
            self.spirit_pile,
            self.drawn,
            (self.laid[0], self.laid[1]),
            self.square,
            self.evil,
            self.fresh,
            self.covered,
            self.box,
            self.filled,
            self.again,
            self.played,
            (self.lacks[0], self.lacks[1]),
            self.luck,
            self.head_start,
        )

    # Telling

    def tell(self, why: str, seat: int, amount: int = 0) -> None:
        self.events.append(Told(why, seat, amount))

    def move(self, why: str, source: Place, target: Place) -> None:
        self.events.append(Moved(why, ((source, target),)))

    def reveal(self, place: Place, tile: int) -> None:
        self.events.append(Put("reveal", place, board.LAND_UP[tile]))

    # Looking

    def full(self, seat: int) -> int:
        """The occupied cells of a panorama."""
        return self.lands[seat] | self.arcs[seat]

    def shown(self) -> int:
        """The face-up display tiles."""
        return board.mask(self.display)

    def new_squares(self) -> int:
        """Corners of the squares completed in this turn that hold no spirit."""
        taken = corners(self.laid[self.mover])
        return board.newly_complete(self.filled, self.full(self.mover), taken)

    def pick(self, count: int) -> int:
        """A random number below ``count``, from ``luck``, which is used up by it."""
        found = (self.luck >> 32) * count >> 32
        self.luck = (self.luck * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return found

    # Land tiles

    def land(self, why: str, seat: int, tiles: tuple[tuple[int, Place], ...]) -> None:
        """Put tiles (each from its place) on their cells of a panorama (step 4).

        A free rainbow becomes loose; a tile under a blocked one leaves the game.
        """
        moved = []
        for tile, source in tiles:
            cell = board.PANORAMA[seat][tile]
            if self.arcs[seat] >> tile & 1:
                if board.covered_by(corners(self.laid[seat])) >> tile & 1:
                    self.tell("blocked", seat, tile)
                    self.remove(tile, source)
                    continue
                self.arcs[seat] ^= 1 << tile
                self.move("displace", cell, board.LOOSE[self.loose])
                self.loose += 1
            moved.append((source, cell))
            self.lands[seat] |= 1 << tile
            self.filled |= 1 << tile
        if moved:
            self.events.append(Moved(why, tuple(moved)))

    def remove(self, tile: int, source: Place) -> None:
        self.move("remove", source, board.REMOVED[len(self.removed)])
        self.removed = (*self.removed, tile)

    def take_display(self, index: int) -> int:
        """Take the face-up tile of a place out of the display; ``uncover`` must follow."""
        tile = self.display[index]
        self.display[index] = NONE
        return tile

    def uncover(self) -> bool:
        """Turn up the face-down tiles that nothing covers; whether there was any."""
        found = False
        for index, tile in enumerate(self.beneath):
            if tile >= 0 and self.display[index] < 0:
                self.move("uncover", board.BENEATH[index], board.DISPLAY[index])
                self.reveal(board.DISPLAY[index], tile)
                self.display[index], self.beneath[index] = tile, NONE
                found = True
        return found

    def join(self) -> None:
        """The played tile joins the display, at the first empty place or a new one at the end."""
        for index, tile in enumerate(self.display):
            if tile < 0 and self.beneath[index] < 0:
                break
        else:
            index = len(self.display)
            self.display.append(NONE)
            self.beneath.append(NONE)
        self.move("join", board.PLAYED, board.DISPLAY[index])
        self.display[index], self.played = self.played, NONE

    def pop_pile(self) -> tuple[int, Place]:
        """The top tile of the land pile and where it lay."""
        tile = self.pile[-1]
        self.pile = self.pile[:-1]
        return tile, board.PILE[len(self.pile)]

    def draw(self, seat: int, most: int = 4) -> None:
        """Fill up to ``most`` holes of a hand as far as the pile allows."""
        hand = self.hands[seat]
        for slot, tile in enumerate(hand):
            if tile < 0 and most and self.pile:
                hand[slot], source = self.pop_pile()
                place = board.HAND[seat][slot]
                self.move("draw", source, place)
                self.events.append(Put("look", place, board.LAND_UP[hand[slot]]))
                most -= 1
                self.tell_pile()

    def tell_pile(self) -> None:
        """Say so when the pile has just run out."""
        if not self.pile:
            self.tell("pile_empty", self.mover)

    # Rainbows

    def rainbow_cells(self, seat: int) -> int:
        return board.rainbow_cells(self.full(seat))

    def gain(self, seat: int) -> None:
        """Take a rainbow from the supply to be placed, if there is one and a cell for it."""
        if not self.supply:
            self.tell("no_rainbow", seat)
        elif not self.rainbow_cells(seat):
            self.tell("no_cell", seat)
        else:
            self.supply -= 1
            self.move("gain", board.SUPPLY[self.supply], board.LOOSE[self.loose])
            self.loose += 1

    def give_back(self, seat: int) -> None:
        """Displaced rainbows for which there is no cell return to the supply."""
        while self.loose:
            self.loose -= 1
            self.tell("no_cell", seat)
            self.move("return", board.LOOSE[self.loose], board.SUPPLY[self.supply])
            self.supply += 1

    def place_rainbow(self, seat: int, cell: int) -> None:
        self.loose -= 1
        self.move("rainbow", board.LOOSE[self.loose], board.PANORAMA[seat][cell])
        self.arcs[seat] |= 1 << cell
        self.filled |= 1 << cell

    # Spirits

    def draw_spirits(self) -> None:
        """Draw two spirits in secret, or the last one."""
        count = min(2, len(self.spirit_pile))
        rest = len(self.spirit_pile) - count
        self.drawn = self.spirit_pile[rest:]
        self.spirit_pile = self.spirit_pile[:rest]
        pairs = tuple((board.SPIRIT_PILE[rest + i], board.CHOICE[i]) for i in range(count))
        self.events.append(Moved("draw_spirits", pairs))
        for place, spirit in zip(board.CHOICE, self.drawn, strict=False):
            self.events.append(Put("look", place, board.SPIRIT_UP[spirit]))

    def lay(self, source: Place, spirit: int) -> None:
        """The spirit comes to lie on the chosen square of the mover."""
        self.move("lay", source, board.SQUARE[self.mover][self.square])
        self.laid[self.mover] = (*self.laid[self.mover], (self.square, spirit))
        self.square = NONE

    def turn_up_spirit(self, source: Place, spirit: int) -> None:
        """The spirit that was not kept joins the face-up ones, at the first gap or the end."""
        if NONE in self.spirits:
            index = self.spirits.index(NONE)
            self.spirits[index] = spirit
        else:
            index = len(self.spirits)
            self.spirits.append(spirit)
        self.move("unchosen", source, board.FACE_UP[index])

    def move_evil(self, seat: int, source: Place) -> None:
        self.evil = seat
        self.move("evil", source, board.EVIL_AT[seat])
