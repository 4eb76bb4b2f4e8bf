"""Mission cards and their deck, and the tile in a hand: what lies beside the map. Sizes are design units."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fonts import Style
from game.ui.games.rebirth.art import ART
from game.ui.games.rebirth.layout import HEX, MAP_SIZE, centre, hex_corners
from game.ui.games.rebirth.motifs import Motif, load_motifs
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.games.rebirth.tiles import Pieces
from game.ui.grid import round_px
from game.ui.items import Item
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.paragraph import layout_text
from game.ui.shapes import Canvas
from game.ui.signs import Livery
from game.ui.theme import mix

BACK = (42.0, 57.0)
FRONT = (152.0, 244.0)
_ART = (140.0, 100.0)
TITLE = Style(13.5, "serif")


class Cards:
    """Pictures for one look, kept."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.palette = palette_for(look.theme)
        self._kept = MadeOnce()
        self._pieces: dict[float, Pieces] = {}

    def _px(self, units: float) -> int:
        return self.look.grid.px(units)

    # deck

    def deck_size(self) -> tuple[int, int]:
        return self._px(BACK[0] + 8), self._px(BACK[1] + 8)

    def deck(self, count: int) -> Surface:
        """A pile: the more cards, the more edges show below; an empty place when there are none."""
        edges = 0 if count == 0 else min(4, 1 + count // 8)
        return self._kept(("deck", edges), lambda: self._deck(edges))

    def plate(self, rect: Rect) -> Item:
        """What the pile and its words lie on where there is no sea below them."""

        def made() -> Surface:
            plate = Surface(rect.size, pygame.SRCALPHA)
            self.look.materials.frame(plate, plate.get_rect(), "plaque", radius=8, shadow=None)
            return plate

        return Item(self._kept(("plate", rect.size), made), rect)

    def _deck(self, edges: int) -> Surface:
        pile = Surface(self.deck_size(), pygame.SRCALPHA)
        back = self.back()
        w, h = back.get_size()
        if edges == 0:
            pile.blit(shapes.ring((w, h), self._px(4), max(1, self._px(1)), (*self.palette.chart, 110)), (0, 0))
            return pile
        step = max(1, self._px(1.5))
        shade = self._padded(shapes.rounded((w, h), self._px(4), (8, 14, 16, 170)), self._px(4))
        shade = shapes.blurred(shade, self._px(2))
        pile.blit(shade, (step * edges - self._px(3), step * edges - self._px(2)))
        side = shapes.tinted(back, mix(self.palette.slate, (240, 234, 220), 0.35))
        rim = shapes.ring((w, h), self._px(4), max(1, self._px(0.7)), (24, 20, 26, 255))
        for i in range(edges, 0, -1):
            pile.blit(side, (i * step, i * step))
            pile.blit(rim, (i * step, i * step))
        pile.blit(back, (0, 0))
        return pile

    def _padded(self, shape: Surface, by: int) -> Surface:
        large = Surface((shape.get_width() + 2 * by, shape.get_height() + 2 * by), pygame.SRCALPHA)
        large.blit(shape, (by, by))
        return large

    def back(self, units: float = BACK[0]) -> Surface:
        """The back of a mission card: slate with a cathedral."""
        return self._kept(("back", units), lambda: self._back(units))

    def _back(self, units: float) -> Surface:
        size = self._px(units), self._px(units * BACK[1] / BACK[0])
        slate = self.palette.slate
        face = shapes.cut(
            shapes.gradient(size, mix(slate, (255, 255, 255), 0.12), mix(slate, (0, 0, 0), 0.22)),
            shapes.rounded(size, self._px(units / 10), (255, 255, 255, 255)),
        )
        face.blit(shapes.ring(size, self._px(units / 10), max(1, self._px(0.8)), (30, 26, 34, 255)), (0, 0))
        inner = size[0] - 2 * self._px(units / 14), size[1] - 2 * self._px(units / 14)
        face.blit(
            shapes.ring(inner, self._px(units / 16), max(1, self._px(0.8)), (244, 236, 219, 120)),
            (self._px(units / 14), self._px(units / 14)),
        )
        side = round_px(size[0] * 0.6)
        cathedral = ART.picture(self.palette, "landmarks", "cathedral", side)
        face.blit(cathedral, ((size[0] - side) // 2, (size[1] - side) // 2))
        return face

    # front

    def front(self, plan: BoardPlan, card: str, title: str, text: str, units: float = FRONT[0]) -> Surface:
        """A mission face up: a little map on which lights up what counts, title, words and points."""
        return self._kept(("front", card, title, text, units), lambda: self._front(plan, card, title, text, units))

    def _front(self, plan: BoardPlan, card: str, title: str, text: str, units: float) -> Surface:
        look, motif = self.look, load_motifs()[card]
        share = units / FRONT[0]
        size = self._px(units), self._px(FRONT[1] * share)
        face = Surface(size, pygame.SRCALPHA)
        look.materials.frame(face, face.get_rect(), "paper", radius=6, shadow=None)
        margin = self._px(6 * share)
        art = self.art(plan, motif, (size[0] - 2 * margin, self._px(_ART[1] * share)))
        face.blit(art, (margin, margin))
        badge = self._px(30 * share)
        face.blit(self._badge(motif, badge), (size[0] - margin - badge + self._px(2), margin - self._px(2)))
        words = layout_text(look, title, TITLE, "ink", size[0] - 2 * margin, "centre")
        top = margin + art.get_height() + self._px(5)
        words.draw(face, (margin, top))
        layout_text(look, text, "caption", "muted", size[0] - 2 * margin, "centre").draw(
            face, (margin, top + words.height + self._px(2))
        )
        return face

    def text_fits(self, title: str, text: str, units: float = FRONT[0]) -> bool:
        """Whether title and words stay on the card."""
        share = units / FRONT[0]
        width = self._px(units) - 2 * self._px(6 * share)
        blocks = (
            layout_text(self.look, title, TITLE, "ink", width),
            layout_text(self.look, text, "caption", "muted", width),
        )
        room = self._px((FRONT[1] - _ART[1] - 12) * share) - self._px(10)
        return sum(block.height for block in blocks) <= room and all(b.widest_word <= width for b in blocks)

    def art(self, plan: BoardPlan, motif: Motif, size: tuple[int, int]) -> Surface:
        colours = self.palette
        picture = shapes.cut(
            shapes.gradient(size, mix(colours.sea, colours.shore, 0.25), colours.deep),
            shapes.rounded(size, self._px(4), (255, 255, 255, 255)),
        )
        if not motif.marked:
            side = round_px(size[1] * 0.72)
            cathedral = ART.picture(colours, "landmarks", "cathedral", side)
            picture.blit(cathedral, ((size[0] - side) // 2, (size[1] - side) // 2))
            return picture
        scale = size[1] * 0.94 / MAP_SIZE[1]
        canvas = Canvas(size, scale, colours.coast, over=3)
        left, top = size[0] / scale * 0.40 - MAP_SIZE[0] / 2, size[1] / scale * 0.03
        lands = ((1.32, (*colours.shore, 70)), (1.16, colours.coast), (1.06, colours.regions[""]))
        for grow, colour in lands:
            for one in plan.hexes:
                x, y = centre(one.place)
                canvas.polygon(hex_corners((x + left, y + top), HEX * grow), colour)
        for place in sorted(motif.marked):
            x, y = centre(place)
            canvas.polygon(hex_corners((x + left, y + top), HEX * 1.04), colours.coast)
            canvas.polygon(hex_corners((x + left, y + top), HEX * 0.80), colours.marked)
        picture.blit(canvas.finish(), (0, 0))
        px = self._px(24)
        icon = self.look.icons.picture(motif.icon, px, self.look.theme.cream)
        picture.blit(icon, (size[0] - px - self._px(6), size[1] - px - self._px(6)))
        return picture

    def _badge(self, motif: Motif, side: int) -> Surface:
        canvas = Canvas((side, side), side / 24, self.look.theme.print_edge)
        canvas.circle((12, 12), 11.4, self.look.theme.print_edge)
        canvas.circle((12, 12), 10.6, self.look.theme.cream)
        canvas.circle((12, 12), 9.2, self.palette.slate)
        badge = canvas.finish()
        self.look.fonts.draw(badge, str(motif.points), "name", self.look.theme.cream, (side / 2, side / 2), "centre")
        return badge

    # hand

    def supply(self, livery: Livery, radius: float = 9.0) -> Surface:
        """A small blank tile: how many are left stands beside it."""
        return self._pieces_of(radius).blank(livery)

    def _pieces_of(self, radius: float) -> Pieces:
        if radius not in self._pieces:
            self._pieces[radius] = Pieces(radius * self.look.grid.u, self.look, self.palette)
        return self._pieces[radius]
