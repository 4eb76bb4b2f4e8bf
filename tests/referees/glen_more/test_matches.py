"""Whole matches of Glen More II with a referee at their side who shares no code with the game.

He knows the rulebook and data/glen_more, keeps his own position by the lines of the log alone and compares, line by
line, where everything lies, who is asked, and everything that may be said. Next: watching.py, then match.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.setup import read_line
from game.core.strict_yaml import read_yaml
from tests.referees.glen_more.watching import Watch, met, mixed_player, play, random_player

KEPT = sorted((Path(__file__).parents[2] / "logs" / "glen_more").glob("*.yaml"))
BASE = [{}, {"end_tile": "top"}, {"die": True}]
"""Options of the base game; the die is there anyway with two players."""


def options_of(seed: int, seats: int) -> dict[str, object]:
    options = BASE[seed % len(BASE)]
    return {} if seats == 2 and "die" in options else dict(options)


@pytest.mark.parametrize("seed", range(10))
def test_the_base_game_goes_as_the_referee_says(seed: int) -> None:
    seats = 2 + seed % 3
    watch = play(Watch(seats, seed, options_of(seed // 3, seats)), random_player(seed))
    assert watch.asked is None and watch.lines > 100


@pytest.mark.long
def test_two_hundred_matches_of_the_base_game_meet_every_component() -> None:
    seen: set[str] = set()
    for seed in range(100, 300):
        seats = 2 + seed % 3
        choose = mixed_player(seed, seats) if seed % 2 else random_player(seed)
        watch = play(Watch(seats, seed, options_of(seed // 3, seats)), choose)
        seen |= met(watch.match)
    box = watch.match.box
    assert sorted((set(box.tiles) | set(box.landmarks) | set(box.clans)) - seen - {"the_end"}) == []


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_of_the_base_game_went_as_the_referee_says(file: Path) -> None:
    kept = read_yaml(file).value
    if kept["options"]:
        pytest.skip("a match with Chronicles: " + ", ".join(kept["options"]))
    watch = Watch(kept["seats"], 0, kept["options"])
    for told in kept["log"]:
        line = read_line(watch.rules, told)
        watch.tell(line.seat, line.action)
    assert watch.asked is None
    assert list(watch.match.points) == kept["points"] and list(watch.match.winners) == kept["winners"]
