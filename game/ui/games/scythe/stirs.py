"""What moves on the map though nothing happens: the lakes, and the smoke of the Factory."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from game.games.scythe.shown import ShownScythe
from game.ui.boards.stirring import GLINT, SMOKE, Stir
from game.ui.games.scythe.layout import Layout, centre
from game.ui.games.scythe.palette import Palette
from game.ui.games.scythe.plan import FACTORY, LAKE, MapPlan
from game.ui.games.scythe.settled import STACKS
from game.ui.shapes import Point

_CREST = (240, 249, 250)
_IN_A_LAKE = ((-13.0, -12.0), (9.0, -3.0), (-8.0, 10.0), (12.0, 16.0))
"""From its middle."""


def stirs_of(plan: MapPlan, layout: Layout, position: ShownScythe, palette: Palette) -> list[Stir]:
    """Only where no piece stands."""
    lying = (position.units, position.tokens, position.structures)
    taken = {place for things in lying for place, there in things.items() if there}
    found = [
        Stir(GLINT, layout.inside(at), 0.9 * layout.scale, _CREST) for place, at in _lakes(plan) if place not in taken
    ]
    for one in plan.hexes:
        if one.terrain == FACTORY and one.id not in taken:
            x, y = centre(one)
            smoke = [(x + dx + 1, y - 12 - high) for dx, high, _ in STACKS]
            found += [Stir(SMOKE, layout.inside(at), layout.scale, palette.smoke) for at in smoke]
    return found


@lru_cache(maxsize=4)
def _lakes(plan: MapPlan) -> tuple[tuple[str, Point], ...]:
    found = list(_crests(plan))
    Random("lakes").shuffle(found)
    return tuple(found)


def _crests(plan: MapPlan) -> Iterator[tuple[str, Point]]:
    for one in plan.hexes:
        if one.terrain == LAKE:
            x, y = centre(one)
            yield from ((one.id, (x + dx, y + dy)) for dx, dy in _IN_A_LAKE)
