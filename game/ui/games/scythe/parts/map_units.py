"""Units on the map of Scythe: where they stand, which one is at hand. Reads what is shown, knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.table.shown import Shown

KINDS = ("mech", "character", "worker")
MOVING = "move_units"


def is_unit(component: str) -> bool:
    return component.partition(":")[0] in KINDS


def characters(plain: Mapping[str, Any]) -> dict[str, str]:
    """The rules call a character after its faction; this says where each stands."""
    found = {}
    for place, words in plain.get("units", {}).items():
        for word in words:
            seat, kind, *_ = word.split()
            if kind == "character":
                found[f"character:{plain['factions'][int(seat)]}"] = place
    return found


def place_of(plain: Mapping[str, Any], unit: str) -> str:
    if not unit.startswith("character:"):
        return unit.partition(":")[2]
    return characters(plain).get(unit, unit.partition(":")[2])


def held(shown: Shown) -> str:
    """The unit that was clicked."""
    return next((one for one in shown.chosen if is_unit(one)), "")


def in_hand(shown: Shown) -> str:
    """The unit that is being loaded, or has steps left."""
    return str((shown.plain.get("hand") or {}).get("unit", ""))


def at_hand(shown: Shown) -> str:
    return held(shown) or in_hand(shown)


def aboard(shown: Shown, what: str) -> int:
    hand = shown.plain.get("hand") or {}
    return int(hand["cargo"].get(what, 0)) if hand and at_hand(shown) == in_hand(shown) else 0


def steps(shown: Shown, unit: str, place: str) -> int | None:
    return shown.gauges.get(f"steps:{unit}:{place}")


def way(shown: Shown, unit: str, to: str) -> tuple[str, ...]:
    """All places on the way of a unit, with both its ends."""
    passed = f"via:{unit}:{to}:"
    between = [name.removeprefix(passed) for name in shown.gauges if name.startswith(passed)]
    return (place_of(shown.plain, unit), *between, to)
