"""The bench plays at the table by hand: everything that is chosen is clicked or typed, pages too."""

from __future__ import annotations

import pytest

from game.games import CATALOGUE
from game.scenes.measured_clicks import ClickedMatch
from game.ui import display

LINES = {"isle_of_skye": 45, "scythe": 40}
"""Where the first turns take longer: until tiles are priced, bought and built."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_of_a_match_is_done_by_hand(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bool] = []
    monkeypatch.setattr(display, "show", lambda rects: shown.append(bool(rects)))
    match = ClickedMatch(game, (1280, 720), 2, LINES.get(game, 20))
    found = match.play()
    assert found["unclicked"] == []
    assert found["lines"] >= LINES.get(game, 20)
    assert sum(map(len, found["actions"].values())) == len(found["click"]), "every click belongs to an action"
    assert found["hover"]
    assert [len(found[f"{kind}_own"]) for kind in ("hover", "click")] == [len(found["hover"]), len(found["click"])]
    clicks = len(found["click"]) + len(found["click_calls"])
    assert sum(shown) > clicks, "each click ends with a picture in the window"
    assert any("pointer down" in told for told in match.trail.told()), "the system's events are read as at any window"
    assert len(found["later"]) == clicks + len(found["hover"]) + len(found["hover_calls"])
    assert min(found["hover_calls"] + found["click_calls"]) > 50, "all of a round is counted"
