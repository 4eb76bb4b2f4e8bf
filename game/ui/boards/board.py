"""A board in use: answers what is under a pixel, zooms and pans under a camera of its world, walks by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

from pygame import Rect

from game.ui.boards.shown import ShownBoard
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.shapes import Point
from game.ui.widget import At

_WHEEL, _KEY = 1.18, 1.3
"""One notch of the wheel, and one press of plus or minus."""


class Board(ShownBoard):
    """`on_point(component or None)` follows pointer and keyboard, `on_pick(component)` is a click or Enter.

    `on_wheel(steps)` hears the wheel first, unless Ctrl is held; False leaves it to the zoom. `on_grab` hears first
    when the mouse is pressed, drags and lets go: a piece may hang on it.
    """

    focusable = True

    def __init__(
        self,
        at: At,
        *,
        on_point: Callable[[str | None], None] = lambda component: None,
        on_pick: Callable[[str], None] = lambda component: None,
        on_wheel: Callable[[float], bool] = lambda steps: False,
        on_grab: Callable[[Pointer], bool] = lambda event: False,
        **placing: Any,
    ) -> None:
        super().__init__(at, **placing)
        self.lit: Collection[str] = ()
        self.on_point = on_point
        self.on_pick = on_pick
        self.on_wheel = on_wheel
        self.on_grab = on_grab
        self._by_key = False
        """The cursor was told of by the keyboard."""
        self._mouse: Point | None = None

    # what a world brings along

    def component_at(self, pos: Point) -> str | None:
        """What lies under a pixel of the screen."""
        raise NotImplementedError

    def rect_of(self, component: str) -> Rect:
        """Where a component lies, in pixels of the screen; beyond the sheet too while zoomed."""
        raise NotImplementedError

    def square_of(self, component: str) -> Rect | None:
        """All of the square that it fills, in pixels of the screen; None if it is a piece or fills none."""
        return None

    def named_places(self) -> Iterable[Rect]:
        """What bears a name or a figure, which a line over the board would strike out, in pixels of the screen."""
        return ()

    def first_place(self) -> str | None:
        """Where the cursor of the keyboard appears."""
        raise NotImplementedError

    def place_beyond(self, component: str, key: str) -> str | None:
        """The next place in the direction of a key; None at the edge, so that focus can leave."""
        raise NotImplementedError

    def zoomed(self, factor: float, pos: Point) -> Any:
        """The camera closer or farther, what is under a pixel staying there."""
        raise NotImplementedError

    def panned(self, dx: float, dy: float) -> Any:
        raise NotImplementedError

    def fitted(self) -> Any:
        """The camera that shows all."""
        raise NotImplementedError

    def look_through(self, camera: Any) -> bool:
        """Change the view; False if it is the same."""
        raise NotImplementedError

    walking: Collection[str] = ()
    """The keys that walk."""

    # events

    def handle(self, event: Event) -> bool:
        if not self.ready:
            return False
        if isinstance(event, Pointer):
            return self._pointer(event)
        return isinstance(event, Key) and not event.ctrl and not event.alt and self._key(event.name)

    def points_first(self, pos: Point) -> bool:
        component = self.component_at(pos) if self.ready else None
        return component is not None and component != self.pointed

    def _pointer(self, event: Pointer) -> bool:
        if event.kind in ("down", "drag", "drop") and self.on_grab(event):
            return True
        if event.kind == "move":
            self._mouse = event.pos
            self._point(self.component_at(event.pos))
            return True
        if event.kind == "wheel":
            used = not event.ctrl and self.on_wheel(event.wheel[1])
            return used or self.zoom(_WHEEL ** event.wheel[1], event.pos)
        if event.kind == "drag":
            return self.pan(*event.moved)
        if event.kind == "click" and event.button == LEFT:
            component = self.component_at(event.pos)
            if event.clicks == 2 and component not in self.lit and self.fit():
                return True
            self._point(component)  # the keyboard may have led away from where the pointer rests
            if component is not None:
                self.on_pick(component)
            return component is not None
        return False

    def _has_gone_on(self) -> bool:
        """Whether the board has moved what was pointed at away from under a mouse that rests."""
        by_mouse = self.hovered and not self._by_key and self.pointed is not None
        return by_mouse and self._mouse is not None and self.component_at(self._mouse) != self.pointed

    def _point(self, component: str | None) -> None:
        if component != self.pointed:
            self.pointed = component
            self.refresh_over()
            self.on_point(component)

    def hover_changed(self) -> None:
        """What the pointer has left is pointed at no longer, and so is what the keyboard has left."""
        if not self.hovered and self.pointed is not None:
            self._point(None)
        elif self.focused:
            self.refresh_over()
        elif self._by_key:
            self._by_key = False
            self.refresh_over()
            if not self.hovered:
                self.on_point(None)

    def forgotten(self) -> None:
        self.pointed, self._by_key = None, False

    # the keyboard

    def _key(self, name: str) -> bool:
        if name in self.walking:
            return self._walk(name)
        if name == "return" and (cursor := self._still_there(self.cursor)) is not None:
            self.on_pick(cursor)
            return True
        if name in ("+", "=", "[+]"):
            return self.zoom(_KEY, self._around())
        if name in ("-", "[-]"):
            return self.zoom(1 / _KEY, self._around())
        return name in ("0", "[0]") and self.fit()

    def _still_there(self, component: str | None) -> str | None:
        """What cursor and pointer stand on may have gone with the last move."""
        return component if component is not None and self.middle_of(component) is not None else None

    def _around(self) -> Point:
        """What keys zoom around: the cursor, or the middle."""
        cursor = self._still_there(self.cursor)
        if cursor is None:
            return self.rect.center
        middle = self.rect_of(cursor).center
        return middle if self.rect.collidepoint(middle) else self.rect.center

    def _walk(self, key: str) -> bool:
        """The first press shows the cursor where it makes most sense."""
        root = self.root
        if root is not None and not root.focus_visible:
            root.set_focus(self, visible=True)
        here, pointed = self._still_there(self.cursor), self._still_there(self.pointed)
        to = (pointed or self._still_there(self.first_place())) if here is None else self.place_beyond(here, key)
        if to is not None:
            self.move_cursor(to)
        return to is not None

    def move_cursor(self, component: str) -> None:
        """The keyboard goes to a place: shown, told and brought into view."""
        self.pointed, self._by_key = None, True
        self.cursor = component
        self.reveal(component)
        self.refresh_over()
        self.on_point(component)

    def focus_rect(self) -> Rect:
        """The place of the cursor; before there is one, all of the board."""
        cursor = self._still_there(self.cursor) if self.ready else None
        spot = self.rect_of(cursor).clip(self.rect) if cursor is not None else Rect(0, 0, 0, 0)
        inside = self.grid.px(10)
        return spot if spot.w and spot.h else self.rect.inflate(-2 * inside, -2 * inside)

    # zoom and pan

    def zoom(self, factor: float, pos: Point) -> bool:
        """Closer (factor > 1) or farther, what is under the pointer stays there."""
        return self.see(self.zoomed(factor, pos))

    def pan(self, dx: float, dy: float) -> bool:
        return self.see(self.panned(dx, dy))

    def fit(self) -> bool:
        """All of it again; False if it is so already."""
        return self.see(self.fitted())

    def reveal(self, component: str) -> None:
        """Bring a place into view if it lies outside."""
        if not self.ready:
            return
        spot = self.rect_of(component)
        room = self.rect.inflate(-self.grid.px(40), -self.grid.px(60))
        dx = max(room.left - spot.left, 0) + min(room.right - spot.right, 0)
        dy = max(room.top - spot.top, 0) + min(room.bottom - spot.bottom, 0)
        if dx or dy:
            self.pan(dx, dy)

    def see(self, camera: Any) -> bool:
        """Look through another camera; False if it is the same."""
        if not self.look_through(camera):
            return False
        self._rested = 0.0
        self._over, self._stirred = [], []
        if self._has_gone_on():
            self._point(None)
        self.refresh_over()
        self.invalidate()
        self.animate()
        return True
