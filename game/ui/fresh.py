"""What has just come up takes no press that was meant for what was there before.

The mouse: only sheets, cards and windows that come to be seen are watched, and only where the pointer rests. The keys
that press: the same, where the ring stands in what has come; besides, any question that comes by itself. All only for
as long as one needs to see them. Whoever moves the pointer or the ring there has seen them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.keyboard import Keyboard

UNREAD_MS = 400.0
RESTS = 6.0
"""Units that a resting hand may move."""


@dataclass
class _New:
    widget: Widget
    at: tuple[int, int] | None
    """Where the pointer rested."""
    age: float = 0.0
    by_key: bool = True
    """Nobody has led the ring about since."""


class Fresh:
    def __init__(self) -> None:
        self._stood: list[Widget] | None = None
        """What could be seen before; nothing is new on a page that has just been opened."""
        self._new: list[_New] = []
        self._asked = math.inf
        """How long ago something was asked that nobody's hand has brought about."""

    def follow(self, root: Keyboard, pointer: tuple[int, int] | None, dt_ms: float) -> bool:
        """Sees what has come up; True while something of it is new, for the loop must not sleep until it is not."""
        for one in self._new:
            one.age += dt_ms
        self._asked = self._asked + dt_ms if self._asked >= 0 else 0.0
        here = [one for one in root.children if one.visible and _comes_up(one)]
        if self._stood is not None:
            self._new += [_New(one, pointer) for one in here if not any(one is before for before in self._stood)]
        self._stood = here
        self._new = [one for one in self._new if one.age < UNREAD_MS and one.widget.root is root]
        return bool(self._new) or self.is_asked

    def is_unread(self, rests: int, target: Widget | None, pos: tuple[int, int]) -> bool:
        """Whether a press there falls on what came up under the pointer, too soon to have been meant."""
        around = [] if target is None else list(target.ancestors())
        return any(one.widget in around and one.at is not None and _apart(one.at, pos) <= rests for one in self._new)

    # keys

    def ask(self) -> None:
        """Something is asked that has come by itself: after others' turns, a scoring, the turn of somebody else."""
        self._asked = -1.0  # its time begins with the next round

    def looked_round(self) -> None:
        """Somebody has led the ring to where it is, or other things are told now."""
        self._asked = math.inf
        for one in self._new:
            one.by_key = False

    @property
    def is_asked(self) -> bool:
        """What is asked has come by itself, too short a time ago to have been read."""
        return self._asked < UNREAD_MS

    def takes_no_key(self, listener: Widget | None) -> bool:
        """Whether a key that presses would press what has only just come."""
        around = [] if listener is None else list(listener.ancestors())
        return self.is_asked or any(one.by_key and one.widget in around for one in self._new)


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def _comes_up(widget: Widget) -> bool:
    """A window, or a part of a table that comes with a question and lies over others."""
    return widget.modal or getattr(widget, "comes_up", False)
