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
from game.ui.widgets import Button, Panel
from game.ui.widgets.buttons import PressWidget
from game.ui.widgets.charts import ChartMark

_PAD, _DISC, _GAIN, _GAP = 10.0, 22.0, 62.0, 6.0
PICTURE = 142.0
"""Units at the left of a card that a picture takes."""
_HEAD, _OVER, BUTTON, _BELOW = 28.0, 3.0, 32.0, 9.0
"""The line with the name; what is free below the words; the buttons, and what is free below them."""
_LOOK = 0.34
"""Of the width of both buttons."""


class TurnCard(PressWidget):
    """A click shows the position after it; two buttons say what else can be done with it."""

    def __init__(
        self,
        at: At,
        number: int,
        sign: int,
        told: DecidingTold,
        look_at: Callable[[], object],
        play: Callable[[], object],
        words: tuple[tuple[str, str], tuple[str, str]],
        picture: Picture | None = None,
        *,
        k: float = 1.0,
    ) -> None:
        """`words`: of both buttons, what stands on it and what is said where it is pointed at."""
        super().__init__(at, look_at, name=f"turn:{number}")
        self.aside = 0.0
        """Units at the left that a picture takes."""
        if picture is not None:
            self.aside = PICTURE
            self.add(Pictured((7, 7, PICTURE - 7, at[3] - 14), picture, name=f"moment:{number}"))
        self.number = number
        self.sign = sign
        self.words = told
        self.k = k
        left, top = self.aside + _PAD, at[3] - (BUTTON + _BELOW) * k
        room = at[2] - left - _PAD - 8
        wide = (room * _LOOK, room * (1 - _LOOK))
        for (text, tip), name, act, x, w in zip(
            words, ("look_at", "play_from"), (look_at, play), (left, left + wide[0] + 8), wide, strict=True
        ):
            one = Button((x, top, w, BUTTON * k), text, act, style="body_bold", name=f"{name}:{number}", tooltip=tip)
            self.add(one)

    def draw(self, surface: Surface) -> None:
        theme, grid, fonts, rect, k = self.theme, self.grid, self.fonts, self.rect, self.k
        if self.highlighted:
            self.materials.frame(surface, rect, radius=7, shadow="tile", edge=theme.copper, edge_width=2.2)
        else:
            self.materials.frame(surface, rect, radius=7, shadow="tile")
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
        self._block().draw(surface, (rect.x + grid.px(self.aside + _PAD + 2), rect.y + grid.px(6 + _HEAD * k)))

    def _rooms(self) -> tuple[int, int]:
        """Across and down, for the words between head and buttons."""
        taken = self.grid.px(6 + (_HEAD + BUTTON + _BELOW + _OVER) * self.k)
        return self.rect.w - self.grid.px(self.aside + 2 * _PAD + 4), self.rect.h - taken

    def _block(self) -> TextBlock:
        """What has no room is set smaller, and where that is not enough told in fewer sentences."""
        room, high = self._rooms()
        styles: tuple[StyleLike, ...] = ("body", *self.fonts.smaller("body"))
        for words in (self.words.text, *self.words.shorter):
            for style in styles:
                block = layout_text(self.look, words, style, "ink", room)
                if block.height <= high:
                    return block
        return block

    def overflow(self) -> list[str]:
        return [self.words.text] if self._block().height > self._rooms()[1] else []


def draw_number(widget: PressWidget, surface: Surface, number: int, middle: tuple[int, int], k: float) -> None:
    """The number of a turn, as it stands on the curve."""
    side = widget.grid.px(_DISC * k)
    disc = surface.get_rect(size=(side, side), center=middle)
    widget.materials.fill(surface, disc, widget.theme.copper, 40)
    style = widget.fonts.low("second_bold", side)
    widget.fonts.draw(surface, str(number), style, widget.theme.cream, middle, "centre", side)


class DecidingTurns:
    """Of one match that is over, in one language."""

    def __init__(self, session: Session, teller: Teller, signs: Sequence[int], k: float = 1.0) -> None:
        """`k`: how much larger its cards are, for large type."""
        self.k = k
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
        """How high a card must be for the longest of the words, in units; with usual type, on a page of one window,
        of the next longest."""
        grid = look.grid
        room = grid.px(wide - 2 * _PAD - 4)
        words = (told.text if grid.is_large else (*told.shorter, told.text)[0] for told in self.told)
        blocks = (layout_text(look, one, "second", "ink", room).height for one in words)
        return grid.units(max(blocks, default=0)) + 7 + (_HEAD + _OVER + BUTTON + _BELOW) * _larger(grid)

    def fill(
        self,
        panel: Panel,
        top: float,
        high: float,
        show: Callable[[Deciding], object],
        play: Callable[[Deciding], object],
        pictures: ResultPictures | None = None,
    ) -> None:
        """One card below the other; `high` is how high each may be."""
        wide, text = panel.at[2] - 28, self.teller.text
        words = (text("table.deciding.look"), text("table.deciding.look_tip"))
        onward = (text("table.deciding.play"), text("table.deciding.play_tip"))
        for number, (one, told) in enumerate(zip(self.turns, self.told, strict=True), 1):
            at = (14, top + (number - 1) * (high + _GAP), wide, high)
            picture = pictures.after(one.turn) if pictures is not None else None
            sign, acts = self.signs[one.seat], (partial(show, one), partial(play, one))
            panel.add(TurnCard(at, number, sign, told, *acts, (words, onward), picture, k=self.k))

    def room(self, high: float) -> float:
        return len(self.turns) * (high + _GAP)


def _larger(grid: Grid) -> float:
    return grid.text_scale if grid.is_large else 1.0
