"""Fortunes of Scythe counted by hand: from the plain position and the printed map, without the rules."""

from __future__ import annotations

from typing import Any

from .facts import BONUS, GAME, MAP

Plain = dict[str, Any]


class Table:
    """One position in its plain form, and who has what on it."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain

    def units(self, seat: int) -> set[str]:
        return {at for at, words in self.plain["units"].items() for word in words if word.split()[0] == str(seat)}

    def structures(self, seat: int) -> list[str]:
        return [at for at, word in self.plain["structures"].items() if word.split()[0] == str(seat)]

    def territories(self, seat: int) -> set[str]:
        others = [one for one in range(self.plain["seats"]) if one != seat]
        rivals = set().union(*(self.units(one) for one in others))
        held = self.units(seat) | {at for at in self.structures(seat) if at not in rivals}
        return {at for at in held if at in MAP.hexes}

    def tokens(self, seat: int) -> int:
        return sum(n for at in self.territories(seat) for n in self.plain["tokens"].get(at, {}).values())

    def rows_of_sheet(self, seat: int) -> dict[str, int]:
        popularity = self.plain["popularity"][seat]
        tier = next(t for t in GAME["popularity_tiers"] if t["min"] <= popularity <= t["max"])
        land = self.territories(seat)
        more = GAME["scoring"]["factory_territories"] - 1 if MAP.factory in land else 0
        return {
            "coins": self.plain["counted"][seat],
            "stars": tier["star"] * sum(self.plain["stars"][seat].values()),
            "territories": tier["territory"] * (len(land) + more),
            "resources": tier["resource_pair"] * (self.tokens(seat) // GAME["scoring"]["resources_per_pair"]),
            "bonus": self.bonus(seat),
        }

    def fortune(self, seat: int) -> int:
        return sum(self.rows_of_sheet(seat).values())

    def bonus(self, seat: int) -> int:
        """From the highest band that is reached; nothing below the lowest."""
        bands = BONUS[self.plain["bonus"]]["coins_by_count"]
        n = self.counted(seat)
        return max((coins for least, coins in bands.items() if int(least) <= n), default=0)

    def counted(self, seat: int) -> int:
        built, tile = self.structures(seat), self.plain["bonus"]
        beside = {at for one in built for at in MAP.around(one)}
        if tile == "tunnels_adjacent":
            return len(beside & MAP.tunnels)
        if tile == "lakes_adjacent":
            return len(beside & MAP.lakes)
        if tile == "encounters_adjacent":
            return sum(MAP.hexes[at].encounter for at in beside)
        if tile == "on_tunnels":
            return sum(at in MAP.tunnels for at in built)
        if tile == "on_farm_or_tundra":
            return sum(MAP.terrain(at) in ("farm", "tundra") for at in built)
        return longest_row(built)


def longest_row(built: list[str]) -> int:
    """Along the three axes of the map every structure has a line and a place in it."""
    best = min(1, len(built))
    for axis in range(3):
        places: dict[float, set[float]] = {}
        for at in built:
            row, col = MAP.cells[at]
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
