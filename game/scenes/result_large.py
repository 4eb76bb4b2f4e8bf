"""The end of a match in large type: all that it tells below each other, and where to next at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.scenes.result_head import HIGH, fill_head
from game.scenes.result_parts import add_ties
from game.scenes.table.score_sheet import wider
from game.table.screen import screen_of
from game.ui.grid import DESIGN_HEIGHT
from game.ui.kinds.thumbnail import Thumbnail
from game.ui.paragraph import layout_text
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Paragraph, ScrollArea, Sign
from game.ui.widgets.charts import LineChart

if TYPE_CHECKING:
    from game.scenes.result import Act, ResultScene

_LEFT, _WIDE, _GAP, _PAD = 12.0, 1240.0, 12.0, 18.0
_CURVE, _PICTURE = 460.0, 300.0
_TWO_ROWS = 1.6
"""From this size of type on the buttons need two rows."""


class LargeResult:
    """Lays the parts of a ResultScene; each method returns where the next part begins."""

    def __init__(self, scene: ResultScene) -> None:
        self.scene = scene
        grid = scene.context.grid
        self.k = wider(grid)
        self.names = grid.text_scale

    def fill(self, page: Widget) -> None:
        rows = 1 if self.scene.context.grid.text_scale < _TWO_ROWS else 2
        high = 46 * min(self.k, 1.4)
        foot = DESIGN_HEIGHT - 8 - rows * (high + 8)
        area = page.add(ScrollArea((0, 0, 1280, foot), name="result"))
        y = self._head(area, 10)
        y = self._table(area, y)
        y = self._secrets(area, y)
        y = self._turns(area, y)
        y = self._curve(area, y)
        y = self._pictures(area, y)
        area.content_height = y
        self._buttons(page, rows, foot + 8, high)

    def _head(self, area: ScrollArea, y: float) -> float:
        high = HIGH * self.k
        fill_head(self.scene, area.add(Panel((_LEFT, y, _WIDE, high), lit=True, name="winner")), self.k)
        return y + high + _GAP

    def _panel(self, area: ScrollArea, y: float, high: float, title: str, name: str) -> Panel:
        return area.add(Panel((_LEFT, y, _WIDE, self._title + high), title, name=name))

    @property
    def _title(self) -> float:
        return 36 * self.k

    def _table(self, area: ScrollArea, y: float) -> float:
        scene = self.scene
        table = scene.make_table(_WIDE - 28, min(270 * self.names, 0.34 * _WIDE), self.k)
        panel = self._panel(area, y, table.natural_height + 34, scene.text("table.sheet.title"), "sheet")
        table.at = (14, self._title, _WIDE - 28, table.natural_height)
        panel.add(table)
        end = add_ties(scene, panel, self._title + table.natural_height + 4)
        panel.at = (_LEFT, y, _WIDE, end + 34)
        seed = scene.text("table.result.seed", seed=f"{scene.session.setup.seed:08d}")
        place = (_PAD, panel.at[3] - 32, _WIDE - 2 * _PAD, 28)
        panel.add(Label(place, seed, "caption", "muted", "right"))
        return y + panel.at[3] + _GAP

    def _secrets(self, area: ScrollArea, y: float) -> float:
        """Each player's cards in lines over the whole width."""
        scene, sign = self.scene, 22 * self.k
        if not scene.secret_rows:
            return y
        panel = self._panel(area, y, 0, scene.text("table.result.cards"), "cards")
        top, left = self._title, _PAD + sign + 12
        wide = _WIDE - left - _PAD
        for seat in scene.order:
            told = scene.cards_of(seat).replace("\n", " · ")
            high = self._height(told, wide)
            panel.add(Sign((_PAD, top + 2, sign, sign), scene.table.model.signs[seat]))
            panel.add(Paragraph((left, top, wide, high), told, "second"))
            top += max(high, sign) + 10
        panel.at = (_LEFT, y, _WIDE, top + 6)
        return y + top + 6 + _GAP

    def _height(self, text: str, wide: float) -> float:
        look = self.scene.context.look
        block = layout_text(look, text, "second", "ink", look.grid.px(wide))
        return look.grid.units(block.height) + 2

    def _turns(self, area: ScrollArea, y: float) -> float:
        turns, look = self.scene.turns, self.scene.context.look
        if not turns.turns:
            return y
        high = turns.high(look, _WIDE - 28)
        panel = self._panel(area, y, turns.room(high) + 8, turns.title, "turns")
        turns.fill(panel, self._title, high, self.scene.show_turn, self.scene.play_from)
        return y + panel.at[3] + _GAP

    def _curve(self, area: ScrollArea, y: float) -> float:
        scene = self.scene
        panel = self._panel(area, y, _CURVE + 12, scene.counted("curve"), "curve")
        panel.note = scene.text("table.result.curve_note")
        series, ticks = scene.series()
        at = (14, self._title, _WIDE - 28, _CURVE)
        panel.add(LineChart(at, series, ticks=ticks, marks=scene.turns.marks(), name="chart"))
        return y + panel.at[3] + _GAP

    def _pictures(self, area: ScrollArea, y: float) -> float:
        """What everybody has built, two side by side."""
        scene, spec = self.scene, screen_of(self.scene.session.rules.id).panels
        if spec is None:
            return y
        position, wide = scene.session.shown(None), (_WIDE - _GAP) / 2
        for number, seat in enumerate(scene.order):
            row, column = divmod(number, 2)
            at = (_LEFT + column * (wide + _GAP), y + row * (_PICTURE + _GAP), wide, _PICTURE)
            self._picture(area, seat, at).show(position, scene.table.model.signs)
        return y + -(-len(scene.order) // 2) * (_PICTURE + _GAP)

    def _picture(self, area: ScrollArea, seat: Seat, at: tuple[float, float, float, float]) -> Thumbnail:
        scene, spec = self.scene, screen_of(self.scene.session.rules.id).panels
        assert spec is not None
        panel = area.add(Panel(at))
        sign = 22 * self.k
        panel.add(Sign((_PAD, 10, sign, sign), scene.table.model.signs[seat]))
        panel.add(Label((_PAD + sign + 10, 10, at[2] - sign - 60, sign), scene.teller.seat(seat), "body_bold"))
        inside = (_PAD, 20 + sign, at[2] - 2 * _PAD, at[3] - 32 - sign)
        return panel.add(Thumbnail(inside, spec.world, seat, scene.look_on, name=f"picture:{seat}"))

    def _buttons(self, page: Widget, rows: int, top: float, high: float) -> None:
        acts = self.scene.acts()
        lines = [acts] if rows == 1 else [acts[:3], acts[3:]]
        for row, line in enumerate(lines):
            needed = [self._needed(act) for act in line]
            more = (_WIDE + 16 - 12 * (len(line) - 1) - sum(needed)) / len(line)
            left = _LEFT
            for act, words in zip(line, needed, strict=True):
                self.scene.add_button(page, act, (left, top + row * (high + 8), words + more, high))
                left += words + more + 12

    def _needed(self, act: Act) -> float:
        """Units for the words of a button, and for its key where it has one: what is left is shared by all."""
        look, text = self.scene.context.look, self.scene.text
        name, _, kind = act
        words = look.fonts.width(text(f"table.result.{name}"), "button")
        key = look.fonts.width(text("table.chord.return"), "caption") if kind == "primary" else 0
        return look.grid.units(words + key)
