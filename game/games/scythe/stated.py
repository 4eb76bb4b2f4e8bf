"""From plain data back to a position: saves, and scenarios that state only what matters to them. See plain.py.

What is left out is as at the start of a game: factions and mats in the order of data/scythe, their starting pieces
and tracks, no cards in hands, the first player's turn. Units that are stated are all there are: mechs are deployed
and workers on the map as they stand there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import each_seat, index, listed, mapped, number
from game.core.text import Vocabulary, nearest
from game.games.scythe.board import COUNT, ENCOUNTERS, NOWHERE, PLACE
from game.games.scythe.cargo import CARGO
from game.games.scythe.frames.base import settle
from game.games.scythe.frames.setting_up import first_player, set_order
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.pieces import add_mech, add_workers
from game.games.scythe.reach import HOME
from game.games.scythe.reading import place, seat_of
from game.games.scythe.records import STRUCTURES
from game.games.scythe.setup import check_seats, read_options
from game.games.scythe.state import (
    CHARACTER,
    KINDS,
    NO_CARD,
    NO_HAND,
    NOBODY,
    State,
)
from game.games.scythe.stated_mats import HIDDEN, hand, read_cards, read_mats
from game.games.scythe.tables import (
    BONUS_TILE,
    DIAL,
    ENCOUNTER,
    FACTION,
    FACTION_RECORDS,
    MAT,
    MAT_RECORDS,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    RESOURCE,
)

KEYS = (
    "seats options active stack factions mats order bonus units structures tokens encounters used_encounters power"
    " popularity coins counted cards discard deck objectives shown dropped factory_cards factory_pile factory_left"
    " upgrades mechs recruits stars last battles moved hand came drove_off coerced dealt heard asking drafts sealed"
    " fought turns interim final points"
).split()
_KIND = {name: number for number, name in enumerate(KINDS)}
_MUCH = 9999
_TOKENS = 65000


def from_plain(plain: Mapping[str, Any], vocabulary: Vocabulary) -> State:
    for key in plain:
        if key not in KEYS:
            raise BadInput(f"A position of Scythe has no part '{key}'.{nearest(key, KEYS)}")
    seats = check_seats(plain.get("seats", 2))
    state = State(seats, read_options(plain.get("options") or {}))
    state.faction = _people(state, plain, "factions", FACTION)
    state.mat = _people(state, plain, "mats", MAT)
    tile = plain.get("bonus", next(iter(BONUS_TILE)))
    state.bonus = NO_CARD if tile is None else index(tile, BONUS_TILE, "structure bonus tile")
    is_set_up = NOBODY not in state.mat and NOBODY not in state.faction
    if is_set_up and plain.get("order", True):
        set_order(state)
    _read_tracks(state, plain, is_set_up)
    _read_map(state, plain, is_set_up)
    read_cards(state, plain)
    read_mats(state, plain)
    _read_stack(state, plain.get("stack"), vocabulary)
    state.active = _active(state, plain.get("active"), is_set_up)
    _read_turn(state, plain)
    state.turns = each_seat(state, plain, "turns", lambda n: number(n, "turns", 0, _MUCH), 0)
    state.interim = tuple(number(n, "interim", 0, _MUCH) for n in listed(plain.get("interim", [])))
    state.final = tuple(number(n, "final", 0, _MUCH) for n in listed(plain.get("final", [])))
    if plain.get("stack") is None:
        state.stack = [TakeTurn(state.active)]
    settle(state, None)
    return state


def _active(state: State, stated: Any, is_set_up: bool) -> int:
    """Left out, it is the seat of the lowest step of the stack, or the first player."""
    if stated is not None:
        return number(stated, "active", 0, state.seats - 1)
    usual = first_player(state) if is_set_up else 0
    return getattr(state.stack[0], "seat", usual) if state.stack else usual


def _people(state: State, plain: Mapping[str, Any], key: str, known: Mapping[str, int]) -> list[int]:
    if plain.get(key) is None:
        return list(range(state.seats))
    found = each_seat(
        state, plain, key, lambda name: NOBODY if name is None else index(name, known, key[:-1]), NOBODY
    )
    taken = [one for one in found if one != NOBODY]
    if len(taken) != len(set(taken)):
        raise BadInput(f"Nobody shares one of the {key} with another.")
    return found



def _read_tracks(state: State, plain: Mapping[str, Any], is_set_up: bool) -> None:
    seats = range(state.seats)
    starts = [MAT_RECORDS[state.mat[seat]].start if is_set_up else None for seat in seats]
    power = [FACTION_RECORDS[state.faction[seat]].start_power if is_set_up else 0 for seat in seats]
    state.power = each_seat(state, plain, "power", lambda n: number(n, "power", 0, MOST_POWER), None)
    state.popularity = each_seat(
        state, plain, "popularity", lambda n: number(n, "popularity", 0, MOST_POPULARITY), None
    )
    state.coins = each_seat(state, plain, "coins", lambda n: n if n == HIDDEN else number(n, "coins", 0, _MUCH), None)
    counted = each_seat(state, plain, "counted", lambda n: number(n, "counted", 0, _MUCH), None)
    for seat, start in enumerate(starts):
        if state.power[seat] is None:
            state.power[seat] = power[seat]
        if state.popularity[seat] is None:
            state.popularity[seat] = start.popularity if start else 0
        told: object = state.coins[seat]
        if told == HIDDEN:
            if counted[seat] is None:
                raise BadInput(f"The coins of seat {seat} are hidden, so 'counted' must say how many there are.")
            state.veiled |= 1 << seat
            state.coins[seat] = counted[seat]
        elif state.coins[seat] is None:
            state.coins[seat] = counted[seat] if counted[seat] is not None else start.coins if start else 0
        elif counted[seat] not in (None, state.coins[seat]):
            raise BadInput(f"Seat {seat} has {state.coins[seat]} coins, not {counted[seat]}.")


def _read_map(state: State, plain: Mapping[str, Any], is_set_up: bool) -> None:
    for name, pieces in mapped(plain.get("units", {}), "units").items():
        for piece in listed(pieces):
            _put_units(state, place(name), str(piece))
    for seat in range(state.seats) if is_set_up else ():
        home = HOME[state.faction[seat]]
        if state.character[seat] == NOWHERE:
            state.character[seat] = home
        state.worker_count[seat] = sum(state.workers[seat * COUNT : (seat + 1) * COUNT])
        if "units" not in plain:
            for name in FACTION_RECORDS[state.faction[seat]].start_workers:
                add_workers(state, seat, PLACE[name], 1)
                state.worker_count[seat] += 1
        if state.worker_count[seat] > MOST_WORKERS:
            raise BadInput(f"Seat {seat} has more than {MOST_WORKERS} workers.")
    for name, piece in mapped(plain.get("structures", {}), "structures").items():
        _put_structure(state, place(name), str(piece))
    for name, tokens in mapped(plain.get("tokens", {}), "tokens").items():
        for what, n in mapped(tokens, "tokens").items():
            state.tokens[place(name) * 4 + index(what, RESOURCE, "resource")] = number(n, "tokens", 0, _TOKENS)
    stated = plain.get("encounters")
    state.encounters = ENCOUNTERS if stated is None else sum(1 << place(name) for name in set(listed(stated)))
    if state.encounters & ~ENCOUNTERS:
        raise BadInput("There is no encounter on one of the places in 'encounters'.")
    used = {index(name, ENCOUNTER, "encounter") for name in listed(plain.get("used_encounters", []))}
    state.used = sum(1 << card for card in used)


def _put_units(state: State, at: int, piece: str) -> None:
    words = piece.split(" ")
    kind = words[1] if len(words) in (2, 3) else ""
    if kind not in KINDS or (len(words) == 3 and not words[2].isdecimal()):
        raise BadInput(f"A unit is '0 character', '0 mech 2' or '1 worker 3', not '{piece}'.")
    seat, n = seat_of(state, words[0], piece), int(words[2]) if len(words) == 3 else 1
    if kind == "character":
        if state.character[seat] != NOWHERE or n != 1:
            raise BadInput(f"Seat {seat} has one character only.")
        state.character[seat] = at
    elif kind == "mech":
        if n > 4:
            raise BadInput("Nobody has more than four mechs.")
        for _ in range(n):
            add_mech(state, seat, at)
    elif 0 < n <= MOST_WORKERS:
        add_workers(state, seat, at, n)
    else:
        raise BadInput(f"'{piece}': there are 1 to {MOST_WORKERS} workers.")


def _put_structure(state: State, at: int, piece: str) -> None:
    owner, _, what = piece.partition(" ")
    seat = seat_of(state, owner, piece)
    kind = index(what, {name: n for n, name in enumerate(STRUCTURES)}, "structure")
    standing = list(state.structures[seat])
    if standing[kind] != NOWHERE:
        raise BadInput(f"Seat {seat} has one {what} only.")
    standing[kind] = at
    state.structures[seat] = tuple(standing)
    state.structure_at[seat] |= 1 << at


def _read_turn(state: State, plain: Mapping[str, Any]) -> None:
    for name in listed(plain.get("battles", [])):
        state.battles |= 1 << place(name)
    moved = []
    for unit in listed(plain.get("moved", [])):
        kind, _, at = str(unit).partition(" ")
        moved.append(index(kind, _KIND, "unit") * 64 + place(at))
    state.moved = tuple(moved)
    state.carrier = _in_hand(state, plain.get("hand"))
    state.boarded = _boarded(state, plain.get("hand"))
    came = []
    for unit in listed(plain.get("came", [])):
        words = str(unit).split(" ")
        carried = [int(word) for word in words[3:] if word.isdecimal()]
        if len(words) not in (3, 7) or len(carried) != len(words) - 3:
            raise BadInput(f"'{unit}': a unit that came is told as 'mech r3c4 r3c5', or with four resources behind.")
        came.append((index(words[0], _KIND, "unit"), place(words[1]), place(words[2]), *(carried or (0, 0, 0, 0))))
    state.came = tuple(came)
    state.drove_off = number(plain.get("drove_off", 0), "drove_off", 0, _MUCH)
    state.coerced = bool(plain.get("coerced", False))
    state.dealt = bool(plain.get("dealt", False))
    state.heard, state.asking = (_seats(state, plain, name) for name in ("heard", "asking"))
    sealed = each_seat(state, plain, "sealed", bool, False)
    state.sealed = sum(1 << seat for seat in range(state.seats) if sealed[seat])
    state.drafts = each_seat(state, plain, "drafts", _draft, ())
    state.fought = _fought(state, plain.get("fought"))


def _fought(state: State, stated: Any) -> tuple[int, ...]:
    if stated is None:
        return ()
    fought = mapped(stated, "fought")
    both = [number(fought.get(one), one, 0, state.seats - 1) for one in ("attacker", "defender")]
    sides = list(zip(listed(fought.get("power")), listed(fought.get("cards")), strict=False))
    if len(sides) != 2:
        raise BadInput("'fought' tells the power and the cards of two players.")
    drafts = [_draft({"power": power, "cards": cards}) for power, cards in sides]
    return (place(fought.get("at")), *both, *drafts[0], *drafts[1])


def _draft(stated: Any) -> tuple[int, ...]:
    if stated is None or stated == HIDDEN:
        return ()
    draft = mapped(stated, "drafts")
    cards = hand(draft.get("cards", [])) or NO_HAND
    return (number(draft.get("power", 0), "power on the dial", 0, DIAL), *cards)


def _in_hand(state: State, stated: Any) -> tuple[int, ...]:
    if stated is None:
        return ()
    held = mapped(stated, "hand")
    kind, _, where = str(held.get("unit", "")).partition(":")
    number_of_kind = index(kind, _KIND, "unit")
    at = state.character[state.active] if number_of_kind == CHARACTER else place(where)
    known = {name: n for n, name in enumerate(CARGO)}
    aboard = {index(name, known, "cargo"): number(n, "cargo", 0, _MUCH) for name, n in held.get("cargo", {}).items()}
    return (
        number_of_kind, at, number(held.get("steps", 1), "steps", 0, 3), bool(held.get("has_moved", False)),
        *(aboard.get(n, 0) for n in range(len(CARGO))),
    )  # fmt: skip


def _boarded(state: State, stated: Any) -> tuple[int, ...]:
    """Left out, unit and workers set out from where they are."""
    if not state.carrier:
        return ()
    aboard = sum(state.carrier[4:6])
    if "boarded" not in stated:
        return (state.carrier[1],) * (1 + aboard)
    places = tuple(place(name) for name in listed(stated["boarded"]))
    if len(places) != 1 + aboard:
        raise BadInput("'boarded' names where the unit in hand set out, and then where each worker came aboard.")
    return places


def _seats(state: State, plain: Mapping[str, Any], name: str) -> int:
    mask = 0
    for seat in listed(plain.get(name, [])):
        mask |= 1 << number(seat, name, 0, state.seats - 1)
    return mask


def _read_stack(state: State, lines: Any, vocabulary: Vocabulary) -> None:
    for line in listed([] if lines is None else lines):
        frame = vocabulary.read(str(line))
        for name in ("seat", "foe", "attacker", "defender", "other", "payer", "taker"):
            if getattr(frame, name, 0) not in range(state.seats):
                raise BadInput(f"'{line}': there are only the seats 0 to {state.seats - 1}.")
        state.stack.append(frame)


