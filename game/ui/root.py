"""The root of a scene's widgets: routes events, keeps focus and pointer, collects and redraws dirty pixels."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.dirt import Dirt
from game.ui.events import Event, Key, KeyUp, Pointer, PointerLeft, Text, Wake
from game.ui.focus_ring import FocusRing
from game.ui.fresh import RESTS, Fresh
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.ground import GROUNDS, OwnGround, ground_picture
from game.ui.look import Look
from game.ui.navigation import DIRECTIONS, nearest, next_in_direction, next_in_order, reveal
from game.ui.tooltip import Tooltip
from game.ui.widget import Widget


class Root(Widget):
    """`ground` is table, curtain or none (an overlay that leaves the scene below to be seen)."""

    is_root = True

    def __init__(self, ground: str = "table") -> None:
        super().__init__((0, 0, DESIGN_WIDTH, DESIGN_HEIGHT))
        assert ground in GROUNDS
        self.ground = ground
        self.own_ground: OwnGround | None = None
        self.pointed: Widget | None = None
        self.captured: Widget | None = None
        self.focus: Widget | None = None
        self.focus_visible = False
        self.ring = FocusRing()
        self.at_hand = Rect(0, 0, 0, 0)
        """Where the ring was last, or the pointer pressed: from there the keyboard goes on."""
        self._behind: Widget | None = None
        """What had the keyboard before something modal took it."""
        self.pointer: tuple[int, int] | None = None
        self._dirt = Dirt()
        self._moving: list[Widget] = []
        self._fresh = Fresh()
        self._tip = Tooltip()
        self.add(self._tip)

    # look and layout

    @property
    def has_look(self) -> bool:
        return self._look is not None

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

    # time

    def animate(self, widget: Widget) -> None:
        """Have widget.update called every frame until it returns False."""
        if widget not in self._moving:
            self._moving.append(widget)

    def update(self, dt_ms: float) -> bool:
        self.bring_back()
        self._tip.follow(self, dt_ms)
        self._moving = [w for w in self._moving if w.root is self and w.update(dt_ms)]
        unread = self._fresh.follow(self, dt_ms)
        return self.ring.update(self, dt_ms) or bool(self._moving) or self._tip.waiting or unread

    # events

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, PointerLeft):
            self.pointer = None
            self._point_at(None)
            return False
        if isinstance(event, Key):
            return self._key(event)
        if isinstance(event, (Text, KeyUp)):
            return self._bubble(self._listener(), event)
        if isinstance(event, Wake):
            return any(widget.handle(event) for widget in self.walk() if widget is not self)
        return False

    def _layer(self) -> Widget:
        """The topmost modal widget, or the whole tree."""
        for widget in reversed(self.children):
            if widget.modal and widget.visible:
                return widget
        return self

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        layer = self._layer()
        if layer is not self:
            return layer.hit(pos)
        found = (child.hit(pos) for child in reversed(self.children))
        return next((one for one in found if one is not None), None)

    def _pointer(self, event: Pointer) -> bool:
        target = self.hit(event.pos)
        self._fresh.follow(self, 0.0)
        if event.kind == "down":
            self._tip.dismiss()
            if self._fresh.is_unread(self.grid.px(RESTS), target, event.pos):
                return True
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

    def _bubble(self, target: Widget | None, event: Event) -> bool:
        widget = target
        while widget is not None and widget is not self:
            if widget.handle(event):
                return True
            widget = widget.parent
        return False

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

    # keyboard

    def _key(self, event: Key) -> bool:
        self._tip.dismiss()
        if event.repeat and event.name in _ONCE:
            return True  # held too long, or the scene changed under it: it must not press what came next
        if not self._is_blind(event) and self._bubble(self._listener(), event):
            return True
        if not event.repeat and self._shortcut(event):
            return True
        if event.name == "tab" and not event.ctrl and not event.alt:
            return self._go(next_in_order(self.focusables(), self.focus, backwards=event.shift))
        if event.name in DIRECTIONS and not (event.ctrl or event.alt or event.shift):
            return self._go(self._in_direction(event.name))
        return False

    def _in_direction(self, name: str) -> Widget | None:
        """The first arrow shows the ring; it begins where somebody last was."""
        here = self.focusables()
        if self.focus not in here:
            return nearest(here, self.at_hand)
        return next_in_direction(here, self.focus, name) if self.focus_visible else self.focus

    def _is_blind(self, event: Key) -> bool:
        """Enter and Space do what the ring shows; without a ring they press nothing that happens to be focused."""
        listener = self._listener()
        shown = self.focus_visible or listener is None or listener.types or listener is not self.focus
        return event.name in ("return", "space") and not shown

    def _listener(self) -> Widget | None:
        """Who hears keys first: the focus, unless something modal stands in front of it."""
        layer = self._layer()
        if layer is self or (self.focus is not None and layer in self.focus.ancestors()):
            return self.focus
        return layer

    def _shortcut(self, event: Key) -> bool:
        for widget in self._layer().walk():
            wanted = getattr(widget, "shortcut", "")
            if wanted and event.chord in wanted.split() and widget.shown and widget.press():  # type: ignore[attr-defined]
                return True
        return False

    def focusables(self) -> list[Widget]:
        """All that the keyboard can reach, in the order of the tree."""
        return [w for w in self._layer().walk() if w.focusable and w.shown and w.rect.w and w is not self]

    @property
    def is_asked(self) -> bool:
        """Something modal stands before everything else."""
        return self._layer() is not self

    def step(self, step: int) -> bool:
        """The ring goes to the next (1) or previous (-1) widget in the order of reading."""
        return self._go(next_in_order(self.focusables(), self.focus, backwards=step < 0))

    def reaches(self, widget: Widget) -> bool:
        """Whether the keyboard can be there now: it is seen, and nothing modal stands in front of it."""
        layer = self._layer()
        return widget.shown and (layer is self or layer in widget.ancestors())

    def bring_back(self) -> bool:
        """A ring never vanishes: if its widget has gone, it goes to where it came from, or to what is nearest."""
        if not self.focus_visible or not self.has_look:
            return False
        if self.focus is not None and self.reaches(self.focus):
            self.at_hand = self.focus.focus_rect()
            return False
        behind, self._behind = self._behind, None
        if behind is not None and behind.root is self and self.reaches(behind):
            return self._go(behind)
        here = self.focusables()
        return self._go(nearest([one for one in here if one.enabled] or here, self.at_hand))

    def _go(self, target: Widget | None) -> bool:
        if target is not None:
            self._set_focus(target, visible=True)
        return target is not None

    def set_focus(self, widget: Widget | None, visible: bool = False) -> None:
        """Give the keyboard to a widget; `visible` shows the ring."""
        self._set_focus(widget, visible)

    def _set_focus(self, target: Widget | None, visible: bool) -> None:
        if target is self.focus and visible == self.focus_visible:
            return
        before, layer = self.focus, self._layer()
        if before is not None and layer is not self and layer not in before.ancestors():
            self._behind = before
        self.focus, self.focus_visible = target, visible
        if before is not None:
            before.focused = False
            before.hover_changed()
        if target is not None:
            target.focused = True
            target.hover_changed()
            if visible:
                reveal(target)

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

    def overflows(self) -> list[tuple[Widget, str]]:
        return [(w, text) for w in self.walk() if w is not self and w.shown for text in w.overflow()]


_ONCE = ("return", "space", "escape")
"""Keys that decide something: one press, one answer."""
