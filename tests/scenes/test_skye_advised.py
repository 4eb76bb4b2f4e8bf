"""Advice shows the tile that it is for, and what it leads to: the axe, the price, the tile where it would lie."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from tests.scenes import table_stage
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_the_tile_whose_price_is_advised_is_lit_and_open(text_scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(
        Session(rules_of("isle_of_skye"), Setup("isle_of_skye", seats, 4, {})), text_scale=text_scale, warn=False
    )
    assert stand.until_asked()
    priced = []
    for _ in range(4):
        stand.key("t")
        stand.wait(100)
        hint, screen = stand.director.bots.hint, stand.scene.parts["prices"]
        assert hint is not None
        if hint.action.word == "price":
            lit = [card for card in screen.cards if card.lit]
            assert [card.tile for card in lit] == [hint.action.tile] and lit[0].visible
            assert lit[0].price.text == str(hint.action.gold) and lit[0].ruler.ghost == hint.action.gold
            priced.append(hint.action.tile)
        elif hint.action.word == "axe":
            assert [card.tile for card in screen.cards if card.face.may_go] == [hint.action.tile]
            assert screen.view.ghost is None, "what goes back into the bag is not shown built"
        stand.key("t")
    assert len(priced) == 2


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_advice_about_a_price_takes_the_ring_to_its_card_and_lies_on_none(
    text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Advice about the third tile lay on the first, and the keyboard's ring shone through it."""
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    stand = Stand(played("pbbbb", {"round": 1, "phase": "set_prices"}), text_scale=text_scale, warn=False)
    assert stand.until_asked()
    stand.key("n")
    screen, priced = stand.scene.parts["prices"], 0
    for _ in range(3):
        stand.key("t")
        stand.wait(100)
        hint, note = stand.director.bots.hint, stand.scene.furniture.hint
        assert hint is not None and not any(one.colliderect(note.rect) for one in screen.entries())
        assert stand.scene.walking.place() == f"tile:{hint.action.tile}"
        priced += hint.action.word == "price"
        stand.key("t")
    assert priced == 2


def test_what_is_missing_is_told_beside_the_cards_where_prices_are_set() -> None:
    stand = Stand(played("pbbbb", {"round": 1, "phase": "set_prices"}), motion="none")
    assert stand.until_asked()
    for key in ("n", "x", "n", "ctrl+return"):
        stand.key(key)
    assert stand.scene.card.visible
    assert not any(one.colliderect(stand.scene.card.box()) for one in stand.scene.parts["prices"].entries())


def test_a_tile_that_is_advised_lies_as_a_ghost_whatever_else_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until another place is pointed at: pointing at a tile of the land took the ghost away."""
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    stand = Stand(played("pb", {"round": 2, "phase": "build_tiles"}), motion="none")
    assert stand.until_asked()
    stand.key("t")
    stand.wait(100)
    hint, view = stand.director.bots.hint, stand.scene.parts["board"].view
    assert hint is not None and hint.action.word == "build"
    wanted = (hint.action.tile, hint.action.turn, f"place:{hint.action.at}")
    assert tuple(view.ghost) == wanted
    stand.point(view.anchor("castle:0"))
    assert stand.scene.model.pointing.component == "castle:0"
    assert tuple(view.ghost) == wanted and view.ghost_state == "selected"


@pytest.mark.parametrize("phase", ["set_prices", "build_tiles"])
def test_in_a_very_wide_window_the_dock_is_as_wide_as_the_felt_and_the_land_lies_in_its_middle(phase: str) -> None:
    """The shelf ended in the middle of the table, and half the felt stayed empty at the right."""
    stand = Stand(played("pb", {"round": 2, "phase": phase}), motion="none", curtain=False, size=(2560, 1080))
    assert stand.until_asked()
    felt = stand.scene.parts["prices" if phase == "set_prices" else "board"]
    dock = stand.scene.parts["purse" if phase == "set_prices" else "dock"]
    assert dock.panel.rect.right == felt.rect.right
    land = [felt.view.rect_of(felt.view.land.component(cell)).centerx for cell in felt.view.land.tiles]
    room = felt.rect.w - felt.grid.px(felt.view.card)
    assert abs((min(land) + max(land)) / 2 - felt.rect.x - room / 2) < room / 6


def test_with_large_type_advice_leaves_the_land_one_buys_for_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lay on all of the land, and on the tile that was shown there as a ghost."""
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    stand = Stand(played("pbbb", {"round": 3, "phase": "buy_tile"}), motion="none", text_scale=2.0, curtain=False)
    assert stand.until_asked()
    stand.key("t")
    stand.wait(100)
    land = stand.scene.parts["offers"].keeps_clear("")
    assert len(land) > 3 and stand.scene.furniture.hint.rect.collidelist(land) < 0
