"""Golden games come out word for word, and fifty seeded games hash the same everywhere.

When rules were changed on purpose: `python -m tests.playthroughs.regenerate`, and read the difference like code.
"""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.conformance.subjects import SUBJECTS, Subject
from tests.playthroughs.hashes import FILE, hash_of
from tests.playthroughs.record import GAMES, file_name, record

HERE = Path(__file__).parent


@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_the_golden_game_comes_out_word_for_word(subject: Subject) -> None:
    path = HERE / subject.game / file_name(subject)
    assert path.exists(), f"{subject} has no golden game: python -m tests.playthroughs.regenerate"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(golden, record(subject).splitlines()), 1):
        assert now == was, f"{subject.game}/{path.name}:{number} differs"


def test_every_golden_game_is_of_a_game_that_is_played() -> None:
    files = {path.relative_to(HERE).as_posix() for path in HERE.glob("*/*.txt")}
    assert files == {f"{subject.game}/{file_name(subject)}" for subject in GAMES}


@pytest.mark.parametrize("game", dict.fromkeys(subject.game for subject in SUBJECTS))
def test_fifty_seeded_games_are_the_same_on_every_python(game: str) -> None:
    assert hash_of(game) == json.loads(FILE.read_text(encoding="utf-8")).get(game)
