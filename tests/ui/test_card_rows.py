"""Rows of a card: words and figure share a line, and neither runs into the other."""

from __future__ import annotations

import pytest

from game.table.cards import Card, CardRow
from game.ui.widgets.card_rows import CardRows
from game.ui.widgets.cards import HoverCard


@pytest.mark.parametrize("words", ["Ansehen, für vertriebene Arbeiter", "Popularity, for workers driven off"])
def test_long_words_beside_a_figure_take_a_second_line(tree, words: str) -> None:
    card = HoverCard((14, 306, 276, 300))
    tree(card)
    rows = (CardRow("Ressourcen", "+1", when="Ende"), CardRow(words, "–1"))
    card.show(Card("Schlackenberg", rows=rows))
    assert CardRows(card, rows).cut() == []
