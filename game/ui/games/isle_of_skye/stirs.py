"""What moves in a land though nothing happens: lochs, the lamps of lighthouses, smoke of farms, the castle's flag."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.ui.boards.cells import CellCamera
from game.ui.boards.stirring import GLINT, LAMP, PENNANT, SMOKE, Stir
from game.ui.games.isle_of_skye.land import Land
from game.ui.games.isle_of_skye.placing import SIZES, placed
from game.ui.games.isle_of_skye.plan import CASTLE, TilePlan, load_plans
from game.ui.games.isle_of_skye.scenery import open_water
from game.ui.games.isle_of_skye.shape import turned
from game.ui.shapes import Point
from game.ui.theme import Colour

_LEAST_PX = 52
"""Smaller tiles are thumbnails: nothing moves in them."""
_CREST, _LIGHT, _SMOKE = (236, 247, 250), (255, 233, 160), (232, 230, 224)


class _Above(NamedTuple):
    """What rises above a symbol: how, where from its middle in sizes of it, and in which units of a tile's side."""

    kind: str
    at: Point
    unit: float


_ABOVE = {
    "lighthouse": _Above(LAMP, (0.0, -0.36), 0.011),
    "farm": _Above(SMOKE, (0.22, -0.42), 0.006),
    CASTLE: _Above(PENNANT, (0.36, -0.30), 0.014),
}


def stirs_of(land: Land, camera: CellCamera, colour: Colour) -> list[Stir]:
    if camera.size < _LEAST_PX:
        return []
    plans, found = load_plans(), []
    for cell, laid in land.tiles.items():
        rect = camera.rect(cell)
        for kind, (x, y), unit in _of_tile(plans[laid.tile], laid.turn):
            ink = {GLINT: _CREST, LAMP: _LIGHT, SMOKE: _SMOKE, PENNANT: colour}[kind]
            at = rect.x + x * rect.w, rect.y + y * rect.h
            found.append(Stir(kind, at, unit * camera.size, ink))
    return found


@lru_cache(maxsize=256)
def _of_tile(plan: TilePlan, turn: int) -> tuple[tuple[str, Point, float], ...]:
    """How, where in the turned square, and in which units of its side."""
    return tuple(_stirring(plan, turn))


def _stirring(plan: TilePlan, turn: int) -> Iterator[tuple[str, Point, float]]:
    for spot in open_water(plan)[::2]:
        yield GLINT, turned(spot, turn), 0.010
    for symbol in placed(plan):
        above = _ABOVE.get(symbol.kind)
        if above is not None:
            x, y = turned(symbol.at, turn)
            size = SIZES[symbol.kind]
            yield above.kind, (x + above.at[0] * size, y + above.at[1] * size), above.unit
