"""What a replay is steered with: eyes, slider, the words of what happened, and the buttons below them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.table import column
from game.scenes.table.column import COLUMN, RIGHT
from game.ui.widget import At
from game.ui.widgets import Button, IconButton, Panel, Paragraph, ScrollArea, Segmented, Slider

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

PUBLIC = "public"
_BOTTOM, _TOLD_FROM = 592.0, 140.0
_BELOW = (12.0, 600.0, 960.0, 112.0)
_CLOSE = 46.0
"""From one button to the next beside a column of the game's own."""
_OWN_HIGH = 118.0
"""How high the panel is over the lower end of a column that the game brings along."""


def build_controls(scene: ReplayScene, top: float) -> None:
    """`top`: where the players end in the house's column. Where many players leave it no room, what has happened is
    told in the place of the docks."""
    scene.below = None
    if scene.screen.column is None:
        _panel_below_players(scene, top)
    else:
        _panel_over_own_column(scene)
    _add_moves(scene)
    _add_branches(scene)


def _panel_below_players(scene: ReplayScene, top: float) -> None:
    high = _BOTTOM - top
    panel = scene.root.add(Panel((RIGHT, top, COLUMN, high), pin="right high", name="controls"))
    _add_eyes(scene, panel, (12, 12, COLUMN - 24, 30))
    if high >= _TOLD_FROM:
        _add_story(scene, panel, (14, 48, COLUMN - 20, high - 92), "high")
    else:
        scene.below = scene.root.add(Panel(_BELOW, pin="bottom", name="below"))
        _add_story(scene, scene.below, (16, 12, _BELOW[2] - 28, _BELOW[3] - 24), "left top")
    _add_slider(scene, panel, (14, high - 38, COLUMN - 28, 26), "bottom")


def _panel_over_own_column(scene: ReplayScene) -> None:
    own = scene.screen.column
    assert own is not None
    wide, half = own.width, own.width / 2
    at = (own.left, own.tools - _OWN_HIGH - 4, wide, _OWN_HIGH)
    panel = scene.root.add(Panel(at, pin="right bottom", name="controls"))
    many = scene.session.seats > 3
    eyes = wide - 24 if many else half
    _add_eyes(scene, panel, (12, 10, eyes, 28))
    _add_slider(scene, panel, (14, 42, wide - 28, 24) if many else (half + 24, 11, half - 40, 26), "left top")
    _add_story(scene, panel, (14, 68 if many else 44, wide - 20, _OWN_HIGH - (74 if many else 50)), "left top")


def _add_eyes(scene: ReplayScene, panel: Panel, at: At) -> None:
    words = scene.context.words
    eyes = [(PUBLIC, words("table.replay.public"))]
    if not scene.running:
        eyes += [(str(seat), scene.teller.seat(seat)) for seat in range(scene.session.seats)]
    scene.eyes_choice = panel.add(
        Segmented(
            at,
            eyes,
            PUBLIC if scene.eyes is None else str(scene.eyes),
            scene.look_with,
            name="eyes",
            tooltip=words("table.replay.eyes"),
        )
    )


def _add_story(scene: ReplayScene, panel: Panel, at: At, pin: str) -> None:
    scene.told = panel.add(ScrollArea(at, pin=pin, name="told"))
    scene.story_wide = at[2] - 16
    scene.story = scene.told.add(Paragraph((0, 0, scene.story_wide, 20), "", "second", name="story"))


def _add_slider(scene: ReplayScene, panel: Panel, at: At, pin: str) -> None:
    """Between a single step back and one on."""
    x, y, wide, high = at
    words, side = scene.context.words, high + 2
    scene.slider = panel.add(
        Slider(
            (x + side, y, wide - 2 * side, high),
            0,
            len(scene.session),
            scene.position,
            scene.go_to,
            pin=pin,
            name="slider",
        )
    )
    for name, icon, left, step in (("step_back", "back", x - 4, -1), ("step_on", "go", x + wide - side + 6, 1)):
        panel.add(
            IconButton(
                (left, y, side - 2, high),
                icon,
                partial(scene.step, step),
                pin=pin,
                name=name,
                tooltip=words(f"table.replay.{name}_tip"),
            )
        )


def _add_moves(scene: ReplayScene) -> None:
    words = scene.context.words
    buttons = (
        ("start", "step_back", scene.to_start),
        ("turn_back", "fast_back", scene.turn_back),
        ("play", "play", scene.toggle_play),
        ("turn_on", "fast", scene.turn_on),
        ("end", "step", scene.to_end),
    )
    for number, (name, icon, act) in enumerate(buttons):
        scene.root.add(
            Button(
                _move_at(scene, number),
                words(f"table.replay.{name}"),
                act,
                "tool",
                icon=icon,
                name=name,
                pin="right bottom",
                tooltip=words(f"table.replay.{name}_tip"),
            )
        )


def _move_at(scene: ReplayScene, number: int) -> At:
    x, y, wide, high = column.tool_at(scene.screen, number)
    own = scene.screen.column
    return (x, y, wide, high) if own is None else (own.left + number * _CLOSE, y, _CLOSE - 4, high)


def _add_branches(scene: ReplayScene) -> None:
    words = scene.context.words
    x, y, wide, high = column.primary_at(scene.screen, 5)
    if scene.screen.column is not None:  # two buttons in the place of one: the tools move closer together
        end, x = x + wide, _move_at(scene, 5)[0] + 4
        wide = end - x
    each = (wide - 8) / 2
    for number, (name, look, new) in enumerate((("same_luck", "plain", False), ("new_luck", "primary", True))):
        scene.root.add(
            Button(
                (x + number * (each + 8), y, each, high),
                words("table.replay.branch"),
                partial(scene.branch, new),
                look,
                style="second_bold",
                second=words(f"table.replay.{name}"),
                pin="right bottom",
                name=name,
                tooltip=words(f"table.replay.{name}_tip"),
            )
        )
