"""The section in use is bright, the others are pale; the big button does not shine where it leaves things out."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.core.words import Words
from game.games.scythe.frames.fighting import Steal
from game.games.scythe.frames.finding import FillFactory, LookAtCards, MeetEncounter
from game.games.scythe.frames.hands import DrawCards
from game.table.telling import Teller
from game.ui.games.scythe.parts.mats import ActionMat
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes.table_stage import Stand

READY = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c5": ["0 worker"]}


def begun(section: str = "produce") -> Stand:
    stand = Stand(scythe(READY, "take_turn seat=0", power=[3, 3], coins=[5, 5]))
    stand.director.choose(f"section:{section}", sure=True)
    return stand


def brightness(stand: Stand, area: Rect) -> float:
    stand.frame()
    return sum(pygame.transform.average_color(stand.surface, area)[:3]) / 3


def paper_of(stand: Stand, section: str) -> Rect:
    """A spot of a section without signs."""
    mat = stand.scene.parts["mat"]
    assert isinstance(mat, ActionMat)
    area = mat.region(f"section:{section}")
    assert area is not None
    return Rect(area.x + area.w // 2, area.y + 4, area.w // 3, 5)


@pytest.mark.parametrize("section", ["produce", "trade"])
def test_the_section_in_use_is_brighter_than_all_others(section: str) -> None:
    stand = begun(section)
    stand.point((640, 20))
    used = brightness(stand, paper_of(stand, section))
    for other in {"produce", "trade", "bolster", "move_gain"} - {section}:
        assert brightness(stand, paper_of(stand, other)) < used - 4


def test_skipping_does_not_shine_while_there_is_something_to_do() -> None:
    stand = begun("trade")
    primary = stand.scene.furniture.primary
    assert stand.scene.model.moment().primary.component == "skip_top"
    assert primary.enabled and primary.kind == "plain"


def test_the_end_of_the_turn_shines_once_nothing_is_left() -> None:
    stand = Stand(scythe(READY, "finish_turn seat=0"))
    assert stand.scene.furniture.primary.enabled and stand.scene.furniture.primary.kind == "primary"


def test_what_has_been_paid_is_not_asked_for_again() -> None:
    tokens = {"r4c6": {"metal": 5, "wood": 5, "oil": 5, "food": 5}}
    stand = Stand(scythe(READY, "bottom seat=0", last=["trade", None], tokens=tokens), warn=False)
    mat = stand.scene.parts["mat"]
    bottom = next(one for one in stand.director.lit() if one.startswith("bottom:"))
    before = mat.told(bottom)
    assert before is not None and before.second
    stand.click_component(bottom)
    after = mat.told(bottom)
    assert after is not None and not after.second


def test_the_card_of_a_place_speaks_of_an_encounter_only_while_its_token_lies_there() -> None:
    stand = Stand(scythe(READY, "take_turn seat=0"))
    session = stand.director.session
    place = next(iter(session.plain(None)["encounters"]))
    with_token = {str(one) for one in session.rules.about(session.view(0), place)}
    gone = session.view(0).copy()
    gone.encounters = 0
    without = {str(one) for one in session.rules.about(gone, place)}
    assert without < with_token


def test_the_big_button_answers_while_one_waits_for_a_bot() -> None:
    stand = Stand(scythe(READY, "finish_turn seat=0"))
    stand.asker.held = True
    stand.press("primary")
    assert not stand.scene.furniture.primary.enabled
    stand.press("primary")
    assert stand.scene.card.visible and "Jonas" in stand.scene.card.card.reason


def test_how_many_workers_come_is_asked_at_the_village_and_not_before_it_is_chosen() -> None:
    at_village = {**AT_HOME, "r4c6": ["0 worker"], "r3c6": ["0 worker 2"]}
    stand = Stand(scythe(at_village, "take_turn seat=0", power=[3, 3], coins=[5, 5]), warn=False)
    stand.director.choose("section:produce", sure=True)
    assert not any(one.startswith("amount:") for one in stand.director.lit())
    assert not stand.scene.parts["choices"].visible
    stand.click_component("r3c6")
    assert {"amount:1", "amount:2"} <= set(stand.director.lit())
    ring = stand.scene.parts["board"].around
    assert [(petal.sign, petal.words) for petal in ring.petals] == [("worker", "+1"), ("worker", "+2")]
    assert not stand.scene.parts["choices"].visible, "it is asked once"


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_drawn_the_prompt_says_what(language: str) -> None:
    """ "A draw decides" over the dials of a combat read like a tie."""
    frames = [Steal(0, 1), DrawCards(0, 2), MeetEncounter(0, "r1c3"), FillFactory(0, 3), LookAtCards(0)]
    session = scythe(READY, "take_turn seat=0")
    teller = Teller(Words(language), "scythe", session.setup.seats)
    told = {teller.say(one.prompt(session.view(0), 0)) for one in frames}  # type: ignore[arg-type]
    assert len(told) == len(frames) and all(one.endswith(".") and "{" not in one for one in told)
