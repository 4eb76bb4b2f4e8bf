"""Pictures of the rules browser: small lands with what counts on them, tiles with prices, coins, scoring tiles.

What a picture says stands in data/isle_of_skye/rules_pages.yaml; it is painted with the pieces of the real table.
"""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.core.catalogue import Record
from game.table.rounds import rounds_on_side
from game.ui.fonts import Style
from game.ui.games.isle_of_skye import money, props
from game.ui.games.isle_of_skye.emblems import emblem
from game.ui.games.isle_of_skye.little_land import LittleLand, LittleLandPainter, chip, span
from game.ui.games.isle_of_skye.plan import DATA
from game.ui.games.isle_of_skye.scoring_card import badge
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.signs import Livery

WIDE = 292.0
"""Units that a picture may be wide."""
_GAP, _EDGE = 14.0, 8.0
_EMBLEM = 50.0
_TILE, _LARGE, _CELL = 84.0, 150.0, 62.0
_PLATE = 12.0
"""How far the price hangs below its tile."""
_HIGH = 252.0
_COINS, _COIN = 34.0, 26.0
_SLOT = 58.0
_ROUND = (42.0, 66.0)
"""Width and height of the column of a round."""
_CHIP = 26.0


WORDS = ("two_to_four", "five")
"""What pictures speak of besides the names of the game; check-data knows a misspelt word by them."""


class Offered(Record, frozen=True):
    tile: str
    """`L05`, or `L05 1` where it lies turned."""
    price: int = 0
    axed: bool = False


class Pile(Record, frozen=True):
    gold: int
    label: str = ""


class LittleBoard(Record, frozen=True):
    """What is left out is not in the picture; the file says how everything is written."""

    lands: tuple[LittleLand, ...] = ()
    tiles: tuple[Offered, ...] = ()
    large: bool = False
    gold: tuple[Pile, ...] = ()
    slots: tuple[str, ...] = ()
    rounds: str = ""
    scoring: str = ""


def size(board: LittleBoard) -> tuple[float, float]:
    """Width and height in units where there is room enough."""
    parts = _parts(board)
    wide = max((part[0] for part in parts), default=0) + 2 * _EDGE + _aside(board)
    high = sum(part[1] for part in parts) + _GAP * (len(parts) - 1)
    return wide, max(high, _EMBLEM + _GAP + _CHIP if board.scoring else 0) + 2 * _EDGE


def paint(look: Look, board: LittleBoard, scale: float) -> Surface:
    """`scale` is pixels for a unit."""
    return _Painting(look, board, scale).picture


def cell_of_lands(board: LittleBoard) -> float:
    """Units of a tile, the same in all lands of a picture."""
    spans = [span(land) for land in board.lands]
    room = WIDE - 2 * _EDGE - _aside(board) - _GAP * (len(spans) - 1)
    return min(_CELL, room / sum(one[2] for one in spans), _HIGH / max(one[3] for one in spans))


def _aside(board: LittleBoard) -> float:
    return _EMBLEM + _GAP if board.scoring else 0.0


def _tile(board: LittleBoard) -> float:
    room = WIDE - 2 * _EDGE - _GAP * (len(board.tiles) - 1)
    return _LARGE if board.large else min(_TILE, room / len(board.tiles))


def _parts(board: LittleBoard) -> list[tuple[float, float]]:
    """Width and height of each row of the picture, from above."""
    found: list[tuple[float, float]] = []
    if board.lands:
        spans, cell = [span(land) for land in board.lands], cell_of_lands(board)
        wide = sum(one[2] for one in spans) * cell + _GAP * (len(spans) - 1)
        found.append((wide, max(one[3] for one in spans) * cell))
    if board.tiles:
        tile, many = _tile(board), len(board.tiles)
        plate = _PLATE if any(one.price for one in board.tiles) else 0.0
        found.append((many * tile + (many - 1) * _GAP, tile + plate))
    found += [(_COINS * 6, _COINS)] * len(board.gold)
    if board.slots:
        found.append((len(board.slots) * (_SLOT + 8) - 8, _SLOT + 14))
    if board.rounds:
        found.append((_ROUND[0] * len(rounds_on_side(DATA.name, board.rounds)), _ROUND[1]))
    return found


class _Painting:
    def __init__(self, look: Look, board: LittleBoard, scale: float) -> None:
        self.look = look
        self.board = board
        self.scale = scale
        self.units = scale / look.grid.u
        """Of the look for one of the picture: pieces of the table are asked for in its units."""
        wide, high = size(board)
        self.picture = Surface((math.ceil(wide * scale), math.ceil(high * scale)), pygame.SRCALPHA)
        self.left = _EDGE + _aside(board)
        self._fill()

    def _px(self, units: float) -> int:
        return round_px(units * self.scale)

    def _put(self, sprite: Surface, x: float, y: float) -> None:
        """With its middle at these units."""
        self.picture.blit(sprite, sprite.get_rect(center=(self._px(x), self._px(y))))

    def _fill(self) -> None:
        board, y = self.board, _EDGE
        if board.scoring:
            self._put(emblem(self.look, board.scoring, _EMBLEM * self.units), _EDGE + _EMBLEM / 2, y + _EMBLEM / 2)
        rows = iter(_parts(board))
        if board.lands:
            self._lands(y)
            y += next(rows)[1] + _GAP
        if board.tiles:
            self._tiles(y)
            y += next(rows)[1] + _GAP
        for pile in board.gold:
            self._pile(pile, y)
            y += next(rows)[1] + _GAP
        if board.slots:
            self._slots(y)
            y += next(rows)[1] + _GAP
        if board.rounds:
            self._rounds(y)

    def _lands(self, y: float) -> None:
        x, cell = self.left, cell_of_lands(self.board)
        for number, land in enumerate(self.board.lands):
            painter = LittleLandPainter(self.look, land, self._px(cell), Livery(number, number))
            painter.draw(self.picture, (self._px(x), self._px(y)))
            if land.total is not None:
                alone = len(self.board.lands) == 1
                spot = (_EDGE + _EMBLEM / 2, y + _EMBLEM + 18) if alone else (x + 4, y + 4)
                self._chip(f"+{land.total}", *spot)
            x += span(land)[2] * cell + _GAP

    def _tiles(self, y: float) -> None:
        tile, x = _tile(self.board), self.left
        for offered in self.board.tiles:
            name, _, turn = offered.tile.partition(" ")
            sprite = props.tile_on_paper(self.look, name, tile * self.units, int(turn or 0), axed=offered.axed)
            self._put(sprite, x + tile / 2, y + tile / 2)
            if offered.price:
                plate = money.price_plate(self.look, offered.price, tile * 0.62 * self.units)
                self._put(plate, x + tile / 2, y + tile - 2)
            x += tile + _GAP

    def _pile(self, pile: Pile, y: float) -> None:
        coins = money.spread_out(self.look, pile.gold, 4 * _COINS * self.units, _COIN * self.units)
        self.picture.blit(coins, (self._px(self.left), self._px(y)))
        if pile.label:
            self._chip(pile.label, self.left + 5 * _COINS, y + _COINS / 2)

    def _slots(self, y: float) -> None:
        for number, (slot, name) in enumerate(zip("ABCD", self.board.slots, strict=False)):
            x = self.left + number * (_SLOT + 8) + _SLOT / 2
            self._put(emblem(self.look, name, _SLOT * self.units), x, y + _SLOT / 2)
            self._put(badge(self.look, slot, 22 * self.units), x, y + _SLOT + 3)

    def _rounds(self, y: float) -> None:
        """A column for each round: its number, the letters that score, the gold for catching up."""
        theme, (wide, high) = self.look.theme, _ROUND
        for number, facts in enumerate(rounds_on_side(DATA.name, self.board.rounds)):
            box = Rect(self._px(self.left + number * wide) + 1, self._px(y), self._px(wide) - 2, self._px(high))
            self.look.materials.fill(self.picture, box, theme.inset, self._px(5))
            letters, gold = " ".join(facts.score), facts.catch_up
            lines = (
                (str(number + 1), 15, 14, theme.ink),
                (letters, 12, 34, theme.copper_ink),
                (f"+{gold}" if gold else "–", 11, 53, theme.gain_text if gold else theme.muted),
            )
            for text, units, below, ink in lines:
                style = Style(units * self.units / self.look.grid.text_scale, "bold")
                spot = box.centerx, box.y + self._px(below)
                self.look.fonts.draw(self.picture, text, style, ink, spot, "centre", box.w)

    def _chip(self, text: str, x: float, y: float) -> None:
        self._put(chip(self.look, text, self._px(_CHIP)), x, y)
