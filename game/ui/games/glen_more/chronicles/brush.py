"""What painters of Chronicle boards draw with: words, figures and grounds on one surface; and what they made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame
from pygame import Rect, Surface

from game.ui import noise, shapes
from game.ui.fonts import StyleLike
from game.ui.games.glen_more.chronicles import emblems
from game.ui.games.glen_more.figures import Figures, figures_for
from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.plates import Plates
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.look import Look
from game.ui.paragraph import layout_text
from game.ui.signs import Livery
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.core.contract import Event
    from game.games.glen_more.shown import Part
    from game.ui.games.glen_more.shown import GlenShown
    from game.ui.kinds.part import Host


P = TypeVar("P", bound="Part")


class Brush:
    """For one picture of one Chronicle; `regions` are the places of components, `cut` the words without room."""

    def __init__(self, look: Look, surface: Surface, seen: GlenShown, host: Host, board: str) -> None:
        self.look, self.surface, self.seen, self.host, self.board = look, surface, seen, host, board
        self.theme, self.grid, self.fonts = look.theme, look.grid, look.fonts
        self.palette: Palette = palette_for(look.theme)
        self.figures: Figures = figures_for(look)
        self.plates = Plates(look, self.palette)
        self.told: Event | None = None
        """What is being shown happening just now."""
        self.row: tuple[Event, ...] = ()
        """All of its kind that happened with it, up to now."""
        self.regions: dict[str, Rect] = {}
        self.cut: list[str] = []

    # what is known

    def part(self, kind: type[P]) -> P:
        """The Chronicle's record in the position."""
        found = self.seen.position.chronicles.part(self.board)
        assert isinstance(found, kind), f"{self.board} is not played"
        return found

    @property
    def seat(self) -> int:
        """Whose things are shown: of whoever looks, or else of who acts."""
        seats = (self.seen.visit, self.seen.viewer, self.seen.actor, 0)
        return next(seat for seat in seats if seat is not None)

    @property
    def seats(self) -> range:
        return range(len(self.seen.signs))

    def says(self, key: str, **values: object) -> str:
        return self.host.text(f"glen_more.chronicle.{self.board}.{key}", **values)

    def title(self, component: str) -> str:
        """Its name as a heading."""
        name = self.host.name(component)
        return name[:1].upper() + name[1:]

    def lit(self, component: str) -> bool:
        return component in self.seen.lit

    def livery(self, seat: int) -> Livery:
        sign = self.seen.signs[seat]
        return Livery(sign, sign)

    # places

    def px(self, units: float) -> int:
        return self.grid.px(units)

    def box(self, rect: Rect, x: float, y: float, w: float, h: float) -> Rect:
        """A place in units from the corner of another."""
        return self.grid.rect(x, y, w, h, rect.topleft)

    def place(self, component: str, rect: Rect) -> Rect:
        self.regions[component] = rect
        return rect

    # words

    def text(
        self,
        words: str,
        style: StyleLike,
        at: tuple[float, float],
        colour: str | Colour = "ink",
        align: str = "left",
        room: float | None = None,
    ) -> int:
        """One line; in a room too small it is kept in mind as cut."""
        ink = getattr(self.theme, colour) if isinstance(colour, str) else colour
        if room is not None and not self.fonts.fits(words, style, room + self.grid.line(1)):
            self.cut.append(words)
        return self.fonts.draw(self.surface, words, style, ink, at, align, room)

    def paragraph(
        self,
        words: str,
        style: StyleLike,
        rect: Rect,
        colour: str | Colour = "muted",
        align: str = "left",
        middle: bool = False,
    ) -> int:
        """Wrapped words; returns their height."""
        for size in (style, *self.fonts.smaller(style)):
            block = layout_text(self.look, words, size, colour, rect.w, align)
            if block.height <= rect.h and block.widest_word <= rect.w:
                break
        if block.height > rect.h + self.px(2) or block.widest_word > rect.w + self.grid.line(1):
            self.cut.append(words)
        top = rect.y + max(0, rect.h - block.height) // 2 if middle else rect.y
        block.draw(self.surface, (rect.x, top))
        return int(block.height)

    # things

    def frame(self, rect: Rect, kind: str = "inset", radius: float = 6, shadow: str | None = None) -> None:
        self.look.materials.frame(self.surface, rect, kind, radius=radius, shadow=shadow)

    def fill(self, rect: Rect, colour: Colour, radius: float = 4, alpha: int = 255) -> None:
        self.look.materials.fill(self.surface, rect, colour, radius, alpha)

    def ring(self, rect: Rect, colour: Colour, width: float = 1, radius: float = 4) -> None:
        self.look.materials.ring(self.surface, rect, colour, width, radius)

    def put(self, picture: Surface, middle: tuple[float, float]) -> Rect:
        return self.surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    def symbol(self, kind: str, units: float, middle: tuple[float, float], count: int = 1) -> None:
        """A symbol of the game or an emblem of a Chronicle; points carry their number."""
        px = self.px(units)
        if kind in emblems.EMBLEMS:
            self.put(emblems.emblem(self.look, kind, px), middle)
        elif kind == "points":
            self.plates.symbol_at(self.surface, kind, (round(middle[0]), round(middle[1])), px, count)
        else:
            self.put(self.figures.symbol(kind, px), middle)

    def sign(self, seat: int, units: float, middle: tuple[float, float]) -> None:
        self.look.signs.draw(self.surface, self.seen.signs[seat], units, middle)

    def icon(self, name: str, units: float, middle: tuple[float, float], colour: Colour) -> None:
        self.look.icons.draw(self.surface, name, units, colour, middle)

    def scenery(self, tile: str, rect: Rect, top: float = 0.12, radius: float = 4) -> None:
        """A piece of a tile's landscape, as wide as the place, in rounded corners."""

        def make() -> Surface:
            whole = painter_for(self.look).tile(tile, rect.w, plain=True)
            part = Surface(rect.size, pygame.SRCALPHA)
            part.blit(whole, (0, 0), Rect(0, round(rect.w * top), rect.w, rect.h))
            return shapes.cut(part, shapes.rounded(rect.size, self.px(radius), (255, 255, 255, 255)))

        self.surface.blit(self.look.materials.kept(("glen_scenery", tile, rect.size, top, radius), make), rect)

    def ground(self, rect: Rect, colour: Colour, radius: float = 6, grain: tuple[float, float] = (60, 26)) -> None:
        """A printed ground of that colour with a quiet grain and a dark edge."""
        u = self.grid.u

        def make() -> Surface:
            made = Surface(rect.size, depth=32)
            made.fill(colour)
            noise.add_around(made, noise.cloud(rect.size, (grain[0] * u, grain[1] * u), 3, 17), 9)
            noise.add_around(made, noise.cloud(rect.size, (9 * u, 3 * u), 2, 23), 5)
            cut = shapes.cut(
                made.convert_alpha() if pygame.display.get_surface() else made,
                shapes.rounded(rect.size, self.px(radius), (255, 255, 255, 255)),
            )
            cut.blit(shapes.ring(rect.size, self.px(radius), self.grid.line(1.2), (*self.palette.dark, 170)), (0, 0))
            return cut

        self.surface.blit(self.look.materials.kept(("glen_ground", colour, rect.size, radius, grain), make), rect)

    def button(self, component: str, words: str, rect: Rect, symbol: str = "", beside: Sequence[str] = ()) -> None:
        """A place with words that can be chosen, such as a way to act with what is clicked next to it. What stands
        `beside` it on others has the same size."""
        chosen = component in self.seen.chosen
        lit = chosen or self.lit(component)
        kind = "waiting" if chosen else "plain" if lit else "disabled"  # pressed in, but there to be let go again
        self.frame(rect, kind, 7, "tile" if lit and not chosen else None)
        left = rect.x + self.px(8)
        if symbol:
            self.symbol(symbol, 24, (rect.x + self.px(22), rect.centery))
            left = rect.x + self.px(38)
        room = rect.right - self.px(8) - left
        colour = "ink" if lit else "disabled_text"
        style = min((self.fonts.fit(one, "body_bold", room) for one in (words, *beside)), key=self.fonts.px)
        self.text(words, style, (left + room / 2, rect.centery), colour, "centre", room)
        self.place(component, rect)
