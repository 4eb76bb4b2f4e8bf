"""Luck, scripts, branches, logs: one match out of another."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE, Action
from game.core.errors import BadInput, NotAllowed
from game.core.replaying import replay
from game.core.session import SeatSetup, Session
from tests.core.test_session import RULES, at_bids
from tests.core.toy_frames import DrawPebble, Seal, Start
from tests.core.toy_match import act, begin, played


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(4, 8).lines == played(4, 8).lines
    assert played(4, 8).lines != played(4, 9).lines


def test_draws_of_a_script_come_as_soon_as_they_are_possible() -> None:
    script: list[Action] = [Start(2), DrawPebble(1, "black")]
    match = Session(RULES, begin(3).setup, script=script)
    assert match._course.script == [] and match.snapshot()["start"] == 2 and match.snapshot()["hands"][1] == "black"


@pytest.mark.parametrize("at", [0, 1, 5, 17])
def test_a_branch_with_the_same_luck_can_repeat_the_match(at: int) -> None:
    match = played(3, 6)
    branch = match.branch(at)
    rest = [line for line in match.lines[len(branch) :] if line.seat != CHANCE]
    for line in rest:
        branch.submit(line.seat, line.action)
    assert branch.lines == match.lines and branch.fingerprint() == match.fingerprint()


def test_a_branch_leaves_the_original_alone() -> None:
    match = played(3, 6)
    before, lines = match.fingerprint(), match.lines
    branch = match.branch(9)
    act(branch, random.Random(99))
    branch.reseat(tuple(SeatSetup(name, sign, "easy") for sign, name in enumerate("XYZ")))
    assert match.fingerprint() == before and match.lines == lines
    assert not any(seat.is_bot for seat in match.setup.seats)


def test_a_branch_with_its_own_seed_shares_the_past_and_not_the_future() -> None:
    match = played(3, 6)
    at = next(n for n, line in enumerate(match.lines) if line.seat != CHANCE)
    futures = set()
    for seed in range(8):
        branch = match.branch(at, seed=seed)
        assert branch.lines[:at] == match.lines[:at]
        rng = random.Random(0)
        while not branch.is_over():
            act(branch, rng)
        futures.add(branch.fingerprint())
        again = replay(RULES, branch.setup, branch.lines)
        assert again.fingerprint() == branch.fingerprint()
    assert len(futures) > 1


def test_a_branch_of_a_branch_keeps_both_lucks() -> None:
    first = played(3, 6).branch(6, seed=50)
    rng = random.Random(1)
    for _ in range(12):
        act(first, rng)
    second = first.branch(len(first), seed=60)
    assert [seed for _, seed in second.setup.reseeds] == [50, 60]
    assert second.lines[: len(first)] == first.lines


def test_there_is_no_position_behind_the_end() -> None:
    match = played(2, 1, 3)
    for at in (-1, len(match) + 1):
        with pytest.raises(BadInput):
            match.branch(at)


def test_a_log_that_cannot_be_is_refused_with_its_line() -> None:
    match = played(2, 1, 3)
    lines = [*match.lines, match.lines[-1]]
    with pytest.raises(NotAllowed, match=f"Line {len(lines)} of the log"):
        replay(RULES, match.setup, lines)


def test_seats_may_change_hands_in_the_middle() -> None:
    match = played(2, 1, 3)
    before = match.fingerprint()
    match.reseat((SeatSetup("Anna", 0), SeatSetup("Robot", 1, "hard")))
    assert match.fingerprint() == before and match.setup.seats[1].is_bot
    with pytest.raises(BadInput):
        match.reseat((SeatSetup("Anna", 0),))


def test_stepping_to_any_line_equals_the_position_recomputed_from_the_start() -> None:
    match = played(3, 6)
    for at in range(0, len(match), 5):
        fresh = replay(RULES, match.setup, match.lines[:at], settle=False)
        for seat in (None, 0, 1, 2):
            assert RULES.to_plain(match.view(seat, at)) == RULES.to_plain(fresh.view(seat))


def test_sealing_needs_a_draft() -> None:
    match = at_bids()
    assert Seal() not in match.options(0)
