"""Curves of points over the rounds, and bars made of segments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui import shapes
from game.ui.fonts import StyleLike
from game.ui.theme import mix
from game.ui.widget import At, Widget

_QUARTERS = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500)
"""Steps of the scale, of which a chart has four."""


@dataclass(frozen=True)
class Series:
    """One player's points after each round, the start included."""

    player: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class ChartMark:
    """A number on the curve of one player, at that step of it."""

    player: int
    step: int
    told: str


class LineChart(Widget):
    """Curves in the players' colours with their signs as end points."""

    def __init__(
        self,
        at: At,
        series: Sequence[Series],
        *,
        ticks: Sequence[str] = (),
        steps: int = 0,
        most: int = 1,
        band: int = 0,
        marks: Sequence[ChartMark] = (),
        pin: str = "left top",
        name: str = "",
    ) -> None:
        """`steps` along and `most` upwards have room at least, so that a curve that grows keeps its scale;
        the last `band` of the steps are shaded."""
        super().__init__(at, pin=pin, name=name)
        self.series = tuple(series)
        self.steps = steps
        self.most = most
        self.band = band
        self.marks = tuple(marks)
        self.ticks = tuple(ticks)

    def _plot(self) -> Rect:
        grid = self.grid
        wide = max(self.fonts.width(str(figure), "caption") for figure in (self.top, self.low))
        tick = self.fonts.width(self.ticks[-1], "caption") // 2 if self.ticks else 0
        left, bottom = max(grid.px(30), wide + grid.px(9)), max(grid.px(22), self.fonts.line_height("caption"))
        right, top = max(grid.px(18), tick), max(grid.px(10), self.fonts.line_height("caption") // 2)
        return Rect(self.rect.x + left, self.rect.y + top, self.rect.w - left - right, self.rect.h - top - bottom)

    @property
    def top(self) -> int:
        """The highest line: a round number above all values."""
        most = max(self.most, *(v for s in self.series for v in s.values))
        quarter = next((step for step in _QUARTERS if 4 * step >= most), most)
        return 4 * quarter

    @property
    def low(self) -> int:
        """The lowest line: zero, or where somebody fell below it a quarter or more further down."""
        least = min((v for s in self.series for v in s.values), default=0)
        quarter = self.top // 4
        return quarter * (least // quarter) if least < 0 else 0

    def _last(self) -> int:
        return max(1, self.steps, *(len(s.values) - 1 for s in self.series))

    def _height(self, plot: Rect, value: float) -> float:
        """Of a value above the lower edge, in pixels."""
        return plot.h * (value - self.low) / (self.top - self.low)

    def draw(self, surface: Surface) -> None:
        plot, theme, grid = self._plot(), self.theme, self.grid
        last = self._last()
        under = max(grid.px(12), self.fonts.cap_height("caption"))
        if self.band:
            wide = round(plot.w * self.band / last)
            surface.fill(theme.inset, (plot.right - wide, plot.y, wide, plot.h))
        for value in range(self.low, self.top + 1, self.top // 4 or 1):
            y = plot.bottom - round(self._height(plot, value))
            surface.fill(theme.rule if value else theme.muted, (plot.x, y, plot.w, grid.line(0.8)))
            place = (plot.x - grid.px(6), y)
            self.fonts.draw(surface, str(value), "caption", theme.muted, place, "right")
        for number, tick in enumerate(self.ticks):
            x = plot.x + plot.w * number / max(1, len(self.ticks) - 1)
            self.fonts.draw(surface, tick, "caption", theme.muted, (x, plot.bottom + under), "centre")
        surface.blit(self._curves(plot, last), plot.topleft)
        for series in self._by_height():
            x = plot.x + plot.w * (len(series.values) - 1) / last
            height = plot.bottom - self._height(plot, series.values[-1])
            self.look.signs.draw(surface, series.player, 15, (x, height))
        for mark, disc in self.mark_places():
            self._draw_mark(surface, mark, disc)

    def _mark_style(self) -> StyleLike:
        return self.fonts.low("second_bold", self.grid.px(20))

    def mark_places(self) -> list[tuple[ChartMark, Rect]]:
        """A disc above its step of the curve, inside the chart; where another one lies, beyond it."""
        plot, last = self._plot(), self._last()
        side = max(self.grid.px(20), self.fonts.line_height(self._mark_style()))
        step, found = side + self.grid.px(4), list[tuple[ChartMark, Rect]]()
        shifts = [(n * step, m * step) for n in (0, -1, 1, -2, 2) for m in (0, -1, 1, 2, -2, 3, -3)]
        curves = {one.player: one.values for one in self.series}
        for mark in (one for one in self.marks if one.step < len(curves.get(one.player, ()))):
            x = plot.x + round(plot.w * mark.step / last) - side // 2
            y = plot.bottom - round(self._height(plot, curves[mark.player][mark.step])) - side - side // 2
            discs = [Rect(x + right, y + down, side, side).clamp(self.rect) for right, down in shifts]
            taken = [other for _, other in found]
            found.append((mark, next((one for one in discs if one.collidelist(taken) < 0), discs[0])))
        return found

    def _draw_mark(self, surface: Surface, mark: ChartMark, disc: Rect) -> None:
        self.materials.fill(surface, disc.inflate(self.grid.px(3), self.grid.px(3)), self.theme.paper, 40)
        self.materials.fill(surface, disc, self.theme.copper, 40)
        self.fonts.draw(surface, mark.told, self._mark_style(), self.theme.cream, disc.center, "centre", disc.w)

    def _by_height(self) -> list[Series]:
        return sorted((s for s in self.series if s.values), key=lambda s: s.values[-1])

    def _curves(self, plot: Rect, last: int) -> Surface:
        def make() -> Surface:
            canvas = shapes.Canvas(plot.size, 1, self.theme.paper, over=3)
            for series in self._by_height():
                points = [(plot.w * i / last, plot.h - self._height(plot, v)) for i, v in enumerate(series.values)]
                plain = self.look.signs.colour(series.player)
                colour, dark = (*plain, 255), (*mix(plain, self.theme.ink, 0.35), 255)
                if len(points) > 1:
                    canvas.line(points, self.grid.u * 3.0, dark)
                    canvas.line(points, self.grid.u * 2.0, colour)
            return canvas.finish()

        return self.materials.kept(("curves", plot.size, last, self.top, self.low, self.series), make)
