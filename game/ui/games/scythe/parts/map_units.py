"""Units on the map of Scythe: where they stand, which one is at hand. Reads what is shown, knows no rule."""

from __future__ import annotations

from game.games.scythe.shown import ShownScythe
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.shown import WarShown

KINDS = ("mech", "character", "worker")
MOVING = "move_units"


def is_unit(component: str) -> bool:
    return component.partition(":")[0] in KINDS


def place_of(position: ShownScythe, unit: str) -> str:
    kind, _, name = unit.partition(":")
    return position.characters().get(unit, name) if kind == "character" else name


def held(shown: WarShown) -> str:
    """The unit that was clicked."""
    return next((one for one in shown.chosen if is_unit(one)), "")


def in_hand(shown: WarShown) -> str:
    """The unit that is being loaded, or has steps left."""
    hand = shown.position.hand
    return "" if hand is None else hand.unit


def at_hand(shown: WarShown) -> str:
    return held(shown) or in_hand(shown)


def aboard(shown: WarShown, what: str) -> int:
    hand = shown.position.hand
    return hand.cargo.get(what, 0) if hand is not None and at_hand(shown) == hand.unit else 0


def path(shown: WarShown, places: frozenset[str]) -> tuple[str, ...]:
    """The way of the unit at hand to one of the places that is pointed at; without one that of what is advised."""
    unit, aim = at_hand(shown), shown.pointed or shown.hint
    if unit or not is_advised(shown):
        return way(shown, unit, aim) if unit and aim in places else ()
    unit, to = next((one for one in shown.advised if is_unit(one)), ""), shown.advised[-1]
    return way(shown, unit, to) if unit and to in load_plan().by_id else ()  # not where it is only taken in hand


def is_advised(shown: WarShown) -> bool:
    """Whether there is advice, and nothing else is looked at."""
    looked_at = shown.effect and not {*shown.effect} & {*shown.advised}
    return bool(shown.advised) and not looked_at and shown.pointed in ("", shown.hint)


def way(shown: WarShown, unit: str, to: str) -> tuple[str, ...]:
    """All places on the way of a unit, with both its ends."""
    found = shown.figures.way(unit, to)
    return (place_of(shown.position, unit), *(() if found is None else found.over), to)
