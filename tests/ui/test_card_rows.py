"""Rows and title of a card: words and figure share a line, neither runs into the other, and all of it is as large."""

from __future__ import annotations

import pytest

from game.table.cards import Card, CardRow
from game.ui.fonts import Fonts
from game.ui.grid import Grid
from game.ui.widgets.card_rows import CardRows
from game.ui.widgets.card_title import lines_of, style_in
from game.ui.widgets.cards import HoverCard


@pytest.mark.parametrize("words", ["Ansehen, für vertriebene Arbeiter", "Popularity, for workers driven off"])
def test_long_words_beside_a_figure_take_a_second_line(tree, words: str) -> None:
    card = HoverCard((14, 306, 276, 300))
    tree(card)
    rows = (CardRow("Ressourcen", "+1", when="Ende"), CardRow(words, "–1"))
    card.show(Card("Schlackenberg", rows=rows))
    assert CardRows(card, rows).cut() == []


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_title_is_never_far_smaller_than_what_stands_below_it(scale: float, size: tuple[int, int]) -> None:
    """In one line it had 10 px above words of 20 px."""
    fonts = Fonts(Grid(*size, scale))
    room = fonts.grid.px(248)
    for title in ("Entwicklungswürfel von Kampfkarten", "Rekrut bei Entwickeln", "Arbeiter beim Melonenfeld"):
        style = style_in(fonts, title, room)
        lines = lines_of(fonts, title, room)
        assert " ".join(lines) == title
        drawn = [fonts.fit(line, style, room) for line in lines]
        assert all(fonts.width(line, one) <= room for line, one in zip(lines, drawn, strict=True)), title
        assert min(map(fonts.px, drawn)) >= fonts.px(fonts.at_large("second_serif")) * 0.9, title
