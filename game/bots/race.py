"""The strong bot's race: laps are played here and by helpers, and count in their order, whoever was done first.

So what comes of it hangs on the play-outs that count, and not on how many processes play them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Protocol

from game.core.contract import Action

LAPS_THAT_TELL = 6
"""Fewer laps say nothing, neither against an option nor for another one than the first of the quick order."""
DROP_BEHIND = 2.0
"""An option leaves the race when it is this many standard errors behind the leader."""
_AHEAD = 16
"""So many laps may be played before the oldest one has come back; then it is played here as well."""

Laps = dict[int, dict[int, float]]
"""By the number of a lap the lead of each runner in it, by the runner's number."""

PlayLap = Callable[[Sequence[int], int, Callable[[], bool]], list[float] | None]
"""From the numbers of the runners and that of the lap to their leads; None if it was stopped."""


class Helpers(Protocol):
    """Who plays laps beside the own process."""

    def hand_out(self, lap: int, runners: Sequence[int]) -> bool:
        """False if nobody has room for one more."""

    def played(self) -> Laps:
        """What has come back since."""


class Alone:
    """Nobody helps."""

    def hand_out(self, lap: int, runners: Sequence[int]) -> bool:
        return False

    def played(self) -> Laps:
        return {}


@dataclass(slots=True)
class Runner:
    """One option in the race; `leads` has one figure for each lap. `merit` counts like `trust` laps."""

    action: Action
    merit: float = 0.0
    trust: float = 0.0
    leads: list[float] = field(default_factory=list)
    number: int = 0

    def behind(self, leader: Runner) -> bool:
        return leader.mean() - self.mean() > DROP_BEHIND * self.doubt_of(leader)

    def doubt_of(self, other: Runner) -> float:
        """The standard error of what lies between the two, by the laps that both have run; 0 from too few. The merit
        counts as laps here as well, or what the quick order knows would be told anew by play-outs."""
        gaps = [b - a for a, b in zip(self.leads, other.leads, strict=False)]
        n = len(gaps)
        if n < 2:
            return 0.0
        mean = sum(gaps) / n
        return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / (n + self.trust))

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


class Race:
    """`playouts` > 0 is how many may count; `is_up` says whether there is no time left for one of that length."""

    def __init__(
        self, runners: list[Runner], play: PlayLap, helpers: Helpers, playouts: int, is_up: Callable[[float], bool]
    ) -> None:
        self.running = runners
        self.made = 0
        """Play-outs that count, those of whole laps."""
        self._play = play
        self._helpers = helpers
        self._playouts = playouts
        self._is_up = is_up
        self._counted = 0
        """Laps that count so far; the next one has this number."""
        self._found: Laps = {}
        self._handed_out: set[int] = set()
        self._longest = 0.0
        self._before = 0.0

    def run(self) -> Runner:
        while self._goes_on():
            own, *others = self._wanted()
            numbers = [one.number for one in self.running]
            self._before = time.perf_counter()
            leads = self._play(numbers, own, partial(self._is_needless, own, numbers, others))
            if leads is not None:
                self._found[own] = dict(zip(numbers, leads, strict=True))
            elif own not in self._found:
                break
            while self._counted in self._found and self._goes_on():
                self._count(self._found.pop(self._counted))
        return self._winner()

    def _goes_on(self) -> bool:
        return len(self.running) > 1 and self._laps_left() > 0

    def _laps_left(self) -> int:
        return min(_AHEAD, (self._playouts - self.made) // len(self.running)) if self._playouts else _AHEAD

    def _wanted(self) -> list[int]:
        """Laps that nobody plays yet; if there are none, the one that all are waiting for."""
        ahead = range(self._counted, self._counted + self._laps_left())
        return [lap for lap in ahead if lap not in self._found and lap not in self._handed_out] or [self._counted]

    def _is_needless(self, own: int, numbers: Sequence[int], others: list[int]) -> bool:
        """Asked before every play-out: helpers are kept busy, and the own lap ends if one of them has played it."""
        now = time.perf_counter()
        self._longest, self._before = max(self._longest, now - self._before), now
        while others and self._helpers.hand_out(others[0], numbers):
            self._handed_out.add(others.pop(0))
        self._found.update(self._helpers.played())
        return own in self._found or self._is_up(self._longest)

    def _count(self, leads: dict[int, float]) -> None:
        self.made += len(self.running)
        for one in self.running:
            one.leads.append(leads[one.number])
        self._counted += 1
        leader = max(self.running, key=Runner.mean)
        if self._counted >= LAPS_THAT_TELL:
            self.running = [one for one in self.running if one is leader or not one.behind(leader)]

    def _winner(self) -> Runner:
        """The first of the quick order, unless there is evidence for another one."""
        return max(self.running, key=Runner.mean) if self._counted >= LAPS_THAT_TELL else self.running[0]
