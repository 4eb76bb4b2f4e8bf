"""What has just come up under the resting pointer takes no press: that was meant for what lay there before.

Only sheets, cards and windows that come to be seen are watched, only where the pointer rests, and only for as long as
one needs to see them. Whoever moves the pointer there has seen them; keys are never held back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.root import Root

UNREAD_MS = 400.0
RESTS = 6.0
"""Units that a resting hand may move."""


@dataclass
class _New:
    widget: Widget
    at: tuple[int, int]
    age: float = 0.0


class Fresh:
    def __init__(self) -> None:
        self._stood: list[Widget] | None = None
        """What could be seen before; nothing is new on a page that has just been opened."""
        self._new: list[_New] = []

    def follow(self, root: Root, dt_ms: float) -> bool:
        """Sees what has come up; True while something of it is new, for the loop must not sleep until it is not."""
        here = [one for one in root.children if one.visible and _comes_up(one)]
        stood, pointer = self._stood, root.pointer
        if stood is not None and pointer is not None:
            self._new += [_New(one, pointer) for one in here if not any(one is before for before in stood)]
        self._stood = here
        for one in self._new:
            one.age += dt_ms
        self._new = [one for one in self._new if one.age < UNREAD_MS and one.widget.root is root]
        return bool(self._new)

    def is_unread(self, rests: int, target: Widget | None, pos: tuple[int, int]) -> bool:
        """Whether a press there falls on what came up under the pointer, too soon to have been meant."""
        around = [] if target is None else list(target.ancestors())
        return any(
            one.widget in around and max(abs(one.at[0] - pos[0]), abs(one.at[1] - pos[1])) <= rests
            for one in self._new
        )


def _comes_up(widget: Widget) -> bool:
    """A window, or a part of a table that comes with a question and lies over others."""
    return widget.modal or getattr(widget, "comes_up", False)
