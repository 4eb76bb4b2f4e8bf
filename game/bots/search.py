"""The strong bot: deals the unseen cards many times and plays each promising option out in every deal.

A flat Monte Carlo race. All options still in it meet the same guess and the same luck in each lap, so that their
differences and not the deals decide; an option that is clearly behind drops out, and the time goes to the others.

The race starts from the judge's quick order, and only evidence moves it: before enough laps the answer is that of the
quick order, whatever the clock, so that a search cut short on a busy machine is no weaker than a medium player.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from game.bots.judging import Judge, Weighed, lead
from game.core.contract import CHANCE, Action, AnyRules, Seat
from game.core.fields import Seen, only_seen

LAPS_THAT_TELL = 6
"""Fewer laps say nothing, neither against an option nor for another one than the first of the quick order."""
DROP_BEHIND = 2.0
"""An option leaves the race when it is this many standard errors behind the leader."""

OUT_OF_THE_QUESTION = float("-inf")
"""The merit of an option that no play-out is spent on, though nothing else may be open."""

SECOND_BEST, THIRD_BEST = 0.1, 0.03
"""How often a play-out takes the second and the third of the quick order, so that it does not believe it blindly."""

PLAYOUT_LIMIT = 100_000
"""No game is this long; a play-out that gets here has found a circle in the rules."""


@dataclass(slots=True)
class Runner:
    """One option in the race; `leads` has one figure for each lap. `merit` counts like `trust` laps."""

    action: Action
    merit: float = 0.0
    trust: float = 0.0
    leads: list[float] = field(default_factory=list)

    def behind(self, leader: Runner) -> bool:
        return leader.mean() - self.mean() > DROP_BEHIND * self.doubt_of(leader)

    def doubt_of(self, other: Runner) -> float:
        """The standard error of what lies between the two, by the laps that both have run; 0 from too few."""
        gaps = [b - a for a, b in zip(self.leads, other.leads, strict=False)]
        n = len(gaps)
        if n < 2:
            return 0.0
        mean = sum(gaps) / n
        return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)

    def gap_to(self, best: Runner) -> float:
        """By how much it is worse than the one that was chosen, in the laps that both have run. What the luck of the
        laps could have made is no gap, and nothing is better than what was chosen."""
        laps = len(self.leads)
        known = self.trust or float(not laps)
        run = sum(best.leads[:laps]) - sum(self.leads)
        gap = (run + known * (best.merit - self.merit)) / (laps + known)
        return gap if gap > self.doubt_of(best) else 0.0

    def mean(self) -> float:
        known = self.trust * self.merit if self.trust else 0.0
        return (sum(self.leads) + known) / (len(self.leads) + self.trust)


class Search:
    """`playouts` > 0 counts play-outs instead of watching the clock: the same decision on every machine. The seconds,
    if any, are then only what nobody would wait for any longer."""

    def __init__(self, seat: Seat, judge: Judge, playouts: int = 0) -> None:
        self.seat = seat
        self.judge = judge
        self.playouts = playouts
        self.stopped: Callable[[], bool] = lambda: False
        """Asked after every play-out; True ends the search with the best so far."""
        self.made = 0
        """Play-outs of the last decision, for the curious."""
        self.weighed: Weighed = ()

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        self.made, self.weighed = 0, ()
        if len(options) == 1:
            return options[0]
        start = time.perf_counter()
        pondered = self.judge.ponder(
            view, self.seat, options, lambda: self._is_time_up(time.perf_counter() - start, seconds)
        )
        if pondered is not None:
            self.weighed = tuple(zip(options, pondered, strict=True))
            return options[pondered.index(max(pondered))]
        merits = self.judge.rank(view, self.seat, options)
        best_first = sorted(range(len(options)), key=lambda i: -merits[i])[: self.judge.width]
        race = [
            Runner(options[i], merits[i], self.judge.trust)
            for i in best_first if merits[i] > OUT_OF_THE_QUESTION or i == best_first[0]
        ]  # fmt: skip
        best = self._race(rules, view, race, rng, start, seconds)
        self.weighed = tuple((one.action, best.merit - one.gap_to(best)) for one in race)
        return best.action

    def _race(
        self, rules: AnyRules, view: Seen, race: list[Runner], rng: random.Random, start: float, seconds: float
    ) -> Runner:
        longest = 0.0
        while len(race) > 1:
            deal = self.judge.deal(view, self.seat, rng)
            luck = rng.getrandbits(64)
            finished = []
            for runner in race:
                before = time.perf_counter()
                if self._is_time_up(before - start + longest, seconds):
                    return self._winner(race)
                finished.append(self._play_out(rules, deal.copy(), runner.action, random.Random(luck)))
                self.made += 1
                longest = max(longest, time.perf_counter() - before)
            for runner, points in zip(race, finished, strict=True):
                runner.leads.append(points)
            race = self._still_running(race)
        return race[0]

    def _is_time_up(self, until: float, seconds: float) -> bool:
        if self.stopped():
            return True
        late = until > seconds
        return self.made >= self.playouts or (late and seconds > 0) if self.playouts else late

    def _winner(self, race: list[Runner]) -> Runner:
        """The first of the quick order, unless there is evidence for another one."""
        return max(race, key=Runner.mean) if len(race[0].leads) >= LAPS_THAT_TELL else race[0]

    def _still_running(self, race: list[Runner]) -> list[Runner]:
        leader = max(race, key=Runner.mean)
        if len(leader.leads) < LAPS_THAT_TELL:
            return race
        return [r for r in race if r is leader or not r.behind(leader)]

    def _play_out(self, rules: AnyRules, state: Any, first: Action, rng: random.Random) -> float:
        """Plays on from a full state for the judge's rounds, and returns the lead it finds there."""
        rank, chance = self.judge.rank, rng.random
        rules.step(state, self.seat, first)
        left = self.judge.rounds * state.seats or PLAYOUT_LIMIT
        while waiting := rules.waiting(state):
            if left <= 0 and self.judge.is_settled(state):
                break
            seat = waiting[0]
            options = rules.options(state, seat)
            if seat == CHANCE:
                action = options[weighted(rules.weights(state), chance())] if len(options) > 1 else options[0]
            elif len(options) == 1:
                action = options[0]
            else:
                left -= 1
                action = options[_liked(rank(state, seat, options), chance())]
            rules.step(state, seat, action)
        return lead(self.judge.value, state, self.seat)


def weighted(weights: Sequence[int], ticket: float) -> int:
    """The index that a ticket from 0 to 1 wins when each has its share of the weights' sum."""
    left = ticket * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(i for i, weight in enumerate(weights) if weight)


def _liked(merits: list[float], ticket: float) -> int:
    """Mostly the best, sometimes the second or third. Changes the list it is given."""
    skip = 0 if ticket >= SECOND_BEST else 1 if ticket >= THIRD_BEST or len(merits) < 3 else 2
    liked = merits.index(max(merits))
    for _ in range(skip):
        merits[liked] = OUT_OF_THE_QUESTION
        best = max(merits)
        if best == OUT_OF_THE_QUESTION:
            break
        liked = merits.index(best)
    return liked
