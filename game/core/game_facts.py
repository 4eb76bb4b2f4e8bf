"""What the menu needs to know of a game before its rules are loaded: the section `game` of data/<game>/game.yaml.

Cards of the home page and the set-up page are made from it; a fifth game changes nothing here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from game.core import places
from game.core.catalogue import Problems, Record, record
from game.core.strict_yaml import read_yaml

DATA = places.DATA
START_SEAT = "start_seat"


class Players(Record, frozen=True):
    min: int
    max: int


class Option(Record, frozen=True):
    """A choice at set-up. `start_seat` is shown as the flag of a seat, `choice` as one of several.

    Words: `<game>.option.<id>.title`, `.note`, and `.<value>` for every value of a choice; `.only` says why, where a
    number of seats leaves no choice (`only: {2: false}`).
    """

    kind: Literal["start_seat", "choice", "switch"]
    default: Any
    values: tuple[str, ...] = ()
    only: dict[int, Any] = {}
    group: str = ""
    """Options that belong together stand below a heading of their own."""

    def allows(self, value: Any) -> bool:
        if self.kind == "switch":
            return isinstance(value, bool)
        return value in self.values


class GameFacts(Record, frozen=True):
    id: str
    rules_version: int
    players: Players
    minutes: dict[int, int]
    weight: Literal["easy", "medium", "deep"]
    options: dict[str, Option] = {}

    @property
    def start_option(self) -> str:
        """The option that says who begins, or nothing if the game decides that itself."""
        return next((name for name, option in self.options.items() if option.kind == START_SEAT), "")

    def minutes_for(self, seats: int) -> int:
        """The minutes at that number of seats, or at the nearest number the file tells."""
        return self.minutes[min(self.minutes, key=lambda told: (abs(told - seats), told))]


@cache
def game_facts(game: str) -> GameFacts:
    problems = Problems()
    facts = read_facts(DATA / game / "game.yaml", problems)
    problems.raise_if_any()
    assert facts is not None
    return facts


def read_facts(path: Path, problems: Problems) -> GameFacts | None:
    """The section `game` alone; the game itself reads the others. Its id is the name of its folder."""
    file = read_yaml(path, problems, name=places.shown(path))
    facts = record(file, "game", GameFacts, problems)
    if facts is not None and facts.id != path.parent.name:
        problems.add(file.name, file.line(("game", "id")), f"the id is '{facts.id}', the folder '{path.parent.name}'")
    return facts
