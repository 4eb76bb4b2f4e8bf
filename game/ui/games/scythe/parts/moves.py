"""How what happened is shown on the map of Scythe: which pieces move from where to where, by the word of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.contract import Event
from game.ui.animation import Tween
from game.ui.games.scythe import motion
from game.ui.games.scythe.map_view import MapView

_GOODS = ("metal", "food", "oil", "wood")
_MOST, _APART_MS = 4, 50.0
"""So many of what is produced are shown rising, one after the other."""


def moves_of(view: MapView, event: Event) -> list[Tween]:
    made = _MADE.get(event.word)
    return made(view, event) if made is not None else []


def _moved(view: MapView, event: Any) -> list[Tween]:
    kind = "character" if event.unit.startswith("character") else event.unit.partition(":")[0]
    others = ["worker"] * min(1, event.workers + event.moved_workers)
    way = [event.start, *event.via, event.to]
    goods = [good for good in _GOODS if getattr(event, good)]
    hauled = [motion.haul(view, good, way, 1 + number) for number, good in enumerate(goods)] if len(way) > 1 else []
    return _walk(view, event.seat, [kind, *others], way) + hauled


def _went_home(view: MapView, event: Any) -> list[Tween]:
    return _walk(view, event.seat, [event.kind], [event.start, event.to])


def _driven(view: MapView, event: Any) -> list[Tween]:
    home = f"home_{view.position.faction(event.other)}"
    return _walk(view, event.other, ["worker"], [event.at, home])


def _walk(view: MapView, seat: int, kinds: list[str], way: list[str]) -> list[Tween]:
    if way[0] == way[-1] or any(view.middle_of(one) is None for one in way):
        return []
    return motion.convoy(view, kinds, seat, way)


def _rose(view: MapView, good: str, place: str, n: int, seat: int) -> list[Tween]:
    shown = range(min(n, _MOST))
    return [motion.produce(view, good, place, seat=seat, delay=_APART_MS * number) for number in shown]


def _tokens(view: MapView, event: Any) -> list[Tween]:
    return _rose(view, event.what.partition(":")[2], event.at, event.n, event.seat)


def _workers(view: MapView, event: Any) -> list[Tween]:
    return _rose(view, "worker", event.at, event.n, event.seat)


def _deployed(view: MapView, event: Any) -> list[Tween]:
    return [motion.arrive(view, "mech", event.seat, event.at)]


def _built(view: MapView, event: Any) -> list[Tween]:
    return [motion.arrive(view, event.structure.partition(":")[2] or event.structure, event.seat, event.at)]


_MADE: Mapping[str, Callable[[MapView, Any], list[Tween]]] = {
    "unit_moved": _moved,
    "units_retreated": _went_home,
    "units_returned": _went_home,
    "workers_driven": _driven,
    "tokens_placed": _tokens,
    "workers_came": _workers,
    "deployed": _deployed,
    "built": _built,
}
