"""Since your last turn: exactly the log between two own turns, in the words this seat may read."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.core.recap import recap, since_own_turn
from tests.core.toy_match import act, begin


@pytest.mark.parametrize("seed", range(8))
def test_a_recap_is_the_log_between_two_own_turns(seed: int) -> None:
    match, rng = begin(3, seed), random.Random(seed)
    while not match.is_over():
        act(match, rng)
        for seat in range(3):
            numbers = since_own_turn(match, seat)
            assert all(match.lines[n].seat != seat for n in numbers)
            before = [n for n in range(numbers.start) if match.lines[n].seat != CHANCE]
            assert not before or match.lines[before[-1]].seat == seat
            told = recap(match, seat)
            assert [(item.line, item.event) for item in told] == match.events(seat, numbers.start)
            assert all(item.by != seat and item.by != CHANCE for item in told)


def test_who_is_at_work_has_nothing_to_catch_up_with() -> None:
    match = begin(3)
    assert recap(match, match.waiting()[0]) == ()
    seat = match.waiting()[0]
    match.submit(seat, match.options(seat)[0])
    assert recap(match, seat) == ()


def test_the_others_pieces_can_be_shown() -> None:
    match = begin(3)
    seat = match.waiting()[0]
    match.submit(seat, match.options(seat)[0])
    told = recap(match, (seat + 1) % 3)
    assert [(item.by, item.pieces, item.say.key) for item in told] == [(seat, ("p0",), "toy.log.pebble_put")]


def test_the_recap_of_an_earlier_position_ends_there() -> None:
    match, rng = begin(3), random.Random(2)
    for _ in range(15):
        act(match, rng)
    for at in range(len(match)):
        assert all(item.line < at for item in recap(match, 0, at))
