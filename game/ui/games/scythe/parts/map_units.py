"""What is meant on the map of Scythe: which unit is at hand, where it can go. Reads what is shown, knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.table.shown import Shown

KINDS = ("mech", "character", "worker")
"""What a click beside the figures of a crowded hexagon takes first."""
MOVING = "move_units"
BEFORE, BEGIN = "move_or_gain", "top:move_units"
"""Where units could still be moved or coins be had, and what begins the move."""


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


def own_units(shown: Shown) -> list[str]:
    """Every unit of the viewer that stands somewhere."""
    found = []
    for place, words in shown.plain.get("units", {}).items():
        for word in words:
            seat, kind, *_ = word.split()
            if int(seat) == shown.viewer:
                named = shown.plain["factions"][int(seat)] if kind == "character" else place
                found.append(f"{kind}:{named}")
    return found


def offered(shown: Shown) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Places where the unit at hand can go, and units that can be taken. With nothing at hand only units are offered:
    all that they could reach together says nothing."""
    if shown.phase == BEFORE and BEGIN in shown.lit:
        return tuple(one for one in shown.lit if ":" not in one), tuple(own_units(shown))
    lit_units = tuple(one for one in shown.lit if is_unit(one))
    if shown.phase != MOVING or not shown.lit:
        return tuple(one for one in shown.lit if one not in lit_units), lit_units
    unit, taken = at_hand(shown), held(shown)
    places = tuple(one for one in shown.lit if ":" not in one)
    if not taken:
        places = tuple(one for one in places if unit and steps(shown, unit, one) is not None)
        return places, lit_units
    others = dict.fromkeys(one for touched in shown.open for one in touched if is_unit(one) and one != taken)
    return places, tuple(one for one in others if place_of(shown.plain, one) not in places)


def first_at(shown: Shown, place: str) -> str:
    """Of the units that can be taken in a place the first; empty for none."""
    here = [one for one in offered(shown)[1] if place_of(shown.plain, one) == place]
    return min(here, key=lambda one: KINDS.index(one.partition(":")[0]), default="")


def meant(shown: Shown, component: str) -> str:
    """A click beside the figures means the unit there, until one is at hand; then it means the place."""
    if shown.phase not in (MOVING, BEFORE) or is_unit(component) or ":" in component:
        return component
    places, _ = offered(shown)
    return component if component in places else first_at(shown, component) or component
