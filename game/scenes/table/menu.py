"""What opens over the table: the menu, the seats of the running match, the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.bots.levels import LEVELS
from game.core.session import SeatSetup
from game.scenes.table import agreement, asking, opening
from game.table import keys
from game.table.director import Stage
from game.ui.context import setting
from game.ui.grid import Grid
from game.ui.widgets import Button, IconButton, Label, Panel, Segmented, Sign

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Entry = tuple[str, str, Callable[[], object]]
"""An entry of the menu: its name, its icon, what it does."""
PERSON = "person"
LEAVING = ("home", "quit")
_WIDTH, _ROW = 420.0, 46.0


class MiddlePanel(Panel):
    """A sheet of paper in the middle of the window that takes the keyboard until it is closed."""

    modal = True

    def __init__(self, scene: TableScene, title: str, width: float, height: float, name: str) -> None:
        super().__init__((0, 0, width, height), title, padding=22, name=name)
        self.scene = scene
        self.add(
            IconButton(
                (width - 44, 12, 28, 28),
                "cross",
                scene.furniture.close_top,
                name="close",
                tooltip=scene.text("table.close"),
            )
        )

    def layout(self, grid: Grid) -> None:
        wide, high = grid.width / grid.u, grid.height / grid.u
        self.at = ((wide - self.at[2]) / 2, (high - self.at[3]) / 2, self.at[2], self.at[3])
        super().layout(grid)


class TableMenu(MiddlePanel):
    def __init__(self, scene: TableScene) -> None:
        entries = scene.menu_entries(self._entries(scene))
        super().__init__(scene, scene.text("table.menu.title"), _WIDTH, 58 + _ROW * len(entries) + 44, "menu_panel")
        for number, (name, icon, act) in enumerate(entries):
            self.add(
                Button(
                    (14, 50 + number * _ROW, _WIDTH - 28, _ROW - 4),
                    scene.text(f"table.menu.{name}"),
                    self._closing(act),
                    "row",
                    icon=icon,
                    second=scene.text(_about(scene, name)),
                    name=f"menu:{name}",
                )
            )
        self.add(Label((22, self.at[3] - 34, _WIDTH - 44, 20), self._seed(), "caption", "muted"))

    def _seed(self) -> str:
        """Who knows the seed can work out all draws to come: people who play each other read it at the end."""
        session = self.scene.session
        if session.setup.is_shared and not session.is_over():
            return self.scene.text("table.menu.seed_later")
        return self.scene.text("table.menu.seed", seed=f"{session.setup.seed:08d}")

    def _closing(self, act: Callable[[], object]) -> Callable[[], None]:
        def close_and_act() -> None:
            self.scene.furniture.close_top()
            act()

        return close_and_act

    def _entries(self, scene: TableScene) -> list[Entry]:
        director, context, opened = scene.director, scene.context, scene.furniture
        entries: list[Entry] = [
            ("home", "back", lambda: asking.ask_to_leave(scene, lambda: opening.go_home(context))),
            ("seats", "people", lambda: opened.open(SeatsPanel(scene))),
            ("replay", "step", lambda: _replay(scene)),
            ("branch", "branch", lambda: opening.branch(scene, _here(scene))),
            ("restart", "turn_back", lambda: opening.restart(scene)),
            ("settings", "gear", lambda: opening.show_settings(scene)),
            ("rules", "rules", lambda: opening.show_rules(scene, "")),
            ("keys", "keyboard", lambda: opened.open(KeyList(scene))),
            ("quit", "cross", lambda: asking.ask_to_leave(scene, context.quit)),
        ]
        if any(seat.is_bot for seat in director.seats) and director.stage is not Stage.OVER:
            pause = ("go_on", "play") if director.bots.paused else ("pause", "pause")
            entries.insert(2, (*pause, lambda: director.bots.pause(not director.bots.paused)))
        return entries


def _about(scene: TableScene, name: str) -> str:
    """The key of what stands below an entry."""
    if name in LEAVING and scene.saver is not None and scene.saver.trouble is not None:
        return "table.saving.menu"
    new_luck = name == "restart" and scene.session.setup.is_shared and not scene.session.is_over()
    return "table.menu.restart_new_luck" if new_luck else f"table.menu.{name}_about"


def _here(scene: TableScene) -> int:
    at = scene.model.at
    return len(scene.session) if at is None else at


def _replay(scene: TableScene) -> None:
    from game.scenes.replay import ReplayScene

    scene.context.stack.push(
        ReplayScene(scene.context, scene.session, running=scene.director.stage is not Stage.OVER)
    )


class SeatsPanel(MiddlePanel):
    """Person to bot, bot to person, another level: taken over when the panel is confirmed."""

    def __init__(self, scene: TableScene) -> None:
        self.seats = list(scene.session.setup.seats)
        super().__init__(scene, scene.text("table.seats.title"), 560, 62 + 52 * len(self.seats) + 64, "seats_panel")
        options = [(PERSON, scene.text("table.who.person"))] + [
            (level.id, scene.text(level.name)) for level in LEVELS if level.id != "random"
        ]
        for number, seat in enumerate(self.seats):
            y = 54 + 52 * number
            self.add(Sign((22, y + 6, 26, 26), scene.model.signs[number]))
            self.add(Label((58, y, 120, 38), seat.name, "name"))
            chosen = seat.bot or PERSON
            known = (
                options if chosen in dict(options) else [*options, (chosen, scene.text(f"bots.level.{chosen}.name"))]
            )
            self.add(Segmented((184, y, 354, 38), known, chosen, partial(self._choose, number), name=f"who:{number}"))
        done = Button(
            (22, self.at[3] - 58, 516, 42), scene.text("table.seats.done"), self._done, "primary", name="done"
        )
        self.add(done)

    def _choose(self, number: int, who: str) -> None:
        old: SeatSetup = self.seats[number]
        self.seats[number] = replace(old, bot="" if who == PERSON else who)

    def _done(self) -> None:
        self.scene.furniture.close_top()
        if tuple(self.seats) != self.scene.session.setup.seats:
            self.scene.motion.finish()
            agreement.before_reseat(self.scene, tuple(self.seats))


class KeyList(MiddlePanel):
    def __init__(self, scene: TableScene) -> None:
        bindings = setting(scene.context.settings, "key_bindings", {})
        words = scene.context.words
        rows = [
            (keys.shown(keys.chord_for(command, bindings), words), words(f"table.key.{command}"))
            for command in keys.COMMANDS
        ]
        rows += [
            (words(f"table.fixed_key.{name}.key"), words(f"table.fixed_key.{name}.about")) for name in keys.FIXED
        ]
        half = -(-len(rows) // 2)
        super().__init__(scene, words("table.keys.title"), 800, 62 + 27 * half + 22, "key_list")
        for number, (key, about) in enumerate(rows):
            x, y = 22 + 390 * (number // half), 52 + 27 * (number % half)
            self.add(Label((x, y, 122, 27), key, "body_bold", "ink"))
            self.add(Label((x + 126, y, 258, 27), about, "body", "muted"))
