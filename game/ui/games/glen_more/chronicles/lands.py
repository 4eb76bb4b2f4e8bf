"""All territories side by side, with those who lodge in them: where a mobster goes, which tile of others is meant."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.ui.boards.cells import Cell, CellCamera
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.marks import guest_items
from game.ui.games.glen_more.felt import cloth
from game.ui.games.glen_more.territory import Territory, cell_of, territory_of
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.games.glen_more.tile_painter import painter_for

_HEAD, _LARGEST, _SIGN = 26.0, 96.0, 15.0


def places(brush: Brush, seat: int) -> dict[Cell, str]:
    """Cells of a territory that can be chosen, with the component that stands for each."""
    land = territory_of(brush.seen.position, seat)
    found: dict[Cell, str] = {}
    for component in brush.seen.lit:
        kind, _, rest = component.partition(":")
        if kind == "land" and rest.partition(":")[0] == str(seat):
            found[cell_of(rest.partition(":")[2])] = component
        elif seat != brush.seat and (cell := land.cells_by_tile.get(component)) is not None:
            found[cell] = component
    return found


def paint_lands(brush: Brush, rect: Rect) -> None:
    """Those with something to choose, as large as there is room."""
    shown = [(seat, found) for seat in brush.seats if (found := places(brush, seat))]
    columns = 1 if len(shown) < 2 else 2
    rows = max(1, -(-len(shown) // columns))
    gap = brush.px(10)
    wide, high = (rect.w - gap * (columns - 1)) // columns, (rect.h - gap * (rows - 1)) // rows
    for number, (seat, found) in enumerate(shown):
        row, column = divmod(number, columns)
        place = Rect(rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        _land(brush, place, seat, found)


def _land(brush: Brush, rect: Rect, seat: int, found: Mapping[Cell, str]) -> None:
    px, surface = brush.px, brush.surface
    surface.blit(cloth(brush.look, rect.size), rect)
    middle, sign = _line(brush), max(_SIGN, brush.grid.units(brush.fonts.cap_height("dock")))
    brush.sign(seat, sign, (rect.x + px(8.5 + sign / 2), rect.y + middle))
    left = rect.x + px(13 + sign)
    room = rect.right - px(8) - left
    brush.text(brush.host.player(seat), "dock", (left, rect.y + middle), "cream", room=room)
    land = territory_of(brush.seen.position, seat)
    camera = _camera(brush, rect, land, found)
    for cell in found:
        if cell not in land.spots:
            brush.ring(camera.rect(cell).inflate(-px(6), -px(6)), brush.palette.felt_line, 1, 3)
    painter = painter_for(brush.look)
    for cell, spot in land.spots.items():
        surface.blit(painter.tile(spot.tile, camera.size, brush.host.name(spot.tile)), camera.rect(cell))
    items = TerritoryItems(brush.look, brush.figures, camera.size)
    for item in items.pieces(land, camera, brush.livery(seat), frozenset()):
        surface.blit(item.sprite, item.rect)
    liveries = [brush.livery(one) for one in brush.seats]
    for item in guest_items(brush.look, land, liveries, camera.rect):
        surface.blit(item.sprite, item.rect)
    for cell, component in found.items():
        brush.place(component, camera.rect(cell).inflate(-px(2), -px(2)))


def _line(brush: Brush) -> int:
    """How far below the edge of a land the name of its player stands: large type needs more room above it."""
    return max(brush.px(14), round(1.2 * brush.fonts.cap_height("dock")))


def _camera(brush: Brush, rect: Rect, land: Territory, found: Mapping[Cell, str]) -> CellCamera:
    cells = [*land.spots, *found]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    head, pad = max(brush.px(_HEAD), 2 * _line(brush)), brush.px(8)
    size = min(brush.px(_LARGEST), (rect.w - 2 * pad) // columns, (rect.h - head - pad) // rows)
    left = rect.x + (rect.w - size * columns) // 2 - min(xs) * size
    top = rect.y + head + (rect.h - head - pad - size * rows) // 2 - min(ys) * size
    return CellCamera(rect, brush.grid.u, size, (left, top))
