"""Whole matches of Scythe with a referee at their side who shares no code with the game.

He knows the rulebook and data/scythe, keeps the map and all mats by the lines of the log alone and compares, line by
line, where everything lies, who is asked, and everything that may be said. Next: match.py, then moving.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referees.scythe.facts import ENCOUNTERS, FACTORY, OBJECTIVES
from tests.referees.scythe.watching import DULL, Watch, begin_late, level_end, options_of, played
from tests.referees.watching import follow, kept, kept_logs, mixed_player, play, random_player

GAME = "scythe"


@pytest.mark.parametrize("seed", range(10))
def test_scythe_goes_as_the_referee_says(seed: int) -> None:
    watch = play(Watch(2 + seed % 4, seed, options_of(seed)), random_player(seed, DULL), limit=20000)
    assert watch.asked is None and watch.lines > 300


@pytest.mark.parametrize("seed", range(20))
def test_scythe_goes_on_as_the_referee_says_from_the_thick_of_it(seed: int) -> None:
    """Abilities, combats and the end are rare at random, so these matches begin close to them."""
    watch = played(begin_late(seed), seed)
    assert watch.asked is None


@pytest.mark.parametrize("seed", range(10))
def test_a_level_end_of_scythe_is_won_as_the_referee_says(seed: int) -> None:
    assert played(level_end(2 + seed % 4, seed), seed).asked is None


@pytest.mark.long
def test_two_hundred_matches_of_scythe_meet_every_card() -> None:
    met: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 4
        choose = mixed_player(GAME, seed, seats, DULL) if seed % 2 else random_player(seed, DULL)
        met |= set(play(Watch(seats, seed, options_of(seed)), choose, limit=20000).met)
        played(begin_late(seed), seed)
    assert sorted((set(ENCOUNTERS) | set(FACTORY) | set(OBJECTIVES)) - met) == []


@pytest.mark.parametrize("file", kept_logs(GAME), ids=lambda file: file.stem)
def test_a_kept_match_of_scythe_went_as_the_referee_says(file: Path) -> None:
    match = kept(file)
    follow(Watch(match["seats"], 0, match["options"]), match)
