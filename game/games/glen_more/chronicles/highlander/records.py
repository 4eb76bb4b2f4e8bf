"""What the data of the mountain says, as typed records."""

from __future__ import annotations

from typing import Literal

from game.core.catalogue import Record

Gift = dict[Literal["coin", "any"], int]
"""`any` is a good of any kind."""


class Mountain(Record, frozen=True):
    spaces: dict[str, int]
    """By the value of the option."""
    toll: tuple[Gift, ...]
    """One of them."""
    die_adds: Gift
    capacity: int


SECTIONS = {"mountain": Mountain}
