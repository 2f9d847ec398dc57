"""The score of a seat so far, line by line: a tab on the edge of its plate or beside the banner."""

from __future__ import annotations

from game.rules.core import Score
from game.tables.lore import given_points
from game.tables.umbrella import signs
from game.view.canvas import BAD, CREAM, GOLD, GOOD, PALE, Box, Canvas

HEIGHT, SIZE, SIGN = 36.0, 27.0, 30.0
GAP, INNER, PAD = 18.0, 6.0, 18.0
WIDEST = 290.0


def lines_of(score: Score) -> tuple[tuple[str, int], ...]:
    """What is shown: a sign, and the points of what it stands for."""
    area = score.line("areas").points + score.line("clear").points
    given = given_points(score)
    return (
        *((("umbrella/star", given),) if given else ()),
        ("umbrella/drop", score.line("tokens").points),
        ("umbrella/ring-gold", score.line("groups").points),
        ("door", area),
    )


def draw_ledger(
    canvas: Canvas, x: float, y: float, score: Score, whole: bool = False, widest: float = WIDEST
) -> None:
    """Drops, groups and doorstep around that point, with ``whole`` after their total."""
    amounts = [(sign, points, _signed(points, sign == "door")) for sign, points in lines_of(score)]
    size, total = SIZE, _signed(score.total, plus=False)
    while True:
        widths = [SIGN + INNER + canvas.width(words, size, "extrabold") for _, _, words in amounts]
        first = canvas.width(total, size, "extrabold") + GAP if whole else 0.0
        wide = first + sum(widths) + GAP * (len(widths) - 1) + 2 * PAD
        if wide <= widest or size <= SIZE * 0.6:
            break
        size -= 1
    box = Box(x - wide / 2, y - HEIGHT / 2, wide, HEIGHT)
    canvas.pill(box, HEIGHT / 2, ("0B1022", 0.97))
    canvas.outline(box, HEIGHT / 2, 2, "8E9BD0", 0.7)
    if whole:
        canvas.text(total, box.x + PAD, y, size, GOLD, "extrabold")
    x = box.x + PAD + first
    for (sign, points, words), wide in zip(amounts, widths, strict=True):
        tone = CREAM if points else PALE
        if sign == "door":
            tone = GOOD if points > 0 else BAD if points else PALE
            _door(canvas, x + SIGN / 2, y)
        else:
            signs.sign(canvas, sign, x + SIGN / 2, y, SIGN)
        canvas.text(words, x + SIGN + INNER, y, size, tone, "extrabold")
        x += wide + GAP


def _door(canvas: Canvas, x: float, y: float) -> None:
    """The planks of a doorstep with an umbrella on them."""
    canvas.pill(Box(x - 13, y + 6, 26, 6), 2, ("A8643C", 1.0))
    canvas.picture("umbrella/spot-red", x, y - 3, 22)


def _signed(points: int, plus: bool) -> str:
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else str(points)
