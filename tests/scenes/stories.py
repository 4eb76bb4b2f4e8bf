"""The stories of the rules as matches, for tests of the table that need rare moments."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.cli.scenario import sentences_of
from game.core.errors import Problems
from game.core.scenario_checks import CHECKS
from game.core.scenario_play import Play, Stop
from game.core.scenario_reader import read_scenarios
from game.core.session import Session
from game.games import rules_of

STORIES = Path(__file__).resolve().parents[1] / "scenarios"


def played_stories(game: str) -> Iterator[Session]:
    """Every story of the game that can be played to its end."""
    for file in sorted(STORIES.glob(f"{game}/*.yaml")):
        for scenario in read_scenarios(file, CHECKS, Problems()).scenarios:
            play = Play(scenario, rules_of(game), sentences_of(game, scenario.seats), print, print)
            try:
                play.play()
            except Stop:
                continue  # it shows that something is refused
            if hasattr(play, "session"):
                yield play.session
