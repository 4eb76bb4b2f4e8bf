"""Matches and bots for tests of the table: bots answer at once and at random, in this process."""

from __future__ import annotations

import random
from typing import Any

from game.bots.thoughts import RANDOM
from game.bots.worker import Answer, Request
from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text
from game.games.rebirth.rules import Rebirth

RULES = Rebirth()


class QuickAsker:
    """A Thinker without a process. `held` keeps answers back, as if a bot thought long."""

    def __init__(self) -> None:
        self.held = False
        self.asked: list[tuple[int, str, bool]] = []
        self.cancelled = 0
        self._answer: Answer | None = None

    def ask(self, request: Request) -> None:
        self.asked.append((request.seat, request.level, request.secret))
        options = request.rules.options(request.view, request.seat)
        action = random.Random(request.seed).choice(options)
        self._answer = Answer(request.ticket, to_text(action), RANDOM)

    def poll(self) -> list[Answer]:
        if self.held or self._answer is None:
            return []
        answer, self._answer = self._answer, None
        return [answer]

    def cancel(self) -> None:
        self.cancelled += 1
        self._answer = None


def seats(kinds: str) -> tuple[SeatSetup, ...]:
    """`pbn`: a person, an easy... each letter is a person (p) or a random bot (b)."""
    names = ("Anna", "Jonas", "Morag", "Ewan", "Isla")
    return tuple(SeatSetup(names[i], i, "" if kind == "p" else "random") for i, kind in enumerate(kinds))


def match(kinds: str, *, seed: int = 7, start: Any = 0) -> Session:
    return Session(RULES, Setup("rebirth", seats(kinds), seed, {"start": start}))
