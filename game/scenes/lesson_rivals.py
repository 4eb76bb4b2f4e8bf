"""Who answers for the rivals of a lesson: its own lines first, else a bot."""

from __future__ import annotations

from game.bots.levels import level as level_of
from game.bots.worker import Answer
from game.core.contract import AnyRules, Seat
from game.core.fields import Seen
from game.core.text import to_text
from game.table.roles import Asker
from game.tutorial.campaign import Campaign


class Rivals:
    """Answers for the other seats: a line of the chapter if it is legal, else what a bot thinks."""

    def __init__(self, campaign: Campaign, thinker: Asker) -> None:
        self.campaign = campaign
        self.thinker = thinker
        self._ready: list[Answer] = []

    def ask(
        self,
        ticket: int,
        rules: AnyRules,
        view: Seen,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float,
        *,
        secret: bool = False,
    ) -> None:
        line = None if seat == self.campaign.learner else self.campaign.answer(seat)
        if line is not None:
            self._ready = [Answer(ticket, to_text(line))]
        else:
            plain = level_of(level).id  # a task is what it was tried against, whoever sits there
            self.thinker.ask(ticket, rules, view, seat, plain, seed, seconds, secret=secret)

    def poll(self) -> list[Answer]:
        ready, self._ready = self._ready, []
        return [*ready, *self.thinker.poll()]

    def cancel(self) -> None:
        self._ready = []
        self.thinker.cancel()
