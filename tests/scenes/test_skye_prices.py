"""Isle of Skye at the table: axe and prices on one page."""

from __future__ import annotations

import pytest

from game.table.director import Stage
from game.table.stages import Hint
from game.ui.events import Pointer
from game.ui.widgets import Label
from tests.scenes.skye_hands import cards, click_widget, set_prices_by_mouse
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand


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


def test_beside_a_tile_stands_what_a_click_would_do_now_with_the_axe_and_without(pricing: Stand):
    """It stood there still that a click lays the axe on it when the axe lay there and a click would lift it."""
    page, card = pricing.scene.parts["prices"], cards(pricing)[0]
    deed = page.word("click_axes")
    pricing.scene.model.pointing.at(f"tile:{card.tile}")
    assert deed in page.gains.symbols.text
    click_widget(pricing, card.face)
    assert page.drafting.axed == card.tile and page.gains.shown
    assert deed not in page.gains.symbols.text
    click_widget(pricing, card.face)
    assert deed in page.gains.symbols.text


def test_leaving_a_page_that_is_begun_asks_first(pricing: Stand):
    pricing.key("escape")
    pricing.scene.root.find("menu:home").press()
    assert pricing.top is not pricing.scene, "nothing was said yet: one goes at once"


def test_leaving_says_that_prices_which_are_not_sealed_are_said_anew(pricing: Stand):
    click_widget(pricing, cards(pricing)[1].plus)
    pricing.key("escape")
    pricing.scene.root.find("menu:home").press()
    assert pricing.top is pricing.scene and pricing.scene.root.find("unsaved") is not None
    pricing.key("return")
    assert pricing.top is pricing.scene and pricing.scene.parts["prices"].drafting.staked == 1


def test_prices_can_be_sealed_only_when_all_is_said(pricing: Stand):
    primary = pricing.scene.furniture.primary
    assert not primary.enabled
    click_widget(pricing, cards(pricing)[0].face)
    click_widget(pricing, cards(pricing)[1].plus)
    assert not primary.enabled
    click_widget(pricing, cards(pricing)[2].plus)
    assert primary.enabled
    asked, who = pricing.scene.furniture.prompt, pricing.director.viewer
    sealing = pricing.scene.text("isle_of_skye.screen.prompt_seal", who=pricing.scene.model.teller.seat(who))
    assert asked.text.replace("*", "") == sealing, "what has been done is not asked for any more"
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
    """N finds the tiles, arrows walk them in their order, figures and + and - price them, X or Enter puts the axe."""
    page, (first, second, third) = pricing.scene.parts["prices"], cards(pricing)
    root = pricing.scene.root
    pricing.key("down")
    assert root.focus is first.face and root.focus_visible, "the first arrow comes to the first tile"
    pricing.key("2")
    assert page.drafting.price(first.tile) == 2 and page.current == first.tile, "it stands at its best place"
    pricing.key("down")
    assert root.focus is second.face
    pricing.key("return")
    assert page.drafting.axed == second.tile
    for chord in ("x", "x", "down", "down", "right"):
        pricing.key(chord)
    assert root.focus is third.face, "an arrow too many leads nowhere"
    for chord in ("+", "+", "-"):
        pricing.key(chord)
    assert (page.drafting.axed, page.drafting.price(third.tile)) == (second.tile, 1)
    for chord in ("up", "left", "up"):
        pricing.key(chord)
    assert root.focus is first.face and page.drafting.price(first.tile) == 2, "arrows change no price"
    lines = len(pricing.director.session)
    for _ in range(4):
        pricing.key("b")
        if root.focus is pricing.scene.furniture.primary:
            break
    assert root.focus is pricing.scene.furniture.primary, "once all has been passed"
    pricing.key("return")
    assert len(pricing.director.session) == lines + 4


def test_the_list_of_keys_says_what_they_do_to_prices(pricing: Stand):
    words = pricing.scene.text

    def told() -> list[str]:
        pricing.scene.furniture.command("keys")
        opened = pricing.scene.furniture.opened
        found = [one.text for one in opened.walk() if isinstance(one, Label)]
        pricing.key("escape")
        return found

    own = [f"isle_of_skye.screen.prices.key_{one}" for one in ("walk", "price", "figures", "axe")]
    elsewhere = ["table.fixed_key.walk.about", "table.key.zoom_in", "table.key.zoom_fit", "table.key.mark"]
    assert set(map(words, own)) <= set(told()) and not set(map(words, elsewhere)) & set(told())
    pricing.director.hide(True)
    assert set(map(words, elsewhere)) <= set(told()), "with nothing to price keys do what they always do"


def test_axe_and_prices_by_hand_are_taken_back_one_by_one(pricing: Stand):
    page, (first, second, _) = pricing.scene.parts["prices"], cards(pricing)
    undo, lines = pricing.scene.furniture.tools["undo"], len(pricing.director.session)
    assert not undo.enabled
    click_widget(pricing, first.face)
    click_widget(pricing, second.plus)
    place = second.ruler.rect
    pricing.context.stack.handle(Pointer("down", (place.x + place.w // 4, place.centery), 1))
    for part in (3, 2):
        pricing.context.stack.handle(Pointer("drag", (place.x + place.w // part, place.centery), 1))
    pricing.context.stack.handle(Pointer("drop", (place.x + place.w // 2, place.centery), 1))
    told = []
    while undo.enabled:
        told.append((page.drafting.axed, page.drafting.price(second.tile)))
        pricing.press("undo")
    assert told[1:] == [(first.tile, 1), (first.tile, 0)] and told[0][1] > 2, "a drag of the handle is one step"
    assert page.drafting.axed == "" and len(pricing.director.session) == lines


def test_a_step_back_of_prices_never_reaches_what_was_sealed(pricing: Stand):
    set_prices_by_mouse(pricing)
    picker = pricing.director.picker
    assert not any(at == len(pricing.director.session) for steps in picker.before.values() for at, _ in steps)


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
    director.bots.hint = Hint(axe, None)
    pricing.scene.refresh()
    assert card.lit and not cards(pricing)[0].lit
    assert pricing.scene.text("isle_of_skye.screen.advised.axe") in pricing.scene.model.moment().advice.title


def test_a_draft_survives_a_resize(pricing: Stand):
    click_widget(pricing, cards(pricing)[0].plus)
    pricing.scene.rebuild()
    assert pricing.scene.parts["prices"].drafting.staked == 1


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
