"""What can still come of a task: whether the way that is shown leads to its goal, and whether anything does.

Both look ahead at a copy of the match. Rivals say what the chapter has them say; what a bot would do is not known.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from game.core.contract import Action, Seat
from game.core.session import Session
from game.core.text import to_text
from game.tutorial.demands import Stretch, holds
from game.tutorial.lines import next_said, next_shown

if TYPE_CHECKING:
    from game.tutorial.campaign import Campaign

MOST_TRIED = 1200
"""So many decisions are tried at most, a few with each picture: what is not found then may still be there."""
AT_ONCE = 240
"""So many while somebody waits for the answer."""
MOST_DETOURS = 60
_FARTHEST = 80


class Hope(Enum):
    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


class Outlook:
    """The task in progress, from the position in which it is now."""

    def __init__(self, campaign: Campaign) -> None:
        assert campaign.task is not None
        self.campaign = campaign
        self.task = campaign.task
        self.begun = len(campaign.session)
        self.hope = Hope.UNKNOWN
        self.finished = False
        self.first: Action | None = None
        """What to do now, where the goal was found."""
        self.is_one_step = False
        """Whether nothing else is left to do, and that reaches the goal."""
        self._left = MOST_TRIED
        self._seen: set[tuple[tuple[str, ...], str]] = set()
        """Positions from which all was tried, with what the learner did on the way: the same in another order."""
        self._search = self._try_all(self._copy(), None)

    @property
    def is_worth_it(self) -> bool:
        """Only the last turn is searched, and only once something has been done."""
        campaign = self.campaign
        last = bool(self.task.within) and campaign.turn == self.task.within
        return last and self.begun > campaign.begun and campaign.learner in campaign.session.waiting()

    def go_on(self, steps: int = AT_ONCE) -> bool:
        """Tries so many more decisions. True once it is finished."""
        if not self.is_worth_it:
            self.finished = True
        for _ in range(steps):
            if self.finished:
                break
            hope = next(self._search, Hope.NO if self._left > 0 else Hope.UNKNOWN)
            if hope is not None:
                self.hope, self.finished = hope, True
        return self.finished

    def _copy(self) -> Session:
        session = self.campaign.session
        twin = session.branch(len(session), seats=session.setup.seats)
        twin.fix_draws(self.campaign.draws_left(len(session)))
        return twin

    def _stretch(self, session: Session) -> Stretch:
        campaign = self.campaign
        return Stretch(session, campaign.learner, campaign.begun, campaign.help.opened, campaign.checks)

    def _is_over(self, at: Stretch) -> bool:
        """Too late, or lost."""
        late = bool(self.task.within) and at.turns() + 1 > self.task.within
        return late or at.session.is_over() or (bool(self.task.lost) and holds(self.task.lost, at))

    def _try_all(self, session: Session, first: Action | None) -> Iterator[Hope | None]:
        """None for each decision tried in vain; then what has come of it, unless nothing reaches the goal."""
        seat, at = self.campaign.learner, len(session)
        options = session.options(seat)
        for action in options:
            self._left -= 1
            if self._left <= 0:
                yield Hope.UNKNOWN
                return
            session.submit(seat, action)
            known = self._rivals_go_on(session)
            there = self._stretch(session)
            if holds(self.task.reached, there):
                self.first = first or action
                self.is_one_step = first is None and len(options) == 1
                yield Hope.YES
                return
            if not self._is_over(there):
                if not known or at - self.begun >= _FARTHEST:  # some turns can be drawn out without end
                    yield Hope.UNKNOWN
                    return
                if self._is_new(there):
                    yield from self._try_all(session, first or action)
            session.rewind(at, self.campaign.draws_left(at, session))
            yield None

    def _is_new(self, at: Stretch) -> bool:
        done = tuple(sorted(map(to_text, at.own_lines())))
        position = done, repr(at.session.plain(self.campaign.learner))
        new = position not in self._seen
        self._seen.add(position)
        return new

    def _rivals_go_on(self, session: Session) -> bool:
        """Until it is the learner's turn or all is settled. False where only a bot would know what it does."""
        while session.waiting() != (self.campaign.learner,):
            at = self._stretch(session)
            if holds(self.task.reached, at) or self._is_over(at):
                return True
            rival = next(one for one in session.waiting() if one != self.campaign.learner)
            action = self._rival_says(session, rival)
            if action is None:
                return False
            session.submit(rival, action)
        return True

    def _rival_says(self, session: Session, seat: Seat) -> Action | None:
        said = [line.action for line in session.lines[self.campaign.begun :] if line.seat == seat]
        return next_said(self.campaign.rules, seat, self.task.then, said, session.options(seat))

    def detour(self) -> Action | None:
        """A decision of any kind after which what Show shows reaches the goal."""
        seat, session = self.campaign.learner, self.campaign.session
        if session.waiting() != (seat,):
            return None
        ways = (action for action in session.options(seat)[:MOST_DETOURS])
        return next((action for action in ways if self.of_the_way(action) is Hope.YES), None)

    def of_the_way(self, first: Action | None = None) -> Hope:
        """Whether what Show shows, one step after the other, reaches the goal; what a bot would do is not known.

        With `first` the learner does that before."""
        campaign, session, task = self.campaign, self._copy(), self.task
        if first is not None:
            session.submit(campaign.learner, first)
        for _ in range(_FARTHEST):
            at = self._stretch(session)
            if holds(task.reached, at):
                return Hope.YES
            if self._is_over(at) or not session.waiting():
                return Hope.NO
            seat = session.waiting()[0]
            if seat == campaign.learner:
                action = next_shown(task.show, at.own_lines(), session.options(seat))
                if action is None:
                    return Hope.NO  # its lines end here
            else:
                action = self._rival_says(session, seat)
            if action is None:
                break
            session.submit(seat, action)
        return Hope.UNKNOWN
