"""The whole match in sentences: filter by player, pointing lights the pieces, a click shows the position then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import filterfalse
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import CHANCE, Seat
from game.core.named import names_in, only
from game.core.recap import Turn, turns_of
from game.scenes.table.names import Names, Shown, leading
from game.table.reasoning import told_reasons
from game.table.telling import paragraph, portions
from game.ui.events import Event, Pointer
from game.ui.grid import Grid
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import Widget
from game.ui.widgets import Button, CloseButton, IconButton, Panel, PressWidget, ScrollArea

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTH, _HEIGHT, _PAD = 420.0, 640.0, 14.0
_WIDEST = 780.0
"""With large type it takes most of the board, never the players' column."""
_TEXT_X, _SIGN = 18.0, 14.0
_EARLIER = 28.0
_AT_ONCE = 120
"""So many turns are laid out at once; a long match has many times as many."""


def _wider(grid: Grid) -> float:
    return grid.text_scale if grid.is_large else 1.0


def show_land(scene: TableScene, seat: Seat | None) -> None:
    """The land of that player, as long as something there is pointed at; for games whose players have lands."""
    seat = None if seat == CHANCE else seat
    if scene.model.screen.panels is not None and scene.model.glanced != seat:
        scene.model.glanced = seat
        scene.show_parts()


class LogRow(PressWidget):
    """One turn in sentences. `why` opens the bot's own reason beneath them."""

    bleed = 3.0

    def __init__(self, scene: TableScene, turn: Turn, text: str, width: float) -> None:
        super().__init__((0, 0, width, 20), self._show_position, name=f"log:{turn.start}")
        self.scene = scene
        self.turn = turn
        self.text = text
        self.elsewhere: frozenset[str] = frozenset()
        """What of its names lies in the land of whose turn it was."""
        self.reason = ""
        self.folded = ""
        """The head that stands there as long as all the rest is folded up; empty for a row that is not."""

    def _show_position(self) -> None:
        """The table as it was then; where the log would lie on what was done, it makes room."""
        scene = self.scene
        scene.look_at(self.turn.end)
        log, words = scene.furniture.opened, scene.model.screen.motion
        places = [getattr(one, words[one.word].to or "-", "") for one in self.turn.events if one.word in words]
        spots = [scene.anchor(place) for place in places if isinstance(place, str) and place]
        if log is not None and any(spot is not None and log.rect.collidepoint(spot) for spot in spots):
            scene.furniture.close_top()

    @property
    def _text_x(self) -> float:
        """Right of the sign."""
        return _TEXT_X + _SIGN * _wider(self.grid)

    def block(self) -> TextBlock:
        text = self.folded or "\n".join((self.text, *(f"*{line}*" for line in self.reason.splitlines())))
        return layout_text(self.look, text, "second", "ink", self.grid.px(self.at[2] - self._text_x - 30))

    def height(self) -> float:
        return self.grid.units(self.block().height) + 6

    def hover_changed(self) -> None:
        super().hover_changed()
        self.scene.mark(self.turn.pieces() if self.highlighted else ())
        if not self.highlighted:
            self.scene.pulse.show("")
            show_land(self.scene, None)

    def forgotten(self) -> None:
        """The log was closed under the pointer."""
        if self.elsewhere:
            show_land(self.scene, None)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "move":
            x, y = self.rect.x + self.grid.px(self._text_x), self.rect.y + self.grid.px(3)
            name = self.block().name_at((event.pos[0] - x, event.pos[1] - y))
            show_land(self.scene, self.turn.seat if name in self.elsewhere else None)
            Names(self.scene, lambda: (self.block(), (x, y)), self.turn.pieces).at(event.pos)
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        if self.highlighted or self.scene.model.looking_at == self.turn.end:
            self.materials.frame(surface, self.rect, "field", radius=5, shadow=None)
        if self.turn.seat != CHANCE:
            half = self.fonts.line_height("second") // 2
            place = self.rect.x + self.grid.px(self._text_x / 2 - 2), self.rect.y + self.grid.px(3) + half
            self.look_sign(surface, place)
        self.block().draw(surface, (self.rect.x + self.grid.px(self._text_x), self.rect.y + self.grid.px(3)))

    def look_sign(self, surface: Surface, place: tuple[int, int]) -> None:
        self.root.look.signs.draw(surface, self.scene.model.signs[self.turn.seat], _SIGN * _wider(self.grid), place)  # type: ignore[union-attr]


class LogBook(Panel):
    def __init__(self, scene: TableScene) -> None:
        self.k = _wider(scene.context.grid)
        self.wide = min(_WIDTH * self.k, _WIDEST)
        super().__init__(
            (972 - self.wide - 12, 62, self.wide, _HEIGHT),
            scene.text("table.log.title"),
            padding=_PAD,
            pin="right high",
            name="log_book",
        )
        self.scene = scene
        self.only: Seat | None = None
        self.title_middle += 5 * (self.k - 1)
        self.add(CloseButton(scene.furniture.close_top, scene.text("table.close")))
        top = self._build_filter()
        place = (_PAD - 6, top, self.wide - 2 * _PAD + 12, _HEIGHT - top - 12)
        self.list = self.add(ScrollArea(place, pin="high", name="log_list"))
        self._length, self._to_end, self._most = -1, True, _AT_ONCE
        self._unfolded = False
        self._fill()

    def _build_filter(self) -> float:
        """Names side by side, with large type three in a line; returns where the list begins."""
        scene, k = self.scene, self.k
        names = [(None, scene.text("table.log.all"))] + [
            (seat, scene.model.teller.seat(seat)) for seat in range(scene.session.seats)
        ]
        in_line = len(names) if k == 1 else min(3, len(names))
        width = (self.wide - 2 * _PAD - 6 * (in_line - 1)) / in_line
        top, step = 42.0 + 10 * (k - 1), 28 * k + 6
        self.chips = [
            self.add(
                Button(
                    (_PAD + i % in_line * (width + 6), top + i // in_line * step, width, 28 * k),
                    name,
                    partial(self._filter, seat),
                    "plain",
                    style="second_bold",
                    selected=seat == self.only,
                    radius=6,
                    name=f"only:{seat}",
                )
            )
            for i, (seat, name) in enumerate(names)
        ]
        return top + step * -(-len(names) // in_line) + 2

    def _filter(self, seat: Seat | None) -> None:
        self.only = seat
        for chip in self.chips:
            chip.set(selected=chip.name == f"only:{seat}")
        self._length, self._most = -1, _AT_ONCE
        self._fill()

    def _show_earlier(self) -> None:
        """Twice as many as before; what was at the top stays where it is."""
        below = self.list.farthest - self.list.offset
        self._most *= 2
        self._fill()
        self.list.scroll_to(self.list.farthest - below)

    @property
    def first(self) -> Widget:
        """Where the keyboard begins: with what happened last."""
        rows = [row for row in self.list.children if isinstance(row, LogRow)]
        return rows[-1] if rows else self.chips[0]

    def refresh(self) -> None:
        if len(self.scene.session) != self._length:
            self._fill()

    def _fill(self) -> None:
        scene = self.scene
        self._length, self._to_end = len(scene.session), True
        self.list.clear()
        turns = turns_of(scene.session, scene.director.eyes, closes=scene.model.screen.film.closes)
        turns = [turn for turn in turns if self.only in (None, turn.seat)]
        if len(turns) > self._most:
            words = scene.text("table.log.earlier", n=len(turns) - self._most)
            self.list.add(
                Button(
                    (0, 0, self.list.at[2] - 14, _EARLIER * self.k),
                    words,
                    self._show_earlier,
                    "plain",
                    style="second_bold",
                    radius=6,
                    name="earlier",
                )
            )
        teller, shown, rows = scene.model.teller.leading(), Shown(scene), list[tuple[LogRow, str]]()
        for turn in turns[-self._most :]:
            quiet = scene.model.screen.quiet
            told = "\n".join(paragraph(teller, some, turn.seat, quiet) for some in portions(turn.events, quiet))
            hinted = any(number in scene.session.marks for number in range(turn.start, turn.end))
            if hinted:
                told += " " + scene.text("table.log.hinted")
            if told:
                row = self.list.add(LogRow(scene, turn, only(told, shown), self.list.at[2] - 14))
                rows.append((row, told))
                if turn.seat == CHANCE:
                    self._fold(row)
        self._lead_into_lands(rows, shown)
        if self.list.rect.w:
            self.arrange(self.grid)
            self.list.layout(self.grid)

    def _lead_into_lands(self, rows: list[tuple[LogRow, str]], here: Shown) -> None:
        """Names of what lies in another's land lead there."""
        scene, before = self.scene, self.scene.model.glanced
        if scene.model.screen.panels is None:
            return
        for seat in dict.fromkeys(row.turn.seat for row, _ in rows if row.turn.seat not in (CHANCE, before)):
            show_land(scene, seat)
            there = Shown(scene)
            for row, told in rows:
                if row.turn.seat == seat:
                    known = {one for one, _ in names_in(told) if here(one) or there(one)}
                    row.text, row.elsewhere = only(told, known.__contains__), frozenset(filterfalse(here, known))
        show_land(scene, before)

    def _fold(self, row: LogRow) -> None:
        """What was laid out and dealt before anybody acted is one line; a click on its sign shows all of it."""
        scene = self.scene

        def unfold() -> None:
            self._unfolded = not self._unfolded
            show()
            self.arrange(self.grid)
            self.list.layout(self.grid)
            self.invalidate()

        def show() -> None:
            row.folded = "" if self._unfolded else scene.text("table.log.set_up")
            button.icon = "arrow_up" if self._unfolded else "arrow_down"

        button = self._in_corner(row, "arrow_down", "unfold", unfold)
        show()

    def _in_corner(self, row: LogRow, icon: str, name: str, act: Callable[[], None]) -> IconButton:
        """A sign at the right of a row; the word of its name is what its tip says."""
        tip = self.scene.text(f"table.log.{name}")
        at = (row.at[2] - 26, 1, 22, 22)
        return row.add(IconButton(at, icon, act, size=13, name=f"{name}:{row.turn.start}", tooltip=tip))

    def arrange(self, grid: Grid) -> None:
        y = _EARLIER * self.k + 6 if any(isinstance(row, Button) for row in self.list.children) else 0.0
        for row in self.list.children:
            if isinstance(row, LogRow):
                row.at = (0, y, row.at[2], row.height())
                self._offer_reason(row)
                y += row.at[3] + 2
        self.list.content_height = y
        if self._to_end:
            self.list.offset, self._to_end = y, False

    def _offer_reason(self, row: LogRow) -> None:
        scene, turn = self.scene, row.turn
        bot = turn.seat != CHANCE and scene.session.setup.seats[turn.seat].is_bot
        if not bot or row.children:
            return

        def explain() -> None:
            thoughts, teller = scene.director.bots.thoughts, scene.model.teller.leading()
            told = "" if row.reason else told_reasons(scene.session, thoughts, turn, teller)
            row.reason = leading(scene, told)
            self.arrange(self.grid)
            self.list.layout(self.grid)
            self.invalidate()

        self._in_corner(row, "question", "why", explain)
