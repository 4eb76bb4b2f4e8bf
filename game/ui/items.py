"""Sprites and where they lie: what a board shows is a list of them, and two lists tell which pixels changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.grid import round_px
from game.ui.shapes import Point


class Item(NamedTuple):
    """A sprite and its place, in pixels of the sheet."""

    sprite: Surface
    rect: Rect


def item_at(sprite: Surface, middle: Point) -> Item:
    w, h = sprite.get_size()
    return Item(sprite, Rect(round_px(middle[0] - w / 2), round_px(middle[1] - h / 2), w, h))


def changed(before: Iterable[Item], after: Iterable[Item]) -> list[Rect]:
    """The rectangles in which two pictures may differ. Order is fixed by layer, so sets are enough."""
    old, new = ({(id(i.sprite), *i.rect.topleft): i for i in items} for items in (before, after))
    return [old[k].rect for k in old.keys() - new.keys()] + [new[k].rect for k in new.keys() - old.keys()]


class Layered:
    """A ground and the same with everything that lies on it, kept painted; other items repaint only their places."""

    def __init__(self, board: Surface) -> None:
        self.board = board
        self.still = board.copy()
        self.items: list[Item] = []

    def show(self, items: list[Item]) -> list[Rect]:
        """Paint what differs; returns the rectangles, in pixels of the sheet."""
        rects = changed(self.items, items)
        self.items = items
        if sum(r.w * r.h for r in rects) > 0.5 * self.still.get_width() * self.still.get_height():
            rects = [self.still.get_rect()]
        for rect in rects:
            self.repaint(rect)
        return rects

    def repaint(self, rect: Rect) -> None:
        self.still.set_clip(rect)
        self.still.blit(self.board, rect, rect)
        self.still.fblits([(item.sprite, item.rect) for item in self.items if item.rect.colliderect(rect)])
        self.still.set_clip(None)
