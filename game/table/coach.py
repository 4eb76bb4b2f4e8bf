"""Looking back at a match turn by turn: each own decision, what it came to beside what else there was. No pygame.

Only what the seat saw then goes to the bots' process, and comes back as two sums (bots/hindsight.py). First every
turn is gone through quickly, then those once more in which most was lost, more often played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from game.bots.hindsight import Compared
from game.bots.judging import judge_for
from game.bots.worker import Answer, Request
from game.core.contract import CHANCE, Action, Seat
from game.core.session import Session
from game.core.text import to_text
from game.games import judge_of

BEST, GOOD, FAIR, WEAK, COSTLY = CLASSES = ("best", "good", "fair", "weak", "costly")
LIMITS = (1.0, 2.5, 5.0)
"""From so many points less on a turn is fair, weak, costly; what the estimate cannot tell apart is good."""
QUICK = "normal"
"""Searches by itself, without helpers: the window and everything else on this machine have cores left."""
_SECONDS = 30.0
"""What nobody would wait for any longer."""


class Asker(Protocol):
    """The bots' process."""

    def ask(self, request: Request) -> None: ...

    def poll(self) -> list[Answer]: ...

    def cancel(self) -> None: ...


@dataclass(frozen=True)
class Decision:
    """Consecutive lines of the seat: what it did without anybody or any luck in between. `turn` counts from 1."""

    number: int
    turn: int
    start: int
    end: int
    done: tuple[Action, ...]


def decisions_of(session: Session, seat: Seat) -> tuple[Decision, ...]:
    found: list[Decision] = []
    lines, start = session.lines, 0
    while start < len(lines):
        end = start + 1
        if lines[start].seat == seat:
            while end < len(lines) and lines[end].seat == seat and _goes_on(session, start, end, seat):
                end += 1
            done = tuple(line.action for line in lines[start:end])
            found.append(Decision(len(found), session.turns(start)[seat] + 1, start, end, done))
        start = end
    return tuple(found)


def _goes_on(session: Session, start: int, at: int, seat: Seat) -> bool:
    """Two turns of a seat may follow each other."""
    return session.turns(at)[seat] == session.turns(start)[seat]


def class_of(compared: Compared) -> str:
    """How much was lost, as far as the estimate can tell; nothing that lies within its noise is called worse."""
    if compared.gap <= 0:
        return BEST
    if not compared.is_sure or compared.gap < LIMITS[0]:
        return GOOD
    return FAIR if compared.gap < LIMITS[1] else WEAK if compared.gap < LIMITS[2] else COSTLY


class Coach:
    """Of one match and one seat; `kept` holds what was found out, for the next time somebody looks."""

    def __init__(
        self, session: Session, seat: Seat, asker: Asker, kept: dict[tuple[int, int], Compared] | None = None
    ) -> None:
        self.session = session
        self.seat = seat
        self.decisions = decisions_of(session, seat)
        self.found: dict[int, Compared] = {}
        self.failed = False
        """The bots' process gives no answer any more."""
        self._kept = {} if kept is None else kept
        self._asker = asker
        self._asked: tuple[int, int] | None = None
        """The decision that is thought about, and with how many laps."""
        self._ticket = 0
        self._laps = judge_for(session.rules, judge_of(session.rules.id)).hindsight
        self._deepened: set[int] = set()
        for laps in self._laps:
            for one in self.decisions:
                if (one.start, laps) in self._kept:
                    self._learn(one.number, laps, self._kept[one.start, laps])

    # -- what is known ------------------------------------------------------------------------------------------

    def class_at(self, number: int) -> str:
        """Empty as long as it is not known, and where nothing else could be done."""
        compared = self.found.get(number)
        return class_of(compared) if compared is not None and compared.ways else ""

    def loss_at(self, number: int) -> float:
        return self.found[number].gap if self.class_at(number) not in ("", BEST) else 0.0

    def counts(self) -> dict[str, int]:
        found = Counter(self.class_at(one.number) for one in self.decisions)
        return {name: found[name] for name in CLASSES}

    def is_counted(self, number: int) -> bool:
        return number in self.found

    @property
    def is_quickly_done(self) -> bool:
        """All have been gone through once."""
        return len(self.found) == len(self.decisions)

    @property
    def costliest(self) -> int | None:
        """The decision that lost most, if any lost something that can be told."""
        lost = [one.number for one in self.decisions if self.class_at(one.number) in (FAIR, WEAK, COSTLY)]
        return max(lost, key=self.loss_at, default=None)

    def next_lost(self, number: int, step: int) -> int | None:
        """The next weak or costly one from there; fair ones where there is none of them."""
        for wanted in ((WEAK, COSTLY), (FAIR, WEAK, COSTLY)):
            found = [one.number for one in self.decisions if self.class_at(one.number) in wanted]
            ahead = [one for one in found if (one - number) * step > 0]
            if found:
                return (min(ahead) if step > 0 else max(ahead)) if ahead else None
        return None

    # -- finding out --------------------------------------------------------------------------------------------

    def _to_do(self) -> Iterator[tuple[int, int]]:
        """All decisions quickly, in their order; then those that seem to have lost something, the most first."""
        quick, deep = self._laps
        for one in self.decisions:
            if one.number not in self.found:
                yield one.number, quick
        lost = [one for one in self.found if one not in self._deepened and self.found[one].gap >= LIMITS[0]]
        for number in sorted(lost, key=lambda one: -self.found[one].gap):
            yield number, deep

    def update(self) -> bool:
        """Call often: takes answers and asks on. True if something new is known."""
        new = False
        for answer in self._asker.poll():
            new = self._take(answer) or new
        if self._asked is None and not self.failed:
            self._ask_next()
        return new

    @property
    def is_thinking(self) -> bool:
        return self._asked is not None

    def stop(self) -> None:
        if self._asked is not None:
            self._asked = None
            self._asker.cancel()

    def _ask_next(self) -> None:
        wanted = next(self._to_do(), None)
        if wanted is None:
            return
        (number, laps), self._ticket = wanted, self._ticket + 1
        one, rules = self.decisions[number], self.session.rules
        self._asked = wanted
        view = self.session.view(self.seat, one.start)
        self._asker.ask(
            Request(
                self._ticket, rules, view, self.seat, QUICK, one.start, _SECONDS, True,
                done=tuple(map(to_text, one.done)), laps=laps,
            )
        )  # fmt: skip

    def _take(self, answer: Answer) -> bool:
        if self._asked is None or answer.ticket != self._ticket:
            return False
        (number, laps), self._asked = self._asked, None
        if answer.compared is None:
            self.failed = True
            return True
        self._kept[self.decisions[number].start, laps] = answer.compared
        self._learn(number, laps, answer.compared)
        return True

    def _learn(self, number: int, laps: int, compared: Compared) -> None:
        self.found[number] = compared
        if laps == self._laps[-1]:
            self._deepened.add(number)


def points_seen(session: Session, seat: Seat, at: int) -> tuple[int, ...]:
    """What everybody would have if it ended there, as far as this seat could know."""
    sheet = session.sheet(seat, at)
    return tuple(sheet.total(one) for one in range(session.seats))


def lookable(session: Session) -> tuple[Seat, ...]:
    """Whose match can be looked back at: people's, or of a match of bots everybody's; nobody's while it goes on."""
    if not session.is_over():
        return ()
    played = {line.seat for line in session.lines if line.seat != CHANCE}
    people = [seat for seat in sorted(played) if not session.setup.seats[seat].is_bot]
    return tuple(people or sorted(played))
