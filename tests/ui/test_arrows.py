"""Where arrows lead."""

from __future__ import annotations

from game.ui.events import Key
from game.ui.widgets import Button, ScrollArea


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
