"""Glen More II at the table: whole matches by mouse, the plan of all activations, light and pieces in motion."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.core.contract import Action
from game.core.session import Session
from game.core.words import LANGUAGES
from game.games.glen_more.actions import Activate, Move
from game.games.glen_more.rondel import hindmost
from game.games.glen_more.sensible import activate_all
from game.scenes.result import ResultScene
from game.table.shown import PLAN
from tests.scenes.glen_helpers import match, played
from tests.scenes.table_stage import Stand


def test_a_match_is_brought_to_its_end_by_clicking_what_is_lit():
    """Everything lit has a place of its own, and every click on it does something."""
    stand, dice = Stand(match("pb", seed=1), warn=False), random.Random(1)
    for _ in range(1500):
        if not stand.until_asked():
            break
        before = len(stand.director.session), stand.director.picker.chosen
        stand.click_component(dice.choice(stand.director.lit()))
        assert (len(stand.director.session), stand.director.picker.chosen) != before
    stand.wait()
    assert isinstance(stand.top, ResultScene)


def can_do_much(session: Session) -> bool:
    return len(activate_all(session.view(0), 0)) > 2


def activating(motion: str = "none") -> Stand:
    """A person may activate several tiles."""
    stand = Stand(played("pbb", "act", 100, seed=3, when=can_do_much), curtain=False, motion=motion)
    stand.scene.motion.finish()
    assert stand.until_asked()
    return stand


@pytest.fixture
def acting() -> Stand:
    return activating()


# -- everything in one go --------------------------------------------------------------------------------------------


def test_pointing_at_the_plan_shows_its_order_and_what_it_brings(acting: Stand):
    board = acting.scene.parts["board"].view
    assert board.planned == ()
    acting.point(acting.scene.anchor(PLAN))
    tiles = [action.touches()[0] for action in acting.director.proposal.plan() if action.word == "activate"]
    assert [board.land.component(cell) for cell in board.planned] == tiles
    assert acting.scene.card.visible and acting.scene.card.card.rows
    acting.point((640, 20))
    assert board.planned == ()


def test_the_plan_is_done_as_ordinary_actions_and_taken_back_one_by_one(acting: Stand):
    plan, session = acting.director.proposal.plan(), acting.director.session
    lines, before = len(session), session.fingerprint()
    acting.click_component(PLAN)
    assert [line.action for line in session.lines[lines:]] == list(plan)
    for left in reversed(range(len(plan))):
        acting.press("undo")
        assert len(session) == lines + left
    assert session.fingerprint() == before


def test_what_the_plan_brings_is_what_its_card_says(acting: Stand):
    points = acting.director.session.sheet(0).total(0, at_end=False)
    acting.scene.model.pointing.at(PLAN)
    promised = acting.scene.model.pointing.preview.gained(0, "now")
    acting.scene.hands.choose(PLAN)
    assert acting.director.session.sheet(0).total(0, at_end=False) - points == promised


def test_without_anything_to_activate_there_is_no_plan():
    stand = Stand(played("pbb", "choose_tile", seed=3), curtain=False)
    assert stand.until_asked()
    assert stand.director.proposal.plan() == () and not stand.scene.parts["board"].plan.visible
    lines = len(stand.director.session)
    stand.scene.hands.choose(PLAN)
    assert len(stand.director.session) == lines


def test_an_alternative_lights_up_once_its_tile_is_chosen():
    def alternatives(session: Session) -> list[str]:
        return [one.touches()[0] for one in session.options(0) if one.word == "activate" and len(one.touches()) > 1]

    def several(session: Session) -> bool:
        return len(alternatives(session)) > len(set(alternatives(session)))

    stand = Stand(played("pbb", "act", seed=3, when=several), curtain=False)
    assert stand.until_asked()
    found = alternatives(stand.director.session)
    tile = next(one for one in found if found.count(one) > 1)
    assert not any(one.startswith("line:") for one in stand.director.lit())
    stand.click_component(tile)
    ways = {one.touches()[-1] for one in stand.director.session.options(0) if one.touches()[0] == tile}
    assert len(ways) > 1 and {one for one in stand.director.lit() if one.startswith("line:")} == ways


def test_places_for_a_scot_light_up_once_he_is_chosen():
    def can_move(session: Session) -> bool:
        return any(one.word == "move" for one in session.options(0))

    stand = Stand(played("pbb", "act", seed=3, when=can_move), curtain=False)
    assert stand.until_asked()
    moves = [one.touches() for one in stand.director.options() if one.word == "move"]
    assert not any(one.startswith("cell:") for one in stand.director.lit())
    scot = moves[0][0]
    stand.click_component(scot)
    places = {to for who, to in moves if who == scot}
    assert {one for one in stand.director.lit() if one.startswith("cell:")} == places


def test_where_goods_go_needs_no_further_click():
    """What can only be clicked together with a tile does not stand before it."""
    stand = Stand(played("pb", "put_goods", seed=4), curtain=False)
    assert stand.until_asked()
    assert {one.touches()[0] for one in stand.director.options() if one.word == "put_good"} == {"supply:barley"}
    place = next(one for one in stand.director.lit() if one.startswith("cell:"))
    assert "supply:barley" not in stand.director.lit() and not stand.scene.parts["choices"].visible
    lines = len(stand.director.session)
    stand.click_component(place)
    assert stand.director.session.lines[lines].action.word == "put_good"


def test_a_preview_says_what_is_done_with_the_place():
    def can_move(session: Session) -> bool:
        return any(one.word == "move" for one in session.options(0))

    stand = Stand(played("pbb", "act", seed=3, when=can_move), curtain=False)
    assert stand.until_asked()
    scot, to = next(one.touches() for one in stand.director.options() if one.word == "move")
    stand.click_component(scot)
    stand.scene.model.pointing.at(to)
    assert stand.scene.card.card.title == stand.scene.text("glen_more.screen.deed.move")


# -- the rondel ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3, 4])
def test_pointing_at_a_tile_of_the_rondel_tells_who_moves_next_and_what_is_discarded(seed: int):
    """As the rules say it, for every tile that can be taken."""
    stand = Stand(played("pbb", "choose_tile", 150, seed=seed), curtain=False)
    assert stand.until_asked()
    session, part = stand.director.session, stand.scene.parts["rondel"]
    for action in session.options(0):
        if action.word != "take":
            continue
        found = session.preview(0, action)
        stand.scene.model.pointing.at(f"tile:{action.tile}")
        passed = [tile for event in found.events if event.word == "tiles_passed" for tile in event.tiles]
        assert list(part.view.leaving) == passed
        following = hindmost(found.after)
        told = {pawn for pawn, word in part.view.plates.items() if word == part.word("next")}
        assert told == ({f"pawn:{following}"} if following != 0 else set())
        assert part.view.target[:2] == (0, f"tile:{action.tile}")
        assert stand.scene.card.card.second.startswith(f"{part.view.target[2]} space")
    stand.scene.model.pointing.at("")
    assert part.view.target is None and part.view.leaving == ()


# -- other parts -----------------------------------------------------------------------------------------------------


def test_pointing_at_a_thumbnail_shows_that_territory_and_a_click_keeps_it():
    stand = Stand(played("pbb", "choose_tile", 100, seed=3), curtain=False)
    assert stand.until_asked()
    board, away = stand.scene.parts["board"].view, (640, 20)
    thumb = stand.scene.root.find("visit:1").rect.center
    stand.point(thumb)
    assert board.seat == 1
    stand.point(away)
    assert board.seat == 0
    stand.click(thumb)
    stand.point(away)
    assert board.seat == 1
    stand.press("visit_back")
    stand.point(away)
    assert board.seat == 0


def test_pointing_at_the_primary_button_tells_the_cheapest_payment():
    stand = Stand(played("pbbb", "pay_cost", seed=3), curtain=False)
    assert stand.until_asked()
    stand.point(stand.scene.furniture.primary.rect.center)
    assert stand.scene.card.visible and stand.scene.card.card.rows
    paid = [event.pieces()[0] for event in stand.scene.model.pointing.preview.events if event.word == "good_paid"]
    assert paid and set(paid) <= set(stand.scene.model.pointing.effect)
    stand.point((640, 20))
    assert not stand.scene.card.visible


def test_the_way_to_a_clan_is_as_dear_as_its_price():
    """Whatever has been claimed, the way that lights up costs what the rules ask."""
    stand = Stand(played("pbb", "claim_clan", seed=3), curtain=False)
    assert stand.until_asked()
    sheet = stand.scene.parts["clan_board"]
    coins = {frozenset((road.a, road.b)): road.coins for road in sheet.view.map.roads}
    for clan, price in sheet.view.prices.items():
        stand.scene.model.pointing.at(f"clan:{clan}")
        way = sheet.view.route
        assert way[-1] == clan and sum(coins[frozenset(leg)] for leg in pairwise(way)) == price


def moves_to_the_home_castle(session: Session) -> bool:
    """A Scot can go to the Home Castle, which can be activated as well."""
    offered = session.options(0)
    moves = any(isinstance(one, Move) and one.to == "1,0" for one in offered)
    return moves and any(isinstance(one, Activate) and one.tile == "home_castle:0" for one in offered)


def test_with_a_scot_in_hand_a_click_on_a_tile_is_about_going_there():
    stand = Stand(played("pb", "act", 20, seed=6, when=moves_to_the_home_castle), curtain=False)
    assert stand.until_asked()
    session = stand.scene.session
    move = next(one for one in session.options(0) if isinstance(one, Move) and one.to == "1,0")
    stand.click_component(f"scot:{move.start}")
    stand.click_component("home_castle:0")
    assert session.lines[-1].action == move


def test_the_card_of_a_scot_says_that_a_click_takes_it():
    stand = Stand(played("pb", "act", 20, seed=6, when=moves_to_the_home_castle), curtain=False)
    assert stand.until_asked()
    stand.point(stand.scene.anchor(next(one for one in stand.director.lit() if one.startswith("scot:"))))
    stand.wait(400)
    assert stand.scene.card.card.foot == stand.scene.text("table.card.mouse.choose")


# -- what a click spends ---------------------------------------------------------------------------------------------


def buys_one(session: Session) -> list[Action]:
    """What would buy one missing resource by itself, for there is no other way to pay."""
    offered = ((one, session.preview(0, one)) for one in session.options(0) if one.word == "take")
    bought = ((one, [event for event in found.events if event.word == "good_bought"]) for one, found in offered)
    return [one for one, events in bought if len(events) == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_that_buys_what_is_missing_says_for_how_much_before_and_after(language: str):
    session = played("pb", "choose_tile", when=lambda one: bool(buys_one(one)))
    action = buys_one(session)[0]
    events = session.preview(0, action).events
    good, coins = next((event.good, event.n) for event in events if event.word == "good_bought")
    stand = Stand(session, language=language, curtain=False, warn=False)
    assert stand.until_asked()
    words = stand.context.words
    stand.point(stand.scene.anchor(action.touches()[0]))
    stand.wait(300)
    wanted = words("glen_more.screen.gain.bought", what=stand.scene.model.teller.name(good), n=coins)
    assert wanted in [row.what for row in stand.scene.card.card.rows]
    stand.click_component(action.touches()[0])
    things = words(f"glen_more.film.thing.{good.partition(':')[2]}", n=1)
    assert stand.scene.toast.visible
    assert words("glen_more.film.buys", things=things, n=coins) in stand.scene.toast.text
    rondel = stand.scene.parts["rondel"].rect
    assert not stand.scene.toast.box().colliderect(rondel), "its figures are read while it is there"


def test_what_is_paid_one_by_one_is_not_told_once_more():
    def purchases(session: Session) -> list[Action]:
        return [one for one in session.options(0) if one.word == "pay" and one.touches()[0].startswith("market:")]

    stand = Stand(
        played("pbbb", "pay_cost", seed=3, when=lambda one: bool(purchases(one))), curtain=False, warn=False
    )
    assert stand.until_asked()
    before = len(stand.director.session)
    stand.director.submit_all(purchases(stand.director.session)[:1])
    assert any(event.word == "good_bought" for _, event in stand.director.session.events(0, before, before + 1))
    assert not stand.scene.toast.visible
