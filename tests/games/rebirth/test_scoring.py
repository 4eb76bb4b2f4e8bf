"""Groups, settlements, castles and tie-breakers as tables; the rulebook's examples stand in the scenarios."""

from __future__ import annotations

import itertools

import pytest

from game.games.rebirth import ending, scoring
from game.games.rebirth.board import board
from game.games.rebirth.rules import RULES
from game.games.rebirth.state import State
from tests.games.rebirth.helpers import place, stated

PLAN = board()


@pytest.mark.parametrize(
    ("spaces", "start", "group"),
    [
        ("r00c10", "r00c10", "r00c10"),
        ("r05c05 r05c06 r06c05", "r05c05", "r05c05 r05c06 r06c05"),
        ("r05c05 r05c06 r06c05", "r06c05", "r05c05 r05c06 r06c05"),
        ("r05c05 r15c10", "r05c05", "r05c05"),
        ("r09c09 r09c07", "r09c09", "r09c09"),  # Blair Castle lies between
        ("r03c05 r03c06 r03c07 r03c08 r04c09", "r03c05", "r03c05 r03c06 r03c07 r03c08 r04c09"),
    ],
)
def test_group(spaces: str, start: str, group: str) -> None:
    assert scoring.group_of(PLAN.mask(spaces.split()), PLAN.index[start]) == PLAN.mask(group.split())


@pytest.mark.parametrize(
    ("spaces", "size"),
    [
        ("", 0),
        ("r00c10", 1),
        ("r00c10 r15c10", 1),
        ("r00c10 r05c05 r05c06", 2),
        ("r15c10 r15c11 r14c10 r00c13 r01c13", 3),
    ],
)
def test_largest_group(spaces: str, size: int) -> None:
    assert scoring.largest_group(PLAN.mask(spaces.split())).bit_count() == size


def test_a_group_takes_in_no_space_apart() -> None:
    first = next(at for at in PLAN.spaces if not PLAN.neighbours[PLAN.index[at]] >> PLAN.index["r15c10"] & 1)
    assert scoring.group_of(PLAN.mask([first, "r15c10"]), PLAN.index["r15c10"]) == PLAN.mask(["r15c10"])


def test_of_two_largest_groups_the_first_one_is_shown() -> None:
    first, second, lone = (PLAN.mask(spaces.split()) for spaces in ("r05c05 r05c06", "r15c10 r15c11", "r00c10"))
    assert scoring.largest_group(first | second | lone) == first


GLASGOW = PLAN.settlement_index["glasgow"]
GLASGOW_SPACES = ("r12c07", "r12c08", "r13c08")
DUMFRIES = PLAN.settlement_index["dumfries"]


@pytest.mark.parametrize("owners", list(itertools.product(range(3), repeat=3)))
@pytest.mark.parametrize("symbols", [(1, 1, 1), (1, 2, 3), (2, 2, 4), (3, 1, 2), (4, 4, 4), (2, 1, 1)])
def test_large_settlement_gives_8_and_5_in_an_order_nobody_can_dispute(
    owners: tuple[int, ...], symbols: tuple[int, ...]
) -> None:
    """Whatever lies there and whoever laid the last tile: compared pair by pair, as two players at a table would."""
    tiles = {at: f"{owner} settlement_{n}" for at, owner, n in zip(GLASGOW_SPACES, owners, symbols, strict=True)}
    state = stated(seats=3, tiles=tiles)
    completed_by = owners[2]
    sums = [sum(n for o, n in zip(owners, symbols, strict=True) if o == seat) for seat in range(3)]
    scored = scoring.settlement_points(state, GLASGOW, completed_by)
    if len(set(owners)) == 1:
        assert scored == [(owners[0], 0, 13)]
        return
    assert [points for _, _, points in scored] == [8, 5]
    order = [seat for seat, _, _ in scored] + [seat for seat in set(owners) if seat not in {s for s, _, _ in scored}]
    for better, worse in itertools.combinations(order, 2):
        if sums[better] == sums[worse]:
            assert better != completed_by, "whoever completes loses every tie"
            if worse != completed_by:
                assert (better - completed_by) % 3 < (worse - completed_by) % 3, "other ties go clockwise"
        else:
            assert sums[better] > sums[worse]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [(3, 2, (5, 3)), (2, 3, (3, 5)), (2, 2, (3, 5)), (4, 1, (5, 3)), (1, 1, (3, 5))]
)
def test_medium_settlement_completed_by_the_first_seat(mine: int, theirs: int, points: tuple[int, int]) -> None:
    state = stated(seats=2, tiles={"r15c09": f"1 settlement_{theirs}", "r16c10": f"0 settlement_{mine}"})
    scored = {seat: n for seat, _, n in scoring.settlement_points(state, DUMFRIES, 0)}
    assert (scored[0], scored[1]) == points


def test_strength_is_tiles_then_farms() -> None:
    state = stated(seats=3, tiles={"r13c09": "0 food", "r14c10": "1 food", "r12c10": "1 settlement_4"})
    edinburgh = PLAN.castle_index["edinburgh"]
    assert [scoring.castle_strength(state, edinburgh, seat) for seat in range(3)] == [(1, 1), (2, 1), (0, 0)]


NOBODY = 255


@pytest.mark.parametrize(
    ("totals", "edinburgh", "stirling", "winners", "castle"),
    [
        ((50, 40, 30), 1, 2, (0,), ""),
        ((50, 50, 30), 0, 1, (0,), "edinburgh"),
        ((50, 50, 30), 1, 0, (1,), "edinburgh"),
        ((50, 50, 30), 2, 0, (0,), "stirling"),
        ((50, 50, 30), NOBODY, 2, (2,), "stirling"),
        ((50, 50, 30), 2, 2, (2,), "stirling"),
        ((50, 50, 30), 2, NOBODY, (0, 1), ""),
        ((50, 50, 30), NOBODY, NOBODY, (0, 1), ""),
        ((50, 50, 50), NOBODY, NOBODY, (0, 1, 2), ""),
        ((50, 50, 50), 1, 0, (1,), "edinburgh"),
    ],
)
def test_tie_breakers(
    totals: tuple[int, ...], edinburgh: int, stirling: int, winners: tuple[int, ...], castle: str
) -> None:
    state = State(3, {})
    state.castles[PLAN.castle_index["edinburgh"]] = edinburgh
    state.castles[PLAN.castle_index["stirling"]] = stirling
    assert ending.winners(state, totals) == (winners, castle)


def test_the_sheet_points_at_the_tiles_that_scored() -> None:
    """A harbour at its own tile, a settlement at one's own tiles in it, a farm at its group."""
    town = stated(
        seats=3, hands=["settlement_3", None, None], tiles={"r07c11": "1 settlement_2", "r08c11": "0 settlement_1"}
    )
    place(town, 0, "r08c12")
    farm = stated(seats=3, hands=["food", None, None], tiles={"r03c01": "0 food"})
    place(farm, 0, "r04c01")
    rows = [
        one for state in (town, farm) for one in RULES.sheet(RULES.view(state, None)).entries if one.when == "now"
    ]
    assert {(row.seat, row.category): set(row.pieces) for row in rows} == {
        (0, "harbours"): {"r08c12"},
        (0, "settlements"): {"r08c11", "r08c12"},
        (1, "settlements"): {"r07c11"},
        (0, "food"): {"r03c01", "r04c01"},
    }
