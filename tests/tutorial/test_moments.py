"""What the tutor says belongs to the moment: the turn in which it was told, the table, what can still be reached."""

from __future__ import annotations

import re

import pytest

from game.core.text import to_text
from game.core.words import LANGUAGES
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.outlook import Hope
from game.tutorial.progress import Place, Stage
from game.tutorial.tally import tally
from tests.tutorial.campaign_helpers import IDEA, NAMES, TURN, begin, do, of_pair, told
from tests.tutorial.test_lessons import texts

OF_THE_TURN = {
    "en": r"\b[Uu]ndo (takes|puts|brings|gives|lets)\b|\b[Ee]nd (the|your) (turn|move)|Take it back|"
    r"her turn\b|turn first$|is next\b|End turn",
    "de": r"\b[Mm]it Rückgängig\b|\bRückgängig (legt|gibt|stellt|holt|nimmt|bringt)\b|"
    r"\b[Bb]eende (den|deinen|damit deinen|die) (Zug|Bewegung)|"
    r"[Nn]imm (es|sie|ihn) zurück|Zug beenden|zuerst (dran|am Zug)|gleich ist \w+ dran|du den Zug beendest",
}
"""What speaks of the turn in progress, and is untrue once it has passed."""
LASTING = ("goal", "nudge", "else", "lost", "done")
"""Of these the first two stand for the whole task, the next two are told when the turn is over."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_speaks_of_the_turn_in_progress_is_gone_with_it(game: str, language: str) -> None:
    found, said = [], texts(game, language)
    for chapter in lessons_of(game).chapters.values():
        for task in chapter.tasks:
            for sentence in task.sentences():
                text = said[f"{game}.tutorial.{chapter.id}.{task.id}.{sentence}"]
                speaks = re.search(OF_THE_TURN[language], text) is not None
                if speaks and sentence not in (*LASTING, *task.moment):
                    found.append(f"{chapter.id}.{task.id}.{sentence}: {text}")
    assert found == []


RIVALS = re.compile(r"\bMorag|\bEwan|\bIsla|\bFergus")


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_task_says_of_a_position_is_gone_when_others_have_moved(game: str) -> None:
    """How a task of several turns begins: what rivals do and hold, and what is only true there."""
    found, said = [], texts(game, "en")
    for chapter in lessons_of(game).chapters.values():
        for task in (one for one in chapter.tasks if one.within > 1 and "tell" not in one.moment):
            stated = any("state" in one for one in task.true_if.get("tell", ()))
            if stated or RIVALS.search(said[f"{game}.tutorial.{chapter.id}.{task.id}.tell"]):
                found.append(f"{chapter.id}.{task.id}")
    assert found == []


def the_rival_plays(campaign: Campaign) -> Campaign:
    while campaign.session.waiting() == (1,):
        campaign.session.submit(1, campaign.answer(1) or campaign.session.options(1)[0])
    return campaign


def with_a_pair() -> Campaign:
    return the_rival_plays(do(begin(TURN), "place at=r05c06", "end_turn"))


def test_an_answer_is_gone_with_the_turn_in_which_it_was_told() -> None:
    campaign = do(begin(TURN), "place at=r05c06")
    assert told(campaign) == ["pair"]
    do(campaign, "end_turn")
    assert told(campaign) == ["theirs"], "nothing of the turn that has passed"
    assert told(the_rival_plays(campaign)) == ["again"]


def test_what_speaks_of_the_turn_does_not_stand_beside_the_praise() -> None:
    campaign = do(with_a_pair(), "place at=r03c06")
    assert campaign.stage is Stage.DONE and told(campaign) == ["done"]


def test_a_new_table_is_announced_until_something_is_done_there() -> None:
    campaign = begin(TURN)
    assert told(campaign) == ["tell"], "the first table of a chapter is no news"
    campaign = do(with_a_pair(), "place at=r03c06")
    assert campaign.next()
    assert told(campaign) == ["new_table", "tell"]
    do(campaign, "place at=r05c07")
    assert "new_table" not in told(campaign)


def test_a_goal_that_counts_something_has_a_tally() -> None:
    campaign = begin(TURN)
    assert tally(campaign.task.reached, campaign.stretch()) == (0, 4)
    do(campaign, "place at=r05c06")
    assert tally(campaign.task.reached, campaign.stretch()) == (2, 4)
    assert tally(IDEA.tasks[0].reached, campaign.stretch()) is None, "an event is no number"


def test_the_tally_counts_what_is_built_and_will_be_paid() -> None:
    """The cards beside it say how much they hold; one that stays at 0 until then reads as all wrong."""
    rules, lessons = rules_of("isle_of_skye"), lessons_of("isle_of_skye")
    campaign = Campaign(rules, lessons.chapters["idea"], NAMES, place=Place("idea", 2))
    counted = [tally(campaign.task.reached, campaign.stretch(), campaign.chapter.coming)]
    for line in ("build tile=L24 at=0,-2 turn=0", "build tile=L41 at=0,1 turn=0", "end_turn"):
        campaign.session.submit(0, rules.read_action(line))
        counted.append(tally(campaign.task.reached, campaign.stretch(), campaign.chapter.coming))
    assert counted[:3] == [(5, 8), (7, 8), (8, 8)]


def test_a_row_of_the_score_sheet_is_a_number_too() -> None:
    campaign = Campaign(rules_of("isle_of_skye"), lessons_of("isle_of_skye").chapters["idea"], NAMES)
    assert tally(campaign.task.reached, campaign.stretch()) == (0, 4)


def test_a_goal_out_of_reach_is_told_and_show_does_not_lead_on() -> None:
    campaign = do(begin(), "place at=r09c07")
    assert not campaign.guide.is_hopeless, "nobody has looked ahead yet"
    while campaign.guide.look_ahead(1):
        pass
    assert campaign.guide.is_hopeless and told(campaign)[-1] == "hopeless" and "tell" not in told(campaign)
    shown = campaign.guide.ask()
    assert shown.action is None and shown.hope is Hope.NO
    campaign.step_back()
    assert not campaign.guide.is_hopeless
    assert to_text(campaign.guide.ask().action) == "place at=r03c06"


def test_on_the_last_turn_another_way_is_found_where_the_shown_one_is_barred() -> None:
    reached = {"any": [{"events": "farm_scored seat=0 size=2"}, {"said": "end_turn"}], "turn": 1}
    campaign = do(begin(of_pair(reached=reached)), "place at=r09c07")
    while campaign.guide.look_ahead(1):
        pass
    assert not campaign.guide.is_hopeless
    assert to_text(campaign.guide.ask().action) == "end_turn"


def test_looking_ahead_leaves_the_match_as_it_is() -> None:
    campaign = do(begin(), "place at=r09c07")
    before, lines = campaign.session.fingerprint(), len(campaign.session)
    campaign.guide.look_ahead(99)
    campaign.guide.ask()
    assert (campaign.session.fingerprint(), len(campaign.session)) == (before, lines)
