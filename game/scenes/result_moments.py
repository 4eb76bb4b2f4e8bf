"""Beside the sheet of a result: the turns that decided it, or the curve of points over the turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.result_turns import PICTURE
from game.table.deciding import MOST
from game.ui.widget import At, Widget
from game.ui.widgets import Panel, Segmented
from game.ui.widgets.charts import LineChart

if TYPE_CHECKING:
    from game.scenes.result import ResultScene

_HEAD, _FOOT, _GAP = 46.0, 10.0, 10.0
_SWITCH = 160.0


def add_moments(scene: ResultScene, page: Widget, at: At) -> None:
    """As many turns as there are; where they leave room the curve stands below them, else one chooses."""
    x, y, wide, high = at
    turns = scene.turns
    card = (high - _HEAD - _FOOT) / MOST
    if not turns.turns:
        _add_curve(scene, page, at)
    elif len(turns.turns) == MOST and scene.shows_curve:
        _add_switch(scene, _add_curve(scene, page, at, noted=False))
    else:
        taken = _HEAD + _FOOT + len(turns.turns) * card
        alone = len(turns.turns) == MOST
        note = "" if alone and not scene.curve_below else scene.text("table.deciding.note")
        panel = page.add(Panel((x, y, wide, taken), turns.title, note, name="turns"))
        pictures = scene.pictures if scene.pictures.are_there else None
        least = turns.high(scene.context.look, wide - 28 - (PICTURE if pictures is not None else 0))
        turns.fill(panel, _HEAD, max(card - 6, least), scene.show_turn, scene.play_from, pictures)
        if alone and not scene.curve_below:
            _add_switch(scene, panel)
        elif not alone:
            _add_curve(scene, page, (x, y + taken + _GAP, wide, high - taken - _GAP))


def _add_curve(scene: ResultScene, page: Widget, at: At, *, noted: bool = True) -> Panel:
    note = scene.text("table.result.curve_note") if noted else ""
    panel = page.add(Panel(at, scene.counted("curve"), note, name="curve"))
    series, ticks = scene.series()
    inside = (14, _HEAD, at[2] - 28, at[3] - _HEAD - _FOOT)
    panel.add(LineChart(inside, series, ticks=ticks, marks=scene.turns.marks(), name="chart"))
    return panel


def _add_switch(scene: ResultScene, panel: Panel) -> None:
    options = [(name, scene.text(f"table.result.show.{name}")) for name in ("turns", "points")]
    chosen = "points" if scene.shows_curve else "turns"
    look, room = scene.context.look, panel.at[2] - _SWITCH - 14 - panel.padding - 8
    fitting = (one for one in ("panel", "card", "dock") if look.fonts.width(panel.title, one) <= look.grid.px(room))
    panel.title_style = next(fitting, "second_bold")
    panel.add(Segmented((panel.at[2] - _SWITCH - 14, 8, _SWITCH, 30), options, chosen, scene.show, name="show"))
