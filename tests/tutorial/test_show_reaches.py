"""Whoever follows Show after a wrong move reaches the goal, or is led a step back; never into a lost task."""

from __future__ import annotations

import random

import pytest

from game.cli.check_data_tasks import bot_for
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.demands import looked_at
from game.tutorial.practice import NAMES, Practice
from game.tutorial.progress import Place, Stage

CHAPTERS = [(game, name) for game in CATALOGUE for name, one in lessons_of(game).chapters.items() if not one.free]
WRONG = 2
MOST = 120


def rivals_answer(campaign: Campaign, rng: random.Random) -> None:
    session = campaign.session
    while session.waiting() and session.waiting() != (campaign.learner,) and campaign.stage is Stage.OPEN:
        seat = next(one for one in session.waiting() if one != campaign.learner)
        session.submit(seat, campaign.answer(seat) or bot_for(session.rules)(session, seat, rng))


def followed(game: str, chapter: str, place: Place, seed: int) -> str:
    """What Show leads to after some moves at random; empty if that is the goal."""
    lessons, rng = lessons_of(game), random.Random(seed)
    campaign = Campaign(rules_of(game), lessons.chapters[chapter], NAMES, checks=lessons.checks, place=place)
    for _ in range(WRONG):
        rivals_answer(campaign, rng)
        if campaign.stage is Stage.OPEN and campaign.learner in campaign.session.waiting():
            campaign.session.submit(0, rng.choice(campaign.session.options(0)))
    rivals_answer(campaign, rng)
    shown = False
    for _ in range(MOST):
        for part in looked_at(campaign.task.reached) if campaign.task is not None else ():
            campaign.opened(part)
        if campaign.number != place.task or campaign.stage is Stage.DONE:
            return ""
        if campaign.stage is Stage.MISSED:
            if shown:
                return f"{place.task}: shown {campaign.session.lines[-3:]} ends in failure"
            campaign.step_back()
            continue
        answer = campaign.guide.ask()
        shown = answer.action is not None
        if answer.action is not None:
            campaign.session.submit(0, answer.action)
            rivals_answer(campaign, rng)
        elif answer.hope is None or not campaign.step_back():
            return f"{place.task}: Show has no answer"
    return f"{place.task}: Show leads nowhere"


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=[f"{g}-{c}" for g, c in CHAPTERS])
def test_show_reaches_the_goal_from_wrong_moves_or_offers_the_step_back(game: str, chapter: str) -> None:
    lessons = lessons_of(game)
    practice = Practice(rules_of(game), lessons.chapters[chapter], lessons.checks, bot_for(rules_of(game)))
    places = [one for one in practice._follow_the_ways() if not lessons.chapters[chapter].tasks[one.task].is_word]
    assert [told for one in places for seed in range(3) if (told := followed(game, chapter, one, seed))] == []
