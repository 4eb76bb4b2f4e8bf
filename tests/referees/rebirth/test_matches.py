"""Whole matches of Rebirth with a referee at their side who shares no code with the game.

He knows the rulebook and data/rebirth, keeps the board by the lines of the log alone and compares, line by line,
where everything lies, who is asked, and everything that may be said. Next: match.py, then missions.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referees.rebirth.facts import CARDS, SPACES
from tests.referees.rebirth.watching import Watch, level_end, options_of, stated
from tests.referees.watching import follow, kept, kept_logs, mixed_player, play, random_player

GAME = "rebirth"


@pytest.mark.parametrize("seed", range(10))
def test_rebirth_goes_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 3
    watch = play(Watch(seats, seed, options_of(seed, seats)), random_player(seed, {}))
    assert watch.asked is None and watch.lines > 200


@pytest.mark.parametrize("seed", range(10))
def test_a_level_end_of_rebirth_is_won_as_the_referee_says(seed: int) -> None:
    assert play(level_end(2 + seed % 3, seed), random_player(seed, {})).asked is None


@pytest.mark.parametrize("seed", range(12))
def test_rare_positions_of_rebirth_go_on_as_the_referee_says(seed: int) -> None:
    assert play(stated(seed), random_player(seed, {})).asked is None


@pytest.mark.long
def test_two_hundred_matches_of_rebirth_meet_every_space_and_card() -> None:
    met: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 3
        choose = mixed_player(GAME, seed, seats, {}) if seed % 2 else random_player(seed, {})
        met |= set(play(Watch(seats, seed, options_of(seed, seats)), choose).met)
    assert sorted((set(SPACES) | set(CARDS)) - met) == []


@pytest.mark.parametrize("file", kept_logs(GAME), ids=lambda file: file.stem)
def test_a_kept_match_of_rebirth_went_as_the_referee_says(file: Path) -> None:
    match = kept(file)
    follow(Watch(match["seats"], 0, match["options"]), match)
