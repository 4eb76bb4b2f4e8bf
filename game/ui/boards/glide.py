"""A camera on its way over a printed map: near to where something happens, and out again to all of it.

Only printed maps glide: lands of tiles are painted anew for every size, and all of them is in sight anyway.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from game.ui.animation import Tween, ease_in_out
from game.ui.boards.board import Board
from game.ui.boards.map_camera import MapCamera
from game.ui.boards.printed_board import PrintedBoard
from game.ui.grid import round_px

_ROOM, _HARDLY = 0.8, 1.15
"""So much of the sheet is filled at most by what one looks at; below this zoom it is not worth the way."""


def can_glide(view: Board) -> bool:
    return isinstance(view, PrintedBoard) and view.ready


def near_to(view: Any, component: str, zoom: float) -> MapCamera | None:
    """The camera with that place as far in the middle as the map allows; None for what has no place."""
    whole: MapCamera = view.fitted()
    here = view.rect_of(component).center if view.middle_of(component) is not None else None
    if here is None:
        return None
    point, scale = view.camera.in_map(here), whole.scale * zoom
    middle = whole.sheet.w / 2 - point[0] * scale, whole.sheet.h / 2 - point[1] * scale
    return replace(whole, scale=scale, origin=middle, zoom=zoom).held(whole)


def near_all(view: Any, components: Iterable[str], zoom: float) -> MapCamera | None:
    """The camera that comes so close to all of these as they have room, at most `zoom`; the one for all of the map
    where that is hardly closer. None for what has no place."""
    rects = [view.rect_of(one) for one in components if view.middle_of(one) is not None]
    if not rects:
        return None
    whole: MapCamera = view.fitted()
    box = rects[0].unionall(rects[1:])
    wide, high = box.w / view.camera.scale, box.h / view.camera.scale
    fits = min(whole.sheet.w / (wide * whole.scale), whole.sheet.h / (high * whole.scale)) * _ROOM
    zoom = min(zoom, fits)
    if zoom < _HARDLY:
        return whole
    point, scale = view.camera.in_map(box.center), whole.scale * zoom
    middle = whole.sheet.w / 2 - point[0] * scale, whole.sheet.h / 2 - point[1] * scale
    return replace(whole, scale=scale, origin=middle, zoom=zoom).held(whole)


def between(start: MapCamera, end: MapCamera, share: float) -> MapCamera:
    """As far on the way; at its end exactly there."""
    if share >= 1:
        return end

    def part(a: float, b: float) -> float:
        return a + (b - a) * share

    x, y = (round_px(part(a, b)) for a, b in zip(start.origin, end.origin, strict=True))
    return replace(end, scale=part(start.scale, end.scale), origin=(x, y), zoom=part(start.zoom, end.zoom) + 1e-6)


def glide(view: Any, end: MapCamera, ms: float) -> Tween:
    """From where the camera is to `end`; a size that has changed meanwhile shows all."""
    start = view.camera

    def step(share: float) -> None:
        if view.ready and view.fitted().sheet == end.sheet:
            view.see(between(start, end, share))

    return Tween(ms, step, ease_in_out)
