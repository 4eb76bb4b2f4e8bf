"""What hands mean in Isle of Skye: axe and gold on a page until all is sealed, without a screen."""

from __future__ import annotations

import pytest

from game.core.contract import Reason
from game.games.isle_of_skye.actions import Build
from game.games.isle_of_skye.drafting import Drafting
from tests.games.hands import Hands
from tests.scenes.skye_helpers import played


class Prices(Hands):
    def __init__(self) -> None:
        super().__init__(played("pp", {"round": 3, "phase": "set_prices"}))
        self.one, self.two, self.three = (f"tile:{tile}" for tile in self.page.tiles)

    @property
    def page(self) -> Drafting:
        seat = self.director.viewer
        assert seat is not None
        page: Drafting = self.director.picker.page(self.session.view(seat), seat)
        return page

    def price(self, tile: str) -> int:
        return self.page.price(tile.removeprefix("tile:"))

    def put(self, what: str, on: str = "", off: str = "") -> Reason | None:
        return self.director.put(what, on, off).reason

    def ready(self) -> None:
        for what, on in (("axe", self.one), ("gold:2", self.two), ("gold:1", self.three)):
            assert self.put(what, on) is None


@pytest.fixture
def prices() -> Prices:
    return Prices()


def test_axe_and_prices_are_said_at_once(prices: Prices) -> None:
    before = len(prices.session)
    prices.ready()
    assert len(prices.session) == before
    assert prices.hand_in().reason is None
    assert [line.partition(" ")[0] for line in prices.said(before)] == ["axe", "price", "price", "seal"]


def test_what_is_missing_is_what_sealing_is_refused_for(prices: Prices) -> None:
    assert prices.refusal("seal") == "axe_first"
    prices.put("axe", prices.one)
    assert prices.refusal("seal") == "price_first"
    prices.put("gold:3", prices.three)
    reason = prices.director.why_not("seal")
    assert reason is not None and reason.say.key.endswith("price_first")
    assert reason.way_out is not None and prices.two in str(reason.way_out), "the tile without a price is named"
    prices.put("coin:1", prices.two)
    assert prices.director.picker.answers()


def test_a_click_puts_the_axe_on_a_tile_gives_up_its_price_and_lifts_it(prices: Prices) -> None:
    prices.put("gold:4", prices.one)
    prices.click(prices.one)
    assert prices.page.axed == prices.one.removeprefix("tile:") and prices.page.staked == 0
    prices.click(prices.two)
    assert prices.page.axed == prices.two.removeprefix("tile:"), "it goes from tile to tile"
    prices.click(prices.two)
    assert prices.page.axed == ""


def test_coins_go_on_and_off_and_from_tile_to_tile(prices: Prices) -> None:
    prices.put("coin:5", prices.two)
    prices.put("coin:2", prices.three, prices.two)
    assert (prices.price(prices.two), prices.price(prices.three)) == (3, 2)
    prices.put("coin:1", "", prices.two)
    assert (prices.price(prices.two), prices.page.staked) == (2, 4)
    prices.put("coin:9", "", prices.two)
    assert prices.price(prices.two) == 0


def test_never_more_than_there_is_and_the_other_tile_keeps_its_gold(prices: Prices) -> None:
    prices.put("coin:999", prices.two)
    assert prices.page.left == 1
    prices.put("coin:1", prices.three)
    assert prices.page.left == 0
    prices.put("coin:1", prices.two)
    assert prices.page.left == 0


def test_figures_one_after_the_other_make_a_price_as_far_as_there_is_gold(prices: Prices) -> None:
    most = prices.page.highest(prices.two.removeprefix("tile:"))
    prices.put("figure:1", prices.two)
    if most >= 10:
        prices.put("figure:0", prices.two)
        assert prices.price(prices.two) == 10
    for _ in range(3):
        prices.put("figure:1", prices.two)
        assert 0 < prices.price(prices.two) <= most
    prices.put("figure:2", prices.three)
    prices.put("figure:1", prices.two)
    assert prices.price(prices.two) == 1, "another tile came between"


def test_nothing_can_be_put_on_somebody_elses_tile(prices: Prices) -> None:
    other = next(
        one
        for one in prices.session.rules.components(prices.session.view(0))
        if one.startswith("tile:") and one.removeprefix("tile:") not in prices.page.tiles
    )
    prices.put("coin:3", other)
    prices.put("axe", other)
    assert prices.page.staked == 0 and prices.page.axed == ""


def test_sealed_prices_are_opened_by_changing_one_and_nothing_else_is_lost(prices: Prices) -> None:
    seat = prices.director.viewer
    assert seat is not None
    before = len(prices.session)
    prices.ready()
    prices.hand_in()
    prices.director.viewer = seat
    prices.director.offer()
    assert prices.page.sealed
    assert prices.put("coin:1", prices.two) is None
    assert len(prices.session) == before + 1, "the axe is still said, the changed price and the seal are not"
    assert (prices.price(prices.two), prices.price(prices.three), prices.page.sealed) == (3, 1, False)


def test_once_somebody_else_has_acted_a_sealed_page_is_refused_with_the_reason(prices: Prices) -> None:
    seat = prices.director.viewer
    assert seat is not None
    prices.ready()
    prices.hand_in()
    other = prices.director.viewer
    assert other is not None and other != seat
    prices.director.put("axe", f"tile:{prices.page.tiles[0]}")
    prices.session.submit(other, prices.session.options(other)[0])
    prices.director.viewer = seat
    prices.director.offer()
    sealed = prices.page
    assert prices.put("coin:1", prices.two) is not None
    assert prices.page == sealed


# -- building -------------------------------------------------------------------------------------------------------


def test_a_place_where_the_tile_fits_turned_otherwise_means_that_turn() -> None:
    hands = Hands(played("pp", {"round": 4, "phase": "build_tiles"}))
    picker = hands.director.picker
    builds = [action for action in hands.director.options() if isinstance(action, Build)]
    own = [one for one in builds if one.tile == builds[0].tile]
    by_turn = {turn: {one.at for one in own if one.turn == turn} for turn in range(4)}
    found = [(turn, at) for turn, places in by_turn.items() for other in by_turn.values() for at in other - places]
    assert found
    for turn, at in found:
        picker.hold((f"tile:{builds[0].tile}", f"turn:{turn}"))
        meant = picker.meant(f"place:{at}")
        assert meant.startswith("turn:") and at in by_turn[int(meant[-1])]
        picker.hold((f"tile:{builds[0].tile}", meant))
        assert picker.meant(f"place:{at}") == f"place:{at}" and f"place:{at}" in picker.lit()
