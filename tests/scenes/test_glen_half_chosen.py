"""While something is at hand the table asks about that, says what a click begins, and lets no other button shine."""

from __future__ import annotations

import pytest

from game.core.named import bare
from game.core.words import LANGUAGES
from game.games.glen_more.chronicles.dragon_boats.events import RaceBegun
from game.table import advising
from tests.scenes.chronicle_helpers import one, stated
from tests.scenes.table_stage import Stand

SCOT = {"stack": ["act seat=0"], "moves_left": 1}
GANG = {
    "stack": ["act seat=0", "prison seat=0"],
    "chronicles": {"penny_mobs": {"prison": {"joe_mcduff": 1, "bruce_mcmail": 0}}},
}
PEGGY = {
    "rondel": ["1 pawn", "inshriach", "0 pawn", "easdale", "ullapool"],
    "chronicles": {"penny_mobs": {"bosses": {"peggy_mclaird": 0}}},
}


def asked(stand: Stand) -> str:
    stand.scene.show()
    return stand.scene.model.moment().head.text


def test_ending_the_turn_does_not_shine_while_a_scot_a_sale_or_a_tile_is_at_hand() -> None:
    """Copper beside `what do you sell?`, or while a tile's line was asked, the button seemed to be the answer."""
    fair = {"0,-1": {"tiles": ["lairg_sale"], "goods": {"sheep": 2}}}
    trade = {"territories": {0: fair}, "market": {"sheep": 2}, "may_activate": ["0,-1"]}
    stand = Stand(stated("pb", {}, **SCOT, **trade), curtain=False, warn=False)
    assert stand.until_asked()
    scot = next(each for each in stand.director.lit() if each.startswith("scot:"))
    for first in (scot, "sell", "tile:lairg_sale"):
        stand.click_component(first)
        assert stand.director.picker.chosen == (first,) and stand.scene.model.moment().primary.quiet
        stand.key("escape")
        assert not stand.director.picker.chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_follows_what_was_clicked_in_the_prison(language: str) -> None:
    """The question stayed the same, so that nothing seemed to have come of the click."""
    stand = Stand(stated("pb", one("penny_mobs"), **GANG), curtain=False, language=language)
    assert stand.until_asked()
    before = asked(stand)
    said = {before}
    for first in ("mobster:joe_mcduff", "penny", "free"):
        stand.click_component(first)
        assert stand.director.picker.chosen == (first,)
        assert stand.scene.model.teller.name(first) in asked(stand)
        said.add(asked(stand))
        stand.key("escape")
        assert asked(stand) == before
    assert len(said) == 4


def test_a_tile_that_would_be_reserved_says_so_before_and_after_the_click() -> None:
    """Lit while tiles are activated, it said what it costs and brings, and `click to choose it`."""
    stand = Stand(stated("pb", one("penny_mobs"), stack=["act seat=0"], **PEGGY), curtain=False)
    assert stand.until_asked()
    tile = next(each for each in stand.director.lit() if each.startswith("tile:"))
    stand.scene.hands.point(tile)
    stand.wait(600)
    name = stand.scene.model.teller.name(tile)
    assert stand.scene.card.card.title == f"Reserve: {name}"
    stand.click_component(tile)
    assert name in asked(stand)


def test_what_a_board_tells_has_its_own_headline_and_asks_nothing() -> None:
    """While the race began the table asked where the new tile shall lie."""
    stand = Stand(stated("pb", one("dragon_boats"), stack=["act seat=0"]), curtain=False)
    assert stand.until_asked()
    question, begun = asked(stand), RaceBegun(0)
    script = stand.scene.motion._stories(begun, True)
    next(script)
    assert asked(stand) == stand.scene.model.teller.event(begun) != question
    script.close()


def test_a_sale_that_is_advised_names_the_good_once() -> None:
    """It read `Sell: Wood, market row wood`."""
    wood = {"territories": {0: {"0,-1": {"tiles": ["inshriach"], "goods": {"wood": 1}}}}, "market": {"wood": 2}}
    stand = Stand(stated("pb", {}, **SCOT, **wood), curtain=False)
    assert stand.until_asked()
    sale = next(each for each in stand.director.options() if each.word == "sell")
    assert bare(advising._titled(stand.scene.model, sale)) == "Sell: Wood"
