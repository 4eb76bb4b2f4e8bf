"""One match: what undo takes back and where it stops, sealed choices, branches, luck."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.core.errors import BadInput, NotAllowed
from game.core.session import Session, read_line
from tests.core.toy import Pebbles
from tests.core.toy_frames import Bid, DrawPebble, End, Put
from tests.core.toy_match import act, begin

RULES = Pebbles()


def at_bids(seats: int = 3) -> Session:
    """Everybody bids at once."""
    plain = {"seats": seats, "stack": ["put_pebble seat=0", "write_bids"], "hands": ["white"] * seats}
    return Session(RULES, begin(seats).setup, state=RULES.from_plain(plain))


def do(session: Session, *lines: str) -> None:
    for line in lines:
        read = read_line(RULES, line)
        session.submit(read.seat, read.action)


# -- acting ---------------------------------------------------------------------------------------------------------


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = begin()
    before = match.fingerprint()
    for seat, action in ((0, Put("p99")), (0, End()), (2, Put("p1")), (CHANCE, DrawPebble(0, "white"))):
        if action not in match.options(seat):
            with pytest.raises(NotAllowed):
                match.submit(seat, action)
    assert match.fingerprint() == before and len(match.lines) == 4


def test_everybody_who_listens_hears_of_every_change_once() -> None:
    match, heard = begin(), []
    match.listeners.append(lambda: heard.append(len(match)))
    seat = match.waiting()[0]
    match.submit(seat, Put("p1"))
    match.undo(seat)
    match.redo(seat)
    assert heard == [5, 4, 5]


def test_actions_said_at_once_are_heard_of_once() -> None:
    match, heard = begin(), []
    match.listeners.append(lambda: heard.append(len(match)))
    seat, start = match.waiting()[0], len(match)
    numbers = match.submit_all(seat, (Put("p1"), End()))
    assert len(heard) == 1 and numbers.start == start and numbers.stop == len(match) >= start + 2
    assert [line.action for line in match.lines[start : start + 2]] == [Put("p1"), End()]


def test_actions_said_at_once_are_all_done_or_none() -> None:
    match, heard = begin(), []
    match.listeners.append(lambda: heard.append(len(match)))
    before, seat = match.fingerprint(), match.waiting()[0]
    with pytest.raises(NotAllowed):
        match.submit_all(seat, (Put("p1"), Put("p1")))
    assert match.fingerprint() == before and heard == [] and len(match) == 4


@pytest.mark.parametrize("line", ["", "0", "x put at=p1", "put at=p1", "² put at=p1", "10 put at=p1", "-1 put at=p1"])
def test_a_line_without_a_seat_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        read_line(RULES, line)


# -- undo and redo --------------------------------------------------------------------------------------------------


def test_undo_reaches_across_the_phases_of_a_turn_up_to_the_draw() -> None:
    match = begin()
    start, seat = match.fingerprint(), match.waiting()[0]
    do(match, f"{seat} put at=p3")
    put = match.fingerprint()
    match.undo(seat)
    assert match.fingerprint() == start and match.waiting() == (seat,)
    match.redo(seat)
    assert match.fingerprint() == put
    do(match, f"{seat} end_turn")
    refusal = match.undo_refusal(seat)
    assert refusal is not None and refusal.key == "toy.undo.pebble_drawn"
    with pytest.raises(NotAllowed):
        match.undo(seat)


def test_a_fresh_match_has_nothing_to_take_back() -> None:
    match = begin()
    assert {match.undo_refusal(seat).key for seat in range(3)} == {"core.undo.nothing"}  # type: ignore[union-attr]
    assert not any(match.can_redo(seat) for seat in range(3))
    with pytest.raises(NotAllowed):
        match.redo(0)


def test_nobody_takes_back_what_somebody_else_did() -> None:
    match = begin()
    seat = match.waiting()[0]
    do(match, f"{seat} put at=p3")
    for other in {0, 1, 2} - {seat}:
        refusal = match.undo_refusal(other)
        assert refusal is not None and refusal.key == "core.undo.other_seat" and refusal["seat"] == f"seat:{seat}"


def test_a_turn_that_ended_without_a_draw_stays_ended() -> None:
    plain = {"seats": 2, "stack": ["end_turn seat=0"], "hands": [None, "white"], "bag": {"white": 0, "black": 0}}
    match = Session(RULES, begin(2).setup, state=RULES.from_plain(plain))
    do(match, "0 end_turn")
    refusal = match.undo_refusal(0)
    assert refusal is not None and refusal.key == "toy.undo.turn_ended" and match.waiting() == (1,)


def test_a_new_action_forgets_what_could_be_done_again() -> None:
    match = begin()
    seat = match.waiting()[0]
    do(match, f"{seat} put at=p3")
    match.undo(seat)
    do(match, f"{seat} put at=p4")
    assert not match.can_redo(seat)


def test_undo_cannot_reroll() -> None:
    match = begin(seed=11)
    seat = match.waiting()[0]
    do(match, f"{seat} put at=p3")
    match.undo(seat)
    do(match, f"{seat} put at=p4", f"{seat} end_turn")
    other = begin(seed=11)
    do(other, f"{seat} put at=p3", f"{seat} end_turn")
    assert match.lines[-1] == other.lines[-1]


@pytest.mark.parametrize("seed", range(25))
def test_undo_and_redo_meet_the_same_positions_at_any_time(seed: int) -> None:
    """At every moment: take back as much as is possible, then do it again. Nobody else's lines are touched."""
    match, rng = begin(3, seed), random.Random(seed)
    while not match.is_over():
        act(match, rng)
        for seat in range(3):
            lines, position, others = match.lines, match.fingerprint(), _of_others(match, seat)
            seen = []
            while match.undo_refusal(seat) is None:
                seen.append(match.fingerprint())
                match.undo(seat)
                assert seat in match.waiting(), "whoever takes back is asked again"
                assert _of_others(match, seat) == others
            for position_before in reversed(seen):
                assert match.can_redo(seat)
                match.redo(seat)
                assert match.fingerprint() == position_before
            assert match.fingerprint() == position and sorted(map(str, match.lines)) == sorted(map(str, lines))


def _of_others(match: Session, seat: int) -> list[str]:
    return [line.text() for line in match.lines if line.seat != seat]


# -- sealed choices -------------------------------------------------------------------------------------------------


def test_a_draft_may_be_taken_back_though_others_wrote_theirs_meanwhile() -> None:
    match = at_bids()
    do(match, "0 bid coins=2", "1 bid coins=1", "1 seal")
    match.undo(0)
    assert [line.text() for line in match.lines] == ["1 bid coins=1", "1 seal"]
    assert match.snapshot()["drafts"] == [None, 1, None]
    match.redo(0)
    assert match.snapshot()["drafts"] == [2, 1, None]


def test_a_sealed_answer_may_be_reopened_until_anybody_else_acts() -> None:
    match = at_bids()
    do(match, "0 bid coins=2", "0 seal")
    assert match.undo_refusal(0) is None
    do(match, "1 bid coins=1")
    refusal = match.undo_refusal(0)
    assert refusal is not None and refusal.key == "core.undo.other_seat"


def test_what_was_revealed_stays() -> None:
    match = at_bids(2)
    do(match, "0 bid coins=2", "0 seal", "1 bid coins=1", "1 seal")
    for seat in (0, 1):
        refusal = match.undo_refusal(seat)
        assert refusal is not None and refusal.key == "toy.undo.bids_revealed"


def test_another_seats_draft_does_not_forget_what_could_be_done_again() -> None:
    match = at_bids()
    do(match, "0 bid coins=2")
    match.undo(0)
    do(match, "1 bid coins=1")
    assert match.can_redo(0) and not match.can_redo(1)


def test_marks_follow_their_lines_when_an_earlier_line_goes() -> None:
    match = at_bids()
    match.submit(0, Bid(2), "hint")
    match.submit(1, Bid(1), "hint")
    match.undo(0)
    assert match.marks == {0: "hint"} and match.lines[0].seat == 1


def test_the_turn_before_a_sealed_choice_cannot_be_pulled_out_from_under_it() -> None:
    plain = {"seats": 2, "stack": ["end_turn seat=1"], "hands": ["white", None], "bag": {"white": 0, "black": 0}}
    match = Session(RULES, begin(2).setup, state=RULES.from_plain(plain))
    do(match, "1 end_turn", "0 bid coins=1")
    refusal = match.undo_refusal(1)
    assert refusal is not None and refusal.key == "toy.undo.turn_ended"
