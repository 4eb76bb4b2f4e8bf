"""What a replay is steered with: eyes, slider, the words of what happened, and the buttons below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.table import column
from game.scenes.table.column import COLUMN, RIGHT
from game.ui.events import Event, Key
from game.ui.widget import At
from game.ui.widgets import Button, Choice, Dialog, IconButton, Panel, Paragraph, ScrollArea, Segmented, Slider

if TYPE_CHECKING:
    from game.scenes.replay import ReplayScene

PUBLIC = "public"
_BOTTOM, _TOLD_FROM = 592.0, 140.0
_BELOW = (12.0, 600.0, 960.0, 112.0)
_BETWEEN = 14.0
"""From the name of one pair of eyes to the next."""
_CLOSE = 46.0
"""From one button to the next beside a column of the game's own."""
_OWN_HIGH = 118.0
"""How high the panel is over the lower end of a column that the game brings along."""


_TIGHT = 1.15


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
    if not scene.running:
        _add_coach(scene)


def _add_coach(scene: ReplayScene) -> None:
    """Looking back turn by turn, at the match of whoever's eyes look."""
    tip = scene.context.words("table.result.coach_about")
    button = IconButton((940, 8, 34, 32), "hint", scene.look_back, colour="cream", ground="plaque", pin="right",
                        name="coach", tooltip=tip)  # fmt: skip
    button.shortcut = "c"
    scene.root.add(button)


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
    free = None if scene.context.grid.is_large else own.controls.get(scene.session.seats)
    at = free or (own.left, own.tools - _OWN_HIGH - 4, wide, _OWN_HIGH)
    panel = scene.root.add(Panel(at, pin="right bottom" if free is None else "right", name="controls"))
    many, high = scene.session.seats > 3, at[3]
    eyes = wide - 24 if many else half
    _add_eyes(scene, panel, (12, 10, eyes, 28))
    _add_slider(scene, panel, (14, 42, wide - 28, 24) if many else (half + 24, 11, half - 40, 26), "left top")
    _add_story(scene, panel, (14, 68 if many else 44, wide - 20, high - (74 if many else 50)), "left top")


def _add_eyes(scene: ReplayScene, panel: Panel, at: At) -> None:
    """All to choose from side by side; where their names have no room, one button that goes on to the next."""
    words, fonts, grid = scene.context.words, scene.context.look.fonts, scene.context.grid
    eyes: list[tuple[str, str]] = [(PUBLIC, words("table.replay.public"))]
    if not scene.running:
        eyes += [(str(seat), scene.teller.seat(seat)) for seat in range(scene.session.seats)]
    chosen = PUBLIC if scene.eyes is None else str(scene.eyes)
    needed = sum(fonts.width(name, "body_bold") + grid.px(_BETWEEN) for _, name in eyes)
    kind = Segmented if needed <= grid.px(at[2]) else EyesButton
    scene.eyes_choice = panel.add(
        kind(at, eyes, chosen, scene.look_with, name="eyes", tooltip=words("table.replay.eyes"))
    )


class EyesButton(Button):
    """Says whose eyes see; a press, or an arrow key, goes on to the next."""

    def __init__(
        self,
        at: At,
        options: Sequence[tuple[str, str]],
        chosen: str,
        on_change: Callable[[str], object],
        *,
        name: str,
        tooltip: str,
    ) -> None:
        super().__init__(at, "", lambda: self._step(1), icon="eye", name=name, style="body_bold", tooltip=tooltip)
        self.options = list(options)
        self.on_change = on_change
        self.set(chosen=chosen)

    def set(self, **values: Any) -> None:
        """The choice is what it says."""
        if "chosen" in values:
            self.chosen = values.pop("chosen")
            values["text"] = dict(self.options)[self.chosen]
        super().set(**values)

    def _step(self, by: int) -> bool:
        keys = [key for key, _ in self.options]
        self.set(chosen=keys[(keys.index(self.chosen) + by) % len(keys)])
        self.on_change(self.chosen)
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name in ("left", "right"):
            return self._step(1 if event.name == "right" else -1)
        return super().handle(event)


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
    large = is_tight(scene)  # then the sign stands for itself
    for number, (name, icon, act) in enumerate(buttons):
        scene.root.add(
            Button(
                _move_at(scene, number),
                "" if large else words(f"table.replay.{name}"),
                act,
                "tool" if not large else "plaque",
                icon=icon,
                name=name,
                pin="right bottom",
                tooltip=words(f"table.replay.{name}_tip"),
            )
        )


def is_tight(scene: ReplayScene) -> bool:
    """Type is larger, beside the buttons, than they were designed for: large type, or a small window."""
    return scene.context.grid.text_scale > _TIGHT


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
    if is_tight(scene):  # one button, and the question which of the two
        at = (x, y, wide, high)
        scene.root.add(
            Button(
                at,
                words("table.replay.branch"),
                partial(_ask_luck, scene),
                "primary",
                style="second_bold",
                pin="right bottom",
                name="branch",
            )
        )
        return
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


def _ask_luck(scene: ReplayScene) -> None:
    words = scene.context.words
    choices = [
        Choice(words("table.replay.same_luck"), partial(scene.branch, False)),
        Choice(words("table.replay.new_luck"), partial(scene.branch, True), primary=True),
    ]
    told = " ".join(words(f"table.replay.{name}_tip") for name in ("same_luck", "new_luck"))
    scene.root.add(Dialog(words("table.replay.branch"), told, choices))
    scene.root.set_focus(scene.root.find("dialog").buttons[1])  # type: ignore[attr-defined]
