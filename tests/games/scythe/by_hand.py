"""Fortunes of Scythe counted again by hand: from the plain position and the printed map, without the rules.

Hexes touch by their rows and columns; what stands where is read from the words of the plain form.
"""

from __future__ import annotations

import re
from typing import Any

from game.core.places import DATA
from game.core.strict_yaml import read_yaml
from game.games.scythe.files import Files

Plain = dict[str, Any]
TIERS = ((13, 5, 4, 3), (7, 4, 3, 2), (0, 3, 2, 1))
"""From so much popularity on: coins for a star, a territory, two resources."""
_HEX = re.compile(r"r(\d)c(\d)")


def spot(name: str) -> tuple[int, int] | None:
    found = _HEX.fullmatch(name)
    return (int(found[1]), int(found[2])) if found else None


def touch(one: str, other: str) -> bool:
    """Rows with an even number are shifted right by half a hex."""
    first, second = spot(one), spot(other)
    if first is None or second is None or one == other:
        return False
    (row, col), (to_row, to_col) = first, second
    if row == to_row:
        return abs(col - to_col) == 1
    shift = 0 if row % 2 else 1
    return abs(row - to_row) == 1 and to_col - col in (shift - 1, shift)


class Table:
    """One final position, and who has what on it."""

    def __init__(self, plain: Plain, files: Files) -> None:
        self.plain = plain
        self.hexes = files.europa.hexes

    def units(self, seat: int) -> set[str]:
        return {
            at for at, words in self.plain["units"].items() for word in words if word.split()[0] == str(seat)
        }

    def structures(self, seat: int) -> list[str]:
        return [at for at, word in self.plain["structures"].items() if word.split()[0] == str(seat)]

    def territories(self, seat: int) -> set[str]:
        others = [one for one in range(self.plain["seats"]) if one != seat]
        rivals = set().union(*(self.units(one) for one in others))
        held = self.units(seat) | {at for at in self.structures(seat) if at not in rivals}
        return {at for at in held if at in self.hexes}

    def rows_of_sheet(self, seat: int) -> dict[str, int]:
        _, star, territory, pair = next(tier for tier in TIERS if self.plain["popularity"][seat] >= tier[0])
        land = self.territories(seat)
        tokens = sum(n for at in land for n in self.plain["tokens"].get(at, {}).values())
        factory = any(self.hexes[at].terrain == "factory" for at in land)
        return {
            "coins": self.plain["counted"][seat],
            "stars": star * sum(self.plain["stars"][seat].values()),
            "territories": territory * (len(land) + 2 * factory),
            "resources": pair * (tokens // 2),
            "bonus": self.bonus(seat),
        }

    def bonus(self, seat: int) -> int:
        """From the highest band that is reached; nothing below the lowest."""
        tiles = read_yaml(DATA / "scythe" / "bonus.yaml").value["bonus_tiles"]
        bands = tiles[self.plain["bonus"]]["coins_by_count"]
        n = self.counted(seat)
        return max((coins for least, coins in bands.items() if int(least) <= n), default=0)

    def counted(self, seat: int) -> int:
        built, tile = self.structures(seat), self.plain["bonus"]
        beside = [at for at in self.hexes if any(touch(at, one) for one in built)]
        if tile == "tunnels_adjacent":
            return sum(self.hexes[at].tunnel for at in beside)
        if tile == "lakes_adjacent":
            return sum(self.hexes[at].terrain == "lake" for at in beside)
        if tile == "encounters_adjacent":
            return sum(self.hexes[at].encounter for at in beside)
        if tile == "on_tunnels":
            return sum(self.hexes[at].tunnel for at in built)
        if tile == "on_farm_or_tundra":
            return sum(self.hexes[at].terrain in ("farm", "tundra") for at in built)
        return self.longest_row(built)

    def longest_row(self, built: list[str]) -> int:
        """Along the three axes of the map every structure has a line and a place in it."""
        best = min(1, len(built))
        for axis in range(3):
            places: dict[float, set[float]] = {}
            for at in built:
                row, col = spot(at) or (0, 0)
                x = col + (0.5 if row % 2 == 0 else 0.0)
                line, place = ((row, x), (x - row / 2, row), (x + row / 2, row))[axis]
                places.setdefault(line, set()).add(place)
            for found in places.values():
                for start in found:
                    n = 1
                    while start + n in found:
                        n += 1
                    best = max(best, n)
        return best
