"""Whole matches of Glen More II with a referee at their side who shares no code with the game.

He knows the rulebook and data/glen_more, keeps his own position by the lines of the log alone and compares, line by
line, where everything lies, who is asked, and everything that may be said. Next: watching.py, then match.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referees.glen_more.watching import DULL, Watch, met
from tests.referees.watching import follow, kept, kept_logs, mixed_player, play, random_player

BASE = [{}, {"end_tile": "top"}, {"die": True}]
"""Options of the base game; the die is there anyway with two players."""


def options_of(seed: int, seats: int) -> dict[str, object]:
    options = BASE[seed % len(BASE)]
    return {} if seats == 2 and "die" in options else dict(options)


@pytest.mark.parametrize("seed", range(10))
def test_the_base_game_goes_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 3
    watch = play(Watch(seats, seed, options_of(seed // 3, seats)), random_player(seed, DULL))
    assert watch.asked is None and watch.lines > 100


@pytest.mark.long
def test_two_hundred_matches_of_the_base_game_meet_every_component() -> None:
    seen: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 3
        choose = mixed_player("glen_more", seed, seats, DULL) if seed % 2 else random_player(seed, DULL)
        watch = play(Watch(seats, seed, options_of(seed // 3, seats)), choose)
        seen |= met(watch.match)
    box = watch.match.box
    assert sorted((set(box.tiles) | set(box.landmarks) | set(box.clans)) - seen - {"the_end"}) == []


@pytest.mark.parametrize("file", kept_logs("glen_more"), ids=lambda file: file.stem)
def test_a_kept_match_of_the_base_game_went_as_the_referee_says(file: Path) -> None:
    match = kept(file)
    if match["options"]:
        pytest.skip("a match with Chronicles: " + ", ".join(match["options"]))
    follow(Watch(match["seats"], 0, match["options"]), match)
