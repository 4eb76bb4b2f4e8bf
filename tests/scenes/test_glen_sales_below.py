"""Goods are sold at any time of a turn: whatever sheet a question brings, the button that sells can be seen."""

from __future__ import annotations

from typing import Any

import pytest

from game.scenes.table.names import place_of
from game.ui.widgets.buttons import PressWidget
from tests.scenes.chronicle_helpers import one, stated
from tests.scenes.table_stage import Stand

WOOD: dict[str, Any] = {
    "territories": {0: {"0,-1": {"tiles": ["inshriach"], "goods": {"wood": 1}}}, 1: {"0,-1": "easdale"}},
    "market": {"wood": 3},
    "coins": {0: 0},
}
CARDS = dict.fromkeys(("most_animals", "largest_square", "most_sets", "smallest_territory", "farthest_scot"))
ASKED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "prison": (
        one("penny_mobs"),
        {"stack": ["act seat=0", "prison seat=0"], "chronicles": {"penny_mobs": {"prison": {"joe_mcduff": 0}}}},
    ),
    "choose_vote": (
        one("hard_place"),
        {"stack": ["act seat=0", "choose_vote seat=0"], "chronicles": {"hard_place": {"cards": CARDS}}},
    ),
    "activate_foreign": (one("dubious_tome"), {"stack": ["act seat=0", "activate_foreign seat=0 n=2 used="]}),
    "build_from_discards": ({}, {"stack": ["act seat=0", "build_from_discards seat=0"], "discards": ["halkirk"]}),
    "claim_clan": ({}, {"stack": ["act seat=0", "claim_clan seat=0 optional=true"]}),
}


@pytest.mark.parametrize("where", ASKED)
def test_below_what_is_asked_the_button_leads_to_the_market_and_back(where: str) -> None:
    options, position = ASKED[where]
    stand = Stand(stated("pb", options, **WOOD, **position), curtain=False)
    assert stand.until_asked() and stand.scene.model.phase == where
    before = set(stand.scene.open_parts())
    assert stand.scene.model.told("sell").text, "and what it does is told"
    stand.wait(500)
    stand.click_component("sell")
    if where != "claim_clan":  # there it is the good's own button
        assert stand.scene.model.told("market:wood") and "market:wood" in stand.director.lit()
        stand.wait(500)
        stand.click_component("market:wood")
    assert stand.scene.session.view(0).coins[0] == 3
    assert stand.scene.model.phase == where
    assert set(stand.scene.open_parts()) == before, "and what was asked is asked again"


def test_numbers_of_other_ways_stand_at_no_button_that_lies_below_the_sheet() -> None:
    """A tag keeps to the corner of a button; the one that it kept to could not be seen."""
    options, position = ASKED["prison"]
    stand = Stand(stated("pb", options, **WOOD, **position), curtain=False, text_scale=1.5)
    assert stand.until_asked()
    sheet, stacks = stand.scene.parts["prison_board"], stand.scene.parts["stacks"]
    below = [one for one in stacks.walk() if isinstance(one, PressWidget) and one.shown]
    assert any(sheet.rect.contains(one.rect) for one in below)
    assert [one.rect for one in below if stand.scene.furniture.marks._button(one.rect)] == []


@pytest.mark.parametrize("where", ["prison", "claim_clan"])
def test_keys_walk_to_the_sale_on_the_sheet_and_not_to_the_one_below(where: str) -> None:
    options, position = ASKED[where]
    stand = Stand(stated("pb", options, **WOOD, **position), curtain=False)
    assert stand.until_asked()
    places = []
    for _ in range(6):
        stand.key("n")
        places.append(type(stand.scene.root.focus).__name__)
    assert "RondelBoard" not in places


def test_a_row_of_the_market_below_the_sheet_is_pointed_out_at_the_button_that_leads_there() -> None:
    """The number of another way lay on the name of a mobster, over the row that the sheet covers."""
    options, position = ASKED["prison"]
    stand = Stand(stated("pb", options, **WOOD, **position), curtain=False)
    assert stand.until_asked()
    sheet, row = stand.scene.parts["prison_board"], stand.scene.parts["rondel"].view.square_of("market:wood")
    assert sheet.rect.contains(row) and place_of(stand.scene, "market:wood") != row
