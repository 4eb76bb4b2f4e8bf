"""Since your last turn: exactly the log between two own turns, in the words this seat may read."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from game.core.contract import CHANCE
from game.core.recap import points_at, points_of_turn, points_shown, since_last_turn, turns_of
from game.core.replaying import replay
from game.core.session import SeatSetup, Session, Setup
from game.core.strict_yaml import read_yaml
from game.games import CATALOGUE, rules_of
from game.monkey.positions import session_of
from tests.core.toy_match import act, begin


@pytest.mark.parametrize("seed", range(8))
def test_a_recap_is_the_log_between_two_own_turns(seed: int) -> None:
    match, rng = begin(3, seed), random.Random(seed)
    while not match.is_over():
        act(match, rng)
        for seat in range(3):
            end = len(match)
            while seat in match.waiting() and end and match.lines[end - 1].seat in (seat, CHANCE):
                end -= 1  # what it has done in the turn that goes on
            own = [n for n in range(end) if match.lines[n].seat == seat]
            first = own[-1] + 1 if own else 0
            others = [n for n in range(first, end) if match.lines[n].seat not in (seat, CHANCE)]
            told = since_last_turn(match, seat)
            assert all(turn.seat not in (seat, CHANCE) for turn in told)
            shown = [n for turn in told for n in range(turn.start, turn.end) if match.lines[n].seat != CHANCE]
            assert shown == others
            events = [event for turn in told for event in turn.events]
            until = next((n for n in range(end, len(match)) if match.lines[n].seat == seat), len(match))
            assert events == [e for n, e in match.events(seat) if others and others[0] <= n < until]


def test_what_others_did_is_told_until_the_own_turn_is_over() -> None:
    """In Rebirth one places a tile and then ends the turn: the news do not go with the tile."""
    seats = (SeatSetup("Anna", 0), SeatSetup("Jo", 1))
    match = Session(rules_of("rebirth"), Setup("rebirth", seats, 5, {"start": 0}))
    while match.turns()[0] < 2 or match.waiting() != (0,):
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[0])
    news = since_last_turn(match, 0)
    assert [turn.seat for turn in news] == [1]
    match.submit(0, match.options(0)[0])
    assert match.waiting() == (0,), "the turn goes on"
    assert since_last_turn(match, 0) == news
    while match.waiting() == (0,):
        match.submit(0, match.options(0)[0])
    assert since_last_turn(match, 0) == []


def test_a_turn_goes_to_the_event_that_closes_it_though_its_seat_has_the_next_one_too() -> None:
    session = session_of({
        "game": "glen_more", "seats": [""] * 2, "options": {}, "seed": 3, "depth": 10**6, "skill": "random",
    })  # fmt: skip
    told = [turn for turn in turns_of(session, None, closes=("turn_ended",)) if turn.seat != CHANCE]
    ended = [[event.seat for event in turn.events if event.word == "turn_ended"] for turn in told]
    assert ended[:-1] == [[turn.seat] for turn in told[:-1]]
    assert any(one.seat == after.seat for one, after in pairwise(told))
    assert [turn.end for turn in told[:-1]] == [turn.start for turn in told[1:]]


def test_who_has_two_turns_in_a_row_has_seen_the_news_before_the_second() -> None:
    session = session_of({
        "game": "glen_more", "seats": [""] * 2, "options": {}, "seed": 3, "depth": 10**6, "skill": "random",
    })  # fmt: skip
    turns = [turn for turn in turns_of(session, None, closes=("turn_ended",)) if turn.seat != CHANCE]
    second = next(after for one, after in pairwise(turns) if one.seat == after.seat)
    past = replay(session.rules, session.setup, session.lines[: second.start])
    assert [turn for turn in since_last_turn(past, second.seat, ("turn_ended",)) if turn.seat != CHANCE] == []


def test_who_is_at_work_has_nothing_to_catch_up_with() -> None:
    match = begin(3)
    seat = match.waiting()[0]
    assert since_last_turn(match, seat) == []
    match.submit(seat, match.options(seat)[0])
    assert since_last_turn(match, seat) == []


def test_the_others_pieces_can_be_shown() -> None:
    match = begin(3)
    seat = match.waiting()[0]
    match.submit(seat, match.options(seat)[0])
    told = since_last_turn(match, (seat + 1) % 3)
    assert [(turn.seat, turn.pieces()) for turn in told] == [(seat, ("p0",))]


def test_the_turns_of_a_match_are_its_whole_log_and_its_points() -> None:
    match, rng = begin(3), random.Random(2)
    while not match.is_over():
        act(match, rng)
    turns = turns_of(match, None)
    assert [turn.start for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    assert turns[0].start == 0 and turns[-1].end == len(match)
    for seat in range(3):
        gained = sum(points_of_turn(match, turn) for turn in turns if turn.seat == seat)
        assert gained <= points_at(match)[seat]


def test_once_all_is_over_the_points_beside_the_names_are_those_of_the_result() -> None:
    match, rng = begin(3), random.Random(4)
    while not match.is_over():
        assert points_shown(match) == points_at(match)
        act(match, rng)
    assert points_shown(match) == tuple(match.result().points)
    assert points_shown(match, len(match) - 1) == points_at(match, len(match) - 1)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_the_set_up_has_dealt_is_no_news(game: str) -> None:
    screen = read_yaml(Path(__file__).resolve().parents[2] / "data" / game / "screen.yaml").value
    closes = screen.get("film", {}).get("closes", ())
    match = Session(rules_of(game), Setup(game, tuple(SeatSetup(name, n) for n, name in enumerate("ABC")), 5, {}))
    dealt, first = len(match), match.waiting()[0]
    for seat in range(3):
        assert since_last_turn(match, seat, closes) == []
    match.submit(first, match.options(first)[0])
    told = [turn for seat in range(3) if seat != first for turn in since_last_turn(match, seat, closes)]
    assert told and all(turn.start >= dealt for turn in told)
