"""The settings under which tables are read: every pair of values of two settings occurs, not every combination."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (2560, 1440), (1024, 768))
SCALES = (1.0, 2.0, 1.3, 0.8, 1.5)
SETTINGS: Mapping[str, Sequence[Any]] = {
    "size": SIZES,
    "text_scale": SCALES,
    "language": ("de", "en"),
    "colour_scheme": ("standard", "colour_safe", "high_contrast"),
    "by": ("mouse", "keys"),
}
"""`by` is what hands use at that table, where both would do."""

Pair = tuple[tuple[str, Any], tuple[str, Any]]


@dataclass(frozen=True)
class Looks:
    """One row of the table: a window, type, language, colours, and how hands move."""

    size: tuple[int, int] = (1280, 720)
    text_scale: float = 1.0
    language: str = "de"
    colour_scheme: str = "standard"
    by: str = "mouse"

    def __str__(self) -> str:
        wide, high = self.size
        return f"{wide}x{high} {round(100 * self.text_scale)}% {self.language} {self.colour_scheme} {self.by}"


def pairs_of(row: Mapping[str, Any]) -> set[Pair]:
    return set(combinations(row.items(), 2))


def all_pairs(settings: Mapping[str, Sequence[Any]] = SETTINGS) -> set[Pair]:
    return {
        ((one, a), (other, b))
        for one, other in combinations(settings, 2)
        for a in settings[one]
        for b in settings[other]
    }


def rows(settings: Mapping[str, Sequence[Any]] = SETTINGS) -> Iterator[dict[str, Any]]:
    """Greedy: a row begins with a pair that is missing, and each further value brings most of what is missing."""
    missing = sorted(all_pairs(settings), key=str)
    while missing:
        row: dict[str, Any] = dict(missing[0])
        for name, values in settings.items():
            if name not in row:
                row[name] = max(values, key=lambda value: _brings(row, name, value, missing))
        row = {name: row[name] for name in settings}
        had = pairs_of(row)
        missing = [pair for pair in missing if pair not in had]
        yield row


def _brings(row: Mapping[str, Any], name: str, value: Any, missing: Sequence[Pair]) -> int:
    mine = (name, value)
    return sum(mine in pair and all(one == mine or row.get(one[0]) == one[1] for one in pair) for pair in missing)


def looks() -> list[Looks]:
    return [Looks(**row) for row in rows()]
