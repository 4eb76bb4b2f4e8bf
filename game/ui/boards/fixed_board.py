"""A board of which all is always shown: it does not zoom, and keys go to the nearest thing in their direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pygame import Surface

from game.ui.boards.board import Board
from game.ui.grid import round_px
from game.ui.items import Item, Layered
from game.ui.shapes import Point

_WAYS: Mapping[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class FixedBoard(Board):
    """A subclass makes `layered` in arrange(), and says what lies on it and where everything is."""

    walking = tuple(_WAYS)
    layered: Layered | None = None

    # what a world brings along

    def places(self) -> Iterable[str]:
        """Every component the keyboard can go to."""
        raise NotImplementedError

    def still_items(self) -> list[Item]:
        """What lies on the ground, in the order of drawing."""
        raise NotImplementedError

    # what every such board answers

    @property
    def ready(self) -> bool:
        return self.layered is not None

    @property
    def still(self) -> Surface | None:
        return None if self.layered is None else self.layered.still

    def refresh(self) -> None:
        if self.layered is not None:
            self.mark(self.layered.show(self.still_items()))
            self.refresh_over()

    def finish_building(self) -> None:
        """Nothing is built in steps here."""

    def anchor(self, component: str) -> tuple[int, int] | None:
        middle = self.middle_of(component) if self.ready else None
        return None if middle is None else (round_px(middle[0] + self.rect.x), round_px(middle[1] + self.rect.y))

    def place_beyond(self, component: str, key: str) -> str | None:
        here = self.middle_of(component)
        if here is None:
            return None
        dx, dy = _WAYS[key]
        best: tuple[float, str] | None = None
        for name in self.places():
            at = self.middle_of(name)
            if at is None or name == component:
                continue
            ahead = (at[0] - here[0]) * dx + (at[1] - here[1]) * dy
            aside = abs((at[0] - here[0]) * dy) + abs((at[1] - here[1]) * dx)
            if ahead > 4 and aside <= 2 * ahead:
                cost = ahead + 2 * aside
                best = min(best, (cost, name)) if best else (cost, name)
        return best[1] if best else None

    def zoomed(self, factor: float, pos: Point) -> Any:
        return None

    def panned(self, dx: float, dy: float) -> Any:
        return None

    def fitted(self) -> Any:
        return None

    def look_through(self, camera: Any) -> bool:
        return False
