"""Glen More's chapters count every way to their goals, and answer what one does otherwise with what came of it."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import pytest

from game.cli.check_data_tasks import bot_for
from game.core.words import LANGUAGES
from game.games import rules_of
from game.scenes.lesson_progress import lessons_of
from game.scenes.rules_browser.book import load_book
from game.tutorial.campaign import Campaign
from game.tutorial.demands import matches
from game.tutorial.practice import NAMES, Practice
from game.tutorial.progress import Place, Stage
from tests.tutorial.test_lessons import texts

RULES = rules_of("glen_more")
LESSONS = lessons_of("glen_more")


def begin(chapter: str, task: str) -> Campaign:
    """A task with a table of its own, as somebody sits down at it."""
    record = LESSONS.chapters[chapter]
    number = next(n for n, one in enumerate(record.tasks) if one.id == task)
    assert number == 0 or record.tasks[number].position, "this task goes on where another ended"
    return Campaign(RULES, record, NAMES, checks=LESSONS.checks, place=Place(chapter, number, 0, (), (0, 0)))


def do(campaign: Campaign, *lines: str) -> Campaign:
    """Says these lines for the learner; the rivals answer as the chapter tells them."""
    for line in lines:
        answer_for_rivals(campaign)
        options = campaign.session.options(0)
        campaign.session.submit(0, next(option for option in options if matches(line, option)))
    answer_for_rivals(campaign)
    return campaign


def answer_for_rivals(campaign: Campaign) -> None:
    session = campaign.session
    while rival := next((seat for seat in session.waiting() if seat), 0):
        action = campaign.answer(rival)
        if action is None:
            return
        session.submit(rival, action)


def told(campaign: Campaign) -> list[str]:
    return [said.key.rpartition(".")[2] for said in campaign.voice.now]


def plain(campaign: Campaign) -> dict[str, Any]:
    return dict(RULES.to_plain(campaign.session.view(None)))


def test_every_page_of_the_rules_is_done_somewhere_or_says_why_not() -> None:
    named = {concept.partition("#")[0] for concept in LESSONS.concepts}
    assert named | set(LESSONS.unplayed) == set(load_book("glen_more").pages)
    done = {concept for chapter in LESSONS.chapters.values() for task in chapter.tasks for concept in task.does}
    assert done == set(LESSONS.concepts)


def test_the_base_game_comes_before_the_chronicles() -> None:
    with_chronicle = [bool(chapter.options) for chapter in LESSONS.chapters.values()]
    assert with_chronicle == [False] * 8 + [True] * 8


@pytest.mark.parametrize("chapter", LESSONS.chapters)
def test_every_chapter_can_be_done_and_missed_and_tells_the_truth(chapter: str) -> None:
    assert not Practice(RULES, LESSONS.chapters[chapter], LESSONS.checks, bot_for(RULES)).play().wrong


# -- ways to the same goal -------------------------------------------------------------------------------------------

WAYS: list[tuple[str, str, Collection[str]]] = [
    ("idea", "first", ("take tile=easdale", "place at=0,1", "activate tile=easdale")),
    ("idea", "first", ("take tile=lochridge", "place at=1,1", "activate tile=lochridge")),
    ("rondel", "small", ("take tile=lochridge", "place", "end_turn", "take tile=rothiemurchus", "place")),
    ("market", "broke", ("sell", "take tile=ullapool", "place at=1,-1")),
    (
        "building",
        "river",
        (
            "take tile=easdale",
            "place at=0,1",
            "activate tile=start_village:0",
            "move to=1,0",
            "end_turn",
            "take tile=strathmore",
            "place at=2,0",
        ),
    ),
    ("using", "four", ("take tile=inshriach", "place", "activate tile=tain_fair line=1")),
    (
        "using",
        "far",
        ("take tile=loch_ness", "pay good=scot at=0,0", "place at=2,0", "activate tile=lairg_sale line=1"),
    ),
    ("clans", "scot", ("take tile=halkirk", "place")),
    ("hammer", "master", ("take tile=easdale", "place", "end_turn", "english_take tile=lochridge", "place")),
    (
        "hard_place",
        "call",
        (
            "take tile=william_wallace",
            "claim clan=mckinnon",
            "put_scot",
            "call_vote card=most_animals",
            "cast_vote aye=2 nay=0",
        ),
    ),
]


@pytest.mark.parametrize(("chapter", "task", "lines"), WAYS, ids=[f"{w[0]}-{w[1]}-{n}" for n, w in enumerate(WAYS)])
def test_another_way_than_the_one_shown_counts_as_well(chapter: str, task: str, lines: Collection[str]) -> None:
    assert do(begin(chapter, task), *lines).stage is Stage.DONE


# -- what goes wrong is answered -------------------------------------------------------------------------------------

WRONG: list[tuple[str, str, Collection[str], str]] = [
    ("rondel", "small", ("take tile=halkirk", "place"), "jumped"),
    ("rondel", "leap", ("take tile=easdale", "place", "end_turn"), "lost"),
    ("rondel", "die", ("take tile=lairg_sale", "place", "end_turn"), "lost"),
    ("market", "keep", ("take tile=halkirk", "pay_all"), "own"),
    ("building", "upon", ("take tile=abernethy", "place at=0,1"), "quarry"),
    ("building", "upon", ("take tile=lochridge", "place"), "beside"),
    ("scoring", "stack", ("take tile=easdale", "place at=0,-1", "end_turn"), "less"),
    ("scoring", "end", ("take tile=isle_of_arran", "place", "choose_good", "end_turn", "go", "end_turn"), "beaten"),
    ("dragon_boats", "home", ("take tile=strathmore", "place at=2,0"), "longer"),
    ("highlander", "toll", ("take tile=lairg_sale", "pay good=sheep"), "sheep"),
    ("hard_place", "block", ("cast_vote aye=0 nay=1",), "lost"),
]


@pytest.mark.parametrize(("chapter", "task", "lines", "answer"), WRONG, ids=[f"{w[0]}-{w[1]}-{w[3]}" for w in WRONG])
def test_a_wrong_turn_has_an_answer_of_its_own_and_can_be_stepped_back_from(
    chapter: str, task: str, lines: Collection[str], answer: str
) -> None:
    campaign = do(begin(chapter, task), *lines)
    assert answer in told(campaign) and campaign.stage is not Stage.DONE
    for _ in lines:
        assert campaign.step_back()
    assert not campaign.can_step_back and campaign.stage is Stage.OPEN


# -- the first steps, whatever was chosen ----------------------------------------------------------------------------

PAIRS = [("inshriach", "easdale"), ("inshriach", "lochridge"), ("easdale", "lochridge")]


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_the_first_pair_is_praised_where_both_work_and_only_there(first: str, second: str) -> None:
    campaign = do(begin("idea", "first"), f"take tile={first}", "place at=0,-1", f"activate tile={first}")
    do(campaign, "end_turn", f"take tile={second}")
    places = [option for option in campaign.session.options(0) if matches("place", option)]
    heard = set()
    for place in places:
        campaign.session.submit(0, place)
        both = {
            tile
            for tile in (first, second)
            if any(matches(f"activate tile={tile}", option) for option in campaign.session.options(0))
        }
        said = "beside" if both == {first, second} else "apart"
        assert told(campaign) == [said], (place, both)
        assert str(dict(campaign.voice.now[-1].values)["tile"]).endswith(second)
        heard.add(said)
        campaign.step_back()
    assert heard == {"beside", "apart"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_of_many_choices_names_no_tile_by_its_picture(language: str) -> None:
    said = texts("glen_more", language)
    of_idea = [text for key, text in said.items() if key.startswith("glen_more.tutorial.idea.")]
    assert of_idea
    assert not [text for text in of_idea if re.search(r"\b(Wald|Steinbruch|Weide|forest|quarry|pasture)\b", text)]


# -- the figures of the sentences ------------------------------------------------------------------------------------


def test_the_last_scoring_is_won_by_stopping_as_the_tutor_says() -> None:
    ended = do(begin("scoring", "end"), "go to=tile:the_end", "end_turn")
    assert ended.stage is Stage.DONE and plain(ended)["points"] == [26, 25]
    assert "1 territory seat:1 -9" in plain(ended)["ledger"]


def test_the_die_eats_what_lies_in_reach_and_the_far_tile_is_safe() -> None:
    campaign = do(begin("rondel", "die"), "take tile=lochridge", "place", "end_turn")
    assert plain(campaign)["discards"][0] == ["easdale"] and campaign.session.waiting() == (0,)


def test_a_haggis_that_stayed_hidden_is_turned_by_a_bought_roll() -> None:
    stopped = do(begin("haggis", "rolls"), "take tile=easdale", "place", "end_turn", "skip")
    assert stopped.stage is Stage.MISSED and "lost" in told(stopped)
    rolled = do(begin("haggis", "rolls"), "take tile=easdale", "place", "end_turn", "haggis_roll")
    assert rolled.stage is Stage.DONE and plain(rolled)["whisky"] == [0, 1]


def test_two_nays_at_once_stop_a_vote_that_one_nay_lets_pass() -> None:
    two = do(begin("hard_place", "block"), "cast_vote aye=0 nay=2")
    assert two.stage is Stage.DONE
    assert plain(two)["chronicles"]["hard_place"]["cards"]["most_whisky_tiles"] == {"aye": 1, "nay": 2}


def test_who_takes_another_tile_hears_at_once_who_is_waiting_for_the_village() -> None:
    assert told(do(begin("rondel", "leap"), "take tile=easdale")) == ["instead"]
    assert told(do(begin("rondel", "leap"), "take tile=halkirk"))[:1] != ["instead"]


def test_a_boot_that_is_lit_is_spoken_of_where_somebody_is_to_walk_home() -> None:
    assert told(do(begin("idea", "home"), "take tile=easdale", "place at=0,-1")) == ["wake"]


def test_who_leaves_the_tile_of_the_goal_behind_hears_that_it_is_gone() -> None:
    """Everybody was past it, and the card praised the walk to the end of the river."""
    gone = do(begin("building", "river"), "take tile=portree_market", "pay_all")
    assert gone.stage is Stage.MISSED and told(gone) == ["lost"]


def test_whoever_plays_on_behind_a_goal_keeps_the_praise() -> None:
    """ "That makes your land larger" stood below a goal in green, of a tile of the next turn."""
    done = do(begin("building", "upon"), "take tile=abernethy", "place at=0,-1", "activate tile=abernethy")
    assert done.stage is Stage.DONE and told(done) == ["done"]
    do(done, "end_turn", "take tile=lochridge", "place at=1,-1")
    assert told(done) == ["done"]


def test_more_haggis_than_the_way_that_is_shown_reaches_the_goal_too() -> None:
    """A third haggis, made in the same turn, brings eighteen points where the goal asks for eight."""
    campaign = do(begin("haggis", "rolls"), "take tile=glen_lyon", "place at=1,-1", "activate tile=glen_lyon")
    do(campaign, "activate tile=drovers_inn", "haggis_open value=2", "end_turn", "haggis_roll")
    assert campaign.stretch().gained(0) == 18
    assert campaign.stage is Stage.DONE


def test_what_was_sold_on_the_way_is_found_to_be_missing() -> None:
    """The same deeds in another order are tried once, so that all ways of a turn with many are looked through."""
    campaign = do(begin("single_cask", "sell"), "take tile=halkirk", "sell_cask place=1")
    while campaign.guide.look_ahead():
        pass
    assert told(campaign) == ["cheap", "hopeless"]


def test_whoever_can_still_reach_the_goal_hears_that_and_no_question() -> None:
    campaign = do(begin("hammer", "back"), "take tile=loch_lomond")
    while campaign.guide.look_ahead():
        pass
    assert told(campaign)[-1] in ("one_step", "reachable")


def test_a_new_tile_that_is_still_empty_is_not_called_full() -> None:
    campaign = do(begin("single_cask", "age"), "take tile=easdale", "place at=1,-1")
    end = next(one for one in campaign.session.options(0) if matches("end_turn", one))
    warned = [one.key for one in RULES.warnings(campaign.session.view(0), 0, end)]
    assert warned == ["glen_more.warning.tiles_left"]
