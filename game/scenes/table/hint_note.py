"""The advice of the strongest bot: the move, marked on the board as well, why, and what would be second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.named import names_in
from game.scenes.table.hint_rows import Fact, Way
from game.scenes.table.names import NamingParagraph, leading
from game.table import keys
from game.table.facts import Advice
from game.ui.context import setting
from game.ui.grid import Grid
from game.ui.widget import Widget
from game.ui.widgets import Button, IconButton, Label, Panel, Paragraph

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTH, _LARGE_WIDTH, _PAD = 284.0, 436.0, 14.0
_LEFTS = (24.0, 360.0, 680.0)
_RIGHT, _REACH = 1268.0, 44.0
"""The edge of the right column, and how far a place goes that has no shape of its own."""
_ROWS, _LARGE_ROWS = (4, 2), (2, 1)
"""Reasons of a kind, and other ways."""
_BUTTON, _GAP = 34.0, 6.0
_SPOKEN = 100
"""How bad it is to lie on what it speaks of, or a lesson does."""
_STEP = 24
"""So finely a place is looked for where the usual ones are all on something of it."""
_BUTTONS = 1000
"""How much worse than anything else it is to lie on the buttons of the table."""


class HintNote(Panel):
    """Stands at the upper left of the board until the next action or until it is dropped."""

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
        self.add(IconButton((self.wide - 34, 9, 24, 24), "cross", self._drop, name="close_hint", tooltip=close))
        self.rows: list[Widget] = []

    def _drop(self) -> None:
        self.scene.director.bots.close_hint()
        self.scene.refresh()

    def _do(self) -> None:
        self.scene.hands.do_advised()

    # -- what it says -------------------------------------------------------------------------------------------

    def show(self, advice: Advice) -> None:
        if advice != self.advice:
            self.advice = advice
            self.body.set(text=f"*{leading(self.scene, advice.title)}*" if advice.title else advice.note)
            self._fill()
        there = bool(self.body.text)
        if there != self.visible:
            self.set(visible=there)
        if there and self.rect.w:
            self._lie()

    def _fill(self) -> None:
        for row in self.rows:
            self.remove(row)
        advice, (reasons, ways) = self.advice, _LARGE_ROWS if self.large else _ROWS
        rows: list[Widget] = [Paragraph((0, 0, 0, 0), advice.lead, "second")] if advice.lead else []
        rows += [Fact(self.scene, one, name=f"why:{n}") for n, one in enumerate(advice.sure[:reasons])]
        if advice.expected:
            rows.append(self._caption(advice.captions[0]))
        rows += [Fact(self.scene, one, name=f"expected:{n}") for n, one in enumerate(advice.expected[:reasons])]
        also = [leading(self.scene, one) for one in advice.also]
        rows += [NamingParagraph(self.scene, (0, 0, 0, 0), one, "second", "muted") for one in also]
        if advice.others:
            rows.append(self._caption(advice.captions[1]))
        rows += [Way(self.scene, one, n) for n, one in enumerate(advice.others[:ways], 2)]
        if advice.can_do:
            rows.append(self._buttons())
        self.rows = [self.add(row) for row in rows]

    def _caption(self, text: str) -> Label:
        return Label((0, 0, 0, 0), text, "second_bold")

    def _buttons(self) -> Widget:
        scene, half = self.scene, (self.wide - 2 * _PAD - _GAP) / 2
        key = keys.shown(
            keys.chord_for("hint", setting(scene.context.settings, "key_bindings", {})), scene.context.words
        )
        both = Widget((0, 0, self.wide - 2 * _PAD, _BUTTON), name="hint_buttons")
        do, drop = scene.text("table.hint.do"), scene.text("table.hint.drop")
        both.add(Button((0, 0, half, _BUTTON), do, self._do, "primary", key=key, style="second_bold", name="do_hint"))
        both.add(Button((half + _GAP, 0, half, _BUTTON), drop, self._drop, style="second_bold", name="drop_hint"))
        return both

    # -- where it stands ----------------------------------------------------------------------------------------

    def _lie(self) -> None:
        """At the upper left, or where it covers no button, nothing of what it speaks of, nor what can be chosen."""
        self._place_rows()
        high = self._height
        scene, hint = self.scene, self.scene.director.bots.hint
        spoken: Sequence[str] = hint.action.touches() if hint is not None else ()
        others = [one for other in self.advice.others for one in other.pieces]
        others += [one for text in self.advice.also for one, _ in names_in(text)]
        weights = {one: 1 for one in scene.director.lit()} | dict.fromkeys(others, 20)
        weights |= dict.fromkeys(spoken, _SPOKEN)
        places = {one: at for one in weights if (at := self._shown_at(one)) is not None}

        tools = [scene.furniture.primary.rect, *(tool.rect for tool in scene.furniture.tools.values())]
        clear = scene.kept_clear()

        def covers(at: tuple[float, float]) -> int:
            spot = self.grid.rect(*at, self.wide, high)
            buttons = _BUTTONS if spot.collidelist(tools) >= 0 else 0
            spoken_of = _SPOKEN * len(spot.collidelistall(clear))
            return buttons + spoken_of + sum(weights[one] for one, place in places.items() if spot.colliderect(place))

        column = self.grid.units(min(tool.left for tool in tools)) - 12 - self.wide
        tops, lefts = (62.0, max(46.0, 700 - high)), (*_LEFTS, column, _RIGHT - self.wide)
        x, y = min(((left, top) for top in tops for left in lefts), key=covers)
        if covers((x, y)) >= _SPOKEN:
            rows = range(46, max(47, int(tops[1])), _STEP)
            anywhere = ((float(left), float(top)) for top in rows for left in range(8, int(column) + 1, _STEP))
            x, y = min(((x, y), *anywhere), key=covers)
        self.move_to((x, y, self.wide, high))

    def _shown_at(self, component: str) -> Rect | None:
        """Where it is seen just now; what one would have to open first is not hidden by lying on what leads there."""
        region = next((at for part in self.scene.open_parts() if (at := part.region(component)) is not None), None)
        if region is not None:
            return region
        point, reach = self.scene.anchor(component), self.grid.px(_REACH)
        return None if point is None else Rect(point, (0, 0)).inflate(reach, reach)

    def _place_rows(self) -> None:
        room = self.wide - 2 * _PAD
        y = 38 + self.body.height_for(room)
        self.body.at = (_PAD, 38, room, y - 38)
        for row in self.rows:
            y += _GAP
            high = self._high(row, room)
            row.at = (_PAD, y, room, high)
            y += high
        self._height = y + 14

    def _high(self, row: Widget, room: float) -> float:
        if isinstance(row, Fact | Way | Paragraph):
            return row.height_for(room)
        return _BUTTON if row.name == "hint_buttons" else self.grid.units(self.fonts.line_height("second_bold"))

    def arrange(self, grid: Grid) -> None:
        if self.body.text:
            self._place_rows()
