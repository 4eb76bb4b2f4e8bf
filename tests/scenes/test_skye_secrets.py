"""Two matches of Isle of Skye that differ only in what another seat keeps secret look the same, pixel by pixel."""

from __future__ import annotations

import random

import pytest

from game.core.session import Session
from game.games.isle_of_skye.rules import RULES
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from game.ui.events import KeyUp, Pointer
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand, same

PRICES = ((1, 2), (3, 1))
"""What seat 0 puts on its tiles behind the screen in the two matches."""


def priced(prices: tuple[int, int], axe: int, *, kinds: str = "pp", seal: bool = True) -> Session:
    """The third round; seat 0 has decided, seat 1 has not."""
    session = played(kinds, {"round": 3, "phase": "set_prices"})
    options = session.options(0)
    session.submit(0, options[axe])
    for gold in prices:
        session.submit(0, session.options(0)[gold - 1])
    if seal:
        session.submit(0, session.options(0)[0])
    return session


def stands(*, seal: bool = True) -> tuple[Stand, Stand]:
    made = tuple(Stand(priced(prices, axe, seal=seal)) for axe, prices in enumerate(PRICES))
    for stand in made:
        while stand.director.stage in (Stage.HAND_OVER, Stage.CURTAIN) and stand.director.viewer != 1:
            if stand.director.stage is Stage.CURTAIN and stand.director.next_seat == 1:
                break
            stand.press("i_am" if stand.director.stage is Stage.CURTAIN else "primary")
        stand.settle(stand.scene)
    return made[0], made[1]


def test_the_curtain_before_the_next_pricing_shows_nothing_of_the_last():
    one, two = stands()
    assert one.director.stage is Stage.CURTAIN
    assert same(one, two)


def test_the_next_person_sees_nothing_of_axe_prices_and_gold():
    one, two = stands()
    for stand in (one, two):
        stand.press("i_am")
        assert stand.director.viewer == 1 and phase(stand.director.session) == "set_prices"
    assert same(one, two)


@pytest.mark.parametrize("chord", ["tab", "s", "l", "escape", "h"])
def test_sheet_log_menu_and_covered_table(chord: str):
    one, two = stands()
    for stand in (one, two):
        stand.press("i_am")
        stand.key(chord)
        stand.wait(100)
    assert same(one, two)


def test_cards_and_tooltips_of_everything_that_can_be_pointed_at():
    one, two = stands()
    for stand in (one, two):
        stand.press("i_am")
    components = RULES.components(one.director.session.view(1))
    for component in [*random.Random(1).sample(components, min(30, len(components))), "purse:0", "purse:1"]:
        for stand in (one, two):
            stand.scene.model.pointing.at(component)
            stand.wait(300)
        assert same(one, two), component


def test_visiting_the_land_of_the_one_who_has_sealed():
    one, two = stands()
    for stand in (one, two):
        stand.press("i_am")
        stand.press("visit:0")
    assert same(one, two)


def test_covering_the_table_hides_the_own_draft():
    """Two drafts of the same person look the same once they are covered."""
    made = (Stand(priced(PRICES[0], 0, seal=False)), Stand(priced(PRICES[1], 1, seal=False)))
    for stand in made:
        while stand.director.stage is Stage.CURTAIN or stand.director.viewer != 0:
            stand.press("i_am" if stand.director.stage is Stage.CURTAIN else "primary")
    one, two = made
    assert not same(one, two), "the test can see a difference"
    for stand in made:
        stand.key("h")
    for stand in made:
        stand.point((640, 20))
        stand.wait(400)
    assert same(one, two)


def test_a_draft_that_is_only_entered_is_gone_behind_the_curtain():
    drafts = []
    for clicks in (1, 4):
        stand = Stand(match("pp"))
        stand.press("i_am")
        for _ in range(clicks):
            stand.click(stand.scene.parts["prices"].cards[0].plus.rect.center)
        stand.key("h")
        stand.point((640, 20))
        stand.wait(400)
        drafts.append(stand)
    assert same(*drafts)


def test_the_replay_of_a_running_match_shows_no_prices():
    one, two = stands()
    for stand in (one, two):
        scene = ReplayScene(stand.context, stand.director.session)
        stand.context.stack.push(scene)
        stand.settle(scene)
    for position in range(len(one.director.session) - 6, len(one.director.session) + 1):
        for stand in (one, two):
            stand.top.go_to(position)
        assert same(one, two), position


# -- played openly: closed purses ------------------------------------------------------------------------------------


OPEN = ("buy_tile", "build_tiles")


def purses(where: str, *, kinds: str = "ppp") -> tuple[Stand, Stand]:
    """The same match twice, but who acts has little gold in hand in the one, and much in the other."""
    made = []
    for gold in (1, 30):
        session = played(kinds, {"round": 4, "phase": where})
        state = session._course.states[-1].copy()
        state.gold = list(state.gold)
        state.gold[session.waiting()[0]] = gold
        session._course.states[-1] = state
        stand = Stand(session)
        assert stand.director.stage is Stage.PLAY and stand.top is stand.scene, "no curtain falls here"
        made.append(stand)
    return made[0], made[1]


@pytest.mark.parametrize("where", OPEN)
def test_nothing_on_an_open_table_betrays_the_gold_of_whoever_acts(where: str):
    one, two = purses(where)
    assert same(one, two)
    assert one.director.lit() == two.director.lit()
    assert one.scene.furniture.prompt.text == two.scene.furniture.prompt.text


@pytest.mark.parametrize("where", OPEN)
def test_a_purse_is_open_as_long_as_the_key_is_held(where: str):
    one, two = purses(where)
    for stand in (one, two):
        stand.key("h")
    assert not same(one, two), "whoever holds the key sees the own gold"
    for stand in (one, two):
        stand.context.stack.handle(KeyUp("h"))
    assert same(one, two)


@pytest.mark.parametrize("chord", ["tab", "s", "l", "escape", "n", "t", "return", "x"])
@pytest.mark.parametrize("where", OPEN)
def test_no_key_tells_the_gold_on_an_open_table(where: str, chord: str):
    one, two = purses(where)
    for stand in (one, two):
        stand.key(chord)
        stand.wait(400)
    assert same(one, two)


@pytest.mark.parametrize("where", OPEN)
def test_no_card_and_no_lit_place_tells_the_gold_on_an_open_table(where: str):
    one, two = purses(where)
    components = RULES.components(one.director.session.view(None))
    asked = [*one.director.lit(), *random.Random(1).sample(components, 20), "purse:0", "purse:1", "purse:2"]
    for component in asked:
        for stand in (one, two):
            stand.scene.model.pointing.at(component)
            stand.wait(300)
        assert same(one, two), component


def test_what_is_too_dear_is_refused_without_a_figure():
    one, _ = purses("buy_tile")
    page = one.scene.parts["offers"]
    gold = one.director.session.view(one.director.viewer).gold[one.director.viewer]
    others = {tile: price for tile, (seller, price) in page.found.items() if seller != one.director.viewer}
    dear = next(tile for tile, price in others.items() if price > gold)
    lines = len(one.director.session)
    one.click_component(f"tile:{dear}")
    assert len(one.director.session) == lines
    card, words = one.scene.card, one.scene.text
    assert card.visible and card.card.reason == words("table.why.closed"), "a click is never left without an answer"
    assert card.card.way_out == words("table.way.look")
    assert not any(figure.isdigit() for figure in card.card.reason)


def test_a_tile_held_down_opens_the_purse_and_is_bought_when_let_go_on():
    _, two = purses("buy_tile")
    page, director = two.scene.parts["offers"], two.director
    face = next(offer.face for offer in page.offers if offer.lit)
    handle, pos = two.context.stack.handle, face.rect.center
    two.point(pos)
    handle(Pointer("down", pos, 1))
    assert director.closed
    two.wait(400)
    assert not director.closed and two.scene.parts["buying"].coins.visible
    lines = len(director.session)
    handle(Pointer("up", pos, 1))
    assert len(director.session) == lines + 1 and director.closed


def test_after_an_open_phase_nobody_is_taken_to_sit_there_alone():
    """Even who built last, and prices first, says so behind the curtain: all have been watching."""
    stand = Stand(played("pp", {"round": 2, "phase": "build_tiles"}))
    while phase(stand.director.session) == "build_tiles":
        assert stand.director.closed
        stand.director.submit(stand.director.options()[0])
    assert stand.director.stage is Stage.CURTAIN and stand.director.eyes is None
