"""What stands around the counting: what is counted now with its cards, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.column import RIGHT
from game.scenes.tally.cards import Cards
from game.scenes.tally.pieces import Steps
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.tally.scene import TallyScene

FOOT = 654.0
_STEPS_WIDE, _STEPS_HIGH = 240.0, 232.0


def add_column(scene: TallyScene) -> tuple[Steps, Cards]:
    x, y, wide, high = scene.spec.at
    add = scene.root.add
    narrow = wide if scene.context.grid.is_large else min(wide, _STEPS_WIDE)
    title = scene.text("table.tally.title")
    steps = add(Steps((x, y, narrow, _STEPS_HIGH), title, scene.signs, name="steps"))
    icon = next((scene.screen.icons[stage.row] for stage in scene.spec.stages if stage.cards), "card")
    at = (x, y + _STEPS_HIGH + 8, wide, high - _STEPS_HIGH - 8)
    return steps, add(Cards(at, icon, scene.text("table.tally.missed"), name="cards"))


def add_buttons(scene: TallyScene) -> tuple[Button, Button]:
    """One that skips, one that goes on."""
    add, key, pin = scene.root.add, scene.key_name, "right bottom"
    skip = Button((RIGHT, FOOT, 108, 46), "", scene.skip, key=key("escape"), pin=pin, name="skip")
    on = Button((RIGHT + 116, FOOT, 168, 46), "", scene.go_on, "primary", key=key("space"), pin=pin, name="next")
    return add(skip), add(on)
