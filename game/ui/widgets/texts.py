"""Things to look at: one line of text, a paragraph, an icon, a player's sign."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.ui.fonts import StyleLike
from game.ui.grid import Grid
from game.ui.paragraph import TextBlock, layout_text
from game.ui.theme import Colour
from game.ui.widget import At, Widget


class Label(Widget):
    """One line, its capitals centred in the height; `align` left, centre or right."""

    bleed = 8.0

    def __init__(
        self,
        at: At,
        text: str = "",
        style: StyleLike = "body",
        colour: str | Colour = "ink",
        align: str = "left",
        *,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.text = text
        self.style = style
        self.colour_name = colour
        self.align = align
        self.alike: Sequence[Label] = ()
        """Labels of one kind, itself among them: with large type all take the size that the tightest has room for."""

    def drawn_style(self) -> StyleLike:
        style = self.fonts.low(self.style, self.rect.h)  # lines that stand close keep apart at large text sizes
        if self.grid.text_scale <= 1:
            return style
        line, others = self.grid.line(1), [one for one in self.alike if one.visible and one.text]
        fitted = [self.fonts.fit(one.text, style, one.rect.w + line) for one in others]
        return min(fitted, key=self.fonts.px, default=style)

    def draw(self, surface: Surface) -> None:
        x = {"left": self.rect.left, "centre": self.rect.centerx, "right": self.rect.right}[self.align]
        place = (x, self.rect.centery)
        colour, room = self.colour(self.colour_name), self.rect.w + self.grid.line(1)
        self.fonts.draw(surface, self.text, self.drawn_style(), colour, place, self.align, room)

    def hint(self) -> str:
        """A name that has no room is told whole."""
        style = self.fonts.low(self.style, self.rect.h)
        short = self.fonts.short(self.text, style, self.rect.w + self.grid.line(1))
        return super().hint() or ("" if short == self.text else self.text)

    def overflow(self) -> list[str]:
        fits = self.fonts.fits(self.text, self.style, self.rect.w + self.grid.line(1))
        return [] if fits else [self.text]


class Paragraph(Widget):
    """Wrapped text with *bold*, {icon:name} and {sign:0}. height_for() measures before placing."""

    def __init__(
        self,
        at: At,
        text: str = "",
        style: StyleLike = "body",
        colour: str | Colour = "ink",
        align: str = "left",
        *,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.text = text
        self.style = style
        self.colour_name = colour
        self.align = align

    def block(self) -> TextBlock:
        """The laid-out text; a larger text size yields as far as the place demands."""
        width, height = self.rect.w, self.rect.h + self.grid.line(1)
        for style in (self.style, *self.fonts.smaller(self.style)):
            block = layout_text(self.look, self.text, style, self.colour_name, width, self.align)
            if block.height <= height and block.widest_word <= width:
                break
        return block

    def height_for(self, width_units: float) -> float:
        """Height in units that the text takes at a width in units."""
        grid = self.grid
        block = layout_text(self.look, self.text, self.style, self.colour_name, grid.px(width_units), self.align)
        return grid.units(block.height)

    def draw(self, surface: Surface) -> None:
        self.block().draw(surface, self.rect.topleft)

    def overflow(self) -> list[str]:
        block = self.block()
        slack = self.grid.line(1)
        fits = block.height <= self.rect.h + slack and block.widest_word <= self.rect.w + slack
        return [] if fits else [self.text]


class Icon(Widget):
    """An icon in the middle of its place."""

    def __init__(
        self,
        at: At,
        icon: str,
        colour: str | Colour = "ink",
        knock: str | Colour | None = None,
        *,
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.icon = icon
        self.colour_name = colour
        self.knock = knock

    def draw(self, surface: Surface) -> None:
        px = min(self.rect.w, self.rect.h)
        knock = self.colour(self.knock) if self.knock is not None else None
        made = self.look.icons.picture(self.icon, px, self.colour(self.colour_name), knock)
        surface.blit(made, made.get_rect(center=self.rect.center))


class Sign(Widget):
    """A player's sign in the middle of its place."""

    def __init__(self, at: At, player: int, *, pin: str = "left top", name: str = "", tooltip: str = "") -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.player = player

    def arrange(self, grid: Grid) -> None:
        self.px = min(self.rect.w, self.rect.h)

    def draw(self, surface: Surface) -> None:
        made = self.look.signs.picture(self.player, self.px)
        surface.blit(made, made.get_rect(center=self.rect.center))
