"""The wide form of the count: its stages as tabs in a row, players as rows of one race with figures in their bars."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.scenes.tally.pieces import Point, Runner
from game.scenes.tally.pointed import PointedThings
from game.table.tally_words import Step
from game.table.telling import summed
from game.ui.fonts import StyleLike
from game.ui.theme import mix
from game.ui.widget import At

_GAP = 3.0
_TITLE = "second_bold"
_BAR = (50.0, 0.4)
"""Where a bar begins in its row, and how much of its height it takes; the total stands behind it."""
_TOTAL = 92.0
_LEAST_ROW_FOR_BAR = 44.0
_PALE = 400
"""Grounds whose three parts come to more bear dark figures."""


class Tabs(PointedThings):
    """What is counted one after the other: ticked, open, or still to come."""

    bleed = 9.0

    def __init__(self, at: At, signs: Sequence[int], **placing: str) -> None:
        super().__init__(at, **placing)
        self.signs = tuple(signs)
        self.steps: tuple[Step, ...] = ()
        self.leads = ""

    def _widths(self) -> list[float]:
        """In pixels: as wide as its words each, and what is left shared out."""
        least = [self.fonts.width(step.title, self.fonts.least(_TITLE)) for step in self.steps]
        count = max(1, len(least))
        spare = (self.rect.w - self.grid.px(_GAP) * (count - 1) - sum(least)) / count
        return [one + spare for one in least]

    def _place(self, number: int) -> Rect:
        widths = self._widths()
        left = self.rect.x + sum(widths[:number]) + self.grid.px(_GAP) * number
        return Rect(round(left), self.rect.y, round(widths[number]), self.rect.h)

    def things(self) -> list[Rect]:
        return [self._place(number) for number in range(len(self.steps))]

    def draw(self, surface: Surface) -> None:
        grid, theme = self.grid, self.theme
        styles = [self._style(number, step) for number, step in enumerate(self.steps)]
        style: StyleLike = min(styles, key=self.fonts.px, default=_TITLE)
        for number, step in enumerate(self.steps):
            box, now = self._place(number), step.state == "now"
            kind = "paper" if step.state == "done" else "waiting"
            if now:
                self.materials.glow(surface, box, 7, 6, theme.glow_deep, 150)
                self.materials.fill(surface, box, theme.copper_ink, 7)
                self.materials.ring(surface, box, theme.lit_ring, 2, 7)
            else:
                self.materials.frame(surface, box, kind, radius=7, shadow="tile")
            if number == self.pointed:
                self.materials.ring(surface, box, theme.copper, 2.2, 7)
            ink = theme.cream if now else theme.ink
            self.look.icons.draw(surface, step.icon, 18, ink, (box.centerx, box.y + grid.px(16)))
            low = box.bottom - grid.px(14)
            self.fonts.draw(surface, step.title, style, ink, (box.centerx, low), "centre", self._room(number))
            if step.state == "done":
                at = box.right - grid.px(14), box.y + grid.px(13)
                self.look.icons.draw(surface, "check", 14, theme.gain_text, at)

    def _style(self, number: int, step: Step) -> StyleLike:
        return self.fonts.fit(step.title, self.fonts.low(_TITLE, self.grid.px(18)), self._room(number))

    def _room(self, number: int) -> int:
        return self._place(number).w - self.grid.px(4)

    def overflow(self) -> list[str]:
        steps = enumerate(self.steps)
        return [step.title for number, step in steps if not self.fonts.fits(step.title, _TITLE, self._room(number))]


class Racer(Runner):
    """A row: sign, name, what was brought just now, and a bar with a figure in each part; the total at the right."""

    def draw(self, surface: Surface) -> None:
        one, theme, grid, rect = self.standing, self.theme, self.grid, self.rect
        if one.lit:
            self.materials.glow(surface, rect, 8, 6, theme.glow_deep, 120)
            self.materials.frame(surface, rect, shadow=None, edge=theme.copper, edge_width=2.2)
        self.look.signs.draw(surface, one.sign, 28, (rect.x + grid.px(27), rect.centery))
        self._draw_words(surface)
        if not grid.is_large and self.at[3] >= _LEAST_ROW_FOR_BAR:
            self._draw_bar(surface)

    def score_place(self) -> Point:
        return self.rect.right - self.grid.px(40), self.rect.centery

    def _rooms(self) -> tuple[int, int, int]:
        """For the name, for what is brought or to come behind it, and for the total."""
        px = self.grid.px
        inner = self.rect.w - px(_BAR[0] + _TOTAL)
        return round(inner * 0.56), round(inner * 0.42), px(_TOTAL - 14)

    def _draw_words(self, surface: Surface) -> None:
        one, fonts, theme, px, rect = self.standing, self.fonts, self.theme, self.grid.px, self.rect
        name, note, total = self._rooms()
        bare = self.grid.is_large or self.at[3] < _LEAST_ROW_FOR_BAR
        y = rect.centery if bare else rect.y + round(rect.h * 0.28)
        left, right = rect.x + px(_BAR[0]), rect.right - px(14)
        high = px(24 if not bare else self.at[3] * 0.6)
        fonts.draw(surface, one.name, fonts.low("name", high), theme.ink, (left, y), room=name)
        told = one.just_now or one.note
        tone = theme.refuse if one.just_now.startswith("–") else theme.gain_text if one.just_now else theme.muted
        low = fonts.low("second_bold", px(19))
        fonts.draw(surface, told, low, tone, (rect.right - px(_TOTAL), y), "right", note)
        score = fonts.low("score", min(px(36), round(rect.h * 0.8)))
        fonts.draw(surface, summed(one.points), score, theme.ink, (right, rect.centery), "right", total)

    def _draw_bar(self, surface: Surface) -> None:
        """Each part in the colour of the player with its figure; what is losing is left out."""
        one, grid = self.standing, self.grid
        colour, paper = self.look.signs.colour(one.sign), self.theme.paper
        x, high = _BAR[0], self.at[3] * _BAR[1]
        whole = grid.rect(x, self.at[3] * 0.53, self.at[2] - x - _TOTAL, high, self.rect.topleft)
        self.materials.fill(surface, whole, mix(self.theme.rule, paper, 0.35), 5)
        inner = whole.inflate(-grid.px(4), -grid.px(4))
        left, style = float(inner.x), self.fonts.low("second_bold", inner.h * 0.9)
        for number, points in enumerate(one.parts):
            wide = inner.w * max(0, points) / max(1, one.most)
            box = Rect(round(left), inner.y, max(1, round(left + wide) - round(left) - 1), inner.h)
            left += wide
            if wide < 2:
                continue
            ground = mix(colour, paper, 0.13 * (number % 2))
            self.materials.fill(surface, box, ground, 3)
            self.materials.ring(surface, box, mix(ground, (0, 0, 0), 0.4), 1, 3)
            if self.fonts.width(str(points), style) + 4 < box.w:
                ink = self.theme.ink if sum(ground) > _PALE else self.theme.cream
                self.fonts.draw(surface, str(points), style, ink, box.center, "centre")

    def overflow(self) -> list[str]:
        _, note, _ = self._rooms()
        told = self.standing.just_now or self.standing.note
        return [] if self.fonts.fits(told, "second_bold", note) else [told]
