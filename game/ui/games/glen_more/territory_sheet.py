"""The pixels of a territory: felt, faint cells where it may grow, and tiles; what lies above is Layered."""

from __future__ import annotations

import time

import pygame
from pygame import Rect, Surface

from game.ui.boards.cells import Cell, CellCamera
from game.ui.games.glen_more.felt import cloth
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.territory import Territory
from game.ui.games.glen_more.tile_painter import TilePainter
from game.ui.items import Layered
from game.ui.look import Look

Titles = dict[str, str]
"""Names of tiles in the player's language."""
_GAP = 0.012
"""Felt between two tiles, as a share of their size; the river crosses it."""


class TerritorySheet:
    """One felt for one look; tiles that are not painted yet are painted by work()."""

    def __init__(self, look: Look, painter: TilePainter, rect: Rect, head: int) -> None:
        """`head` pixels at the top belong to the title."""
        self.head = head
        self.look = look
        self.painter = painter
        self.rect = rect.copy()
        self._felt = cloth(look, rect.size)
        self.layered = Layered(self._felt.copy())
        self._shown: tuple[Territory, CellCamera, frozenset[Cell], int] | None = None
        self._left: list[Cell] = []
        self._titles: Titles = {}

    @property
    def working(self) -> bool:
        return bool(self._left)

    def show(
        self, territory: Territory, camera: CellCamera, titles: Titles, hidden: frozenset[Cell] = frozenset()
    ) -> list[Rect]:
        """Lay everything anew if anything differs; returns what to redraw."""
        wanted = territory, camera, hidden, len(titles)
        if wanted == self._shown:
            return []
        self._shown, self._titles, self._left = wanted, titles, []
        board = self.layered.board
        board.blit(self._felt, (0, 0))
        line = palette_for(self.look.theme).felt_line
        for cell in territory.frontier:
            rect = camera.rect(cell)
            if rect.top >= self.head:  # nothing stands behind the title
                self._faint(board, rect, line)
        for cell in sorted(territory.spots.keys() - hidden, key=lambda one: (one[1], one[0])):
            self._put(cell)
        self.layered.repaint(board.get_rect())
        return [board.get_rect()]

    def _faint(self, board: Surface, rect: Rect, colour: tuple[int, ...]) -> None:
        inner = rect.inflate(-rect.w // 12, -rect.h // 12)
        pygame.draw.rect(board, colour, inner, self.look.grid.line(0.8), border_radius=rect.w // 16)

    def _put(self, cell: Cell) -> None:
        assert self._shown is not None
        territory, camera, _, _ = self._shown
        rect = camera.rect(cell)
        if not rect.colliderect(self.layered.board.get_rect()):
            return
        spot = territory.spots[cell]
        found = self.painter.ready(spot.tile, camera.size, self._titles.get(spot.tile, ""))
        if found is None:
            self._left.append(cell)
            self.layered.board.fill(palette_for(self.look.theme).village, rect)
        else:
            self._lay(found, rect, spot.below)

    def _lay(self, picture: Surface, rect: Rect, below: int) -> None:
        """A tile that covers others lies a little higher: its edge shows below and at the right."""
        board = self.layered.board
        if below:
            edge = max(1, round(rect.w * 0.02))
            board.fill((48, 40, 30), rect.move(edge, edge))
        board.blit(picture, rect)

    def work(self, ms: float) -> list[Rect]:
        """Paint missing tiles for about so long; returns what to redraw."""
        end = time.perf_counter() + ms / 1000
        done: list[Rect] = []
        while self._left and self._shown is not None:
            cell = self._left.pop(0)
            territory, camera, _, _ = self._shown
            rect, spot = camera.rect(cell), territory.spots[cell]
            picture = self.painter.tile(spot.tile, camera.size, self._titles.get(spot.tile, ""))
            self._lay(picture, rect, spot.below)
            self.layered.repaint(rect.inflate(4, 4))
            done.append(rect.inflate(4, 4))
            if time.perf_counter() >= end:
                break
        return done
