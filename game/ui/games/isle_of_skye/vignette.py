"""Small pictures of lands for other scenes: a window on Skye, and a whole land as a thumbnail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.games.isle_of_skye.shown import Laid, Player, ShownIsleOfSkye
from game.ui.boards.cells import Cell, CellCamera
from game.ui.games.isle_of_skye.felt import Beneath, cloth
from game.ui.games.isle_of_skye.land import Land, bounds_of, land_of
from game.ui.games.isle_of_skye.textures import prepare
from game.ui.games.isle_of_skye.tile_painter import TilePainter, painter_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.signs import Livery

_LAND = {
    (-2, -2): Laid("L28", 1),
    (-2, -1): Laid("L25", 3),
    (-2, 0): Laid("L20", 3),
    (-2, 1): Laid("L45", 2),
    (-1, -2): Laid("L12", 3),
    (-1, -1): Laid("L41", 3),
    (-1, 0): Laid("L17", 3),
    (-1, 1): Laid("L43", 3),
    (0, -2): Laid("L50", 1),
    (0, -1): Laid("L03", 0),
    (0, 0): Laid("castle", 0),
    (0, 1): Laid("L24", 3),
    (1, -2): Laid("L51", 3),
    (1, -1): Laid("L01", 1),
    (1, 0): Laid("L21", 2),
    (1, 1): Laid("L10", 1),
    (2, -2): Laid("L72", 2),
    (2, -1): Laid("L09", 1),
    (2, 0): Laid("L02", 0),
    (2, 1): Laid("L08", 2),
}
SHOWN = ShownIsleOfSkye((Player(_LAND),))
"""A land for pictures, not from any match."""
_MARGIN = 7.0
_LARGEST = 27.0
"""Units of a tile in a thumbnail."""


def vignette(
    look: Look, size: tuple[int, int], liveries: Sequence[Livery] = (), tile: float | None = None
) -> Surface:
    """A window on a land around its castle. `tile` is its side in pixels."""
    return _last(_painted(look, land_of(SHOWN, 0), _window(look, size, tile), liveries))


def vignette_steps(look: Look, size: tuple[int, int]) -> Iterator[Surface | None]:
    """The same bit by bit, for a page that stays alive meanwhile: None on the way, then the picture."""
    yield from _painted(look, land_of(SHOWN, 0), _window(look, size, None), ())


def _window(look: Look, size: tuple[int, int], tile: float | None) -> CellCamera:
    px = round_px(tile or max(size[0] / 3.6, size[1] / 2.9))
    origin = round_px(size[0] / 2 - 0.62 * px), round_px(size[1] / 2 - 0.52 * px)
    return CellCamera(Rect((0, 0), size), look.grid.u, px, origin)


def thumbnail(
    look: Look,
    position: ShownIsleOfSkye,
    size: tuple[int, int],
    liveries: Sequence[Livery] = (),
    seat: int = 0,
    mark: Sequence[str] = (),
) -> Surface:
    """The land of a seat, small, on felt. Tiles in `mark` (what was laid last) are outlined."""
    land = land_of(position, seat)
    layout = _whole(look, land, size)
    picture = _last(_painted(look, land, layout, liveries))
    px = layout.size
    for component in mark:
        cell = land.cell(component)
        if cell is not None:
            sprite, (dx, dy) = look.states.sprite(("cell", px, 0.0), [(0, 0), (px, 0), (px, px), (0, px)], "last")
            rect = layout.rect(cell)
            picture.blit(sprite, (rect.x + dx, rect.y + dy))
    return picture


def thumbnail_steps(
    look: Look, position: ShownIsleOfSkye, size: tuple[int, int], liveries: Sequence[Livery] = ()
) -> Iterator[Surface | None]:
    """The same bit by bit, for a saved game: the land of the first seat."""
    land = land_of(position, 0)
    yield from _painted(look, land, _whole(look, land, size), liveries)


def _whole(look: Look, land: Land, size: tuple[int, int]) -> CellCamera:
    u = look.grid.u
    left, top, right, bottom = bounds_of(land.tiles)
    room = [length - 2 * _MARGIN * u for length in size]
    px = int(max(6, min(room[0] / (right - left), room[1] / (bottom - top), _LARGEST * u)))
    origin = (round_px(size[0] / 2 - (left + right) / 2 * px), round_px(size[1] / 2 - (top + bottom) / 2 * px))
    return CellCamera(Rect((0, 0), size), u, px, origin)


def _painted(look: Look, land: Land, layout: CellCamera, liveries: Sequence[Livery]) -> Iterator[Surface | None]:
    painter, px = painter_for(look), layout.size
    livery = liveries[land.seat] if land.seat < len(liveries) else Livery(land.seat, land.seat)
    picture = cloth(look, layout.sheet.size).copy()
    Beneath(land.tiles).draw(picture, px, layout.origin)
    yield from prepare(painter.painted_px(px))
    for cell in sorted(land.tiles):
        if layout.rect(cell).colliderect(picture.get_rect()):
            picture.blit(_tile(land, cell, layout, livery, painter), layout.rect(cell))
            yield None
    yield picture


def _last(steps: Iterator[Surface | None]) -> Surface:
    *_, picture = steps
    assert picture is not None
    return picture


def _tile(land: Land, cell: Cell, layout: CellCamera, livery: Livery, painter: TilePainter) -> Surface:
    laid = land.tiles[cell]
    around = {at: painter.lying(one.tile, one.turn) for at, one in land.near(cell).items()}
    return painter.tile(laid.tile, laid.turn, layout.size, around=around, place=cell, livery=livery)
