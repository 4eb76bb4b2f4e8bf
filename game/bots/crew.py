"""Helpers of the bots' process: each plays laps of its race in a process of its own, and nothing else.

All that goes in is the view the bot has got itself. A helper that is gone or hangs is left out and nobody waits for
it, since the bots' process can play any lap itself. A helper ends when the bots' process does.
"""

from __future__ import annotations

import contextlib
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.bots.judging import Judge, judge_for
from game.bots.levels import as_weighed_by
from game.bots.playout import play_lap
from game.bots.race import Laps
from game.core.contract import Action, AnyRules, Plain, Seat
from game.core.exact import read_exact
from game.core.fields import Seen, only_seen

FREE = "free"
"""What a helper says when it has nothing to do; before that it gets nothing, so no pipe is ever full."""
OVER = "over"
"""What it is told when the race is over."""
_WAITING = 2
"""Laps that one helper may have at a time: the one it is at, and the next one."""

Brains = Callable[[str], tuple[AnyRules, Any]]


@dataclass(frozen=True, slots=True)
class Job:
    """A race: the position as the bot sees it, and what all of its laps have in common."""

    game: str
    view: Plain
    seat: Seat
    level: str
    actions: tuple[str, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Lap:
    number: int
    runners: tuple[int, ...]


def seen_from(rules: AnyRules, view: Plain, seat: Seat) -> Seen:
    """The view that was written as plain data."""
    seen: Seen = only_seen(rules.view(read_exact(rules, view), seat))
    return seen


# -- in the bots' process --------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class _Hand:
    pipe: Connection
    is_free: bool = False
    laps: int = 0


class Crew:
    """All helpers there are; for one race at a time some of them are called."""

    def __init__(self, pipes: Sequence[Connection] = ()) -> None:
        self._hands = [_Hand(pipe) for pipe in pipes]
        self._called: list[_Hand] = []

    @contextlib.contextmanager
    def called(self, job: Job, most: int) -> Iterator[Crew]:
        """Those who have nothing to do help with this race, as many as are wanted."""
        self.played()
        self._called = [hand for hand in self._hands if hand.is_free][:most]
        for hand in self._called:
            hand.is_free, hand.laps = False, 0
            self._tell(hand, job)
        try:
            yield self
        finally:
            for hand in list(self._called):
                self._tell(hand, OVER)
            self._called = []

    def hand_out(self, lap: int, runners: Sequence[int]) -> bool:
        for hand in self._called:
            if hand.laps < _WAITING and self._tell(hand, Lap(lap, tuple(runners))):
                hand.laps += 1
                return True
        return False

    def played(self) -> Laps:
        found: Laps = {}
        for hand in list(self._hands):
            for said in self._heard(hand):
                if said == FREE:
                    hand.is_free = True
                elif hand in self._called:
                    hand.laps -= 1
                    found[said[0]] = said[1]
        return found

    def _heard(self, hand: _Hand) -> Iterator[Any]:
        try:
            while hand.pipe.poll():
                yield hand.pipe.recv()
        except (EOFError, OSError):
            self._leave_out(hand)

    def _tell(self, hand: _Hand, message: Any) -> bool:
        try:
            hand.pipe.send(message)
        except OSError:
            self._leave_out(hand)
            return False
        return True

    def _leave_out(self, hand: _Hand) -> None:
        self._hands = [one for one in self._hands if one is not hand]
        self._called = [one for one in self._called if one is not hand]


# -- in the helper's process -----------------------------------------------------------------------------------------


def help_out(pipe: Connection, brains: Brains) -> None:
    """The life of a helper, until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        pipe.send(FREE)
        _Helper(pipe, brains).work()


class _Helper:
    def __init__(self, pipe: Connection, brains: Brains) -> None:
        self._pipe = pipe
        self._brains = brains
        self._job: Job | None = None
        self._laps: deque[Lap] = deque()

    def work(self) -> None:
        while True:
            message = self._pipe.recv()
            self._take(message)
            if self._job is not None:
                self._help(self._job)

    def _take(self, message: Job | Lap | str) -> None:
        if isinstance(message, Job):
            self._job = message
        elif isinstance(message, Lap):
            self._laps.append(message)
        else:
            self._job = None
            self._laps.clear()
            self._pipe.send(FREE)

    def _help(self, job: Job) -> None:
        """To the end of one race."""
        rules, given = self._brains(job.game)
        judge: Judge = as_weighed_by(job.level, judge_for(rules, given))
        view = seen_from(rules, job.view, job.seat)
        actions: list[Action] = [rules.read_action(text) for text in job.actions]
        while not self._is_over():
            if not self._laps:
                self._take(self._pipe.recv())
                continue
            lap = self._laps.popleft()
            chosen = [actions[n] for n in lap.runners]
            leads = play_lap(rules, judge, view, job.seat, chosen, f"{job.seed}:{lap.number}", self._is_over)
            if leads is not None:
                self._pipe.send((lap.number, dict(zip(lap.runners, leads, strict=True))))

    def _is_over(self) -> bool:
        while self._job is not None and self._pipe.poll():
            self._take(self._pipe.recv())
        return self._job is None
