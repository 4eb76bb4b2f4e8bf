"""Setting a value: switch, one of several, slider."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.ui import shapes
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.grid import Grid
from game.ui.widget import At, Widget
from game.ui.widgets.buttons import PressWidget

_WIDE, _HIGH, _LARGEST = 42.0, 22.0, 1.6
"""A switch, and how much larger it is at most."""


class Toggle(PressWidget):
    """A switch with its word beside it, and a muted note after that. Green with a tick is on: colour and shape."""

    def __init__(
        self,
        at: At,
        text: str,
        on: bool,
        on_change: Callable[[bool], object],
        *,
        note: str = "",
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, self._flip, pin=pin, name=name, tooltip=tooltip)
        self.text = text
        self.note = note
        self.on = on
        self.on_change = on_change

    def _flip(self) -> None:
        self.set(on=not self.on)
        self.on_change(self.on)

    @property
    def _k(self) -> float:
        """It grows with its word, as far as the line is high."""
        return max(1.0, min(_LARGEST, self.grid.text_scale, self.grid.units(self.rect.h) / (_HIGH + 4)))

    def _switch(self) -> Rect:
        w, h = self.grid.px(_WIDE * self._k), self.grid.px(_HIGH * self._k)
        return Rect(self.rect.x, self.rect.centery - h // 2, w, h)

    def draw(self, surface: Surface) -> None:
        switch, theme, grid = self._switch(), self.theme, self.grid
        if self.highlighted:
            self.materials.highlight(surface, switch, _HIGH / 2 * self._k)
        ground = theme.gain if self.on else theme.track_off
        if not self.enabled:
            ground = theme.rule
        self.materials.fill(surface, switch, ground, _HIGH / 2 * self._k)
        r = switch.h / 2 - grid.line(2)
        knob_x = switch.right - switch.h / 2 if self.on else switch.x + switch.h / 2
        knob = self.materials.kept(("knob", round(r * 2)), lambda: shapes.disc(r, (*theme.field, 255)))
        surface.blit(knob, knob.get_rect(center=(knob_x, switch.centery)))
        mark = ("check", switch.x + switch.h * 0.55) if self.on else ("cross", switch.right - switch.h * 0.55)
        self.look.icons.draw(surface, mark[0], 9 * self._k, theme.field, (mark[1], switch.centery))
        x = switch.right + grid.px(12)
        ink = theme.ink if self.enabled else theme.muted
        word, note = self._rooms()
        x += self.fonts.draw(surface, self.text, "body_bold", ink, (x, switch.centery), room=word)
        if self.note:
            place = (x + grid.px(10), switch.centery)
            self.fonts.draw(surface, self.note, "second", theme.muted, place, room=note)

    def _rooms(self) -> tuple[float, float]:
        """Word and note share the line."""
        room = self.rect.w - self.grid.px(_WIDE * self._k + (22 if self.note else 12))
        return self.fonts.shares(room, (self.text, "body_bold"), (self.note, "second"))

    def overflow(self) -> list[str]:
        word, note = self._rooms()
        fits = self.fonts.fits(self.text, "body_bold", word) and self.fonts.fits(self.note, "second", note)
        return [] if fits else [f"{self.text} {self.note}".strip()]


class Segmented(Widget):
    """One of several, all to be seen. Left and right arrows choose; each part can be disabled with a reason."""

    focusable = True
    bleed = 13.0

    def __init__(
        self,
        at: At,
        options: Sequence[tuple[str, str]],
        chosen: str,
        on_change: Callable[[str], object],
        *,
        refused: dict[str, str] | None = None,
        told: Mapping[str, str] | None = None,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.options = list(options)
        self.told = told or {}
        """What is said of a part that is pointed at."""
        self.chosen = chosen
        self.on_change = on_change
        self.refused = refused or {}
        self.pointed: str | None = None
        self.parts: list[Rect] = []

    def arrange(self, grid: Grid) -> None:
        """Parts share the width by the length of their words."""
        fonts, gap = self.fonts, grid.px(3)
        inner = self.rect.inflate(-2 * gap, -2 * gap)
        widths = [fonts.width(word, "body_bold") for _, word in self.options]
        spare = (inner.w - sum(widths)) / max(1, len(widths))
        self.parts, x = [], float(inner.x)
        for width in widths:
            self.parts.append(Rect(round(x), inner.y, round(width + spare), inner.h))
            x += width + spare

    def choose(self, key: str | None) -> None:
        if key is None or key in self.refused or not self.enabled or key == self.chosen:
            return
        if key not in dict(self.options):
            return
        self.set(chosen=key)
        self.on_change(key)

    def hint(self) -> str:
        pointed = self.pointed or ""
        return self.refused.get(pointed, "") or self.told.get(pointed, "") or super().hint()

    @property
    def solid(self) -> bool:
        return True

    def _at(self, pos: tuple[int, int]) -> str | None:
        """The part under the pointer; on the rim around them it is the nearest one."""
        if not self.parts:
            return None
        away = [max(part.left - pos[0], pos[0] - part.right + 1, 0) for part in self.parts]
        return self.options[away.index(min(away))][0]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            if event.kind == "move":
                self.set(pointed=self._at(event.pos))
            elif event.kind == "click" and event.button == LEFT:
                self.choose(self._at(event.pos))
            return event.kind in ("down", "up", "click", "move")
        if isinstance(event, Key) and event.name in ("left", "right"):
            return self._step(1 if event.name == "right" else -1)
        return False

    def _step(self, by: int) -> bool:
        keys = [key for key, _ in self.options if key not in self.refused]
        if keys:
            to = keys.index(self.chosen) + by if self.chosen in keys else 0
            self.choose(keys[max(0, min(len(keys) - 1, to))])
        return True

    def hover_changed(self) -> None:
        if not self.hovered:
            self.pointed = None
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        theme, materials = self.theme, self.materials
        ring = self.focused and self.highlighted and not self.hovered
        if ring:
            materials.highlight(surface, self.rect, 7)
        materials.fill(surface, self.rect, theme.track, 7)
        for (key, word), part in zip(self.options, self.parts, strict=True):
            chosen = key == self.chosen
            if key == self.pointed and key not in self.refused:
                materials.highlight(surface, part, 6)
                if not chosen:
                    materials.frame(surface, part, "field", radius=6, shadow=None)
            if chosen:
                materials.frame(surface, part, "chip", radius=6, shadow="tile")
            ink = theme.cream if chosen else theme.ink
            if (key in self.refused or not self.enabled) and not chosen:
                ink = theme.muted
            style = "body_bold" if chosen else "body"
            room = part.w - self.grid.px(6)
            width = self.fonts.draw(surface, word, style, ink, part.center, "centre", room)
            if key in self.refused:
                surface.fill(theme.muted, (part.centerx - width // 2, part.centery, width, self.grid.line(1)))

    def overflow(self) -> list[str]:
        slim = self.grid.px(6)
        return [
            word
            for (_, word), part in zip(self.options, self.parts, strict=True)
            if not self.fonts.fits(word, "body_bold", part.w - slim)
        ]


class Slider(Widget):
    """A value between low and high in steps. Drag, click, wheel, arrow keys; `shown` writes the value."""

    focusable = True
    bleed = 14.0

    def __init__(
        self,
        at: At,
        low: float,
        high: float,
        value: float,
        on_change: Callable[[float], object],
        *,
        step: float = 1,
        shown: Callable[[float], str] | None = None,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self.on_change = on_change
        self.shown_as = shown

    def change_to(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        value = max(self.low, min(self.high, self.low + steps * self.step))
        if self.enabled and value != self.value:
            self.set(value=value)
            self.on_change(value)

    def _track(self) -> Rect:
        grid = self.grid
        right = grid.px(52) if self.shown_as else grid.px(9)
        left = self.rect.x + grid.px(9)
        return Rect(left, self.rect.centery - grid.px(3), self.rect.right - right - left, grid.px(6))

    def handle(self, event: Event) -> bool:
        track = self._track()
        if isinstance(event, Pointer):
            if event.kind in ("down", "drag", "drop") and event.button == LEFT:
                share = (event.pos[0] - track.x) / max(1, track.w)
                self.change_to(self.low + share * (self.high - self.low))
                return True
            if event.kind == "wheel" and self.hovered:
                self.change_to(self.value + self.step * (1 if event.wheel[1] > 0 else -1))
                return True
            return event.kind in ("up", "click")
        if isinstance(event, Key):
            moves = {"left": -1, "right": 1, "page up": 5, "page down": -5}
            if event.name in moves:
                self.change_to(self.value + moves[event.name] * self.step)
                return True
            if event.name in ("home", "end"):
                self.change_to(self.low if event.name == "home" else self.high)
                return True
        return False

    def draw(self, surface: Surface) -> None:
        theme, grid, track = self.theme, self.grid, self._track()
        span = self.high - self.low
        share = (self.value - self.low) / span if span else 0.0  # a match of no lines has a slider too
        self.materials.fill(surface, track, theme.track_off, 3)
        done = Rect(track.x, track.y, round(track.w * share), track.h)
        self.materials.fill(surface, done, theme.chip, 3)
        side = grid.px(18)
        knob = Rect(0, 0, side, side)
        knob.center = (track.x + round(track.w * share), track.centery)
        if self.highlighted:
            self.materials.highlight(surface, knob, 9)
        self.materials.frame(surface, knob, "plain", radius=9, shadow="tile")
        if self.shown_as is not None:
            place = (self.rect.right, self.rect.centery)
            room = grid.px(46)
            self.fonts.draw(surface, self.shown_as(self.value), "body_bold", theme.ink, place, "right", room)
