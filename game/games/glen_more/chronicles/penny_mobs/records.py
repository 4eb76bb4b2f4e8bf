"""What the data of the mobsters says, as typed records."""

from __future__ import annotations

from typing import Any, Literal

from game.core.catalogue import Problems, Record, Signed, check_known
from game.core.strict_yaml import YamlFile


class Mobs(Record, frozen=True):
    pennies: int
    drawn: dict[int, int]


class Mobster(Record, frozen=True):
    stack: Literal["S", "B"]
    """When it comes to prison: at once, or with the first B tile."""
    points: Signed
    min_players: int = 2
    needs: str | None = None
    markers: tuple[int, ...] = ()
    """The coins on each of them, 0 for those without."""
    coins: int = 0


SECTIONS = {"mobs": Mobs, "mobsters": dict[str, Mobster]}


def check(file: YamlFile, files: Any, problems: Problems) -> None:
    """A mobster may come with another Chronicle, which must exist."""
    for name, mobster in files.chronicles["penny_mobs"].facts["mobsters"].items():
        if mobster.needs is not None:
            check_known(file, ("mobsters", name), mobster.needs, files.chronicles, "Chronicle", problems)
