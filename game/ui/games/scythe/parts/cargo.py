"""What stands in the ring around a place of Scythe's map: cargo of the unit at hand, or what is chosen there."""

from __future__ import annotations

from game.ui.games.scythe.parts import map_units
from game.ui.games.scythe.parts.ring import Petal
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.shown import WarShown

CARGO = ("worker", "moved_worker", "metal", "food", "oil", "wood")
_NUMBER, _GOOD = "amount:", "resource:"
_MOST = 6
_WORKERS_COME = ("produce", "take_workers")
"""Phases in which an amount is one of new workers."""


def petals_of(shown: WarShown, plan: MapPlan) -> tuple[str, list[Petal]]:
    """The place around which they stand, and the petals."""
    unit = map_units.at_hand(shown)
    if shown.phase == map_units.MOVING:
        return (map_units.place_of(shown.position, unit), _cargo(shown, unit)) if unit and shown.lit else ("", [])
    named = [one for one in shown.lit if one.startswith((_NUMBER, _GOOD))]
    place = next((one for one in shown.chosen if one in plan.by_id), "") or shown.position.place
    if not named or len(named) > _MOST or place not in plan.by_id:
        return "", []
    return place, [_choice(one, shown) for one in named]


def _choice(component: str, shown: WarShown) -> Petal:
    kind, _, what = component.partition(":")
    if f"{kind}:" != _NUMBER:
        return Petal(what, "", component)
    if shown.phase in _WORKERS_COME:
        return Petal("worker", f"+{what}", component, faction=shown.position.faction(shown.viewer or 0))
    return Petal("number", what, component)


def _cargo(shown: WarShown, unit: str) -> list[Petal]:
    """What the unit could carry; all, none, one more and one less as far as they can be clicked."""
    there = shown.figures.cargo.get(unit, {})
    return [_load(shown, what, there[what]) for what in CARGO if what in there]


def _load(shown: WarShown, what: str, there: int) -> Petal:
    def lit(verb: str) -> str:
        component = f"{verb}:{what}"
        return component if component in shown.lit else ""

    is_worker = what in ("worker", "moved_worker")
    return Petal(
        "worker" if is_worker else what,
        f"{map_units.aboard(shown, what)}/{there}",
        press=lit("load"),
        less=lit("drop"),
        all=lit("load_all"),
        none=lit("drop_all"),
        faction=shown.position.faction(shown.viewer or 0) if is_worker else "",
    )
