"""What the data of the cellars says, as typed records."""

from __future__ import annotations

from typing import Any

from game.core.catalogue import Problems, Record, check_known
from game.core.strict_yaml import YamlFile
from game.games.glen_more.records import Price


class Cellar(Record, frozen=True, kw_only=True):
    """`places` are points from the left; `overflow` is what barrels beyond them are worth."""

    cost: dict[Price, int] = {}
    places: tuple[int, ...]
    overflow: int | None = None
    at_start: bool = False


class Sales(Record, frozen=True):
    tiles: tuple[str, ...]
    spaces: dict[int, int]
    bonus_spaces: int


SECTIONS = {"cellars": dict[str, Cellar], "sales": Sales}


def check(file: YamlFile, files: Any, problems: Problems) -> None:
    for tile in file.value["sales"]["tiles"]:
        check_known(file, ("sales", "tiles"), tile, files.tiles, "tile", problems)
