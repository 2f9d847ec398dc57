"""Which game says what of itself."""

from __future__ import annotations

from game.tables.lore import Lore
from game.tables.solstis import chronicle as solstis_log
from game.tables.solstis import earning as solstis_score
from game.tables.solstis import lore as solstis_lore
from game.tables.solstis import refusals as solstis_refusals
from game.tables.solstis import signs as solstis_signs
from game.tables.umbrella import chronicle as umbrella_log
from game.tables.umbrella import counting as umbrella_score
from game.tables.umbrella import lore as umbrella_lore
from game.tables.umbrella import refusals as umbrella_refusals
from game.tables.umbrella import signs as umbrella_signs
from game.view.canvas import Box

LORES: dict[str, Lore] = {
    "umbrella": Lore(
        umbrella_lore.things,
        umbrella_lore.explain,
        umbrella_log.tell,
        umbrella_score.earned,
        umbrella_refusals.refuse,
        umbrella_signs.sign,
        (Box(1690, 962, 64, 64), Box(1756, 962, 64, 64)),
    ),
    "solstis": Lore(
        solstis_lore.things,
        solstis_lore.explain,
        solstis_log.tell,
        solstis_score.earned,
        solstis_refusals.refuse,
        solstis_signs.sign,
        (Box(1296, 40, 64, 64), Box(1368, 40, 64, 64)),
    ),
}
