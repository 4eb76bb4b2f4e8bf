"""Gold of Isle of Skye by hand, and what everybody knows of who buys."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.games.isle_of_skye.actions import Buy
from game.games.isle_of_skye.frames import buying
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.tiles import INDEX
from game.table.director import Stage
from game.ui.events import Pointer
from game.ui.games.isle_of_skye.parts.buying_order import still_to_buy
from tests.scenes.skye_hands import at_table, cards, drag
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand


@pytest.fixture
def pricing() -> Stand:
    return at_table("pp", 3, "set_prices")


def test_a_coin_is_dragged_from_the_purse_onto_a_tile_and_back(pricing: Stand):
    page, purse, card = pricing.scene.parts["prices"], pricing.scene.parts["purse"].coins, cards(pricing)[1]
    total, value = page.drafting.total, purse.values[0]
    drag(pricing, purse.place(0).center, card.face.rect.center)
    assert page.drafting.price(card.tile) == value and page.drafting.left == total - value
    assert purse.gold == total - value, "what is left lies in the purse"
    drag(pricing, card.coins.place(0).center, purse.rect.center)
    assert page.drafting.price(card.tile) == 0 and purse.gold == total


def test_a_coin_goes_from_one_tile_to_another(pricing: Stand):
    page, (one, two, _) = pricing.scene.parts["prices"], cards(pricing)
    page.put("gold:2", one.tile)
    value = one.coins.values[0]
    drag(pricing, one.coins.place(0).center, two.rect.center)
    assert (page.drafting.price(one.tile), page.drafting.price(two.tile)) == (2 - value, value)


def test_a_coin_that_is_let_go_beside_the_tiles_goes_back(pricing: Stand):
    page, purse = pricing.scene.parts["prices"], pricing.scene.parts["purse"].coins
    drag(pricing, purse.place(0).center, (640, 20))
    assert page.drafting.staked == 0 and not pricing.scene.motion.flights.air.children


@pytest.mark.parametrize("what", ["coin", "axe"])
def test_what_is_dragged_hangs_under_the_pointer_and_lights_where_it_would_fall(pricing: Stand, what: str):
    page, card = pricing.scene.parts["prices"], cards(pricing)[2]
    place = page.axe.rect.center if what == "axe" else pricing.scene.parts["purse"].coins.place(0).center
    pricing.point(place)
    pricing.context.stack.handle(Pointer("down", place, 1))
    pricing.context.stack.handle(Pointer("drag", card.rect.center, 1))
    (flying,) = pricing.scene.motion.flights.air.children
    assert flying.rect.collidepoint(card.rect.center) and card.lit
    pricing.context.stack.handle(Pointer("drop", card.rect.center, 1))
    assert not pricing.scene.motion.flights.air.children and not card.lit


def test_figures_type_a_price_as_far_as_there_is_gold():
    pricing = at_table("pp", 6, "set_prices")
    page, card = pricing.scene.parts["prices"], cards(pricing)[0]
    pricing.scene.root.set_focus(card.face, visible=True)
    most = page.drafting.highest(card.tile)
    assert 10 <= most < 30, "the test wants a price of two figures"
    for key in "1", "0":
        pricing.key(key)
    assert page.drafting.price(card.tile) == 10
    pricing.key("9")
    assert page.drafting.price(card.tile) == 9, "109 cannot be paid: the figure begins a new price"
    pricing.key("backspace")
    assert page.drafting.price(card.tile) == 0


def test_the_dock_says_what_is_left_and_what_the_prices_do_if_both_one_or_none_is_sold(pricing: Stand):
    dock, page = pricing.scene.parts["purse"], pricing.scene.parts["prices"]
    first, second, third = (card.tile for card in cards(pricing))
    page.put("gold:3", first)
    assert dock.left.text == str(page.drafting.total - 3) and dock.cases.none.visible
    page.put("gold:2", second)
    page.put("axe", third)
    left = page.drafting.total - 5
    told = [row[2].text for row in dock.cases.rows if row[2].visible]
    assert told == [f"{left + more} gold" for more in (10, 6, 4, 0)]
    pricing.key("h")
    assert dock.left.text == "–" and not dock.cases.visible


def everything(session: Session) -> list:
    return [event for _, event in session.events(None)]


@pytest.mark.parametrize("kinds", ["bb", "bbbb", "bbbbb"])
def test_who_has_yet_to_buy_is_known_from_what_everybody_saw(kinds: str):
    """At each moment of buying, in every round of a match."""
    session, said = played(kinds, None), 0
    for at in range(len(session)):
        stack = RULES.to_plain(session.view(None, at))["stack"]
        if not stack or not stack[-1].startswith("buy_tile"):
            continue
        start = max(n for n in range(at) if any(e.word == "round_begun" for _, e in session.events(None, n, n + 1)))
        recent = [event for _, event in session.events(None, start, at)]
        left = still_to_buy(recent, session.shown(None, at).in_order())
        assert left[0] == int(stack[-1].rpartition("=")[2])
        said += len(left) < session.seats
    assert said > 5


@pytest.mark.parametrize("kinds", ["pp", "pppp", "ppppp"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_what_is_missing_is_never_cut(kinds: str, size: tuple[int, int]):
    """Somebody without gold before a dear tile: two digits."""
    rows = Stand(played(kinds, {"round": 1, "phase": "buy_tile"}), size=size, curtain=False).scene.parts["offers"]
    for offer in rows.offers:
        offer.show_missing(28)
        assert offer.missing.overflow() == [] and offer.missing.rect.right <= offer.rect.right


@pytest.mark.parametrize("kinds", ["ppp", "ppppp"])
def test_no_card_lies_on_what_is_offered(kinds: str):
    """Half of the rows lay under what was said of the own castle, and the land beside it was empty."""
    stand = Stand(played(kinds, {"round": 2, "phase": "buy_tile"}), curtain=False)
    part, card, seen = stand.scene.parts["offers"], stand.scene.card, 0
    for component in map(part.view.land.component, part.view.land.tiles):
        stand.point(part.view.rect_of(component).center)
        stand.wait(600)
        seen += card.visible
        assert not card.visible or card.box().collidelist([row.rect for row in part.rows]) < 0, component
    assert seen


def test_what_everybody_bought_stays_to_be_seen():
    stand = at_table("pp", 4, "buy_tile")
    tiles = [one for one in stand.director.lit() if one.startswith("tile:")]
    page, buyer = stand.scene.parts["offers"], stand.director.viewer
    stand.click_component(tiles[0])
    assert stand.director.stage is Stage.PLAY and buyer not in page.to_buy
    assert tiles[0].removeprefix("tile:") not in page.found
    name = stand.scene.hands.name(tiles[0])
    assert any(name in getattr(widget, "text", "") for widget in page.walk())
    assert name in stand.scene.furniture.players[buyer].facts.status


@pytest.mark.parametrize("curtain", [True, False])
def test_people_who_buy_openly_take_a_purchase_back_together(curtain: bool):
    """The next person is asked already, but nothing new has been seen."""
    stand = at_table("ppp", 4, "buy_tile", curtain=curtain)
    director, lines = stand.director, len(stand.director.session)
    buyer = director.actor
    stand.click_component(next(one for one in director.lit() if one.startswith("tile:")))
    assert director.actor != buyer and stand.scene.furniture.tools["undo"].enabled
    stand.key("ctrl+z")
    assert director.actor == buyer and len(director.session) == lines


def test_a_purchase_of_nearly_all_gold_is_asked_about_and_a_cheap_one_is_not():
    session = played("pb", {"round": 3, "phase": "buy_tile"})
    view = session.view(session.waiting()[0])
    seat = session.waiting()[0]
    for action in session.options(seat):
        if isinstance(action, Buy):
            price = buying.price_of(view, INDEX[action.tile])
            for left, asks in (
                (0, price >= 4),
                (price // 4, price >= 4),
                (price // 4 + 1, False),
                (-price - 1, False),
            ):
                rich = view.copy()
                rich.gold[seat] = price + left
                assert bool(RULES.warnings(rich, seat, action)) == asks, (price, left)


def worth_buying(stand: Stand) -> bool:
    viewer, figures = stand.director.viewer, stand.scene.model.figures
    return any(
        seller != viewer and price <= figures.purse and figures.best[f"tile:{tile}"]
        for tile, (seller, price) in stand.scene.parts["offers"].found.items()
    )


def test_passing_by_points_that_can_be_paid_for_is_asked_about_once():
    stand = next(stand for number in range(2, 7) if worth_buying(stand := at_table("pp", number, "buy_tile")))
    lines = len(stand.director.session)
    stand.press("pass")
    assert len(stand.director.session) == lines and len(stand.director.warnings(stand.director.options()[-1])) == 1
    stand.key("escape")
    stand.director.warn = False
    stand.press("pass")
    assert len(stand.director.session) > lines


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_what_the_recap_tells_over_the_table_leaves_the_offers_in_sight(text_scale: float):
    stand = Stand(played("pbbb", {"round": 2, "phase": "buy_tile"}), text_scale=text_scale, curtain=False)
    scene, told = stand.scene, 0
    for line in scene.furniture.peek.facts.lines:
        scene.film.point(line)
        stand.wait()
        told += scene.film.caption.visible
        assert scene.film.caption.rect.collidelist([row.rect for row in scene.parts["offers"].rows]) < 0, line.words[
            0
        ]
    assert told
