"""The order of a turn and of the end (sections 3 and 4): what each decision sets going.

Every function leaves the draft at the next decision, or at the end.
"""

from __future__ import annotations

from game.rules.core import Moved, Put
from game.rules.solstis import board
from game.rules.solstis.draft import Draft
from game.rules.solstis.state import NONE


def can_capture(draft: Draft, seat: int) -> bool:
    """Whether any tile of the hand matches a face-up display tile."""
    shown = draft.shown()
    return any(tile >= 0 and board.MATCHES[tile] & shown for tile in draft.hands[seat])


def ask(draft: Draft, seat: int, phase: str) -> None:
    draft.seat, draft.phase = seat, phase


def begin(draft: Draft, seat: int) -> None:
    """Start a turn: test the end if the pile is empty, ask for a tile or for a pass."""
    draft.mover = seat
    draft.stage = "turn"
    draft.filled = 0
    draft.again = False
    if draft.pile:
        free = any(tile >= 0 for tile in draft.hands[seat])
    else:
        free = can_capture(draft, seat)
        if not free:
            exclude(draft, seat)
            if not can_capture(draft, 1 - seat):
                exclude(draft, 1 - seat)
                finish(draft)
                return
    draft.turns += 1
    draft.tell("turn", seat)
    if free:
        ask(draft, seat, "play")
    else:
        draft.events.append(Put("offer", board.CHOICE[0], board.PASS_TOKEN))
        ask(draft, seat, "pass")


def exclude(draft: Draft, seat: int) -> None:
    """Note what everybody knows now: nothing in this hand matches the display."""
    for tile in draft.display:
        if tile >= 0:
            draft.lacks[seat] |= board.MATCHES[tile]


def skip(draft: Draft, index: int) -> None:
    """Pass: no capture is possible, or the hand is empty (then it is refilled)."""
    draft.events.append(Put("withdraw", board.CHOICE[0], None))
    draft.tell("pass", draft.mover)
    end_turn(draft)


# Steps 1-3


def play(draft: Draft, slot: int) -> None:
    """Step 1: show a tile of the hand; then the capture, or the second chance."""
    seat = draft.mover
    draft.played, draft.hands[seat][slot] = draft.hands[seat][slot], NONE
    draft.move("play", board.HAND[seat][slot], board.PLAYED)
    if board.MATCHES[draft.played] & draft.shown():
        ask(draft, seat, "capture")
        return
    draft.tell("second_chance", seat)
    if join(draft):
        return
    draft.played, source = draft.pop_pile()
    draft.move("turn_up", source, board.PLAYED)
    draft.reveal(board.PLAYED, draft.played)
    draft.tell_pile()
    if board.MATCHES[draft.played] & draft.shown():
        ask(draft, seat, "capture")
        return
    if join(draft):
        return
    draft.gain(seat)
    settle(draft)


def join(draft: Draft) -> bool:
    """Let the played tile join the display; True if that revealed a tile which it can capture."""
    tile = draft.played
    draft.join()
    if not draft.uncover() or not board.MATCHES[tile] & draft.shown():
        return False
    index = draft.display.index(tile)
    draft.move("recall", board.DISPLAY[index], board.PLAYED)
    draft.played = draft.take_display(index)
    ask(draft, draft.mover, "capture")
    return True


def capture(draft: Draft, index: int) -> None:
    """Step 2: both tiles go into the panorama, the tile beneath is turned up."""
    own, draft.played = draft.played, NONE
    other = draft.take_display(index)
    pair = ((own, board.PLAYED), (other, board.DISPLAY[index]))
    draft.land("capture", draft.mover, pair)
    draft.uncover()
    settle(draft)


# Step 4


def settle(draft: Draft) -> None:
    """Ask for the cell of the next loose rainbow, or go on with what comes after."""
    seat = draft.mover if draft.stage != "final" else draft.seat
    if draft.loose:
        if draft.rainbow_cells(seat):
            ask(draft, seat, "rainbow")
            return
        draft.give_back(seat)
    if draft.stage == "turn":
        encounter(draft)
    elif draft.stage == "effect":
        end_turn(draft)
    else:
        close(draft)


def rainbow(draft: Draft, cell: int) -> None:
    """Place a loose rainbow."""
    draft.place_rainbow(draft.seat, cell)
    settle(draft)


# Steps 5 and 6


def encounter(draft: Draft) -> None:
    """Step 5: was a square completed, and is there a spirit to meet?"""
    if not draft.new_squares():
        end_turn(draft)
    elif not draft.spirit_pile and all(spirit < 0 for spirit in draft.spirits):
        draft.tell("no_spirit", draft.mover)
        end_turn(draft)
    else:
        ask(draft, draft.mover, "square")


def square(draft: Draft, corner: int) -> None:
    """The square on which the spirit will lie; chosen before any spirit is seen."""
    draft.square = corner
    ask(draft, draft.mover, "meet")


def meet_face_up(draft: Draft, index: int) -> None:
    """Take a face-up spirit."""
    spirit, draft.spirits[index] = draft.spirits[index], NONE
    draft.lay(board.FACE_UP[index], spirit)
    pass_evil(draft)
    take_effect(draft, spirit)


def meet_pile(draft: Draft, index: int) -> None:
    """Draw two in secret, or the last one; the Evil Spirit among them leaves no choice."""
    draft.draw_spirits()
    if board.EVIL in draft.drawn:
        meet_evil(draft)
    elif len(draft.drawn) == 2:
        ask(draft, draft.mover, "keep")
    else:
        keep(draft, 0)


def meet_evil(draft: Draft) -> None:
    """The Evil Spirit comes along with the other spirit, or with a face-up one if drawn alone."""
    seat = draft.mover
    at = draft.drawn.index(board.EVIL)
    others = draft.drawn
    draft.drawn = ()
    draft.fresh = True
    draft.move_evil(seat, board.CHOICE[at])
    if len(others) == 2:
        spirit = others[1 - at]
        draft.lay(board.CHOICE[1 - at], spirit)
        take_effect(draft, spirit)
    elif any(spirit >= 0 for spirit in draft.spirits):
        ask(draft, seat, "meet")
    else:
        draft.tell("no_spirit", seat)
        draft.square = NONE
        end_turn(draft)


def keep(draft: Draft, index: int) -> None:
    """Keep one of the drawn spirits; the other, if any, is turned face up."""
    spirits = draft.drawn
    draft.drawn = ()
    draft.lay(board.CHOICE[index], spirits[index])
    pass_evil(draft)
    if len(spirits) == 2:
        draft.turn_up_spirit(board.CHOICE[1 - index], spirits[1 - index])
    take_effect(draft, spirits[index])


def pass_evil(draft: Draft) -> None:
    """Step 6: the Evil Spirit moves at an encounter later than its own."""
    seat = draft.mover
    if draft.evil == NONE or draft.fresh:
        return
    target = seat
    if draft.evil_passes == "holder_encounter":
        target = 1 - seat
    if target != draft.evil:
        draft.move_evil(target, board.EVIL_AT[draft.evil])
    elif target == seat:
        draft.tell("evil_stays", seat)


# Effects of the plain spirits


def take_effect(draft: Draft, spirit: int) -> None:
    """Resolve a spirit that was just laid down; those without an effect end the turn."""
    draft.stage = "effect"
    effect = _EFFECTS.get(spirit)
    if effect is None:
        end_turn(draft)
    else:
        effect(draft, draft.mover)


def lose(draft: Draft, spirit: int) -> None:
    """There is nothing for the effect to take."""
    draft.tell("lost", draft.mover, spirit)
    end_turn(draft)


def _trout(draft: Draft, seat: int) -> None:
    draft.gain(seat)
    if draft.loose:
        settle(draft)
    else:
        lose(draft, board.TROUT)


def _deer(draft: Draft, seat: int) -> None:
    if any(tile >= 0 for tile in draft.hands[seat]):
        ask(draft, seat, "deer")
    else:
        lose(draft, board.DEER)


def deer(draft: Draft, slot: int) -> None:
    """The tile chosen for the Deer."""
    seat = draft.mover
    tile, draft.hands[seat][slot] = draft.hands[seat][slot], NONE
    draft.land("deer", seat, ((tile, board.HAND[seat][slot]),))
    settle(draft)


def _eagle(draft: Draft, seat: int) -> None:
    pile = draft.pile
    if not pile:
        lose(draft, board.EAGLE)
        return
    index = draft.pick(len(pile))
    source = board.PILE[index]
    draft.reveal(source, pile[index])
    draft.pile = pile[:index] + pile[index + 1 :]
    draft.land("eagle", seat, ((pile[index], source),))
    if index < len(draft.pile):
        above = zip(board.PILE[index + 1 : len(pile)], board.PILE[index:], strict=False)
        draft.events.append(Moved("close", tuple(above)))
    draft.tell_pile()
    settle(draft)


def _bear(draft: Draft, seat: int) -> None:
    draft.hands[seat].append(NONE)
    draft.tell("hand_size", seat, len(draft.hands[seat]))
    if draft.pile:
        draft.draw(seat, 1)
        end_turn(draft)
    else:
        lose(draft, board.BEAR)


def _dragonfly(draft: Draft, seat: int) -> None:
    hand = draft.hands[1 - seat]
    slots = [slot for slot, tile in enumerate(hand) if tile >= 0]
    if not slots:
        lose(draft, board.DRAGONFLY)
        return
    slot = slots[draft.pick(len(slots))]
    tile, hand[slot] = hand[slot], NONE
    draft.land("dragonfly", seat, ((tile, board.HAND[1 - seat][slot]),))
    draft.draw(1 - seat, 1)
    settle(draft)


def _beetle(draft: Draft, seat: int) -> None:
    if draft.shown():
        ask(draft, seat, "beetle")
    else:
        lose(draft, board.BEETLE)


def beetle(draft: Draft, index: int) -> None:
    """The display tile chosen for the Beetle."""
    tile = draft.take_display(index)
    draft.land("beetle", draft.mover, ((tile, board.DISPLAY[index]),))
    draft.uncover()
    settle(draft)


def _groundhog(draft: Draft, seat: int) -> None:
    draft.again = True
    end_turn(draft)


_EFFECTS = {
    board.TROUT: _trout,
    board.DEER: _deer,
    board.EAGLE: _eagle,
    board.BEAR: _bear,
    board.DRAGONFLY: _dragonfly,
    board.BEETLE: _beetle,
    board.GROUNDHOG: _groundhog,
}


# Step 7 and the end


def end_turn(draft: Draft) -> None:
    """Refill and go to the next turn, the mover's own if the Groundhog says so."""
    seat = draft.mover
    draft.fresh = False
    draft.draw(seat)
    if draft.again:
        draft.tell("again", seat)
        begin(draft, seat)
    else:
        begin(draft, 1 - seat)


def finish(draft: Draft) -> None:
    """Nobody can capture: the Evil Spirit covers a spirit of its holder, if there is one."""
    draft.stage = "final"
    draft.tell("no_capture", NONE)
    holder = draft.evil
    if holder != NONE and draft.laid[holder]:
        ask(draft, 1 - holder, "cover")
        return
    if holder != NONE:
        draft.tell("nothing_to_cover", holder)
    squirrel(draft)


def cover(draft: Draft, corner: int) -> None:
    """The Evil Spirit covers the spirit on that square of its holder."""
    holder = draft.evil
    draft.covered = dict(draft.laid[holder])[corner]
    draft.move("cover", board.EVIL_AT[holder], board.COVER[holder][corner])
    squirrel(draft)


def squirrel(draft: Draft) -> None:
    """The owner of an uncovered Squirrel puts the rest of the hand into the panorama."""
    for seat in (0, 1):
        spirits = [spirit for _, spirit in draft.laid[seat]]
        if board.SQUIRREL not in spirits or draft.covered == board.SQUIRREL:
            continue
        hand = draft.hands[seat]
        tiles = tuple(pair for pair in zip(hand, board.HAND[seat], strict=False) if pair[0] >= 0)
        if not tiles:
            draft.tell("lost", seat, board.SQUIRREL)
            break
        draft.hands[seat] = [NONE] * len(hand)
        draft.land("squirrel", seat, tiles)
        ask(draft, seat, "rainbow")
        settle(draft)
        return
    close(draft)


def close(draft: Draft) -> None:
    """The match is over."""
    draft.tell("over", NONE)
    ask(draft, draft.mover, "over")
