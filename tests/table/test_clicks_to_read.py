"""A click on what is shown and no target tells what pointing tells, and keeps it; only what was tried is refused."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.table.refusing import was_tried
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand

NOWHERE = (1, 719)


def table(game: str, text_scale: float = 1.0) -> Stand:
    seats = tuple(SeatSetup(name, n, "random" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(Session(rules_of(game), Setup(game, seats, 4, {})), text_scale=text_scale)
    assert stand.until_asked()
    return stand


def read_only(stand: Stand) -> list[str]:
    """What can be seen, is no target, and of no kind that is asked for."""
    scene, director = stand.scene, stand.director
    found = []
    for component in director.session.rules.components(director.session.view(0)):
        place = scene.anchor(component)
        if place is None or was_tried(director, scene.model.screen, component):
            continue
        stand.point(NOWHERE)
        stand.point(place)
        if scene.model.pointing.component == component:
            found.append(component)
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_click_on_what_is_no_target_shows_what_pointing_shows(game: str) -> None:
    stand = table(game)
    scene, pointing = stand.scene, stand.scene.model.pointing
    seen = read_only(stand)
    assert seen, "this table shows nothing besides what is asked for"
    for component in seen[:: max(1, len(seen) // 12)]:
        place = scene.anchor(component)
        assert place is not None
        stand.point(NOWHERE)
        stand.point(place)
        stand.wait(400)
        pointed = pointing.card
        before = len(stand.director.session)
        stand.click(place)
        assert len(stand.director.session) == before
        assert pointing.card == pointed, component
        assert pointed is None or not pointed.refused, f"{component} is refused: {pointed}"
        scene.refresh()
        assert pointing.card == pointed, "it stays also while something else of the table changes"
        stand.point(NOWHERE)
        stand.wait(400)
        assert pointing.component == component and pointing.card == pointed, "it stays to be read"
        stand.click(NOWHERE)
        assert pointing.component == "" and not scene.card.visible, "until the next click elsewhere"


def test_what_was_clicked_to_be_read_comes_back_when_nothing_else_is_pointed_at() -> None:
    stand = table("rebirth")
    pointing = stand.scene.model.pointing
    first, second = read_only(stand)[:2]
    stand.click(stand.scene.anchor(first))  # type: ignore[arg-type]
    stand.point(stand.scene.anchor(second))  # type: ignore[arg-type]
    assert pointing.component == second
    stand.point(NOWHERE)
    assert pointing.component == first and pointing.card is not None
    stand.key("escape")
    assert pointing.component == "" and stand.scene.furniture.opened is None


def test_a_card_that_is_read_stays_when_the_table_looks_anew() -> None:
    """As it does when a tutor has more to say: the position is the same, so is what is told of it."""
    stand = table("scythe")
    pointing = stand.scene.model.pointing
    component = read_only(stand)[0]
    stand.click(stand.scene.anchor(component))  # type: ignore[arg-type]
    clicked = pointing.card
    stand.scene.refresh()
    assert clicked is not None and pointing.card == clicked
    stand.click(NOWHERE)
    stand.point(stand.scene.anchor(component))  # type: ignore[arg-type]
    stand.wait(400)
    stand.scene.refresh()
    assert pointing.component == component and pointing.card is not None


def test_it_goes_with_the_position_in_which_it_was_asked_for() -> None:
    stand = table("rebirth")
    stand.click(stand.scene.anchor(read_only(stand)[0]))  # type: ignore[arg-type]
    stand.point(NOWHERE)
    stand.key("n")
    stand.key("return")
    assert stand.scene.model.pointing.held == ""


def test_a_place_of_the_kind_that_is_asked_for_is_refused_by_its_name() -> None:
    stand = Stand(match("pb"))
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    spaces = sorted(one for one in board.plan.by_id if one[0] == "r" and one[1].isdigit())  # type: ignore[attr-defined]
    dark = next(one for one in spaces if one not in stand.director.lit())
    stand.click(stand.scene.anchor(dark))  # type: ignore[arg-type]
    card = stand.scene.card.card
    assert card.refused and card.title == "Not here" and card.second == stand.scene.model.teller.name(dark)


@pytest.mark.parametrize("game", ["rebirth", "glen_more", "scythe"])
def test_the_big_button_that_cannot_be_pressed_says_not_yet_and_its_own_words(game: str) -> None:
    stand = table(game)
    button = stand.scene.furniture.primary
    assert not button.enabled
    stand.press("primary")
    card = stand.scene.card.card
    assert (card.title, card.second) == ("Not yet", button.label) and card.reason


def test_what_the_way_out_calls_by_name_is_lit() -> None:
    stand = table("isle_of_skye")
    stand.key("n")
    stand.key("return")
    stand.press("primary")
    card, shown = stand.scene.card.card, stand.scene.model.shown()
    assert card.refused and shown.effect
    assert any(stand.scene.model.teller.name(one) in card.way_out for one in shown.effect)


@pytest.mark.parametrize("game", ["rebirth", "glen_more", "scythe"])
def test_enter_on_the_big_button_that_waits_leads_to_what_it_waits_for(game: str) -> None:
    stand = table(game)
    scene, button = stand.scene, stand.scene.furniture.primary
    assert not button.enabled
    scene.walking.to_primary()
    scene.furniture.command("primary")
    assert scene.root.focus is not button and scene.walking.place() in stand.director.lit()


def test_a_pinned_card_goes_with_escape_and_with_what_it_told_of() -> None:
    stand = table("rebirth")
    pointing = stand.scene.model.pointing

    def pinned() -> None:
        place = stand.scene.anchor(read_only(stand)[0])
        assert place is not None
        stand.point(place)
        stand.wait(400)
        stand.key("left shift")
        stand.point(NOWHERE)
        assert pointing.pinned is not None, "it stays while nothing happens"

    pinned()
    before = len(stand.director.session)
    stand.key("escape")
    assert pointing.pinned is None and stand.scene.furniture.opened is None
    assert len(stand.director.session) == before, "the first Escape puts away the card, and nothing else"
    pinned()
    stand.click_component(stand.director.lit()[0])
    assert pointing.pinned is None, "what was true before the move is not told after it"


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_pinned_card_has_a_cross_that_puts_it_away(game: str) -> None:
    """In every form of type the cross is in sight, on no word of the card, and a click on it does nothing else."""
    for scale in (1.0, 2.0):
        stand = table(game, text_scale=scale)
        pointing, card = stand.scene.model.pointing, stand.scene.pinned
        places = (stand.scene.anchor(one) for one in read_only(stand))
        for place in (one for one in places if one is not None):
            stand.point(place)
            stand.wait(400)
            if pointing.card is not None:
                break
        stand.key("left shift")
        cross, before = card.cross(), len(stand.director.session)
        assert stand.scene.root.rect.contains(cross) and card.box().contains(cross)
        assert card._head_room() <= cross.left - card.box().x
        assert not card.box().colliderect(stand.scene.furniture.prompt.capsule()), "the question is read above it"
        stand.point(cross.center)
        assert stand.scene.root.pointed is card and card.hint()
        stand.click(cross.center)
        assert pointing.pinned is None and not card.visible
        assert len(stand.director.session) == before and not stand.director.picker.chosen


def test_nobody_finds_the_card_that_another_has_pinned() -> None:
    stand = Stand(match("pp"), curtain=True)
    stand.press("i_am")
    assert stand.until_asked()
    pointing, place = stand.scene.model.pointing, stand.scene.anchor("r09c10")
    assert place is not None
    stand.point(place)
    stand.wait(400)
    stand.key("left shift")
    assert pointing.pinned is not None
    stand.click_component("r09c10")
    stand.press("primary")
    stand.wait(3000)
    stand.press("i_am")
    assert stand.until_asked() and stand.director.viewer == 1
    assert pointing.pinned is None
