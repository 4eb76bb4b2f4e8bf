"""A refusal answers the click that it was for: with the next thing that is done it is gone, or after a while."""

from __future__ import annotations

import pytest

from game.table.pointing import REFUSED_MS
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


@pytest.fixture
def refused() -> Stand:
    """A click on a place where nothing can be laid."""
    stand = Stand(match("pb"))
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    spaces = sorted(one for one in board.plan.by_id if one[0] == "r" and one[1].isdigit())  # type: ignore[attr-defined]
    dark = next(one for one in spaces if one not in stand.director.lit())
    place = stand.scene.anchor(dark)
    assert place is not None
    stand.click(place)
    assert stand.scene.card.visible and stand.scene.card.card.refused
    return stand


def is_red(stand: Stand) -> bool:
    card = stand.scene.card
    return card.visible and card.card.refused


def lay(stand: Stand) -> None:
    """By key, so that the pointer stays where it was."""
    stand.key("n")
    stand.key("return")
    assert "end_turn" in stand.director.lit()


def test_it_stands_while_nothing_else_is_done_and_goes_after_a_while(refused: Stand) -> None:
    refused.scene.refresh()
    refused.wait(1000)
    assert is_red(refused)
    refused.wait(REFUSED_MS)
    assert not is_red(refused)


def test_it_goes_when_something_else_is_done(refused: Stand) -> None:
    lay(refused)
    refused.wait(1000)
    assert not is_red(refused)


def test_it_is_not_there_at_the_start_of_the_next_turn(refused: Stand) -> None:
    lay(refused)
    before = len(refused.director.session)
    refused.key("ctrl+return")
    assert refused.until_asked() and len(refused.director.session) > before
    refused.wait(1000)
    assert not is_red(refused), "the pointer has not moved, nobody asked why not"


def test_what_the_big_button_refused_is_gone_once_it_can_be_pressed() -> None:
    stand = Stand(match("pb"))
    assert stand.until_asked()
    stand.key("ctrl+return")
    assert is_red(stand)
    lay(stand)
    assert not is_red(stand)


def test_escape_puts_it_away_and_does_nothing_else(refused: Stand) -> None:
    asked = refused.director.lit()
    refused.key("escape")
    refused.wait(1000)
    assert not refused.scene.card.visible, "the pointer has not moved, nobody asked anew"
    assert refused.top is refused.scene and refused.scene.furniture.opened is None
    assert refused.director.lit() == asked
