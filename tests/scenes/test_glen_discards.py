"""The discards of Glen More II lie open: whoever sits at the table looks at them, at any time."""

from __future__ import annotations

import pytest

from game.games.glen_more.actions import Sell
from tests.scenes.glen_helpers import match, phase, plain, played
from tests.scenes.table_stage import Stand

VOTES = {"hard_place": True}


def discarded(stand: Stand) -> list[str]:
    return [f"tile:{tile}" for pile in plain(stand.scene.session)["discards"] for tile in pile]


def asked(where: str = "choose_tile", kinds: str = "pbb", least: int = 60) -> Stand:
    """A person is asked something, and tiles have been discarded."""
    session = played(kinds, where, least, seed=3, when=lambda one: any(plain(one)["discards"]))
    stand = Stand(session, curtain=False)
    assert stand.until_asked() and phase(session) == where and discarded(stand)
    return stand


def opened(stand: Stand) -> Stand:
    stand.press("discards")
    stand.frame()
    return stand


@pytest.mark.parametrize("where", ["choose_tile", "act", "place_tile", "pay_cost", "claim_clan"])
def test_anybody_looks_at_the_discards_whatever_is_asked(where: str):
    stand = asked(where)
    gallery = stand.scene.parts["discards"]
    assert not gallery.visible
    stand.press("look_at_discards" if where == "claim_clan" else "discards")
    stand.frame()
    assert gallery.visible
    assert list(gallery.spots) == discarded(stand)
    before = len(stand.scene.session)
    stand.press("close_discards")
    assert not gallery.visible and len(stand.scene.session) == before
    assert stand.scene.parts["clan_board"].visible == (where == "claim_clan")


def test_pointing_at_a_discarded_tile_tells_what_it_does():
    stand = opened(asked())
    first = discarded(stand)[0]
    stand.point(stand.scene.parts["discards"].spots[first].rect.center)
    stand.wait(400)
    assert stand.scene.card.visible and stand.scene.card.card.title


def test_escape_closes_it():
    stand = opened(asked())
    stand.key("escape")
    assert not stand.scene.parts["discards"].visible


def test_the_button_counts_them():
    stand = asked()
    assert stand.scene.root.find("discards").text.endswith(str(len(discarded(stand))))


def test_with_nothing_discarded_it_says_so():
    stand = Stand(match("pbb", seed=1), curtain=False)
    while not stand.until_asked():
        stand.wait()
    assert not discarded(stand)
    assert opened(stand).scene.parts["discards"].nothing.visible


@pytest.mark.parametrize("language", ["en", "de"])
def test_many_piles_have_room_and_names(language: str):
    """Near the end, with a pile for everybody."""
    found = None
    for seed in range(1, 9):
        session = played("pbbb", "choose_tile", 160, seed=seed, **VOTES)
        if sum(map(bool, plain(session)["discards"])) > 2:
            found = session
            break
    assert found is not None, "nobody votes upon own discards in these matches"
    stand = opened(Stand(found, language=language, curtain=False))
    gallery = stand.scene.parts["discards"]
    assert len(gallery.titles) > 2 and list(gallery.spots) == discarded(stand)
    assert gallery.overflow() == []
    bottom = gallery.panel.rect.bottom
    assert all(spot.rect.bottom <= bottom for spot in gallery.spots.values())


def test_goods_are_sold_while_a_payment_is_open_by_button_and_good():
    """Where goods pay, a click on one pays; the button of the market makes those light up that find a buyer."""

    def sells(session) -> bool:
        return any(isinstance(one, Sell) for one in session.options(0))

    stand = Stand(played("pbb", "pay_cost", seed=3, when=sells), curtain=False)
    assert stand.until_asked() and phase(stand.scene.session) == "pay_cost"
    coins = plain(stand.scene.session)["coins"][0]
    assert not stand.scene.parts["choices"].visible, "how one pays is seen on the tiles and in the market"
    assert "sell" in stand.scene.parts["rondel"].view.lit
    stand.click_component("sell")
    assert plain(stand.scene.session)["coins"][0] == coins, "it is not said yet what is sold"
    good = next(one for one in stand.director.picker.lit() if one.startswith("good:"))
    stand.click_component(good)
    assert plain(stand.scene.session)["coins"][0] > coins
    assert phase(stand.scene.session) == "pay_cost"
