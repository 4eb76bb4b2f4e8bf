"""A position that somebody states, settled: what follows from factions, mats and units, or a refusal in words.

What is left out is as at the start of a game: factions and mats in the order of data/scythe, their starting pieces
and tracks, no cards in hands, the first player's turn. Units that are stated are all there are: mechs are deployed
and workers on the map as they stand there.
"""

from __future__ import annotations

from game.core.errors import BadInput
from game.core.reading import index, listed
from game.core.stated import Stated
from game.core.told import At
from game.games.scythe.board import COUNT, ENCOUNTERS, NOWHERE, PLACE
from game.games.scythe.frames.base import settle as settle_frames
from game.games.scythe.frames.setting_up import first_player, set_order
from game.games.scythe.frames.turn import TakeTurn, section_of
from game.games.scythe.pieces import add_workers
from game.games.scythe.reach import HOME
from game.games.scythe.state import NOBODY, State, unseen_cards
from game.games.scythe.tables import (
    CARD,
    FACTION_RECORDS,
    FACTORY_CARDS,
    MAT_RECORDS,
    MAT_REDUCIBLE,
    MECHS,
    MOST_WORKERS,
    NO_SECTION,
    OBJECTIVES,
    SECTION_WORDS,
    factory_cards_of,
)
from game.games.scythe.told import MUCH
from game.games.scythe.told_turn import read_in_hand


def settle(state: State, stated: Stated) -> None:
    _settle_people(state, stated, "factions", state.faction)
    _settle_people(state, stated, "mats", state.mat)
    is_set_up = NOBODY not in state.mat and NOBODY not in state.faction
    if "bonus" not in stated:
        state.bonus = 0
    if is_set_up and stated.plain.get("order", True):
        set_order(state)
    if state.encounters & ~ENCOUNTERS:
        raise BadInput("There is no encounter on one of the places in 'encounters'.")
    for seat in range(state.seats):
        if is_set_up:
            _settle_start(state, stated, seat)
        _settle_coins(state, stated, seat)
        _settle_mat(state, stated, seat)
    _check_cards(state)
    _settle_turn(state, stated, first_player(state) if is_set_up else 0)
    settle_frames(state, None)


def _settle_people(state: State, stated: Stated, part: str, people: list[int]) -> None:
    if part not in stated:
        people[:] = range(state.seats)
    taken = [one for one in people if one != NOBODY]
    if len(taken) != len(set(taken)):
        raise BadInput(f"Nobody shares one of the {part} with another.")


def _settle_start(state: State, stated: Stated, seat: int) -> None:
    """Tracks and pieces of a faction and its mat, as far as nothing else is stated."""
    faction, start = FACTION_RECORDS[state.faction[seat]], MAT_RECORDS[state.mat[seat]].start
    if not stated.says("power", seat):
        state.power[seat] = faction.start_power
    if not stated.says("popularity", seat):
        state.popularity[seat] = start.popularity
    if not stated.says("coins", seat):
        state.coins[seat] = start.coins
    if state.character[seat] == NOWHERE:
        state.character[seat] = HOME[state.faction[seat]]
    if "units" not in stated:
        for name in faction.start_workers:
            add_workers(state, seat, PLACE[name], 1)
    state.worker_count[seat] = sum(state.workers[seat * COUNT : (seat + 1) * COUNT])
    if state.worker_count[seat] > MOST_WORKERS:
        raise BadInput(f"Seat {seat} has more than {MOST_WORKERS} workers.")


def _settle_coins(state: State, stated: Stated, seat: int) -> None:
    told, hidden = stated.given("counted", seat), state.veiled >> seat & 1
    counted = None if told is None else MUCH.read(At(state, "counted"), told)
    if hidden and counted is None:
        raise BadInput(f"The coins of seat {seat} are hidden, so 'counted' must say how many there are.")
    if counted is not None and (hidden or not stated.says("coins", seat)):
        state.coins[seat] = counted
    elif counted not in (None, state.coins[seat]):
        raise BadInput(f"Seat {seat} has {state.coins[seat]} coins, not {counted}.")


# -- cards -----------------------------------------------------------------------------------------------------------


def _check_cards(state: State) -> None:
    for card, left in zip(CARD, unseen_cards(state), strict=True):
        if left < 0:
            raise BadInput(f"There are {-left} more combat cards of the value '{card}' here than in the deck.")
    known = [card for cards in (*state.objectives, *state.shown, state.dropped) for card in cards if card >= 0]
    if len(known) != len(set(known)):
        twice = next(card for card in known if known.count(card) > 1)
        raise BadInput(f"The objective '{OBJECTIVES[twice]}' is in two places.")
    if state.factory_pile < 0:
        return
    for seat, card in enumerate(state.factory_card):
        if card >= 0 and state.factory_pile >> card & 1:
            raise BadInput(f"The Factory card '{FACTORY_CARDS[card]}' is on the Factory and with seat {seat}.")
    if state.factory_pile.bit_count() > factory_cards_of(state.seats):
        raise BadInput(f"At most {factory_cards_of(state.seats)} cards lie on the Factory.")


# -- mats ------------------------------------------------------------------------------------------------------------


def _settle_mat(state: State, stated: Stated, seat: int) -> None:
    if sum(state.covered[seat]) != state.upgrades[seat].bit_count():
        raise BadInput(f"Seat {seat}: as many cubes lie on bottom actions as have left the top ones.")
    if state.mat[seat] != NOBODY:
        reducible = MAT_REDUCIBLE[state.mat[seat]]
        if any(n > most for n, most in zip(state.covered[seat], reducible, strict=True)):
            raise BadInput(f"Seat {seat}: no bottom action takes more cubes than it has squares for them.")
    on_map = sum(state.mechs[seat * COUNT : (seat + 1) * COUNT])
    mechs = stated.given("mechs", seat)
    state.deployed[seat] = (1 << on_map) - 1 if mechs is None else _mechs(state.faction[seat], listed(mechs))
    if state.deployed[seat].bit_count() != on_map:
        raise BadInput(f"Seat {seat} has {on_map} mechs on the map: 'mechs' must name as many abilities.")
    last = stated.given("last", seat)
    if last is not None:
        index(last, dict.fromkeys(SECTION_WORDS, 0), "section")
        state.last[seat] = section_of(state, seat, last) if state.mat[seat] != NOBODY else NO_SECTION


def _mechs(faction: int, names: list[str]) -> int:
    known = {} if faction == NOBODY else {name: 1 << n for n, name in enumerate(MECHS[faction])}
    return sum({index(name, known, "mech") for name in names})


# -- the running turn ------------------------------------------------------------------------------------------------


def _settle_turn(state: State, stated: Stated, first: int) -> None:
    """Left out, it is the turn of the seat of the lowest step of the stack, or the first player's."""
    if "active" not in stated:
        state.active = getattr(state.stack[0], "seat", first) if "stack" in stated and state.stack else first
    if "stack" not in stated:
        state.stack = [TakeTurn(state.active)]
    if "hand" in stated:
        state.carrier, state.boarded = read_in_hand(state, stated.plain["hand"])
