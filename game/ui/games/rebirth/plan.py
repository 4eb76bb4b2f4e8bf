"""What is printed on a Rebirth board, as plain records: all that the painter knows of the game.

A BoardPlan never changes during a match; the position comes separately, in the plain form of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from game.core.hexes import Hex, from_offset, neighbours

SPACE, CASTLE, CATHEDRAL, LOCH, ENGLAND = "space", "castle", "cathedral", "loch", "england"
FOOD, ENERGY, BLANK, SETTLEMENT = "food", "energy", "blank", "settlement"


@dataclass(frozen=True, slots=True)
class PlanHex:
    """One hexagon of the board that is not sea."""

    id: str
    """What a player points at: the space `r13c10`, or `castle:edinburgh`, `cathedral:elgin`, `loch:ness`."""
    col: int
    row: int
    kind: str
    symbol: str = ""
    region: str = ""
    settlement: str = ""
    harbour: bool = False
    neutral: bool = False
    """Marked for a neutral tile in the game for two."""

    @property
    def place(self) -> Hex:
        return from_offset(self.col, self.row)

    @property
    def piece(self) -> str:
        """The bare id of a castle, cathedral or loch: `edinburgh`."""
        return self.id.partition(":")[2]


@dataclass(frozen=True)
class BoardPlan:
    hexes: tuple[PlanHex, ...]

    @cached_property
    def at(self) -> dict[Hex, PlanHex]:
        return {one.place: one for one in self.hexes}

    @cached_property
    def by_id(self) -> dict[str, PlanHex]:
        """Everything with an id of its own; England's hexagons have none."""
        return {one.id: one for one in self.hexes if one.id}

    @cached_property
    def settlements(self) -> dict[str, tuple[PlanHex, ...]]:
        return _grouped((one.settlement, one) for one in self.hexes)

    @cached_property
    def regions(self) -> dict[str, tuple[PlanHex, ...]]:
        return _grouped((one.region, one) for one in self.hexes)

    @cached_property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the grid, from (0, 0) on."""
        return max(one.col for one in self.hexes) + 1, max(one.row for one in self.hexes) + 1

    @cached_property
    def digest(self) -> str:
        """Changes whenever a picture of the board would change."""
        return hashlib.sha256(repr(self.hexes).encode()).hexdigest()[:16]

    def around(self, component: str) -> tuple[PlanHex, ...]:
        """The hexagons that touch one, water and England included."""
        place = self.by_id[component].place
        return tuple(self.at[near] for near in neighbours(place) if near in self.at)


def _grouped(pairs: Iterable[tuple[str, PlanHex]]) -> dict[str, tuple[PlanHex, ...]]:
    groups: dict[str, list[PlanHex]] = {}
    for name, one in pairs:
        if name:
            groups.setdefault(name, []).append(one)
    return {name: tuple(members) for name, members in groups.items()}
