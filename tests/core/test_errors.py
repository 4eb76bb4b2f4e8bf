"""Errors that reach a person are sentences which say where and what."""

import pytest

from game.core.errors import BadData, BadInput, HearthsideError, ManyBadData, NotAllowed


def test_bad_data_prints_file_line_message_and_hint() -> None:
    assert str(BadData("tiles.yaml", 7, "unknown key 'cuont'", "did you mean 'count'?")) == (
        "tiles.yaml:7: unknown key 'cuont' (did you mean 'count'?)"
    )


def test_bad_data_without_a_line_names_the_file_alone() -> None:
    assert str(BadData("map.tmx", None, "the map has no hex layer")) == "map.tmx: the map has no hex layer"


def test_many_problems_are_listed_one_per_line() -> None:
    both = ManyBadData((BadData("a.yaml", 1, "first"), BadData("b.yaml", 2, "second")))
    assert str(both).splitlines() == ["a.yaml:1: first", "b.yaml:2: second"]


@pytest.mark.parametrize("kind", [NotAllowed, BadInput])
def test_a_sentence_can_be_said_in_the_players_language(kind: type[HearthsideError]) -> None:
    error = kind("Only 2 to 4 may play.", key="error.seats", least=2, most=4)
    assert (str(error), error.key, error.values) == ("Only 2 to 4 may play.", "error.seats", {"least": 2, "most": 4})
