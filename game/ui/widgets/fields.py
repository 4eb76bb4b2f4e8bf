"""One line of text to type: caret, selection, clipboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.events import LEFT, Event, Key, Pointer, Text
from game.ui.fonts import StyleLike
from game.ui.widget import At, Widget


class TextField(Widget):
    """on_change at every letter, on_done at Enter. `longest` limits the letters; `allowed` filters them."""

    focusable = True
    types = True
    bleed = 13.0

    def __init__(
        self,
        at: At,
        text: str = "",
        on_change: Callable[[str], object] | None = None,
        *,
        on_done: Callable[[str], object] | None = None,
        longest: int = 40,
        placeholder: str = "",
        icon: str = "",
        allowed: Callable[[str], bool] | None = None,
        style: StyleLike = "button",
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.text = text
        self.on_change = on_change
        self.on_done = on_done
        self.longest = longest
        self.placeholder = placeholder
        self.icon = icon
        self.allowed = allowed
        self.style = style
        self.caret = len(text)
        self.anchor = len(text)

    # editing

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def type_text(self, text: str) -> None:
        """Put text in the place of the selection, as far as there is room."""
        start, end = self.selection
        kept = "".join(c for c in text if c.isprintable() and (self.allowed is None or self.allowed(c)))
        kept = kept[: self.longest - (len(self.text) - (end - start))]
        self._replace(start, end, kept)

    def _replace(self, start: int, end: int, new: str) -> None:
        changed = self.text[:start] + new + self.text[end:]
        place = start + len(new)
        same = changed == self.text
        self.set(text=changed, caret=place, anchor=place)
        self.invalidate()
        if not same and self.on_change is not None:
            self.on_change(changed)

    def handle(self, event: Event) -> bool:
        if not self.enabled:
            return False
        if isinstance(event, Text):
            self.type_text(event.text)
            return True
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Key):
            return self._command(event) if event.ctrl else self._key(event)
        return False

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == LEFT:
            place = self._index_at(event.pos[0])
            self.set(caret=place, anchor=self.anchor if event.shift else place)
            if event.clicks > 1:
                self.set(anchor=0, caret=len(self.text))
            return True
        if event.kind in ("drag", "drop"):
            self.set(caret=self._index_at(event.pos[0]))
            return True
        return event.kind in ("up", "click")

    def _key(self, event: Key) -> bool:
        start, end = self.selection
        name = event.name
        if name in ("backspace", "delete"):
            if start == end:
                start, end = (max(0, start - 1), end) if name == "backspace" else (start, end + 1)
            self._replace(start, end, "")
            return True
        if name in ("left", "right", "home", "end"):
            places = {
                "left": max(0, self.caret - 1),
                "right": min(len(self.text), self.caret + 1),
                "home": 0,
                "end": len(self.text),
            }
            self.set(caret=places[name], anchor=self.anchor if event.shift else places[name])
            return True
        if name == "return":
            if self.on_done is None:
                return False
            self.on_done(self.text)
            return True
        return (len(name) == 1 or name == "space") and not event.alt

    def _command(self, event: Key) -> bool:
        start, end = self.selection
        if event.name == "a":
            self.set(anchor=0, caret=len(self.text))
        elif event.name in ("c", "x"):
            if start != end:
                pygame.scrap.put_text(self.text[start:end])
                if event.name == "x":
                    self._replace(start, end, "")
        elif event.name == "v":
            self.type_text(pygame.scrap.get_text())
        else:
            return False
        return True

    def hover_changed(self) -> None:
        if not self.focused:
            self.anchor = self.caret
        self.invalidate()

    # drawing

    def _left(self) -> int:
        return self.rect.x + self.grid.px(10)

    def _room(self) -> int:
        return self.rect.w - self.grid.px(20) - (self.grid.px(self._mark + 3) if self.icon else 0)

    @property
    def _mark(self) -> float:
        return self.look.icons.beside(15, 0.55 * self.grid.units(self.rect.h))

    def _x_of(self, index: int) -> int:
        return self.fonts.width(self.text[:index], self.style)

    def _index_at(self, x: int) -> int:
        wanted = x - self._left() + self._shift()
        return min(range(len(self.text) + 1), key=lambda i: abs(self._x_of(i) - wanted))

    def _shift(self) -> int:
        """How far the text is moved to the left so that the caret is in sight."""
        return max(0, self._x_of(self.caret) - self._room()) if self.focused else 0

    def draw(self, surface: Surface) -> None:
        theme, grid = self.theme, self.grid
        if self.highlighted:
            self.materials.highlight(surface, self.rect, 6)
        edge, width = (theme.copper, 2) if self.focused else (theme.edge, 1)
        ground = "field" if self.enabled else "disabled"
        self.materials.frame(surface, self.rect, ground, radius=6, shadow=None, edge=edge, edge_width=width)
        left, y, shift = self._left(), self.rect.centery, self._shift()
        before = surface.get_clip()
        surface.set_clip(before.clip(self.rect.inflate(-grid.px(12), 0)))
        start, end = self.selection
        if self.focused and start != end:
            a, b = self._x_of(start), self._x_of(end)
            surface.fill(theme.track, (left + a - shift, self.rect.y + grid.px(6), b - a, self.rect.h - grid.px(12)))
        if self.text:
            self.fonts.draw(surface, self.text, self.style, theme.ink, (left - shift, y))
        elif self.placeholder:
            self.fonts.draw(surface, self.placeholder, "body", theme.muted, (left, y), room=self._room())
        if self.focused:
            x = left + self._x_of(self.caret) - shift
            surface.fill(theme.copper, (x, self.rect.y + grid.px(7), grid.line(1.4), self.rect.h - grid.px(14)))
        surface.set_clip(before)
        if self.icon:
            place = (self.rect.right - grid.px(7.5 + self._mark / 2), y)
            self.look.icons.draw(surface, self.icon, self._mark, theme.chip, place)
