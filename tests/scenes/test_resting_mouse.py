"""A mouse that rests asks nothing: no card and no tooltip opens by itself when a new moment comes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.table.director import Stage
from game.ui.events import RIGHT
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes import table_stage
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser

TURNS = 6


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def table(game: str) -> Stand:
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(Session(rules_of(game), Setup(game, seats, 4, {})), warn=False)
    assert stand.until_asked()
    return stand


def said(stand: Stand) -> str:
    scene, tip = stand.scene, stand.top.root._tip
    return (tip.text if tip.visible else "") or (scene.card.card.title if scene.card.visible else "")


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_opens_under_a_mouse_that_rests(game: str) -> None:
    """Moves are clicked, or advised; between them the mouse lies where it was pressed, or on the big button."""
    stand = table(game)
    scene, told = stand.scene, []
    for turn in range(TURNS):
        lit = [one for one in stand.director.lit() if scene.anchor(one) is not None]
        place = scene.anchor(lit[0]) if lit and turn % 2 == 0 else scene.furniture.primary.rect.center
        assert place is not None
        stand.point(place)
        stand.wait(100)
        stand.click(place)
        stand.wait(1500)
        told.append(said(stand) if not scene.model.pointing.refused else "")
        stand.point(scene.furniture.primary.rect.center)
        stand.wait(600)
        read, before = said(stand), len(stand.director.session)
        if stand.director.stage is Stage.PLAY:
            stand.key("t")
            stand.wait(100)
            stand.key("t")
        stand.wait(1500)
        told.append(said(stand) if len(stand.director.session) > before and said(stand) != read else "")
        stand.key("escape") if stand.director.bots.hint is not None else None
        if not stand.until_asked():
            break
    assert [one for one in told if one] == []


def moving() -> Stand:
    stand = Stand(scythe({**AT_HOME, "r4c6": ["0 worker"]}, "move_units seat=0 units=2 steps=1 top=true"), warn=False)
    assert stand.until_asked()
    stand.click_component("worker:r4c6")
    return stand


def laying() -> Stand:
    stand = table("rebirth")
    stand.click_component("hand")
    return stand


@pytest.mark.parametrize("begin", [moving, laying])
def test_a_step_back_by_the_right_button_refuses_nothing(begin: Callable[[], Stand]) -> None:
    """The mouse lies on a place where nothing may go, but it has only put away what was in hand."""
    stand = begin()
    scene, lit = stand.scene, stand.director.lit()
    assert stand.director.picker.chosen
    places = [one for one in scene.session.rules.components(scene.session.view(0)) if re.fullmatch(r"r\d+c\d+", one)]
    dark = next(
        at for one in places if one not in lit and (at := scene.anchor(one)) and scene.component_at(at) == one
    )
    stand.click(dark, RIGHT)
    stand.wait(800)
    assert not stand.director.picker.chosen
    assert not scene.model.pointing.refused
    stand.click(dark)
    stand.wait(800)
    assert scene.model.pointing.refused, "a real click there is refused"


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_smallest_movement_of_the_mouse_opens_what_it_rested_on(game: str) -> None:
    stand = table(game)
    scene = stand.scene
    place = next(at for one in scene.session.rules.components(scene.session.view(0)) if (at := scene.anchor(one)))
    stand.point(place)
    stand.wait(600)
    assert scene.model.pointing.component
    stand.key("t")
    stand.wait(100)
    stand.click(scene.root.find("do_hint").rect.center)
    stand.until_asked()
    stand.point(place)
    stand.wait(600)
    told = scene.card.visible
    stand.point((place[0] + 1, place[1]))
    stand.wait(600)
    assert scene.card.visible or not told


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_refusal_of_the_big_button_is_said_by_its_card_alone(game: str) -> None:
    stand = table(game)
    primary = stand.scene.furniture.primary
    if primary.enabled:
        return
    stand.click(primary.rect.center)
    stand.wait(1500)
    assert stand.scene.model.pointing.refused and stand.scene.card.visible
    assert not stand.scene.root._tip.visible


@pytest.mark.parametrize("game", ["rebirth", "scythe"])
def test_a_map_that_moves_away_from_under_a_resting_mouse_is_told_of_no_longer(game: str) -> None:
    stand = table(game)
    scene = stand.scene
    view = scene.parts["board"].view  # type: ignore[attr-defined]
    known = scene.session.rules.components(scene.session.view(0))
    places = (at for one in known if (at := scene.anchor(one)) and view.rect.collidepoint(at))
    stand.point(next(at for at in places if view.component_at(at) in known))
    stand.wait(600)
    assert scene.model.pointing.component
    view.see(view.zoomed(2.5, view.rect.bottomright))
    stand.wait(600)
    assert scene.model.pointing.component == "" and not scene.card.visible
