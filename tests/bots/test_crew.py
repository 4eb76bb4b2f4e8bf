"""Helpers of the bots' process: the same decision however many there are, and nobody waits for one that is gone."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.bots.crew import Brains, Crew, Job, help_out
from game.bots.judging import judge_for
from game.bots.levels import LEVELS, MOST_HELPERS, helpers_for, make_bot
from game.bots.playout import play_lap
from game.bots.race import Laps, Race, Runner
from game.bots.search import Search
from game.bots.thinker import Thinker
from game.bots.worker import Question, Request, answer
from game.core.exact import exact_plain
from game.core.text import to_text
from game.games import CATALOGUE, brains_of, judge_of, rules_of
from tests.bots import matches, test_levels
from tests.bots.toy import Play, brains

TOY, DEALT = test_levels.RULES, test_levels.dealt


@contextmanager
def helpers(count: int, brains_of_all: Brains) -> Iterator[tuple[Crew, list[Any]]]:
    """A crew whose helpers are all there, and their processes."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(count)]
    processes = [context.Process(target=help_out, args=(end, brains_of_all), daemon=True) for _, end in pipes]
    for process in processes:
        process.start()
    for _, end in pipes:
        end.close()
    assert all(ours.poll(60) for ours, _ in pipes), "a helper did not start"
    try:
        yield Crew([ours for ours, _ in pipes]), processes
    finally:
        for ours, _ in pipes:
            ours.close()
        for process in processes:
            process.join(20)
            assert not process.is_alive(), "a helper outlives whom it helps"


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


# -- the same decision -----------------------------------------------------------------------------------------------


class Eager:
    """Plays laps at once and gives them back in the wrong order, a few at a time."""

    def __init__(self, play: Callable[[int, int], float], room: int) -> None:
        self.play, self.room = play, room
        self.waiting: list[tuple[int, dict[int, float]]] = []
        self.laps = 0

    def hand_out(self, lap: int, runners: Any) -> bool:
        if len(self.waiting) >= self.room:
            return False
        self.laps += 1
        self.waiting.append((lap, {runner: self.play(runner, lap) for runner in runners}))
        return True

    def played(self) -> Laps:
        return dict([self.waiting.pop()]) if self.waiting and len(self.waiting) >= self.room else {}


def test_a_race_ends_the_same_for_the_same_play_outs_whoever_plays_its_laps() -> None:
    def lead(runner: int, lap: int) -> float:
        return 3.0 * runner + random.Random(f"{runner} {lap}").gauss(0, 8)

    def play(numbers: Any, lap: int, stopped: Callable[[], bool]) -> list[float] | None:
        return None if any(stopped() for _ in numbers) else [lead(n, lap) for n in numbers]

    ends = set()
    for room in (0, 1, 3, 7):
        eager = Eager(lead, room)
        runners = [Runner(Play(card, 0), number=card) for card in range(5)]
        race = Race(list(runners), play, eager, 170, lambda needed: False)
        best = race.run()
        ends.add((best.number, race.made, tuple(tuple(one.leads) for one in runners)))
        assert (eager.laps > 5) == (room > 0)
    assert len(ends) == 1


@pytest.mark.parametrize("game", [game for game in CATALOGUE if game != "scythe"])
def test_a_lap_comes_out_the_same_in_every_process(game: str) -> None:
    """Scythe's judge thinks turns through instead of playing laps."""
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    state, seat = next(matches.decisions(rules, judge, 2, 3, every=9))
    view = rules.view(state, seat)
    actions = rules.options(view, seat)[:2]
    job = Job(game, exact_plain(rules, view), seat, "expert", tuple(to_text(action) for action in actions), "7")
    found: Laps = {}
    with helpers(1, brains_of) as (crew, _), crew.called(job, 1) as called:
        assert called.hand_out(0, (0, 1)) and called.hand_out(1, (1,))
        until(lambda: found.update(called.played()) or len(found) == 2)
    assert len(actions) == 2
    here = play_lap(rules, judge, view, seat, actions, "7:0", lambda: False)
    assert here is not None and found[0] == dict(enumerate(here))
    assert list(found[1]) == [1]


def test_the_answer_is_that_of_one_process_alone() -> None:
    view = exact_plain(TOY, TOY.view(DEALT(3, 4), 0))
    question = Question(1, "toy", view, 0, "expert", 5, 10.0, False, helpers=2)
    alone = answer(question, brains)
    with helpers(2, brains) as (crew, _):
        for _ in range(3):
            together = answer(question, brains, crew=crew)
            assert (together.action, together.playouts, together.thought) == (
                alone.action, alone.playouts, alone.thought,
            )  # fmt: skip


# -- helpers that are gone -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
@pytest.mark.parametrize("blow", ["SIGSTOP", "SIGKILL"])
def test_nobody_waits_for_a_helper_that_hangs_or_is_gone(blow: str) -> None:
    view = exact_plain(TOY, TOY.view(DEALT(3, 4), 0))
    question = Question(1, "toy", view, 0, "expert", 5, 30.0, False, helpers=1)
    alone = answer(question, brains)
    with helpers(1, brains) as (crew, processes):
        os.kill(processes[0].pid, getattr(signal, blow))
        for _ in range(3):
            assert answer(question, brains, crew=crew).action == alone.action
        if blow == "SIGSTOP":
            os.kill(processes[0].pid, signal.SIGCONT)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    until(lambda: not own_helpers())
    made = Thinker(brains, cores=3)
    yield made
    made.close()


def ask(thinker: Thinker, ticket: int, level: str) -> None:
    thinker.ask(Request(ticket, TOY, TOY.view(DEALT(3), 0), 0, level, 5, 0.3))
    until(lambda: any(one.ticket == ticket and one.action for one in thinker.poll()))


def own_helpers() -> list[Any]:
    return [one for one in multiprocessing.active_children() if one.name == "bot helper"]


def test_helpers_come_with_the_first_question_that_wants_them_and_stay(thinker: Thinker) -> None:
    ask(thinker, 1, "normal")
    assert not own_helpers()
    ask(thinker, 2, "expert")
    processes = {one.pid for one in own_helpers()}
    assert len(processes) == 2
    for ticket, level in enumerate(("hard", "easy", "expert"), 3):
        ask(thinker, ticket, level)
    assert {one.pid for one in own_helpers()} == processes


def test_helpers_die_with_the_process_they_help(thinker: Thinker) -> None:
    ask(thinker, 1, "expert")
    assert len(own_helpers()) == 2
    os.kill(thinker._process.pid, signal.SIGTERM)
    until(lambda: not own_helpers())


def test_closing_ends_the_helpers_as_well(thinker: Thinker) -> None:
    ask(thinker, 1, "expert")
    thinker.close()
    until(lambda: not own_helpers())


# -- who gets how many -----------------------------------------------------------------------------------------------


def test_hard_leaves_a_core_to_the_window_and_expert_takes_all() -> None:
    used = {found.id: [1 + helpers_for(found.id, cores) for cores in (1, 2, 4, 64)] for found in LEVELS}
    assert used["hard"] == [1, 1, 3, MOST_HELPERS + 1]
    assert used["expert"] == [1, 2, 4, MOST_HELPERS + 1]
    assert used["normal"] == used["easy"] == [1, 1, 1, 1]


def test_expert_counts_three_times_the_play_outs_of_hard() -> None:
    hard, expert = (make_bot(name, 0, test_levels.JUDGE, playouts=40) for name in ("hard", "expert"))
    assert isinstance(hard, Search) and isinstance(expert, Search)
    assert (hard.playouts, expert.playouts) == (40, 120)
    unasked = make_bot("expert", 0, test_levels.JUDGE)
    assert isinstance(unasked, Search) and unasked.playouts == 3 * test_levels.JUDGE.playouts
