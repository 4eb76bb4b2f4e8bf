"""What stands in the ring around a place of Scythe's map: cargo of the unit at hand, or what is chosen there."""

from __future__ import annotations

from game.table.shown import Shown
from game.ui.games.scythe.parts import map_units
from game.ui.games.scythe.parts.ring import Petal
from game.ui.games.scythe.plan import MapPlan

CARGO = ("worker", "moved_worker", "metal", "food", "oil", "wood")
LESS = "less:"
"""A click on this takes back what was loaded, for the unit has not moved yet."""
_NUMBER, _GOOD = "amount:", "resource:"
_MOST = 6


def petals_of(shown: Shown, plan: MapPlan) -> tuple[str, list[Petal]]:
    """The place around which they stand, and the petals."""
    unit = map_units.at_hand(shown)
    if shown.phase == map_units.MOVING:
        return (map_units.place_of(shown.plain, unit), _cargo(shown, unit, plan)) if unit and shown.lit else ("", [])
    named = [one for one in shown.lit if one.startswith((_NUMBER, _GOOD))]
    place = next((one for one in shown.chosen if one in plan.by_id), "") or _place_of_frame(shown)
    if not named or len(named) > _MOST or place not in plan.by_id:
        return "", []
    return place, [_choice(one) for one in named]


def _choice(component: str) -> Petal:
    kind, _, what = component.partition(":")
    return Petal("number", what, component) if f"{kind}:" == _NUMBER else Petal(what, "", component)


def _place_of_frame(shown: Shown) -> str:
    line = str((shown.plain.get("stack") or [""])[-1])
    return next((word.removeprefix("at=") for word in line.split() if word.startswith("at=")), "")


def _cargo(shown: Shown, unit: str, plan: MapPlan) -> list[Petal]:
    """As long as the unit is not in hand, a click on anything it could carry takes it in hand first."""
    free = "cargo" in shown.lit
    hand = shown.plain.get("hand") or {}
    loading = bool(hand) and not free and not hand["has_moved"]
    # what may not stay on a lake comes along in any case
    undone = loading and plan.by_id[map_units.place_of(shown.plain, unit)].terrain != "lake"
    return [
        _load(shown, what, there, free=free, undone=undone)
        for what in CARGO
        if (there := shown.gauges.get(f"cargo:{unit}:{what}", 0))
    ]


def _load(shown: Shown, what: str, there: int, *, free: bool, undone: bool) -> Petal:
    def lit(verb: str) -> str:
        component = f"{verb}:{what}"
        return component if component in shown.lit else ""

    n = map_units.aboard(shown, what)
    less = lit("drop") or (f"{LESS}{what}" if n and undone else "")
    is_worker = what in ("worker", "moved_worker")
    return Petal(
        "worker" if is_worker else what, f"{n}/{there}",
        press=f"load:{what}" if free else lit("load"), less=less,
        all=f"load_all:{what}" if free and there > 1 else lit("load_all"), none=lit("drop_all"),
        faction=shown.plain["factions"][shown.viewer or 0] if is_worker else "",
    )
