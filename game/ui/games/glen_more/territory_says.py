"""What a territory says beyond its tiles: whose it is, what can be chosen, the tile in hand, the way of the light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.boards.cell_marks import NOTCHES_UP_TO
from game.ui.games.glen_more.chronicles.marks import guest_items
from game.ui.grid import round_px
from game.ui.items import Item

if TYPE_CHECKING:
    from game.ui.boards.cells import CellCamera
    from game.ui.games.glen_more.territory_board import TerritoryBoard


_LITTLE = 0.2
"""Of the tile in hand: hiding so much is no reason to lie elsewhere."""


def title_items(board: TerritoryBoard) -> list[Item]:
    """Whose it is, and as far as there is room beside that what lies there."""
    grid, fonts, theme = board.grid, board.look.fonts, board.look.theme
    items, edge, left = [], grid.px(14), board.rect.w - 3 * grid.px(14)
    title, note = board.title
    if title:
        made = fonts.text(title, fonts.fit(title, fonts.low("panel", grid.px(34)), board.rect.w * 0.58), theme.cream)
        items.append(Item(made, made.get_rect(midleft=(edge, grid.px(21)))))
        left -= made.get_width()
    style = fonts.fit(note, "second", min(left, board.rect.w * 0.36))
    if note and fonts.width(note, style) <= left:
        made = fonts.text(note, style, theme.cream_muted)
        items.append(Item(made, made.get_rect(midright=(board.rect.w - edge, grid.px(21)))))
    return items


def hand_place(board: TerritoryBoard, px: int, title: int) -> Rect:
    """Where a tile lies that is to be laid: at the lower left, unless another corner hides less of the land and of
    where that may grow."""
    edge = board.grid.px(14)
    low, right = board.rect.h - px - edge, board.rect.w - px - edge
    corners = [Rect(x, y, px, px) for x, y in ((edge, low), (right, low), (edge, title), (right, title))]
    little = _LITTLE * px * px
    return min(corners, key=lambda corner: max(little, _hidden_by(corner, board)))


def _hidden_by(corner: Rect, board: TerritoryBoard) -> int:
    """Pixels of it, those of tiles twice."""
    camera, land, found = board.camera, board.land, 0
    if camera is not None:
        for cells, weight in ((land.frontier, 1), (land.spots, 2)):
            hidden = (camera.rect(cell).clip(corner) for cell in cells)
            found += weight * sum(one.w * one.h for one in hidden)
    return found


def hand_items(board: TerritoryBoard) -> list[Item]:
    """The tile that is to be laid, in the corner."""
    tile = board.in_hand
    if not tile or board.painter is None or f"tile:{tile}" in board.hidden:
        return []
    rect = board.hand_rect()
    return board.items.held(board.painter.tile(tile, rect.w, board.titles.get(tile, "")), rect)


def lit_items(board: TerritoryBoard) -> list[Item]:
    """What can be chosen. A tile and its cell are one place, marked once."""
    placed = {_layer(board, one): one for one in board.lit}
    return [item for layer in sorted(placed) for item in _lit(board, placed[layer])]


def _layer(board: TerritoryBoard, component: str) -> tuple[str, int, int]:
    """By place, whatever its name: marks of neighbours overlap, and must always do so in the same order."""
    cell = board.land.cell(component) or (0, 0)
    piece = component.rpartition(":")[0] if component.startswith(("good:", "scot:")) else ""
    return piece, cell[1], cell[0]


def _lit(board: TerritoryBoard, component: str) -> list[Item]:
    cell = board.land.cell(component)
    if cell is None or board.camera is None:
        return []
    rect = board.camera.rect(cell)
    if component.startswith(("good:", "scot:")):
        halo = _halo(board, component, 0.36, 0.5)
        return [*board.items.may_act(rect, badge=False), *halo] if component.startswith("good:") else halo
    if cell not in board.land.spots:
        return board.marks.lit(rect, board.lit[component], len(board.lit) <= NOTCHES_UP_TO)
    return board.items.may_act(rect)


def _halo(board: TerritoryBoard, piece: str, good: float, scot: float) -> list[Item]:
    middle = board.middle_of(piece)
    share = good if piece.startswith("good:") else scot
    return [] if middle is None else [board.items.halo((round_px(middle[0]), round_px(middle[1])), share)]


def hover_items(board: TerritoryBoard, spot: str) -> list[Item]:
    if spot.startswith(("good:", "scot:")):
        return _halo(board, spot, 0.4, 0.54)
    cell = board.land.cell(spot)
    return [] if cell is None or board.camera is None else [board.marks.hover(board.camera.rect(cell))]


def way_items(board: TerritoryBoard, spot: str | None) -> list[Item]:
    """Where the light would go: through all tiles of the plan, or on to the one pointed at."""
    assert board.camera is not None
    done = board.activations.done
    cells = [*done[-1:], *board.planned]
    cell = board.land.cell(spot) if spot is not None and spot in board.lit and not board.planned else None
    if cell is not None and done and spot is not None and not spot.startswith("cell:"):
        cells.append(cell)
    if len(cells) < 2 and not board.planned:
        return []
    items = board.light.way([board.camera.middle(one) for one in cells])
    for number, one in enumerate(board.planned, len(done) + 1):
        items += board.items.next_up(board.camera.rect(one), number)
    return items


def still_items(board: TerritoryBoard, camera: CellCamera) -> list[Item]:
    territory, made = board.land, board.items
    items = board.last_move_items(camera)
    items += made.pieces(territory, camera, board.livery, board.hidden)
    items += guest_items(board.look, territory, board.liveries, camera.rect)
    items += lit_items(board)
    acting = board.activations.acting
    for number, cell in enumerate(board.activations.done, 1):
        if cell != acting:
            items += made.done(camera.rect(cell), number)
    if acting is not None:
        items += made.acting(camera.rect(acting), len(board.activations.done) or 1)
    return [*items, *title_items(board), *hand_items(board)]


def ghost_items(board: TerritoryBoard, camera: CellCamera) -> list[Item]:
    """The tile that would lie where the pointer is."""
    cell = board.land.cell(board.ghost[1]) if board.ghost is not None else None
    if board.ghost is None or cell is None or board.painter is None:
        return []
    tile = board.ghost[0]
    picture = board.painter.tile(tile, camera.size, board.titles.get(tile, ""))
    return board.marks.in_air((tile, 0), picture, camera.middle(cell), 5.0)
