"""Looks in which large type is smaller, for what yields to something more important."""

from __future__ import annotations

from dataclasses import replace

from game.ui.grid import Grid
from game.ui.look import Look

_STEPS = (1.0, 0.8, 0.65, 0.5)


def shares_of(grid: Grid) -> tuple[float, ...]:
    """The wanted size and smaller ones, none below what it would be without larger type in this window."""
    least = max(1.0, 1 / grid.u) / grid.text_scale
    return tuple(one for one in _STEPS if one == 1 or one >= least)


class SmallerLooks:
    """Made once for each look of the window."""

    def __init__(self) -> None:
        self._whole: Look | None = None
        self._made: dict[float, Look] = {}

    def of(self, look: Look, share: float) -> Look:
        if share == 1:
            return look
        if self._whole is not look:
            self._whole, self._made = look, {}
        if share not in self._made:
            self._made[share] = Look(replace(look.grid, text_scale=look.grid.text_scale * share), look.theme)
        return self._made[share]
