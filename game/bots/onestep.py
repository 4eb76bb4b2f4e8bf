"""The quick bots: any option, a careless look one step ahead, and a good one of the quick order.

None of them thinks for longer than a few milliseconds, so none looks at the clock.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.bots.judging import Judge, Weighed, lead, one_step
from game.core.contract import Action, AnyRules, Seat
from game.core.fields import Seen, only_seen
from game.core.own_warnings import own_warnings


class Rash:
    """Takes any option; the measure for everybody else, and what tests play with."""

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        only_seen(view)
        return options[int(rng.random() * len(options))]


class Careless:
    """Looks one step ahead and misjudges what it sees by up to `noise` of the spread between the options."""

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
        if self.judge.stumble:
            merits = self.judge.rank(view, self.seat, options)
            self.weighed = tuple(zip(options, merits, strict=True))
            seen = [merit + rng.random() * self.judge.stumble for merit in merits]
            return self._heeded(rules, view, options, merits, seen)
        leads = one_step(rules, self.judge.glance, view, self.seat, options)
        self.weighed = tuple(zip(options, leads, strict=True))
        best = max(leads)
        blur = self.noise * (best - min(leads))
        now = lead(self.judge.glance, view, self.seat)
        # Careless is not mad: what only costs is left alone as long as something else does not.
        harmless = min(now, best)
        seen = [value + rng.random() * blur if value >= harmless else float("-inf") for value in leads]
        return self._heeded(rules, view, options, leads, seen)

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
        best = max(merits)
        average = best - sum(merits) / len(merits)
        blur = self.noise * (min(average, self.judge.slip) if self.judge.slip else average)
        seen = [merit + rng.random() * blur for merit in merits]
        return options[seen.index(max(seen))]
