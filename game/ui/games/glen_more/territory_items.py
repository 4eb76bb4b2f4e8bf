"""Sprites over a territory: goods and Scots on tiles, and the states of tiles: may act, acting, done."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui import shapes
from game.ui.boards.cells import CellCamera
from game.ui.fonts import Style
from game.ui.games.glen_more.figures import Figures
from game.ui.games.glen_more.plates import STRIP, is_named
from game.ui.games.glen_more.territory import Territory, at_of
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.shapes import Canvas
from game.ui.signs import Livery
from game.ui.theme import Colour


def piece_places(
    rect: Rect, goods: int, scots: int, strip: int
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Middles of goods (from the right, along the lower edge) and of Scots (above them, from the right)."""
    size = rect.w
    low = rect.bottom - strip - round_px(size * 0.15)
    step = 0.27 if goods < 3 else 0.21
    good_spots = [(rect.right - round_px(size * (0.16 + step * number)), low) for number in range(goods)]
    high = rect.y + round_px(size * (0.50 if goods else 0.56))
    scot_spots = [(rect.right - round_px(size * (0.19 + 0.25 * number)), high) for number in range(min(scots, 3))]
    return good_spots, scot_spots


class TerritoryItems:
    """For one size of tiles."""

    def __init__(self, look: Look, figures: Figures, size: int) -> None:
        self.look = look
        self.figures = figures
        self.size = size
        self._kept = MadeOnce()

    @property
    def _strip(self) -> int:
        return round_px(STRIP * self.size) if is_named(self.size, self.look.grid.u) else 0

    def pieces(self, territory: Territory, camera: CellCamera, livery: Livery, hidden: frozenset[str]) -> list[Item]:
        """Everything that lies on tiles, row by row; nearer rows cover farther ones."""
        items: list[Item] = []
        for cell in sorted(territory.spots, key=lambda one: (one[1], one[0])):
            spot, rect = territory.spots[cell], camera.rect(cell)
            scots = spot.scots if f"scot:{at_of(cell)}" not in hidden else spot.scots - 1
            goods, standing = piece_places(rect, len(spot.goods), scots, self._strip)
            for place in reversed(standing):
                items.append(item_at(self.figures.scot(livery, round_px(self.size * 0.42)), place))
            if scots > 3:
                chip = self.figures.count_chip(scots, round_px(self.size * 0.2))
                items.append(item_at(chip, (standing[0][0], standing[0][1] - self.size // 6)))
            here = at_of(cell)
            away = [good for good in set(spot.goods) if f"good:{good}:{here}" in hidden]
            for good, place in reversed(list(zip(spot.goods, goods, strict=True))):
                if good in away:
                    away.remove(good)
                    continue
                items.append(item_at(self.figures.chip(good, round_px(self.size * 0.29)), place))
        return items

    def middle(self, territory: Territory, camera: CellCamera, component: str) -> tuple[int, int] | None:
        """Where a tile, cell, good or Scot is pointed at, in pixels of the sheet."""
        cell = territory.cell(component)
        if cell is None:
            return None
        rect, spot = camera.rect(cell), territory.spots.get(cell)
        if spot is not None:
            goods, scots = piece_places(rect, len(spot.goods), spot.scots, self._strip)
            kind, _, rest = component.partition(":")
            if kind == "good":
                good = rest.partition(":")[0]
                return goods[spot.goods.index(good)] if good in spot.goods else None
            if kind == "scot":
                return scots[0] if scots else None
        return rect.center

    def piece_at(self, territory: Territory, camera: CellCamera, component: str, pos: tuple[float, float]) -> bool:
        """Whether a pixel of the sheet lies on this piece."""
        middle = self.middle(territory, camera, component)
        if middle is None:
            return False
        reach = self.size * (0.145 if component.startswith("good:") else 0.2)
        return abs(pos[0] - middle[0]) <= reach and abs(pos[1] - middle[1]) <= reach

    # states

    def may_act(self, rect: Rect, *, badge: bool = True) -> list[Item]:
        """A copper ring and an open disc; without the disc where it would cover a cost."""
        theme = self.look.theme
        ring = self._kept(("ring",), lambda: self._ring(theme.copper, 3.0))
        items = [Item(ring, ring.get_rect(center=rect.center))]
        return [*items, self._badge(rect, "", theme.copper, theme.cream)] if badge else items

    def acting(self, rect: Rect, number: int) -> list[Item]:
        theme = self.look.theme
        ring = self._kept(("acting",), lambda: self._ring(theme.copper, 4.5))
        return [Item(ring, ring.get_rect(center=rect.center)), self._badge(rect, str(number), theme.button_bottom)]

    def next_up(self, rect: Rect, number: int) -> list[Item]:
        """A tile of a plan, with its place in the order."""
        return [self._badge(rect, str(number), self.look.theme.button_bottom)]

    def held(self, picture: Surface, rect: Rect) -> list[Item]:
        """A tile in the air, framed as what one can lay now."""
        frame = self._kept(("held", rect.w), lambda: self._held_frame(rect.w))
        return [item_at(frame, rect.center), Item(picture, rect)]

    def _held_frame(self, px: int) -> Surface:
        """Its shadow and a copper ring around it."""
        side = px + 2 * (px // 8)
        theme, line = self.look.theme, max(2, round_px(px * 0.03))
        picture = Surface((side, side), 65536, 32)
        picture.blit(shapes.rounded((px, px), line, (*theme.walnut, 255)), (px // 8 + 2 * line, px // 8 + 2 * line))
        picture = shapes.tinted(shapes.blurred(picture, max(2, px // 16)), theme.walnut, 190)
        ring = shapes.ring((px + 2 * line, px + 2 * line), line, line, (*theme.copper, 255))
        picture.blit(ring, ring.get_rect(center=(side // 2, side // 2)))
        return picture

    def done(self, rect: Rect, number: int) -> list[Item]:
        return [self._badge(rect, str(number), self.look.theme.gain)]

    def halo(self, middle: tuple[int, int], share: float) -> Item:
        """Around a piece that can be chosen."""
        theme = self.look.theme
        px = round_px(self.size * share)
        made = self._kept(("halo", px), lambda: self._halo(px, theme.cream, theme.copper))
        return item_at(made, middle)

    def _ring(self, colour: Colour, units: float) -> Surface:
        """Lies around the tile rather than on it, so that its name stays readable."""
        width = max(2.0, units * self.look.grid.u)
        reach = round_px(width * 2.8)
        side = self.size + 2 * reach
        out = round_px(width * 0.7)
        glow, outer = Surface((side, side), 65536, 32), self.size + 2 * out
        radius, corner = self.size * 0.05, (reach - out, reach - out)
        glow.blit(shapes.ring((outer, outer), radius, width, (*self.look.theme.glow, 255)), corner)
        soft = shapes.tinted(shapes.blurred(glow, max(1, reach // 3)), self.look.theme.glow, 210)
        soft.blit(shapes.ring((outer, outer), radius, width, (*self.look.theme.cream, 255)), corner)
        inner = outer - round_px(width * 0.5)
        soft.blit(
            shapes.ring((inner, inner), self.size * 0.04, width * 0.66, (*colour, 255)), ((side - inner) // 2,) * 2
        )
        return soft

    def _halo(self, px: int, light: Colour, colour: Colour) -> Surface:
        canvas = Canvas((px, px), px / 24, light, over=3)
        canvas.circle((12, 12), 10.6, light, 2.4)
        canvas.circle((12, 12), 10.6, colour, 1.2)
        return canvas.finish()

    def _badge(self, rect: Rect, text: str, fill: Colour, hole: Colour | None = None) -> Item:
        """A disc on the upper left corner: a number, or a ring for what is still open."""
        px = round_px(max(self.size * 0.27, 16 * self.look.grid.u))
        made = self._kept(("badge", text, fill, px), lambda: self._disc(px, text, fill, hole))
        return item_at(made, (rect.x + round_px(px * 0.5), rect.y + round_px(px * 0.5)))

    def _disc(self, px: int, text: str, fill: Colour, hole: Colour | None) -> Surface:
        theme = self.look.theme
        canvas = Canvas((px, px), px / 24, theme.cream, over=4)
        canvas.circle((12, 12), 11.6, theme.cream)
        canvas.circle((12, 12), 10.2, fill)
        if hole is not None:
            canvas.circle((12, 12), 6.6, hole)
            canvas.circle((12, 12), 3.2, fill)
        picture = canvas.finish()
        if text:
            fonts = self.look.print_fonts
            made = fonts.text(text, Style(px * 0.6 / fonts.grid.type_px(100) * 100, "bold"), theme.cream)
            picture.blit(made, made.get_rect(center=(px // 2, px // 2)))
        return picture
