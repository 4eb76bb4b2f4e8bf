"""What opens over the table: the menu, the seats of the running match, the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.bots.levels import LEVELS
from game.core.session import SeatSetup
from game.scenes.table import agreement, around, asking, opening
from game.table import keys
from game.table.director import Stage
from game.ui.context import setting
from game.ui.events import Event, Key, Pointer
from game.ui.grid import Grid
from game.ui.kinds.board_part import BoardPart
from game.ui.widget import Widget
from game.ui.widgets import Button, CloseButton, Label, Panel, ScrollArea, Segmented, Sign

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Entry = tuple[str, str, Callable[[], object]]
"""An entry of the menu: its name, its icon, what it does."""
PERSON = "person"
LEAVING = ("home", "quit")
_WIDTH, _ROW, _HEAD_GROWS = 420.0, 46.0, 14.0


class MiddlePanel(Panel):
    """A sheet of paper in the middle of the window that takes the keyboard until it is closed.

    `k`: with large type all of it grows, and what has no room below each other is scrolled.
    """

    modal = True

    def __init__(self, scene: TableScene, title: str, width: float, height: float, name: str) -> None:
        grid = scene.context.grid
        self.k = grid.text_scale if grid.is_large else 1.0
        wide = min(width * self.k, grid.units(grid.width) - 24)
        high = min(height * self.k, grid.units(grid.height) - 24)
        super().__init__((0, 0, wide, high), title, padding=22, name=name)
        self.scene = scene
        self.title_middle += _HEAD_GROWS / 2 * (self.k - 1)
        self.add(CloseButton(scene.furniture.close_top, scene.text("table.close"), margin=16))

    def rows(self, top: float, below: float) -> tuple[ScrollArea, float]:
        """Where what stands below each other goes, and how wide it may be; `below` is left free under it."""
        k, (_, _, wide, high) = self.k, self.at
        top += _HEAD_GROWS * (k - 1)
        area = self.add(ScrollArea((14, top, wide - 20, high - top - below * k), name=f"{self.name}_rows"))
        return area, wide - 28 - 10 * (k > 1)

    def handle(self, event: Event) -> bool:
        """Page keys turn what has no room at once, wherever the ring is."""
        areas = (one for one in self.children if isinstance(one, ScrollArea))
        paged = isinstance(event, Key) and any(area.handle(event) for area in areas)
        return paged or self.on_ground(event)

    @property
    def solid(self) -> bool:
        return True

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Whatever lies beside it is its ground: a click there puts it away."""
        return super().hit(pos) or self

    def on_ground(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "click" and not self.rect.collidepoint(event.pos):
            return self.scene.furniture.close_top()
        return False

    def layout(self, grid: Grid) -> None:
        wide, high = grid.width / grid.u, grid.height / grid.u
        self.at = ((wide - self.at[2]) / 2, (high - self.at[3]) / 2, self.at[2], self.at[3])
        super().layout(grid)


class TableMenu(MiddlePanel):
    def __init__(self, scene: TableScene) -> None:
        entries = scene.menu_entries(self._entries(scene))
        super().__init__(scene, scene.text("table.menu.title"), _WIDTH, 58 + _ROW * len(entries) + 44, "menu_panel")
        k = self.k
        area, wide = self.rows(50, 44)
        for number, (name, icon, act) in enumerate(entries):
            area.add(
                Button(
                    (0, number * _ROW * k, wide, (_ROW - 4) * k),
                    scene.text(f"table.menu.{name}"),
                    self._closing(act),
                    "row",
                    icon=icon,
                    second=scene.text(_about(scene, name)),
                    name=f"menu:{name}",
                )
            )
        self.add(Label((22, self.at[3] - 34 * k, self.at[2] - 44, 20 * k), self._seed(), "caption", "muted"))

    def _seed(self) -> str:
        """Who knows the seed can work out all draws to come: people who play each other read it at the end."""
        session = self.scene.session
        if session.setup.is_shared and not session.is_over():
            return self.scene.text("table.menu.seed_later")
        told = "seed_branched" if session.setup.reseeds else "seed"
        return self.scene.text(f"table.menu.{told}", seed=f"{session.setup.seed:08d}")

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
            ("restart", "turn_back", lambda: asking.ask_to_restart(scene, lambda: opening.restart(scene))),
            ("settings", "gear", lambda: opening.show_settings(scene)),
            ("rules", "rules", lambda: opening.show_rules(scene, "")),
            ("keys", "keyboard", lambda: opened.open(KeyList(scene))),
            ("quit", "cross", lambda: asking.ask_to_leave(scene, context.quit)),
        ]
        if scene.can_be_looked_at_by_all:
            entries.insert(2, ("around", "eye", lambda: around.toggle(scene)))
        if any(seat.is_bot for seat in director.seats) and director.stage is not Stage.OVER:
            pause = ("go_on", "play") if director.bots.paused else ("pause", "pause")
            entries.insert(2, (*pause, lambda: director.bots.pause(not director.bots.paused)))
        return entries


def _about(scene: TableScene, name: str) -> str:
    """The key of what stands below an entry."""
    if name in LEAVING and scene.saver is not None and scene.saver.unsaved() is not None:
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
        each = 52 + 40 * scene.context.grid.is_large  # a name has a line of its own where type is large
        super().__init__(scene, scene.text("table.seats.title"), 576, 62 + each * len(self.seats) + 64, "seats_panel")
        options = [(PERSON, scene.text("table.who.person"))] + [
            (level.id, scene.text(level.name)) for level in LEVELS if level.id != "random"
        ]
        told = {level.id: scene.text(level.about) for level in LEVELS}
        k = self.k
        area, wide = self.rows(54, 66)
        for number, seat in enumerate(self.seats):
            y = each * number * k
            area.add(Sign((8, y + 6 * k, 26 * k, 26 * k), scene.model.signs[number]))
            chosen = seat.bot or PERSON
            known = (
                options if chosen in dict(options) else [*options, (chosen, scene.text(f"bots.level.{chosen}.name"))]
            )
            below = 40 * k if k > 1 else 0
            left = 186.0 if k == 1 else 0.0  # the ring has room beside a name
            area.add(
                Label(
                    (44 * k, y, (wide - 44 * k) if k > 1 else 120, 38 * k),
                    str(scene.model.teller.seat(number)),
                    "name",
                )
            )
            place = (left, y + below, wide - 8 - left, 38 * k)
            area.add(Segmented(place, known, chosen, partial(self._choose, number), told=told, name=f"who:{number}"))
        place = (22, self.at[3] - 58 * k, self.at[2] - 44, 42 * k)
        self.add(Button(place, scene.text("table.seats.done"), self._done, "primary", name="done"))

    def _choose(self, number: int, who: str) -> None:
        old: SeatSetup = self.seats[number]
        self.seats[number] = replace(old, bot="" if who == PERSON else who)

    def _done(self) -> None:
        self.scene.furniture.close_top()
        if tuple(self.seats) != self.scene.session.setup.seats:
            self.scene.motion.finish()
            agreement.before_reseat(self.scene, tuple(self.seats))


def _has_slanted_ways(scene: TableScene) -> bool:
    """Whether a board here is of six-sided places; on squares the keys for slanted ways do nothing."""
    return any(isinstance(part, BoardPart) and "page up" in part.view.walking for part in scene.parts.values())


class KeyList(MiddlePanel):
    def __init__(self, scene: TableScene) -> None:
        bindings = setting(scene.context.settings, "key_bindings", {})
        words = scene.context.words
        here = [told for part in scene.open_parts() for told in part.keys_told]
        instead = {name for told in here for name in told.instead}
        chords = {command: keys.shown(keys.chord_for(command, bindings), words) for command in keys.COMMANDS}
        rows = [(told.keys or chords[told.instead[0]], told.about) for told in here]
        rows += [(chord, words(f"table.key.{name}")) for name, chord in chords.items() if name not in instead]
        rows += [
            (words(f"table.fixed_key.{name}.key"), words(f"table.fixed_key.{name}.about"))
            for name in keys.FIXED
            if name not in instead and (name != "six" or _has_slanted_ways(scene))
        ]
        many = 2 if not scene.context.grid.is_large else 1
        half = -(-len(rows) // many)
        super().__init__(scene, words("table.keys.title"), 400 * many, 62 + 27 * half + 22, "key_list")
        k = self.k
        area, wide = self.rows(52, 12)
        each = wide / many
        for number, (key, about) in enumerate(rows):
            x, y = 8 + each * (number // half), 27 * (number % half) * k
            area.add(Label((x, y, 122 * k, 27 * k), key, "body_bold", "ink"))
            area.add(Label((x + 126 * k, y, each - 136 * k, 27 * k), about, "body", "muted"))
