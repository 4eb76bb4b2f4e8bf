"""Random matches: nothing appears or vanishes, points have sources, all tiles are laid, secrets stay secret."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.core.frames import FrameRules
from game.games.rebirth.rules import RULES
from game.games.rebirth.state import State
from tests.games.rebirth.helpers import final_state, random_match, stated

SEATS = (2, 3, 4)
TURNS = {2: 34, 3: 34, 4: 25}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_audit_and_sheet_hold_at_every_step(seats: int, seed: int) -> None:
    for state, *_ in random_match(seats, seed):
        RULES.audit(state)
        sheet = RULES.sheet(state)
        assert [sheet.total(seat, at_end=False) for seat in range(seats)] == state.points


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(25))
def test_every_match_ends_with_all_tiles_laid_and_all_points_counted(seats: int, seed: int) -> None:
    """Many seeds: the very last tile reaches a cathedral only in one match of a dozen, and counts even then."""
    state = final_state(seats, seed)
    assert RULES.waiting(state) == ()
    assert state.turns == [TURNS[seats]] * seats
    assert [state.own(seat).bit_count() for seat in range(seats)] == state.turns
    assert state.supply_count == [0] * seats
    RULES.audit(state)
    result = RULES.result(state)
    assert result is not None and list(result.points) == state.points
    assert [RULES.sheet(state).total(seat) for seat in range(seats)] == state.points
    best = [seat for seat in range(seats) if state.points[seat] == max(state.points)]
    assert len(best) > 1 or result.winners == tuple(best)
    assert all(result.places[seat] == 1 for seat in result.winners)


@pytest.mark.parametrize("seats", SEATS)
def test_events_add_up_to_the_points(seats: int) -> None:
    """Whoever listens to the log alone comes to the same score."""
    told = [0] * seats
    state: State | None = None
    for before, seat, action, events, _ in random_match(seats, seed=11):
        for event in events:
            if hasattr(event, "points"):
                told[event.seat] += event.points
        state = before.copy()
        RULES.step(state, seat, action)
        assert told == state.points
    assert state is not None and state.is_over()


def test_a_tile_is_scored_in_one_order() -> None:
    order = ["tile_placed", "farm_scored", "harbour_scored", "settlement_scored", "castle_taken", "cathedral_reached"]
    seen = set()
    for seed in range(3):
        for _, seat, _, events, _ in random_match(3, seed):
            words = [event.word for event in events]
            if seat != CHANCE and words[0] == "tile_placed":
                assert words == sorted(words, key=order.index)
                seen |= set(words)
    assert seen == set(order)


@pytest.mark.parametrize("seats", SEATS)
def test_everything_that_can_be_pointed_at_is_offered_or_explained(seats: int) -> None:
    for number, (state, *_) in enumerate(random_match(seats, seed=3)):
        if number % 5:
            continue
        for seat in range(seats):
            seen = RULES.view(state, seat)
            offered = {c for action in RULES.options(seen, seat) for c in action.touches()}
            for component in RULES.components(seen):
                reason = RULES.why_not(seen, seat, component)
                assert (reason is None) == (component in offered), component


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_sees_the_same_whatever_the_others_hide(seats: int) -> None:
    """Deal the unseen anew: view, options, prompt and open points must not change."""
    rng = random.Random(5)
    for number, (state, *_) in enumerate(random_match(seats, seed=6)):
        if number % 9:
            continue
        for seat in (None, *range(seats)):
            seen = RULES.view(state, seat)
            other = RULES.guess(seen, rng)
            RULES.audit(other)
            again = RULES.view(other, seat)
            assert RULES.to_plain(again) == RULES.to_plain(seen)
            if seat is not None:
                assert RULES.options(again, seat) == RULES.options(state, seat)
                assert RULES.prompt(again, seat) == RULES.prompt(seen, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_plain_form_there_and_back_for_positions_and_views(seats: int) -> None:
    for number, (state, *_) in enumerate(random_match(seats, seed=8)):
        if number % 7:
            continue
        for position in (state, *(RULES.view(state, seat) for seat in (None, *range(seats)))):
            plain = RULES.to_plain(position)
            assert RULES.to_plain(RULES.from_plain(plain)) == plain


def test_copies_do_not_move() -> None:
    for state, seat, action, *_ in random_match(3, seed=9):
        plain = RULES.to_plain(state)
        RULES.step(state.copy(), seat, action)
        assert RULES.to_plain(state) == plain


def options_at_depth(state: State, depth: int) -> int:
    """How many lines of play of this length there are."""
    waiting = FrameRules.waiting(RULES, state)
    if not waiting or depth == 0:
        return 1
    total = 0
    for action in RULES.options(state, waiting[0]):
        after = state.copy()
        RULES.step(after, waiting[0], action)
        total += options_at_depth(after, depth - 1)
    return total


MIDDLE = {
    "r04c01": "0 food",
    "r10c08": "1 settlement_3",
    "r06c07": "2 energy",
    "r13c09": "1 food",
    "r12c10": "0 settlement_2",
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        ({"seats": 3, "hands": ["food", "energy", "food"]}, [48, 48, 32 * 6 + 16 * 32]),
        ({"seats": 3, "hands": ["settlement_1", "energy", "food"]}, [36, 36, 20 * 6 + 16 * 32]),
        ({"seats": 2, "hands": ["food", "energy"]}, [35, 35, 23 * 6 + 12 * 32]),
        ({"seats": 4, "hands": ["energy", "energy", "food", "food"], "tiles": MIDDLE}, [46, 46, 29 * 6 + 17 * 32]),
    ],
)
def test_option_counts(position: dict[str, object], counts: list[int]) -> None:
    """Lines of one, two and three choices: a tile, the end of the turn, and what chance draws then.

    That is one of six kinds of tile, or one of 32 cards if the tile lies beside a cathedral not yet reached.
    """
    state = stated(**position)
    assert [options_at_depth(state, depth) for depth in (1, 2, 3)] == counts


def test_draws_weigh_what_is_left() -> None:
    state = stated(seats=3, hands=["food", None, None], tiles=MIDDLE)
    RULES.step(state, 0, RULES.read_action("place at=r05c01"))
    RULES.step(state, 0, RULES.read_action("end_turn"))
    assert RULES.waiting(state) == (CHANCE,)
    drawn = {action.tile: n for action, n in zip(RULES.options(state, CHANCE), RULES.weights(state), strict=True)}
    settlements = {"settlement_1": 3, "settlement_2": 2, "settlement_3": 3, "settlement_4": 3}
    assert drawn == {"food": 10, "energy": 12, **settlements}
