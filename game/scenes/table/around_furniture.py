"""What stands around the board when all look at it: rows of the seats on their sides, and tales that all can read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.scenes.table.around import toggle
from game.scenes.table.around_follow import Follower
from game.scenes.table.around_panels import SeatRow, TalePanel
from game.scenes.table.furniture import Furniture
from game.table import around, furnishing, keys
from game.table.around import FAR, LEFT, NEAR
from game.table.facts import PlayerFacts
from game.table.moment import Moment
from game.ui.context import setting
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.widget import At
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_EDGE, _GAP = 8.0, 8.0
_WIDTHS, _HEIGHTS = (216.0, 250.0), (92.0, 112.0)
"""Of the columns and of a row; the second with large type."""
_TALLEST = 150.0
"""Rows in front of the screen share the column up to this height."""
_BUTTON = (40.0, 54.0)
SIT_AROUND = "around"


class AroundFurniture(Furniture):
    """The usual furniture stays, unseen, for whoever asks it what can be done; around the board stand rows and tales.

    Two columns: near rows at the bottom, far ones at the top, turned to those who sit there, and a tale between.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        for widget in (self.menu, self.title, self.prompt, self.plaque, self.peek, *self.players):
            widget.set(visible=False)
        for tool in self.tools.values():
            tool.set(visible=False)
        self._leads_back = False
        """Whether it leads to the usual table, since nothing that can be chosen lies here."""
        self._instead = ""
        """What the big button does where its own deed cannot be done: a choice that lies nowhere on the board."""
        large = scene.context.grid.is_large
        self._column, self._row = _WIDTHS[large], _HEIGHTS[large]
        self._button = _BUTTON[large]
        self.sits_around = setting(scene.context.settings, "seated", SIT_AROUND) == SIT_AROUND
        self._asked: tuple[object, ...] = ()
        """What the size of the question was last found for."""
        self._build_rows()
        self._build_tales()
        self.follower = scene.root.add(Follower(scene))

    # -- building -----------------------------------------------------------------------------------------------

    def _left(self, side: str) -> float:
        return _EDGE if side == LEFT else DESIGN_WIDTH - _EDGE - self._column

    def _build_rows(self) -> None:
        scene, seats = self.scene, self.scene.session.seats
        places = around.sides(seats, self.sits_around)
        self._taken: dict[tuple[str, str], int] = {}
        if not self.sits_around:
            room = (DESIGN_HEIGHT - 2 * _EDGE + _GAP) / seats - _GAP
            self._row = min(room, _TALLEST)
        self.rows = []
        for seat, (end, side) in enumerate(places):
            number = self._taken.get((end, side), 0)
            self._taken[end, side] = number + 1
            at = (self._left(side), self._row_top(end, number), self._column, self._row)
            pin = f"{side} {'bottom' if end == NEAR and self.sits_around else 'top'}"
            facts = self._facts(seat)
            row = SeatRow(at, facts, turned=end == FAR, pin=pin, name=f"row:{seat}")
            self.rows.append(scene.root.add(row))

    def _row_top(self, end: str, number: int) -> float:
        away = number * (self._row + _GAP)
        if end == FAR or not self.sits_around:
            return _EDGE + away
        return DESIGN_HEIGHT - _EDGE - self._row - away

    def _between(self, side: str) -> At:
        """What the rows of a column leave free."""
        far, near = (self._taken.get((end, side), 0) * (self._row + _GAP) for end in (FAR, NEAR))
        return (self._left(side), _EDGE + far, self._column, DESIGN_HEIGHT - 2 * _EDGE - far - near)

    def _build_tales(self) -> None:
        scene = self.scene
        at = self._between(LEFT)
        foot = (2 if scene.context.grid.is_large else 3) * (self._button + 6) + 4
        near = TalePanel(at, foot=foot, turned=False, pin="left high", name="tale")
        self.tales = [scene.root.add(near)]
        if self.sits_around:
            far = TalePanel(self._between("right"), turned=True, pin="right high", name="far_tale")
            self.tales.append(scene.root.add(far))
        self._build_buttons(at[1] + at[3] - foot)

    def _build_buttons(self, top: float) -> None:
        """Below the tale, the big one first; with large type the others are icons side by side, for the tale needs
        the room more."""
        scene, step = self.scene, self._button + 6
        bindings = setting(scene.context.settings, "key_bindings", {})
        chord = keys.shown(keys.chord_for("around", bindings), scene.context.words)
        x, wide = _EDGE + 10, self._column - 20
        self.primary.pin = "left bottom"
        self.primary.move_to((x, top, wide, self._button))
        scene.root.remove(self.primary)
        scene.root.add(self.primary)
        large = scene.context.grid.is_large
        half = (wide - 6) / 2
        other = "around" if not self.sits_around else "front"
        for number, (name, icon, act) in enumerate(
            (
                ("leave", "back", lambda: self.command("around")),
                (f"sit_{other}", "people", lambda: scene.context.change(seated=other)),
            )
        ):
            label, tip = (scene.text(f"table.around.{key}", chord=chord) for key in (name, f"{name}_tip"))
            scene.root.add(
                Button(
                    (x + number * (half + 6), top + step, half, self._button)
                    if large
                    else (x, top + step * (number + 1), wide, self._button),
                    "" if large else label,
                    act,
                    icon=icon,
                    style="body_bold",
                    pin="left bottom",
                    name=f"around:{name}",
                    tooltip=f"{label}: {tip}" if large else tip,
                )
            )

    # -- filling ------------------------------------------------------------------------------------------------

    def show(self, moment: Moment) -> None:
        model, primary = self.model, moment.primary
        for seat, row in enumerate(self.rows):
            row.show(self._facts(seat))
        told = around.beside(model)
        for panel in self.tales:
            panel.show(told)
        self._ask_alike(told)
        for name, tool in moment.tools.items():
            self.tools[name].set_enabled(tool.enabled, tool.why)
        elsewhere = [] if primary.enabled else self._without_place()
        self._instead = elsewhere[0] if len(elsewhere) == 1 else ""
        self._leads_back = len(elsewhere) > 1 and len(elsewhere) == len(model.director.lit())
        if around.needs_one(model):
            self.primary.set(text=self.scene.text("table.around.turn"), kind="primary")
            self.primary.set_enabled(True)
        elif self._leads_back:
            self.primary.set(text=self.scene.text("table.around.leave"), kind="primary")
            self.primary.set_enabled(True)
        elif self._instead:
            self.primary.set(text=model.teller.name(self._instead), kind="primary")
            self.primary.set_enabled(True)
        else:
            self.primary.set(text=primary.label, kind="plain" if primary.quiet else "primary")
            self.primary.set_enabled(primary.enabled, primary.why, primary.label)
        self.hint.show(moment.advice)
        refresh = getattr(self.opened, "refresh", None)
        if refresh is not None:
            refresh()

    def _ask_alike(self, told: around.Beside) -> None:
        """Near and far the question is written in the same size."""
        asked = told, self.scene.context.look, *(panel.rect.size for panel in self.tales)
        if asked == self._asked:
            return
        self._asked = asked
        for panel in self.tales:
            panel.set(asked_most=0)
        least = min(panel.asked_size() for panel in self.tales)
        for panel in self.tales:
            panel.set(asked_most=least)

    def _without_place(self) -> list[str]:
        """What can be chosen besides the things on the board, such as passing: the part that offers it is not seen by
        all."""
        director = self.model.director
        if not director.may_act or not self.model.is_live:
            return []
        return list(self.scene.hands.without_place(tuple(director.lit()), None))

    def show_player(self, seat: Seat) -> None:
        self.rows[seat].show(self._facts(seat))

    def show_outlook(self) -> None:
        """All who sit around look at no recap."""

    def _facts(self, seat: Seat) -> PlayerFacts:
        facts = furnishing.player(self.model, seat)
        return facts if around.scores_count(self.model) else replace(facts, score="")

    def follow(self) -> None:
        super().follow()
        self.follower.follow()

    # -- places -------------------------------------------------------------------------------------------------

    def sign_place(self, seat: Seat) -> tuple[int, int]:
        return self.rows[seat].sign_place()

    def score_place(self, seat: Seat) -> tuple[int, int]:
        return self.rows[seat].score_place()

    # -- what is done -------------------------------------------------------------------------------------------

    def command(self, name: str) -> bool:
        """Whoever is asked alone comes to the screen with the same button."""
        if name == "primary" and (around.needs_one(self.model) or self._leads_back):
            return toggle(self.scene)
        if name == "primary" and self._instead:
            return self.scene.hands.choose(self._instead)
        return super().command(name)
