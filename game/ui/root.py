"""The root of a scene's widgets: routes events, keeps focus and pointer, collects and redraws dirty pixels."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from game.ui.dirt import Dirt
from game.ui.events import Event, Key, KeyUp, Pointer, PointerLeft, Text, Wake
from game.ui.fresh import RESTS
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.ground import GROUNDS, OwnGround, ground_picture
from game.ui.keyboard import Keyboard
from game.ui.look import Look
from game.ui.tooltip import Tooltip
from game.ui.widget import Widget


class Root(Keyboard):
    """`ground` is table, curtain or none (an overlay that leaves the scene below to be seen)."""

    is_root = True

    def __init__(self, ground: str = "table") -> None:
        super().__init__((0, 0, DESIGN_WIDTH, DESIGN_HEIGHT))
        assert ground in GROUNDS
        self.ground = ground
        self.own_ground: OwnGround | None = None
        self.pointed: Widget | None = None
        self.captured: Widget | None = None
        self.pointer: tuple[int, int] | None = None
        self._dirt = Dirt()
        self._moving: list[Widget] = []
        self._tip = Tooltip()
        self.add(self._tip)

    # look and layout

    @property
    def look(self) -> Look:
        assert self._look is not None, "the scene has not been laid out yet"
        return self._look

    def set_look(self, look: Look) -> None:
        self.adopt(look)
        self.layout(look.grid)

    def layout(self, grid: Grid) -> None:
        self.rect = grid.window
        self.arrange(grid)
        for child in self.children:
            child.layout(grid)
        self._dirt.add(self.rect.copy())

    # dirty pixels

    def mark(self, rect: Rect) -> None:
        self._dirt.add(rect.clip(self.rect))

    def take_dirty(self) -> list[Rect]:
        """The rectangles to redraw: each one means a walk through the tree."""
        self.ring.follow(self)
        return self._dirt.take(self.rect)

    def paint(self, surface: Surface, clip: Rect) -> None:
        surface.set_clip(clip)
        ground = ground_picture(self.look, self.ground, self.own_ground)
        if ground is not None:
            surface.blit(ground, clip, clip)
        for child in self.children:
            if child is not self._tip:
                child.paint(surface, clip)
        self.ring.draw(self, surface)
        self._tip.paint(surface, clip)
        surface.set_clip(None)

    def picture(self, region: Rect, but: Collection[Widget] = ()) -> Surface:
        """What lies in that region, without some widgets that lie over it."""
        seen, clip = Surface(self.rect.size, depth=32), region.clip(self.rect)
        seen.set_clip(clip)
        ground = ground_picture(self.look, self.ground, self.own_ground)
        if ground is not None:
            seen.blit(ground, clip, clip)
        for child in self.children:
            if child is not self._tip and child not in but:
                child.paint(seen, clip)
        return seen.subsurface(clip).copy()

    # time

    def animate(self, widget: Widget) -> None:
        """Have widget.update called every frame until it returns False."""
        if widget not in self._moving:
            self._moving.append(widget)

    def update(self, dt_ms: float) -> bool:
        self.bring_back()
        self._tip.follow(self, dt_ms)
        self._moving = [w for w in self._moving if w.root is self and w.update(dt_ms)]
        unread = self.fresh.follow(self, self.pointer, dt_ms)
        return self.ring.update(self, dt_ms) or bool(self._moving) or self._tip.waiting or unread

    # events

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            self.by_keys = self.by_keys and event.kind != "down"
            return self._pointer(event)
        if isinstance(event, PointerLeft):
            self.pointer = None
            self._point_at(None)
            return False
        if isinstance(event, Key):
            self.by_keys = True
            self._tip.dismiss()
            self.fresh.follow(self, self.pointer, 0.0)
            return self._key(event)
        if isinstance(event, Text):
            self.fresh.follow(self, self.pointer, 0.0)
            return self._text(event)
        if isinstance(event, KeyUp):
            return self._bubble(self._listener(), event)
        if isinstance(event, Wake):
            return any(widget.handle(event) for widget in self.walk() if widget is not self)
        return False

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        layer = self._layer()
        if layer is not self:
            return layer.hit(pos)
        found = (child.hit(pos) for child in reversed(self.children))
        return next((one for one in found if one is not None), None)

    def _pointer(self, event: Pointer) -> bool:
        target = self.hit(event.pos)
        self.fresh.follow(self, self.pointer, 0.0)
        if event.kind == "down":
            self._tip.dismiss()
            if self.fresh.is_unread(self.grid.px(RESTS), target, event.pos):
                return True
            self.fresh.looked_round()
        self.pointer = event.pos
        if event.kind in ("move", "down", "up", "drop"):
            self._point_at(target if self.captured in (None, target) else None)
        if event.kind == "down":
            self.at_hand = Rect(event.pos, (1, 1))
            self._set_focus(target if target is not None and target.focusable else None, visible=False)
            self.captured = target
            return self._bubble(target, event) or target is not None
        if event.kind in ("drag", "move") and self.captured is not None:
            return self._bubble(self.captured, event)
        if event.kind in ("up", "drop"):
            return self._release(event, target)
        return self._bubble(target, event)

    def _release(self, event: Pointer, target: Widget | None) -> bool:
        pressed, self.captured = self.captured, None
        if pressed is None:
            return self._bubble(target, event)
        used = self._bubble(pressed, event)
        self._point_at(target)
        if target is pressed and event.kind == "up":  # what was dragged and let go is not clicked as well
            click = Pointer("click", event.pos, event.button, event.clicks, shift=event.shift, ctrl=event.ctrl)
            used = self._bubble(target, click) or used
        return used

    def _point_at(self, target: Widget | None) -> None:
        if target is self.pointed:
            return
        before, self.pointed = self.pointed, target
        if before is not None:
            before.hovered = False
            before.hover_changed()
        if target is not None:
            target.hovered = True
            target.hover_changed()

    def forget(self, gone: Widget) -> None:
        """A widget leaves the tree or the screen: nothing may point at it any more."""
        below = set(map(id, gone.walk()))
        for slot in ("pointed", "captured", "focus"):
            widget = getattr(self, slot)
            if widget is not None and id(widget) in below:
                if slot == "focus" and self.has_look and self.focus_visible:
                    self.at_hand = widget.focus_rect()
                widget.hovered = widget.focused = False
                setattr(self, slot, None)
        for widget in gone.walk():
            widget.forgotten()

    def overflows(self) -> list[tuple[Widget, str]]:
        return [(w, text) for w in self.walk() if w is not self and w.shown for text in w.overflow()]
