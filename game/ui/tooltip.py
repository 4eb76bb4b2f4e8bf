"""The small paper beside what is pointed at: what it is, or why it cannot be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.paragraph import layout_text
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.root import Root

_DELAY_MS = 450
_DELAY_DISABLED_MS = 120
_WIDEST = 300
_PADDING = 10


class Tooltip(Widget):
    """Owned by Root; shows hint() of the pointed or focused widget after a moment."""

    bleed = 16

    def __init__(self) -> None:
        super().__init__(name="tooltip")
        self.visible = False
        self.text = ""
        self._for: tuple[Widget, str] | None = None
        self._age = 0.0
        self._dismissed = False
        self._rests = False
        """What it would say has changed under a mouse or ring that has not moved: nobody asked."""
        self._pressed = False
        self._pointer: tuple[int, int] | None = None
        self._last: Widget | None = None

    @property
    def waiting(self) -> bool:
        """Still counting down to show: the loop must not sleep yet."""
        return self._for is not None and not self.visible and not self._dismissed and not self._rests

    def dismiss(self) -> None:
        self._dismissed = self._pressed = True
        self._hide()

    def follow(self, root: Root, dt_ms: float) -> None:
        widget = root.pointed or (root.focus if root.focus_visible else None)
        text = widget.hint() if widget is not None and root.reaches(widget) else ""
        wanted = (widget, text) if widget is not None and text else None
        moved = root.pointer != self._pointer and not self._pressed
        self._pointer, self._pressed, self._rests = root.pointer, False, self._rests and not moved
        known, self._last = widget is self._last, widget or self._last
        if wanted != self._for:
            self._hide()
            self._rests = known and (widget is not root.pointed or not moved)
            self._rests |= widget is not None and widget is root.unasked
            self._for, self._age, self._dismissed = wanted, 0.0, False
            return
        if not self.waiting or widget is None:
            return
        self._age += dt_ms
        if self._age >= (_DELAY_MS if widget.enabled else _DELAY_DISABLED_MS):
            self._show(root, widget, text)

    def _hide(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    def _show(self, root: Root, widget: Widget, text: str) -> None:
        self.text, self.visible = text, True
        look, pad = root.look, root.look.grid.px(_PADDING)
        block = layout_text(look, text, "second", "ink", look.grid.px(_WIDEST))
        self.rect = Rect(0, 0, block.width + 2 * pad, block.height + round(pad * 1.4))
        self._place(root, widget, look.grid.px(8))
        self.invalidate()

    def _place(self, root: Root, widget: Widget, gap: int) -> None:
        """Below, above or beside it, or farther away: where it hides least of what else can be pressed."""
        inside, beside = root.rect.inflate(-2 * gap, -2 * gap), widget.rect
        below, above, left, right = (self.rect.copy() for _ in range(4))
        below.midtop, above.midbottom = (beside.centerx, beside.bottom + gap), (beside.centerx, beside.top - gap)
        left.midright, right.midleft = (beside.left - gap, beside.centery), (beside.right + gap, beside.centery)
        around, small, low = list(widget.ancestors()), inside.w / 3, inside.h / 8  # larger are boards and the like
        open_ = (one.rect for one in root.focusables() if one not in around)
        others = [rect for rect in open_ if rect.w < small or rect.h < low]
        kept = [beside, *(one.rect for one in around if one.is_read)]

        def hides(spot: Rect) -> float:
            shares = ((both.w * both.h) / (one.w * one.h) for one in others if (both := spot.clip(one)).w)
            return sum(shares) + len(others) * len(spot.collidelistall(kept))

        steps = range(2 * gap, 14 * gap, 2 * gap)
        farther = [spot for step in steps for spot in (below.move(0, step), above.move(0, -step))]
        outside = [spot for page in kept[1:] for spot in self._around(page, beside, gap)]
        self.rect = min((spot.clamp(inside) for spot in (below, above, left, right, *farther, *outside)), key=hides)

    def _around(self, page: Rect, beside: Rect, gap: int) -> tuple[Rect, ...]:
        """Next to what is read, at the height of its button."""
        left, right, below, above = (self.rect.copy() for _ in range(4))
        left.midright, right.midleft = (page.left - gap, beside.centery), (page.right + gap, beside.centery)
        below.midtop, above.midbottom = (beside.centerx, page.bottom + gap), (beside.centerx, page.top - gap)
        return left, right, below, above

    def layout(self, grid: object) -> None:
        self.visible = False

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return None

    def draw(self, surface: Surface) -> None:
        pad = self.grid.px(_PADDING)
        self.materials.frame(surface, self.rect, radius=6, shadow="tile")
        block = layout_text(self.look, self.text, "second", "ink", self.grid.px(_WIDEST))
        block.draw(surface, (self.rect.x + pad, self.rect.y + round(pad * 0.7)))
