"""Bots beside the window: asked with a ticket, woken by a callback, alive after a crash."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from game.bots.worker import Answer, Thinker
from game.core.contract import say
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
    thinker.ask(ticket, rules, RULES.view(dealt(3), 0), 0, level, 5, seconds)


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_an_answer_is_legal_and_says_why(thinker: Thinker, bell: threading.Event, level: str) -> None:
    ask(thinker, 7, level)
    assert thinker.is_thinking
    answer = wait_for_answer(thinker, bell)
    assert (answer.ticket, answer.problem, thinker.is_thinking) == (7, None, False)
    action = RULES.read_action(answer.action)
    state = dealt(3)
    assert action in RULES.options(state, 0)
    if level == "random":
        assert answer.reason == say("bots.why.random")
    else:
        points = preview(RULES, RULES.view(state, 0), 0, action).gained(0, "now")
        clause = say("bots.why.now", n=points, source=say("toy.sheet.cards"))
        assert answer.reason == (say("bots.why.clauses_1", a=clause) if points else say("bots.why.quiet"))


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


def test_a_killed_process_is_replaced_and_the_question_asked_again(
    thinker: Thinker, bell: threading.Event
) -> None:
    ask(thinker, 1, "normal")
    wait_for_answer(thinker, bell)
    ask(thinker, 2, seconds=1.0)
    os.kill(thinker._process.pid, signal.SIGKILL)
    answer = wait_for_answer(thinker, bell)
    assert (answer.ticket, answer.problem) == (2, None)


def test_a_process_that_dies_again_is_reported_in_a_sentence(thinker: Thinker, bell: threading.Event) -> None:
    ask(thinker, 3, game="deadly")
    assert wait_for_answer(thinker, bell).problem == say("bots.problem.crashed")
    ask(thinker, 4, "normal")
    assert wait_for_answer(thinker, bell).action


def test_an_error_inside_a_thought_is_reported_and_the_process_lives(
    thinker: Thinker, bell: threading.Event
) -> None:
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
