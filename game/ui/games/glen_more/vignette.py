"""Small pictures of territories for other scenes: a window on the Highlands, and a whole territory as a thumbnail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.games.glen_more.shown import Player, ShownGlenMore, Spot
from game.ui.boards.cells import CellCamera
from game.ui.games.glen_more.felt import cloth
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.territory import Territory, territory_of
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.signs import Livery

SHOWN = ShownGlenMore(
    players=(
        Player(
            territory={
                (-2, 0): Spot("strathnaver", goods=("cattle",)),
                (-1, 0): Spot("rothiemurchus"),
                (0, 0): Spot("start_village", scots=1),
                (1, 0): Spot("castle_stalker"),
                (2, 0): Spot("loch_shiel"),
                (-2, -1): Spot("howe_of_alford"),
                (-1, -1): Spot("donan_castle"),
                (0, -1): Spot("glen_lyon", goods=("sheep",)),
                (1, -1): Spot("crieff_tryst"),
                (2, -1): Spot("easdale"),
                (-1, 1): Spot("abernethy"),
                (0, 1): Spot("ullapool", scots=1),
                (1, 1): Spot("pulteney"),
                (2, 1): Spot("highland_fold"),
                (-2, 1): Spot("tain_fair"),
                (-2, 2): Spot("glen_clova"),
                (-1, 2): Spot("plockton"),
                (0, 2): Spot("inshriach"),
                (1, 2): Spot("portree_market"),
                (2, 2): Spot("strathmore"),
            }
        ),
    )
)
"""A territory for pictures, not from any match."""
_MARGIN = 6.0
_LARGEST = 30.0
"""Units of a tile in a thumbnail."""
_STRIP = 3.0
"""So many times as wide as high a picture shows the middle of a territory and not all of it."""
_CARD, _SHARE = 140.0, 0.56
"""From this height on a picture is a card of its own, and a tile may take so much of it."""


def vignette(
    look: Look, size: tuple[int, int], liveries: Sequence[Livery] = (), tile: float | None = None
) -> Surface:
    """A window on a territory. `tile` is its side in pixels."""
    return _last(_painted(look, territory_of(SHOWN, 0), _window(size, look, tile), liveries))


def vignette_steps(look: Look, size: tuple[int, int]) -> Iterator[Surface | None]:
    """The same bit by bit, for a page that stays alive meanwhile: None on the way, then the picture."""
    yield from _painted(look, territory_of(SHOWN, 0), _window(size, look, None), ())


def _window(size: tuple[int, int], look: Look, tile: float | None) -> CellCamera:
    px = round_px(tile or max(size[0] / 3.7, size[1] / 3.1))
    origin = round_px(size[0] / 2 - 0.55 * px), round_px(size[1] / 2 - 0.62 * px)
    return CellCamera(Rect((0, 0), size), look.grid.u, px, origin)


def thumbnail(
    look: Look, position: ShownGlenMore, size: tuple[int, int], liveries: Sequence[Livery] = (), seat: int = 0
) -> Surface:
    """The territory of a seat, small, with its Scots."""
    territory = territory_of(position, seat)
    return _last(_painted(look, territory, _whole(look, territory, size), liveries))


def thumbnail_steps(
    look: Look, position: ShownGlenMore, size: tuple[int, int], liveries: Sequence[Livery] = ()
) -> Iterator[Surface | None]:
    """The same bit by bit, for a saved game: the territory of the first seat."""
    territory = territory_of(position, 0)
    yield from _painted(look, territory, _whole(look, territory, size), liveries)


def _whole(look: Look, territory: Territory, size: tuple[int, int]) -> CellCamera:
    u = look.grid.u
    xs, ys = [x for x, _ in territory.spots], [y for _, y in territory.spots]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    room = [length - 2 * _MARGIN * u for length in size]
    largest = size[1] * _SHARE if size[1] >= _CARD * u else _LARGEST * u
    px = int(max(6, min(room[0] / columns, room[1] / rows, largest)))
    if size[0] >= _STRIP * size[1]:  # the river in its middle, as near as there is room for all columns
        px = int(max(px, min(room[0] / columns, size[1] * _SHARE)))
        x, y = size[0] / 2 - (min(xs) + columns / 2) * px, size[1] / 2 - 0.5 * px
        return CellCamera(Rect((0, 0), size), u, px, (round_px(x), round_px(y)))
    x, y = size[0] / 2 - (min(xs) + columns / 2) * px, size[1] / 2 - (min(ys) + rows / 2) * px
    return CellCamera(Rect((0, 0), size), u, px, (round_px(x), round_px(y)))


def _painted(
    look: Look, territory: Territory, camera: CellCamera, liveries: Sequence[Livery]
) -> Iterator[Surface | None]:
    painter, px = painter_for(look), camera.size
    seat = territory.seat
    livery = liveries[seat] if seat < len(liveries) else Livery(seat, seat)
    picture = cloth(look, camera.sheet.size, small=True).copy()
    for cell in sorted(territory.spots):
        rect = camera.rect(cell)
        if rect.colliderect(picture.get_rect()):
            picture.blit(painter.tile(territory.spots[cell].tile, px, plain=True), rect)
            yield None
    items = TerritoryItems(look, figures_for(look), px)
    for item in items.pieces(territory, camera, livery, frozenset()):
        picture.blit(item.sprite, item.rect)
    yield picture


def _last(steps: Iterator[Surface | None]) -> Surface:
    *_, picture = steps
    assert picture is not None
    return picture
