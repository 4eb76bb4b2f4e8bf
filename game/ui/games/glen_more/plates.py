"""What is printed over a tile's picture: cost, one-time gains, the plate of its activation, name, folded corner."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fonts import Style
from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.plan import Line, Part, TilePlan
from game.ui.games.glen_more.symbols import symbol
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

BOLD, REGULAR = "bold", "sans"
STRIP = 0.18
"""Share of a tile that its name takes."""
NAMED_FROM = 82
"""Units, and pixels, below which a tile has no name strip, for nobody could read it: pointing tells the name."""
_PLATE_SHARE = 0.155
"""Height of one line of the activation's plate."""


def is_named(px: int, u: float) -> bool:
    return px >= NAMED_FROM * max(u, 1.0)


def _edge(px: int) -> int:
    return max(1, round_px(0.012 * px))


class Plates:
    """For one look; sizes are asked for in pixels of the whole tile."""

    def __init__(self, look: Look, palette: Palette) -> None:
        self.look = look
        self.palette = palette

    def draw(self, picture: Surface, plan: TilePlan, px: int, name: str) -> None:
        """Everything over the motif; without a name the plate sits at the lower edge."""
        strip = round_px(STRIP * px) if name else 0
        self._corner(picture, plan, px, strip)
        if plan.cost:
            self._cost(picture, plan.cost, px)
        self._gains(picture, plan.one_time, px)
        if plan.lines:
            self._activation(picture, plan.lines, px, strip)
        if name:
            self._name(picture, name, px, strip)

    def lettering(self, text: str, face: str, px: float, colour: Colour) -> Surface:
        """Type of so many pixels; printed things keep their size whatever the text size."""
        fonts = self.look.print_fonts
        return fonts.text(text, Style(px / fonts.grid.type_px(100) * 100, face), colour)

    # cost and gains

    def _cost(self, picture: Surface, cost: tuple[Part, ...], px: int) -> None:
        goods = [kind for kind, n in cost for _ in range(n)]
        size, edge = round_px(0.175 * px), max(1, round_px(0.014 * px))
        if len(goods) > 3:
            size = round_px(size * 3.2 / len(goods))
        plate = Rect(round_px(0.03 * px), round_px(0.03 * px), size * len(goods) + 2 * edge, size + 2 * edge)
        self._box(picture, plate, self.palette.cost, self.palette.cost_edge, round_px(0.05 * px))
        for number, kind in enumerate(goods):
            at = plate.x + edge + number * size + size // 2, plate.centery
            self._on_disc(picture, kind, at, size - edge, 1)

    def _gains(self, picture: Surface, gains: tuple[Part, ...], px: int) -> None:
        """Discs from the upper right corner downwards."""
        size = round_px(0.2 * px)
        for number, (kind, count) in enumerate(gains):
            at = (
                px - round_px(0.03 * px) - size // 2,
                round_px(0.03 * px) + size // 2 + number * round_px(size * 1.05),
            )
            self._on_disc(picture, kind, at, size, count)

    def _on_disc(self, picture: Surface, kind: str, at: tuple[int, int], size: int, count: int) -> None:
        p = self.palette
        disc = Canvas((size, size), size / 24, p.dark, over=3)
        disc.circle((12, 12), 12, p.dark)
        disc.circle((12, 12), 11, p.disc)
        picture.blit(disc.finish(), (at[0] - size // 2, at[1] - size // 2))
        inner = round_px(size * (0.78 if kind != "points" else 0.84))
        self.symbol_at(picture, kind, at, inner, count)

    def symbol_at(self, picture: Surface, kind: str, at: tuple[int, int], size: int, count: int = 1) -> None:
        """A symbol; points carry their number, others a small count if there is more than one."""
        made = symbol(self.palette, kind, size)
        picture.blit(made, (at[0] - size // 2, at[1] - size // 2))
        if kind == "points":
            self._number(picture, str(count), (at[0], at[1] - round_px(size * 0.05)), size * 0.56, (255, 255, 255))
        elif count > 1:
            self._number(
                picture,
                str(count),
                (at[0] + size // 3, at[1] + size // 3),
                size * 0.5,
                self.palette.dark,
                self.palette.disc,
            )

    def _number(
        self,
        picture: Surface,
        text: str,
        at: tuple[int, int],
        px: float,
        colour: Colour,
        ground: Colour | None = None,
    ) -> None:
        made = self.lettering(text, BOLD, max(7.0, px), colour)
        spot = made.get_rect(center=at)
        if ground is not None:
            radius = max(spot.w, spot.h) * 0.46
            disc = shapes.disc(radius + 1, (*self.palette.dark, 255))
            picture.blit(disc, disc.get_rect(center=at))
            disc = shapes.disc(radius, (*ground, 255))
            picture.blit(disc, disc.get_rect(center=at))
        picture.blit(made, spot)

    # the plate of the activation

    def _activation(self, picture: Surface, lines: tuple[Line, ...], px: int, strip: int) -> None:
        """One line for one effect; three alternatives give way to the widest and a sign that there are more."""
        shown = lines if len(lines) <= 3 else lines[:3]
        high = round_px(px * (_PLATE_SHARE if len(shown) < 3 else 0.135))
        pad = max(1, round_px(0.018 * px))
        widths = [self._line_width(line, high) for line in shown]
        plate = Rect(0, 0, max(widths) + 2 * pad, high * len(shown) + 2 * pad)
        plate.bottomleft = (round_px(0.03 * px), px - strip - round_px(0.025 * px))
        self._box(picture, plate, self.palette.disc, self.palette.dark, round_px(0.035 * px))
        for number, line in enumerate(shown):
            self._draw_line(picture, line, plate.x + pad, plate.y + pad + number * high + high // 2, high)

    def line_picture(self, line: Line, high: int) -> Surface:
        """One line of symbols alone, for cards and panels."""
        picture = Surface((self._line_width(line, high), high), 65536, 32)
        self._draw_line(picture, line, 0, high // 2, high)
        return picture

    def _line_width(self, line: Line, high: int) -> int:
        return sum(self._width(kind, count, high) for kind, count in line)

    def _width(self, kind: str, count: int, high: int) -> int:
        if kind == "arrow":
            return round_px(high * 0.72)
        number = count > 1 and kind != "points"
        return high + (round_px(high * 0.52) if number else 0)

    def _draw_line(self, picture: Surface, line: Line, x: int, y: int, high: int) -> None:
        for kind, count in line:
            wide = self._width(kind, count, high)
            if kind == "arrow":
                self._arrow(picture, (x, y), wide)
            else:
                if count > 1 and kind != "points":
                    made = self.lettering(str(count), BOLD, high * 0.78, self.palette.dark)
                    picture.blit(made, made.get_rect(midleft=(x + round_px(high * 0.06), y)))
                at = x + wide - high // 2, y
                self.symbol_at(picture, kind, at, round_px(high * 0.9), count if kind == "points" else 1)
            x += wide

    def _arrow(self, picture: Surface, at: tuple[int, int], wide: int) -> None:
        high = max(5, round_px(wide * 0.8))
        canvas = Canvas((wide, high), 1, self.palette.dark, over=4)
        middle = high / 2
        canvas.line([(wide * 0.16, middle), (wide * 0.7, middle)], max(1.2, high * 0.16), self.palette.dark)
        canvas.polygon(
            [(wide * 0.56, high * 0.16), (wide * 0.92, middle), (wide * 0.56, high * 0.84)], self.palette.dark
        )
        picture.blit(canvas.finish(), (at[0], at[1] - high // 2))

    # name and corner

    def _name(self, picture: Surface, name: str, px: int, strip: int) -> None:
        p, edge = self.palette, _edge(px)
        area = Rect(0, px - strip, px, strip)
        picture.fill(p.dark, area)
        picture.fill(p.disc, area.inflate(-2 * edge, -2 * edge))
        made = self.name_picture(name, px)
        picture.blit(made, self.name_place(made, area, px))

    def name_place(self, made: Surface, area: Rect, px: int) -> Rect:
        """What has ink stands in the middle of the strip, so that no tail of a letter meets the edge."""
        tall = self.name_picture("Hg", px).get_bounding_rect()
        return made.get_rect(centerx=area.centerx, top=area.centery - tall.centery)

    def name_room(self, px: int) -> int:
        """So wide a name may be on a tile of that size."""
        return px - 2 * _edge(px) - 1

    def name_picture(self, name: str, px: int) -> Surface:
        """One size and face for all names; those with no room have a short form (parts/tile_names.py)."""
        return self.lettering(name, REGULAR, round_px(STRIP * px) * 0.74, self.palette.dark)

    def _corner(self, picture: Surface, plan: TilePlan, px: int, strip: int) -> None:
        """A folded corner with two squares: it is built over another tile."""
        if not plan.overbuild:
            return
        size, low = round_px(0.25 * px), px - strip
        canvas = Canvas((size, size), size / 24, self.palette.corner, over=3)
        canvas.polygon([(24, 0), (24, 24), (0, 24)], self.palette.dark)
        canvas.polygon([(24, 2.4), (24, 24), (2.4, 24)], self.palette.corner)
        canvas.box(11.6, 15.8, 6.4, 6.4, self.palette.disc)
        canvas.box(14.8, 12.2, 6.8, 6.8, self.palette.corner)
        canvas.box(15.8, 13.2, 5, 5, self.palette.disc)
        picture.blit(canvas.finish(), (px - size, low - size))

    def _box(self, picture: Surface, rect: Rect, fill: Colour, edge: Colour, radius: int) -> None:
        line = max(1, rect.h // 16)
        picture.blit(shapes.rounded(rect.size, radius, (*mix(edge, fill, 0.15), 255)), rect)
        inner = rect.inflate(-2 * line, -2 * line)
        picture.blit(shapes.rounded(inner.size, max(1, radius - line), (*fill, 255)), inner)
