"""A chapter that is a match: what the tutor says to a move belongs to the turn in which he says it."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from game.games.rebirth.setup import fresh_supply
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.demands import Stretch, holds
from game.tutorial.progress import Place
from game.tutorial.setting import session_at

NAMES = ("Robin", "Morag", "Ewan")
TURNS, MOST = 4, 160


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_comment_is_gone_when_the_next_turn_is_over(game: str) -> None:
    """Whatever is done: no sentence of the turn before last is read on the card."""
    lessons = lessons_of(game)
    chapter = next((one for one in lessons.chapters.values() if one.free), None)
    assert chapter is not None, "the last chapter is a short match: `free: true` (docs/LESSONS.md)"
    campaign = Campaign(rules_of(game), chapter, NAMES[: chapter.seats], checks=lessons.checks)
    session, luck, heard = campaign.session, random.Random(7), 0
    for _ in range(MOST):
        asked = session.waiting()
        if session.is_over() or campaign.turns_at(len(session)) >= campaign.turns_at(0) + TURNS:
            break
        options = session.options(asked[0])
        session.submit(asked[0], luck.choice(options))
        turn = campaign.turns_at(len(session))
        old = {one.said for one in campaign.voice.all if campaign.turns_at(one.at) < turn}
        assert not old.intersection(campaign.voice.now)
        heard += len(old)
    assert heard and (campaign.voice.now or session.is_over()), "something was told, and something always is"


def test_what_is_left_in_a_supply_agrees_with_the_turns_of_the_table() -> None:
    """A lesson's table could be one of a match: nobody has thirty tiles left in the middle of it."""
    lessons, found = lessons_of("rebirth"), []
    for chapter in lessons.chapters.values():
        for number in range(max(1, len(chapter.tasks))):
            session = session_at(rules_of("rebirth"), chapter, NAMES[: chapter.seats], number)
            view = session.view(CHANCE)
            whole = sum(fresh_supply(view.seats)) - 2
            for seat in range(view.seats):
                left = whole - view.turns[seat] - (view.hands[seat] >= 0)
                if abs(view.supply_count[seat] - left) > 2:
                    found.append(f"{chapter.id} {number}: seat {seat} has {view.supply_count[seat]}, not {left}")
    assert found == []


def test_the_guard_that_is_said_to_hold_a_castle_holds_it_against_any_tile() -> None:
    """Whatever Morag lays next: of a guard of houses this is not said, for a farm of hers would win the tie."""
    lessons, heard = lessons_of("rebirth"), set()
    chapter = lessons.chapters["castles"]
    number = next(n for n, task in enumerate(chapter.tasks) if task.id == "hold")
    place = Place("castles", number)
    for first in ("r11c09", "r10c09"):
        campaign = Campaign(rules_of("rebirth"), chapter, NAMES[:2], checks=lessons.checks, place=place)
        session = campaign.session
        for line in (f"place at={first}", "end_turn"):
            session.submit(0, next(one for one in session.options(0) if to_text(one) == line))
        heard |= {one.said.key.rpartition(".")[2] for one in campaign.voice.all}
        assert session.waiting() == (1,)
        for option in session.options(1):
            twin = session.branch(len(session))
            twin.submit(1, option)
            assert holds({"state": {"castles": {"stirling": 0}}}, Stretch(twin, 0, 0)), to_text(option)
        while 0 not in session.waiting():
            said = campaign.answer(1)
            session.submit(1, said if said is not None else session.options(1)[0])
        before = len(campaign.voice.all)
        session.submit(0, next(one for one in session.options(0) if to_text(one) == "place at=r12c08"))
        assert [one.said.key.rpartition(".")[2] for one in campaign.voice.all[before:]] == ["houses"]
    assert "stronger" in heard
