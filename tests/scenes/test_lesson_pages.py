"""Lessons where several things are entered on a page and said at once."""

from __future__ import annotations

from tests.scenes.lesson_helpers import at_the_table, press


def test_show_goes_on_from_what_is_entered_on_a_page() -> None:
    """Axe and prices are said at once, so the match does not know of them yet."""
    scene = at_the_table("isle_of_skye", "prices")
    press(scene, "m")
    assert scene.pointed() == ("tile:L58",)
    scene.hands.choose("tile:L58")
    press(scene, "m")
    assert scene.pointed() == ("price:L25",) and len(scene.session) == 0
    assert [spot.target.text for spot in scene.spots] == ["5"], "the price itself is framed, and said as a ghost"
