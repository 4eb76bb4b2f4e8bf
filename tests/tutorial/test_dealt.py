"""What rivals hide is told only where a lesson has dealt it itself and begins by saying so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.places import DATA
from game.core.strict_yaml import read_yaml
from game.games import CATALOGUE


def ways_to(word: str, value: Any, way: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Where in nested data the word stands, each by the words that lead there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == word:
                yield way
            yield from ways_to(word, inner, (*way, str(key)))
    elif isinstance(value, list):
        for inner in value:
            yield from ways_to(word, inner, way)


@pytest.mark.parametrize("game", CATALOGUE)
def test_dealt_stands_in_the_first_words_of_a_task_only(game: str) -> None:
    found = list(ways_to("dealt", read_yaml(DATA / game / "tutorial.yaml").value))
    assert [way for way in found if way[-2:] != ("true_if", "tell")] == []


def test_the_word_is_found_where_it_may_not_stand() -> None:
    assert list(ways_to("dealt", {"answers": [{"when": {"dealt": {}}}]})) == [("answers", "when")]
