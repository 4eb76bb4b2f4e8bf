"""Declared positions: copies share nothing that changes, and a view shows what the declaration says."""

from __future__ import annotations

import json
import pickle
from array import array

import pytest

from game.core.exact_values import A_TUPLE, CHAIN, NUMBER, NUMBERS, TUPLES, Exact
from game.core.fields import (
    Position,
    Seen,
    by_seat,
    declared,
    held,
    hidden,
    in_masks,
    in_piles,
    in_places,
    is_over,
    made,
    only_once,
    own,
    view_of,
    whole,
)

COVERED = "?"


@declared
class Table(Position):
    round: int = whole(1)
    points: list[int] = by_seat(0)
    hands: list[str] = by_seat(
        "", sight=own("hands", lambda state, seat: COVERED, open_when=is_over), holds={"card": list}
    )
    deck: int = whole(9, sight=hidden(lambda state, viewer: 0))
    board: dict[str, int] = made(lambda seats: {})
    played: list[str] = made(lambda seats: [], holds={"card": list})
    piles: list[dict[str, int]] = made(lambda seats: [{} for _ in range(seats)])
    counts: array[int] = made(lambda seats: array("H", [0] * seats))

    def richest(self) -> int:
        return max(self.points)


class TableView(Table, Seen):
    __slots__ = ()


@pytest.fixture
def table() -> Table:
    state = Table(3, {})
    state.stack.append("turn")
    state.hands[:] = ["ace", "king", "queen"]
    return state


def test_every_seat_has_a_value_of_its_own(table: Table):
    assert table.points == [0, 0, 0] and len(table.piles) == 3 and table.piles[0] is not table.piles[1]


def test_a_copy_shares_nothing_that_changes(table: Table):
    twin = table.copy()
    twin.points[0] = 5
    twin.board["a1"] = 1
    twin.piles[2]["gold"] = 1
    twin.counts[1] = 7
    twin.stack.pop()
    assert (table.points, table.board, table.piles[2], table.counts[1]) == ([0, 0, 0], {}, {}, 0)
    assert table.stack == ["turn"] and twin.richest() == 5


def test_who_may_see_what_follows_from_the_declaration(table: Table):
    seen = view_of(table, 1, TableView)
    assert seen.hands == [COVERED, "king", COVERED] and seen.deck == 0
    assert view_of(table, None, TableView).hands == [COVERED] * 3
    assert table.hands == ["ace", "king", "queen"] and table.deck == 9
    assert view_of(seen, 1, TableView).hands == seen.hands


def test_what_is_open_at_the_end_is_open_to_all(table: Table):
    table.stack.clear()
    seen = view_of(table, None, TableView)
    assert seen.hands == ["ace", "king", "queen"], "hands are turned up when it is over"
    assert seen.deck == 0, "the deck never is"


def test_a_view_is_known_by_its_type_and_stays_one(table: Table):
    seen = view_of(table, 0, TableView)
    assert isinstance(seen.copy(), Seen) and isinstance(pickle.loads(pickle.dumps(seen)), TableView)
    assert not isinstance(table.copy(), Seen) and not isinstance(seen.copied_as(Table), Seen)


def test_each_field_says_which_pieces_lie_in_it_and_none_lies_twice(table: Table):
    table.played.append("jack")
    assert held(table, "card") == ["ace", "king", "queen", "jack"] and held(table, "dice") == []
    assert only_once(table, "card") == {"ace", "king", "queen", "jack"}
    table.played.append("king")
    with pytest.raises(AssertionError, match="a card is in two places"):
        only_once(table, "card")


def test_pieces_lie_in_sets_piles_and_places_for_one() -> None:
    assert list(in_masks([0b101, 0, 0b10])) == [0, 2, 1]
    assert list(in_piles([(3, 1), (), (2,)])) == [3, 1, 2]
    assert list(in_places([4, -1, 0, -2])) == [4, 0]


@pytest.mark.parametrize(
    ("exact", "value"),
    [(NUMBER, 7), (NUMBERS, [3, -1]), (A_TUPLE, (4, 2)), (TUPLES, [(1, 2), ()]), (CHAIN, (1, "b", (0, "a", None)))],
)
def test_what_is_written_exactly_is_read_as_it_was(exact: Exact, value: object):
    assert exact.read(json.loads(json.dumps(exact.write(value)))) == value


def test_a_field_that_is_not_declared_is_refused():
    with pytest.raises(TypeError, match="who may see trump"):

        @declared
        class Forgotten(Position):
            points: list[int] = by_seat(0)
            trump: str


def test_a_field_that_nobody_declared_cannot_be_set(table: Table):
    with pytest.raises(AttributeError):
        table.trump = "hearts"  # type: ignore[attr-defined]
