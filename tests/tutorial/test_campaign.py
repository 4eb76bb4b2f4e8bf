"""Chapters with tasks: every legal way counts, what was done is answered, help has two degrees, one can step back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.cli.check_data_tasks import bot_for
from game.core.errors import BadInput
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.chapters import Chapter
from game.tutorial.demands import Stretch, differs, holds
from game.tutorial.practice import MATCHES, Practice
from game.tutorial.progress import Place, Stage
from game.tutorial.tasks import Answer, Task
from tests.tutorial.campaign_helpers import IDEA, LEADER, NAMES, PAIR, RULES, THREE, TURN, begin, do, of_pair, told

# -- reaching a goal -------------------------------------------------------------------------------------------------


def test_every_legal_way_reaches_the_goal() -> None:
    """Whatever brings about what the goal demands counts, not only what would be shown."""
    reached = {}
    for option in begin().session.options(0):
        campaign = do(begin(), to_text(option))
        size = next(e.size for _, e in campaign.session.events(0) if e.word == "farm_scored")
        reached[to_text(option)] = campaign.stage is Stage.DONE
        assert (campaign.stage is Stage.DONE) == (size == 2)
    assert sum(reached.values()) >= 1 and reached["place at=r03c06"] and not reached["place at=r09c07"]


def test_what_was_done_is_answered_with_the_figures_of_what_happened() -> None:
    alone = do(begin(), "place at=r09c07")
    assert told(alone) == ["alone"] and dict(alone.voice.now[0].values)["points"] == 1
    pair = do(begin(), "place at=r03c06")
    assert told(pair) == ["done"] and dict(pair.voice.now[0].values)["points"] == 2


def test_a_turn_that_nothing_else_answers_gets_the_usual_sentence() -> None:
    chapter = of_pair(answers=(), within=3)
    placed = do(begin(chapter), "place at=r09c07")
    assert told(placed) == ["tell"], "the turn goes on: nothing is lost yet"
    assert told(do(placed, "end_turn")) == ["else"] and placed.stage is Stage.OPEN


def test_the_limit_counts_turns_and_afterwards_one_may_play_on_or_leave_it() -> None:
    campaign = do(begin(), "place at=r09c07", "end_turn")
    assert campaign.stage is Stage.MISSED and campaign.waits and "else" in told(campaign), (
        "what it has cost, also to whoever was answered before"
    )
    assert campaign.session.options(1), "the match goes on"
    campaign.next()
    assert campaign.task == THREE and campaign.stage is Stage.OPEN


def test_a_goal_that_is_lost_is_told_once_and_can_be_left() -> None:
    chapter = of_pair(lost={"said": "place at=r09c07"}, within=0)
    campaign = do(begin(chapter), "place at=r09c07")
    assert campaign.stage is Stage.MISSED and "lost" in told(campaign)
    do(campaign, "end_turn")
    assert "lost" not in told(campaign) or len(campaign.voice.now) == 1


def test_what_is_reached_stays_reached() -> None:
    chapter = of_pair(reached={"state": {"hands": {0: None}}})
    campaign = do(begin(chapter), "place at=r09c07")
    assert campaign.stage is Stage.DONE
    do(campaign, "end_turn")
    assert campaign.number == 1, "whoever plays on has read it"
    campaign.session.rewind(1)
    assert campaign.number == 1
    campaign.session.rewind(0)
    assert campaign.number == 0 and campaign.stage is Stage.OPEN, "taken back, it is to be reached again"


def test_whoever_plays_on_instead_of_pressing_next_is_in_the_next_task() -> None:
    campaign = do(begin(), "place at=r03c06")
    assert campaign.stage is Stage.DONE and campaign.number == 0
    do(campaign, "end_turn")
    assert campaign.number == 1 and campaign.begun == 1
    assert told(campaign) == ["tell", "new_tile"], "what the next task is about is not lost"


def test_a_task_with_a_position_begins_at_a_table_of_its_own() -> None:
    campaign = do(begin(TURN), "place at=r05c06", "end_turn")
    before = campaign.session
    campaign.session.submit(1, campaign.answer(1))
    campaign.session.submit(1, campaign.answer(1))
    do(campaign, "place at=r03c06")
    assert campaign.stage is Stage.DONE and campaign.next() is not False
    assert campaign.session is not before and len(campaign.session) == 0 and campaign.task.id == "fallback"


def test_a_task_is_only_looked_at_where_its_goal_says_so() -> None:
    chapter = replace(IDEA, tasks=(LEADER,))
    campaign = begin(chapter)
    assert not campaign.waits and not campaign.done
    assert campaign.opened("log") and campaign.stage is Stage.OPEN
    assert campaign.opened("scores") and campaign.stage is Stage.DONE and told(campaign) == ["done"]
    assert not campaign.opened("scores"), "once is enough"


# -- truth -----------------------------------------------------------------------------------------------------------


def test_a_sentence_that_would_not_be_true_is_not_told() -> None:
    chapter = of_pair(true_if={"done": ({"points": {0: 99}},)})
    campaign = do(begin(chapter), "place at=r03c06")
    assert campaign.stage is Stage.DONE and told(campaign) == ["reached"], "the question it began with is answered"
    assert campaign.voice.lies == ["rebirth.tutorial.idea.pair.done"]


def test_how_a_task_begins_is_silent_once_the_match_is_over() -> None:
    ends = lessons_of("scythe").chapters["end"]
    look = next(n for n, task in enumerate(ends.tasks) if task.id == "look")
    campaign = Campaign(rules_of("scythe"), ends, NAMES, place=Place(ends.id, task=look))
    for line in ("section top=bolster", "gain_power", "amount n=2"):
        campaign.session.submit(0, campaign.rules.read_action(line))
    assert campaign.session.is_over() and told(campaign) == ["ended"]


def test_truth_is_asked_at_every_telling_of_goal_and_answer() -> None:
    answers = (Answer(id="alone", when={"events": "farm_scored seat=0 size=1"}, true_if=({"points": {0: 5}},)),)
    campaign = do(
        begin(of_pair(answers=answers, true_if={"goal": ("leads",)}), leads={"least": {"points": {0: 4}}}),
        "place at=r09c07",
    )
    assert campaign.voice.asked == ["rebirth.tutorial.idea.pair.goal", "rebirth.tutorial.idea.pair.alone"]
    assert campaign.voice.lies == [] and told(campaign) == ["alone"]


@pytest.mark.parametrize(
    "demand",
    [
        {"evnts": "x"},
        {"events": "farm_scroed"},
        {"said": "plaec"},
        {"last": "plaec"},
        {"least": {"pionts": {0: 1}}},
        {"check": "nobody"},
        {},
        {"state": {"hnads": {}}},
        {"least": {"state": {"hnads": 1}}},
        {"any": []},
    ],
)
def test_a_demand_that_means_nothing_is_refused(demand: dict[str, Any]) -> None:
    session = begin().session
    with pytest.raises(BadInput):
        differs(demand, Stretch(session, 0, 0))
    assert not holds(demand, Stretch(session, 0, 0)), "at the table it just does not hold"


@pytest.mark.parametrize(
    ("demand", "held"),
    [
        ({"said": "place"}, True),
        ({"said": "place at=r03c06"}, False),
        ({"last": "place"}, True),
        ({"last": ["place at=r03c06", "end_turn"]}, False),
        ({"gained": {0: 1}}, True),
        ({"gained": {0: 2}}, False),
        ({"least": {"points": {0: 5}}}, True),
        ({"least": {"points": {0: 6}}}, False),
        ({"most": {"points": {0: 5}}}, True),
        ({"most": {"points": {0: 4}}}, False),
        ({"least": {"state": {"tiles": 6}}}, True),
        ({"least": {"state": {"tiles": 7}}}, False),
        ({"turn": 1}, True),
        ({"turn": 2}, False),
        ({"not": {"said": "end_turn"}}, True),
        ({"any": [{"said": "end_turn"}, {"points": [5, 3]}]}, True),
        ({"events": "tile_placed", "said": "end_turn"}, False),
        ({"opened": "log"}, False),
        ({"check": "five"}, True),
    ],
)
def test_the_demands_of_lessons(demand: dict[str, Any], held: bool) -> None:
    campaign = do(begin(), "place at=r09c07")
    at = Stretch(campaign.session, 0, 0, checks={"five": {"points": {0: 5}}})
    assert holds(demand, at) == held


# -- rivals ----------------------------------------------------------------------------------------------------------


def test_rivals_say_their_lines_as_long_as_they_are_legal() -> None:
    campaign = do(begin(), "place at=r03c06", "end_turn")
    campaign.session.submit(1, campaign.answer(1))
    assert to_text(campaign.answer(1)) == "end_turn"


def test_where_a_line_is_not_legal_the_bot_plays_and_the_next_line_follows() -> None:
    three = replace(THREE, then=("1 place at=r00c13", "1 end_turn"))
    campaign = do(begin(replace(IDEA, tasks=(PAIR, three, LEADER))), "place at=r03c06", "end_turn")
    offered = {to_text(a) for a in campaign.session.options(1)}
    expected = "place at=r00c13" if "place at=r00c13" in offered else None
    assert (campaign.answer(1) and to_text(campaign.answer(1))) == expected
    campaign.session.submit(1, campaign.session.options(1)[0])
    assert to_text(campaign.answer(1)) == "end_turn"


# -- a free match ----------------------------------------------------------------------------------------------------

FREE = replace(
    lessons_of("rebirth").chapters["game"],
    minutes=5,
    comments=(
        Answer(id="castle", when={"events": "castle_taken seat=0"}),
        Answer(id="never", when={"points": {0: 999}}),
    ),
)


def test_comments_come_at_their_moment_and_once_and_one_that_cannot_occur_is_found() -> None:
    practice = Practice(RULES, FREE, {}, bot_for(RULES)).play()
    assert "rebirth.tutorial.game.castle" in practice.told
    assert practice.wrong == [("never", f"the comment 'never' is never told in {MATCHES} matches")]


# -- everything that is written in the new form ----------------------------------------------------------------------

CAMPAIGNS = [(game, c) for game in CATALOGUE for c in lessons_of(game).chapters.values()]


@pytest.mark.parametrize(("game", "chapter"), CAMPAIGNS, ids=[f"{g}-{c.id}" for g, c in CAMPAIGNS])
def test_every_chapter_can_be_reached_missed_and_is_true(game: str, chapter: Chapter) -> None:
    rules = rules_of(game)
    assert Practice(rules, chapter, lessons_of(game).checks, bot_for(rules)).play().wrong == []


def test_a_word_is_a_task_without_a_goal_and_next_leads_on() -> None:
    campaign = begin(replace(IDEA, tasks=(Task(id="pair"), PAIR)))
    assert campaign.stage is Stage.WORD and campaign.waits and campaign.voice.goal is None
    campaign.next()
    assert campaign.stage is Stage.OPEN


def test_a_heart_of_a_recruit_is_no_heart_of_an_encounter() -> None:
    """Who bought the food and enlisted with it was praised for having helped."""
    finds = lessons_of("scythe").chapters["finds"]
    campaign = Campaign(rules_of("scythe"), finds, NAMES)
    for line in (
        "section top=move_gain",
        "move_units",
        "move unit=character:nordic to=r6c2",
        "end_move",
        "option pick=B",
        "bottom what=enlist",
    ):
        campaign.session.submit(0, campaign.rules.read_action(line))
    enlists = [one for one in campaign.session.options(0) if "popularity" in to_text(one)]
    campaign.session.submit(0, enlists[0])
    assert any(e.word == "gained" and e.what == "popularity" for _, e in campaign.session.events(0))
    assert campaign.stage is Stage.OPEN
