"""The quick bots: any option, a careless one of the quick order, and a good one.

None of them thinks for longer than a few milliseconds, so none looks at the clock.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.bots.judging import Judge, Weighed
from game.core.contract import Action, AnyRules, Seat
from game.core.fields import Seen, only_seen
from game.core.own_warnings import own_warnings


def nothing_told(merits: Sequence[float]) -> bool:
    """Whether the order knows no difference. Any option is then as good as the first, and a bot that always took that
    one would write a draft anew for ever and never seal it."""
    return min(merits) == max(merits)


class Rash:
    """Takes any option; the measure for everybody else, and what tests play with."""

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        return options[int(rng.random() * len(options))]


class Careless:
    """Takes the quick order with a beginner's eye: misjudges every option by as much as the judge says, or else by up
    to `noise` of the spread between them, so that the worst is never taken for the best."""

    noise = 0.6

    def __init__(self, seat: Seat, judge: Judge) -> None:
        self.seat = seat
        self.judge = judge
        self.weighed: Weighed = ()

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        if len(options) == 1:
            return options[0]
        merits = self.judge.rank(view, self.seat, options)
        self.weighed = tuple(zip(options, merits, strict=True))
        if nothing_told(merits):
            return rng.choice(options)
        blur = self.judge.stumble or self.noise * (max(merits) - min(merits))
        seen = [merit + rng.random() * blur for merit in merits]
        return self._heeded(rules, view, options, merits, seen)

    def _heeded(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], merits: Sequence[float], seen: list[float]
    ) -> Action:
        """What looks best, unless the game warns of it and something else is better: a warning is heard."""
        best = max(merits)
        while True:
            number = seen.index(max(seen))
            if merits[number] == best or not own_warnings(rules, view, self.seat, options[number]):
                return options[number]
            seen[number] = float("-inf")


class Greedy:
    """Takes what the game's fitted quick order puts first, or something near it: `noise` blurs the merits.

    The blur reaches from the best down to the average, so nothing below the average is ever taken; or as far as the
    judge says, where many bad options would pull the average down.
    """

    noise = 1.0

    def __init__(self, seat: Seat, judge: Judge) -> None:
        self.seat = seat
        self.judge = judge
        self.weighed: Weighed = ()

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        if len(options) == 1:
            return options[0]
        merits = self.judge.rank(view, self.seat, options)
        self.weighed = tuple(zip(options, merits, strict=True))
        if nothing_told(merits):
            return rng.choice(options)
        best = max(merits)
        average = best - sum(merits) / len(merits)
        blur = self.noise * (min(average, self.judge.slip) if self.judge.slip else average)
        seen = [merit + rng.random() * blur for merit in merits]
        return options[seen.index(max(seen))]
