"""Every mission card by a small position: what it measures for three seats, and what it points at."""

from __future__ import annotations

import pytest

from game.games.rebirth import missions
from game.games.rebirth.board import board
from tests.games.rebirth.helpers import stated

PLAN = board()

TABLE: list[tuple[str, dict[str, str], list[int]]] = [
    ("M01", {"r00c10": "0 energy", "r14c05": "0 energy", "r02c10": "1 settlement_1"}, [2, 0, 0]),
    ("M02", {"r06c07": "1 energy", "r02c10": "1 settlement_1", "r06c11": "0 food"}, [0, 2, 0]),
    ("M03", {"r13c04": "2 energy", "r14c05": "2 energy", "r08c05": "0 food"}, [1, 0, 1]),
    ("M04", {"r06c11": "0 food", "r07c11": "0 settlement_4", "r12c10": "1 settlement_1"}, [2, 0, 0]),
    ("M05", {"r12c10": "1 settlement_1", "r13c09": "1 energy", "r14c10": "0 food"}, [0, 2, 0]),
    ("M06", {"r14c13": "0 food", "r17c08": "0 energy", "r13c12": "1 settlement_3"}, [2, 0, 0]),
    ("M07", {"r00c10": "0 energy", "r17c08": "0 food", "r12c07": "1 settlement_1", "r05c05": "1 food"}, [2, 0, 0]),
    ("M08", {"r15c10": "0 food", "r07c10": "0 food", "r05c06": "1 food", "r00c10": "1 energy"}, [2, 0, 0]),
    ("M09", {"r05c06": "1 food", "r12c07": "1 settlement_1", "r15c10": "0 food", "r00c10": "0 energy"}, [0, 2, 0]),
    ("M10", {"r10c11": "0 settlement_1", "r05c04": "0 settlement_1", "r10c10": "1 settlement_4"}, [2, 0, 0]),
    ("M11", {"r13c09": "0 food", "r04c01": "0 food", "r07c06": "1 energy"}, [2, 2, 0]),
    ("M12", {"r13c09": "0 food", "r04c01": "0 food", "r07c06": "1 energy"}, [1, 2, 0]),
    ("M13", {"r13c09": "0 food", "r04c01": "0 food", "r07c06": "1 energy"}, [1, 0, 0]),
    ("M14", {"r13c09": "0 food", "r04c01": "0 food", "r07c06": "1 energy", "r15c10": "1 food"}, [2, 1, 0]),
    ("M15", {"r06c11": "0 food", "r07c10": "1 food", "r07c09": "1 food", "r00c10": "0 energy"}, [1, 1, 0]),
    ("M16", {"r06c11": "0 food", "r07c10": "1 food", "r07c09": "1 food", "r15c10": "0 food"}, [1, 2, 0]),
    ("M17", {"r05c05": "0 food", "r05c06": "0 food", "r06c07": "0 energy", "r15c10": "1 food"}, [2, 1, 0]),
    ("M18", {"r03c05": "1 energy", "r03c06": "1 energy", "r04c05": "1 food", "r00c10": "0 energy"}, [1, 2, 0]),
    ("M19", {"r03c05": "1 energy", "r04c05": "1 food", "r05c04": "1 settlement_2", "r00c10": "0 energy"}, [1, 3, 0]),
    ("M20", {"r01c09": "0 food", "r14c13": "0 energy", "r05c05": "1 food", "r10c08": "1 settlement_1"}, [2, 0, 0]),
    ("M21", {"r00c13": "0 food", "r14c13": "0 food", "r17c08": "1 energy", "r05c05": "1 food"}, [2, 0, 0]),
    ("M22", {"r00c10": "2 energy", "r14c13": "2 energy", "r07c00": "1 food", "r08c06": "1 energy"}, [0, 0, 2]),
    ("M23", {"r12c07": "0 settlement_3", "r07c11": "0 settlement_1", "r10c10": "1 settlement_4"}, [4, 0, 0]),
    ("M24", {"r10c08": "0 settlement_1", "r06c03": "0 settlement_1", "r10c10": "1 settlement_4"}, [2, 0, 0]),
    (
        "M25",
        {
            "r12c07": "0 settlement_1",
            "r12c08": "0 settlement_1",
            "r10c08": "1 settlement_1",
            "r10c10": "1 settlement_1",
        },
        [1, 2, 0],
    ),
]


def test_the_table_holds_every_mission() -> None:
    assert [card for card, _, _ in TABLE] == [card.id for card in PLAN.cards if card.measure]


@pytest.mark.parametrize(("card", "tiles", "values"), TABLE, ids=[row[0] for row in TABLE])
def test_mission_measures(card: str, tiles: dict[str, str], values: list[int]) -> None:
    state = stated(seats=3, tiles=tiles)
    number = PLAN.card_index[card]
    assert missions.values(state, number) == values
    best = max(values)
    assert [missions.points_of(state, seat, number) for seat in range(3)] == [5 * (v == best) for v in values]


@pytest.mark.parametrize(("card", "tiles", "values"), TABLE, ids=[row[0] for row in TABLE])
def test_mission_points_at_what_makes_its_value(card: str, tiles: dict[str, str], values: list[int]) -> None:
    state = stated(seats=3, tiles=tiles)
    number = PLAN.card_index[card]
    for seat, value in enumerate(values):
        pieces = missions.pieces_that_count(state, seat, number)
        if PLAN.cards[number].measure == "sum_symbols":
            assert sum(state.houses[PLAN.index[piece]] for piece in pieces) == value
        elif PLAN.cards[number].measure == "count_settlements":
            assert len({PLAN.settlement_at[PLAN.index[piece]] for piece in pieces}) == value
        else:
            assert len(pieces) == value


@pytest.mark.parametrize("card", [card.id for card in PLAN.cards if card.measure])
def test_nothing_fulfils_nothing(card: str) -> None:
    state = stated(seats=4)
    assert not any(missions.points_of(state, seat, PLAN.card_index[card]) for seat in range(4))


def test_bonus_cards_hold_for_everybody() -> None:
    state = stated(seats=2)
    for card in PLAN.cards:
        if not card.measure:
            number = PLAN.card_index[card.id]
            assert missions.points_of(state, 0, number) == 3 and missions.pieces_that_count(state, 0, number) == ()
