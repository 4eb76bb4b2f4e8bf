"""Two matches of Isle of Skye that differ only in what another seat keeps secret look the same, pixel by pixel."""

from __future__ import annotations

import random

import pytest

from game.core.session import Session
from game.games.isle_of_skye.rules import RULES
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand

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


def same(one: Stand, two: Stand) -> bool:
    for stand in (one, two):
        stand.settle(stand.scene)
    return one.frame() == two.frame()


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


@pytest.mark.parametrize("chord", ["tab", "l", "escape", "h"])
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
            stand.settle(stand.top)
        assert one.frame() == two.frame(), position
