"""What stands below the score sheet of a result: cards that were secret, names of what has counted, or pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.result_words import parts_of
from game.scenes.table.score_sheet import tie_lines
from game.table.screen import screen_of
from game.table.ties import ties_behind
from game.ui.kinds.thumbnail import Thumbnail
from game.ui.paragraph import layout_text
from game.ui.widgets import Label, Panel, Paragraph, Sign
from game.ui.widgets.charts import LineChart

if TYPE_CHECKING:
    from game.scenes.result import ResultScene

_WIDE, _FOOT = 724.0, 14.0
_PICTURE_LEAST = 60.0
"""Units of height that a picture of what somebody built needs."""
_CURVE_LEAST = 76.0
"""Units of height from which a curve can be read."""


def add_ties(scene: ResultScene, panel: Panel, top: float) -> float:
    """Why those behind the victory who have as many points stand as they do. Returns its end."""
    result = scene.session.result()
    assert result is not None
    lines = tie_lines(scene.context.look, ties_behind(result, scene.teller), (18, top, panel.at[2] - 36))
    if lines.text:
        panel.add(lines)
    return top + lines.at[3]


def add_secrets(scene: ResultScene, panel: Panel, top: float) -> None:
    width = _WIDE / scene.session.seats
    panel.add(Label((18, top, 720, 24), scene.text("table.result.cards"), "dock"))
    for column, seat in enumerate(scene.order):
        panel.add(Sign((18 + column * width, top + 30, 16, 16), scene.table.model.signs[seat]))
        at = (40 + column * width, top + 28, width - 30, panel.at[3] - top - 40)
        panel.add(Paragraph(at, scene.cards_of(seat), "second"))


def add_parts(scene: ResultScene, panel: Panel, top: float) -> float:
    """Where nothing else is to be shown; of a player with very much the last rows are left out. Returns its end."""
    width, look = _WIDE / scene.session.seats, scene.context.look
    wide, high = width - 30, panel.at[3] - top - _FOOT

    def tall(told: list[str]) -> float:
        return look.grid.units(layout_text(look, "\n".join(told), "second", "ink", look.grid.px(wide)).height)

    tallest = 0.0
    for column, seat in enumerate(scene.order):
        told = list(parts_of(scene.sheet, seat, [row.key for row in scene.rows], scene.teller))
        while told and tall(told) > high:
            told.pop()
        tallest = max(tallest, tall(told)) if told else tallest
        panel.add(Sign((18 + column * width, top + 8, 16, 16), scene.table.model.signs[seat]))
        panel.add(Paragraph((40 + column * width, top + 6, wide, high), "\n".join(told), "second"))
    return top + 6 + tallest


def add_pictures(scene: ResultScene, panel: Panel, top: float) -> None:
    """What everybody has built, if the game's panels show it."""
    spec = screen_of(scene.session.rules.id).panels
    high = panel.at[3] - top - _FOOT
    if spec is None or high < _PICTURE_LEAST:
        return
    position = scene.session.shown(None)
    width = min(1.3 * high, _WIDE / scene.session.seats - 10)
    for column, seat in enumerate(scene.order):
        at = (18 + column * _WIDE / scene.session.seats, top, width, high)
        picture = panel.add(
            Thumbnail(at, spec.world, seat, scene.look_on, name=f"picture:{seat}", tooltip=scene.teller.seat(seat))
        )
        picture.show(position, scene.table.model.signs)


def add_curve_below(scene: ResultScene, panel: Panel, top: float) -> bool:
    """Where a short sheet leaves room the curve stands below it; whether it does."""
    high = panel.at[3] - top - _FOOT - 30
    if high < _CURVE_LEAST:
        return False
    panel.add(Label((18, top + 4, 720, 24), scene.counted("curve"), "dock"))
    series, ticks = scene.series()
    at = (18, top + 30, _WIDE, high)
    panel.add(LineChart(at, series, ticks=ticks, marks=scene.turns.marks(), name="chart"))
    return True
