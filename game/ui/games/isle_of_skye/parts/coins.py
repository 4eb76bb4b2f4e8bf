"""Gold as coins of its world: side by side, closer where there are many; loose ones can be taken up and dragged."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Pointer
from game.ui.games.isle_of_skye import table
from game.ui.kinds.part import Point
from game.ui.widget import At, Widget

COIN = "coin:"
"""What stands before the value of a coin in the air."""
Dragged = Callable[[int, Point, bool], object]
"""Hears the value of the coin, where it is, and whether it was let go there."""


def coin_in(piece: str) -> int:
    """The value of a piece in the air, 0 if it is no coin."""
    return int(piece.removeprefix(COIN)) if piece.startswith(COIN) else 0


class CoinRow(Widget):
    """`loose` lays out coins with which every smaller amount can be paid, to be taken up one by one."""

    bleed = 4.0

    def __init__(
        self,
        at: At,
        *,
        units: float = 28,
        dragged: Dragged | None = None,
        loose: bool = False,
        tooltip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(at, tooltip=tooltip, name=name)
        self.gold = 0
        self._units = units
        self.dragged = dragged
        self.loose = loose
        self._pointed = -1
        self._taken = -1

    @property
    def units(self) -> float:
        """How large its coins are: in a small window no smaller than their figures can be read."""
        return max(self._units, self.grid.units(table.LEAST_COIN))

    @property
    def values(self) -> tuple[int, ...]:
        return table.handful(self.gold) if self.loose else table.change(self.gold)

    @property
    def solid(self) -> bool:
        return self.dragged is not None and self.gold > 0

    def place(self, number: int) -> Rect:
        """Where one coin lies."""
        side, count = self.grid.px(self.units), len(self.values)
        step = min(side + self.grid.px(4), (self.rect.w - side) / max(1, count - 1))
        return Rect(self.rect.x + round(number * step), self.rect.centery - side // 2, side, side)

    def _under(self, pos: Point) -> int:
        """The coin under a pixel, the last laid on top; -1 for none."""
        order = range(len(self.values) - 1, -1, -1)
        return next((n for n in order if self.place(n).collidepoint(pos)), -1)

    # by hand

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer) or self.dragged is None:
            return False
        if event.kind == "move":
            self.set(_pointed=self._under(event.pos))
        elif event.kind == "down" and event.button == LEFT:
            self._pointed = self._under(event.pos)
        elif event.kind == "drag" and (self._taken >= 0 or self._pointed >= 0):
            self.set(_taken=self._pointed)
            self.dragged(self.values[self._taken], event.pos, False)
        elif event.kind == "drop" and self._taken >= 0:
            value = self.values[self._taken]
            self.set(_taken=-1, _pointed=-1)
            self.dragged(value, event.pos, True)
        return event.kind not in ("wheel", "move")

    def hover_changed(self) -> None:
        if not self.hovered and self._taken < 0:
            self.set(_pointed=-1)

    def draw(self, surface: Surface) -> None:
        for number, value in enumerate(self.values):
            if number == self._taken:
                continue
            made, place = table.coin(self.look, value, self.units), self.place(number)
            if number == self._pointed:
                self.materials.ring(surface, place, self.theme.lit_ring, 1.6, self.units / 2)
                place = place.move(0, -self.grid.px(2))
            surface.blit(made, place)
