"""Bots beside the window: asked with a ticket, woken by a callback, alive after a crash."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.thinker import Thinker
from game.bots.thoughts import RANDOM, Thought
from game.bots.worker import Answer, Question, Request, answer
from game.core.contract import Say, say
from game.core.exact import exact_plain
from game.core.preview import preview
from tests.bots.test_levels import RULES, dealt
from tests.bots.toy import Toy, brains


def odd_brains(game: str) -> tuple[Toy, None]:
    if game == "broken":
        raise RuntimeError("no such shelf")
    if game == "deadly":
        os.kill(os.getpid(), signal.SIGKILL)
    return brains(game)


@pytest.fixture
def bell() -> threading.Event:
    return threading.Event()


@pytest.fixture
def thinker(bell: threading.Event) -> Iterator[Thinker]:
    made = Thinker(odd_brains, bell.set)
    yield made
    made.close()


def wait_for_answer(thinker: Thinker, bell: threading.Event) -> Answer:
    """Sleeps until woken, like a window does."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        assert bell.wait(20), "nobody woke the window"
        bell.clear()
        answers = thinker.poll()
        if answers:
            assert len(answers) == 1
            return answers[0]
    raise AssertionError("no answer in time")


def ask(thinker: Thinker, ticket: int, level: str = "hard", seconds: float = 0.1, game: str = "toy") -> None:
    rules = Toy()
    rules.id = game
    thinker.ask(Request(ticket, rules, RULES.view(dealt(3), 0), 0, level, 5, seconds))


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard", "expert"])
def test_an_answer_is_legal_and_says_why(thinker: Thinker, bell: threading.Event, level: str) -> None:
    ask(thinker, 7, level)
    assert thinker.is_thinking
    answer = wait_for_answer(thinker, bell)
    assert (answer.ticket, answer.problem, thinker.is_thinking) == (7, None, False)
    action = RULES.read_action(answer.action)
    state = dealt(3)
    assert action in RULES.options(state, 0)
    if level == "random":
        assert answer.thought == RANDOM
    else:
        points = preview(RULES, RULES.view(state, 0), 0, action).gained(0, "now")
        assert answer.thought is not None
        clauses = [say("bots.why.now", n=points, source=say("toy.sheet.cards"))] if points else []
        assert [fact.told for fact in answer.thought.facts] == clauses
        assert answer.thought.instead == (), "what would have been second hangs on the cards in hand"


def test_a_stale_answer_is_dropped(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 1, seconds=30.0)
    ask(thinker, 2, "normal")
    assert wait_for_answer(thinker, bell).ticket == 2
    assert thinker.poll() == []


def test_a_cancelled_thought_ends_and_the_next_one_is_answered(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 1, seconds=30.0)
    thinker.cancel()
    assert not thinker.is_thinking
    ask(thinker, 2)
    assert wait_for_answer(thinker, bell).ticket == 2


def test_a_killed_process_is_replaced_and_the_question_asked_again(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 1, "normal")
    wait_for_answer(thinker, bell)
    ask(thinker, 2, seconds=1.0)
    os.kill(thinker._process.pid, signal.SIGKILL)
    answer = wait_for_answer(thinker, bell)
    assert (answer.ticket, answer.problem) == (2, None)


def test_after_a_process_that_dies_again_a_quick_bot_answers_and_it_is_told(
    thinker: Thinker, bell: threading.Event, quick_brains: None
) -> None:
    ask(thinker, 3, game="deadly")
    answer = wait_for_answer(thinker, bell)
    assert answer.problem == say("bots.problem.crashed")
    assert RULES.read_action(answer.action) in RULES.options(dealt(3), 0)
    ask(thinker, 4, "normal")
    assert wait_for_answer(thinker, bell).problem is None


@pytest.fixture
def quick_brains(thinker: Thinker) -> None:
    """In this process the deadly game is a harmless one."""
    thinker._brains = Deadly()


class Deadly:
    """Kills the process it is sent to, but not the one it was made in."""

    def __init__(self) -> None:
        self.home = os.getpid()

    def __call__(self, game: str) -> tuple[Toy, None]:
        if game == "deadly" and os.getpid() != self.home:
            os.kill(os.getpid(), signal.SIGKILL)
        return brains(game)


def test_an_error_inside_a_thought_is_reported_and_the_process_lives(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 3, game="broken")
    answer = wait_for_answer(thinker, bell)
    assert answer.problem == say("bots.problem.failed")
    assert "no such shelf" in answer.detail
    process = thinker._process
    ask(thinker, 4, "normal")
    assert wait_for_answer(thinker, bell).action
    assert thinker._process is process


def test_closing_ends_the_process_even_while_it_thinks(thinker: Thinker) -> None:
    ask(thinker, 1, seconds=60.0)
    process = thinker._process
    thinker.close()
    assert not process.is_alive()


# -- a process that hangs --------------------------------------------------------------------------------------------


@pytest.fixture
def impatient(bell: threading.Event) -> Iterator[Thinker]:
    made = Thinker(odd_brains, bell.set, start_s=20, late_s=0.3)
    yield made
    made.close()


def poll_until_answered(thinker: Thinker) -> Answer:
    """Looks again and again, as a table does while a bot thinks."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        answers = thinker.poll()
        if answers:
            return answers[0]
        time.sleep(0.02)
    raise AssertionError("no answer in time")


def stop(thinker: Thinker) -> int:
    pid: int = thinker._process.pid
    os.kill(pid, signal.SIGSTOP)
    return pid


needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")


@needs_signals
def test_a_process_that_hangs_is_replaced_and_a_quick_bot_answers_meanwhile(impatient: Thinker) -> None:
    ask(impatient, 1, "normal")
    poll_until_answered(impatient)
    hanging = stop(impatient)
    ask(impatient, 2)
    answer = poll_until_answered(impatient)
    assert (answer.ticket, answer.problem) == (2, say("bots.problem.hung"))
    assert RULES.read_action(answer.action) in RULES.options(dealt(3), 0)
    assert impatient._process.pid != hanging
    ask(impatient, 3, "normal")
    assert poll_until_answered(impatient).problem is None, "the new process answers"


@needs_signals
def test_a_process_that_hangs_while_nobody_waits_is_replaced_in_silence(impatient: Thinker) -> None:
    ask(impatient, 1, seconds=0.2)
    while not impatient._listens:
        impatient.poll()
        time.sleep(0.02)
    hanging = stop(impatient)
    impatient.cancel()
    end = time.monotonic() + 20
    while impatient._process.pid == hanging and time.monotonic() < end:
        assert impatient.poll() == []
        time.sleep(0.02)
    ask(impatient, 2, "normal")
    assert poll_until_answered(impatient).problem is None


@needs_signals
def test_a_process_that_hangs_again_and_again_is_no_longer_asked(impatient: Thinker) -> None:
    impatient._start_s = 0.0  # it is never up in time
    ask(impatient, 1)
    assert poll_until_answered(impatient).problem == say("bots.problem.hung")
    ask(impatient, 2)
    assert poll_until_answered(impatient).problem == say("bots.problem.given_up")
    ask(impatient, 3)
    answer = poll_until_answered(impatient)
    assert answer.problem is None and answer.action, "told once, then it simply plays"
    assert impatient._process is None


@needs_signals
def test_asking_a_process_that_hangs_never_blocks_the_window(impatient: Thinker) -> None:
    """A pipe that nobody empties is full after a few questions, and whoever writes then waits for ever."""
    ask(impatient, 1, "normal")
    poll_until_answered(impatient)
    impatient._late_s = 1000.0
    stop(impatient)
    for ticket in range(2, 3000):
        ask(impatient, ticket)
        impatient.cancel()


def test_the_answer_to_another_table_with_the_same_ticket_is_dropped(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 1, seconds=30.0)
    thinker.cancel()
    ask(thinker, 1, "random")
    assert wait_for_answer(thinker, bell).thought == RANDOM


def test_a_process_retires_after_many_answers_and_nobody_notices(bell: threading.Event) -> None:
    """What it remembers for speed must not grow for ever."""
    thinker = Thinker(odd_brains, bell.set, answers=2)
    pids = set()
    try:
        for ticket in range(6):
            ask(thinker, ticket, "normal")
            answer = poll_until_answered(thinker)
            assert (answer.ticket, answer.problem) == (ticket, None)
            pids.add(thinker._process.pid)
    finally:
        thinker.close()
    assert len(pids) >= 3


class Tongueless:
    """A judge that decides well and fails at every reason."""

    def value(self, view: Any, seat: int) -> float:
        return float(view.points[seat])

    def because(self, view: Any, seat: int, action: Any, done: Any) -> tuple[Say, ...]:
        raise RuntimeError("no word comes to mind")


def test_a_reason_that_fails_does_not_cost_the_move() -> None:
    view = RULES.view(dealt(3), 0)
    question = Question(1, "toy", exact_plain(RULES, view), 0, "normal", 5, 0.0, False)
    told = answer(question, lambda game: (RULES, Tongueless()))
    assert RULES.read_action(told.action) in RULES.options(view, 0)
    assert told.problem is None and told.thought == Thought() and "no word comes to mind" in told.detail
