"""Every referee sees: of mistakes planted into the rules, one at a time, each is noticed."""

from __future__ import annotations

import importlib

import pytest

from tests.referees.planting import Mistake, mistakes_of, noticed, planted, text_with

GAMES = ("glen_more", "isle_of_skye", "rebirth", "scythe")
ALL = [(game, mistake) for game in GAMES for mistake in mistakes_of(game)]
SOME = 8
"""Every eighth is planted in the usual suite."""


def named(some: list[tuple[str, Mistake]]) -> list[object]:
    return [pytest.param(game, mistake, id=f"{game}-{mistake.what}") for game, mistake in some]


def sees(game: str, mistake: Mistake) -> bool:
    matches = importlib.import_module(f"tests.referees.{game}.watching").matches
    with planted(game, mistake):
        return noticed(matches()) is not None


@pytest.mark.parametrize(("game", "mistake"), named(ALL[::SOME]))
def test_a_planted_mistake_is_noticed(game: str, mistake: Mistake) -> None:
    assert sees(game, mistake)


@pytest.mark.long
@pytest.mark.parametrize(("game", "mistake"), named([one for n, one in enumerate(ALL) if n % SOME]))
def test_each_of_the_other_planted_mistakes_is_noticed(game: str, mistake: Mistake) -> None:
    assert sees(game, mistake)


@pytest.mark.parametrize("game", GAMES)
def test_many_mistakes_can_be_planted(game: str) -> None:
    mistakes = mistakes_of(game)
    assert len({mistake.what for mistake in mistakes}) == len(mistakes) > 25
    for mistake in mistakes:
        assert text_with(game, mistake)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_mistake_nothing_is_noticed(game: str) -> None:
    """The same rules, read anew."""
    matches = importlib.import_module(f"tests.referees.{game}.watching").matches
    same = Mistake("nothing", "rules.py", "RULES: Rules", "RULES: Rules")
    with planted(game, same):
        assert noticed(list(matches())[:3]) is None
