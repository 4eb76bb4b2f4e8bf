"""What moves on the map though nothing happens: the sea, the lochs, and flags on the castles that are held."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from game.ui.boards.stirring import GLINT, PENNANT, Stir
from game.ui.games.rebirth.chart import REGIONS, WATERS
from game.ui.games.rebirth.layout import HEX, Layout, centre
from game.ui.games.rebirth.plan import CASTLE, LOCH, BoardPlan
from game.ui.look import Look
from game.ui.shapes import Point
from game.ui.signs import Livery

_SEA = (196, 226, 230)
_EVERY = 74
"""Map units from one crest to the next."""
_FROM_LAND, _FROM_NAMES = 2.3 * HEX, (96, 40)
_AREA = (-270, 30, 640, 620)
"""Left, top, right, low: the sea that is seen at the designed size."""
_POLE = (6.0, -11.0)
"""Where a flag stands on a castle, from its middle."""


def stirs_of(
    plan: BoardPlan, layout: Layout, look: Look, castles: Mapping[str, int], liveries: Sequence[Livery]
) -> list[Stir]:
    found = [Stir(GLINT, layout.inside(at), layout.scale, _SEA) for at in waters(plan)]
    for name, seat in castles.items():
        x, y = centre(plan.by_id[f"{CASTLE}:{name}"].place)
        colour = look.theme.player(liveries[seat].colour)
        found.append(Stir(PENNANT, layout.inside((x + _POLE[0], y + _POLE[1])), 0.8 * layout.scale, colour))
    return found


@lru_cache(maxsize=4)
def waters(plan: BoardPlan) -> tuple[Point, ...]:
    """Places at sea off the coast, where no name stands, and one in each loch."""
    lochs = [centre(one.place) for one in plan.hexes if one.kind == LOCH]
    found = [(x - 5, y) for x, y in lochs] + list(_sea(plan))
    Random("water").shuffle(found)
    return tuple(found)


def _sea(plan: BoardPlan) -> Iterator[Point]:
    land = [centre(one.place) for one in plan.hexes]
    names = [*WATERS.values(), *(at for places in REGIONS.values() for at in places)]
    dice = Random("sea")
    left, top, right, low = _AREA
    for row in range(top, low, _EVERY):
        for column in range(left, right, _EVERY):
            at = column + dice.uniform(-26, 26), row + dice.uniform(-26, 26)
            clear = all(abs(at[0] - x) > _FROM_NAMES[0] or abs(at[1] - y) > _FROM_NAMES[1] for x, y in names)
            if clear and all(math.dist(at, one) > _FROM_LAND for one in land):
                yield at
