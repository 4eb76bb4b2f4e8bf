"""Deals at the table of Scythe: what Show lights is what is pressed, and players are asked for once one deals."""

from __future__ import annotations

import pytest

from game.games.scythe.actions import Leave
from game.scenes.curtain import CurtainScene
from game.table import showing
from game.table.director import Stage
from tests.scenes.lesson_helpers import at_the_table, press, rest, seen
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_show_lights_the_button_or_coin_that_is_pressed_and_the_ring_goes_there(scale: float) -> None:
    scene = at_the_table("scythe", "deals", "de", scale=scale)
    press(scene, "n")
    while not scene.campaign.done:
        if scene.next_leads:
            scene.read_on()
            scene = press(rest(scene.context), "n")
            continue
        press(scene, "m")
        seen(scene.context)
        assert [spot.target.rect for spot in scene.spots] == [scene.root.focus.focus_rect()]
        way, at = scene.model.advised.way, len(scene.session)
        press(scene, "return")
        seen(scene.context)
        assert scene.session.lines[at].action == way
        scene = rest(scene.context)


def test_the_card_of_deals_leaves_the_land_in_sight() -> None:
    scene = at_the_table("scythe", "deals", "de")
    assert not scene.tutor.rect.colliderect(scene.parts["board"].rect)


def in_a_deal(frame: str, people: int = 1, *, curtain: bool = False) -> Stand:
    position = {
        "factions": ["nordic", "crimea", "saxony"],
        "mats": ["engineering", "industrial", "mechanical"],
        "coins": [4, 3, 2],
        "last": ["produce", "trade", "bolster"],
        "options": {"deals": True},
        "stack": ["take_turn seat=0", *([frame] if frame else [])],
    }
    return Stand(begun_with(position, people), curtain=curtain)


def test_a_deal_before_a_section_shows_none_as_used() -> None:
    stand = in_a_deal("make_deal seat=0 other=2")
    assert stand.scene.parts["mat"].acting() == ""


def test_a_click_on_a_player_looks_until_a_deal_is_to_be_made() -> None:
    stand = in_a_deal("")
    assert not any(one.startswith("seat:") for one in stand.director.lit())
    rows, model = stand.scene.parts["rows"], stand.scene.model
    stand.click(rows.region("seat:2").center)
    assert stand.scene.model.visited == 2
    stand.click(rows.region("seat:2").center)
    stand.scene.hands.choose("deal")
    asked = showing.prompt(stand.director, model.screen, model.teller, None, len(stand.director.session))
    assert "Make an offer" in asked and "which player" in asked, "the rules' whole question asks for a section"
    assert set(stand.director.lit()) == {"seat:1", "seat:2"}, "the sections are not what is asked for"
    stand.click(rows.region("seat:2").center)
    assert stand.scene.model.phase == "make_deal"
    stand = in_a_deal("")
    stand.scene.hands.choose("deal")
    stand.scene.hands.choose("section:move_gain")
    assert stand.scene.model.phase == "move_or_gain", "whoever would rather play just plays"


@pytest.mark.parametrize("answer", ["refuse", "accept"])
@pytest.mark.parametrize("curtain", [True, False])
def test_whoever_made_an_offer_is_told_of_a_persons_answer(answer: str, curtain: bool) -> None:
    """After a refusal nothing at all had shown it; it is said once, and only to whoever asked."""
    stand = in_a_deal("make_deal seat=0 other=1", people=2, curtain=curtain)
    _lift(stand)
    stand.scene.hands.choose("offer:2")
    assert not stand.scene.toast.visible
    _lift(stand)
    assert stand.director.viewer == 1 and not stand.scene.toast.visible
    stand.scene.hands.choose(answer)
    _lift(stand)
    toast, lines = stand.scene.toast, stand.scene.session
    (_, told) = lines.events(0, len(lines) - 1, len(lines))[-1]
    assert stand.director.viewer == 0 and toast.visible and toast.text == stand.scene.model.teller.event(told)
    toast.set(visible=False)
    stand.scene.match_changed()
    assert not toast.visible


def _lift(stand: Stand) -> None:
    stand.wait(100)
    if stand.director.stage is Stage.CURTAIN:
        assert isinstance(stand.top, CurtainScene)
        stand.settle(stand.top)
        stand.wait(500)
        stand.key("return")
        stand.wait(100)


def test_by_keys_the_sheet_of_an_offer_begins_at_its_first_coin() -> None:
    """It had begun at the coin nearest to the player who was asked: the dearest one that is demanded."""
    stand = in_a_deal("")
    stand.scene.hands.choose("deal")
    rows = stand.scene.parts["rows"]
    stand.wait(100)
    assert rows.go_to("seat:1")
    stand.wait(1000)
    stand.key("return")
    stand.wait(100)
    assert stand.scene.model.phase == "make_deal" and stand.scene.walking.place() == "offer:1"


def test_whoever_gave_another_the_word_is_told_that_nothing_was_offered() -> None:
    """The table looked as before, and nobody knew whether the other one had been asked at all."""
    stand = in_a_deal("speak_up seat=1", people=2)
    assert stand.until_asked() and stand.director.viewer == 1
    stand.director.submit(Leave())
    assert stand.until_asked()
    toast = stand.scene.toast
    assert stand.director.viewer == 0 and toast.visible
    assert toast.text == stand.context.words("scythe.log.deal_dropped", seat="Jonas", other="Anna")
