"""What the data of the haggis tables says, as typed records."""

from __future__ import annotations

from game.core.catalogue import Record
from game.games.glen_more.records import Price


class Haggis(Record, frozen=True):
    tokens: dict[int, int]
    open: int
    table: int
    scorings: tuple[str, ...]
    rolls: int
    face_up: int
    extra_roll: dict[Price, int]


SECTIONS = {"haggis": Haggis}
