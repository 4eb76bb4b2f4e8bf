"""The turns that decided the match, on its result page: who, what it changed, and the way to look at it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Surface

from game.core.session import Session
from game.scenes.result_pictures import Picture, Pictured, ResultPictures
from game.table.deciding import MOST, Deciding, DecidingTold, DecidingWords, deciding_turns
from game.table.screen import screen_of
from game.table.telling import Teller
from game.ui.fonts import StyleLike
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import At
from game.ui.widgets import Panel
from game.ui.widgets.buttons import PressWidget
from game.ui.widgets.charts import ChartMark

_PAD, _DISC, _GAIN, _GAP = 10.0, 22.0, 62.0, 6.0
PICTURE = 100.0
"""Units at the left of a card that a picture takes."""
_HEAD, _BELOW = 28.0, 7.0
"""The line with the name, and what is free below the words."""


class TurnCard(PressWidget):
    """A click shows the position after it."""

    def __init__(
        self,
        at: At,
        number: int,
        sign: int,
        told: DecidingTold,
        on_press: Callable[[], object],
        tooltip: str,
        picture: Picture | None = None,
    ) -> None:
        super().__init__(at, on_press, name=f"turn:{number}", tooltip=tooltip)
        self.aside = 0.0
        """Units at the left that a picture takes."""
        if picture is not None:
            self.aside = PICTURE
            self.add(Pictured((6, 6, PICTURE - 6, at[3] - 12), picture, name=f"moment:{number}"))
        self.number = number
        self.sign = sign
        self.words = told

    def draw(self, surface: Surface) -> None:
        theme, grid, fonts, rect = self.theme, self.grid, self.fonts, self.rect
        if self.highlighted:
            self.materials.frame(surface, rect, radius=7, shadow="tile", edge=theme.copper, edge_width=2.2)
        else:
            self.materials.frame(surface, rect, radius=7, shadow="tile")
        k = 1.0 if not grid.is_large else grid.text_scale
        middle = rect.y + grid.px(4 + _HEAD * k / 2)
        x = rect.x + grid.px(self.aside + _PAD + _DISC * k / 2)
        draw_number(self, surface, self.number, (x, middle), k)
        self.look.signs.draw(surface, self.sign, 17 * k, (x + grid.px(26 * k), middle))
        left = x + grid.px(40 * k)
        gain = fonts.low("figure", grid.px(_HEAD * k))
        tone = theme.gain_text if not self.words.gain.startswith("–") else theme.refuse
        right = rect.right - grid.px(_PAD)
        fonts.draw(surface, self.words.gain, gain, tone, (right, middle), "right", grid.px(_GAIN * k))
        room = right - grid.px(_GAIN * k) - left
        title = fonts.fit(self.words.title, fonts.low("body_bold", grid.px(_HEAD * k)), room)
        fonts.draw(surface, self.words.title, title, theme.ink, (left, middle), room=room)
        self._block().draw(surface, (rect.x + grid.px(self.aside + _PAD + 2), rect.y + grid.px(4 + _HEAD * k)))

    def _block(self) -> TextBlock:
        """What has no room is set smaller."""
        k = 1.0 if not self.grid.is_large else self.grid.text_scale
        room, high = self.rect.w - self.grid.px(self.aside + 2 * _PAD + 4), self.rect.h - self.grid.px(4 + _HEAD * k)
        styles: tuple[StyleLike, ...] = ("second", *self.fonts.smaller("second"))
        for style in styles:
            block = layout_text(self.look, self.words.text, style, "ink", room)
            if block.height <= high:
                break
        return block

    def overflow(self) -> list[str]:
        k = 1.0 if not self.grid.is_large else self.grid.text_scale
        high = self.rect.h - self.grid.px(4 + _HEAD * k)
        return [self.words.text] if self._block().height > high else []


def draw_number(widget: PressWidget, surface: Surface, number: int, middle: tuple[int, int], k: float) -> None:
    """The number of a turn, as it stands on the curve."""
    side = widget.grid.px(_DISC * k)
    disc = surface.get_rect(size=(side, side), center=middle)
    widget.materials.fill(surface, disc, widget.theme.copper, 40)
    style = widget.fonts.low("second_bold", side)
    widget.fonts.draw(surface, str(number), style, widget.theme.cream, middle, "centre", side)


class DecidingTurns:
    """Of one match that is over, in one language."""

    def __init__(self, session: Session, teller: Teller, signs: Sequence[int]) -> None:
        screen = screen_of(session.rules.id)
        words = DecidingWords(session, screen, teller)
        self.teller = teller
        self.signs = tuple(signs)
        self.turns: tuple[Deciding, ...] = deciding_turns(session, screen.film.closes)
        self.told = tuple(words.told(one) for one in self.turns)

    @property
    def title(self) -> str:
        return self.teller.text("table.deciding.title" if len(self.turns) == MOST else "table.deciding.fewer")

    def marks(self) -> tuple[ChartMark, ...]:
        """Where they are on the curve."""
        return tuple(
            ChartMark(self.signs[one.seat], one.number, str(number)) for number, one in enumerate(self.turns, 1)
        )

    def high(self, look: Look, wide: float) -> float:
        """How high a card must be for the longest of the words, in units."""
        grid = look.grid
        room = grid.px(wide - 2 * _PAD - 4)
        blocks = (layout_text(look, told.text, "second", "ink", room).height for told in self.told)
        return grid.units(max(blocks, default=0)) + 4 + _HEAD * _larger(grid) + _BELOW

    def fill(
        self,
        panel: Panel,
        top: float,
        high: float,
        show: Callable[[Deciding], object],
        pictures: ResultPictures | None = None,
    ) -> None:
        """One card below the other; `high` is how high each may be."""
        wide = panel.at[2] - 28
        for number, (one, told) in enumerate(zip(self.turns, self.told, strict=True), 1):
            at = (14, top + (number - 1) * (high + _GAP), wide, high)
            tip = self.teller.text("table.deciding.open")
            picture = pictures.after(one.turn) if pictures is not None else None
            panel.add(TurnCard(at, number, self.signs[one.seat], told, partial(show, one), tip, picture))

    def room(self, high: float) -> float:
        return len(self.turns) * (high + _GAP)


def _larger(grid: Grid) -> float:
    return grid.text_scale if grid.is_large else 1.0
