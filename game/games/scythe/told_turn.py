"""What is told of the running turn in a shape that only this game has. See told.py.

`hand` is the unit in hand with its cargo, `moved` the units that have moved in this action, `came` those that wait
for a combat (kind, from, where, metal, food, oil, wood). `boarded` in `hand` is left out where unit and workers set
out from where they are. `fought` is the last combat, as it was uncovered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.contract import Plain
from game.core.errors import BadInput
from game.core.reading import by_seat, index, listed, mapped
from game.core.told import UNKNOWN, At, Custom, Flag, Name, Number, Part, Seat
from game.core.told_groups import ByName, Pile, Record
from game.games.scythe.board import PLACE, PLACES
from game.games.scythe.tables import CARD, DIAL, FACTIONS
from game.games.scythe.terms import RESOURCES
from game.games.scythe.told import AT, HAND, KINDS, MUCH

if TYPE_CHECKING:
    from game.games.scythe.state import State

CARGO = ("worker", "moved_worker", *RESOURCES)
"""What can be aboard, in the order in which it is counted."""
KIND = Name(KINDS, "unit")


def _moved(state: State, moved: tuple[int, ...]) -> list[str]:
    return [f"{KINDS[code // 64]} {PLACES[code % 64]}" for code in sorted(moved)]


def _read_moved(at: At, given: Any) -> tuple[int, ...]:
    units = [str(unit).partition(" ") for unit in listed(given)]
    return tuple(KIND.read(at, kind) * 64 + AT.read(at, place) for kind, _, place in units)


MOVED = Custom(_moved, _read_moved)
_UNIT_IN_HAND = Record(
    unit=Custom(lambda state, unit: unit, lambda at, given: KIND.read(at, str(given).partition(":")[0])),
    at=AT,
    steps=Number(0, 3),
    has_moved=Flag(),
    cargo=ByName(CARGO, "cargo", MUCH),
)


def _in_hand(state: State) -> Plain | None:
    if not state.carrier:
        return None
    kind, place, steps, has_moved, *aboard = state.carrier
    unit = (
        f"character:{FACTIONS[state.faction[state.active]]}"
        if KINDS[kind] == "character"
        else (f"{KINDS[kind]}:{PLACES[place]}")
    )
    told: Plain = _UNIT_IN_HAND.write(state, (unit, place, steps, bool(has_moved), aboard))
    if any(one != place for one in state.boarded):
        told["boarded"] = AT.write_all(state, state.boarded)
    return told


def read_in_hand(state: State, given: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The unit in hand, and where it and those aboard came from: left out, from where they are."""
    held = dict(mapped(given, "hand"))
    at, boarded = At(state, "hand"), held.pop("boarded", None)
    nothing = (0,) * len(CARGO)
    kind = KIND.read(at, str(held.get("unit", "")).partition(":")[0])
    if KINDS[kind] == "character":
        place = state.character[state.active]
    else:
        place = index(str(held["unit"]).partition(":")[2], PLACE, "place")
    held.pop("at", None)
    _, _, steps, has_moved, cargo = _UNIT_IN_HAND.read(at.inside((kind, place, 1, False, nothing)), held)
    starts = (place,) * (1 + sum(cargo[:2])) if boarded is None else Pile(AT).read(at, boarded)
    if len(starts) != 1 + sum(cargo[:2]):
        raise BadInput("'boarded' names where the unit in hand set out, and then where each worker came aboard.")
    return (kind, place, steps, has_moved, *cargo), starts


IN_HAND = Part(_in_hand)


def _came(state: State, unit: tuple[int, ...]) -> str:
    kind, start, at, *carried = unit
    return " ".join((KINDS[kind], PLACES[start], PLACES[at], *map(str, carried)))


def _read_came(at: At, unit: Any) -> tuple[int, ...]:
    words = str(unit).split(" ")
    carried = [int(word) for word in words[3:] if word.isdecimal()]
    if len(words) not in (3, 7) or len(carried) != len(words) - 3:
        raise BadInput(f"'{unit}': a unit that came is told as 'mech r3c4 r3c5', or with four resources behind.")
    return (KIND.read(at, words[0]), AT.read(at, words[1]), AT.read(at, words[2]), *(carried or (0, 0, 0, 0)))


CAME = Pile(Custom(_came, _read_came))
_DIAL = Record(power=Number(0, DIAL), cards=HAND)


def _drafts(state: State) -> list[Any]:
    return [
        _DIAL.write(state, (draft[0], draft[1:])) if draft else UNKNOWN if state.sealed >> seat & 1 else None
        for seat, draft in enumerate(state.drafts)
    ]


def _read_drafts(state: State, given: Any) -> None:
    for seat, draft in by_seat(given, "drafts", state.seats).items():
        if draft is not None and draft != UNKNOWN:
            power, cards = _DIAL.read(At(state, "drafts", (0, (0,) * len(CARD))), draft)
            state.drafts[seat] = (power, *cards)


DRAFTS = Part(_drafts, _read_drafts)
_BOTH = Pile(Number(0, DIAL))
_FOUGHT = Record(at=AT, attacker=Seat(), defender=Seat(), power=_BOTH, cards=Pile(HAND))


def _fought(state: State, fought: tuple[int, ...]) -> Plain | None:
    if not fought:
        return None
    place, attacker, defender, *drafts = fought
    told: Plain = _FOUGHT.write(state, (place, attacker, defender, (drafts[0], drafts[5]), (drafts[1:5], drafts[6:])))
    return told


def _read_fought(at: At, given: Any) -> tuple[int, ...]:
    place, attacker, defender, power, cards = _FOUGHT.read(at, given)
    if len(power or ()) != 2 or len(cards or ()) != 2 or None in (place, attacker, defender):
        raise BadInput("'fought' tells where, attacker, defender, and the power and the cards of both.")
    return (place, attacker, defender, power[0], *cards[0], power[1], *cards[1])


FOUGHT = Custom(_fought, _read_fought)
