"""Where arrows lead."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.ui.events import Key
from game.ui.focus_ring import _BREATH, _DARK, _LIGHT
from game.ui.widgets import Button, ScrollArea

_LINES = 2 * _DARK + _LIGHT


def nothing(*_: object) -> None:
    pass


def test_down_goes_to_the_end_of_what_is_scrolled_before_it_leaves(tree) -> None:
    """The foot of a page lay nearer than what was scrolled out of sight above it, which no arrow reached."""
    area, foot = ScrollArea((0, 0, 300, 200), 500, name="area"), Button((0, 210, 100, 40), "Start", nothing)
    rows = [area.add(Button((0, 100 * n, 200, 40), f"Row {n}", nothing)) for n in range(5)]
    root = tree(area, foot)
    root.set_focus(rows[0], visible=True)
    reached = []
    for _ in range(5):
        root.handle(Key("down"))
        reached.append(root.focus)
    assert reached == [*rows[1:], foot]
    root.handle(Key("up"))
    assert root.focus in rows, "and back into it"


@pytest.mark.parametrize("high", [29.0, 31.5])
def test_the_ring_around_a_row_lies_on_no_word_of_the_next(tree, high: float) -> None:
    """It cut the tails of letters above it: rows of menus stand close."""
    rows = [Button((0, n * high, 300, high), "Aufzeichnungen", nothing, "row", icon="play") for n in range(3)]
    root = tree(*rows)
    root.set_focus(rows[1], visible=True)
    root.take_dirty()
    wide = root.grid.px(_LINES + _BREATH)
    ring = root.ring.rect.inflate(2 * wide, 2 * wide)
    for row in (rows[0], rows[2]):
        letters = row.fonts.px(row.style)
        assert not ring.colliderect(Rect(row.rect.x, row.rect.centery - letters // 2, 200, letters))
