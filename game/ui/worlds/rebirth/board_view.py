"""The board in use: answers what is under a pixel and where a component lies, zooms, pans, and walks by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import Rect

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.grid import round_px
from game.ui.signs import Livery
from game.ui.worlds.rebirth import board_keys
from game.ui.worlds.rebirth.board_picture import DECK, BoardPicture
from game.ui.worlds.rebirth.chart import Texts
from game.ui.worlds.rebirth.layout import Layout, Point, centre
from game.ui.worlds.rebirth.plan import BoardPlan, PlanHex


class BoardView(BoardPicture):
    """`on_point(component or None)` follows pointer and keyboard, `on_pick(component)` is a click or Enter."""

    focusable = True

    def __init__(
        self, plan: BoardPlan, texts: Texts, liveries: Sequence[Livery], *, cache: Path | None = None,
        on_point: Callable[[str | None], None] = lambda component: None,
        on_pick: Callable[[str], None] = lambda component: None,
        name: str = "board",
    ) -> None:
        super().__init__(plan, texts, liveries, cache=cache, name=name)
        self.on_point = on_point
        self.on_pick = on_pick
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

    def region_at(self, pos: Point) -> str | None:
        one = self.plan.at.get(self.camera.hex_at(pos)) if self.rect.collidepoint(pos) else None
        return f"region:{one.region}" if one is not None and one.region else None

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
            boxes.append(Rect(round_px(x - radius * 0.866), round_px(y - radius), round_px(radius * 1.732),
                              round_px(radius * 2)))
        return boxes[0].unionall(boxes[1:])

    def _members(self, component: str) -> tuple[PlanHex, ...]:
        kind, _, name = component.partition(":")
        if kind == "settlement":
            return self.plan.settlements[name]
        if kind == "region":
            return self.plan.regions[name]
        return (self.plan.by_id[component],)

    # events

    def handle(self, event: Event) -> bool:
        if self.sheet is None or not self.ready:
            return False
        if isinstance(event, Pointer):
            return self._pointer(event)
        return isinstance(event, Key) and board_keys.handle(self, event)

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "move":
            self._point(self.component_at(event.pos))
            return True
        if event.kind == "wheel":
            return self.zoom(1.18 ** event.wheel[1], event.pos)
        if event.kind == "drag":
            return self.pan(*event.moved)
        if event.kind == "click" and event.button == LEFT:
            component = self.component_at(event.pos)
            if event.clicks == 2 and component not in self.lit and self.fit():
                return True
            if component is not None:
                self.on_pick(component)
            return component is not None
        return False

    def _point(self, component: str | None) -> None:
        if component != self.pointed:
            self.pointed = component
            self._refresh_over()
            self.on_point(component)

    def hover_changed(self) -> None:
        if not self.hovered and self.pointed is not None:
            self._point(None)
        elif self.focused:
            self._refresh_over()

    def move_cursor(self, component: str) -> None:
        """The keyboard goes to a place: shown, told and brought into view."""
        self.pointed = None
        self.cursor = component
        self.reveal(component)
        self._refresh_over()
        self.on_point(component)

    def neighbour(self, component: str, direction: int) -> str | None:
        """The next component in one of the six directions (game.core.hexes), over water if need be."""
        return board_keys.neighbour(self.plan, component, direction)

    # zoom and pan

    def zoom(self, factor: float, pos: Point) -> bool:
        """Closer (factor > 1) or farther, what is under the pointer stays there."""
        assert self.sheet is not None
        return self._see(self.camera.zoomed(factor, pos, self.sheet.layout))

    def pan(self, dx: float, dy: float) -> bool:
        assert self.sheet is not None
        return self._see(self.camera.panned(dx, dy, self.sheet.layout))

    def fit(self) -> bool:
        """All of it again; False if it is so already."""
        assert self.sheet is not None
        return self._see(self.sheet.layout)

    def reveal(self, component: str) -> None:
        """While zoomed: bring a place into view if it lies outside."""
        if self.sheet is None or self.camera.at_rest:
            return
        room = self.rect.inflate(-round_px(2.4 * self.camera.radius), -round_px(2.4 * self.camera.radius))
        x, y = self.center_of(component)
        dx = max(room.left - x, 0) + min(room.right - x, 0)
        dy = max(room.top - y, 0) + min(room.bottom - y, 0)
        if dx or dy:
            self.pan(dx, dy)

    def _see(self, camera: Layout) -> bool:
        assert self.sheet is not None
        if not self.sheet.look_through(camera):
            return False
        self._rested = 0.0
        self._over = []
        self._refresh_over()
        self.invalidate()
        self._animate()
        return True
