"""Whole matches of Isle of Skye with a referee at their side who shares no code with the game.

He knows the rulebook and data/isle_of_skye, keeps purses and lands by the lines of the log alone and compares, line
by line, where everything lies, who is asked, and everything that may be said. Next: match.py, then by_hand.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referees.isle_of_skye.facts import IN_THE_BAG, SCORING
from tests.referees.isle_of_skye.watching import DULL, Watch, level_end, narrow, options_of
from tests.referees.watching import follow, kept, kept_logs, mixed_player, play, random_player

GAME = "isle_of_skye"


@pytest.mark.parametrize("seed", range(10))
def test_isle_of_skye_goes_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 4
    watch = play(Watch(seats, seed, options_of(seed, seats)), random_player(seed, DULL))
    assert watch.asked is None and watch.lines > 100


@pytest.mark.parametrize("seed", range(10))
def test_a_level_end_of_isle_of_skye_is_won_as_the_referee_says(seed: int) -> None:
    assert play(level_end(2 + seed % 4, seed), random_player(seed, DULL)).asked is None


def test_tiles_that_fit_nowhere_go_back_as_the_referee_says() -> None:
    met = [play(narrow(seed), random_player(seed, DULL)).met for seed in range(12)]
    assert sum(words["return_tile"] > 0 for words in met) > 5


@pytest.mark.long
def test_two_hundred_matches_of_isle_of_skye_meet_every_component() -> None:
    met: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 4
        choose = mixed_player(GAME, seed, seats, DULL) if seed % 2 else random_player(seed, DULL)
        met |= set(play(Watch(seats, seed, options_of(seed, seats)), choose).met)
    assert sorted((IN_THE_BAG | set(SCORING["scoring_tiles"])) - met) == []


@pytest.mark.parametrize("file", kept_logs(GAME), ids=lambda file: file.stem)
def test_a_kept_match_of_isle_of_skye_went_as_the_referee_says(file: Path) -> None:
    match = kept(file)
    follow(Watch(match["seats"], 0, match["options"]), match)
