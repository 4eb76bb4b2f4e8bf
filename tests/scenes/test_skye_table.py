"""Gold by hand, what everybody may know of gold, reveals and scorings that are told, what panels and cards say."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.games.isle_of_skye.rules import RULES
from game.scenes.curtain import CurtainScene
from game.table.director import Stage
from game.table.tally import curves
from game.ui.events import Pointer
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.buying_order import still_to_buy
from game.ui.widgets import Dialog
from tests.scenes.skye_hands import BY_MOUSE, build_by_mouse, cards, set_prices_by_mouse
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand


def at_table(kinds: str, number: int, where: str, *, motion: str = "none", curtain: bool = False) -> Stand:
    stand = Stand(played(kinds, {"round": number, "phase": where}), curtain=curtain, motion=motion)
    assert stand.until_asked()
    stand.scene.motion.finish()
    return stand


def drag(stand: Stand, start: tuple[int, int], *way: tuple[int, int]) -> None:
    handle = stand.context.stack.handle
    stand.point(start)
    handle(Pointer("down", start, 1))
    for pos in way:
        handle(Pointer("drag", pos, 1))
    handle(Pointer("drop", way[-1], 1))


# -- gold by hand ----------------------------------------------------------------------------------------------------


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


# -- buying ---------------------------------------------------------------------------------------------------------


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


# -- what is told ----------------------------------------------------------------------------------------------------


def sealed_but_one(kinds: str, *, motion: str, curtain: bool) -> Stand:
    """All have sealed but the one who looks."""
    stand = at_table(kinds, 3, "set_prices", motion=motion, curtain=curtain)
    for _ in range(len(kinds) - 1):
        set_prices_by_mouse(stand)
        if stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        stand.wait(1000 if motion != "none" else 50)
        if isinstance(stand.top, CurtainScene):
            stand.press("i_am")
    return stand


def test_prices_are_revealed_screen_after_screen_and_a_click_only_ends_that():
    stand = sealed_but_one("ppp", motion="normal", curtain=False)
    set_prices_by_mouse(stand)
    page, sunk = stand.scene.parts["offers"], []
    for _ in range(40):
        stand.wait(50)
        sunk.append(tuple(round(screen.sunk, 2) for screen in page.screens))
    assert (0, 0, 0) in sunk and any(one and one[0] == 1 and one[2] == 0 for one in sunk)
    lines = len(stand.director.session)
    assert stand.scene.model.is_told
    stand.press("primary")
    assert not stand.scene.model.is_told and not page.screens
    assert len(stand.director.session) == lines, "the click ended the telling and did nothing else"
    stand.key("return")
    assert len(stand.director.session) == lines, "the key that went on does not pass as well"
    stand.press("pass")
    assert len(stand.director.session) > lines or stand.scene.root._layer() is not stand.scene.root


def test_the_reveal_lies_open_to_all_and_buying_goes_on_without_a_curtain():
    stand = sealed_but_one("pp", motion="normal", curtain=True)
    set_prices_by_mouse(stand)
    stand.wait(300)
    assert stand.scene.model.is_told and stand.director.eyes is None
    for _ in range(200):
        stand.wait(50)
        assert stand.top is stand.scene
        assert stand.scene.model.figures.purse is None
        if not stand.scene.model.is_told:
            break
    assert stand.director.stage is Stage.PLAY and phase(stand.director.session) == "buy_tile"


def test_each_land_lights_what_scores_and_says_its_points():
    stand = at_table("pp", 3, "build_tiles", motion="normal")
    session = stand.director.session
    while phase(session) == "build_tiles":
        build_by_mouse(stand)
    lands, told = stand.scene.parts["scored"], {}
    for _ in range(400):
        stand.wait(50)
        for event in stand.scene.model.telling:
            if event.word == "slot_scored" and event.points:
                told[event.slot, event.seat] = lands.views[event.seat].outlined
        if not stand.scene.motion.busy:
            break
    scored = {
        (event.slot, event.seat): event
        for event in everything(session)
        if event.word == "slot_scored" and event.points
    }
    assert told and all(scored[key].parts for key in told)
    for key, groups in told.items():
        tiles = {tile for part in scored[key].parts for tile in part.split()[1:]}
        assert {tile for group in groups for tile in group} == tiles
    assert not stand.scene.model.telling and not stand.scene.model.counting


def test_the_end_is_told_to_its_last_scroll():
    session = played("pp", {"round": 6, "phase": "build_tiles"})
    stand = Stand(session, curtain=False, motion="fast")
    assert stand.until_asked()
    while not session.is_over():
        build_by_mouse(stand)
    steps = []
    for _ in range(900):
        stand.wait(50)
        words = tuple(dict.fromkeys(event.word for event in stand.scene.model.telling))
        if words and words not in steps:
            steps.append(words)
        if stand.top is not stand.scene:
            break
    assert any("scroll_scored" in words for words in steps) and steps[-1][-1] == "gold_exchanged"


def test_a_tile_flies_as_it_will_lie():
    stand = at_table("pb", 3, "build_tiles")
    board = stand.scene.parts["board"]
    held = stand.director.picker.chosen[0]
    sizes = {board.sprite(f"{held}/{turn}", 0) for turn in range(4)}
    assert len(sizes) == 4


def test_a_tile_is_dragged_from_the_dock_onto_its_place():
    stand = at_table("pp", 3, "build_tiles")
    board, dock = stand.scene.parts["board"], stand.scene.parts["dock"]
    place = next(iter(sorted(board.view.lit)))
    face, lines = dock.faces[0], len(stand.director.session)
    stand.point(face.rect.center)
    handle = stand.context.stack.handle
    handle(Pointer("down", face.rect.center, 1))
    handle(Pointer("drag", (240, 580), 1))
    assert len(stand.scene.motion.flights.air.children) == 1, "it hangs at the pointer"
    handle(Pointer("drag", board.view.anchor(place), 1))
    assert not stand.scene.motion.flights.air.children and board.view.ghost.at == place, "it lies where it would"
    handle(Pointer("drop", board.view.anchor(place), 1))
    assert [line.action.word for line in stand.director.session.lines[lines:]] == ["build"]


def test_dragging_another_tile_takes_that_one_in_hand():
    stand = at_table("ppp", 4, "build_tiles")
    dock = stand.scene.parts["dock"]
    other = next(face for face in dock.faces if face.visible and not face.held)
    tile, start = other.component, other.rect.center
    stand.point(start)
    stand.context.stack.handle(Pointer("down", start, 1))
    stand.context.stack.handle(Pointer("drag", (600, 560), 1))
    stand.context.stack.handle(Pointer("drag", (610, 560), 1))
    assert stand.director.picker.chosen[0] == tile
    stand.context.stack.handle(Pointer("drop", (610, 560), 1))
    assert stand.director.picker.chosen[0] == tile


def test_a_whole_match_of_two_people_with_everything_told():
    stand = Stand(match("pp", seed=3), motion="fast")
    curtains = 0
    for _ in range(1500):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene):
            stand.wait(300)
            stand.press("i_am")
            curtains += 1
        elif stand.scene.motion.to_come or stand.director.stage is Stage.CURTAIN:
            stand.wait(400)
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        else:
            BY_MOUSE[phase(stand.director.session)](stand)
            if isinstance(stand.scene.root.children[-1], Dialog):
                stand.click(stand.scene.root.children[-1].buttons[-1].rect.center)
    assert stand.director.session.result() is not None and curtains == 2 * 6


# -- panels and cards ------------------------------------------------------------------------------------------------


def test_panels_say_the_order_of_play_and_how_much_is_built():
    stand = at_table("ppp", 4, "build_tiles")
    facts = [panel.facts for panel in stand.scene.furniture.players]
    start = stand.scene.model.position_shown.start
    assert [facts[(start + n) % 3].place for n in range(3)] == [1, 2, 3]
    builder = stand.director.viewer
    total = len(stand.scene.model.position_shown.players[builder].got)
    assert facts[builder].status_tone == "acts" and f"0 of {total}" in facts[builder].status
    while stand.director.viewer == builder and phase(stand.director.session) == "build_tiles":
        build_by_mouse(stand)
    done = stand.scene.furniture.players[builder].facts
    assert done.status_tone == "done" and str(total) in done.status


def test_a_place_says_what_it_brings_now_and_in_later_rounds_and_what_it_completes():
    stand = at_table("ppp", 5, "build_tiles")
    view = stand.scene.parts["board"].view
    best = max(view.lit, key=lambda place: (view.lit[place], place))
    stand.point(view.anchor(best))
    card = stand.scene.card.card
    counted = [row for row in card.rows if row.badge]
    assert [row.badge for row in counted if not row.dim] == ["A", "C"], "D is gold, which nobody can know"
    assert {row.badge: [figure for figure, _ in row.boxes] for row in counted} == {
        "A": ["5"],
        "C": ["5", "6"],
        "B": ["6"],
    }
    assert [lit for row in counted for _, lit in row.boxes].count(True) == 2
    total = sum(int(row.value.replace("–", "-")) * len(row.boxes) for row in counted)
    assert any(row.icon == "scores" and int(row.value) == total for row in card.rows)
    completed = [event for event in stand.scene.model.pointing.preview.events if event.word == "area_completed"]
    assert completed and len([row for row in card.rows if row.icon == "waves"]) == len(completed)
    assert any(best in group for group in view.outlined), "the tile in hand is part of what it completes"


def test_the_clan_stands_above_its_land():
    stand = at_table("pp", 2, "build_tiles")
    title, clan, _ = stand.scene.parts["board"].view.title
    assert stand.scene.hands.player(stand.director.viewer) in title and "Mac" in clan


def test_a_scroll_says_what_it_counts_and_that_a_closed_area_doubles_it():
    stand = at_table("pp", 5, "set_prices")
    page = stand.scene.parts["prices"]
    for tile in RULES.to_plain(stand.director.session.view(None))["bag"]:
        if table.scroll_of(tile):
            page.cards[0].face.component = f"tile:{tile}"
            assert "Doubled" in page.told(f"tile:{tile}").text
            break
    else:
        pytest.fail("no scroll is left in the bag")


def test_the_curve_of_points_has_a_step_for_each_round():
    session = played("bbb", None)
    assert {len(values) for values in curves(session, veiled=False)} == {7}
    assert [values[-1] for values in curves(session, veiled=False)] == list(session.result().points)
