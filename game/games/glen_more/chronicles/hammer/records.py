"""What the data of the Englishman says, as typed records."""

from __future__ import annotations

from typing import Any

from game.core.catalogue import Problems, Record, check_known
from game.core.strict_yaml import YamlFile


class England(Record, frozen=True):
    row: str
    spaces: tuple[int, ...]
    start_coins: int
    a_tiles_replaced: int
    may_not_take: tuple[str, ...]


SECTIONS = {"england": England}


def check(file: YamlFile, files: Any, problems: Problems) -> None:
    for tile in file.value["england"]["may_not_take"]:
        check_known(file, ("england", "may_not_take"), tile, files.tiles, "tile", problems)
