"""What must stay in sight while a place of Scythe's map is pointed at, and where it can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.games.scythe.layout import touch
from game.ui.games.scythe.map_view import MapView
from game.ui.games.scythe.parts import map_units
from game.ui.games.scythe.parts.ring import Ring
from game.ui.kinds.part import Point

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.map import WarMap

_BESIDE = 0.62
"""How far beside the middle of a hexagon no figure stands, in its radius."""
_AROUND = ((0, -1), (0, 1), (-0.9, 0), (0.9, 0), (-0.7, -0.6), (0.7, -0.6))


def around(view: MapView, place: str, ring: Ring) -> list[Rect]:
    """The hexagon with what opens over it, and those beside it that can be chosen."""
    opened, known = view.fanned(), view.plan.by_id
    found = [view.rect_of(place)]
    found += [opened[1].move(view.rect.topleft)] if opened is not None else []
    found += [ring.rect] if ring.visible else []
    lit = {view.place_of(one) for one in view.lit} - {place}
    return found + [view.rect_of(one) for one in known if one in lit and touch(known[one], known[place])]


def inhabited(board: WarMap) -> list[Rect]:
    """Where somebody stands, and where they come from; where the viewer's own stand comes first."""
    position, view = board.seen.position, board.view
    if position is None or not view.ready:
        return []
    homes = {f"home_{one.faction}" for one in position.players}
    found = [one for one in view.plan.by_id if one in homes or position.units_at(one)]
    found.sort(key=lambda one: all(units.seat != board.seen.viewer for units in position.units_at(one)))
    return [view.rect_of(one) for one in found]


def free_spot(board: WarMap, component: str, middle: Point) -> Point:
    """Where a click means the place: in its middle, unless a unit stands there that could be taken instead."""
    seen = board.seen
    if component not in seen.lit or ":" in component:
        return middle
    taken = any(map_units.is_unit(one) and map_units.place_of(seen.position, one) == component for one in seen.lit)
    if not taken or board.component_at(middle) == component:
        return middle
    reach = board.view.camera.radius * _BESIDE
    spots = ((round(middle[0] + dx * reach), round(middle[1] + dy * reach)) for dx, dy in _AROUND)
    return next((spot for spot in spots if board.component_at(spot) == component), middle)
