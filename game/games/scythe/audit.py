"""What must hold in every position: nothing appears, vanishes or is negative, and what is kept twice agrees."""

from __future__ import annotations

from game.core.fields import only_once
from game.core.masks import bits
from game.games.scythe.board import COUNT, ENCOUNTERS, HEXES, LAKES, NOWHERE, PLACES
from game.games.scythe.frames.dials import Reveal, SetDials
from game.games.scythe.frames.setting_up import ChooseFactions, ChooseMats, DealFactions, DealMats, DrawBonus
from game.games.scythe.pieces import control, fighters_at, units_at
from game.games.scythe.state import State, star_count, unseen_cards
from game.games.scythe.tables import (
    DIAL,
    GAME_ENDS_AT,
    MAT_REDUCIBLE,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    S_MECHS,
    S_RECRUITS,
    S_STRUCTURES,
    S_UPGRADES,
    S_WORKERS,
)

_SETTING_UP = (DealFactions, ChooseFactions, DealMats, ChooseMats, DrawBonus)


def audit(state: State) -> None:
    """For full states, not for views."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, _SETTING_UP):
        return
    for seat in range(state.seats):
        _audit_pieces(state, seat)
        _audit_mats(state, seat)
        _audit_cards(state, seat)
    standing = [place for places in state.structures for place in places if place != NOWHERE]
    twice = sum(1 << place for place in set(standing) if standing.count(place) > 1)
    assert not twice, f"two structures on {_named(twice)}"
    assert not any(LAKES >> place & 1 or not HEXES >> place & 1 for place in standing), "built on water or at home"
    assert not state.encounters & ~ENCOUNTERS
    assert all(n >= 0 for n in unseen_cards(state)), "a combat card is in two places"
    only_once(state, "objective")
    only_once(state, "Factory card")
    _audit_neighbourhood(state)
    _audit_control(state)
    aboard = 1 + sum(state.carrier[4:6]) if state.carrier else 0
    assert len(state.boarded) == aboard, "nobody knows where somebody aboard came from"
    for seat in bits(state.sealed):
        assert state.drafts[seat] and isinstance(top, SetDials | Reveal), "sealed without a dial"
    assert bool(state.final) == state.is_over()


def _audit_pieces(state: State, seat: int) -> None:
    row = slice(seat * COUNT, seat * COUNT + COUNT)
    workers, mechs = state.workers[row], state.mechs[row]
    assert sum(workers) == state.worker_count[seat] <= MOST_WORKERS, f"workers appeared or vanished (seat {seat})"
    assert sum(mechs) == state.deployed[seat].bit_count(), f"mechs appeared or vanished (seat {seat})"
    for places, standing in ((state.worker_at[seat], workers), (state.mech_at[seat], mechs)):
        assert bits(places) == tuple(place for place, n in enumerate(standing) if n)
    assert 0 <= state.character[seat] < COUNT
    assert state.structure_at[seat] == sum(1 << place for place in state.structures[seat] if place != NOWHERE)


def _audit_mats(state: State, seat: int) -> None:
    assert 0 <= state.power[seat] <= MOST_POWER and 0 <= state.popularity[seat] <= MOST_POPULARITY
    assert state.coins[seat] >= 0, f"more coins spent than there were (seat {seat})"
    assert state.upgrades[seat].bit_count() == sum(state.covered[seat]), f"a cube is lost (seat {seat})"
    reducible = MAT_REDUCIBLE[state.mat[seat]]
    assert all(n <= most for n, most in zip(state.covered[seat], reducible, strict=True))
    taken = [bonus for bonus in state.recruits[seat] if bonus >= 0]
    assert len(taken) == len(set(taken)), f"two recruits on one bonus (seat {seat})"
    stars = state.stars[seat]
    assert star_count(state, seat) <= GAME_ENDS_AT
    assert star_count(state, seat) < GAME_ENDS_AT or state.is_over(), f"six stars, and it goes on (seat {seat})"
    done = {
        S_UPGRADES: state.upgrades[seat].bit_count() == 6, S_MECHS: state.deployed[seat] == 15,
        S_STRUCTURES: NOWHERE not in state.structures[seat], S_RECRUITS: len(taken) == 4,
        S_WORKERS: state.worker_count[seat] == MOST_WORKERS,
    }  # fmt: skip
    for star, is_done in done.items():
        assert is_done or not stars[star], f"a star without its deed (seat {seat})"


def _audit_cards(state: State, seat: int) -> None:
    hand, draft = state.hands[seat], state.drafts[seat]
    assert hand is not None and min(hand) >= 0 and sum(hand) == state.hand_size[seat]
    if draft:
        assert 0 <= draft[0] <= min(DIAL, state.power[seat])
        has_them = all(n <= has for n, has in zip(draft[1:], hand, strict=True))
        assert has_them, f"a card behind the dial is not in hand (seat {seat})"


def _audit_neighbourhood(state: State) -> None:
    """Only where the active seat is about to fight two players share a place."""
    for seat in range(state.seats):
        for other in range(seat):
            shared = units_at(state, seat) & units_at(state, other)
            peaceful = shared & ~state.battles
            assert not peaceful or _retreating(state), f"seats {other} and {seat} share {_named(peaceful)} in peace"
            if state.active in (seat, other) and shared & state.battles:
                fighting = fighters_at(state, seat) & fighters_at(state, other)
                assert not shared & state.battles & ~fighting, "a combat without fighters"


def _audit_control(state: State) -> None:
    """One controller for a territory; workers come to a lake and leave it with a mech only."""
    if _retreating(state):
        return
    controlled = 0
    for seat in range(state.seats):
        own = control(state, seat)
        assert not own & controlled, f"two players control {_named(own & controlled)}"
        controlled |= own
        alone = state.worker_at[seat] & LAKES & ~state.mech_at[seat]
        assert not alone, f"a worker on the lake {_named(alone)} without a mech (seat {seat})"


def _named(places: int) -> str:
    return ", ".join(f"'{PLACES[place]}'" for place in bits(places))


def _retreating(state: State) -> bool:
    return bool(state.stack) and state.stack[-1].word == "retreat"
