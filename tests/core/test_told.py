"""Every codec reads what it has written, and refuses in words what cannot be."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from game.core.errors import BadInput
from game.core.fields import Position, by_seat, declared, made, whole
from game.core.ledger import settle_points
from game.core.stated import Stated, to_plain
from game.core.told import At, Codec, Custom, Flag, Hidden, Name, Number, OrNull, Part, Seat, Unless, Word
from game.core.told_groups import ByName, BySeat, Chain, Mask, Pile, Record, SeatFlags

COLOURS = ("red", "green", "blue")
COLOUR = Name(COLOURS, "colour")


class Boat(NamedTuple):
    river: int = 0
    crew: tuple[int, ...] = ()


CREW = Record(Boat, river=Number(0, 3), crew=Pile(COLOUR), size=Part(lambda state: state.seats))
LEDGER = Chain(
    lambda entry: f"{entry[0]} {entry[1]} {entry[3]}", lambda seat, words: (seat, words[0], 0, int(words[1]))
)


@declared
class Table(Position):
    begins: int = whole(-1, told=OrNull(Seat(), -1), named="start")
    hands: list[int] = by_seat(-1, told=OrNull(Hidden(COLOUR, -2), -1))
    heard: int = whole(0, told=Unless(Mask(Seat()), 0))
    sum = Part(lambda state: sum(state.points))
    points: list[int] = by_seat(0, told=Number())
    ledger: Any = whole(None, told=LEDGER)
    secret: list[int] = made(lambda seats: [])


@pytest.fixture
def table() -> Table:
    return Table(3, {})


@pytest.mark.parametrize(
    ("codec", "value", "told"),
    [
        (Number(), 7, 7),
        (Seat(), 2, 2),
        (Flag(), True, True),
        (COLOUR, 1, "green"),
        (Word(COLOURS, "colour"), "red", "red"),
        (OrNull(COLOUR, -1), -1, None),
        (OrNull(COLOUR, -1), 0, "red"),
        (Hidden(COLOUR, -2), -2, "?"),
        (Hidden(COLOUR, -2), 2, "blue"),
        (BySeat(Number()), [1, 2, 3], [1, 2, 3]),
        (BySeat(COLOUR), (0, 0, 2), ["red", "red", "blue"]),
        (Pile(COLOUR), (2, 0), ["blue", "red"]),
        (Mask(COLOUR), 0b101, ["red", "blue"]),
        (SeatFlags(), 0b110, [False, True, True]),
        (ByName(COLOURS, "colour", Number()), (0, 4, 0), {"green": 4}),
        (ByName(COLOURS, "colour", Number(), whole=True), [0, 4, 0], {"red": 0, "green": 4, "blue": 0}),
        (ByName(COLOURS, "colour", Seat(), 255), bytearray([255, 0, 255]), {"green": 0}),
        (CREW, Boat(2, (1, 1)), {"river": 2, "crew": ["green", "green"], "size": 3}),
        (Record(at=COLOUR, n=Number()), (1, 5), {"at": "green", "n": 5}),
        (LEDGER, (1, "lake", 0, 2, (0, "hill", 0, 5, None)), ["0 hill 5", "1 lake 2"]),
    ],
)
def test_what_is_told_is_read_again(table: Table, codec: Codec, value: Any, told: Any) -> None:
    assert codec.write(table, value) == told
    assert codec.read(At(table, "part", value), told) == value


@pytest.mark.parametrize(
    ("codec", "given", "refused"),
    [
        (Number(0, 9), 10, "'part' must be a whole number from 0 to 9, not '10'."),
        (Number(), True, "'part' must be a whole number from 0 to 999, not 'True'."),
        (Seat(), 3, "'part' must be a whole number from 0 to 2, not '3'."),
        (COLOUR, "gren", "There is no colour 'gren'. Did you mean 'green'?"),
        (Word(COLOURS, "colour"), "gren", "There is no colour 'gren'. Did you mean 'green'?"),
        (BySeat(Number()), [1, 2], "'part' needs one entry for each of the 3 seats."),
        (BySeat(Number()), {4: 1}, "'part' must be a whole number from 0 to 2, not '4'."),
        (Pile(COLOUR), "red", "'red' must be a list."),
        (
            ByName(COLOURS, "colour", Number(0, 2)),
            {"red": 3},
            "'part: red' must be a whole number from 0 to 2, not '3'.",
        ),
        (ByName(COLOURS, "colour", Number()), {"rad": 3}, "There is no colour 'rad'. Did you mean 'red'?"),
        (ByName(COLOURS, "colour", Number()), ["red"], "'part' must be a mapping, one line for each."),
        (CREW, {"rivr": 1}, "There is no part of 'part' called 'rivr'. Did you mean 'river'?"),
        (CREW, {"river": 9}, "'river' must be a whole number from 0 to 3, not '9'."),
        (LEDGER, ["3 hill 5"], "The ledger line '3 hill 5' makes no sense."),
        (LEDGER, ["0 hill"], "The ledger line '0 hill' makes no sense."),
    ],
)
def test_what_cannot_be_is_refused_in_words(table: Table, codec: Codec, given: Any, refused: str) -> None:
    with pytest.raises(BadInput) as told:
        codec.read(At(table, "part", Boat() if codec is CREW else None), given)
    assert str(told.value) == refused


def test_whoever_is_not_stated_keeps_what_is_usual(table: Table) -> None:
    assert BySeat(Number()).read(At(table, "part", [4, 5, 6]), {1: 0}) == [4, 0, 6]
    assert CREW.read(At(table, "part", Boat(3, (1,))), {"crew": []}) == Boat(3, ())
    row = ByName(COLOURS, "colour", Number(), whole=True)
    assert row.read(At(table, "part", [1, 2, 3]), {"blue": 0}) == [1, 2, 0]


def test_a_shape_of_its_own_is_told_by_its_two_functions(table: Table) -> None:
    doubled = Custom(lambda state, value: value * 2, lambda at, given: given // 2)
    assert doubled.write(table, 3) == 6 and doubled.read(At(table, "part"), 6) == 3


def test_a_position_is_told_by_its_declarations(table: Table) -> None:
    table.hands[1], table.points[2] = -2, 4
    assert to_plain(table) == {
        "seats": 3,
        "options": {},
        "stack": [],
        "start": None,
        "hands": [None, "?", None],
        "sum": 4,
        "points": [0, 0, 4],
        "ledger": [],
    }
    table.heard = 0b100
    assert to_plain(table)["heard"] == [2]


def test_stated_points_without_a_ledger_get_a_source(table: Table) -> None:
    table.points = [0, 3, 0]
    settle_points(table, Stated({"points": [0, 3, 0]}, 3), lambda seat, points: (seat, "stated", 0, points))
    assert table.ledger == (1, "stated", 0, 3, None)
    settle_points(table, Stated({}, 3), lambda seat, points: ())
    assert table.points == [0, 3, 0]


def test_stated_parts_say_for_whom_they_speak() -> None:
    stated = Stated({"points": {1: 3}, "hands": ["red", None]}, 2)
    assert [stated.says("points", seat) for seat in (0, 1)] == [False, True]
    assert stated.says("hands", 0) and not stated.says("coins", 0) and "coins" not in stated
    assert [stated.given("points", seat) for seat in (0, 1)] == [None, 3]
    with pytest.raises(BadInput, match="'hands' needs one entry for each of the 3 seats"):
        Stated({"hands": ["red"]}, 3).given("hands", 0)
