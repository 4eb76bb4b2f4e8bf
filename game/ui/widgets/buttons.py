"""Everything that is pressed. A disabled button stays where it is, keeps its reason and can still be asked."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.fonts import StyleLike
from game.ui.theme import Colour
from game.ui.widget import At, Widget


class PressWidget(Widget):
    """Click, Enter or Space presses it; `shortcut` are chords like "return" or "ctrl+z", separated by blanks."""

    focusable = True
    bleed = 15.0

    def __init__(
        self,
        at: At,
        on_press: Callable[[], object] | None = None,
        *,
        shortcut: str = "",
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.on_press = on_press
        self.shortcut = shortcut
        self.down = False

    def press(self) -> bool:
        """Do what the button does; False when it is disabled."""
        if not self.enabled or self.on_press is None:
            return False
        self.on_press()
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.button == LEFT:
            if event.kind == "down":
                self.set(down=self.enabled)
                return True
            if event.kind in ("up", "drop"):
                self.set(down=False)
                return True
            if event.kind == "click":
                self.press()
                return True
            return event.kind == "drag"
        if isinstance(event, Key) and event.chord in ("return", "space") and not event.repeat:
            return self.press() or not self.enabled
        return False


_TAILS = 0.24
"""Of the size of the type: what hangs below the line, as of g."""
_BESIDE, _BESIDE_GAP = 16.0, 5.0
"""The icon of a tool that has its name beside it, and what lies between the two."""
_ROW_ICON, _GO, _ROW_RING = 17.0, 12.0, 4.0
_TEXT_STYLES = {"primary": "primary", "plain": "button", "plaque": "body", "tool": "caption", "row": "prompt"}


class Button(PressWidget):
    """kind: primary (copper: you can, now), plain (paper), plaque (dark), tool (icon over label), row (a list entry).

    `key` is the key written small at the right. `label_disabled` is what the label says while disabled: what is
    missing. `second` is a smaller line below the label. A tool with `beside` has its icon beside its label.
    `selected` marks the chosen one of several plaques with a copper frame.
    """

    def __init__(
        self,
        at: At,
        text: str = "",
        on_press: Callable[[], object] | None = None,
        kind: str = "plain",
        *,
        icon: str = "",
        key: str = "",
        shortcut: str = "",
        style: StyleLike | None = None,
        second: str = "",
        selected: bool = False,
        beside: bool = False,
        radius: float | None = None,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, on_press, shortcut=shortcut, pin=pin, name=name, tooltip=tooltip)
        self.text = text
        self.kind = kind
        self.icon = icon
        self.key = key
        self.second = second
        self.style = style or _TEXT_STYLES[kind]
        self.selected = selected
        self.beside = beside
        self.label_disabled = ""
        self.margin = 14.0
        """Units of its width that a label leaves free."""
        self.radius = radius if radius is not None else {"tool": 6, "row": 6}.get(kind, 8)

    def set_enabled(self, enabled: bool, why: str = "", label: str = "") -> None:
        """Disable with the reason; `label` replaces the label meanwhile ("Place a tile first")."""
        self.set(label_disabled="" if enabled else label)
        super().set_enabled(enabled, why)

    @property
    def label(self) -> str:
        return self.label_disabled or self.text if not self.enabled else self.text

    def draw(self, surface: Surface) -> None:
        spot = self.rect.move(0, self.grid.line(1)) if self.down else self.rect
        self._draw_ground(surface, spot)
        if self.kind == "tool":
            self._draw_tool(surface, spot)
        elif self.kind == "row":
            self._draw_row(surface, spot)
        else:
            self._draw_label(surface, spot)

    def _draw_ground(self, surface: Surface, spot: Rect) -> None:
        materials, theme, radius = self.materials, self.theme, self.radius
        if self.kind == "row":
            if self.highlighted:
                materials.highlight(surface, spot, radius)
                materials.frame(surface, spot, "field", radius=radius, shadow=None)
            return
        dark = self.kind in ("plaque", "tool")
        shadow: str | None = None if self.down else "button"
        if self.highlighted:
            materials.highlight(surface, spot, radius)
            shadow = None
        if not self.enabled and not dark:
            materials.frame(surface, spot, "disabled", radius=radius, shadow=None, edge=theme.rule)
            return
        face = "plaque" if dark else self.kind
        edge: Colour | None = theme.button_edge if self.kind == "primary" else None
        width = 1.0
        if self.selected:
            edge, width = theme.copper, 2
        materials.frame(
            surface,
            spot,
            face + ("_down" if self.down else ""),
            radius=radius,
            shadow=shadow,
            edge=edge,
            edge_width=width,
        )

    def _ink(self) -> Colour:
        theme = self.theme
        if self.kind in ("plaque", "tool"):
            return theme.cream if self.enabled else theme.disabled_plaque_text
        if not self.enabled:
            return theme.disabled_text
        return theme.button_text if self.kind == "primary" else theme.ink

    def _draw_tool(self, surface: Surface, spot: Rect) -> None:
        ink = self._ink()
        if self.beside:
            style = self._tool_style()
            icon, gap = self.grid.px(_BESIDE), self.grid.px(_BESIDE_GAP)
            left = spot.centerx - (icon + gap + self.fonts.width(self.label, style)) / 2
            self.look.icons.draw(surface, self.icon, _BESIDE, ink, (left + icon / 2, spot.centery))
            self.fonts.draw(surface, self.label, style, ink, (left + icon + gap, spot.centery))
            return
        self.look.icons.draw(surface, self.icon, 19, ink, (spot.centerx, spot.y + spot.h * 0.36))
        style = self._tool_style()
        place = spot.centerx, min(spot.y + spot.h * 0.78, spot.bottom - self._low_part(style))
        self.fonts.draw(surface, self.label, style, ink, place, "centre", self.label_room())

    def _low_part(self, style: StyleLike) -> float:
        """How far a label reaches below its middle, with the tails of its letters and the edge of the button."""
        return self.fonts.cap_height(style) / 2 + self.fonts.px(style) * _TAILS + self.grid.line(2)

    def _tool_style(self) -> StyleLike:
        """Tools that stand together have labels of one size."""
        beside = self.parent.children if self.parent is not None else [self]
        tools = [one for one in beside if isinstance(one, Button) and one.kind == "tool"]
        low = self.fonts.low(self.style, self.rect.h * (0.72 if self.beside else 0.42))
        fitting = (self.fonts.fit(one.label, low, one.label_room()) for one in tools)
        return min(fitting, key=self.fonts.px, default=low)

    def _draw_label(self, surface: Surface, spot: Rect) -> None:
        ink, x = self._ink(), spot.centerx
        if self.icon and not self.label:
            self.look.icons.draw(surface, self.icon, 18 * self._icon_k, ink, spot.center)
            return
        if self.second:
            room, middle = self.label_room(), spot.centery
            self.fonts.draw(surface, self.label, self.style, ink, (x, middle - spot.h * 0.17), "centre", room)
            self.fonts.draw(surface, self.second, "caption", ink, (x, middle + spot.h * 0.2), "centre", room)
            return
        style, label = self.fonts.fit(self.label, self.style, self.label_room()), self._short()
        if self._has_key:
            x = min(x, spot.right - self._key_room() - self.fonts.width(label, style) // 2)
        if self.icon:
            width = self.fonts.width(label, style)
            k = self._icon_k
            x += self.grid.px(12 * k)
            self.look.icons.draw(
                surface, self.icon, 16 * k, ink, (x - width / 2 - self.grid.px(16 * k), spot.centery)
            )
        self.fonts.draw(surface, label, style, ink, (x, spot.centery), "centre")
        if self._has_key:
            place = (spot.right - self.grid.px(10), spot.centery)
            self.fonts.draw(surface, self.key, self._key_style(), ink, place, "right")

    def _draw_row(self, surface: Surface, spot: Rect) -> None:
        theme, x = self.theme, spot.x + self.grid.px(6)
        ink = theme.ink if self.enabled else theme.muted
        if self.icon:
            size = _ROW_ICON * self._row_k
            middle = x + self.grid.px(9 * self._row_k), spot.centery
            self.look.icons.draw(surface, self.icon, size, theme.chip, middle, theme.paper)
            x += self.grid.px(28 * self._row_k)
        if self.second:
            upper, lower = (self.fonts.low(style, spot.h * 0.36) for style in ("body_bold", "second"))
            self.fonts.draw(surface, self.label, upper, ink, (x, spot.y + spot.h * 0.32), room=self.label_room())
            self.fonts.draw(
                surface, self.second, lower, theme.muted, (x, spot.y + spot.h * 0.70), room=self.label_room()
            )
        else:
            self.fonts.draw(surface, self.label, self.style, ink, (x, spot.centery), room=self.label_room())
        if self.enabled:
            at = spot.right - self.grid.px(12 * self._row_k), spot.centery
            self.look.icons.draw(surface, "go", _GO * self._row_k, theme.copper, at)

    @property
    def _icon_k(self) -> float:
        """Icons grow with the type beside them, as far as the button has room for them."""
        most = min(0.6 * self.grid.units(self.rect.h), 0.12 * self.grid.units(self.rect.w) if self.label else 999.0)
        return max(1.0, min(self.grid.text_scale, most / 16))

    @property
    def _row_k(self) -> float:
        """Icons of a row grow with its type, as far as the row is high."""
        high = self.grid.units(self.rect.h) / _ROW_ICON * 0.7
        return max(1.0, min(self.grid.text_scale, high))

    def focus_rect(self) -> Rect:
        """Rows stand close: the ring lies within one, and on no word of the next."""
        inset = self.grid.px(_ROW_RING) if self.kind == "row" else 0
        return self.rect.inflate(-inset, -2 * inset)

    def _short(self) -> str:
        return self.fonts.short(self.label, self.style, self.label_room())

    def hint(self) -> str:
        """A name that has no room is told whole."""
        return super().hint() or ("" if self._short() == self.label else self.label)

    def label_room(self) -> int:
        """Pixels for the label beside icon, key and margins."""
        u = self.grid.px
        tool = u(_BESIDE + _BESIDE_GAP + 6) if self.beside else u(3)
        extra = {"tool": tool, "row": u(30 * self._row_k) + (u(28 * self._row_k) if self.icon else 0)}.get(
            self.kind, u(self.margin) + (u(26 * self._icon_k) if self.icon and self.text else 0)
        )
        if self._has_key and self.kind not in ("tool", "row"):
            extra = max(extra, u(7) + self._key_room())
        return self.rect.w - extra

    def needed_width(self) -> int:
        """Pixels in which label and key stand whole."""
        return self.fonts.width(self.label, self.style) + self.rect.w - self.label_room()

    @property
    def _has_key(self) -> bool:
        return bool(self.key) and self.enabled

    def _key_style(self) -> StyleLike:
        """Small beside a large label."""
        return self.fonts.low("caption", max(self.grid.px(14), self.rect.h * 0.3))

    def _key_room(self) -> int:
        """From the right edge; the label stands in the middle, or left of it where it is long."""
        return self.fonts.width(self.key, self._key_style()) + self.grid.px(10 + 6)

    def overflow(self) -> list[str]:
        row = self.kind == "row"
        texts: list[tuple[str, StyleLike]] = [(self.label, "body_bold" if self.second and row else self.style)]
        if self.second:
            texts.append((self.second, "second" if row else "caption"))
        return [text for text, style in texts if not self.fonts.fits(text, style, self.label_room())]
