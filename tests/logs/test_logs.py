"""Whole games of people or bots, kept as they were played: today's rules must come to the same scores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.core.replaying import replay
from game.core.session import SeatSetup, Session, Setup, read_line
from game.core.strict_yaml import read_yaml
from game.games import CATALOGUE, rules_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.yaml"))


def kept(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = read_yaml(file).value
    return content


def replayed(game: dict[str, Any]) -> Session:
    rules = rules_of(game["game"])
    seats = tuple(SeatSetup(f"P{seat}", seat) for seat in range(game["seats"]))
    setup = Setup(game["game"], seats, game["seed"], game["options"])
    return replay(rules, setup, [read_line(rules, line) for line in game["log"]])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_comes_to_its_score(file: Path) -> None:
    game = kept(file)
    session = replayed(game)
    result = session.result()
    assert result is not None and len(session) == len(game["log"])
    assert (list(result.points), list(result.winners), list(result.places)) == (
        game["points"],
        game["winners"],
        game["places"],
    )
    entries = session.sheet(None).entries
    for category, points in game["sheet"].items():
        for seat in range(game["seats"]):
            own = sum(e.points for e in entries if e.category == category and e.seat == seat)
            assert own == points[seat], f"{category} of seat {seat}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_draws_of_a_kept_game_are_those_of_its_seed(file: Path) -> None:
    game = kept(file)
    session = replayed(game)
    fresh = Session(session.rules, session.setup)
    for line in session.lines:
        if line.seat >= 0:
            fresh.submit(line.seat, line.action)
    assert fresh.lines == session.lines


def test_every_game_keeps_logs() -> None:
    assert {file.parent.name for file in FILES} == set(CATALOGUE)
