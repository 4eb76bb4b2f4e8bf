"""Saved games of every version open and can be played to their end."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from game.core.saves import load_save
from game.games import CATALOGUE, rules_of
from tests.conformance.subjects import play_on
from tests.saves.record import names_of

FILES = sorted(Path(__file__).parent.glob("*.save.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".save.json"))
def test_a_save_of_an_earlier_version_opens_and_plays_on(file: Path) -> None:
    saved = json.loads(file.read_text(encoding="utf-8"))
    loaded = load_save(file, rules_of)
    session = loaded.session
    assert session.snapshot()["points"] == saved["snapshot"]["points"]
    assert [seat.name for seat in session.setup.seats] == [seat["name"] for seat in saved["seats"]]
    assert (loaded.notice is None) == (len(session) == len(saved["log"])), "a lost log is told"
    rng = random.Random(1)
    while not session.is_over():
        play_on(session, rng)
    assert session.result() is not None


@pytest.mark.parametrize("game", CATALOGUE)
def test_todays_version_of_every_game_is_among_them(game: str) -> None:
    assert set(names_of(game)) <= {file.name for file in FILES}
