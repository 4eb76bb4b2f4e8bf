"""Small pictures of the map for other scenes: a window on the land around the Factory, and a whole position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.games.scythe.shown import Player, ShownScythe, Structure, Units
from game.ui.games.scythe.layout import HEX, MAP_EDGE, MAP_SIZE, Layout
from game.ui.games.scythe.map_art import MapArt
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.scenery import Scenery
from game.ui.look import Look
from game.ui.signs import Livery

SHOWN = ShownScythe(
    players=tuple(Player(faction) for faction in ("nordic", "rusviet", "crimea", "saxony", "polania")),
    units={
        "r4c3": (Units(1, "mech"),),
        "r3c3": (Units(0, "character"),),
        "r3c5": (Units(0, "mech"),),
        "r5c3": (Units(2, "mech"), Units(2, "worker")),
        "r4c4": (Units(1, "character"),),
        "r3c2": (Units(4, "mech"),),
        "r4c1": (Units(4, "worker", 2),),
        "r5c5": (Units(1, "worker"),),
        "r6c2": (Units(3, "mech"),),
        "r2c4": (Units(0, "worker", 2),),
        "r5c2": (Units(4, "character"),),
        "r6c4": (Units(3, "worker"),),
    },
    structures={"r2c4": Structure(0, "mill"), "r5c5": Structure(1, "armory")},
    tokens={"r2c4": {"metal": 2}, "r5c3": {"oil": 2}, "r3c3": {"wood": 1}},
    encounters=frozenset({"r4c5", "r1c3", "r6c5", "r6c1"}),
)
"""A position for pictures, not from any match."""
_WINDOW_AT = (300.0, 270.0)
_MARGIN = 12.0
_FINE = 2.0
"""Thumbnails are painted so much larger and scaled down: small pieces come out better."""
_KEPT = 4

_maps: dict[tuple[object, ...], Surface] = {}


def vignette(
    look: Look, size: tuple[int, int], liveries: Sequence[Livery] = (), radius: float | None = None
) -> Surface:
    """A window on the middle of the map with pieces on it. `radius` is that of a hexagon in pixels."""
    return _last(_painted(look, _window(look, size, radius), SHOWN))


def vignette_steps(look: Look, size: tuple[int, int]) -> Iterator[Surface | None]:
    """The same bit by bit, for a page that stays alive meanwhile: None on the way, then the picture."""
    yield from _painted(look, _window(look, size, None), SHOWN)


def _window(look: Look, size: tuple[int, int], radius: float | None) -> Layout:
    scale = (radius or max(size[1] * 0.26, size[0] * 0.17)) / HEX
    origin = round(size[0] / 2 - _WINDOW_AT[0] * scale), round(size[1] / 2 - _WINDOW_AT[1] * scale)
    return Layout(Rect((0, 0), size), look.grid.u, scale, origin)


def thumbnail(look: Look, position: ShownScythe, size: tuple[int, int], liveries: Sequence[Livery] = ()) -> Surface:
    """A whole position, small: for saved games. Pieces have the colours of their factions."""
    return _last(thumbnail_steps(look, position, size, liveries))


def thumbnail_steps(
    look: Look, position: ShownScythe, size: tuple[int, int], liveries: Sequence[Livery] = ()
) -> Iterator[Surface | None]:
    """The same bit by bit."""
    large = round(size[0] * _FINE), round(size[1] * _FINE)
    scale = min(large[0] / (MAP_SIZE[0] + 2 * _MARGIN), large[1] / (MAP_SIZE[1] + 2 * _MARGIN))
    left = (large[0] - MAP_SIZE[0] * scale) / 2 + MAP_EDGE * scale
    layout = Layout(Rect((0, 0), large), look.grid.u, scale, (left, (large[1] - MAP_SIZE[1] * scale) / 2))
    for picture in _painted(look, layout, position):
        yield None if picture is None else pygame.transform.smoothscale(picture, size)


def _painted(look: Look, layout: Layout, position: ShownScythe) -> Iterator[Surface | None]:
    """The bare map is kept: several saved games share it."""
    key = (layout.key, look.theme)
    if key not in _maps:
        art = MapArt(load_plan(), layout, look, bare=True)
        for _ in art.steps():
            yield None
        while len(_maps) >= _KEPT:
            _maps.pop(next(iter(_maps)))
        assert art.picture is not None
        _maps[key] = art.picture
    picture = _maps[key].copy()
    if position.players and position.has_factions:
        items = Scenery(load_plan(), layout, look).position(position)
        picture.blits([(item.sprite, item.rect) for item in items], False)
    yield picture


def _last(steps: Iterator[Surface | None]) -> Surface:
    *_, picture = steps
    assert picture is not None
    return picture
