"""The keyboard's half of a root: who hears a key, where the ring goes, and what must not be pressed yet."""

from __future__ import annotations

from pygame import Rect

from game.ui.events import Event, Key, Text
from game.ui.focus_ring import FocusRing
from game.ui.fresh import Fresh
from game.ui.navigation import DIRECTIONS, area_of, nearest, next_in_direction, next_in_order, reveal
from game.ui.widget import At, Widget


class Keyboard(Widget):
    def __init__(self, at: At) -> None:
        super().__init__(at)
        self.focus: Widget | None = None
        self.focus_visible = False
        self.by_keys = False
        """Whether a key was pressed last and not the mouse: what it opens has the ring at once."""
        self.ring = FocusRing()
        self.at_hand = Rect(0, 0, 0, 0)
        """Where the ring was last, or the pointer pressed: from there the keyboard goes on."""
        self.unasked: Widget | None = None
        """Where the ring stands since somebody came: nobody went there, so it is not explained."""
        self._behind: Widget | None = None
        """What had the keyboard before something modal took it."""
        self.fresh = Fresh()

    @property
    def has_look(self) -> bool:
        return self._look is not None

    def _layer(self) -> Widget:
        """The topmost modal widget, or the whole tree."""
        for widget in reversed(self.children):
            if widget.modal and widget.visible:
                return widget
        return self

    def _bubble(self, target: Widget | None, event: Event) -> bool:
        widget = target
        while widget is not None and widget is not self:
            if widget.handle(event):
                return True
            widget = widget.parent
        return False

    def _key(self, event: Key) -> bool:
        if event.repeat and event.name in _ONCE:
            return True  # held too long, or the scene changed under it: it must not press what came next
        if event.chord in _PRESSING and self.fresh.takes_no_key(self._listener()):
            return True
        if not self._is_blind(event) and self._bubble(self._listener(), event):
            self._looked_round(event)
            return True
        if not event.repeat and self._shortcut(event):
            return True
        if event.name == "tab" and not event.ctrl and not event.alt:
            self._looked_round(event)
            return self._go(next_in_order(self.focusables(), self.focus, backwards=event.shift))
        if event.name in DIRECTIONS and not (event.ctrl or event.alt or event.shift):
            self._looked_round(event)
            return self._go(self._in_direction(event.name))
        return False

    def _text(self, event: Text) -> bool:
        """Whoever writes into what has come up has seen it."""
        taken = self._bubble(self._listener(), event)
        if taken:
            self.fresh.looked_round()
        return taken

    def _looked_round(self, event: Key) -> None:
        if event.name not in _PRESSING:
            self.fresh.looked_round()

    def _in_direction(self, name: str) -> Widget | None:
        """The first arrow shows the ring; it begins where somebody last was. What has to be scrolled is gone through
        to its end before the ring leaves it."""
        here = self.focusables()
        if self.focus not in here:
            return nearest(here, self.at_hand)
        if not self.focus_visible or self.focus is None:
            return self.focus
        around = area_of(self.focus)
        beside = [one for one in here if around is not None and around in one.ancestors()]
        return next_in_direction(beside, self.focus, name) or next_in_direction(here, self.focus, name)

    def _is_blind(self, event: Key) -> bool:
        """Enter and Space do what the ring shows; without a ring they press nothing that happens to be focused."""
        listener = self._listener()
        shown = self.focus_visible or listener is None or listener.types or listener is not self.focus
        return event.name in _PRESSING and not shown

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

    def ring_what_enter_presses(self) -> None:
        """If there is such a thing and the ring is nowhere else."""
        if self.focus is None:
            here = (one for one in self.focusables() if one.enabled)
            ready = (one for one in here if "return" in getattr(one, "shortcut", "").split())
            if (first := next(ready, None)) is not None:
                self._go(first)

    def focusables(self) -> list[Widget]:
        """All that the keyboard can reach, in the order of the tree."""
        return [w for w in self._layer().walk() if w.focusable and w.shown and w.rect.w and w is not self]

    @property
    def is_asked(self) -> bool:
        """Something modal stands before everything else."""
        return self._layer() is not self

    def step(self, step: int) -> bool:
        """The ring goes to the next (1) or previous (-1) widget in the order of reading."""
        self.fresh.looked_round()
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
        self.unasked = None
        before, layer = self.focus, self._layer()
        if before is not None and layer is not self and layer not in before.ancestors():
            self._behind = before
        self.focus, self.focus_visible = target, visible
        if before is not None:
            before.focused = False
            before.hover_changed()
        if target is not None:
            target.focused = True
            if visible:
                reveal(target)  # first, for what it shows lies beside where it is seen
            target.hover_changed()


_ONCE = ("return", "space", "escape")
"""Keys that decide something: one press, one answer."""
_PRESSING = ("return", "space")
"""Keys that press what the ring is on."""
