"""What the card says of a goal that can no longer be reached, before the turn is ended."""

from __future__ import annotations

import pytest

from game.core.text import to_text
from game.games import rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.outlook import Hope, Outlook
from game.tutorial.practice import NAMES
from game.tutorial.progress import Place, Stage
from tests.tutorial.ways import Heard, beginnings, walk

GAME = "isle_of_skye"
CHAPTERS = [name for name, one in lessons_of(GAME).chapters.items() if not one.free]
WALKS = 4


def undecided(heard: Heard) -> bool:
    """Whether nothing but the end of the turn is left to do, and the tutor cannot say what comes of it."""
    campaign = heard.campaign
    if campaign.stage is not Stage.OPEN or len(campaign.session.options(campaign.learner)) != 1:
        return False
    outlook = Outlook(campaign)
    if not outlook.is_worth_it:
        return False
    outlook.go_on()
    return outlook.hope is Hope.UNKNOWN


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whoever_can_only_end_the_turn_is_told_whether_that_reaches_the_goal(chapter: str) -> None:
    heard = (
        (place.task, one)
        for place in beginnings(GAME, chapter)
        for seed in range(WALKS)
        for one in walk(GAME, chapter, place, seed, 8)
    )
    assert [(task, one.way) for task, one in heard if undecided(one)] == []


def seated(chapter: str, task: int) -> Campaign:
    lessons = lessons_of(GAME)
    place = Place(chapter, task)
    return Campaign(rules_of(GAME), lessons.chapters[chapter], NAMES, checks=lessons.checks, place=place)


def told(campaign: Campaign) -> list[str]:
    while campaign.guide.look_ahead():
        pass
    return [one.key.rpartition(".")[2] for one in campaign.voice.now]


def test_where_only_the_end_of_the_turn_is_missing_nobody_is_asked_what_is_missing() -> None:
    campaign = seated("scorings", 2)
    for line in ("build tile=L09 at=2,0 turn=0", "build tile=L43 at=-1,1 turn=0"):
        action = next((one for one in campaign.session.options(0) if to_text(one) == line), None)
        campaign.session.submit(0, action or campaign.session.options(0)[0])
    assert [to_text(one) for one in campaign.session.options(0)] == ["end_turn"]
    assert told(campaign)[-1] == "one_step"
    campaign.session.submit(0, campaign.session.options(0)[0])
    assert campaign.stage is Stage.DONE, "it was one step"


def test_a_block_without_its_line_is_told_to_be_all_that_comes_of_it() -> None:
    """With both tiles laid it was said: now the block."""
    campaign = seated("scorings", 0)
    for line in ("build tile=L34 at=-1,1 turn=2", "build tile=L07 at=-1,0 turn=1"):
        campaign.session.submit(0, campaign.rules.read_action(line))
    assert told(campaign) == ["block", "hopeless"]


def test_a_new_table_is_announced_before_its_task_and_not_before_the_praise() -> None:
    campaign = seated("ending", 2)
    assert told(campaign) == ["new_table", "tell"]
    campaign.opened("scores")
    assert told(campaign) == ["done"]
