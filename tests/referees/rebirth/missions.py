"""Mission cards, counted again from data/rebirth/missions.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .facts import BOARD, CARDS, HARBOURS, NEAR, REGION, TERRAIN, TOWNS, symbols, touches

Tiles = Mapping[str, str]
"""One player's tiles: space -> kind."""


def joined(spaces: set[str], at: str) -> set[str]:
    """Of these spaces those that hang together with one."""
    found, edge = {at}, [at]
    while edge:
        for near in NEAR[edge.pop()] & spaces - found:
            found.add(near)
            edge.append(near)
    return found


def _town_size(at: str) -> str | None:
    return next((town["size"] for town in TOWNS.values() if at in town["spaces"]), None)


def _fits(at: str, kind: str, where: Mapping[str, Any]) -> bool:
    """Whether a tile is one that the card counts; all its demands together."""
    answers = {
        "region": lambda wanted: REGION.get(at) in wanted,
        "coast": lambda wanted: touches(at, "sea") == wanted,
        "loch_shore": lambda wanted: touches(at, "loch") == wanted,
        "harbour": lambda wanted: (at in HARBOURS) == wanted,
        "adjacent_to": lambda wanted: touches(at, wanted),
        "tile": lambda wanted: kind.split("_")[0] in wanted,
        "symbol": lambda wanted: TERRAIN[at] in wanted,
        "settlement_size": lambda wanted: _town_size(at) in wanted,
    }
    return all(answers[name](wanted) for name, wanted in where.items())


def _at_cathedral(tiles: Tiles, at: str) -> int:
    return sum(space in tiles for space in NEAR[at])


def measure(card: str, seat: int, everybody: list[Tiles], castles: Mapping[str, int]) -> int:
    """What the player has of that which the card counts."""
    told, tiles = CARDS[card], everybody[seat]
    kind, where = told["measure"], told.get("where", {})
    if kind == "count_castles":
        own = [BOARD["castles"][name] for name, who in castles.items() if who == seat]
        return sum(all(castle[key] == wanted for key, wanted in where.items()) for castle in own)
    if kind == "count_cathedral_majorities":
        counts = [[_at_cathedral(t, c["hex"]) for t in everybody] for c in BOARD["cathedrals"].values()]
        return sum(n[seat] > 0 and n[seat] == max(n) for n in counts)
    counted = {at for at, what in tiles.items() if _fits(at, what, where)}
    if kind == "largest_group":
        return max((len(joined(counted, at)) for at in counted), default=0)
    if kind == "sum_symbols":
        return sum(symbols(tiles[at]) for at in counted)
    if kind == "count_settlements":
        return sum(any(at in counted for at in town["spaces"]) for town in TOWNS.values())
    assert kind == "count_tiles", kind
    return len(counted)


def points(card: str, seat: int, everybody: list[Tiles], castles: Mapping[str, int]) -> int:
    """A tie with the others is enough, nothing at all is not; bonus cards ask for nothing."""
    told = CARDS[card]
    worth: int = told["points"]
    if "measure" not in told:
        return worth
    values = [measure(card, other, everybody, castles) for other in range(len(everybody))]
    return worth if values[seat] >= max(*values, told["minimum"]) else 0
