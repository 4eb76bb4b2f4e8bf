"""Grounds to put things on: paper panels, dark plaques, the prompt capsule, rules, pictures."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.core.names import Name
from game.ui import shapes
from game.ui.fonts import StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.theme import Colour
from game.ui.widget import At, Widget

_MARK, _MARK_SHARE = 18.0, 0.6
"""The sign or icon of a prompt, which grows with its words, and how much of its height it may have."""


class Panel(Widget):
    """A sheet of paper with its shadow. kind paper, waiting, inset, field, plaque; `note` stands right of the title.

    `lit` frames it in copper with a glow: it is this one's turn.
    """

    bleed = 22.0
    contains = True

    def __init__(
        self,
        at: At,
        title: str = "",
        note: str = "",
        kind: str = "paper",
        *,
        radius: float = 10,
        edge: str | Colour | None = None,
        edge_width: float = 1,
        lit: bool = False,
        padding: float = 16,
        title_style: str = "panel",
        pin: str = "left top",
        name: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.title = title
        self.note = note
        self.kind = kind
        self.radius = radius
        self.edge = edge
        self.edge_width = edge_width
        self.lit = lit
        self.padding = padding
        self.title_style = title_style
        self.title_middle = 21.5

    @property
    def solid(self) -> bool:
        return True

    def draw(self, surface: Surface) -> None:
        edge, width = self.edge, self.edge_width
        if self.lit:
            self.materials.glow(surface, self.rect, self.radius, 8, self.theme.glow_deep, 190)
            edge, width = "copper", 2.2
        shadow = None if self.lit or self.kind in ("inset", "field") else "panel"
        frame_edge = self.colour(edge) if edge is not None else None
        self.materials.frame(
            surface, self.rect, self.kind, radius=self.radius, shadow=shadow, edge=frame_edge, edge_width=width
        )
        self._draw_title(surface)

    def _draw_title(self, surface: Surface) -> None:
        if not self.title:
            return
        pad, y = self.grid.px(self.padding), self.rect.y + self.grid.px(self.title_middle)
        dark = self.kind in ("plaque", "chip")
        ink, muted = (self.theme.cream, self.theme.cream_muted) if dark else (self.theme.ink, self.theme.muted)
        title, note = self._rooms()
        self.fonts.draw(surface, self.title, self.title_style, ink, (self.rect.x + pad, y), room=title)
        if self.note:
            self.fonts.draw(surface, self.note, "caption", muted, (self.rect.right - pad, y), "right", note)

    def _rooms(self) -> tuple[float, float]:
        """What title and note may take."""
        room = self.rect.w - 2 * self.grid.px(self.padding)
        if not self.note:
            return room, 0
        gap = self.grid.px(8)
        return self.fonts.shares(room - gap, (self.title, self.title_style), (self.note, "caption"))

    def overflow(self) -> list[str]:
        title, note = self._rooms()
        fits = self.fonts.fits(self.title, self.title_style, title) and self.fonts.fits(self.note, "caption", note)
        return [] if fits else [f"{self.title} {self.note}".strip()]


class Plaque(Widget):
    """The dark plate of round and phase: bold left, plain right."""

    bleed = 9.0

    def __init__(
        self, at: At, left: str = "", right: str = "", *, pin: str = "left top", name: str = "", tooltip: str = ""
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.left = left
        self.right = right

    def draw(self, surface: Surface) -> None:
        self.materials.frame(surface, self.rect, "plaque", radius=7, shadow="tile")
        pad, y = self.grid.px(14), self.rect.centery
        left, right = self._rooms()
        self.fonts.draw(surface, self.left, "body_bold", self.theme.cream, (self.rect.x + pad, y), room=left)
        place = (self.rect.right - pad, y)
        self.fonts.draw(surface, self.right, "second", self.theme.cream_muted, place, "right", right)

    def _rooms(self) -> tuple[float, float]:
        """Both sides share the plate in proportion to their words."""
        room = self.rect.w - self.grid.px(36)
        return self.fonts.shares(room, (self.left, "body_bold"), (self.right, "second"))

    def overflow(self) -> list[str]:
        left, right = self._rooms()
        fits = self.fonts.fits(self.left, "body_bold", left) and self.fonts.fits(self.right, "second", right)
        return [] if fits else [f"{self.left} {self.right}"]


class Prompt(Widget):
    """The paper capsule that says who acts and what is asked. Grows with its text, centred on its place."""

    bleed = 12.0

    def __init__(
        self,
        at: At,
        text: str = "",
        sign: int | None = None,
        icon: str = "",
        *,
        pin: str = "left top",
        name: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.text = text
        self.who = ""
        """Whose name in it, in bold, may be written shorter where the line has no room."""
        self.sign = sign
        self.icon = icon

    def capsule(self) -> Rect:
        block = self._block()
        width = min(self.rect.w, block.width + self.grid.px(self._mark + 52))
        capsule = Rect(0, 0, width, self.rect.h)
        capsule.center = self.rect.center
        return capsule

    def _room(self) -> int:
        return self.rect.w - self.grid.px(52 + self._mark)

    @property
    def _mark(self) -> float:
        """Units of the sign or icon before the words."""
        if self.sign is None and not self.icon:
            return 0.0
        return self.look.icons.beside(_MARK, _MARK_SHARE * self.grid.units(self.rect.h))

    def _block(self) -> TextBlock:
        """One line, at the largest size up to the wished one that has room, and then with a shorter name."""
        block = self._laid(self.text, "prompt")
        for style in self.fonts.smaller("prompt"):
            if block.width <= self._room():
                return block
            block = self._laid(self.text, style)
        for form in Name(self.who).forms() if self.who else ():
            if block.width <= self._room():
                break
            block = self._laid(self.text.replace(f"*{self.who}*", f"*{form}*", 1), self.fonts.least("prompt"))
        return block

    def _laid(self, text: str, style: StyleLike) -> TextBlock:
        return layout_text(self.look, text, style, "ink", self.rect.w * 2)

    def draw(self, surface: Surface) -> None:
        spot, grid = self.capsule(), self.grid
        radius = self.rect.h / grid.u / 2
        self.materials.frame(surface, spot, radius=radius, shadow="tile", edge=self.theme.edge)
        block, x = self._block(), spot.x + grid.px(26)
        mark = self._mark
        middle = (spot.x + grid.px(17 + mark / 2), spot.centery)
        if self.sign is not None:
            self.look.signs.draw(surface, self.sign, mark + 1, middle)
        elif self.icon:
            self.look.icons.draw(surface, self.icon, mark, self.theme.copper, middle)
        x += grid.px(mark)
        block.draw(surface, (x, spot.centery - block.line_px // 2))

    def overflow(self) -> list[str]:
        return [] if self._block().width <= self._room() else [self.text]


class Line(Widget):
    """A thin rule, level or upright, whichever is longer."""

    def __init__(self, at: At, colour: str | Colour = "rule", *, pin: str = "left top") -> None:
        super().__init__(at, pin=pin)
        self.colour_name = colour

    def draw(self, surface: Surface) -> None:
        thin = self.grid.line(1)
        line = self.rect.copy()
        if line.w >= line.h:
            line.h = thin
        else:
            line.w = thin
        surface.fill(self.colour(self.colour_name), line)


class Picture(Widget):
    """A picture made by `make(size_px)`, kept until size or key changes; rounded corners, thin dark edge."""

    def __init__(self, at: At, make: Callable[[tuple[int, int]], Surface]) -> None:
        super().__init__(at)
        self.make = make
        self._made: Surface | None = None

    def refresh(self) -> None:
        self._made = None
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        if self._made is None or self._made.get_size() != self.rect.size:
            made = self.make(self.rect.size)
            radius = self.grid.px(6)
            self._made = shapes.cut(made, shapes.rounded(self.rect.size, radius, (255, 255, 255, 255)))
            edge = shapes.ring(self.rect.size, radius, self.grid.line(1), (*self.theme.print_edge, 150))
            self._made.blit(edge, (0, 0), special_flags=pygame.BLEND_ALPHA_SDL2)
        surface.blit(self._made, self.rect)
