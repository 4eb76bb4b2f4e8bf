"""What a score sheet is filled with: its columns and rows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SheetColumn:
    player: int
    name: str


@dataclass(frozen=True)
class SheetRow:
    """One source of points; values in the order of the columns, None for "nothing here yet"."""

    name: str
    values: tuple[int | None, ...]
    when: str = ""
    badge: str = ""
    icon: str = ""
    key: str = ""
    unknown: tuple[int, ...] = ()
    """For each column how many things in it may not be known."""
    made: tuple[str, ...] = ()
    """For each column how its value is made, `4 × 3`; empty where it is a plain sum."""
