"""Whole matches of Glen More II with a referee at their side who shares no code with the game.

He knows the rulebook and data/glen_more, keeps his own position by the lines of the log alone and compares, line by
line, where everything lies, who is asked, and everything that may be said. Next: watching.py, then match.py; what a
Chronicle changes stands in a file of its own (chronicles.py).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referees.glen_more.watching import DULL, Watch, all_of, met, options_of, played
from tests.referees.watching import follow, kept, kept_logs, mixed_player, play, random_player

GAME = "glen_more"
BASE = [{}, {"end_tile": "top"}, {"die": True}]
"""Options of the base game; the die is there anyway with two players."""


def base_options(seed: int, seats: int) -> dict[str, object]:
    options = BASE[seed % len(BASE)]
    return {} if seats == 2 and "die" in options else dict(options)


@pytest.mark.parametrize("seed", range(10))
def test_the_base_game_goes_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 3
    watch = play(Watch(seats, seed, base_options(seed // 3, seats)), random_player(seed, DULL))
    assert watch.asked is None and watch.lines > 100


@pytest.mark.parametrize("seed", range(10))
def test_matches_with_chronicles_go_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 3
    watch = played(seats, seed, options_of(seed, seats))
    assert watch.asked is None and watch.lines > 100


@pytest.mark.long
def test_two_hundred_matches_of_the_base_game_meet_every_component() -> None:
    seen: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 3
        choose = mixed_player(GAME, seed, seats, DULL) if seed % 2 else random_player(seed, DULL)
        watch = play(Watch(seats, seed, base_options(seed // 3, seats)), choose)
        seen |= met(watch.match)
    assert sorted(all_of(watch.match) - seen) == []


@pytest.mark.long
def test_two_hundred_matches_with_chronicles_meet_every_component() -> None:
    """Each alone, any two, some and all of them, with every number of players; every other has bots in it."""
    seen: set[str] = set()
    wanted: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 3
        choose = mixed_player(GAME, seed, seats, DULL) if seed // 4 % 2 else random_player(seed, DULL)
        watch = play(Watch(seats, seed, options_of(seed, seats)), choose)
        seen |= met(watch.match)
        wanted |= all_of(watch.match)
    assert sorted(wanted - seen) == []


@pytest.mark.parametrize("file", kept_logs(GAME), ids=lambda file: file.stem)
def test_a_kept_match_went_as_the_referee_says(file: Path) -> None:
    match = kept(file)
    follow(Watch(match["seats"], 0, match["options"]), match)
