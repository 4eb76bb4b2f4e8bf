"""The board in use: answers what is under a pixel and where a component lies, zooms, pans, and walks by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pygame import Rect

from game.ui.games.rebirth import board_keys
from game.ui.games.rebirth.board_picture import DECK, BoardPicture
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.layout import centre
from game.ui.games.rebirth.plan import BoardPlan, PlanHex
from game.ui.grid import round_px
from game.ui.shapes import Point
from game.ui.signs import Livery


class BoardView(BoardPicture):
    """See Board for what it tells."""

    walking = (*board_keys.SIX, *board_keys.STRAIGHT)

    def __init__(
        self, plan: BoardPlan, texts: Texts, liveries: Sequence[Livery], *, cache: Path | None = None, **placing: Any
    ) -> None:
        super().__init__(plan, texts, liveries, cache=cache, **placing)
        self.column: float | None = None
        """The x that walks up and down try to keep, in map units."""

    # where things are

    def component_at(self, pos: Point) -> str | None:
        """The space, castle, cathedral or loch under a pixel; "deck" for the mission deck."""
        if self.sheet is None or not self.rect.collidepoint(pos):
            return None
        one = self.plan.at.get(self.camera.hex_at(pos))
        if one is not None and one.id:
            return one.id
        return DECK if self._deck_rect().collidepoint(pos) else None

    def center_of(self, component: str) -> Point:
        """In pixels of the screen; a settlement or region has the middle of its spaces."""
        if component == DECK:
            return self._deck_rect().center
        places = self._members(component)
        xs, ys = zip(*(self.camera.on_screen(centre(one.place)) for one in places), strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)

    def rect_of(self, component: str) -> Rect:
        if component == DECK:
            return self._deck_rect()
        radius = self.camera.radius
        boxes = []
        for one in self._members(component):
            x, y = self.camera.on_screen(centre(one.place))
            boxes.append(
                Rect(
                    round_px(x - radius * 0.866), round_px(y - radius), round_px(radius * 1.732), round_px(radius * 2)
                )
            )
        return boxes[0].unionall(boxes[1:])

    def _members(self, component: str) -> tuple[PlanHex, ...]:
        kind, _, name = component.partition(":")
        if kind == "settlement":
            return self.plan.settlements.get(name, ())
        if kind == "region":
            return self.plan.regions.get(name, ())
        return (self.plan.by_id[component],) if component in self.plan.by_id else ()

    def middle_of(self, component: str) -> Point | None:
        if self.sheet is None or not (component == DECK or self._members(component)):
            return None
        x, y = self.center_of(component)
        return x - self.rect.x, y - self.rect.y

    # the keyboard

    def first_place(self) -> str:
        return self._in_column(self.lit[0] if self.lit else board_keys.central(self.plan))

    def place_beyond(self, component: str, key: str) -> str | None:
        if key in board_keys.STRAIGHT:
            return board_keys.ahead(self.plan, component, board_keys.STRAIGHT[key], self.column)
        to = self.neighbour(component, board_keys.SIX[key])
        return None if to is None else self._in_column(to)

    def _in_column(self, component: str) -> str:
        self.column = centre(self.plan.by_id[component].place)[0] if component in self.plan.by_id else None
        return component

    def neighbour(self, component: str, direction: int) -> str | None:
        """The next component in one of the six directions (game.core.hexes), over water if need be."""
        return board_keys.neighbour(self.plan, component, direction)
