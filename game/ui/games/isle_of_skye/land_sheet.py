"""The pixels of a land: felt, mist, tiles in their places under a camera; what lies above is Layered.

Tiles are painted in steps with a clock. Until one is ready an older picture of it stands in, scaled.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.games.isle_of_skye.shown import Laid
from game.ui.boards.cells import Cell, CellCamera
from game.ui.games.isle_of_skye.felt import Beneath, felt
from game.ui.games.isle_of_skye.land import Land
from game.ui.games.isle_of_skye.masks import Around
from game.ui.games.isle_of_skye.textures import prepare
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.items import Item, Layered
from game.ui.look import Look
from game.ui.signs import Livery


class LandSheet:
    """One felt for one look. `hidden` cells are left out while a motion brings their tile."""

    def __init__(self, look: Look, painter: TilePainter, rect: Rect) -> None:
        self.look = look
        self.painter = painter
        self.rect = rect.copy()
        self.layered = Layered(felt(look, rect.size))
        self.layered.board = self.layered.board.copy()
        self.land: Land | None = None
        self.layout: CellCamera | None = None
        self.livery: Livery | None = None
        self.hidden: frozenset[Cell] = frozenset()
        self._pictures: dict[Cell, tuple[Laid, Surface]] = {}
        self._left: list[Cell] = []
        self.bare = False
        """Some tile has no picture at all yet."""
        self._prepared: tuple[int, Iterator[None]] = (0, iter(()))
        self._beneath: Beneath | None = None

    @property
    def working(self) -> bool:
        return bool(self._left)

    def show(
        self, land: Land, layout: CellCamera, livery: Livery, hidden: frozenset[Cell] = frozenset()
    ) -> list[Rect]:
        """Lay the felt anew if anything differs; returns what to redraw. Missing tiles are painted by work()."""
        if (land, layout, livery, hidden) == (self.land, self.layout, self.livery, self.hidden):
            return []
        if self.land is not None and (land.seat != self.land.seat or livery != self.livery):
            self._pictures.clear()
        self.land, self.layout, self.livery, self.hidden = land, layout, livery, hidden
        self._left, self.bare = [], False
        board = self.layered.board
        board.blit(felt(self.look, self.rect.size), (0, 0))
        cells = frozenset(self._shown())
        if self._beneath is None or self._beneath.cells != cells:
            self._beneath = Beneath(cells)
        self._beneath.draw(board, layout.size, layout.origin)
        for cell in sorted(self._shown(), key=lambda one: (one[1], one[0])):
            self._put(cell)
        self.layered.repaint(board.get_rect())
        return [board.get_rect()]

    def moving(self) -> Iterator[Item]:
        """The haze and all tiles as they lie now, for a gesture."""
        assert self.layout is not None and self._beneath is not None
        yield self._beneath.item(self.layout.size, self.layout.origin)
        for cell in self._shown():
            found = self._pictures.get(cell)
            if found is not None:
                yield Item(found[1], self.layout.rect(cell))

    def work(self, ms: float) -> list[Rect]:
        """Paint missing tiles for about so long; returns what to redraw."""
        end = time.perf_counter() + ms / 1000
        done: list[Rect] = []
        if self._left and self._prepare(end):
            return done
        while self._left:
            cell = self._left.pop(0)
            done.append(self._paint(cell))
            if time.perf_counter() >= end:
                break
        return done

    def _prepare(self, end: float) -> bool:
        """Make the grounds for this size one by one; True if time is over."""
        assert self.layout is not None
        px = self.painter.painted_px(self.layout.size)
        if self._prepared[0] != px:
            self._prepared = px, prepare(px)
        return any(time.perf_counter() >= end for _ in self._prepared[1])

    def _shown(self) -> list[Cell]:
        assert self.land is not None
        return [cell for cell in self.land.tiles if cell not in self.hidden]

    def _around(self, cell: Cell) -> Around:
        assert self.land is not None
        return {
            at: self.painter.lying(one.tile, one.turn)
            for at, one in self.land.near(cell).items()
            if (cell[0] + at[0], cell[1] + at[1]) not in self.hidden
        }

    def _put(self, cell: Cell) -> None:
        """Draw a tile as well as it can be drawn at once."""
        assert self.land is not None and self.layout is not None
        rect = self.layout.rect(cell)
        laid, size = self.land.tiles[cell], self.layout.size
        if not rect.colliderect(self.layered.board.get_rect()):
            return
        near, painter = self._around(cell), self.painter
        found = painter.ready(laid.tile, laid.turn, size, around=near, place=cell, livery=self.livery)
        if found is None:
            self._left.append(cell)
            before = self._pictures.get(cell)
            if before is not None and before[0] == laid:
                found = pygame.transform.scale(before[1], (size, size))
            else:
                found = painter.ready(laid.tile, laid.turn, size, livery=self.livery)
                found = found or painter.stand_in(laid.tile, laid.turn, size, self.livery)
        else:
            self._pictures[cell] = laid, found
        if found is not None:
            self.layered.board.blit(found, rect)
        else:
            self.bare = True
            self.layered.board.fill(self.painter.palette.pasture, rect)

    def _paint(self, cell: Cell) -> Rect:
        assert self.land is not None and self.layout is not None
        laid, rect = self.land.tiles[cell], self.layout.rect(cell)
        picture = self.painter.tile(
            laid.tile, laid.turn, self.layout.size, around=self._around(cell), place=cell, livery=self.livery
        )
        self._pictures[cell] = laid, picture
        self.layered.board.blit(picture, rect)
        self.layered.repaint(rect)
        return rect
