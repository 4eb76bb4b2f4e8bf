"""Fingers on the glass, told as what a mouse would do.

A tap points at a thing of the board, a second one on it does it; a control, such as a button, needs but one. Resting
asks why, two fingers zoom and shove the board, a list follows the finger.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.ui.events import LEFT, Pointer

if TYPE_CHECKING:
    from game.ui.root import Root

_SLACK = 0.012
"""Of the window's height: a finger that moves less rests."""
_LONG_S = 0.5
ZOOM_NOTCH = 1.18
"""What one notch of the wheel makes of a board."""

Point = tuple[int, int]
KINDS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


@dataclass(frozen=True, slots=True)
class Under:
    """What lies under a finger: whether a tap only points at first; the pixels of a notch of its list, 0 for none."""

    points_first: bool = False
    notch: float = 0.0


Ask = Callable[[Point], Under]


def under(root: Root, pos: Point) -> Under:
    """What can be pointed at says so (`points_first`), what scrolls says how far (`notch`, in units)."""
    target = widget = root.hit(pos)
    notch = 0.0
    while widget is not None and not notch and not getattr(target, "drags", False):
        notch = getattr(widget, "notch", 0.0) * root.grid.u
        widget = widget.parent
    asks = getattr(target, "points_first", None)
    return Under(asks is not None and asks(pos), notch)


def nothing(pos: Point) -> Under:
    return Under()


class Fingers:
    def __init__(self) -> None:
        self.down: dict[int, Point] = {}
        """Where each finger is now, the first one first."""
        self._began: Point = (0, 0)
        self._since = 0.0
        self._under = Under()
        self._state = ""
        """What the touch has become: nothing yet, "drag", "list", "two", or "done": lifting means nothing more."""

    def read(self, event: pygame.event.Event, window: Point, ask: Ask = nothing) -> list[Pointer]:
        pos = round(event.x * window[0]), round(event.y * window[1])
        if event.type == pygame.FINGERDOWN:
            return self._put_down(event.finger_id, pos, ask)
        if event.finger_id not in self.down:
            return []
        if event.type == pygame.FINGERMOTION:
            return self._move(event.finger_id, pos, max(4.0, _SLACK * window[1]))
        return self._lift(event.finger_id, pos)

    def rest(self) -> list[Pointer]:
        """Time passes: a finger that has rested long enough asks why, and lifting it then does nothing."""
        if self._state or len(self.down) != 1 or time.monotonic() - self._since < _LONG_S:
            return []
        self._state = "done"
        return [Pointer("long", self._began)]

    @property
    def may_rest(self) -> bool:
        """Whether time alone can still bring something."""
        return len(self.down) == 1 and not self._state

    def _put_down(self, finger: int, pos: Point, ask: Ask) -> list[Pointer]:
        self.down[finger] = pos
        if len(self.down) > 1:
            told = [Pointer("drop", pos, LEFT)] if self._state == "drag" else []
            self._state = "two"
            return told
        self._began, self._since, self._state = pos, time.monotonic(), ""
        self._under = ask(pos)
        return [Pointer("move", pos)]

    def _move(self, finger: int, pos: Point, slack: float) -> list[Pointer]:
        before = dict(self.down)
        self.down[finger] = pos
        moved = pos[0] - before[finger][0], pos[1] - before[finger][1]
        if self._state == "two":
            return self._both(list(before.values())[:2], list(self.down.values())[:2])
        if self._state == "list":
            return [Pointer("wheel", self._began, wheel=(0, moved[1] / self._under.notch))]
        if self._state == "drag":
            return [Pointer("drag", pos, LEFT, moved=moved)]
        if self._state or math.dist(self._began, pos) <= slack:
            return []
        whole = pos[0] - self._began[0], pos[1] - self._began[1]
        if self._under.notch:
            self._state = "list"
            return [Pointer("wheel", self._began, wheel=(0, whole[1] / self._under.notch))]
        self._state = "drag"
        return [Pointer("down", self._began, LEFT), Pointer("drag", pos, LEFT, moved=whole)]

    def _both(self, before: list[Point], after: list[Point]) -> list[Pointer]:
        if len(after) < 2:
            return []
        apart, now = math.dist(*before), math.dist(*after)
        centre = _middle(*after)
        shoved = centre[0] - _middle(*before)[0], centre[1] - _middle(*before)[1]
        told = [Pointer("drag", centre, LEFT, moved=shoved)] if shoved != (0, 0) else []
        if apart > 1 and now > 1 and apart != now:
            steps = math.log(now / apart) / math.log(ZOOM_NOTCH)
            told.append(Pointer("wheel", centre, wheel=(0, steps), ctrl=True))
        return told

    def _lift(self, finger: int, pos: Point) -> list[Pointer]:
        del self.down[finger]
        state = self._state
        if self.down:
            self._state = "done" if state != "two" else state
            return []
        self._state = ""
        if state == "drag":
            return [Pointer("drop", pos, LEFT)]
        if state or self._under.points_first:
            return []
        return [Pointer("down", self._began, LEFT), Pointer("up", self._began, LEFT)]


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
