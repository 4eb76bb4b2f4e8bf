"""The bench plays at the table by hand: everything that is chosen is clicked or typed, pages too."""

from __future__ import annotations

import pytest

from game.games import CATALOGUE
from game.scenes.measured_clicks import ClickedMatch

LINES = {"isle_of_skye": 45, "scythe": 40}
"""Where the first turns take longer: until tiles are priced, bought and built."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_of_a_match_is_done_by_hand(game: str) -> None:
    match = ClickedMatch(game, (1280, 720), 2, LINES.get(game, 20))
    found = match.play()
    assert found["unclicked"] == []
    assert found["lines"] >= LINES.get(game, 20)
    assert sum(map(len, found["actions"].values())) == len(found["click"]), "every click belongs to an action"
    assert found["hover"]
