"""The street of a match: one picture for each number of players and each active seat.

Places come from the table layouts in levels/umbrella, so the stones lie under the umbrellas. The
game draws umbrellas, the tinted inlay line, tiles and panels on top.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from assets.make.draw import Canvas, linear, paint
from assets.make.umbrella import props, scenery, shading
from assets.make.umbrella.materials import Stone, asphalt, bricks, fans, planks
from assets.make.umbrella.palette import NIGHT
from assets.make.umbrella.street import Frame, Material, Ripple, Street, smooth
from game.levels import Area, Table, load_table

LEVELS = Path(__file__).parents[3] / "levels" / "umbrella"
SEEDS = {1: 5, 2: 4, 3: 6, 4: 3}
AVENUE = (130.0, 96.0)  # top and height
LEFT, WIDTH = -400.0, 2720.0  # streets run through the whole bleed
TONES = {"red": ("A8382E", "EADCC0"), "teal": ("2A6470", "DCD2B6")} | {
    "gold": ("B98A34", "F0E4C8"),
    "plum": ("5A3E78", "DCD2C6"),
}
UPPER = (  # awnings: x, width, height, tones
    (-330, 240, 36, "plum"), (-30, 300, 40, "red"), (330, 250, 36, "teal"), (640, 330, 42, "gold"),
    (1030, 240, 36, "plum"), (1330, 290, 42, "red"), (1680, 280, 38, "teal"),
    (2010, 230, 40, "gold"),
)  # fmt: skip
LOWER = ((-300, 250, 32, "gold"), (150, 260, 30, "plum"), (820, 300, 34, "teal"),
         (1480, 270, 30, "gold"), (1990, 230, 34, "red"))  # fmt: skip
COBBLES = Stone("2C333D", bevel=5, tilt=0.07, joint=1.1)
KERB = Stone("5A5F68", height=2.0, tilt=0.03, wet=0.6, gloss=0.25, joint=1.6, seed=4)
ALLEY_EDGE = Stone("626770", 0.16, tilt=0.03, wet=0.8, gloss=0.25, joint=1.6, seed=6)
SETTS = Stone("3B424C", 0.22, 4, 2.6, 0.07, 0.9, 0.4, 1.0, seed=7)


def names(areas: tuple[Area, ...], name: str) -> list[Area]:
    """The areas whose name begins so: stage.0, stage.1, ..."""
    return [area for area in areas if area.name.split(".")[0] == name]


def seat(area: Area) -> int:
    """The seat in a name such as "stage.2"."""
    return int(area.name.split(".")[1])


class TableStreet:
    """One table: which areas there are and whose turn it is."""

    def __init__(self, layout: Table, active: int) -> None:
        self.seats, self.active = layout.seats, active
        self.areas = layout.layers[active]
        self.stages = names(self.areas, "stage")
        self.street = Street(Frame(), SEEDS[layout.seats])

    def is_active(self, area: Area) -> bool:
        """Whether the area belongs to the seat that decides."""
        return seat(area) == self.active

    def build(self) -> None:
        """Lay everything, from the cobbles up."""
        street = self.street
        whole = street.whole()
        whole.lay(np.ones(street.frame.shape, np.float32), cobbles(street.frame, street.seed))
        self.lay_avenue()
        for stage in self.stages:
            self.lay_stage(stage)
        for personal in names(self.areas, "personal"):
            self.lay_doorstep(personal)
        for lateral in names(self.areas, "lateral"):
            self.lay_alley(lateral)
        self.flood()
        scenery.lay_roofs(street, 0, upper=True)
        scenery.lay_roofs(street, 1080, upper=False)
        self.light()

    def lay_avenue(self) -> None:
        """Asphalt with two sunken tram rails, lane dashes and kerbs."""
        top, height = AVENUE
        area = self.street.region(LEFT, top - 14, WIDTH, height + 28)
        area.lay(area.box(LEFT, top, WIDTH, height), asphalt(area, "262B33", 0.6, 0.8))
        for rail in (top + 15, top + height - 17):
            groove = area.box(LEFT, rail - 5, WIDTH, 11, 2)
            area.tint(groove, "12161D", wet=0.5)
            area.raise_by(-1.0 * groove)
            steel = area.box(LEFT, rail - 1.5, WIDTH, 3.6, 1.5)
            area.tint(steel, "5C6470", gloss=1.0, wet=1.3)
            area.raise_by(1.4 * steel)
        worn = 0.35 + 0.65 * smooth(-1.2, 0.3, area.noise(1.0, 31, low=16))
        for x in range(-392, 2300, 124):
            dash = area.box(x, top + height / 2 - 4, 66, 8, 2)
            area.tint(dash * worn * 0.26, "C9C2B0", wet=0.9)
        for y in (top - 11, top + height):
            stones = bricks(area, 104, 50, KERB, (17, y - 18))
            area.lay(area.box(LEFT, y, WIDTH, 11, 1), stones)

    def lay_stage(self, stage: Area) -> None:
        """A kerb with its own stones around sixteen glossy slabs, and a groove for the inlay."""
        x, y, side, kerb = stage.x, stage.y, stage.w, stage.number("kerb")
        cell, active = stage.number("cell"), self.is_active(stage)
        area = self.street.region(x, y, side, side, 40)
        area.darken(area.box(x - 4, y + 3, side + 14, side + 16, 16, blur=12), 0.62)
        rim = Stone("6A645E" if active else "565C66", 0.10, 3, 2.0, 0.02, 0.9, 0.5, 1.6, seed=3)
        mask = area.box(x, y, side, side, 11)
        area.lay(mask, bricks(area, side / 6, side / 6, rim, (x, y), 0))
        area.raise_by(mask * area.box(x + 3, y + 3, side - 6, side - 6, 9, blur=2.5) * 3)
        slab = Stone(
            "4E4B4C" if active else "464B55", 0.13, max(4, cell * 0.055), 2.6, 0.040, 1.3, 1.0,
            1.5, 0.08, seed=11 + seat(stage),
        )  # fmt: skip
        inner = (x + kerb, y + kerb, side - 2 * kerb, side - 2 * kerb)
        area.lay(area.box(*inner, 4), bricks(area, cell, cell, slab, inner[:2], 0))

    def lay_doorstep(self, place: Area) -> None:
        """The personal area: four planks in a dark frame."""
        x, y, w, h = place.x, place.y, place.w, place.h
        area = self.street.region(x, y, w, h, 24)
        area.darken(area.box(x - 2, y + 3, w + 8, h + 8, 10, blur=7), 0.55)
        frame = area.box(x, y, w, h, 9)
        area.lay(frame, Material(shading.light("3A2C26"), 2.0, 0.6))
        tone = "5B463A" if self.is_active(place) else "4A423F"
        wood = planks(area, (h - 6) / 4, tone, y + 3, 20 + seat(place))
        area.lay(area.box(x + 3, y + 3, w - 6, h - 6, 7), wood)

    def lay_alley(self, place: Area) -> None:
        """A lateral: small setts with a border of long stones."""
        x, y, w, h = place.x, place.y, place.w, place.h
        area = self.street.region(x, y, w, h, 24)
        area.darken(area.box(x - 2, y + 3, w + 7, h + 8, 12, blur=8), 0.6)
        area.lay(area.box(x, y, w, h, 12), bricks(area, w / 2, 46, ALLEY_EDGE, (x, y - 6), 0))
        setts = bricks(area, (w - 12) / 4.0, (w - 12) / 5.2, SETTS, (x + 6, y + 6))
        area.lay(area.box(x + 6, y + 6, w - 12, h - 12, 8), setts)

    def flood(self) -> None:
        """Puddles in the hollows of the open street, none near a playing area or on the avenue."""
        street = self.street
        whole = street.whole()
        keep = whole.box(LEFT, 20, WIDTH, 1040, blur=12)
        keep *= 1 - whole.box(LEFT, AVENUE[0] - 14, WIDTH, AVENUE[1] + 28, 4, blur=6)
        kinds = ("stage", "personal", "board", "figure", "lateral", "name", "stairs")
        for area in self.areas:
            if area.name.split(".")[0] in kinds:
                box = whole.box(area.x - 22, area.y - 22, area.w + 44, area.h + 44, 30, blur=20)
                keep *= 1 - box
        hollow = whole.noise(2.4, 20, low=2, high=9)
        level = np.clip((hollow - 0.75) * 1.1, 0, 1) * keep**2
        street.flood(level, COBBLES.height, dark=0.42)
        random, frame = np.random.default_rng(street.seed), street.frame
        for _ in range(400):
            x = frame.left + random.uniform(0, frame.width)
            y = frame.top + random.uniform(0, frame.height)
            size, strength = random.uniform(8, 30), random.uniform(0.03, 0.09)
            street.ripples.append(Ripple(x, y, size, strength))
        street.mirror = shading.dusk_mirror(street, 50, 0.45)

    def light(self) -> None:
        """A warm pool on the active stage, blue-grey on the others, shop light at the edges."""
        street = self.street
        for i, x in enumerate(range(-270, 2300, 310)):
            tone = ("FF9A4A", "FFB765", "FF8A50")[(i + 2) % 3]
            street.lamp(x, -20, 80, tone, 1.5, 130)
        for i, x in enumerate(range(-480, 2500, 600)):
            tone = ("FFB060", "FF6A7A", "4FC7D9", "FFB060", "7FD0C0")[i % 5]
            street.lamp(x, 1110, 100, tone, 1.1, 150)
        for stage in self.stages:
            x, y = stage.x + stage.w * 0.44, stage.y + stage.w * 0.36
            below = stage.y + stage.w
            if self.is_active(stage):
                street.lamp(x, y - stage.w * 0.10, stage.w * 0.46, "FFBA6C", 2.7, stage.w * 0.80)
                street.lamp(x, below + 150, 150, "FFB469", 1.0, 200)
            else:
                street.lamp(x, y, 220, "B9CBE6", 1.25, stage.w * 0.95)
                street.lamp(x, below + 130, 150, "9FB6DA", 0.45, 200)
        for x in (-20, 1940):
            street.lamp(x, 560, 140, "6FA0D8", 0.7, 220)
        for x in (-230, 2150):
            street.lamp(x, 640, 120, "FFB469", 1.1, 170)

    def paint(self, picture: np.ndarray) -> Canvas:
        """Everything that is drawn and not shaded, then the camera."""
        frame = self.street.frame
        canvas = scenery.on_canvas(picture, frame)
        scenery.draw_roofs(canvas, 0, upper=True)
        scenery.draw_roofs(canvas, 1080, upper=False)
        for x, width, height, tone in UPPER:
            props.awning(canvas, x, 0, width, height, TONES[tone], 0.42)
        for x, width, height, tone in LOWER:
            props.awning(canvas, x, 1080, width, height, TONES[tone], 0.34, up=True)
        self.furnish(canvas)
        taken = [(a.x, a.y, a.w, a.h) for a in self.areas if a.kind in ("grid", "slots")]
        scenery.scatter_leaves(canvas, frame, self.street.seed + 1, 62, taken)
        for place in names(self.areas, "stairs"):
            props.stairs(canvas, place.x, place.y, place.w, place.h)
        for stage in self.stages:
            self.draw_groove(canvas, stage)
        for stage in self.stages:
            self.draw_festoon(canvas, stage)
        scenery.develop(canvas, self.street, 0.62, {5: 0.30, 18: 0.34, 50: 0.30})
        scenery.drizzle(canvas, frame, 300, 0.8)
        return canvas

    def furnish(self, canvas: Canvas) -> None:
        """Trees at the corners of the screen, cafes and lamps in the bleed."""
        trees = (8, 1010, 92, 4), (1915, 1016, 96, 7), (1925, 150, 64, 9), (-14, 170, 60, 5)
        for x, y, radius, seed in ((-262, 300, 78, 11), (2190, 330, 84, 12), (-250, 930, 88, 13)):
            props.tree(canvas, x, y, radius, seed)
        props.tree(canvas, 2200, 950, 90, 14)
        for x, y, radius, seed in trees:
            props.tree(canvas, x, y, radius, seed)
        for x, y, seed in ((-160, 470, 1), (-235, 760, 2), (2085, 520, 3), (2170, 770, 4)):
            props.cafe_table(canvas, x, y, 34, seed)
        for x in (-230, 2150):
            props.lamp(canvas, x, 640, 15)

    @staticmethod
    def draw_groove(canvas: Canvas, stage: Area) -> None:
        """The dark line into which the game lays the seat's color."""
        kerb = stage.number("kerb")
        side = stage.w - 2 * kerb + 2
        groove = paint(NIGHT, 0.75, stroke=7)
        canvas.box(stage.x + kerb - 1, stage.y + kerb - 1, side, side, 6, groove)

    def draw_festoon(self, canvas: Canvas, stage: Area) -> None:
        """The chain of lamps around a stage: burning for the active seat."""
        x, y, side = stage.x, stage.y, stage.w
        big = self.seats <= 2 or self.is_active(stage)
        count = 11 if big else 8
        spots = []
        for i in range(count + 1):
            step = side * i / count
            spots += [(x + step, y), (x + step, y + side)]
            if 0 < i < count:
                spots += [(x, y + step), (x + side, y + step)]
        for bx, by in spots:
            if self.is_active(stage):
                burning_bulb(canvas, bx, by, 50 if by >= y + side - 4 else 70)
            else:
                canvas.disc(bx, by, 4, paint("0A0D1A", 0.8))
                canvas.disc(bx, by, 2.8, paint("6D7598", 0.9))
                canvas.disc(bx - 0.8, by - 0.9, 1.1, paint("C9D2F5", 0.9))


def burning_bulb(canvas: Canvas, x: float, y: float, streak: float) -> None:
    """A lit lamp: core, glow and a wet streak below."""
    fade = linear(x, y, x, y + streak + 4, ("FFC070", 0.9, 0), ("FFA040", 0, 1))
    canvas.box(x - 4, y + 4, 8, streak, 4, paint(alpha=0.34, blur=5, add=True, shader=fade))
    canvas.disc(x, y, 16, paint("FFB050", 0.30, blur=9, add=True))
    canvas.disc(x, y, 5.2, paint("FFC46A"))
    canvas.disc(x - 0.6, y - 0.8, 3.2, paint("FFF6DA"))


@lru_cache(maxsize=1)
def cobbles(frame: Frame, seed: int) -> Material:
    """The pavement of a table; the same for every active seat, so it is computed once."""
    look = Stone("2C333D", bevel=5, tilt=0.07, joint=1.1, seed=seed)
    return fans(Street(frame, seed).whole(), 118, 18, look, (40, 30))


def table(seats: int, active: int) -> bytes:
    """The background `table-SEATS-ACTIVE`."""
    layout = load_table(LEVELS / f"table-{seats}.tmx")
    picture = TableStreet(layout, active)
    picture.build()
    lit = shading.shade(picture.street, shading.Sky(), 1.08)
    return scenery.webp(picture.paint(lit))
