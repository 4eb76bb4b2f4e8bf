"""Two matches of Scythe that differ only in what another seat keeps secret look the same, pixel by pixel."""

from __future__ import annotations

import random

import pytest

from game.core.session import Session
from game.core.text import to_text
from game.core.words import Words
from game.games.scythe.rules import RULES
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from tests.scenes.scythe_helpers import in_phase, phase, played
from tests.scenes.table_stage import Stand, same


def both_choose(session: Session) -> bool:
    return phase(session) == "set_dials" and session.waiting() == (0, 1)


STAKES = ((0, ""), (3, "4"))
"""Power and cards: nothing at all, and something."""


def staked(power: int, cards: str, *, seal: bool = True) -> Session:
    """Seat 0 has staked power and cards behind the curtain, or is about to; seat 1 has not."""
    session = played("pp", both_choose, seed=5)
    if seal:
        wanted = f"stake power={power} cards={cards}"
        session.submit(0, next(one for one in session.options(0) if to_text(one) == wanted))
    return session


def stands(*, seal: bool = True, seat: int = 1) -> tuple[Stand, Stand]:
    """Both tables before the eyes of a seat."""
    one, two = (Stand(staked(*stake, seal=seal)) for stake in STAKES)
    made = one, two
    for stand in made:
        for _ in range(6):
            if stand.director.stage is Stage.PLAY and stand.director.viewer == seat:
                break
            stand.press("i_am" if stand.director.stage is Stage.CURTAIN else "primary")
        stand.settle(stand.scene)
    return made


def test_the_curtain_falls_between_the_two_sides_of_a_combat():
    made = Stand(staked(*STAKES[0])), Stand(staked(*STAKES[1]))
    assert all(stand.director.stage is Stage.CURTAIN and stand.director.eyes is None for stand in made)
    assert same(*made)


def test_the_other_side_sees_nothing_of_dial_and_cards():
    one, two = stands()
    assert one.director.viewer == 1 and phase(one.director.session) == "set_dials"
    assert same(one, two)


@pytest.mark.parametrize("chord", ["tab", "s", "l", "escape", "h"])
def test_sheet_log_menu_and_covered_table(chord: str):
    one, two = stands()
    for stand in (one, two):
        stand.key(chord)
        stand.wait(100)
    assert same(one, two)


def test_cards_of_everything_that_can_be_pointed_at():
    one, two = stands()
    components = RULES.components(one.director.session.view(1))
    for component in random.Random(1).sample(components, 25):
        for stand in (one, two):
            stand.scene.model.pointing.at(component)
            stand.wait(300)
        assert same(one, two), component


def test_a_look_at_the_mat_of_the_one_who_has_sealed():
    one, two = stands()
    for stand in (one, two):
        stand.scene.hands.visit(0)
        assert stand.scene.model.visited == 0
    assert same(one, two)


def test_covering_the_table_hides_the_own_stake_and_hand():
    """Also what is entered on the page and not yet sealed."""
    one, two = stands(seal=False, seat=0)
    assert same(one, two)
    two.click_component("dial:3")
    two.click_component("card:4")
    assert not same(one, two), "the test can see a difference"
    for stand in (one, two):
        stand.key("h")
        stand.point((640, 20))
        stand.wait(400)
    assert same(one, two)


def test_the_replay_of_a_running_match_shows_no_stake():
    one, two = stands()
    for stand in (one, two):
        scene = ReplayScene(stand.context, stand.director.session)
        stand.context.stack.push(scene)
        scene.go_to(len(stand.director.session) - 2)
        stand.settle(scene)
    assert one.frame() == two.frame()


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
@pytest.mark.parametrize("language", ["en", "de"])
def test_hidden_coins_say_why_there_is_no_figure_and_who_sees_ones_own(text_scale: float, language: str) -> None:
    def told(coins: str, seat: int) -> str:
        session = played("pbb", in_phase("take_turn", least=60), seed=2, coins=coins)
        stand = Stand(session, curtain=False, text_scale=text_scale, language=language)
        assert stand.until_asked()
        said = next(part.told(f"seat:{seat}") for part in stand.scene.open_parts() if part.told(f"seat:{seat}"))
        assert said is not None
        return said.text

    words = Words(language)
    own, their = (words(f"scythe.screen.coins.{whose}") for whose in ("own", "their"))
    assert own in told("hidden", 0) and their in told("hidden", 1)
    assert not any(one in told("open", seat) for one in (own, their) for seat in (0, 1))
