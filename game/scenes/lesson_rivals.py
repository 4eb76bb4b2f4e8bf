"""Who answers for the rivals of a lesson: its own lines first, else a bot."""

from __future__ import annotations

from dataclasses import replace

from game.bots.levels import level as level_of
from game.bots.worker import Answer, Request
from game.core.text import to_text
from game.table.roles import Asker
from game.tutorial.campaign import Campaign
from game.tutorial.demands import holds
from game.tutorial.progress import Stage


class Rivals:
    """Answers for the other seats: a line of the chapter if it is legal, else what a bot thinks."""

    def __init__(self, campaign: Campaign, thinker: Asker) -> None:
        self.campaign = campaign
        self.thinker = thinker
        self._ready: list[Answer] = []

    def ask(self, request: Request) -> None:
        seat = request.seat
        line = None if seat == self.campaign.learner else self.campaign.answer(seat)
        if line is not None:
            self._ready = [Answer(request.ticket, to_text(line))]
        else:
            plain = level_of(request.level).id  # a task is what it was tried against, whoever sits there
            self.thinker.ask(replace(request, level=plain))

    def poll(self) -> list[Answer]:
        ready, self._ready = self._ready, []
        return [*ready, *self.thinker.poll()]

    def cancel(self) -> None:
        self._ready = []
        self.thinker.cancel()


def answer_is_due(campaign: Campaign) -> bool:
    """Whether a turn that has cost the goal still has its consequence to come: what the rivals make of it."""
    task, missed = campaign.task, campaign.stage is Stage.MISSED and not campaign.session.is_over()
    return task is not None and missed and bool(task.lost) and not holds(task.lost, campaign.stretch())
