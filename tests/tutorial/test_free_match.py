"""A chapter that is a match: what the tutor says to a move belongs to the turn in which he says it."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.games import CATALOGUE, rules_of
from game.games.rebirth.setup import fresh_supply
from game.scenes.lesson_progress import lessons_of
from game.tutorial.campaign import Campaign
from game.tutorial.setting import session_at

NAMES = ("Robin", "Morag", "Ewan")
TURNS, MOST = 4, 160


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_comment_is_gone_when_the_next_turn_is_over(game: str) -> None:
    """Whatever is done: no sentence of the turn before last is read on the card."""
    lessons = lessons_of(game)
    chapter = next(one for one in lessons.chapters.values() if one.free)
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
