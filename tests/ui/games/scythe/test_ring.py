"""Petals around a place of the map lie where they can be clicked."""

from __future__ import annotations

from unittest.mock import Mock

from pygame import Rect

from game.ui.games.scythe.parts.ring import Petal, Ring
from game.ui.root import Root
from game.ui.widgets import Panel
from tests.scenes.shell_helpers import make_context


def test_petals_keep_off_the_sheets_in_the_corners_of_the_map() -> None:
    root = Root("none")
    board = root.add(Panel((0, 0, 760, 720)))
    ring = board.add(Ring(Mock()))
    sheet = root.add(Panel((300, 200, 306, 184)))
    root.set_look(make_context((1280, 720)).look)
    ring.show([Petal("wood", "0/2", "load:wood", all="load_all:wood")], (450, 420, 50.0))
    places = [ring.anchor(one) for one in ("load:wood", "load_all:wood")]
    assert all(place is not None and not Rect(sheet.rect).collidepoint(place) for place in places)
    assert all(root.hit(place) is ring for place in places if place is not None)
