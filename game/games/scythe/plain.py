"""The position as plain data with readable ids: what saves, hashes, scenarios and painters use. Back: stated.py.

`units` tells by place `0 character`, `0 mech 2`, `1 worker 3` (numbers are counts), `structures` `0 mill`, `tokens`
the resources. `coins` is "?" where it is not to be shown, `counted` what anybody knows who counted along. `cards` are
combat cards in hand, `deck` how many are left. `factory_pile` is null until somebody has looked at it. `hand` is the
unit in hand with its cargo, `moved` the units that have moved in this action, `came` those that wait for a combat
(kind, from, where, metal, food, oil, wood). `heard` and `asking` are seats, left out where there are none, and so is
`boarded` in `hand` where unit and workers set out from where they are. `fought` is the last combat, as it was
uncovered. `points` are the coins in hand, and all of the fortune once it is over.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Plain
from game.core.masks import bits
from game.core.text import to_text
from game.games.scythe.board import COUNT, NOWHERE, PLACES, ids_of
from game.games.scythe.cargo import CARGO, unit_id
from game.games.scythe.frames.finding import factory_cards_of
from game.games.scythe.records import BONUSES, BOTTOMS, RESOURCES, STARS, STRUCTURES
from game.games.scythe.state import KINDS, NO_CARD, NOBODY, UNKNOWN, Hand, State, deck_size
from game.games.scythe.tables import (
    BONUS_TILES,
    CARD_VALUES,
    CUBES,
    ENCOUNTER_CARDS,
    FACTIONS,
    FACTORY_CARDS,
    FACTORY_SECTION,
    MAT_TOP,
    MATS,
    MECHS,
    OBJECTIVES,
    SECTION_WORDS,
)

HIDDEN = "?"


def to_plain(state: State) -> Plain:
    seats = range(state.seats)
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "active": state.active,
        "stack": [to_text(frame) for frame in state.stack],
        "factions": [None if number == NOBODY else FACTIONS[number] for number in state.faction],
        "mats": [None if number == NOBODY else MATS[number] for number in state.mat],
        "order": list(state.order),
        "bonus": None if state.bonus == NO_CARD else BONUS_TILES[state.bonus],
        **_on_the_map(state),
        "power": list(state.power),
        "popularity": list(state.popularity),
        "coins": [HIDDEN if state.veiled >> seat & 1 else state.coins[seat] for seat in seats],
        "counted": list(state.coins),
        **_cards(state),
        **_mats(state),
        **_turn(state),
        "turns": list(state.turns),
        "interim": list(state.interim),
        "final": list(state.final),
        "points": [
            state.final[seat] if state.final else HIDDEN if state.veiled >> seat & 1 else state.coins[seat]
            for seat in seats
        ],
    }


def _on_the_map(state: State) -> Plain:
    units: dict[str, list[str]] = {}
    for seat in range(state.seats):
        if state.character[seat] != NOWHERE:
            units.setdefault(PLACES[state.character[seat]], []).append(f"{seat} character")
        for kind, places, counts in (
            ("mech", state.mech_at[seat], state.mechs), ("worker", state.worker_at[seat], state.workers),
        ):
            for place in bits(places):
                units.setdefault(PLACES[place], []).append(f"{seat} {kind} {counts[seat * COUNT + place]}")
    structures = {
        PLACES[place]: f"{seat} {STRUCTURES[number]}"
        for seat in range(state.seats) for number, place in enumerate(state.structures[seat]) if place != NOWHERE
    }
    tokens: dict[str, dict[str, int]] = {}
    for spot, n in enumerate(state.tokens):
        if n:
            tokens.setdefault(PLACES[spot // 4], {})[RESOURCES[spot % 4]] = n
    return {
        "units": {place: units[place] for place in PLACES if place in units},
        "structures": {place: structures[place] for place in PLACES if place in structures},
        "tokens": tokens,
        "encounters": list(ids_of(state.encounters)),
        "used_encounters": [ENCOUNTER_CARDS[card] for card in bits(state.used)],
    }


def _values(hand: Hand) -> list[int]:
    return [value for value, n in zip(CARD_VALUES, hand, strict=True) for _ in range(n)]


def _names(cards: tuple[int, ...]) -> list[str]:
    return [HIDDEN if card == UNKNOWN else OBJECTIVES[card] for card in cards]


def _cards(state: State) -> Plain:
    taken = sum(card != NO_CARD for card in state.factory_card)
    pile: Any = None
    if state.factory_pile == UNKNOWN:
        pile = HIDDEN
    elif state.factory_pile != NOBODY:
        pile = [FACTORY_CARDS[card] for card in bits(state.factory_pile)]
    return {
        "cards": [
            [HIDDEN] * size if hand is None else _values(hand)
            for size, hand in zip(state.hand_size, state.hands, strict=True)
        ],
        "discard": {str(value): n for value, n in zip(CARD_VALUES, state.discard, strict=True) if n},
        "deck": deck_size(state),
        "objectives": [_names(cards) for cards in state.objectives],
        "shown": [_names(cards) for cards in state.shown],
        "dropped": [None if card == NO_CARD else _names((card,))[0] for card in state.dropped],
        "factory_cards": [None if card == NO_CARD else FACTORY_CARDS[card] for card in state.factory_card],
        "factory_pile": pile,
        "factory_left": factory_cards_of(state.seats) - taken,
    }


def _mats(state: State) -> Plain:
    seats = range(state.seats)
    return {
        "upgrades": [
            {
                "top": [CUBES[cube] for cube in bits(state.upgrades[seat])],
                "bottom": [BOTTOMS[n] for n, covered in enumerate(state.covered[seat]) for _ in range(covered)],
            }
            for seat in seats
        ],
        "mechs": [
            [MECHS[state.faction[seat]][number] for number in bits(state.deployed[seat])] for seat in seats
        ],
        "recruits": [
            {BOTTOMS[n]: BONUSES[bonus] for n, bonus in enumerate(recruits) if bonus >= 0}
            for recruits in state.recruits
        ],
        "stars": [{STARS[n]: placed for n, placed in enumerate(state.stars[seat]) if placed} for seat in seats],
        "last": [_section(state, seat) for seat in seats],
    }


def _section(state: State, seat: int) -> str | None:
    section = state.last[seat]
    if section < 0:
        return None
    return SECTION_WORDS[FACTORY_SECTION if section == FACTORY_SECTION else MAT_TOP[state.mat[seat]][section]]


def _turn(state: State) -> Plain:
    return {
        "battles": list(ids_of(state.battles)),
        "moved": [f"{KINDS[code // 64]} {PLACES[code % 64]}" for code in sorted(state.moved)],
        "hand": _in_hand(state),
        "came": [_came(*unit) for unit in state.came],
        "drove_off": state.drove_off,
        "coerced": state.coerced,
        "dealt": state.dealt,
        **{
            name: list(bits(seats)) for name, seats in (("heard", state.heard), ("asking", state.asking)) if seats
        },
        "drafts": [_draft(state, seat) for seat in range(state.seats)],
        "fought": _fought(state),
        "sealed": [bool(state.sealed >> seat & 1) for seat in range(state.seats)],
    }


def _came(kind: int, start: int, at: int, *carried: int) -> str:
    return " ".join((KINDS[kind], PLACES[start], PLACES[at], *map(str, carried)))


def _in_hand(state: State) -> Plain | None:
    if not state.carrier:
        return None
    kind, place, steps, has_moved, *aboard = state.carrier
    cargo = {name: n for name, n in zip(CARGO, aboard, strict=True) if n}
    told = {
        "unit": unit_id(state, state.active, kind, place), "at": PLACES[place], "steps": steps,
        "has_moved": bool(has_moved), "cargo": cargo,
    }  # fmt: skip
    if any(one != place for one in state.boarded):
        told["boarded"] = [PLACES[one] for one in state.boarded]
    return told


def _fought(state: State) -> Plain | None:
    if not state.fought:
        return None
    place, attacker, defender, *drafts = state.fought
    return {
        "at": PLACES[place], "attacker": attacker, "defender": defender, "power": [drafts[0], drafts[5]],
        "cards": [_values((drafts[n], drafts[n + 1], drafts[n + 2], drafts[n + 3])) for n in (1, 6)],
    }  # fmt: skip


def _draft(state: State, seat: int) -> Any:
    draft = state.drafts[seat]
    if draft:
        return {"power": draft[0], "cards": _values((draft[1], draft[2], draft[3], draft[4]))}
    return HIDDEN if state.sealed >> seat & 1 else None
