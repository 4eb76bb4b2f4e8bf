"""What is told of a position in a shape that only this game has.

`units` tells by place `0 character`, `0 mech 2`, `1 worker 3` (numbers are counts), `structures` `0 mill`, `tokens`
the resources. `coins` is "?" where it is not to be shown, `counted` what anybody knows who counted along. `cards` are
combat cards in hand, `deck` how many are left. `factory_pile` is null until somebody has looked at it. `points` are
the coins in hand, and all of the fortune once it is over. The running turn: told_turn.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.contract import Plain
from game.core.errors import BadInput
from game.core.masks import bits
from game.core.reading import by_seat, index, listed, mapped
from game.core.told import UNKNOWN, At, Custom, Name, Number, Part
from game.core.told_groups import ByName, Mask, Pile, Record
from game.games.scythe.board import COUNT, NOWHERE, PLACE, PLACES
from game.games.scythe.tables import (
    BOTTOM,
    CARD,
    CARD_VALUES,
    CUBES,
    FACTORY_CARDS,
    FACTORY_SECTION,
    MAT_TOP,
    MECHS,
    MOST_WORKERS,
    OBJECTIVES,
    SECTION_WORDS,
    factory_cards_of,
)
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES, STARS, STRUCTURES

if TYPE_CHECKING:
    from game.games.scythe.state import Hand, State

KINDS = ("worker", "mech", "character")

MUCH = Number(0, 9999)
AT = Name(PLACES, "place")
OBJECTIVE = Name(OBJECTIVES, "objective")
FACTORY_CARD = Name(FACTORY_CARDS, "Factory card")
CARD_COUNTS = ByName([str(value) for value in CARD_VALUES], "combat card of the value", Number(0, 42))
RECRUITS = ByName(BOTTOMS, "recruit", Name(BONUSES, "bonus"), -1)
STAR_COUNTS = ByName(STARS, "star", Number(0, 6))


# -- on the map ------------------------------------------------------------------------------------------------------


def _units(state: State) -> dict[str, list[str]]:
    units: dict[str, list[str]] = {}
    for seat in range(state.seats):
        if state.character[seat] != NOWHERE:
            units.setdefault(PLACES[state.character[seat]], []).append(f"{seat} character")
        for kind, places, counts in (
            ("mech", state.mech_at[seat], state.mechs),
            ("worker", state.worker_at[seat], state.workers),
        ):
            for place in bits(places):
                units.setdefault(PLACES[place], []).append(f"{seat} {kind} {counts[seat * COUNT + place]}")
    return {place: units[place] for place in PLACES if place in units}


def _read_units(state: State, given: Any) -> None:
    for name, pieces in mapped(given, "units").items():
        for piece in listed(pieces):
            _put_units(state, index(name, PLACE, "place"), str(piece))


def _put_units(state: State, at: int, piece: str) -> None:
    words = piece.split(" ")
    kind = words[1] if len(words) in (2, 3) else ""
    if kind not in KINDS or (len(words) == 3 and not words[2].isdecimal()):
        raise BadInput(f"A unit is '0 character', '0 mech 2' or '1 worker 3', not '{piece}'.")
    seat, n = _seat_of(state, words[0], piece), int(words[2]) if len(words) == 3 else 1
    if kind == "character":
        if state.character[seat] != NOWHERE or n != 1:
            raise BadInput(f"Seat {seat} has one character only.")
        state.character[seat] = at
    elif kind == "mech":
        if n > 4:
            raise BadInput("Nobody has more than four mechs.")
        state.mechs[seat * COUNT + at] += n
        state.mech_at[seat] |= (n > 0) << at
    elif 0 < n <= MOST_WORKERS:
        state.workers[seat * COUNT + at] += n
        state.worker_at[seat] |= 1 << at
    else:
        raise BadInput(f"'{piece}': there are 1 to {MOST_WORKERS} workers.")


def _seat_of(state: State, word: str, where: str) -> int:
    if not word.isdecimal() or int(word) >= state.seats:
        raise BadInput(f"'{where}' begins with a seat from 0 to {state.seats - 1}.")
    return int(word)


UNITS = Part(_units, _read_units)


def _structures(state: State) -> dict[str, str]:
    found = {
        place: f"{seat} {STRUCTURES[number]}"
        for seat in range(state.seats)
        for number, place in enumerate(state.structures[seat])
        if place != NOWHERE
    }
    return {PLACES[place]: found[place] for place in sorted(found)}


def _read_structures(state: State, given: Any) -> None:
    for name, piece in mapped(given, "structures").items():
        owner, _, what = str(piece).partition(" ")
        at, seat = index(name, PLACE, "place"), _seat_of(state, owner, str(piece))
        kind = index(what, {structure: n for n, structure in enumerate(STRUCTURES)}, "structure")
        standing = list(state.structures[seat])
        if standing[kind] != NOWHERE:
            raise BadInput(f"Seat {seat} has one {what} only.")
        standing[kind] = at
        state.structures[seat] = tuple(standing)
        state.structure_at[seat] |= 1 << at


STANDING = Part(_structures, _read_structures)
_TOKENS = ByName(RESOURCES, "resource", Number(0, 65000))


def _tokens(state: State, tokens: Any) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for spot, n in enumerate(tokens):
        if n:
            found.setdefault(PLACES[spot // 4], {})[RESOURCES[spot % 4]] = n
    return found


def _read_tokens(at: At, given: Any) -> Any:
    tokens = at.usual[:]
    for name, told in mapped(given, at.what).items():
        spot = index(name, PLACE, "place") * 4
        for kind, n in enumerate(_TOKENS.read(at.inside([]), told)):
            tokens[spot + kind] = n
    return tokens


TOKENS = Custom(_tokens, _read_tokens)


# -- coins and cards -------------------------------------------------------------------------------------------------


def _coins(state: State) -> list[Any]:
    return [UNKNOWN if state.veiled >> seat & 1 else n for seat, n in enumerate(state.coins)]


def _read_coins(state: State, given: Any) -> None:
    for seat, told in by_seat(given, "coins", state.seats).items():
        if told == UNKNOWN:
            state.veiled |= 1 << seat
        else:
            state.coins[seat] = MUCH.read(At(state, "coins"), told)


COINS = Part(_coins, _read_coins)
COUNTED = Part(lambda state: list(state.coins))
POINTS = Part(lambda state: list(state.final) or _coins(state))


def _values(hand: Any) -> list[int]:
    return [value for value, n in zip(CARD_VALUES, hand, strict=True) for _ in range(n)]


def read_values(given: Any) -> Hand:
    known = {str(value): n for value, n in CARD.items()}
    kinds = [index(str(value), known, "combat card of the value") for value in listed(given)]
    return (kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3))


HAND = Custom(lambda state, hand: _values(hand), lambda at, given: read_values(given))


def _cards(state: State) -> list[list[Any]]:
    return [
        [UNKNOWN] * size if hand is None else _values(hand)
        for size, hand in zip(state.hand_size, state.hands, strict=True)
    ]


def _read_cards(state: State, given: Any) -> None:
    for seat, cards in by_seat(given, "cards", state.seats).items():
        state.hand_size[seat] = len(listed(cards))
        state.hands[seat] = None if UNKNOWN in cards else read_values(cards)


CARDS = Part(_cards, _read_cards)


FACTORY_LEFT = Part(lambda state: factory_cards_of(state.seats) - sum(card >= 0 for card in state.factory_card))


# -- mats ------------------------------------------------------------------------------------------------------------


_CUBES = Mask(Name(CUBES, "upgrade cube"))
_SLOTS = Pile(Name(BOTTOMS, "bottom action"))
_ROWS = Record(top=_CUBES, bottom=_SLOTS)


def _upgrades(state: State) -> list[Plain]:
    slots = [[n for n, covered in enumerate(row) for _ in range(covered)] for row in state.covered]
    return [_ROWS.write(state, row) for row in zip(state.upgrades, slots, strict=True)]


def _read_upgrades(state: State, given: Any) -> None:
    for seat, rows in by_seat(given, "upgrades", state.seats).items():
        state.upgrades[seat], slots = _ROWS.read(At(state, "upgrades", (0, ())), rows)
        state.covered[seat] = tuple(slots.count(n) for n in range(len(BOTTOM)))


UPGRADES = Part(_upgrades, _read_upgrades)
DEPLOYED = Part(
    lambda state: [
        [MECHS[faction][number] for number in bits(mechs)]
        for faction, mechs in zip(state.faction, state.deployed, strict=True)
    ]
)
"""What these words mean depends on faction and mat, so they are read when those are settled."""


def _section(mat: int, section: int) -> str | None:
    if section < 0:
        return None
    return SECTION_WORDS[section if section == FACTORY_SECTION else MAT_TOP[mat][section]]


LAST = Part(lambda state: [_section(mat, section) for mat, section in zip(state.mat, state.last, strict=True)])
