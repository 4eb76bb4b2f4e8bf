"""Isle of Skye at the table: whole matches by mouse and by keyboard, prices on one page, tiles turned and laid."""

from __future__ import annotations

import random

import pytest

from game.scenes.curtain import CurtainScene
from game.scenes.result import ResultScene
from game.table.director import Hint, Stage
from game.ui.events import Pointer
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand


def cards(stand: Stand) -> list:
    return stand.scene.parts["prices"].cards


def click_widget(stand: Stand, widget) -> None:
    stand.click(widget.rect.center)


def tiles_of(stand: Stand, seat: int) -> list[str]:
    land = stand.director.session.rules.to_plain(stand.director.session.view(None))["lands"][seat]
    return [f"tile:{told.split()[0]}" for told in land.values()]


def set_prices_by_mouse(stand: Stand) -> None:
    first, *others = cards(stand)
    click_widget(stand, first.face)
    for card in others:
        click_widget(stand, card.plus)
    stand.press("primary")


def buy_by_mouse(stand: Stand) -> None:
    tiles = [one for one in stand.director.lit() if one.startswith("tile:")]
    if tiles:
        stand.click_component(tiles[0])
    else:
        stand.press("pass")


def build_by_mouse(stand: Stand) -> None:
    places = [one for one in stand.director.lit() if one.startswith("place:")]
    if places:
        stand.click_component(places[len(stand.director.session) % len(places)])
    elif "end_turn" in stand.director.lit() or "bag" in stand.director.lit():
        stand.press("primary")
    else:
        stand.key("r")


def turn_castle(stand: Stand) -> None:
    stand.click_component("turn:1")


BY_MOUSE = {"set_prices": set_prices_by_mouse, "buy_tile": buy_by_mouse, "build_tiles": build_by_mouse,
            "place_castle": turn_castle}


def play_by_mouse(stand: Stand, most: int = 900) -> int:
    """Until the match is over; how often the curtain fell."""
    curtains = 0
    for _ in range(most):
        if stand.director.stage is Stage.OVER:
            break
        if stand.director.stage is Stage.CURTAIN:
            assert isinstance(stand.top, CurtainScene) and stand.director.eyes is None
            curtains += 1
            stand.press("i_am")
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        elif stand.director.stage is Stage.BOT:
            stand.wait()
        else:
            BY_MOUSE[phase(stand.director.session)](stand)
    return curtains


def test_a_whole_match_with_a_bot_by_mouse():
    stand = Stand(match("pb"))
    play_by_mouse(stand)
    assert stand.director.session.result() is not None
    stand.wait()
    assert isinstance(stand.top, ResultScene)


@pytest.mark.parametrize(("kinds", "rounds"), [("ppp", 6), pytest.param("ppppp", 5, marks=pytest.mark.slow)])
def test_each_person_looks_behind_the_screen_once_in_a_round_and_no_other_curtain_falls(kinds: str, rounds: int):
    stand = Stand(match(kinds, turn_castle=True))
    curtains = play_by_mouse(stand, 2000)
    assert stand.director.session.result() is not None
    assert curtains == len(kinds) * rounds


def test_before_each_sealed_pricing_the_curtain_falls():
    stand = Stand(match("pp"))
    assert stand.director.stage is Stage.CURTAIN
    stand.press("i_am")
    set_prices_by_mouse(stand)
    assert stand.director.stage is Stage.CURTAIN and stand.director.eyes is None


def by_keyboard(stand: Stand) -> None:
    where = phase(stand.director.session)
    if where == "set_prices":
        first, *others = cards(stand)
        stand.scene.root.set_focus(first.face, visible=True)
        stand.key("x")
        for card in others:
            stand.scene.root.set_focus(card.face, visible=True)
            stand.key("up")
            stand.key("up")
        stand.key("ctrl+return")
        if stand.director.stage is Stage.PLAY and phase(stand.director.session) == "set_prices":
            stand.scene.furniture.command("primary")
    elif where == "buy_tile" or [one for one in stand.director.lit() if one.startswith("place:")]:
        stand.key("n")
        stand.key("return")
    elif "end_turn" in stand.director.lit() or "bag" in stand.director.lit():
        stand.key("ctrl+return")
    else:
        stand.key("r")


def test_a_whole_match_by_keyboard_alone():
    stand = Stand(match("pp"))
    for _ in range(900):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene):
            stand.key("return")
        elif stand.director.stage is Stage.PLAY:
            by_keyboard(stand)
        else:
            stand.key("ctrl+return")
    assert stand.director.stage is Stage.OVER


# -- prices ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def pricing() -> Stand:
    stand = Stand(played("pp", {"round": 3, "phase": "set_prices"}), curtain=False)
    assert stand.until_asked()
    return stand


def test_all_coins_of_a_draft_are_shown_and_never_below_none(pricing: Stand):
    page = pricing.scene.parts["prices"]
    card = cards(pricing)[0]
    before = page.drafting.left
    for _ in range(before + 5):
        click_widget(pricing, card.plus)
    assert page.drafting.left == 1, "1 gold is kept for the other tile that needs a price"
    assert page.drafting.staked == before - 1
    assert not card.plus.enabled and card.plus.hint()


def test_the_axe_takes_the_price_away_and_is_lifted_by_a_second_click(pricing: Stand):
    page, card = pricing.scene.parts["prices"], cards(pricing)[0]
    click_widget(pricing, card.plus)
    click_widget(pricing, card.face)
    assert page.drafting.axed == card.tile and page.drafting.staked == 0
    click_widget(pricing, card.face)
    assert page.drafting.axed == ""


def test_prices_can_be_sealed_only_when_all_is_said(pricing: Stand):
    primary = pricing.scene.furniture.primary
    assert not primary.enabled
    click_widget(pricing, cards(pricing)[0].face)
    click_widget(pricing, cards(pricing)[1].plus)
    assert not primary.enabled
    click_widget(pricing, cards(pricing)[2].plus)
    assert primary.enabled
    lines = len(pricing.director.session)
    assert lines == len(pricing.director.session), "nothing was said to the rules so far"
    pricing.press("primary")
    said = [line.action.word for line in pricing.director.session.lines[lines:]]
    assert said == ["axe", "price", "price", "seal"]


def test_enter_with_one_price_missing_says_that_it_is_a_price(pricing: Stand):
    first, second, _ = cards(pricing)
    click_widget(pricing, first.face)
    click_widget(pricing, second.plus)
    pricing.key("ctrl+return")
    assert "at least 1 gold" in pricing.scene.card.card.reason


def test_sealed_prices_can_be_opened_again_until_somebody_else_looks():
    stand = Stand(played("pp", {"round": 2, "phase": "set_prices"}))
    stand.press("i_am")
    set_prices_by_mouse(stand)
    stand.press("come_back")
    assert stand.director.stage is Stage.HAND_OVER
    page = stand.scene.parts["prices"]
    staked = page.drafting.staked
    click_widget(stand, cards(stand)[1].plus)
    assert stand.director.stage is Stage.PLAY
    assert page.drafting.staked == staked + 1, "what was entered before is still there"
    stand.press("primary")
    stand.press("i_am")
    assert stand.director.undo_refusal() is not None
    assert page.drafting.axed == "" and page.drafting.staked == 0, "nothing of the other's page is left"


def test_all_of_pricing_goes_by_keys(pricing: Stand):
    """N finds the tiles, figures and arrows price them, X puts the axe, N and Enter seal."""
    page, (first, second, third) = pricing.scene.parts["prices"], cards(pricing)
    pricing.key("n")
    assert pricing.scene.root.focus is first.face and pricing.scene.root.focus_visible
    pricing.key("2")
    assert page.drafting.price(first.tile) == 2 and page.current == first.tile, "it stands at its best place"
    pricing.key("right")
    assert pricing.scene.root.focus is second.face
    pricing.key("x")
    pricing.key("n")
    pricing.key("up")
    pricing.key("up")
    pricing.key("down")
    assert (page.drafting.axed, page.drafting.price(third.tile)) == (second.tile, 1)
    lines = len(pricing.director.session)
    pricing.key("n")
    assert pricing.scene.root.focus is pricing.scene.furniture.primary
    pricing.key("return")
    assert len(pricing.director.session) == lines + 4


def test_a_price_is_set_by_wheel_and_ruler(pricing: Stand):
    page, card = pricing.scene.parts["prices"], cards(pricing)[0]
    pricing.context.stack.handle(Pointer("wheel", card.face.rect.center, wheel=(0, 1)))
    assert page.drafting.price(card.tile) == 1
    place = card.ruler.rect.move(card.ruler.rect.w // 4, 0).midleft
    pricing.click(place)
    assert page.drafting.price(card.tile) > 1
    assert card.ruler.limits and all(most > 0 for _, most in card.ruler.limits)


def test_without_hints_no_ruler_says_what_rivals_can_pay():
    stand = Stand(played("pp", {"round": 3, "phase": "set_prices"}), curtain=False)
    stand.context.change(hints=False)
    stand.scene.refresh()
    assert stand.scene.parts["prices"].limits() == ()


def test_advice_on_the_axe_says_so_and_marks_its_tile(pricing: Stand):
    director, card = pricing.director, cards(pricing)[1]
    axe = next(one for one in director.options() if f"tile:{card.tile}" in one.touches())
    director.hint = Hint(axe, None)
    pricing.scene.refresh()
    assert card.lit and not cards(pricing)[0].lit
    assert pricing.scene.text("isle_of_skye.screen.advised.axe") in pricing.scene.model.moment().advice


def test_a_draft_survives_a_resize(pricing: Stand):
    click_widget(pricing, cards(pricing)[0].plus)
    pricing.scene.rebuild()
    assert pricing.scene.parts["prices"].drafting.staked == 1


# -- building --------------------------------------------------------------------------------------------------------


@pytest.fixture
def building() -> Stand:
    stand = Stand(played("pp", {"round": 4, "phase": "build_tiles"}), curtain=False)
    assert stand.until_asked()
    return stand


def test_a_tile_is_in_hand_at_once_and_turns_by_key_button_and_wheel(building: Stand):
    held = building.director.picker.chosen
    assert held[0].startswith("tile:") and held[1].startswith("turn:")
    turn = int(held[1][-1])
    building.key("r")
    assert building.director.picker.chosen == (held[0], f"turn:{(turn + 1) % 4}")
    building.key("q")
    assert building.director.picker.chosen == held
    building.press("turn_right")
    assert building.director.picker.chosen[1] == f"turn:{(turn + 1) % 4}"
    middle = building.scene.parts["board"].rect.center
    building.context.stack.handle(Pointer("wheel", middle, wheel=(0, 1)))
    assert building.director.picker.chosen == held


def test_every_lit_place_says_what_it_would_bring(building: Stand):
    view = building.scene.parts["board"].view
    assert view.lit and all(label for label in view.lit.values())
    place = next(iter(view.lit))
    building.point(view.anchor(place))
    assert building.scene.card.visible and building.scene.card.card.result == view.lit[place]
    assert len([row for row in building.scene.card.card.rows if row.badge]) >= 3


def test_a_click_where_the_tile_fits_turned_otherwise_turns_it(building: Stand):
    for _ in range(4):
        view = building.scene.parts["board"].view
        if view.other_turns:
            break
        building.key("r")
    place = next(iter(sorted(view.other_turns)))
    lines = len(building.director.session)
    building.click(view.anchor(place))
    assert len(building.director.session) == lines
    assert place in view.lit


def test_a_place_where_it_cannot_lie_says_which_border_does_not_match(building: Stand):
    view = building.scene.parts["board"].view
    for _ in range(4):
        wrong = [c for c in map(view.land.component, sorted(view.land.frontier))
                 if c not in view.lit and c not in view.other_turns and view.anchor(c)]
        if wrong:
            break
        building.key("r")
    building.click(view.anchor(wrong[0]))
    assert building.scene.card.visible and building.scene.card.card.reason


def test_another_land_is_shown_large_and_back(building: Stand):
    board = building.scene.parts["board"]
    other = 1 - building.director.viewer
    building.press(f"visit:{other}")
    assert board.view.seat == other and not board.view.lit
    building.press("visit_back")
    assert board.view.seat == building.director.viewer and board.view.lit
    building.press(f"visit:{other}")
    building.key("escape")
    assert board.view.seat == building.director.viewer


def test_every_component_answers_a_click():
    for where in ("set_prices", "buy_tile", "build_tiles"):
        stand = Stand(played("pp", {"round": 4, "phase": where}), curtain=False)
        assert stand.until_asked()
        components = stand.director.session.rules.components(stand.director.session.view(stand.director.viewer))
        for component in random.Random(3).sample(components, min(60, len(components))):
            if component not in stand.director.lit() and not stand.scene.model.holding.owns(component):
                lines = len(stand.director.session)
                stand.scene.hands.choose(component)
                card = stand.scene.card
                assert card.visible and (card.card.reason or card.card.text), f"{where}: {component}"
                assert len(stand.director.session) == lines


def test_the_axe_is_dragged_onto_the_tile_that_goes(pricing: Stand):
    page = pricing.scene.parts["prices"]
    first, _, third = cards(pricing)
    for start, card in ((page.axe.rect.center, third), (third.face.rect.center, first)):
        pricing.point(start)
        pricing.context.stack.handle(Pointer("down", start, 1))
        pricing.context.stack.handle(Pointer("drag", card.rect.center, 1))
        assert card.lit, "where the axe would fall is lit"
        pricing.context.stack.handle(Pointer("drop", card.rect.center, 1))
        assert page.drafting.axed == card.tile and not card.lit


def test_a_page_with_several_questions_asks_for_all_of_them(pricing: Stand):
    before = pricing.scene.furniture.prompt.text
    click_widget(pricing, cards(pricing)[0].face)
    assert pricing.scene.furniture.prompt.text == before and "*" in before


def test_scoring_is_shown_slot_by_slot_and_counts_up():
    session = played("pp", {"round": 3, "phase": "build_tiles"})
    stand = Stand(session, curtain=False, motion="normal")
    shown = set()
    while phase(session) == "build_tiles":
        build_by_mouse(stand)
    for _ in range(400):
        stand.wait(20)
        shown |= {one for one in stand.scene.model.marked if one.startswith("slot:")}
        if not stand.scene.motion.busy:
            break
    assert shown == {"slot:A", "slot:C"}
    assert stand.scene.model.position == len(session) and not stand.scene.model.counting


def test_what_others_have_laid_is_outlined_in_their_land_and_in_no_other() -> None:
    """A place has the same name in every land, so it is the tile that stays marked."""
    stand = Stand(played("pb", {"round": 2, "phase": "set_prices"}, seed=3), size=(1280, 720))
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    laid = [one for one in board.seen.last if one in tiles_of(stand, 1)]
    assert laid and not [one for one in board.seen.last if one.startswith("place:")]
    assert [board.view.land.cell(one) for one in laid] == [None] * len(laid), "the own land is shown"
    stand.scene.hands.visit(1)
    assert all(board.view.land.cell(one) is not None for one in laid)
