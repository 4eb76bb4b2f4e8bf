"""What the data of the votes says, as typed records."""

from __future__ import annotations

from typing import Literal

from game.core.catalogue import Record


class Markers(Record, frozen=True):
    aye: int
    nay: int
    double_once: bool = False


class Vote(Record, frozen=True):
    cards: int
    points: int
    markers: dict[int, Markers]


class Card(Record, frozen=True):
    best: Literal["most", "least"]
    from_the_start: bool = False


SECTIONS = {"vote": Vote, "cards": dict[str, Card]}
