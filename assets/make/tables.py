"""Lays the table out for 1 to 4 seats: the coordinates of every area, once per active seat.

Lengths are pixels of the 1920 x 1080 picture.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.make.tmx import Map, Object, Value

AVENUE = (130, 96)
TOP = 234
CANOPY = 0.905  # of a stage cell
TOKEN = 38


@dataclass(frozen=True)
class Column:
    """Where the things of one player stand; ``active`` columns of 3 and 4 seats are larger."""

    seat: int
    x: int
    cell: int
    kerb: int
    active: bool

    @property
    def side(self) -> int:
        """Side of the stage with its kerb."""
        return 4 * self.cell + 2 * self.kerb

    @property
    def middle(self) -> float:
        """The vertical middle line of the stage."""
        return self.x + self.side / 2


@dataclass(frozen=True)
class Alley:
    """A strip between two stages; ``left`` and ``right`` are the seats whose stages touch it."""

    x: int
    w: int
    h: int
    size: int
    pitch: int
    left: int | None
    right: int | None


def street(seats: int, active: int) -> tuple[list[Column], list[Alley]]:
    """Columns and strips from left to right: the reverse of turn order (play goes left)."""
    if seats == 1:
        column = Column(0, 684, 132, 12, True)
        return [column], [
            Alley(558, 116, 552, 92, 106, None, 0),
            Alley(1246, 116, 552, 92, 106, 0, None),
        ]
    if seats == 2:
        columns = [Column(seat, 426 if seat else 1026, 112, 10, seat == active) for seat in (1, 0)]
        places = ((304, None, 1), (904, 1, 0), (1504, 0, None))
        return columns, [Alley(x, 112, 468, 88, 104, left, right) for x, left, right in places]
    idle, width = (84, 104) if seats == 3 else (67, 80)
    near, far = ((86, 96), (80, 84)) if seats == 3 else ((72, 86), (62, 66))
    x = 170 if seats == 3 else 97
    columns, alleys = [], []
    for seat in (*reversed(range(seats)), None):
        left = columns[-1] if columns else None
        beside = seat == active or (left is not None and left.active)
        height, sizes = (416, near) if beside else (4 * idle + 14, far)
        alleys.append(Alley(x, width, height, *sizes, left.seat if left else None, seat))
        x += width + 8
        if seat is not None:
            big = seat == active
            columns.append(Column(seat, x, 100 if big else idle, 8 if big else 7, big))
            x += columns[-1].side + 8
    return columns, alleys


def alley_objects(seats: int, alleys: list[Alley]) -> list[Object]:
    """The laterals; the one that wraps around stands at both ends, with stairs and a sign each."""
    things = []
    for i, alley in enumerate(alleys):
        last = seats > 1 and i == len(alleys) - 1
        name = i if seats == 1 else (seats - 1 if last else seats - 1 - i)
        extra: dict[str, Value] = {"size": alley.size, "pitch": alley.pitch, "axis": "down"}
        if alley.left is not None:
            extra["left_stage"] = alley.left
        if alley.right is not None:
            extra["right_stage"] = alley.right
        if last:
            extra["copy"] = 1
        things.append(Object(f"lateral.{name}", "slots", (alley.x, TOP, alley.w, alley.h), extra))
        if seats > 1 and i in (0, seats):
            end, other = ("left", 0) if i == 0 else ("right", seats - 1)
            y, h = TOP + alley.h + 14, 84 if seats == 2 else 64
            stairs = (alley.x + 8, y, alley.w - 16, h)
            things.append(Object(f"stairs.{int(last)}", "panel", stairs, {"lateral": name}))
            sign = (alley.x + alley.w / 2 - 40, y + h + 12, 80, 64)
            leads: dict[str, Value] = {"seat": other, "arrow": end}
            things.append(Object(f"sign.{int(last)}", "panel", sign, leads))
    return things


def slots(name: str, rect: tuple[float, float, float, float], size: int, pitch: float) -> Object:
    """A row of the four color slots."""
    return Object(name, "slots", rect, {"size": size, "pitch": pitch, "axis": "right"})


def figures(seat: int, size: int, corners: list[tuple[int, int]]) -> list[Object]:
    """The four tile spots of a player; the star of space 0..3 points up, right, down, left."""
    return [
        Object(f"figure.{seat}", "figure", (x, y, size, size), {"space": k, "size": size})
        for k, (x, y) in enumerate(corners)
    ]


def column_objects(seats: int, column: Column, active: int) -> list[Object]:
    """Everything that belongs to one player."""
    seat, x, side = column.seat, column.x, column.side
    size = round(column.cell * CANOPY, 1)
    spot: dict[str, Value] = {"cell": column.cell, "kerb": column.kerb, "size": size}
    things = [Object(f"stage.{seat}", "grid", (x, TOP, side, side), spot)]
    personal, name = f"personal.{seat}", f"name.{seat}"
    below = TOP + side + (10 if seats < 3 else 8)
    if seats == 1:
        things.append(slots(personal, (x, below, side, 96), 84, 104))
        corners = [(108 + 212 * (k % 2), 330 + 216 * (k // 2)) for k in range(4)]
        things += figures(seat, 184, corners)
        board, plate = (1404, 234, 420, 132), (96, 234, 436, 76)
    elif seats == 2:
        left = 96 if seat else 1626
        things.append(slots(personal, (x, below, side, 94), 80, 100))
        things += figures(seat, 138, [(left + 30, 352 + 150 * k) for k in range(4)])
        board, plate = (x, below + 106, side, 120), (left, 234, 198, 92)
    elif column.active:
        things.append(slots(personal, (x, below, side, 80), 70, 88))
        things += figures(seat, 92, [(x + 5 + 104 * k, below + 92) for k in range(4)])
        board, plate = (x, below + 198, side, 96), None
    else:
        depth, tile, unit, gap, pad = (64, 82, 40, 12, 8) if seats == 3 else (66, 64, 34, 16, 14)
        things.append(slots(personal, (x, below, side, depth), 60, min(72.0, side / 4)))
        y, pitch = below + depth + gap + 2, (side - 4 * tile) // 3 + tile
        things += figures(seat, tile, [(x + pitch * k, y) for k in range(4)])
        y += tile + gap + 2
        board = (x, y, side, 2 * unit + pad)
        y += board[3] + 12
        plate = (x, y, side, min(104, 950 - y))
    things.append(Object(f"board.{seat}", "board", board))
    things.append(Object(f"power.{seat}", "over", board, {"on": f"board.{seat}"}))
    if plate is not None:
        things.append(Object(name, "panel", plate))
        if seats > 2 and seat == (active + 1) % seats:
            inset, down = (14, -2.0) if seats == 4 else (20, plate[3] / 2)
            tab = (plate[0] + plate[2] - inset - 96, plate[1] + down - 22, 96, 44)
            things.append(Object("next", "over", tab, {"on": name}))
    return things


def pending(seats: int, columns: list[Column], alleys: list[Alley]) -> list[Object]:
    """Where tiles wait to cover: in the gap below the strip beside the figures of their player."""
    things = []
    for j, column in enumerate(columns):
        outer = j == seats - 1
        alley = alleys[j + 1]
        if seats == 2:
            alley = alleys[2 * j]
            size, axis, rect = 64, "right", (alley.x, 884, alley.w, 66)
        else:
            wide = 84 if column.active else (82 if seats == 3 else 64)
            size, axis = min(wide, alley.w - 8), "down"
            y = TOP + alley.h + 14
            y = max(y, 750 if column.active else (670 if seats == 3 else 608))
            if outer:
                y = max(y, TOP + alley.h + 14 + 64 + 12 + 64 + 10)
            rect = (alley.x, y, alley.w, min(2 * size + 8, 948 - y))
        extra: dict[str, Value] = {"size": size, "pitch": size + 8, "axis": axis}
        things.append(Object(f"pending.{column.seat}", "row", rect, extra))
    return things


def seat_objects(seats: int, active: int) -> list[Object]:
    """The layer that is shown while ``active`` decides."""
    columns, alleys = street(seats, active)
    own = next(column for column in columns if column.seat == active)
    middle, (y, depth) = own.middle, AVENUE
    size, pitch = {1: (84, 104), 2: (82, 104)}.get(seats, (80, 96))
    things = [slots("center", (middle - 2 * pitch, y, 4 * pitch, depth), size, pitch)]
    things += alley_objects(seats, alleys)
    for column in columns:
        things += column_objects(seats, column, active)
    if seats > 1:
        things += pending(seats, columns, alleys)
    width = 416 if seats > 1 else 372
    last = 1824 - width - (230 if middle > 1400 else 0)
    banner = (min(max(middle - width / 2, 262), last), 54, width, 64)
    things.append(Object("banner", "panel", banner, {"pointer_x": middle, "pointer_y": 132.0}))
    # Choices lie in the avenue, on the roomier side of the slots: the only place of 96 pixels that
    # hides neither a scoreboard space nor a stage while the player still has to choose among them.
    x = middle + 2 * pitch + 40 if middle <= 960 else middle - 2 * pitch - 40 - 360
    extra: dict[str, Value] = {"size": 96, "pitch": 120, "axis": "right"}
    things.append(Object("choice", "row", (x, y, 360, depth), extra))
    return things


def common_objects(seats: int) -> list[Object]:
    """The layer that every seat shares; ``away`` areas lie beyond a near edge of the screen."""
    things = [
        Object("level", "panel", (96, 54, 150, 64)),
        Object("prompt", "panel", (96, 962, 1728, 64)),
        Object("bag", "away", (-120, 820, 90, 90), {"size": 90}),
        Object("box", "away", (1950, 500, 92, 92), {"size": 92}),
        Object("reserve", "away", (1637, -60, TOKEN, TOKEN), {"size": TOKEN}),
    ]
    if seats == 1:
        umbrellas: dict[str, Value] = {"size": 44, "pitch": 51.4, "columns": 8}
        things.append(Object("clock", "panel", (96, 770, 436, 178), umbrellas))
        things.append(Object("ladder", "panel", (1404, 382, 420, 566)))
    else:
        things.append(Object("pool_chip", "panel", (1616, 54, 208, 64)))
        drop = (1824 - 168 - TOKEN / 2, 88 - TOKEN / 2, TOKEN, TOKEN)
        things.append(Object("pool", "over", drop, {"size": TOKEN, "on": "pool_chip"}))
    return things


def table(seats: int) -> Map:
    """The layout of the table: one layer for each seat that may be active, and a common one."""
    level = Map((16, 9, 120), {"seats": seats})
    level.add_objects("common", common_objects(seats))
    for active in range(seats):
        level.add_objects(f"seat-{active}", seat_objects(seats, active), visible=active == 0)
    return level
