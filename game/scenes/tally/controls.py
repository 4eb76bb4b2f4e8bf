"""What stands around the counting: what is counted now with its cards, and the buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.table.column import COLUMN, RIGHT
from game.scenes.tally.cards import Cards
from game.scenes.tally.pieces import Runner, Steps
from game.scenes.tally.race import Racer, Tabs
from game.ui.widget import At
from game.ui.widgets import Button, Panel, charts

if TYPE_CHECKING:
    from game.scenes.tally.scene import TallyScene

FOOT = 654.0
RACE_GAP, RACE_TOP = 6.0, 50.0
RACE_HIGH = {1: 88.0, 2: 88.0, 3: 88.0, 4: 74.0, 5: 62.0}
"""Of a player's panel, by the number of seats."""
_STEPS_WIDE, _STEPS_HIGH, _FEW = 240.0, 232.0, 3
"""With more stages than a few each needs some more height."""
_MORE_HIGH = 44.0
_RACE_HEAD, _ROW_MOST, _LOW = 40.0, 86.0, 660.0
"""Of a race in rows: its title, a row at most, and where the buttons stand below it."""


def add_column(scene: TallyScene) -> tuple[Steps | Tabs, Cards]:
    x, y, wide, high = scene.spec.at
    add, pin = scene.root.add, scene.spec.pin
    if scene.spec.race is not None:
        tabs = add(Tabs(scene.spec.at, scene.signs, pin=pin, name="steps"))
        return tabs, add(Cards((x, y, wide, 1), "card", "", pin=pin, name="cards"))
    has_cards = any(stage.cards for stage in scene.tally.stages)
    narrow = min(wide, _STEPS_WIDE) if has_cards and not scene.context.grid.is_large else wide
    title = scene.text("table.tally.title")
    steps_high = _STEPS_HIGH + _MORE_HIGH * max(0, len(scene.tally.stages) - _FEW)
    steps = add(Steps((x, y, narrow, steps_high), title, scene.signs, pin=pin, name="steps"))
    icon = next((scene.screen.icons[stage.row] for stage in scene.tally.stages if stage.cards), "card")
    at = (x, y + steps_high + 8, wide, max(1.0, high - steps_high - 8))
    return steps, add(Cards(at, icon, scene.text("table.tally.missed"), pin=pin, name="cards"))


def place_in_race(scene: TallyScene, rank: float) -> At:
    seats, race = scene.session.seats, scene.spec.race
    if race is not None:
        x, y, wide, high = race
        step = min(_ROW_MOST, (high - _RACE_HEAD - 4) / seats)
        return (x + 5, y + _RACE_HEAD + rank * step, wide - 10, step - 3)
    high = RACE_HIGH[seats]
    return (RIGHT, RACE_TOP + rank * (high + RACE_GAP), COLUMN, high)


def add_race(scene: TallyScene) -> tuple[list[Runner], Panel, charts.LineChart | None]:
    """The players, and the panel behind them with who leads, or below them with the curve."""
    race, add = scene.spec.race, scene.root.add
    if race is not None:
        panel = add(Panel(race, scene.text("table.tally.race"), pin=scene.spec.pin, name="race"))
    kind: type[Runner] = Runner if race is None else Racer
    runners = [
        add(
            kind(
                place_in_race(scene, seat),
                scene.words.standing(seat, scene.done),
                partial(scene.point_at, seat),
                pin=scene.spec.pin if race is not None else "right",
                name=f"seat:{seat}",
            )
        )
        for seat in range(scene.session.seats)
    ]
    if race is not None:
        return runners, panel, None
    top = place_in_race(scene, scene.session.seats)[1]
    at = (RIGHT, top, COLUMN, FOOT - 10 - top)
    note = scene.text("table.result.curve_note")
    panel = add(Panel(at, scene.text("table.tally.curve"), note, pin="right high", name="curve"))
    band = len(scene.tally.stages) * max(map(scene.tally.stage_width, scene.before))
    steps = max(map(len, scene.before)) - 1 + band
    inside = (10, 42, COLUMN - 18, at[3] - 50)
    chart = charts.LineChart(inside, scene.series(), steps=steps, most=scene.tally.most, band=band, pin="wide high")
    panel.add(chart)
    return runners, panel, chart


def add_buttons(scene: TallyScene) -> tuple[Button, Button]:
    """One that skips, one that goes on."""
    add, key, pin = scene.root.add, scene.key_name, "right bottom"
    if scene.spec.race is not None:
        x, _, wide, _ = scene.spec.race
        skip = Button((x, _LOW, 150, 46), "", scene.skip, key=key("escape"), pin=pin, name="skip")
        more = wide - 158
        on = Button((x + 158, _LOW, more, 46), "", scene.go_on, "primary", key=key("space"), pin=pin, name="next")
        return add(skip), add(on)
    skip = Button((RIGHT, FOOT, 108, 46), "", scene.skip, key=key("escape"), pin=pin, name="skip")
    on = Button((RIGHT + 116, FOOT, 168, 46), "", scene.go_on, "primary", key=key("space"), pin=pin, name="next")
    return add(skip), add(on)
