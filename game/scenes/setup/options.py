"""What is played: the options of the game as its data lists them, the switches of the house, and the seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.scenes.game_facts import START_SEAT, Option
from game.scenes.page import Page, Sheet
from game.scenes.setup_model import SEED_DIGITS, TablePlan
from game.ui.widget import At
from game.ui.widgets import IconButton, Label, Line, Segmented, TextField, Toggle

HOUSE = ("curtain", "hints", "warnings")
ROW = 44.0


class OptionsPanel(Sheet):
    """Rows of the game first, then those of the house; the seed stands at the lower right."""

    def __init__(self, at: At, page: Page, plan: TablePlan, changed: Callable[[], object]) -> None:
        super().__init__(at, page.k, page.text("setup.game.title"), name="options")
        self.page = page
        self.plan = plan
        self.changed = changed
        top = 46.0
        own = [(name, option) for name, option in plan.facts.options.items() if option.kind != START_SEAT]
        for name, option in own:
            self._own(name, option, top)
            top += ROW
        top = self._seed(top)
        self.add(Line(self.put(18, top + 4, self.wide - 36, 1)))
        top += 12
        for name in HOUSE:
            self._house(name, top)
            top += ROW - 6
        self.add(Label(self.put(18, top, self.wide - 36, 20), page.text("setup.game.for_all"), "caption", "muted"))

    @staticmethod
    def height(plan: TablePlan) -> float:
        own = sum(option.kind != START_SEAT for option in plan.facts.options.values())
        return 46 + ROW * own + 48 + 12 + (ROW - 6) * len(HOUSE) + 32

    def _own(self, name: str, option: Option, top: float) -> None:
        text, plan = self.page.text, self.plan
        key = f"{plan.facts.id}.option.{name}"
        value: Any = plan.options[name]
        if option.kind == "switch":
            self.add(Toggle(self.put(18, top, self.wide - 36, 32), text(f"{key}.title"), value,
                            partial(self._set, name), note=text(f"{key}.note"), name=f"option.{name}"))
            return
        self.add(Label(self.put(18, top, 120, 32), text(f"{key}.title"), "body_bold", "muted"))
        choices = [(choice, text(f"{key}.{choice}")) for choice in option.values]
        self.add(Segmented(self.put(144, top, self.wide - 162, 32), choices, value, partial(self._set, name),
                           name=f"option.{name}"))

    def _set(self, name: str, value: Any) -> None:
        self.plan.set_option(name, value)
        self.changed()

    def _house(self, name: str, top: float) -> None:
        page = self.page
        on = bool(getattr(page.context.settings, name))
        note = page.text(f"setup.game.{name}_note") if self.wide > 620 else ""
        self.add(Toggle(self.put(18, top, self.wide - 36, 32), page.text(f"setup.game.{name}"), on,
                        partial(self._set_house, name), note=note, name=f"house.{name}"))

    def _set_house(self, name: str, on: bool) -> None:
        self.page.context.change(**{name: on})

    def _seed(self, top: float) -> float:
        page, put = self.page, self.put
        self.add(Label(put(18, top, 120, 34), page.text("setup.game.seed"), "body_bold", "muted"))
        self.field = self.add(TextField(
            put(144, top, 148, 34), self.plan.seed_text, self._seeded, longest=SEED_DIGITS + 3, name="seed",
            allowed=lambda c: c.isdigit() or c == " ", tooltip=page.text("setup.game.seed_note")))
        self.add(IconButton(put(300, top, 36, 34), "seed", self._roll, size=18 * self.k, ground="plain", name="roll",
                            colour="chip", tooltip=page.text("setup.game.seed_roll")))
        self.add(Label(put(346, top, self.wide - 364, 34), page.text("setup.game.seed_note"), "second", "muted"))
        return top + 44

    def _seeded(self, text: str) -> None:
        self.plan.seed_text = text
        self.changed()

    def _roll(self) -> None:
        self.plan.roll_seed()
        self.field.set(text=self.plan.seed_text, caret=len(self.plan.seed_text), anchor=len(self.plan.seed_text))
        self.changed()
