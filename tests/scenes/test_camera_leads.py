"""The camera leads the eye: over the land when a match begins, and to where others act on a small map."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.session import Setup
from game.games import CATALOGUE
from game.scenes.table import opening
from game.scenes.table.scene import TableScene
from game.table.director import Stage
from game.ui.boards.glide import near_all
from game.ui.boards.printed_board import PrintedBoard
from tests.scenes.table_helpers import match, seats
from tests.scenes.table_stage import Stand

PRINTED = ("rebirth", "scythe")


def board(stand: Stand) -> Any:
    views = (widget for part in stand.scene.parts.values() for widget in part.walk())
    return next(one for one in views if isinstance(one, PrintedBoard))


def begun(game: str, kinds: str = "pb", motion: str = "normal", **options: Any) -> Stand:
    """A table at which a match begins in a window."""
    stand = Stand(match("pb"), motion=motion)
    stand.context.in_window = True
    stand.context.services.thinker = stand.asker
    opening.start_match(stand.context, Setup(game, seats(kinds), 7, options))
    stand.scene = next(one for one in reversed(stand.context.stack.scenes) if isinstance(one, TableScene))
    stand.director = stand.scene.director
    stand.settle(stand.scene)
    return stand


# -- the first look -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PRINTED)
def test_a_match_begins_close_by_and_ends_with_all_of_the_land(game: str) -> None:
    stand, seen = begun(game), set()
    stand.wait(150)
    assert board(stand).camera.zoom > 1.5
    for _ in range(200):
        if not stand.scene.first_look.on:
            break
        seen.add(board(stand).camera.origin)
        stand.wait(50)
    assert board(stand).camera == board(stand).fitted() and len(seen) > 20


@pytest.mark.parametrize("act", ["click", "key"])
def test_a_click_or_key_ends_the_look_and_does_nothing_else(act: str) -> None:
    stand = begun("rebirth", motion="slow")
    stand.wait(1500)
    lines = len(stand.director.session)
    spot = board(stand).rect_of(next(one for one in stand.director.lit() if one.startswith("r"))).center
    if act == "click":
        stand.click((max(200, spot[0]), max(100, spot[1])))
    else:
        stand.key("return")
    assert not stand.scene.first_look.on and board(stand).camera == board(stand).fitted()
    assert len(stand.director.session) == lines and not stand.scene.furniture.opened


def test_nobody_plays_on_and_no_curtain_falls_before_the_look_is_over() -> None:
    stand = begun("rebirth", "bpp", start=0)
    lines = len(stand.director.session)
    stand.wait(1000)
    assert stand.scene.first_look.on and len(stand.director.session) == lines and stand.top is stand.scene
    stand.key("space")
    for _ in range(200):
        stand.wait(50)
        if stand.top is not stand.scene:
            break
    assert stand.director.stage is Stage.CURTAIN and len(stand.director.session) > lines


@pytest.mark.parametrize(("motion", "in_window"), [("none", True), ("normal", False)])
def test_there_is_no_look_without_motion_or_window(motion: str, in_window: bool) -> None:
    stand = Stand(match("pb"), motion=motion)
    stand.context.in_window, stand.scene.first_look.wanted = in_window, True
    stand.wait(500)
    assert not stand.scene.first_look.on and board(stand).camera == board(stand).fitted()


@pytest.mark.parametrize("game", CATALOGUE)
def test_who_begins_looks_first_and_who_goes_on_does_not(game: str) -> None:
    stand = begun(game, "pp")
    assert stand.scene.first_look.wanted
    assert not opening.table_for(stand.context, stand.director.session, "kept").first_look.wanted


# -- the film of others' turns --------------------------------------------------------------------------------------


def others_turn(motion: str = "normal") -> Stand:
    """A bot has been asked, and its turn begins to be shown."""
    stand = Stand(match("pb"), motion=motion)
    stand.context.in_window = True
    stand.until_asked()
    component = next(one for one in stand.director.lit() if one.startswith("r"))
    stand.click_component(component)
    stand.wait(3000)
    stand.press("primary")
    return stand


def zooms(stand: Stand, rounds: int = 160) -> list[float]:
    found = []
    for _ in range(rounds):
        stand.wait(50)
        found.append(board(stand).camera.zoom)
    return found


def test_the_camera_goes_near_to_anothers_move_and_back() -> None:
    stand = others_turn()
    seen = zooms(stand)
    assert max(seen) > 1.3 and seen[-1] == 1.0
    assert board(stand).camera == board(stand).fitted()


def test_it_leaves_alone_whoever_has_come_closer_or_holds_the_map() -> None:
    stand = others_turn()
    view = board(stand)
    view.zoom(1.2, view.rect.center)
    mine = view.camera.scale
    assert {view.camera.scale for _ in zooms(stand, 100)} == {mine}
    held = others_turn()
    held.scene.root.captured = board(held)
    assert max(zooms(held, 60)) == 1.0


def test_a_click_on_a_map_that_is_closer_only_brings_all_of_it() -> None:
    stand = others_turn()
    for _ in range(100):
        stand.wait(50)
        if stand.scene.eye.is_away and board(stand).camera.zoom > 1.2:
            break
    lines = len(stand.director.session)
    stand.click(board(stand).rect.center)
    assert board(stand).camera == board(stand).fitted() and len(stand.director.session) == lines


def test_it_comes_only_so_close_that_all_places_are_seen() -> None:
    stand = Stand(match("pb"))
    view = board(stand)
    spaces = sorted(
        (one.id for one in view.plan.hexes if one.id.startswith("r")), key=lambda one: view.rect_of(one).y
    )
    near = near_all(view, spaces[:1], 1.8)
    assert near is not None and near.zoom == pytest.approx(1.8)
    assert near_all(view, [spaces[0], spaces[-1]], 1.8) == view.fitted()
    assert near_all(view, ["nowhere"], 1.8) is None


@pytest.mark.parametrize("end", [0, -1])
def test_the_map_goes_back_also_where_the_keyboard_waits_for_it(end: int) -> None:
    """The ring that came to the next place took the map along, and it stayed close for the rest of the match."""
    stand = Stand(match("pb"), motion="normal")
    stand.context.in_window = True
    stand.until_asked()
    board(stand).finish_building()
    place = [one for one in stand.director.lit() if one.startswith("r")][end]
    stand.key("n")
    assert stand.scene.parts["board"].go_to(place)
    stand.key("return")
    stand.wait(3000)
    stand.key("n")
    stand.key("ctrl+return")
    assert not stand.director.may_act
    seen = zooms(stand)
    assert max(seen) > 1.3 and stand.director.may_act and stand.scene.root.focus_visible
    assert board(stand).camera == board(stand).fitted()
    assert stand.scene.root.ring.place(stand.scene.root) is not None
