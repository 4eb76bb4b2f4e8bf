"""What moves on tiles though nothing happens: the river and the lochs, smoke of stills, the home castle's flag."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from pygame import Rect

from game.ui.boards.cells import CellCamera
from game.ui.boards.stirring import GLINT, PENNANT, SMOKE, Stir
from game.ui.games.glen_more.grounds import RIVER_LOW, RIVER_TOP
from game.ui.games.glen_more.plan import TilePlan, load_plans
from game.ui.games.glen_more.territory import HOME_CASTLE, Territory
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.shapes import Point

_LEAST_PX = 52
"""Smaller tiles are thumbnails: nothing moves in them."""
_INK = {GLINT: (232, 244, 248), SMOKE: (236, 234, 228), PENNANT: (142, 47, 38)}
_SIZE = 0.8
_CHIMNEYS = {"whisky": (36.0, 24.0), "inn": (49.0, 34.0)}
"""By what is painted on a tile: from the left, and above the foot of its houses."""
_FOOT, _FOOT_BY_RIVER = 61.0, 46.0
_POLE = (67.0, 12.0)
"""The flagstaff on the home castle."""
_ACROSS = (16.0, 34.0, 52.0)
"""Where crests appear, in units of a tile, left of what is printed on it."""


def stirs_of(tiles: Iterable[tuple[str, Rect]], pieces: Sequence[Rect] = ()) -> list[Stir]:
    """Of tiles and their places on the sheet; none where pieces lie."""
    plans, found = load_plans(), []
    for name, rect in tiles:
        unit = rect.w / 100
        if rect.w >= _LEAST_PX and name in plans:
            for kind, (x, y) in _of_tile(plans[name]):
                at = rect.x + x * unit, rect.y + y * unit
                found.append(Stir(kind, at, _SIZE * unit, _INK[kind]))
    return [one for one in found if Rect(one.at, (1, 1)).collidelist(pieces) < 0]


def territory_stirs(land: Territory, camera: CellCamera, items: TerritoryItems) -> list[Stir]:
    reach = camera.size // 2
    pieces = [one for cell in land.spots for one in land.candidates(cell) if one.startswith(("good:", "scot:"))]
    lying = [at for one in pieces if (at := items.middle(land, camera, one)) is not None]
    tiles = ((spot.tile, camera.rect(cell)) for cell, spot in land.spots.items())
    return stirs_of(tiles, [Rect(0, 0, reach, reach).move(x - reach / 2, y - reach / 2) for x, y in lying])


@lru_cache(maxsize=256)
def _of_tile(plan: TilePlan) -> tuple[tuple[str, Point], ...]:
    return tuple(_stirring(plan))


def _stirring(plan: TilePlan) -> Iterator[tuple[str, Point]]:
    if plan.river:
        for number, x in enumerate(_ACROSS):
            share = 0.34 if (number + len(plan.id)) % 2 else 0.66
            yield GLINT, (x, RIVER_TOP + share * (RIVER_LOW - RIVER_TOP))
    if plan.motif in _CHIMNEYS:
        x, above = _CHIMNEYS[plan.motif]
        yield SMOKE, (x, (_FOOT_BY_RIVER if plan.river else _FOOT) - above)
    if plan.id == HOME_CASTLE:
        yield PENNANT, _POLE
