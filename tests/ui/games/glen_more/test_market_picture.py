"""The market amid the rondel, as small as it is drawn beside an analysis."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.words import LANGUAGES, Words
from game.ui.games.glen_more.figures import Figures
from game.ui.games.glen_more.market_picture import MarketPicture
from game.ui.grid import Grid
from game.ui.look import Look


@pytest.mark.parametrize("unit", [0.62, 0.7, 0.85, 1.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_lies_on_the_next(language: str, unit: float) -> None:
    look, say = Look(Grid(1280, 720)), Words(language)
    words = {key: say(f"glen_more.screen.rondel.{key}") for key in ("lying", "buy", "sell")}
    market = MarketPicture(look, Figures(look), words, unit)
    ends = [(x - market.head_wide(word) / 2, x + market.head_wide(word) / 2) for word, x in market.heads().items()]
    assert len(ends) >= 2
    assert all(before[1] < after[0] for before, after in pairwise(ends))
