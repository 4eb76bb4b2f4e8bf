"""Pictures of the rules browser: territories, a piece of the rondel, market rows, the scoring table, roads of clans.

What a picture says stands in data/glen_more/rules_pages.yaml; it is painted with the pieces of the real table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
from pygame import Rect, Surface

from game.core.catalogue import Record
from game.core.strict_yaml import read_yaml
from game.ui import shapes
from game.ui.boards.stacked import paint_stacked, stacked_size
from game.ui.fonts import Style
from game.ui.games.glen_more.chronicles.emblems import emblem
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.little_clans import LittleClans, clans_size, draw_clans
from game.ui.games.glen_more.little_territory import LittleTerritory, draw_territory, span
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.plan import DATA, Part
from game.ui.games.glen_more.plates import Plates
from game.ui.games.glen_more.ring import FIGURES, space_of
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.signs import Livery
from game.ui.theme import Colour

WIDE = 292.0
"""Units that a picture may be wide."""
_EDGE, _GAP = 8.0, 12.0
_CELL, _HIGH = 74.0, 236.0
_SPACE, _TILE, _LARGE = 62.0, 86.0, 150.0
_ROW, _PLACE = 34.0, 40.0
_SIGN, _FIGURE = 34.0, 46.0
_COLUMN = 46.0


WORDS = ("age", "animal", "any", "arrow", "clan_marker", "different", "emblem", "fist", "landmark", "person")
"""What pictures speak of besides the names of the game; check-data knows a misspelt word by them."""


class LittleBoard(Record, frozen=True):
    """What is left out is not in the picture; the file says how everything is written."""

    lands: tuple[LittleTerritory, ...] = ()
    rondel: tuple[str, ...] = ()
    leaving: tuple[int, ...] = ()
    """Spaces of the rondel whose tiles are discarded, counted from 0."""
    tiles: tuple[str, ...] = ()
    large: bool = False
    market: dict[str, int] = {}
    signs: tuple[tuple[str, ...], ...] = ()
    figures: tuple[str, ...] = ()
    table: bool = False
    clans: LittleClans | None = None


def size(board: LittleBoard) -> tuple[float, float]:
    return stacked_size(_parts(board), _EDGE, _GAP)


def paint(look: Look, board: LittleBoard, scale: float) -> Surface:
    """`scale` is pixels for a unit."""
    return paint_stacked(
        _parts(board), _EDGE, _GAP, scale, lambda name, picture, area: _PAINTERS[name](look, board, picture, area)
    )


def cell_of_lands(board: LittleBoard) -> float:
    """Units of a tile, the same in all territories of a picture."""
    spans = [span(land) for land in board.lands]
    room = WIDE - 2 * _EDGE - _GAP * (len(spans) - 1)
    return min(_CELL, room / sum(one[2] for one in spans), _HIGH / max(one[3] for one in spans))


def _tile(board: LittleBoard) -> float:
    room = WIDE - 2 * _EDGE - _GAP * (len(board.tiles) - 1)
    return _LARGE if board.large else min(_TILE, room / len(board.tiles))


def _space(board: LittleBoard) -> float:
    return min(_SPACE, (WIDE - 2 * _EDGE) / len(board.rondel) - 3)


def _parts(board: LittleBoard) -> list[tuple[str, float, float]]:
    """Name, width and height of each part of the picture, from above."""
    found: list[tuple[str, float, float]] = []
    room = WIDE - 2 * _EDGE
    if board.lands:
        spans, cell = [span(land) for land in board.lands], cell_of_lands(board)
        wide = sum(one[2] for one in spans) * cell + _GAP * (len(spans) - 1)
        found.append(("lands", wide, max(one[3] for one in spans) * cell))
    if board.rondel:
        space = _space(board)
        found.append(("rondel", len(board.rondel) * (space + 3) - 3, space))
    if board.tiles:
        tile, many = _tile(board), len(board.tiles)
        found.append(("tiles", many * tile + (many - 1) * _GAP, tile))
    if board.market:
        found.append(("market", _ROW + (len(market_prices()) + 0.4) * _PLACE, _ROW * len(board.market)))
    if board.signs:
        found.append(("signs", room, len(board.signs) * (_SIGN + 6) - 6))
    if board.figures:
        found.append(("figures", len(board.figures) * (_FIGURE + 8) - 8, _FIGURE))
    if board.table:
        found.append(("table", _COLUMN * len(scoring_table()), 2 * _ROW))
    if board.clans is not None:
        found.append(("clans", room, clans_size(board.clans, room)))
    return found


@cache
def _game() -> Any:
    return read_yaml(DATA / "game.yaml").value


def market_prices() -> tuple[int, ...]:
    return tuple(_game()["market"]["spaces"])


def scoring_table() -> tuple[int, ...]:
    """Points by how much one is ahead, from 1."""
    return tuple(_game()["scoring"]["table"])


def _put(picture: Surface, sprite: Surface, x: float, y: float) -> None:
    picture.blit(sprite, sprite.get_rect(center=(round_px(x), round_px(y))))


def _lettering(look: Look, text: str, px: float, colour: Colour) -> Surface:
    return look.fonts.text(text, Style(px / look.grid.u / look.grid.text_scale, "bold"), colour)


def _lands(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    cell = area.h / max(span(land)[3] for land in board.lands)
    gap = (area.w - cell * sum(span(land)[2] for land in board.lands)) / max(1, len(board.lands) - 1)
    x = float(area.x)
    for land in board.lands:
        draw_territory(look, land, picture, (round_px(x), area.y), int(cell))
        x += span(land)[2] * cell + gap


def _rondel(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """Spaces in a row; figures walk to the right."""
    palette, step = palette_for(look.theme), (area.w + 3) / len(board.rondel)
    for number, told in enumerate(board.rondel):
        rect = Rect(round_px(area.x + number * step), area.y, area.h, area.h)
        space = space_of(told)
        picture.blit(shapes.rounded(rect.size, area.h // 12, (*palette.felt, 255)), rect)
        if space.tile:
            picture.blit(painter_for(look).tile(space.tile, area.h), rect)
        names = [*(f"pawn {seat}" for seat in space.pawns), *space.others]
        for index, name in enumerate(names):
            px = area.h * (0.86 if len(names) == 1 and not space.tile else 0.54)
            x = rect.x + rect.w * (index + 1) / (len(names) + 1)
            _put(picture, _figure(look, name, round_px(px)), x, rect.centery)
        if number in board.leaving:
            veil = shapes.rounded(rect.size, area.h // 12, (*palette.dark, 120))
            picture.blit(veil, rect)
            _put(picture, look.icons.picture("close", area.h // 2, look.theme.cream), *rect.center)


def _figure(look: Look, told: str, px: int) -> Surface:
    """`scot 0`, `pawn 1`, `marker 2`, `boat 0`, `die 3`, `englishman`, `emblem aye`, or a symbol as a chip."""
    if told.startswith("emblem "):
        return emblem(look, told.removeprefix("emblem "), px)
    figures = figures_for(look)
    kind, _, number = told.partition(" ")
    livery = Livery(int(number or 0), int(number or 0))
    coloured: dict[str, Callable[[Livery, int], Surface]] = {
        "scot": figures.scot,
        "pawn": figures.pawn,
        "marker": figures.marker,
        "boat": figures.boat,
    }
    if kind in coloured:
        return coloured[kind](livery, px)
    if kind == "die":
        return figures.die(round_px(px * 0.72), int(number or 0))
    if kind == "englishman":
        return figures.englishman(px)
    assert kind not in FIGURES or kind == "mountain", kind
    return look.icons.picture("hill", px, look.theme.ink) if kind == "mountain" else figures.chip(kind, px)


def _tiles(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    step = (area.w - area.h) / max(1, len(board.tiles) - 1)
    for number, name in enumerate(board.tiles):
        _put(picture, painter_for(look).tile(name, area.h), area.x + area.h / 2 + number * step, area.centery)


def _market(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """Coins lie from the left; a ring is around what the next one costs."""
    theme, palette, figures = look.theme, palette_for(look.theme), figures_for(look)
    unit = area.h / (_ROW * len(board.market))
    for number, (good, lying) in enumerate(board.market.items()):
        y = area.y + (number + 0.5) * _ROW * unit
        _put(picture, figures.symbol(good, round_px(27 * unit)), area.x + _ROW / 2 * unit, y)
        for place, price in enumerate(market_prices()):
            x, px = area.x + (_ROW + (place + 0.7) * _PLACE) * unit, round_px(28 * unit)
            if place < lying:
                _put(picture, figures.symbol("coin", px), x, y)
            else:
                width, colour = (2.4 * unit, theme.copper) if place == lying else (unit, theme.edge)
                _put(picture, shapes.ring((px, px), px / 2, width, (*colour, 255)), x, y)
            _put(picture, _lettering(look, str(price), 15 * unit, palette.dark if place < lying else theme.ink), x, y)


def _signs(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """Lines of symbols, as on the plates of tiles, on a cream ground."""
    palette = palette_for(look.theme)
    unit = area.h / (len(board.signs) * (_SIGN + 6) - 6)
    high = round_px(_SIGN * unit)
    for number, told in enumerate(board.signs):
        line = Plates(look, palette).line_picture(tuple(map(_part, told)), round_px(high * 0.84))
        plate = Rect(0, 0, line.get_width() + round_px(14 * unit), high)
        plate.midtop = area.centerx, round_px(area.y + number * (_SIGN + 6) * unit)
        picture.blit(shapes.rounded(plate.size, high // 5, (*palette.dark, 255)), plate)
        inner = plate.inflate(-2 * max(1, round_px(unit)), -2 * max(1, round_px(unit)))
        picture.blit(shapes.rounded(inner.size, high // 5, (*palette.disc, 255)), inner)
        _put(picture, line, *plate.center)


def _part(told: str) -> Part:
    kind, _, number = told.partition(" ")
    return kind, int(number or 1)


def _figures(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    step = (area.w - area.h) / max(1, len(board.figures) - 1)
    for number, told in enumerate(board.figures):
        _put(picture, _figure(look, told, area.h), area.x + area.h / 2 + number * step, area.centery)


def _table(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """Above how much one is ahead of the lowest, below the points for it."""
    theme, table = look.theme, scoring_table()
    wide, high = area.w / len(table), area.h / 2
    for number, points in enumerate(table):
        x = area.x + number * wide
        head = Rect(round_px(x) + 1, area.y, round_px(wide) - 2, round_px(high) - 2)
        look.materials.fill(picture, head, theme.inset, max(2, head.h // 6))
        told = f"+{number + 1}" if number + 1 < len(table) else f"+{number + 1}…"
        _put(picture, _lettering(look, told, high * 0.5, theme.ink), *head.center)
        sign = Surface((round_px(high * 0.94),) * 2, pygame.SRCALPHA)
        middle = sign.get_width() // 2
        Plates(look, palette_for(theme)).symbol_at(sign, "points", (middle, middle), sign.get_width(), points)
        _put(picture, sign, head.centerx, area.y + 1.5 * high)


def _clans(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    assert board.clans is not None
    draw_clans(look, board.clans, picture, area, area.w / (WIDE - 2 * _EDGE))


_PAINTERS: dict[str, Callable[[Look, LittleBoard, Surface, Rect], None]] = {
    "lands": _lands,
    "rondel": _rondel,
    "tiles": _tiles,
    "market": _market,
    "signs": _signs,
    "figures": _figures,
    "table": _table,
    "clans": _clans,
}
