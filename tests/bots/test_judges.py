"""What a game's judge answers reaches whoever asks: nothing of it is left behind on the way."""

from __future__ import annotations

import pytest

from game.bots.judging import Judge, SheetJudge, judge_for
from game.games import CATALOGUE, judge_of, rules_of

ANSWERS = {name for name in (*Judge.__annotations__, *vars(Judge)) if not name.startswith("_")}
OF_ANOTHER_KIND = {"in_character", "at_its_best"}
"""These hand out another judge, which is completed in its turn."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_answer_of_a_judge_is_heard(game: str) -> None:
    given = judge_of(game)
    asked = judge_for(rules_of(game), given)
    own = {
        name for name in {*dir(Judge), *Judge.__annotations__} if not name.startswith("_") and hasattr(given, name)
    }
    assert len(own) > 10
    for name in own - OF_ANOTHER_KIND:
        assert getattr(asked, name) == getattr(given, name), name


def test_there_is_something_in_place_of_every_answer() -> None:
    asked = judge_for(rules_of("rebirth"))
    assert isinstance(asked, SheetJudge)
    assert [name for name in ANSWERS if not hasattr(asked, name)] == []
