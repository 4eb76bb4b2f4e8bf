"""What stands around the counting: what is counted now with its cards, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.column import COLUMN, RIGHT
from game.scenes.tally.cards import Cards
from game.scenes.tally.pieces import Steps
from game.ui.widget import At
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.tally.scene import TallyScene

FOOT = 654.0
RACE_GAP, RACE_TOP = 6.0, 50.0
RACE_HIGH = {1: 88.0, 2: 88.0, 3: 88.0, 4: 74.0, 5: 62.0}
"""Of a player's panel, by the number of seats."""
_STEPS_WIDE, _STEPS_HIGH, _FEW = 240.0, 232.0, 3
"""With more stages than a few each needs some more height."""
_MORE_HIGH = 44.0


def add_column(scene: TallyScene) -> tuple[Steps, Cards]:
    x, y, wide, high = scene.spec.at
    add = scene.root.add
    has_cards = any(stage.cards for stage in scene.tally.stages)
    narrow = min(wide, _STEPS_WIDE) if has_cards and not scene.context.grid.is_large else wide
    title = scene.text("table.tally.title")
    steps_high = _STEPS_HIGH + _MORE_HIGH * max(0, len(scene.tally.stages) - _FEW)
    if not has_cards and wide > _STEPS_WIDE:  # a wide column has nothing else in it
        steps_high = high
    pin = scene.spec.pin
    steps = add(Steps((x, y, narrow, steps_high), title, scene.signs, pin=pin, name="steps"))
    icon = next((scene.screen.icons[stage.row] for stage in scene.tally.stages if stage.cards), "card")
    at = (x, y + steps_high + 8, wide, max(1.0, high - steps_high - 8))
    return steps, add(Cards(at, icon, scene.text("table.tally.missed"), pin=pin, name="cards"))


def place_in_race(rank: float, seats: int) -> At:
    high = RACE_HIGH[seats]
    return (RIGHT, RACE_TOP + rank * (high + RACE_GAP), COLUMN, high)


def add_buttons(scene: TallyScene) -> tuple[Button, Button]:
    """One that skips, one that goes on."""
    add, key, pin = scene.root.add, scene.key_name, "right bottom"
    skip = Button((RIGHT, FOOT, 108, 46), "", scene.skip, key=key("escape"), pin=pin, name="skip")
    on = Button((RIGHT + 116, FOOT, 168, 46), "", scene.go_on, "primary", key=key("space"), pin=pin, name="next")
    return add(skip), add(on)
