"""Advice about a price shows the tile that it is for."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from tests.scenes import table_stage
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_the_tile_whose_price_is_advised_is_lit_and_open(text_scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(
        Session(rules_of("isle_of_skye"), Setup("isle_of_skye", seats, 4, {})), text_scale=text_scale, warn=False
    )
    assert stand.until_asked()
    priced = []
    for _ in range(4):
        stand.key("t")
        stand.wait(100)
        hint, screen = stand.director.bots.hint, stand.scene.parts["prices"]
        assert hint is not None
        if hint.action.word == "price":
            lit = [card for card in screen.cards if card.lit]
            assert [card.tile for card in lit] == [hint.action.tile] and lit[0].visible
            priced.append(hint.action.tile)
        stand.key("t")
    assert len(priced) == 2
