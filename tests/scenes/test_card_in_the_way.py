"""The card of what is pointed at lies on nothing that is read or clicked next; its line runs through nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.core.named import names_in
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.table.pointed_card import asked_next, show_cards
from tests.scenes import table_stage
from tests.scenes.glen_helpers import played as glen
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser

MOST = 24


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def table(game: str, language: str, scale: float) -> Stand:
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    session = Session(rules_of(game), Setup(game, seats, 4, {}))
    stand = Stand(session, language=language, text_scale=scale, warn=False)
    assert stand.until_asked()
    return stand


def look(stand: Stand) -> list[str]:
    """What is wrong while one thing of the board after the other is pointed at."""
    scene, wrong = stand.scene, []
    view = scene.session.view(stand.director.viewer)
    every = [one for one in scene.session.rules.components(view) if scene.anchor(one) is not None]
    for component in every[:: max(1, len(every) // MOST)]:
        stand.point((1, 719))
        stand.point(scene.anchor(component))  # type: ignore[arg-type]
        stand.wait(400)
        if not scene.card.visible:
            continue
        box, line = scene.card.box(), scene.card._leader(scene.card.box())
        for rect in asked_next(scene):
            both = box.clip(rect)
            if both.w > 4 and both.h > 4:
                wrong.append(f"the card of {component} at {tuple(box)} lies on {tuple(rect)}")
            if line is not None and not rect.collidepoint(scene.card.target) and not rect.colliderect(box):
                crossed = rect.clipline(box.center, scene.card.target)
                if crossed and rect.clipline(_start(scene.card), scene.card.target):
                    wrong.append(f"the line of {component} runs through {tuple(rect)}")
    return wrong


def _start(card) -> tuple[int, int]:  # type: ignore[no-untyped-def]
    box, (x, y) = card.box(), card.target
    return max(box.left, min(box.right, x)), max(box.top, min(box.bottom, y))


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("de", 1.75)])
def test_a_card_lies_on_nothing_that_is_asked(game: str, language: str, scale: float) -> None:
    assert look(table(game, language, scale)) == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_card_lies_beside_the_advice(game: str) -> None:
    stand = table(game, "en", 1.0)
    stand.key("t")
    stand.wait(100)
    assert stand.scene.furniture.hint.visible
    assert look(stand) == []


def covered_by_advice(stand: Stand) -> list[str]:
    """What the advice would do or names, and lies on."""
    stand.key("t")
    stand.wait(100)
    scene, hint = stand.scene, stand.director.bots.hint
    assert hint is not None and scene.furniture.hint.visible
    spoken = {
        *hint.action.touches(),
        *(one for text in scene.furniture.hint.advice.also for one, _ in names_in(text)),
    }
    regions = {one: at for one in spoken for part in scene.open_parts() if (at := part.region(one)) is not None}
    points = {one: Rect(at, (1, 1)) for one in spoken if (at := scene.anchor(one)) is not None}
    return [one for one, at in (points | regions).items() if scene.furniture.hint.rect.colliderect(at)]


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("de", 1.75)])
def test_the_advice_lies_on_nothing_it_names(game: str, language: str, scale: float) -> None:
    assert covered_by_advice(table(game, language, scale)) == []


def test_the_advice_lies_beside_the_card_of_the_factory_it_would_take() -> None:
    stand = Stand(played("pbbbb", in_phase("choose_factory"), seed=4), curtain=False)
    assert stand.until_asked()
    assert covered_by_advice(stand) == []


def test_a_card_lies_beside_the_answers_of_an_encounter() -> None:
    stand = Stand(played("pbb", in_phase("encounter"), seed=4), curtain=False)
    assert stand.until_asked()
    assert look(stand) == []


def test_the_card_of_a_place_is_gone_when_a_sheet_comes_up_over_the_table() -> None:
    stand = Stand(played("pbb", in_phase("encounter"), seed=4), curtain=False)
    assert stand.until_asked()
    scene, sheet = stand.scene, stand.scene.parts["encounter"]
    sheet.set(visible=False)
    scene.model.pointing.sheets = frozenset()
    board = scene.parts["board"]
    scene.model.pointing.component, scene.on_part = board.view.plan.hexes[0].id, True  # type: ignore[attr-defined]
    assert scene.model.pointing.component
    scene.refresh()
    assert scene.model.pointing.component == "" and not scene.card.visible


def test_no_card_lies_over_the_menu() -> None:
    stand = table("rebirth", "en", 1.0)
    place = stand.scene.anchor(stand.director.lit()[-1])
    stand.point(place)  # type: ignore[arg-type]
    stand.key("escape") if stand.director.picker.chosen else None
    stand.scene.furniture.command("menu")
    stand.scene.refresh()
    stand.wait(400)
    assert not stand.scene.card.visible


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_of_the_big_button_lies_on_nothing_that_it_asks_for(game: str, language: str) -> None:
    stand = table(game, language, 1.0)
    scene, said = stand.scene, 0
    for _ in range(6):
        stand.key("ctrl+return")
        stand.wait(100)
        pointing = scene.model.pointing
        if pointing.refused and scene.anchor(pointing.refused) is None:
            said += 1
            box = scene.card.box()
            places = {one: scene.anchor(one) for one in pointing.effect}
            assert [one for one, place in places.items() if place is not None and box.collidepoint(place)] == []
        stand.key("t")
        stand.wait(100)
        stand.key("t")
        if not stand.until_asked():
            break
    assert said or not scene.model.screen.primary.missing


@pytest.mark.parametrize(("phase", "size"), [("place_tile", 1.0), ("choose_tile", 1.75), ("place_tile", 1.75)])
def test_a_card_leaves_own_coins_and_other_places_in_sight(phase: str, size: float) -> None:
    """What one has decides whether to buy, and a place under the card cannot be compared with the one pointed at."""
    stand = Stand(glen("pbb", phase, 150, seed=3), language="de", text_scale=size, curtain=False)
    assert stand.until_asked()
    scene, pointed = stand.scene, 0
    own = scene.parts["shelf"].figures_at()  # type: ignore[attr-defined]
    lit = {one: at for one in stand.director.lit() if one != "sell" and (at := scene.anchor(one)) is not None}
    assert own
    for one, place in lit.items():
        stand.point((1, 719))
        stand.point(place)
        stand.wait(400)
        box = scene.card.box()
        if scene.card.visible:
            pointed += 1
            assert box.collidelist(own) < 0, one
            assert [other for other, at in lit.items() if box.collidepoint(at)] == [], one
    assert pointed > 2


def test_a_card_that_is_higher_than_its_place_yields_in_size_before_it_lies_on_the_question() -> None:
    """It was pushed back into the window after its place had been found free."""
    stand = table("scythe", "de", 2.0)
    scene = stand.scene
    stand.point(scene.anchor(stand.director.lit()[0]))  # type: ignore[arg-type]
    stand.wait(400)
    told = scene.model.pointing.card
    assert told is not None
    for words in range(20, 110, 10):
        scene.model.pointing.card = replace(told, text="Du bekommst Münzen. " * (words // 3))
        show_cards(scene)
        box = scene.card.box()
        assert box.collidelist(asked_next(scene)) < 0, words


def test_no_line_runs_from_a_card_into_the_words_of_a_button_on_the_board() -> None:
    """The button that activates all had its own word struck out while one read what it does."""
    stand = Stand(glen("pb", "act"), curtain=False)
    assert stand.until_asked() and stand.director.proposal.plan()
    plan = stand.scene.root.find("plan")
    stand.point(plan.rect.center)
    stand.wait(600)
    assert stand.scene.card.visible and stand.scene.card.target is None
    tile = stand.director.proposal.plan()[0].touches()[0]
    stand.point(stand.scene.anchor(tile))
    stand.wait(600)
    assert stand.scene.card.target is not None
