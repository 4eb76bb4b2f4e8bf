"""What is played: the options of the game as its data lists them, the switches of the house, and the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.core.game_facts import START_SEAT, Option
from game.scenes.page import Page, Sheet
from game.scenes.setup_model import SEED_DIGITS, TablePlan
from game.ui.widget import At
from game.ui.widgets import IconButton, Label, Line, ScrollArea, Segmented, TextField, Toggle

HOUSE = ("curtain", "hints", "warnings")
TOP, ROW, BESIDE, SEED, BAR = 44.0, 40.0, 36.0, 40.0, 14.0
LINE = 10.0
HEADING, NOTE = 34.0, 22.0
FOR_ALL = 28.0
FEW = 3
"""So many switches stand in lines of their own, each with its note; more stand two in a line. Of a game with more
options than that, those of the house stand two in a line."""


class OptionsPanel(Sheet):
    """The choices of the game first, then its switches, the seed and the house's own switches."""

    def __init__(self, at: At, page: Page, plan: TablePlan, changed: Callable[[], object]) -> None:
        super().__init__(at, page.k, page.text("setup.game.title"), name="options")
        self.page = page
        self.plan = plan
        self.changed = changed
        self.room = self.wide - 18 - BAR
        self.area = self.add(
            ScrollArea(
                self.put(18, TOP, self.wide - 22, self.high - TOP - 8),
                name="option_list",
                offset=page.scrolled.get("option_list", 0),
            )
        )
        self.few = _is_few(plan)
        own = _own(plan)
        top = 0.0
        for group, names in _groups(own).items():
            top = self._group(group, names, own, top)
        top = self._seed(top)
        self.area.add(Line(self.put(0, top + 2, self.room - 4, 1)))
        top = self._switches([partial(self._house_switch, name) for name in HOUSE], top + LINE, 1 if self.few else 2)
        half = (self.room + 12) / 2
        place = (0, top, self.room, 20) if self.few else (half, top - BESIDE, half - 12, 32)
        self.area.add(Label(self.put(*place), page.text("setup.game.for_all"), "caption", "muted"))

    @staticmethod
    def height(plan: TablePlan) -> float:
        """What all of it takes, so that nothing has to be scrolled."""
        own, few = _own(plan), _is_few(plan)
        groups = sum(_height(group, names, own) for group, names in _groups(own).items())
        return TOP + groups + BESIDE * _lines(len(HOUSE), 1 if few else 2) + SEED + LINE + FOR_ALL * few + 8

    def _group(self, group: str, names: Sequence[str], own: Mapping[str, Option], top: float) -> float:
        """Choices, then switches. Below a heading each has a line of its own, with what it does."""
        bottom = top + _height(group, names, own)
        if group:
            heading = self.page.text(f"{self.plan.facts.id}.option_group.{group}")
            self.area.add(Label(self.put(0, top + 4, self.room, HEADING - 8), heading, "body_bold"))
            top += HEADING
        for name in (name for name in names if own[name].kind == "choice"):
            self._choice(name, top)
            top += ROW
            if group:
                note = self.page.text(f"{self.plan.facts.id}.option.{name}.note")
                self.area.add(Label(self.put(146, top - 8, self.room - 150, NOTE), note, "second", "muted"))
                top += NOTE
        switches = [partial(self._own_switch, name) for name in names if own[name].kind == "switch"]
        self._switches(switches, top, _in_line(len(switches), group))
        return bottom

    def _choice(self, name: str, top: float) -> None:
        text, plan, add = self.page.text, self.plan, self.area.add
        key = f"{plan.facts.id}.option.{name}"
        note = text(f"{key}.note")
        add(Label(self.put(0, top, 140, 32), text(f"{key}.title"), "body_bold", "muted", tooltip=note))
        choices = [(choice, text(f"{key}.{choice}")) for choice in plan.facts.options[name].values]
        add(
            Segmented(
                self.put(146, top, self.room - 150, 32),
                choices,
                plan.option(name),
                partial(self._set, name),
                name=f"option.{name}",
                tooltip=note,
            )
        )

    def _switches(self, makers: Sequence[Callable[[At, bool], Toggle]], top: float, in_line: int) -> float:
        """Switches in so many columns, read line by line; returns where the next thing stands."""
        wide = (self.room - 12 * (in_line - 1)) / in_line
        for number, make in enumerate(makers):
            row, column = divmod(number, in_line)
            self.area.add(make(self.put(column * (wide + 12), top + BESIDE * row, wide, 32), in_line == 1))
        return top + BESIDE * _lines(len(makers), in_line)

    def _own_switch(self, name: str, at: At, alone: bool) -> Toggle:
        text, plan = self.page.text, self.plan
        key = f"{plan.facts.id}.option.{name}"
        note = text(f"{key}.note")
        made = Toggle(
            at,
            text(f"{key}.title"),
            plan.option(name),
            partial(self._set, name),
            name=f"option.{name}",
            note=note if alone else "",
            tooltip="" if alone else note,
        )
        if plan.is_fixed(name):
            made.set_enabled(False, text(f"{key}.only"))
        return made

    def _set(self, name: str, value: Any) -> None:
        self.plan.set_option(name, value)
        self.changed()

    def _house_switch(self, name: str, at: At, alone: bool) -> Toggle:
        page = self.page
        note = page.text(f"setup.game.{name}_note")
        inline = alone and self.wide > 620
        return Toggle(
            at,
            page.text(f"setup.game.{name}"),
            bool(getattr(page.context.settings, name)),
            partial(self._set_house, name),
            note=note if inline else "",
            tooltip="" if inline else note,
            name=f"house.{name}",
        )

    def _set_house(self, name: str, on: bool) -> None:
        self.page.context.change(**{name: on})

    def _seed(self, top: float) -> float:
        page, put, add = self.page, self.put, self.area.add
        add(Label(put(0, top, 120, 34), page.text("setup.game.seed"), "body_bold", "muted"))
        self.field = add(
            TextField(
                put(130, top, 148, 34),
                self.plan.seed_text,
                self._seeded,
                on_done=self._seed_done,
                longest=SEED_DIGITS + 3,
                name="seed",
                allowed=lambda c: c.isdigit() or c == " ",
                tooltip=page.text("setup.game.seed_note"),
            )
        )
        add(
            IconButton(
                put(286, top, 36, 34),
                "seed",
                self._roll,
                size=18,
                ground="plain",
                name="roll",
                colour="chip",
                tooltip=page.text("setup.game.seed_roll"),
            )
        )
        add(Label(put(332, top, self.room - 336, 34), page.text("setup.game.seed_note"), "second", "muted"))
        return top + SEED

    def _seeded(self, text: str) -> None:
        self.plan.seed_text = text
        self.changed()

    def _seed_done(self, _: str) -> None:
        """Enter ends the number; the next one begins the match."""
        if self.root is not None:
            self.root.set_focus(self.root.find("start"), visible=True)

    def _roll(self) -> None:
        self.plan.roll_seed()
        self.field.set(text=self.plan.seed_text, caret=len(self.plan.seed_text), anchor=len(self.plan.seed_text))
        self.changed()


def _own(plan: TablePlan) -> dict[str, Option]:
    return {name: option for name, option in plan.facts.options.items() if option.kind != START_SEAT}


def _groups(own: Mapping[str, Option]) -> dict[str, list[str]]:
    """Those without a heading first."""
    found: dict[str, list[str]] = {"": []}
    for name, option in own.items():
        found.setdefault(option.group, []).append(name)
    return found


def _height(group: str, names: Sequence[str], own: Mapping[str, Option]) -> float:
    choices = sum(own[name].kind == "choice" for name in names)
    switches = len(names) - choices
    switches = _lines(switches, _in_line(switches, group))
    return ROW * choices + BESIDE * switches + ((HEADING + NOTE * choices) if group else 0)


def _is_few(plan: TablePlan) -> bool:
    return len(_own(plan)) <= FEW


def _in_line(switches: int, group: str) -> int:
    return 1 if group or switches <= FEW else 2


def _lines(things: int, in_line: int) -> int:
    return -(-things // in_line)
