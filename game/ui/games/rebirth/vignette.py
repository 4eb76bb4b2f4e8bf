"""Small pictures of the board for other scenes: a window on the land, and a whole position as a thumbnail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.games.rebirth.shown import ShownRebirth, Tile
from game.ui.games.rebirth.board_art import BoardArt
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.layout import HEX, MAP_SIZE, Layout
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.games.rebirth.scenery import Scenery
from game.ui.look import Look
from game.ui.signs import Livery

SHOWN = ShownRebirth(
    tiles={
        "r06c11": Tile("food", 0),
        "r06c12": Tile("food", 0),
        "r07c08": Tile("settlement_1", 2),
        "r07c10": Tile("food", 0),
        "r07c11": Tile("settlement_3", 1),
        "r08c08": Tile("energy", 1),
        "r08c09": Tile("energy", 1),
        "r08c10": Tile("food", 2),
        "r08c11": Tile("settlement_2", 2),
        "r08c12": Tile("settlement_1", 1),
        "r09c07": Tile("energy", 1),
        "r09c09": Tile("food", 2),
        "r09c10": Tile("energy", 2),
        "r10c07": Tile("energy", 0),
        "r10c08": Tile("settlement_2", 2),
        "r10c09": Tile("food", 1),
        "r10c10": Tile("settlement_4", 0),
        "r11c07": Tile("energy", 0),
        "r11c09": Tile("energy", 0),
        "r12c08": Tile("settlement_3", 1),
        "r12c09": Tile("energy", 0),
    },
    castles={"blair": 1, "dunnottar": 2, "stirling": 0},
    cathedrals={"st_machar": (0, 1), "elgin": (0,), "st_andrews": (0, 2)},
)
"""A position for pictures, not from any match."""
_WINDOW_AT = (420.0, 322.0)
_MARGIN = 18.0
_FINE = 2.6
"""Thumbnails are painted so much larger and scaled down: small symbols come out better."""
_FINE_ENOUGH, _LARGE_PX = 1.25, 1000
"""Larger ones need less of it: twice as fine is four times the work."""

_boards: dict[tuple[object, ...], Surface] = {}
_KEPT = 4


def vignette(
    look: Look, size: tuple[int, int], liveries: Sequence[Livery] = (), radius: float | None = None
) -> Surface:
    """A window on eastern Scotland with tiles on it. `radius` is that of a hexagon in pixels."""
    return _painted(look, _window(look, size, radius), SHOWN, liveries)


def vignette_steps(look: Look, size: tuple[int, int]) -> Iterator[Surface | None]:
    """The same bit by bit, for a page that stays alive meanwhile: None on the way, then the picture."""
    yield from _board_steps(look, _window(look, size, None))
    yield vignette(look, size)


def _window(look: Look, size: tuple[int, int], radius: float | None) -> Layout:
    scale = (radius or size[1] * 0.135) / HEX
    origin = round(size[0] / 2 - _WINDOW_AT[0] * scale), round(size[1] / 2 - _WINDOW_AT[1] * scale)
    return Layout(Rect((0, 0), size), look.grid.u, scale, origin)


def thumbnail(look: Look, position: ShownRebirth, size: tuple[int, int], liveries: Sequence[Livery] = ()) -> Surface:
    """A whole position, small: for saved games."""
    return pygame.transform.smoothscale(_painted(look, _whole(look, size), position, liveries), size)


def thumbnail_steps(
    look: Look, position: ShownRebirth, size: tuple[int, int], liveries: Sequence[Livery] = ()
) -> Iterator[Surface | None]:
    """The same bit by bit."""
    yield from _board_steps(look, _whole(look, size))
    yield thumbnail(look, position, size, liveries)


def _whole(look: Look, size: tuple[int, int]) -> Layout:
    fine = max(_FINE_ENOUGH, min(_FINE, _LARGE_PX / max(size)))
    large = round(size[0] * fine), round(size[1] * fine)
    scale = min(large[0] / (MAP_SIZE[0] + 2 * _MARGIN), large[1] / (MAP_SIZE[1] + 2 * _MARGIN))
    origin = (large[0] - MAP_SIZE[0] * scale) / 2, (large[1] - MAP_SIZE[1] * scale) / 2
    return Layout(Rect((0, 0), large), look.grid.u, scale, origin)


def _painted(look: Look, layout: Layout, position: ShownRebirth, liveries: Sequence[Livery]) -> Surface:
    players = list(liveries) + [Livery(seat, seat) for seat in range(len(liveries), 5)]
    picture = _board(look, layout).copy()
    items = Scenery(load_plan(), layout, look, players).position(position)
    picture.blits([(item.sprite, item.rect) for item in items], False)
    return picture


def _board(look: Look, layout: Layout) -> Surface:
    """The bare board, kept: several saved games share it."""
    for _ in _board_steps(look, layout):
        pass
    return _boards[layout.key, look.theme]


def _board_steps(look: Look, layout: Layout) -> Iterator[None]:
    """Paint the bare board unless it is kept already."""
    key = (layout.key, look.theme)
    if key in _boards:
        return
    art = BoardArt(load_plan(), layout, look, Texts(), charted=False)
    for _ in art.steps():
        yield None
    while len(_boards) >= _KEPT:
        _boards.pop(next(iter(_boards)))
    assert art.picture is not None
    _boards[key] = art.picture
