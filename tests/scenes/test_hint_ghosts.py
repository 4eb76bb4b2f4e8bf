"""What is advised lies on the board as a ghost, as long as the advice is there."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from game.scenes.table.hint_slips import Slip
from game.table.advising import advice
from game.ui.games.scythe.parts.fight import advised
from game.ui.games.scythe.parts.map_units import is_advised, path
from game.ui.games.scythe.parts.outcomes import plate_words
from tests.scenes import table_stage
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser, ask, asked_again, midway, table
from tests.scenes.test_scythe_combat import POSITION


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def test_the_tile_lies_as_a_ghost_where_it_was_advised() -> None:
    stand = table("rebirth")
    ask(stand)
    hint = stand.director.bots.hint
    assert hint is not None
    assert stand.scene.parts["board"].view.ghost[2] == hint.action.touches()[-1]


def test_a_tile_that_is_advised_lies_as_a_ghost_where_it_is_meant_to_go() -> None:
    """Before it is taken: the place belongs to the reason. It goes with the advice."""
    stand, seen = table("glen_more"), 0
    board = stand.scene.parts["board"].view
    for _ in range(40):
        ask(stand)
        hint = stand.director.bots.hint
        assert hint is not None and hint.thought is not None
        if hint.action.word == "take" and hint.thought.lies:
            tile = hint.action.touches()[0].partition(":")[2]
            assert board.ghost == (tile, *hint.thought.lies) and board.land.cell(board.ghost[1]) is not None
            if advice(stand.scene.model).others:
                stand.point(stand.scene.root.find("instead:2").rect.center)
                assert board.ghost is None, "what else could be taken goes elsewhere"
                stand.point((640, 24))
                assert board.ghost is not None
            stand.key("escape")
            assert board.ghost is None
            ask(stand)
            seen += 1
        stand.key("t")
        if seen == 3 or not stand.until_asked():
            break
    assert seen == 3


def test_what_would_come_to_a_place_of_the_map_lies_there_as_a_ghost_and_then_itself() -> None:
    """With its way. A hexagon alone with a ring does not say who goes there."""
    stand, seen, moved, told = midway("scythe", 0.35), 0, 0, 0
    view = stand.scene.parts["board"].view
    for _ in range(24):
        ask(stand)
        stand.wait(100)
        hint = stand.director.bots.hint
        assert hint is not None
        place = hint.action.touches()[-1] if hint.action.touches() else ""
        slips = check_slips(stand)
        told += slips
        assert not slips or hint.action.word in ("section", "bottom", "use_factory"), "its place says it already"
        ghosts = {tuple(item.rect) for item in view._ghost_items(view.scenery)}
        if hint.action.word == "move" and ":" not in place:
            assert ghosts and view.way[-1] == place and len(view.way) > 1
            stand.key("escape")
            assert not view._ghost_items(view.scenery) and not view.way
            ask(stand)
            moved += 1
        seen += bool(ghosts)
        stand.key("t")
        lies = (
            {tuple(item.rect) for item in view.scenery.all_at(stand.scene.model.shown().position, place)}
            if ghosts
            else set()
        )
        assert ghosts <= lies
        if (seen >= 3 and moved and told) or not asked_again(stand):
            break
    assert seen >= 2 and moved and told


def check_slips(stand: Stand) -> int:
    """Advice on a section says on the map what the turn is for, off each other and off what is advised."""
    scene, board = stand.scene, stand.scene.parts["board"]
    slips = [one for one in scene.furniture.marks.children if isinstance(one, Slip)]
    brings = dict(scene.furniture.hint.advice.brings)
    assert all(one.told in brings.values() and board.rect.contains(one.rect) for one in slips)
    assert all(board.anchor(one) is not None for one in brings)
    rects = [scene.furniture.hint.rect, *(one.rect for one in slips)]
    assert not any(one.colliderect(two) for one, two in combinations(rects, 2))
    return len(slips)


def test_advice_to_take_a_unit_in_hand_draws_no_way() -> None:
    """It leads to no place; the table fell over it."""
    stand = midway("scythe", 0.35)
    shown = stand.scene.model.shown()
    unit = next(one for one in shown.position.characters())
    taken = replace(shown, advised=(unit, "cargo"), chosen=(), pointed="", hint="", effect=())
    assert is_advised(taken) and path(taken, frozenset()) == ()


def test_a_stake_that_is_advised_is_seen_on_the_page_of_the_combat_before_it_is_entered() -> None:
    """A ring around a figure of the dial said neither what it comes to with the card nor what it beats."""
    stand = Stand(begun_with(POSITION), curtain=False)
    assert stand.until_asked()
    page, text = stand.scene.parts["battle"], stand.scene.text
    fight = page._fight()
    assert plate_words(page, fight) == page.word("unset")
    ask(stand)
    hint, before = stand.director.bots.hint, stand.frame()
    assert hint is not None and hint.action.word == "stake"
    total = hint.action.power + sum(hint.action.cards)
    assert plate_words(page, page._fight()) == text("scythe.screen.battle.advised", n=total)
    assert advised(page._fight(), page.seen) == (hint.action.power, *hint.action.cards)
    stand.key("escape")
    assert plate_words(page, page._fight()) == page.word("unset") and stand.frame() != before
    stand.click_component("dial:1")
    assert plate_words(page, page._fight()) == page.word("stake", n=1)
