"""The points over the own turns: everybody's curve as it could be known, the own one with the class of each turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.scenes.coach.kinds import draw_kind
from game.ui.events import LEFT, Event, Pointer
from game.ui.shapes import Canvas
from game.ui.theme import mix
from game.ui.widget import At, Widget

_STEPS = (1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100)
_SIGN, _LEFT, _RIGHT, _TOP, _BOTTOM = 13.0, 44.0, 26.0, 10.0, 20.0
_FADED = 0.55


class Curve(Widget):
    """`points` are everybody's before each turn, `names` what stands below each (empty for nothing)."""

    solid = True
    bleed = 4.0

    def __init__(
        self, at: At, own: int, signs: Sequence[int], points: Sequence[Sequence[int]], names: Sequence[str],
        on_choose: Callable[[int], object], told: Callable[[int], str], *, most: int = 1, pin: str = "left top",
    ) -> None:  # fmt: skip
        """`most`: the scale reaches so far at least, so that it stays as it is while points are still counted."""
        super().__init__(at, pin=pin, name="curve")
        self.own = own
        self.signs = tuple(signs)
        self.points = tuple(tuple(one) for one in points)
        self.names = tuple(names)
        self.most = most
        self.kinds: tuple[str, ...] = ("",) * len(self.names)
        self.counted: tuple[bool, ...] = (False,) * len(self.names)
        self.place = 0.0
        """Where the frame stands; between two turns while it slides."""
        self.only = ""
        """The class that is pointed at in the legend: the others fade."""
        self.on_choose = on_choose
        self.told = told
        self.pointed: int | None = None
        self._kept: tuple[object, Surface] | None = None

    # -- where things are ---------------------------------------------------------------------------------------

    def _plot(self) -> Rect:
        px, low = self.grid.px, self.fonts.line_height("caption")
        left, bottom = max(px(_LEFT), self.fonts.width(str(self._top()), "caption") + px(12)), max(px(_BOTTOM), low)
        return Rect(self.rect.x + left, self.rect.y + px(_TOP), self.rect.w - left - px(_RIGHT),
                    self.rect.h - bottom - px(_TOP))  # fmt: skip

    def _unit(self) -> int:
        most = max((max(one) for one in self.points), default=1)
        most = max(most, self.most)
        least = min((min(one) for one in self.points), default=0)
        return next((step for step in _STEPS if 3 * step >= most - min(0, least)), 200)

    def _low(self) -> int:
        least = min((min(one) for one in self.points), default=0)
        return self._unit() * (least // self._unit()) if least < 0 else 0

    def _top(self) -> int:
        return self._low() + 3 * self._unit() + (self._unit() if self._low() else 0)

    def x_of(self, at: float) -> float:
        plot = self._plot()
        return plot.x + plot.w * (at + 0.5) / max(1, len(self.names))

    def _y_of(self, value: float) -> float:
        plot, low, top = self._plot(), self._low(), self._top()
        return plot.bottom - plot.h * (min(value, top) - low) / max(1, top - low)

    def spot(self, number: int) -> tuple[float, float]:
        return self.x_of(number), self._y_of(self.points[number][self.own])

    def nearest(self, x: int) -> int:
        return min(range(len(self.names)), key=lambda number: abs(self.x_of(number) - x))

    # -- what it hears ------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer) or not self.names:
            return False
        if event.kind in ("move", "drag"):
            self.set(pointed=self.nearest(event.pos[0]))
        if event.kind == "click" and event.button == LEFT:
            self.on_choose(self.nearest(event.pos[0]))
        return event.kind in ("down", "up", "click", "drag")

    def hover_changed(self) -> None:
        if not self.hovered:
            self.set(pointed=None)

    def hint(self) -> str:
        return "" if self.pointed is None else self.told(self.pointed)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        if not self.names:
            return
        plot, theme, px = self._plot(), self.theme, self.grid.px
        for value in range(self._low(), self._top() + 1, self._unit()):
            y = round(self._y_of(value))
            surface.fill(theme.rule, (plot.x, y, plot.w, 1))
            place = (plot.x - px(6), y)
            self.fonts.draw(surface, str(value), "caption", theme.muted, place, "right")
        self._draw_frame(surface, plot)
        key = self.points, self.counted, self.rect.size, self.theme, self.grid
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._curves()
        surface.blit(self._kept[1], self.rect)
        self._draw_names(surface, plot)
        for number, kind in enumerate(self.kinds):
            if kind and number < len(self.points):
                faded = bool(self.only) and kind != self.only
                draw_kind(self.look, surface, kind, _SIGN, self.spot(number), faded=faded)

    def _draw_frame(self, surface: Surface, plot: Rect) -> None:
        px = self.grid.px
        wide = max(px(20), min(px(30), round(plot.w / len(self.names))))
        frame = Rect(0, plot.y - px(6), wide, plot.h + px(9))
        if self.pointed is not None:
            frame.centerx = round(self.x_of(self.pointed))
            self.materials.ring(surface, frame, self.theme.track_off, 1.4, 6)
        frame.centerx = round(self.x_of(self.place))
        self.materials.fill(surface, frame, mix(self.theme.lit, self.theme.paper, 0.62), 6)
        self.materials.ring(surface, frame, self.theme.copper, 2, 6)

    def _draw_names(self, surface: Surface, plot: Rect) -> None:
        """As many as have room, the one of the frame always."""
        low = max(self.grid.px(_BOTTOM / 2 + 2), self.fonts.cap_height("caption") // 2 + self.grid.px(6))
        y, chosen = plot.bottom + low, round(self.place)
        style = "caption_bold"
        taken: list[tuple[float, float]] = []
        for number in sorted(range(len(self.names)), key=lambda n: (n != chosen, n)):
            name = self.names[number]
            half, x = self.fonts.width(name, style) / 2 + self.grid.px(5), self.x_of(number)
            if name and all(x + half <= left or x - half >= right for left, right in taken):
                taken.append((x - half, x + half))
                ink = self.theme.copper_ink if number == chosen else self.theme.muted
                face = style if number == chosen else "caption"
                self.fonts.draw(surface, name, face, ink, (x, y), "centre")

    def _curves(self) -> Surface:
        canvas = Canvas(self.rect.size, 1, self.theme.paper, over=2)
        x, y, u = self.rect.x, self.rect.y, self.grid.u

        def at(number: int, seat: int) -> tuple[float, float]:
            return self.x_of(number) - x, self._y_of(self.points[number][seat]) - y

        for seat, sign in enumerate(self.signs):
            colour = self.look.signs.colour(sign)
            if seat != self.own:
                canvas.line([at(n, seat) for n in range(len(self.points))], 1.6 * u,
                            mix(colour, self.theme.paper, _FADED))  # fmt: skip
        colour = self.look.signs.colour(self.signs[self.own])
        for number in range(len(self.points)):
            here = at(number, self.own)
            if number and self.counted[number] and self.counted[number - 1]:
                canvas.line([at(number - 1, self.own), here], 3 * u, colour)
            elif number:
                _dotted(canvas, at(number - 1, self.own), here, 3 * u, colour)
            canvas.circle(here, 2.6 * u, colour)
        return canvas.finish()


def _dotted(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], step: float, colour: tuple[int, ...]
) -> None:
    long = max(1.0, ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5)
    dots = max(1, round(long / (2.6 * step)))
    for dot in range(dots):
        share = (dot + 0.5) / dots
        spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        canvas.circle(spot, step / 3, colour)
