"""The five classes of a turn, told apart by shape and colour, and the chips that name them."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.table.coach import BEST, COSTLY, FAIR, GOOD, WEAK
from game.ui.look import Look
from game.ui.shapes import Canvas, regular
from game.ui.theme import Colour, mix
from game.ui.widget import At, Widget
from game.ui.widgets.buttons import PressWidget

Point = tuple[float, float]
_FADED = 0.72
_LARGER = {COSTLY: 1.3, BEST: 1.12, WEAK: 1.1}


def colour_of(look: Look, kind: str) -> Colour:
    theme = look.theme
    return {
        BEST: theme.gain_text,
        GOOD: mix(theme.gain, theme.paper, 0.25),
        FAIR: theme.track_off,
        WEAK: theme.copper,
        COSTLY: theme.refuse,
    }[kind]


def draw_kind(look: Look, surface: Surface, kind: str, units: float, at: Point, *, faded: bool = False) -> None:
    """Its sign, so many units across, with that middle."""
    side = max(7, look.grid.px(units * _LARGER.get(kind, 1.0)))
    made = look.materials.kept(("coach", kind, side, faded), lambda: _made(look, kind, side, faded))
    surface.blit(made, made.get_rect(center=(round(at[0]), round(at[1]))))


def _made(look: Look, kind: str, side: int, faded: bool) -> Surface:
    paper = look.theme.paper
    colour = mix(colour_of(look, kind), paper, _FADED) if faded else colour_of(look, kind)
    canvas = Canvas((side, side), side / 20, paper)
    middle = (10.0, 10.0)
    for grown, tone in ((1.6, paper), (0.0, colour)):
        if kind == BEST:
            canvas.polygon([(10, 1.6 - grown), (19 + grown, 17.4 + grown), (1 - grown, 17.4 + grown)], tone)
        elif kind in (GOOD, COSTLY):
            canvas.circle(middle, 8.2 + grown / 2, tone)
        elif kind == FAIR:
            canvas.box(3 - grown / 2, 3 - grown / 2, 14 + grown, 14 + grown, tone)
        else:
            canvas.polygon(regular(middle, 9.2 + grown / 2, 4), tone)
    if kind == COSTLY:
        for ends in (((6.6, 6.6), (13.4, 13.4)), ((13.4, 6.6), (6.6, 13.4))):
            canvas.line(ends, 2.2, look.theme.cream)
    return canvas.finish()


class KindChip(PressWidget):
    """A class with how many turns are of it. Pointed at it lets the others fade; a press goes to the next of it."""

    solid = True

    def __init__(
        self,
        at: At,
        kind: str,
        text: str,
        on_press: Callable[[], object],
        on_point: Callable[[str], object],
        name: str,
    ) -> None:
        super().__init__(at, on_press, name=name)
        self.kind = kind
        self.text = text
        self.count = "0"
        self.on_point = on_point

    def hover_changed(self) -> None:
        super().hover_changed()
        self.on_point(self.kind if self.hovered else "")

    def draw(self, surface: Surface) -> None:
        grid, rect = self.grid, self.rect
        if self.highlighted:
            self.materials.frame(surface, rect, "field", radius=6, shadow=None, edge=self.theme.copper)
        draw_kind(self.look, surface, self.kind, 15, (rect.x + grid.px(13), rect.centery))
        left, count = rect.x + grid.px(24), self.fonts.width(self.count, "body_bold")
        room = rect.right - grid.px(5) - left
        words = room - count - grid.px(5)
        style = self.fonts.fit(self.text, self.fonts.low("body", rect.h), words)
        used = self.fonts.draw(surface, self.text, style, self.theme.ink, (left, rect.centery), room=words)
        place = (left + used + grid.px(5), rect.centery)
        self.fonts.draw(surface, self.count, self.fonts.low("body_bold", rect.h), self.theme.ink, place, room=count)


class Verdict(Widget):
    """What the turn that is shown came to."""

    def __init__(self, at: At, **placing: str) -> None:
        super().__init__(at, **placing)
        self.kind = ""
        self.text = ""

    def draw(self, surface: Surface) -> None:
        if not self.text:
            return
        grid, fonts = self.grid, self.fonts
        sign = grid.px(22) if self.kind else 0
        style = fonts.fit(self.text, fonts.low("body_bold", self.rect.h - grid.px(4)), self._room(sign))
        rect = self.rect.copy()
        rect.w = min(rect.w, fonts.width(self.text, style) + sign + grid.px(22))
        rect.right = self.rect.right
        edge = colour_of(self.look, self.kind) if self.kind else self.theme.edge
        self.materials.frame(surface, rect, "field", radius=12, shadow=None, edge=edge, edge_width=2)
        if self.kind:
            draw_kind(self.look, surface, self.kind, 15, (rect.x + grid.px(18), rect.centery))
        left = rect.x + grid.px(10) + sign
        fonts.draw(surface, self.text, style, self.theme.ink, (left, rect.centery), room=rect.right - left)

    def _room(self, sign: int) -> int:
        return self.rect.w - sign - self.grid.px(22)

    def overflow(self) -> list[str]:
        room = self._room(self.grid.px(22))
        return [] if self.fonts.fits(self.text, "body_bold", room) else [self.text]
