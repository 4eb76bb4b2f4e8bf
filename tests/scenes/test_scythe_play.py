"""Scythe at the table: the end of a match by keyboard, combats behind the curtain, what cards tell."""

from __future__ import annotations

import random

import pytest

from game.core.signs import RoleSign, role_of_sign
from game.games.scythe.actions_combat import Stake
from game.games.scythe.rules import RULES
from game.scenes.curtain import CurtainScene
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from game.table.stages import Hint
from game.ui.games.scythe.parts.fight import OPEN_MS
from game.ui.kinds.choice_tray import ChoiceTray
from tests.scenes.scythe_helpers import begun_with, in_phase, near_the_end, phase, plain, played
from tests.scenes.table_stage import Stand


def test_a_match_is_brought_to_its_end_by_keyboard_alone():
    """N goes to the next lit thing, Enter takes it; the primary key ends what may be ended."""
    stand, dice = Stand(played("pb", near_the_end, seed=3), warn=False), random.Random(3)
    for _ in range(2500):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene) or stand.director.stage is not Stage.PLAY:
            stand.key("return" if isinstance(stand.top, CurtainScene) else "ctrl+return")
            stand.wait()
            continue
        for _ in range(dice.randint(1, 6)):
            stand.key("n")
        stand.key("return")
    stand.wait()
    assert stand.director.stage is Stage.OVER


# -- the mat and the map ---------------------------------------------------------------------------------------------


@pytest.fixture
def moving() -> Stand:
    stand = Stand(played("pb", in_phase("move_units", least=200), seed=2), curtain=False)
    assert stand.until_asked()
    return stand


def test_a_unit_and_a_lit_hex_are_one_move_and_the_hex_says_the_steps(moving: Stand):
    board = moving.scene.parts["board"]
    unit = next(one for one in moving.director.lit() if one.startswith(("mech:", "character:", "worker:")))
    moving.click_component(unit)
    places = [one for one in moving.director.lit() if ":" not in one and one not in ("cargo", "end_move")]
    view, lines = board.view, len(moving.director.session)
    assert places and all(view.labels[place] in ("1", "2", "3") for place in places)
    free = [place for place in places if board.component_at(board.anchor(place)) == place]
    moving.click_component(free[0])
    assert [line.action.word for line in moving.director.session.lines[lines : lines + 1]] == ["move"]


def test_a_place_out_of_reach_says_why(moving: Stand):
    far = next(one for one in ("r1c1", "r8c3", "r7c6", "r5c0") if one not in moving.director.lit())
    lines = len(moving.director.session)
    moving.click_component(far)
    assert moving.scene.card.visible and moving.scene.card.card.reason
    assert len(moving.director.session) == lines


def test_a_click_on_a_row_shows_that_players_mat_and_back(moving: Stand):
    mat = moving.scene.parts["mat"]
    assert mat.is_own
    moving.click_component("seat:1")
    assert moving.scene.model.visited == 1 and mat.seat == 1
    assert not any(one.startswith("card:") for one in moving.scene.parts["hand"].regions), "no hand of another"
    moving.key("escape")
    assert mat.is_own


def test_pointing_at_the_own_row_hatches_what_could_be_attacked():
    stand = Stand(played("pbb", in_phase("take_turn", least=700), seed=2), curtain=False)
    assert stand.until_asked()
    threatened = set(stand.scene.model.figures.attackers)
    stand.point(stand.scene.anchor("seat:0"))
    stand.wait(300)
    places, hatched = stand.scene.parts["board"].view.reached
    assert set(places) == threatened and hatched and stand.scene.card.visible
    stand.point((640, 20))
    assert stand.scene.parts["board"].view.reached == ({}, False)


def test_the_recap_lies_over_the_map_until_something_is_chosen():
    stand = Stand(played("pbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    peek = stand.scene.furniture.peek
    assert peek.visible and peek.facts.lines and peek.overflow() == []
    stand.click_component(next(one for one in stand.director.lit() if one.startswith("section:")))
    assert not peek.visible


def test_each_seat_bears_the_sign_of_its_faction():
    stand = Stand(played("ppp", in_phase("take_turn"), seed=5), curtain=False)
    roles = [role_of_sign(number) for number in stand.scene.model.signs]
    assert roles == [RoleSign("scythe", one) for one in plain(stand.director.session)["factions"]]


def test_every_component_answers_a_click(moving: Stand):
    components = moving.director.session.rules.components(moving.director.session.view(moving.director.viewer))
    for component in random.Random(3).sample(components, 60):
        if component not in moving.director.lit():
            lines = len(moving.director.session)
            moving.scene.hands.choose(component)
            card = moving.scene.card
            assert card.visible and (card.card.reason or card.card.text), component
            assert len(moving.director.session) == lines


def test_nothing_on_the_tray_lies_over_the_rows_of_players():
    stand = Stand(played("ppppp", in_phase("enlist"), seed=4), curtain=False)
    assert stand.until_asked()
    tray, rows = stand.scene.parts["choices"], stand.scene.parts["rows"]
    assert isinstance(tray, ChoiceTray) and tray.visible and tray.panel.rect.top >= rows.rect.bottom - 2


# -- combat ----------------------------------------------------------------------------------------------------------


def both_choose(session) -> bool:
    return phase(session) == "set_dials" and len(session.waiting()) == 2


def test_both_sides_choose_behind_the_curtain_and_see_the_dials_turned_over():
    stand = Stand(played("pp", both_choose, seed=4), motion="normal")
    lines = len(stand.director.session)
    curtains, told = 0, []
    for _ in range(400):
        if phase(stand.director.session) != "set_dials" and not stand.scene.motion.to_come:
            break
        if isinstance(stand.top, CurtainScene):
            curtains += 1
            stand.press("i_am")
        elif stand.director.stage is Stage.HAND_OVER or stand.scene.model.answers():
            stand.press("primary")
        elif stand.director.stage is Stage.PLAY and stand.scene.model.is_live and stand.director.lit():
            stand.click_component(stand.director.lit()[-1])
        else:
            stand.wait(100)
        sheet = stand.scene.parts["battle"]
        if stand.scene.model.is_told:
            step = sheet._fight().step
            told += [step] if step not in told else []
            assert sheet.visible and not (set(sheet.regions) & set(stand.director.lit()))
            if sheet._ms >= OPEN_MS:
                stand.wait(20_000)
                assert stand.scene.model.is_told, "the result stays until somebody has looked at it"
                stand.key("return")
    assert curtains >= 2 and len(stand.director.session) > lines
    assert told == [1, 2, 3, 4]
    stand.scene.motion.finish()
    assert not stand.scene.parts["battle"].visible


def test_dial_and_cards_are_entered_and_changed_before_they_are_sealed():
    """Nothing is said to anybody until the primary button hands it in."""
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    seat, lines = stand.director.viewer, len(stand.director.session)
    assert seat is not None and not stand.scene.model.answers()
    lit = stand.director.lit()
    card, dials = next(one for one in lit if one.startswith("card:")), [one for one in lit if one.startswith("dial:")]
    for component in (dials[-1], card, dials[0], card, card):
        stand.click_component(component)
    value = int(card.removeprefix("card:"))
    assert stand.scene.model.answers() == (Stake(0, (value,)),) and len(stand.director.session) == lines
    stand.press("primary")
    draft = RULES.to_plain(stand.director.session.view(seat))["drafts"][seat]
    assert draft == {"power": 0, "cards": [value]}
    assert len(stand.director.session) == lines + 1


def test_a_combat_is_sealed_by_n_and_enter_alone_again_and_again():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    lines = len(stand.director.session)
    for _ in range(40):
        stand.key("n")
        stand.key("return")
        if len(stand.director.session) > lines:
            break
    assert [line.action.word for line in stand.director.session.lines[lines:]] == ["stake"]


def test_enter_sets_the_dial_and_only_the_key_of_the_big_button_seals():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    lines, sheet = len(stand.director.session), stand.scene.parts["battle"]
    stand.wait(500)  # what comes by itself takes no key before it can have been read
    sheet._go("dial:0")
    stand.key("return")
    stand.key("return")
    assert len(stand.director.session) == lines and stand.scene.model.answers()
    stand.key("ctrl+return")
    assert [line.action.word for line in stand.director.session.lines[lines:]] == ["stake"]


def test_the_button_says_what_is_missing_before_a_dial_is_set():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    for press in (lambda: stand.press("primary"), lambda: stand.key("ctrl+return")):
        stand.point((640, 20))
        press()
        assert stand.scene.card.visible and stand.scene.card.card.reason == "Your dial is not set yet."


def test_advice_for_a_combat_names_the_cards_as_well_as_the_power():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    stake = next(one for one in stand.director.options() if len(one.touches()) > 1)
    stand.director.bots.hint = Hint(stake, None)
    stand.scene.refresh()
    words = stand.scene.root.find("hint_note").body.text.lower()
    assert all(stand.scene.model.teller.name(one).lower() in words for one in stake.touches())


def test_a_card_goes_behind_the_dial_and_back():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    hand = stand.scene.parts["battle"]
    card = next(one for one in hand.regions if one.startswith("card:"))
    place = hand.regions[card].move(hand.rect.topleft).center
    for wanted in ((int(card.removeprefix("card:")),), ()):
        stand.click(place)
        assert stand.scene.model.shown().page.cards == wanted


def test_the_bar_reaches_as_far_as_power_and_cards_allow():
    stand = Stand(played("pp", both_choose, seed=4), curtain=False)
    assert stand.until_asked()
    sheet = stand.scene.parts["battle"]
    fight = sheet._fight()
    power, cards = plain(stand.director.session)["power"], plain(stand.director.session)["cards"]
    assert min(7, power[fight.rival]) <= sheet._most(fight, fight.rival)
    assert sheet._most(fight, fight.rival) <= min(7, power[fight.rival]) + 5 * len(cards[fight.rival])


# -- afterwards ------------------------------------------------------------------------------------------------------


def test_a_replay_stands_beside_the_column_of_the_game():
    stand = Stand(played("pbb", lambda session: len(session) > 250, seed=2), curtain=False)
    scene = ReplayScene(stand.context, stand.director.session)
    stand.context.stack.push(scene)
    for position in (0, 20, 250):
        scene.go_to(position)
        stand.settle(scene)
        stand.frame()
    assert [f"{w.name}: {text}" for w, text in scene.root.overflows()] == []
    controls, rows = scene.root.find("controls"), scene.parts["rows"]
    figures = [rows.region(f"seat:{seat}") for seat in range(3)]
    assert controls.rect.collidelist(figures) < 0 and not any(panel.visible for panel in scene.players)


def test_a_small_button_at_the_edge_of_the_map_asks_about_every_gain() -> None:
    session = begun_with({
        "factions": ["nordic", "crimea"], "mats": ["engineering", "industrial"], "power": [4, 5], "coins": [5, 5],
        "stack": ["bottom seat=0", "bolster seat=0"],
    })  # fmt: skip
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    button = stand.scene.parts["board"].asides["less"]
    assert button.visible and button.tooltip
    stand.click(button.rect.center)
    stand.wait()
    assert not button.visible and plain(session)["asking"] == [0]
    assert stand.until_asked()
    stand.click_component("top:gain_power")
    assert stand.until_asked() and phase(session) == "ask_amount" and "amount:0" in stand.director.lit()


def test_a_tray_that_a_combat_covers_takes_nothing_for_what_lies_nowhere():
    """Below the page of a combat no part shows anything: everything would look as if it had no place."""
    stand = Stand(played("pbbbb", in_phase("choose_factory"), seed=4), curtain=False)
    assert stand.until_asked()
    tray, parts = stand.scene.parts["choices"], stand.scene.parts
    for part in parts.values():
        part.cover(True)
    tray._asked = None
    tray.changed()
    assert not tray.buttons
    for part in parts.values():
        part.cover(False)
    assert not tray.buttons and not tray.visible and parts["factory"].visible
