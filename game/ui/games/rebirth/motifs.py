"""What the picture on a mission card shows: the spaces or buildings its condition counts, read from the data."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from game.core import hexes
from game.core.strict_yaml import read_yaml
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, LOCH, SPACE, BoardPlan, PlanHex
from game.ui.games.rebirth.plan_file import DATA, load_plan

_GOES_ON = {"food": ("food", "blank"), "energy": ("energy", "blank"), "settlement": ("settlement",)}
_SIZES = {"small": 1, "medium": 2, "large": 3}


class Motif(NamedTuple):
    points: int
    icon: str
    marked: frozenset[hexes.Hex]
    """The hexagons that count."""


@cache
def load_motifs() -> dict[str, Motif]:
    """By card id: M01, B03..."""
    cards = read_yaml(DATA / "missions.yaml").value
    board = read_yaml(DATA / "board.yaml").value
    halves = {name: one["half"] for name, one in board["castles"].items()}
    plan = load_plan()
    found = {}
    for card, one in cards["missions"].items():
        found[card] = Motif(one["points"], _icon(one), _marked(plan, halves, one))
    for card, one in cards["bonus_cards"].items():
        found[card] = Motif(one["points"], "cathedral", frozenset())
    return found


def _icon(card: dict[str, Any]) -> str:
    measure, where = card["measure"], card.get("where", {})
    if measure == "count_castles" or where.get("adjacent_to") == CASTLE:
        return "castle"
    if measure == "count_cathedral_majorities" or where.get("adjacent_to") == CATHEDRAL:
        return "cathedral"
    if measure in ("sum_symbols", "count_settlements"):
        return "town"
    if where.get("harbour"):
        return "anchor"
    tiles = where.get("tile", ())
    return {"food": "wheat", "energy": "turbine"}[tiles[0]] if len(tiles) == 1 else "supply"


def _marked(plan: BoardPlan, halves: dict[str, str], card: dict[str, Any]) -> frozenset[hexes.Hex]:
    where, measure = card.get("where", {}), card["measure"]
    if measure == "count_castles":
        half = where.get("half")
        return _places(one for one in plan.hexes if one.kind == CASTLE and half in (None, halves[one.piece]))
    if measure == "count_cathedral_majorities":
        return _places(one for one in plan.hexes if one.kind == CATHEDRAL)
    return _places(one for one in plan.hexes if one.kind == SPACE and _counts(plan, one, where))


def _counts(plan: BoardPlan, one: PlanHex, where: dict[str, Any]) -> bool:
    near = [plan.at.get(place) for place in hexes.neighbours(one.place)]
    kinds = {None if other is None else other.kind for other in near}
    size = len(plan.settlements.get(one.settlement, ()))
    facts = {
        "region": one.region in where.get("region", ()),
        "coast": where.get("coast") == (None in kinds),
        "loch_shore": where.get("loch_shore") == (LOCH in kinds),
        "harbour": where.get("harbour") == one.harbour,
        "symbol": one.symbol in where.get("symbol", ()),
        "adjacent_to": where.get("adjacent_to") in kinds,
        "settlement_size": size in [_SIZES[name] for name in where.get("settlement_size", ())],
        "tile": any(one.symbol in _GOES_ON[tile] for tile in where.get("tile", ())),
    }
    return all(facts[key] for key in where)


def _places(found: Any) -> frozenset[hexes.Hex]:
    return frozenset(one.place for one in found)
