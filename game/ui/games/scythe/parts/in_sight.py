"""What must stay in sight while a place of Scythe's map is pointed at, in pixels of the screen."""

from __future__ import annotations

from pygame import Rect

from game.ui.games.scythe.layout import touch
from game.ui.games.scythe.map_view import MapView
from game.ui.games.scythe.parts.ring import Ring


def around(view: MapView, place: str, ring: Ring) -> list[Rect]:
    """The hexagon with what opens over it, and those beside it that can be chosen."""
    opened, known = view.fanned(), view.plan.by_id
    found = [view.rect_of(place)]
    found += [opened[1].move(view.rect.topleft)] if opened is not None else []
    found += [ring.rect] if ring.visible else []
    lit = {view.place_of(one) for one in view.lit} - {place}
    return found + [view.rect_of(one) for one in known if one in lit and touch(known[one], known[place])]
