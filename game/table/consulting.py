"""Questions to the bots: one at a time, for a move of their own or for a hint. No pygame."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.bots.levels import level
from game.bots.worker import Answer
from game.core.contract import Action, Say, Seat
from game.core.session import Session
from game.table.roles import Asker


@dataclass(frozen=True, slots=True)
class Move:
    """What a bot wants to do, and why, as it says itself."""

    seat: Seat
    action: Action
    reason: Say | None


class Consulting:
    def __init__(self, asker: Asker) -> None:
        self.seat: Seat | None = None
        """For whom a bot thinks."""
        self.ready: Move | None = None
        """A move that waits until the screen has shown what was before."""
        self._asker = asker
        self._ticket = 0

    @property
    def busy(self) -> bool:
        return self.seat is not None or self.ready is not None

    def ask(self, session: Session, seat: Seat, level_id: str, *, secret: bool = False) -> None:
        self._ticket += 1
        self.seat = seat
        seed = (session.setup.seed * 1_000_003 + len(session) * 101 + seat) % 2**31
        view, seconds = session.view(seat), level(level_id).seconds
        self._asker.ask(self._ticket, session.rules, view, seat, level_id, seed, seconds, secret=secret)

    def drop(self) -> None:
        if self.seat is not None:
            self._asker.cancel()
        self.seat, self.ready = None, None

    def answers(self) -> Iterator[Answer]:
        """To what is asked now; what comes late is thrown away."""
        for answer in self._asker.poll():
            if answer.ticket == self._ticket and self.seat is not None:
                yield answer

    def keep(self, session: Session, answer: Answer) -> None:
        """As the move to be made; a bot that failed moves somehow, so that the match goes on."""
        assert self.seat is not None
        if answer.action:
            action = session.rules.read_action(answer.action)
        else:
            action = random.Random(self._ticket).choice(session.options(self.seat))
        self.ready = Move(self.seat, action, answer.reason)

    def take(self) -> Move:
        assert self.ready is not None
        move = self.ready
        self.seat, self.ready = None, None
        return move
