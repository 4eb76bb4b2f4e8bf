"""Speed of the bots: how long a decision takes, whether the clock is kept, how soon their process is there."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator

from game.bots.judging import judge_for
from game.bots.levels import HINT, LEVELS, Level, make_bot
from game.bots.thinker import Thinker
from game.bots.worker import Request
from game.cli.arena_figures import percentile
from game.cli.bench_child import BARE, run_child
from game.cli.bench_figures import Figure, seconds_of, side_by_side
from game.cli.bench_rules import play_out
from game.cli.bench_screen import WINDOW
from game.games import CATALOGUE, brains_of, judge_of, rules_of

SEATS = 3
SAMPLES, SEARCH_SAMPLES = 80, 10
_GOALS = {"easy": (1.0, 0.1, 0.03), "normal": (1.0, 0.1, 0.03), "hard": (3.0, 3.0, 1.5), "expert": (10.0, 10.0, 5.0)}
"""Seconds: what a player puts up with, and our own goals."""


def decisions() -> Iterator[Figure]:
    """p95 and longest of real decisions, spread over matches; a search has its clock beside it."""
    for game in CATALOGUE:
        for found in LEVELS[1:]:
            spent = decision_times(game, found)
            name = f"{game}_bot_{found.id}"
            allowed, floor, aim = _GOALS[found.id]
            yield Figure(f"{name}_p95", percentile(spent, 0.95), "s", "allowed", allowed, floor, aim, by_value=True)
            if found.seconds:
                yield Figure(f"{name}_clock", percentile(spent, 0.95), "s", "its budget", found.seconds, 1.1, 1.1)
                yield Figure(f"{name}_clock_longest", max(spent), "s", "its budget", found.seconds, 1.25, 1.25)


def decision_times(game: str, found: Level) -> list[float]:
    rules, rng = rules_of(game), random.Random(4)
    judge = judge_for(rules, judge_of(game))
    length = play_out(rules, SEATS, random.Random(4))[1]
    samples = SEARCH_SAMPLES if found.seconds else SAMPLES
    spent = []
    for number in range(samples):
        moment = length * number // samples
        state = play_out(rules, SEATS, rng, stop=moment)[0]
        if not rules.waiting(state):
            continue
        seat = rules.waiting(state)[0]
        view, offered = rules.view(state, seat), rules.options(state, seat)
        bot = make_bot(found.id, seat, judge)
        before = time.perf_counter()
        bot.choose(rules, view, offered, rng, found.seconds)
        spent.append(time.perf_counter() - before)
    return spent


def process_start() -> Iterator[Figure]:
    """From nothing to the first play-out in the bots' process, against opening a bare window."""
    for game in CATALOGUE:
        rules = rules_of(game)
        state = play_out(rules, 2, random.Random(1), stop=4)[0]
        seat = rules.waiting(state)[0]

        def first_playout(game: str = game, seat: int = seat, state: object = state) -> float:
            bell = threading.Event()
            thinker = Thinker(brains_of, bell.set)
            view = rules_of(game).view(state, seat)

            def ask_and_wait() -> None:
                thinker.ask(Request(1, rules_of(game), view, seat, HINT, 1, 0.0001))
                while not thinker.poll():
                    bell.wait()
                    bell.clear()

            spent = seconds_of(ask_and_wait)
            thinker.close()
            return spent * 1e3

        ours, bare = side_by_side(first_playout, lambda: run_child(BARE)["ms"])
        yield Figure(f"{game}_bot_process", ours, "ms", WINDOW, bare, 1.5, 0.5)


MEASUREMENTS = {"decisions": decisions, "process": process_start}
