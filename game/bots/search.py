"""The strong bot: deals the unseen cards many times and plays each promising option out in every deal.

A flat Monte Carlo race (race.py). All options still in it meet the same guess and the same luck in each lap, so that
their differences and not the deals decide; one that is clearly behind drops out, and the time goes to the others.

The race starts from the judge's quick order, and only evidence moves it: before enough laps the answer is that of the
quick order, whatever the clock, so that a search cut short on a busy machine is no weaker than a medium player.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from math import inf
from typing import Any

from game.bots.judging import Judge, Weighed
from game.bots.onestep import nothing_told
from game.bots.playout import OUT_OF_THE_QUESTION, play_lap
from game.bots.race import Alone, Helpers, Race, Runner
from game.core.contract import Action, AnyRules, Seat
from game.core.fields import Seen, only_seen

Helped = Callable[[Sequence[Action], str], AbstractContextManager[Helpers]]
"""From the actions in the race and its seed to those who help, for as long as it runs."""


def alone(actions: Sequence[Action], seed: str) -> AbstractContextManager[Helpers]:
    return nullcontext(Alone())


class Search:
    """`playouts` > 0 counts play-outs instead of watching the clock: the same decision on every machine. The seconds,
    if any, are then only what nobody would wait for any longer."""

    def __init__(self, seat: Seat, judge: Judge, playouts: int = 0) -> None:
        self.seat = seat
        self.judge = judge
        self.playouts = playouts
        self.stopped: Callable[[], bool] = lambda: False
        """Asked before every play-out; True ends the search with the best so far."""
        self.helped: Helped = alone
        self.made = 0
        """Play-outs that the last decision counted, for the curious."""
        self.weighed: Weighed = ()
        self._until = inf

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        self.made, self.weighed = 0, ()
        if len(options) == 1:
            return options[0]
        self._until = inf if self.playouts and not seconds else time.perf_counter() + seconds
        pondered = self.judge.ponder(view, self.seat, options, self._is_time_up)
        if pondered is not None:
            self.weighed = tuple(zip(options, pondered, strict=True))
            return options[pondered.index(max(pondered))]
        merits = self.judge.rank(view, self.seat, options)
        order = list(range(len(options)))
        if nothing_told(merits):
            rng.shuffle(order)
        best_first = sorted(order, key=lambda i: -merits[i])[: self.judge.width]
        likely = [i for i in best_first if merits[i] > OUT_OF_THE_QUESTION or i == best_first[0]]
        runners = [Runner(options[i], merits[i], self.judge.trust, number=n) for n, i in enumerate(likely)]
        best = self._raced(rules, view, runners, str(rng.getrandbits(64)))
        self.weighed = tuple((one.action, best.merit - one.gap_to(best)) for one in runners)
        return best.action

    def _raced(self, rules: AnyRules, view: Any, runners: list[Runner], seed: str) -> Runner:
        if len(runners) == 1:
            return runners[0]
        actions = [one.action for one in runners]

        def play(numbers: Sequence[int], lap: int, stopped: Callable[[], bool]) -> list[float] | None:
            return play_lap(
                rules, self.judge, view, self.seat, [actions[n] for n in numbers], f"{seed}:{lap}", stopped
            )

        with self.helped(actions, seed) as helpers:
            race = Race(list(runners), play, helpers, self.playouts, self._is_time_up)
            best = race.run()
        self.made = race.made
        return best

    def _is_time_up(self, needed: float = 0.0) -> bool:
        """Whether there is no time left for what takes so long."""
        return self.stopped() or time.perf_counter() + needed > self._until
