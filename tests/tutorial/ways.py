"""Ways through a task that its learner may go, whatever was meant: every single choice, and longer ones by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.cli.check_data_tasks import bot_for
from game.core.contract import Say
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.practice import NAMES, Practice
from game.tutorial.progress import Place, Stage

CHAPTERS = [(game, name) for game in CATALOGUE for name, one in lessons_of(game).chapters.items() if not one.free]


@dataclass(frozen=True)
class Heard:
    """What the card says at a moment of a way."""

    campaign: Campaign
    way: tuple[str, ...]
    """What the learner has said, from the beginning of the task on."""
    said: tuple[Say, ...]


def beginnings(game: str, chapter: str) -> list[Place]:
    """Where the tasks of a chapter begin for those who do what is shown."""
    lessons, rules = lessons_of(game), rules_of(game)
    practice = Practice(rules, lessons.chapters[chapter], lessons.checks, bot_for(rules))
    return [one for one in practice._follow_the_ways() if not lessons.chapters[chapter].tasks[one.task].is_word]


def listen(campaign: Campaign, way: tuple[str, ...]) -> Heard:
    campaign.ask_nudge()
    nudge = campaign.voice.nudge
    return Heard(campaign, way, (*campaign.voice.now, *(() if nudge is None else (nudge,))))


def choices(game: str, chapter: str, place: Place, most: int) -> Iterator[Heard]:
    """Everything that may be done first; of very many so many by chance."""
    campaign = _seated(game, chapter, place)
    _rivals_answer(campaign, random.Random(1))
    yield listen(campaign, ())
    options = campaign.session.options(campaign.learner) if _is_asked(campaign) else ()
    for option in random.Random(len(options)).sample(options, min(most, len(options))):
        campaign.session.submit(campaign.learner, option)
        yield listen(campaign, (to_text(option),))
        campaign.step_back()


def walk(game: str, chapter: str, place: Place, seed: int, most: int) -> Iterator[Heard]:
    """One way by chance, until the task is done or missed or so much was said."""
    campaign, rng = _seated(game, chapter, place), random.Random(seed)
    way: tuple[str, ...] = ()
    for _ in range(most):
        _rivals_answer(campaign, rng)
        yield listen(campaign, way)
        if campaign.stage is not Stage.OPEN or not _is_asked(campaign):
            return
        action = rng.choice(campaign.session.options(campaign.learner))
        campaign.session.submit(campaign.learner, action)
        way = (*way, to_text(action))
        yield listen(campaign, way)


def _seated(game: str, chapter: str, place: Place) -> Campaign:
    lessons = lessons_of(game)
    return Campaign(rules_of(game), lessons.chapters[chapter], NAMES, checks=lessons.checks, place=place)


def _is_asked(campaign: Campaign) -> bool:
    return campaign.session.waiting() == (campaign.learner,)


def _rivals_answer(campaign: Campaign, rng: random.Random) -> None:
    session = campaign.session
    while (waiting := session.waiting()) and waiting != (campaign.learner,) and campaign.stage is Stage.OPEN:
        seat = next(one for one in waiting if one != campaign.learner)
        session.submit(seat, campaign.answer(seat) or bot_for(session.rules)(session, seat, rng))
