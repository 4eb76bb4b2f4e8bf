"""Isle of Skye: what the tutor says of an area is true of the tile just built, wherever the learner has built it."""

from __future__ import annotations

import random

from game.tutorial.campaign import Campaign
from game.tutorial.practice import NAMES
from tests.tutorial.ways import beginnings, lessons_of, rules_of

GAME, CHAPTER, HEIGHTS = "isle_of_skye", "scorings", 2
WAYS = 70


def test_three_tiles_of_water_are_praised_only_where_there_are_three() -> None:
    """A pond of two was said to be paid for; and nothing was said to be completed where a meadow was."""
    rules, lessons = rules_of(GAME), lessons_of(GAME)
    place = next(one for one in beginnings(GAME, CHAPTER) if one.task == HEIGHTS)
    dice, heard = random.Random(5), set[str]()
    for _ in range(WAYS):
        campaign = Campaign(rules, lessons.chapters[CHAPTER], NAMES, checks=lessons.checks, place=place)
        session, so_far = campaign.session, []
        while options := [one for one in session.options(0) if one.word == "build"]:
            before = len(session)
            session.submit(0, dice.choice(options))
            made = [one for _, one in session.events(0, before) if one.word == "area_completed"]
            so_far += made
            said = {one.key.rpartition(".")[2] for one in campaign.voice.now}
            heard |= said
            waters = [one for one in so_far if one.terrain == "water"]  # type: ignore[attr-defined]
            large = [one for one in waters if len(one.tiles) >= 3]  # type: ignore[attr-defined]
            assert "small" not in said or (so_far and not large)
            assert "open" not in said or not made
            assert "lake" not in said or large
    assert {"lake", "small", "open"} <= heard
