"""What stands around the board while it is counted: steps, players with their bars, and what lies on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.scenes.tally.pointed import PointedThings
from game.table.tally_words import Standing, Step
from game.table.telling import signed, summed
from game.ui import shapes
from game.ui.animation import ease_in_out
from game.ui.fonts import SMALLEST, StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.shapes import Canvas
from game.ui.theme import mix
from game.ui.widget import At, Widget

Point = tuple[int, int]
Hole = tuple[Point, int]
"""A middle and the radius around it."""
_HEAD, _FOOT, _STEP, _STEP_OF_MANY = 40.0, 30.0, 56.0, 80.0
_IN_LINE, _COLUMN = 3, 44.0
"""So many have their points side by side where there is no room of that width for all; the rest stand below."""
_VEIL = 88


class Steps(PointedThings):
    """The stages below each other on dark wood, and who leads."""

    bleed = 9.0

    def __init__(self, at: At, title: str, signs: Sequence[int], **placing: str) -> None:
        super().__init__(at, **placing)
        self.title = title
        self.signs = tuple(signs)
        self.steps: tuple[Step, ...] = ()
        self.leads = ""

    def things(self) -> list[Rect]:
        high, left, wide = self.grid.px(self._high()), self.rect.x, self.rect.w
        tops = (self.rect.y + self.grid.px(_HEAD + number * self._high()) for number in range(len(self.steps)))
        return [Rect(left, top, wide, high) for top in tops]

    def draw(self, surface: Surface) -> None:
        grid, fonts, theme = self.grid, self.fonts, self.theme
        self.materials.frame(surface, self.rect, "plaque", radius=7, shadow="tile")
        if self.pointed is not None and self.pointed < len(self.steps):
            inside = -self.grid.px(8), -self.grid.px(2)
            self.materials.fill(surface, self.things()[self.pointed].inflate(*inside), theme.chip, 6)
        left, room = self.rect.x + grid.px(14), self.rect.w - grid.px(24)
        style = fonts.low("panel", grid.px(_HEAD - 12))
        fonts.draw(surface, self.title, style, theme.cream, (left, self.rect.y + grid.px(21)), room=room)
        for number, step in enumerate(self.steps):
            self._draw_step(surface, number, step)
        self._draw_leads(surface, left, room)

    def _draw_leads(self, surface: Surface, left: int, room: int) -> None:
        """In one line, or with a smaller type in two."""
        foot, style = self.rect.bottom - self.grid.px(_FOOT / 2 + 2), self._foot_style()
        if self.fonts.px(self.fonts.fit(self.leads, style, room)) >= SMALLEST and self._is_one_line(room):
            self.fonts.draw(surface, self.leads, style, self.theme.lit_ring, (left, foot), room=room)
        else:
            block = self._leads_in_two(room)
            block.draw(surface, (left, foot - block.height // 2))

    def _is_one_line(self, room: int) -> bool:
        return self.fonts.fits(self.leads, self._foot_style(), room)

    def _leads_in_two(self, room: int) -> TextBlock:
        return layout_text(self.look, self.leads, self.fonts.readable("caption_bold"), "lit_ring", room)

    def _foot_style(self) -> StyleLike:
        return self.fonts.low("body_bold", self.grid.px(_FOOT - 8))

    def _high(self) -> float:
        most = _STEP_OF_MANY if self._words_room() < len(self.signs) * self.grid.px(_COLUMN) else _STEP
        return min(most, (self.at[3] - _HEAD - _FOOT) / max(1, len(self.steps)))

    def _draw_step(self, surface: Surface, number: int, step: Step) -> None:
        grid, fonts, theme = self.grid, self.fonts, self.theme
        top = self.rect.y + grid.px(_HEAD + number * self._high())
        disc = Rect(self.rect.x + grid.px(12), top + grid.px(6), grid.px(30), grid.px(30))
        ground = {"done": theme.gain, "now": theme.copper}.get(step.state, theme.chip)
        self.materials.fill(surface, disc, ground, 15)
        icon = "check" if step.state == "done" else step.icon
        self.look.icons.draw(surface, icon, 16, theme.cream, disc.center, ground)
        left, room = disc.right + grid.px(9), self._words_room()
        ink = theme.cream_muted if step.state == "to_come" else theme.cream
        style = self._title_style()
        fonts.draw(surface, step.title, style, ink, (left, top + grid.px(13)), room=room)
        self._draw_points(surface, step, (left, top + grid.px(32)))

    def _title_style(self) -> StyleLike:
        """One size for all of them."""
        low = self.fonts.low("body_bold", self.grid.px(20))
        found = [self.fonts.fit(step.title, low, self._words_room()) for step in self.steps]
        return min(found, key=self.fonts.px)

    def _words_room(self) -> int:
        return self.rect.w - self.grid.px(12 + 30 + 9 + 10)

    def _draw_points(self, surface: Surface, step: Step, at: Point) -> None:
        grid = self.grid
        style = self.fonts.low("body", grid.px(17))
        columns = _IN_LINE if self._high() == _STEP_OF_MANY else len(self.signs)
        wide = self._words_room() // columns
        for number, (sign, points) in enumerate(zip(self.signs, step.points, strict=True)):
            if points is not None:
                x, y = at[0] + number % columns * wide, at[1] + number // columns * grid.px(20)
                self.look.signs.draw(surface, sign, 11, (x + grid.px(6), y))
                room = min(grid.px(30), wide - grid.px(15))
                self.fonts.draw(surface, signed(points), style, self.theme.cream, (x + grid.px(15), y), room=room)

    def overflow(self) -> list[str]:
        fonts, room = self.fonts, self._words_room()
        found = [step.title for step in self.steps if not fonts.fits(step.title, "body_bold", room)]
        whole = self.rect.w - self.grid.px(24)
        found += [self.title] if not fonts.fits(self.title, "body_bold", whole) else []
        block = self._leads_in_two(whole)
        fits = self._is_one_line(whole) or (block.lines <= 2 and block.width <= whole)
        return found if fits else [*found, self.leads]


class Runner(Widget):
    """The panel of one player; `on_point` hears when it is pointed at, for lighting up what made the points."""

    bleed = 24.0
    solid = True

    def __init__(self, at: At, standing: Standing, on_point: Callable[[bool], object], **placing: str) -> None:
        super().__init__(at, **placing)
        self.standing = standing
        self.on_point = on_point

    def hover_changed(self) -> None:
        self.on_point(self.hovered)

    def draw(self, surface: Surface) -> None:
        one, theme, grid, rect = self.standing, self.theme, self.grid, self.rect
        if one.lit:
            self.materials.glow(surface, rect, 10, 8, theme.glow_deep, 200)
            self.materials.frame(surface, rect, shadow=None, edge=theme.copper, edge_width=2.2)
        else:
            self.materials.frame(surface, rect)
        self.materials.fill(surface, self._edge(), self.look.signs.colour(one.sign), 2.5)
        self.look.signs.draw(surface, one.sign, 22, (rect.x + grid.px(28), rect.y + grid.px(22)))
        self._draw_words(surface)
        if not grid.is_large:
            self._draw_bar(surface)

    def _edge(self) -> Rect:
        return self.grid.rect(2.4, 8, 5, self.at[3] - 16, self.rect.topleft)

    def score_place(self) -> Point:
        """The middle of the points on the screen."""
        return self.rect.right - self.grid.px(34), self.rect.y + self.grid.px(22)

    def _rooms(self) -> tuple[int, int, int]:
        """For the name, for the note below it, and for the points at the right."""
        px = self.grid.px
        return self.rect.w - px(46 + 92 + 8), self.rect.w - px(46 + 56 + 8), px(92)

    def _draw_words(self, surface: Surface) -> None:
        one, fonts, theme, grid, rect = self.standing, self.fonts, self.theme, self.grid, self.rect
        name, room, figures = self._rooms()
        left, right = rect.x + grid.px(46), rect.right - grid.px(14)
        fonts.draw(
            surface, one.name, fonts.low("name", grid.px(24)), theme.ink, (left, rect.y + grid.px(19)), room=name
        )
        ink = theme.copper_ink if one.lit else theme.muted
        note = fonts.low("second", grid.px(19))
        fonts.draw(surface, one.note, note, ink, (left, rect.y + grid.px(43)), room=room)
        score = fonts.low("score", grid.px(34))
        fonts.draw(surface, summed(one.points), score, theme.ink, (right, rect.y + grid.px(22)), "right", figures)
        just = fonts.low("second_bold", grid.px(19))
        tone = theme.refuse if one.just_now.startswith("–") else theme.gain_text
        fonts.draw(surface, one.just_now, just, tone, (right, rect.y + grid.px(46)), "right", figures)

    def _draw_bar(self, surface: Surface) -> None:
        """What was there in full colour, then the stages, each one paler."""
        one, grid = self.standing, self.grid
        colour, paper = self.look.signs.colour(one.sign), self.theme.paper
        room, x = self.rect.w - grid.px(32), float(self.rect.x + grid.px(16))
        for number, points in enumerate(one.parts):
            wide = room * max(0, points) / max(1, one.most)
            box = Rect(round(x), self.rect.bottom - grid.px(20), round(wide) - grid.px(2), grid.px(12))
            self.materials.fill(surface, box, mix(colour, paper, min(0.7, 0.24 * number)), 3)
            x += wide

    def overflow(self) -> list[str]:
        _, room, figures = self._rooms()
        one, fonts = self.standing, self.fonts
        found = [] if fonts.fits(one.note, "second", room) else [one.note]
        return found + ([] if fonts.fits(one.just_now, "second_bold", figures) else [one.just_now])


@dataclass(frozen=True)
class Chip:
    """Points on the board, in the colour of whoever has them."""

    at: Point
    sign: int
    told: str
    grown: float = 1.0


class Marks(Widget):
    """Over the board: a veil with holes where something is counted, lines from the open card to what it counts, and
    chips with points."""

    def __init__(self, at: At, **placing: str) -> None:
        super().__init__(at, **placing)
        self.veiled = Rect(0, 0, 0, 0)
        self.sheets: tuple[Rect, ...] = ()
        """What is veiled of it: the table between them stays as it is."""
        self.cuts: tuple[Rect, ...] = ()
        """Places that are counted, where they are known with all their edges."""
        self.holes: tuple[Hole, ...] = ()
        self.chips: tuple[Chip, ...] = ()
        self.lines: tuple[tuple[Point, Point], ...] = ()
        self._last: dict[str, tuple[object, Surface]] = {}

    def draw(self, surface: Surface) -> None:
        if self.holes or self.cuts:
            surface.blit(self._made("veil", (self.holes, self.cuts), self._veil), self.veiled)
        if self.lines:
            surface.blit(self._made("lines", self.lines, self._lines), self.veiled)
        for chip in self.chips:
            self._draw_chip(surface, chip)

    def _made(self, what: str, key: object, make: Callable[[], Surface]) -> Surface:
        """Only the last of each is kept: they are as large as the board, and each count has its own."""
        key = key, self.veiled.size
        found = self._last.get(what)
        if found is None or found[0] != key:
            found = self._last[what] = key, make()
        return found[1]

    def _veil(self) -> Surface:
        """A third darker, but for the places that are counted; these have a ring of copper."""
        made = Surface(self.veiled.size, SRCALPHA)
        x, y = self.veiled.topleft
        for sheet in self.sheets:
            made.fill((*self.theme.lit_casing, _VEIL), sheet.move(-x, -y))
        for cut in self.cuts:
            made.fill((0, 0, 0, 0), cut.move(-x, -y))
        for cut in self.cuts:
            pygame.draw.rect(made, (*self.theme.copper, 255), cut.move(-x, -y), self.grid.line(1.4))
        for at, radius in self.holes:
            pygame.draw.circle(made, (0, 0, 0, 0), (at[0] - x, at[1] - y), radius)
        for at, radius in self.holes:
            size = (2 * radius + 2, 2 * radius + 2)
            for grown, width, colour in ((2, 4.2, self.theme.lit_ring), (0, 2.4, self.theme.copper)):
                ring = shapes.ring(
                    (size[0] + grown, size[1] + grown), radius + 2, self.grid.u * width, (*colour, 255)
                )
                made.blit(ring, ring.get_rect(center=(at[0] - x, at[1] - y)))
        return made

    def _lines(self) -> Surface:
        canvas = Canvas(self.veiled.size, 1, self.theme.copper, over=2)
        x, y = self.veiled.topleft
        for width, colour in ((3.6, self.theme.lit_ring), (1.9, self.theme.copper)):
            for start, end in self.lines:
                shares = [step / 16 for step in range(17)]
                points = [
                    (start[0] - x + (end[0] - start[0]) * t, start[1] - y + (end[1] - start[1]) * ease_in_out(t))
                    for t in shares
                ]
                canvas.line(points, self.grid.u * width, (*colour, 255))
        return canvas.finish()

    def _draw_chip(self, surface: Surface, chip: Chip) -> None:
        theme, px = self.theme, self.grid.px
        style = self.fonts.low("second_bold", px(16))
        side = max(px(24), self.fonts.width(chip.told, style) + px(8))
        side = max(2, round(side * (0.6 + 0.4 * chip.grown)))
        box = Rect(0, 0, side, side)
        box.center = chip.at
        colour = self.look.signs.colour(chip.sign)
        self.materials.fill(surface, box.inflate(px(4), px(4)), theme.lit_casing, 40)
        self.materials.fill(surface, box.inflate(px(2), px(2)), theme.cream, 40)
        self.materials.fill(surface, box, theme.paper, 40)
        self.materials.ring(surface, box.inflate(-px(6), -px(6)), colour, 3, 40)
        self.fonts.draw(surface, chip.told, style, theme.ink, box.center, "centre", side)
