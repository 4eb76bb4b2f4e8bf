"""Help in a chapter: nudges and shown steps, stepping back, coming again."""

from __future__ import annotations

from dataclasses import replace as replace_place

import pytest
from msgspec.structs import replace

from game.core.contract import CHANCE
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.practice import Practice
from game.tutorial.progress import Place, Stage
from game.tutorial.tasks import Nudge
from tests.tutorial.campaign_helpers import NAMES, RULES, begin, do, of_pair, told


def test_a_nudge_is_a_sentence_for_this_task_and_is_counted_once() -> None:
    campaign = begin()
    assert campaign.voice.nudge is None
    campaign.ask_nudge()
    campaign.ask_nudge()
    assert campaign.voice.nudge.key.endswith("pair.nudge") and campaign.help.nudges == 1
    do(campaign, "place at=r03c06")
    assert campaign.voice.nudge is None
    campaign.next()
    assert campaign.voice.nudge is None, "the next task has a nudge of its own"
    assert campaign.voice.praise.key == "tutorial.praise.nudged" and dict(campaign.voice.praise.values) == {"n": 1}


def test_a_nudge_does_not_come_back_with_its_stage() -> None:
    campaign = do(begin(), "place at=r03c06")
    campaign.next()
    campaign.ask_nudge()
    asked = campaign.voice.nudge
    do(campaign, "end_turn")
    while campaign.session.waiting() == (1,):
        campaign.session.submit(1, campaign.answer(1) or campaign.session.options(1)[0])
    do(campaign, "place at=r12c09")
    assert asked is not None and campaign.voice.question == asked.key, "the same stage of another turn"
    assert campaign.voice.nudge is None


def test_show_gives_the_first_line_that_is_offered_and_was_not_said() -> None:
    campaign = do(begin(), "place at=r03c06")
    campaign.next()
    assert to_text(campaign.guide.ask().action) == "end_turn"
    do(campaign, "end_turn")
    assert campaign.guide.way() is None, "it is somebody else's turn"
    assert campaign.voice.praise.key == "tutorial.praise.shown"


def test_where_the_lines_lead_nowhere_a_look_ahead_finds_a_way() -> None:
    campaign = begin(of_pair(show=("place at=r00c13",)))
    for _ in range(3):
        shown = campaign.guide.ask().action if campaign.stage is Stage.OPEN else None
        if shown is not None:
            do(campaign, to_text(shown))
    assert campaign.stage is Stage.DONE


def test_without_help_the_praise_says_so() -> None:
    assert begin().voice.praise.key == "tutorial.praise.alone"


def test_who_leaves_a_goal_open_is_not_praised_for_it_and_coming_back_does_not_forget_it() -> None:
    campaign = do(begin(), "place at=r09c07", "end_turn")
    assert campaign.stage is Stage.MISSED and campaign.next() is False
    assert campaign.help.missed == {0} and campaign.voice.praise.key == "tutorial.praise.missed"
    assert begin(place=campaign.place).help.missed == {0}
    while campaign.number:
        assert campaign.step_back()
    assert not campaign.help.missed, "the task is open again"


def play_rivals(campaign: Campaign) -> None:
    while campaign.session.waiting() == (1,):
        line = campaign.answer(1)
        campaign.session.submit(1, line or campaign.session.options(1)[0])


def test_a_step_back_goes_over_draws_and_the_rivals_answers() -> None:
    campaign = do(begin(), "place at=r03c06", "end_turn")
    drawn = [line.text() for line in campaign.session.lines if line.seat == CHANCE]
    play_rivals(campaign)
    placed = campaign.session.fingerprint()
    do(campaign, "place at=r03c07")
    assert campaign.step_back() and campaign.session.fingerprint() == placed
    assert campaign.step_back(), "over the rival's turn and both draws"
    assert campaign.session.waiting() == (0,) and [to_text(a) for a in campaign.session.options(0)] == ["end_turn"]
    do(campaign, "end_turn")
    assert [line.text() for line in campaign.session.lines if line.seat == CHANCE] == drawn, "fixed draws come again"
    assert campaign.step_back() and campaign.step_back() and not campaign.step_back()
    assert campaign.number == 0 and campaign.stage is Stage.OPEN and told(campaign) == ["tell"]


def test_leaving_keeps_the_place_and_the_draws_that_are_still_fixed() -> None:
    campaign = begin()
    campaign.ask_nudge()
    do(campaign, "place at=r03c06", "end_turn")
    again = begin(place=campaign.place)
    assert again.number == 1 and again.begun == campaign.begun and again.help.nudges == 1
    assert again.session.fingerprint() == campaign.session.fingerprint()
    play_rivals(again)
    play_rivals(campaign)
    assert again.session.fingerprint() == campaign.session.fingerprint(), "luck goes on as it would have"
    do(again, "place at=r03c07")
    assert again.stage is Stage.DONE


@pytest.mark.parametrize("game", CATALOGUE)
def test_whoever_comes_back_reads_what_the_tutor_said_last(game: str) -> None:
    """Not that the turn goes on: what one was told about the own move is what one has forgotten."""
    lessons = lessons_of(game)
    for name in list(lessons.chapters)[:3]:
        chapter = lessons.chapters[name]
        campaign = Campaign(rules_of(game), chapter, NAMES, checks=lessons.checks)
        for line in chapter.tasks[0].show[:3] if chapter.tasks else ():
            shown = line.partition(" | ")[0]
            action = next((one for one in campaign.session.options(0) if to_text(one).startswith(shown)), None)
            if action is not None:
                campaign.session.submit(0, action)
                again = Campaign(rules_of(game), chapter, NAMES, checks=lessons.checks, place=campaign.place)
                assert again.voice.now == campaign.voice.now, (name, line)
                assert again.session.fingerprint() == campaign.session.fingerprint()


@pytest.mark.parametrize(
    "place",
    [
        Place("idea", 9),
        Place("idea", 0, 0, ("0 place at=r00c13",)),
        Place("idea", 1, 5, ()),
        Place("idea", 0, 0, ("0 fly",)),
    ],
)
def test_a_place_that_nobody_knows_any_more_begins_the_chapter(place: Place) -> None:
    campaign = begin(place=place)
    assert campaign.number == 0 and len(campaign.session) == 0 and campaign.stage is Stage.OPEN


# -- a nudge belongs to its stage --------------------------------------------------------------------------------


def test_a_nudge_is_gone_with_its_stage_and_the_next_stage_has_its_own() -> None:
    campaign = begin()
    campaign.ask_nudge()
    assert campaign.voice.nudge.key.endswith("pair.nudge")
    do(campaign, "place at=r09c07")
    assert campaign.voice.nudge is None, "where the tile goes is decided"
    campaign.ask_nudge()
    assert campaign.voice.nudge.key == "rebirth.tutorial.nudge.end" and campaign.help.nudges == 2
    do(campaign, "end_turn")
    assert campaign.voice.nudge is None and campaign.voice.question == "", "nothing is asked of the learner"


def test_a_task_says_itself_for_which_stage_a_question_is() -> None:
    campaign = do(begin(), "place at=r03c06")
    campaign.next()
    assert campaign.voice.question == "rebirth.tutorial.nudge.end"
    do(campaign, "end_turn")
    play_rivals(campaign)
    assert campaign.voice.question.endswith("three.nudge")


def nudged(*nudges: Nudge) -> list[str]:
    chapter = of_pair(nudges=nudges, within=2, reached={"events": "farm_scored seat=0 size=3"})
    practice = Practice(RULES, replace(chapter, common=()), {}, lambda session, seat, rng: session.options(seat)[0])
    practice.play()
    return [message for task, message in practice.wrong if "nudge" in message]


def test_a_stage_without_a_question_and_a_question_without_a_stage_are_refused() -> None:
    assert any("no nudge for its stage 'end_turn'" in one for one in nudged())
    assert any("'never' of 'pair' is never asked" in one for one in nudged(Nudge(id="never", phases=("take_tile",))))


def test_what_was_looked_at_is_kept_with_the_place() -> None:
    campaign = begin(place=Place("idea", 2))
    assert campaign.opened("scores") and campaign.stage is Stage.DONE
    assert begin(place=campaign.place).stage is Stage.DONE


def left_in_the_second_task() -> Place:
    campaign = do(begin(), "place at=r03c06")
    campaign.next()
    return do(campaign, "end_turn").place


@pytest.mark.parametrize("earlier", [((0, 0),), (), ((-3, 0),), ((0, 0), (99, 0))])
def test_whoever_comes_back_can_step_behind_the_task_in_progress(earlier: tuple[tuple[int, int], ...]) -> None:
    """As without having left, also where only the task in progress is known, or nonsense is."""
    place = left_in_the_second_task()
    assert (place.task, place.earlier) == (1, ((0, 0),))
    campaign = begin(place=replace_place(place, earlier=earlier))
    assert campaign.task is not None and campaign.task.id == "three"
    while campaign.step_back():
        assert campaign.begun <= len(campaign.session) and campaign.turn >= 1
    assert campaign.number == 0 and campaign.stage is Stage.OPEN and told(campaign)[-1] == "tell"
    do(campaign, "place at=r03c06")
    assert campaign.stage is Stage.DONE
