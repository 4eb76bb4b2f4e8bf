"""Two matches of Glen More II that differ only in a closed vote or hidden haggis look the same to all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.table.director import Stage
from game.ui.games.glen_more.parts.opened import OPEN
from tests.scenes.chronicle_helpers import lifted, one, stated
from tests.scenes.table_stage import Stand, same

CARDS = dict.fromkeys(("most_animals", "largest_square", "most_sets", "smallest_territory", "farthest_scot"))
HAGGIS = tuple({"open": [1, 3], "tables": {0: [value, 2]}} for value in (1, 3))


def tables(stack: Sequence[str], name: str, parts: Sequence[dict[str, Any]]) -> list[Stand]:
    """Two persons at the same position but for one part."""
    return [Stand(stated("pp", one(name), stack=list(stack), chronicles={name: part})) for part in parts]


@pytest.fixture
def voted() -> list[Stand]:
    """Seat 0 has voted aye in one match, nay in the other; seat 1 has still to vote."""
    stands = tables(["act seat=0", "ballots card=most_sets"], "hard_place", [{"cards": CARDS}] * 2)
    for stand, ballot in zip(stands, ("ballot:1:0", "ballot:0:1"), strict=True):
        lifted(stand, 0)
        stand.click_component(ballot)
        stand.point((640, 20))  # the mouse may not tell where it has clicked
        stand.wait()
    return stands


def test_a_vote_is_not_to_be_seen_on_the_curtain(voted: list[Stand]):
    for stand in voted:
        while stand.director.stage is not Stage.CURTAIN:
            stand.press("primary")
            stand.wait()
    assert same(*voted)


def test_nor_by_the_next_person_on_any_card_or_in_the_log(voted: list[Stand]):
    for stand in voted:
        lifted(stand, 1)
    assert same(*voted)
    for component in ("vote:most_sets", "chronicle:hard_place", "ballot:1:0", "seat:0"):
        for stand in voted:
            stand.scene.model.pointing.at(component)
            stand.wait(300)
        assert same(*voted), component
    for stand in voted:
        stand.key("l")
        stand.wait(100)
    assert same(*voted)


def test_the_own_hand_is_covered_with_the_table():
    """Before it is covered the person sees the own haggis."""
    stands = tables(["choose_tile seat=0"], "haggis", HAGGIS)
    for stand in stands:
        lifted(stand, 0)
        stand.scene.hands.draft({OPEN: "haggis"})
    assert not same(*stands), "the test can see a difference"
    for stand in stands:
        stand.key("h")
        stand.point((640, 20))
        stand.wait(400)
    assert same(*stands)


def test_nobody_else_sees_what_lies_face_down_on_a_table():
    stands = tables(["choose_tile seat=1"], "haggis", HAGGIS)
    for stand in stands:
        lifted(stand, 1)
        stand.scene.hands.draft({OPEN: "haggis"})
        stand.scene.model.pointing.at("haggis:0")
        stand.wait(300)
    assert same(*stands)
