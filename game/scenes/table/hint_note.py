"""The advice of the strongest bot: the move, marked on the board as well, why, and what would be second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.scenes.table.hint_place import HintPlace
from game.scenes.table.hint_rows import Fact, Way
from game.scenes.table.names import NamingParagraph, leading
from game.table import keys
from game.table.facts import Advice
from game.ui.context import setting
from game.ui.grid import Grid
from game.ui.widget import At, Widget
from game.ui.widgets import Button, CloseButton, Label, Panel, Paragraph

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTH, _LARGE_WIDTH, _PAD = 284.0, 436.0, 14.0
_FLAT, _BETWEEN = 512.0, 24.0
"""So wide its reasons stand beside the other ways, with so much between."""
_ROWS, _LARGE_ROWS = (4, 2), (2, 1)
"""Reasons of a kind, and other ways."""
_BUTTON, _GAP = 34.0, 6.0


class HintNote(Panel):
    """Stands at the upper left of the board until the next action or until it is dropped."""

    comes_up = True  # its buttons may come to lie where others were

    def __init__(self, scene: TableScene) -> None:
        self.large = scene.context.grid.is_large
        self.wide = _LARGE_WIDTH if self.large else _WIDTH
        super().__init__(
            (24, 62, self.wide, 80),
            scene.text("table.hint.title"),
            padding=_PAD,
            title_style="dock",
            name="hint_note",
        )
        self.scene = scene
        self.visible = False
        self.advice = Advice()
        self.body = self.add(NamingParagraph(scene, (_PAD, 38, self.wide - 2 * _PAD, 40), "", "body"))
        close = scene.text("table.close")
        self.close = self.add(CloseButton(self._drop, close, name="close_hint"))
        self.place = HintPlace(self)
        self.spare = 0.0
        """Where it has to end above the tools: so much stays free there, for a line that has no place beside it."""
        self.rows: list[Widget] = []
        self._less: list[list[Widget]] = []
        """What is left out where not all of it finds room, the first of them first."""
        self.above = self.beside = 0
        """So many rows stand over the whole width where it is flat; from that one on they stand at the right."""

    def _drop(self) -> None:
        self.scene.director.bots.close_hint()
        self.scene.refresh()

    def _do(self) -> None:
        self.scene.hands.do_advised()

    # -- what it says -------------------------------------------------------------------------------------------

    def show(self, advice: Advice) -> None:
        if advice != self.advice:
            self.advice, self.spare = advice, 0.0
            self.body.set(text=f"*{leading(self.scene, advice.title)}*" if advice.title else advice.note)
            self._fill()
        there = bool(self.body.text)
        if there != self.visible:
            self.set(visible=there)
        if there and self.rect.w:
            self._lie()

    def leave_room(self, high: float) -> None:
        """It ends higher, and says less where it must."""
        self.spare = high
        self._lie()

    def _fill(self) -> None:
        for row in self.rows:
            self.remove(row)
        advice, (reasons, ways) = self.advice, _LARGE_ROWS if self.large else _ROWS
        ahead: list[Widget] = []
        if advice.ahead:
            ahead = [Paragraph((0, 0, 0, 0), advice.ahead, "second_bold", "gain_text")]
        leads: list[Widget] = [Paragraph((0, 0, 0, 0), advice.lead, "second")] if advice.lead else []
        sure: list[Widget] = [Fact(self.scene, one, name=f"why:{n}") for n, one in enumerate(advice.sure[:reasons])]
        expected: list[Widget] = [self._caption(advice.captions[0])] if advice.expected else []
        expected += [Fact(self.scene, one, name=f"expected:{n}") for n, one in enumerate(advice.expected[:reasons])]
        names = [leading(self.scene, one) for one in advice.also]
        also: list[Widget] = [NamingParagraph(self.scene, (0, 0, 0, 0), one, "second", "muted") for one in names]
        others: list[Widget] = [self._caption(advice.captions[1])] if advice.others else []
        others += [Way(self.scene, one, n) for n, one in enumerate(advice.others[:ways], 2)]
        buttons = [self._buttons()] if advice.can_do else []
        self.rows = [self.add(row) for row in (*ahead, *leads, *sure, *expected, *also, *others, *buttons)]
        self._less = [also, others[2:], others, expected, sure[1:], leads, ahead]
        self.above = len(ahead) + len(leads)
        self.beside = self.above + len(sure) + len(expected) + len(also)

    @property
    def is_whole(self) -> bool:
        """Whether nothing has been left out."""
        return all(row.visible for row in self.rows)

    @property
    def ways(self) -> int:
        """How many other ways can be read in it."""
        return sum(isinstance(row, Way) and row.visible for row in self.rows)

    def _caption(self, text: str) -> Label:
        return Label((0, 0, 0, 0), text, "second_bold")

    def _buttons(self) -> Widget:
        scene = self.scene
        key = keys.shown(
            keys.chord_for("hint", setting(scene.context.settings, "key_bindings", {})), scene.context.words
        )
        both = Widget((0, 0, 0, _BUTTON), name="hint_buttons")
        do, drop = scene.text("table.hint.do"), scene.text("table.hint.drop")
        both.add(Button((0, 0, 0, _BUTTON), do, self._do, "primary", key=key, style="second_bold", name="do_hint"))
        both.add(Button((0, 0, 0, _BUTTON), drop, self._drop, style="second_bold", name="drop_hint"))
        return both

    # -- where it stands ----------------------------------------------------------------------------------------

    def _lie(self) -> None:
        """With large type it is wide, or as narrow as the column of players where that covers less. Where a column of
        the game's own leaves its board no open sea, it lies flat over the heads of that column."""
        at = None if self.large else self.place.over_column(_FLAT, self._height_at)
        at = at or self._best()
        self.wide = at[2]
        self._place_rows()
        self.move_to(at)

    def _best(self) -> At:
        """With fewer words above the tools, if it would lie on what it speaks of."""
        widths = (_LARGE_WIDTH, _WIDTH) if self.large else (_WIDTH,)
        at = self.place.best(widths, self._height_at)
        if not self.place.in_the_way or self.spare:
            return at
        self.spare = _GAP
        return self.place.best(widths, self._height_at)

    def _height_at(self, wide: float) -> float:
        self.wide = wide
        self._place_rows()
        return self._height

    def _place_rows(self) -> None:
        """All of it, or so much that the whole note with its buttons stands in the window."""
        for row in self.rows:
            row.visible = True
        for lesser in ([], *self._less):
            for row in lesser:
                row.visible = False
            self._pile()
            if self._height <= self.place.most_high:
                break

    def _pile(self) -> None:
        room = self.wide - 2 * _PAD
        y = 38 + self.body.height_for(room)
        self.body.at = (_PAD, 38, room, y - 38)
        if self.wide < _FLAT or not self.advice.can_do:
            y = self._below(self.rows, _PAD, y, room)
        else:
            y, half = self._below(self.rows[: self.above], _PAD, y, room), (room - _BETWEEN) / 2
            left = self._below(self.rows[self.above : self.beside], _PAD, y, half)
            y = max(left, self._below(self.rows[self.beside :], _PAD + half + _BETWEEN, y, half))
        self._height = y + 14

    def _below(self, rows: Sequence[Widget], x: float, y: float, room: float) -> float:
        """One below the other; where they end."""
        for row in (one for one in rows if one.visible):
            y += _GAP
            high = self._high(row, room)
            row.at = (x, y, room, high)
            if row.name == "hint_buttons":
                half = (room - _GAP) / 2
                for number, button in enumerate(row.children):
                    button.at = (number * (half + _GAP), 0, half, _BUTTON)
            y += high
        return y

    def _high(self, row: Widget, room: float) -> float:
        if isinstance(row, Fact | Way | Paragraph):
            return row.height_for(room)
        return _BUTTON if row.name == "hint_buttons" else self.grid.units(self.fonts.line_height("second_bold"))

    def arrange(self, grid: Grid) -> None:
        if self.body.text:
            self._place_rows()
