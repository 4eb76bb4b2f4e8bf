"""The board answers for every pixel, redraws what changed and nothing less, and shows nothing secret."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.games.rebirth.shown import Player, Tile
from game.ui import picture_store
from game.ui.events import Key, Pointer
from game.ui.games.rebirth import board_motion
from game.ui.games.rebirth.plan import SPACE
from game.ui.games.rebirth.plan_file import load_plan

from .conftest import POSITION, Board

PLAN = load_plan()
IDS = sorted(PLAN.by_id)
GROWN = replace(POSITION, tiles={**POSITION.tiles, "r13c11": Tile("settlement_2", 0)})
FREE = [one.id for one in PLAN.hexes if one.kind == SPACE and one.id not in POSITION.tiles]


def test_the_middle_of_everything_is_where_it_can_be_hit(board: Board) -> None:
    for component in [*IDS, "deck"]:
        assert board.view.component_at(board.view.center_of(component)) == component


def test_everything_has_a_rectangle_on_the_sheet(board: Board) -> None:
    groups = [f"settlement:{name}" for name in PLAN.settlements] + [f"region:{name}" for name in PLAN.regions]
    for component in [*IDS, *groups, "deck"]:
        rect = board.view.rect_of(component)
        assert rect.collidepoint(board.view.center_of(component)) or component in groups
        assert board.view.rect.contains(rect)


def test_open_sea_and_the_table_are_nothing(board: Board) -> None:
    assert board.view.component_at((board.view.rect.left + 200, board.view.rect.bottom - 40)) is None
    assert board.view.component_at((5, 5)) is None


CHANGES: dict[str, Callable[[Board], None]] = {
    "hover": lambda b: b.view.set_hover("castle:blair"),
    "another hover": lambda b: (b.view.set_hover("r08c09"), b.draw(), b.view.set_hover("r08c10"))[-1],
    "lit": lambda b: b.view.set_lit(FREE[:30]),
    "many lit": lambda b: b.view.set_lit(FREE),
    "a tile more": lambda b: b.view.set_position(GROWN),
    "a castle falls": lambda b: b.view.set_position(replace(POSITION, castles={"inveraray": 2, "blair": 1})),
    "effects": lambda b: (b.view.set_effects(["castle:blair"]), b.view.set_outlines([["r10c05", "r10c06"]]))[-1],
    "ghost": lambda b: (b.view.set_ghost("food", 0, "r14c09"), b.draw(), b.view.set_ghost("food", 0, (700, 300)))[-1],
    "refused": lambda b: b.view.set_refused("r14c10"),
    "last moves": lambda b: b.view.set_last_moves(["r10c07"]),
    "nothing in the deck": lambda b: b.view.set_position(replace(POSITION, deck_count=0)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_partial_redraw_gives_the_same_picture_as_a_full_one(board: Board, change: str) -> None:
    before = board.as_drawn()
    CHANGES[change](board)
    rects = board.draw()
    assert rects, "nothing was said to have changed"
    assert board.as_drawn() == board.drawn_anew()
    assert board.as_drawn() != before


def test_saying_the_same_again_redraws_nothing(board: Board) -> None:
    board.view.set_lit(FREE[:5])
    board.view.set_hover("r08c09")
    board.draw()
    board.view.set_lit(FREE[:5])
    board.view.set_position(replace(POSITION))
    board.view.set_hover("r08c09")
    assert board.draw() == []


def test_a_hover_costs_a_small_part_of_the_screen(board: Board) -> None:
    board.view.set_hover("r08c09")
    rects = board.draw()
    assert sum(rect.w * rect.h for rect in rects) < 0.02 * 1280 * 720


def test_the_board_shows_nothing_secret(board: Board) -> None:
    """Hands, set-aside tiles, cards and the order of the deck may change as they like: not one pixel does."""
    before = board.drawn_anew()
    players = (Player("energy", ("settlement_4", "food"), (card,)) for card in ("M05", "M06", "M07"))
    board.view.set_position(replace(POSITION, players=tuple(players)))
    assert board.drawn_anew() == before


def test_a_tile_that_something_else_brings_is_not_there_until_it_is_shown_again(board: Board) -> None:
    view = board.view
    empty = board.drawn_anew()
    view.hide("r13c11")
    view.set_position(GROWN)
    assert board.drawn_anew() == empty
    view.unhide("r13c11")
    board.draw()
    landed = board.as_drawn()
    assert landed == board.drawn_anew() != empty
    view.set_position(POSITION)
    view.set_position(GROWN)
    assert board.drawn_anew() == landed


def test_a_castle_that_changes_hands_ends_with_the_new_owner(board: Board) -> None:
    goal = replace(POSITION, castles={**POSITION.castles, "inveraray": 2})
    motion = board_motion.change_owner(board.view, "inveraray", 0, 2, ms=100)
    board.view.set_position(goal)
    for _ in range(12):
        motion.advance(10)
        board.draw()
        assert board.as_drawn() == board.drawn_anew()
    calm = board.as_drawn()
    board.view.set_position(POSITION)
    board.view.set_position(goal)
    assert board.drawn_anew() == calm


# keyboard


def test_the_cursor_reaches_everything_in_six_directions(board: Board) -> None:
    seen, todo = {IDS[0]}, [IDS[0]]
    while todo:
        here = todo.pop()
        for direction in range(6):
            there = board.view.neighbour(here, direction)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == set(IDS)


def test_a_step_goes_to_the_hexagon_beside_it(board: Board) -> None:
    assert [board.view.neighbour("r09c09", d) for d in range(6)] == [
        "r09c10",
        "r10c10",
        "r10c09",
        "castle:blair",
        "r08c09",
        "r08c10",
    ]


def test_keys_move_the_cursor_tell_it_and_pick(board: Board) -> None:
    told: list[str | None] = []
    picked: list[str] = []
    board.view.on_point, board.view.on_pick = told.append, picked.append
    board.view.set_cursor("r09c09")
    for key in ("right", "left", "up", "down", "return"):
        assert board.view.handle(Key(key))
    assert told[:2] == ["r09c10", "r09c09"]
    assert len(told) == 4 and picked == [told[-1]]
    assert board.draw()
    assert board.as_drawn() == board.drawn_anew()
    board.view.on_point, board.view.on_pick = lambda component: None, lambda component: None


def test_pointing_is_told_once_and_a_click_picks(board: Board) -> None:
    told: list[str | None] = []
    picked: list[str] = []
    board.view.on_point, board.view.on_pick = told.append, picked.append
    spot = tuple(round(v) for v in board.view.center_of("r08c09"))
    for dx in range(3):
        board.view.handle(Pointer("move", (spot[0] + dx, spot[1])))
    board.view.handle(Pointer("click", spot, 1))
    assert told == ["r08c09"] and picked == ["r08c09"]
    board.view.on_point, board.view.on_pick = lambda component: None, lambda component: None


# zoom


def test_what_is_under_the_pointer_stays_there_when_zooming(board: Board) -> None:
    spot = board.view.center_of("castle:stirling")
    for _ in range(6):
        board.view.zoom(1.2, spot)
        assert math.dist(board.view.center_of("castle:stirling"), spot) < 4
        assert board.view.component_at(spot) == "castle:stirling"
    board.view.finish_building()
    board.draw()
    assert board.as_drawn() == board.drawn_anew()
    assert board.view.fit() and not board.view.fit()


def test_zoom_and_pan_never_leave_the_sheet(board: Board) -> None:
    board.view.zoom(99, board.view.center_of("r04c01"))
    for dx, dy in ((4000, 4000), (-9000, -9000)):
        board.view.pan(dx, dy)
        whole, camera = board.view.sheet.layout, board.view.camera
        for edge, far, length in ((0, 0, whole.sheet.w), (1, 1, whole.sheet.h)):
            first = camera.origin[edge] - whole.origin[edge] * camera.zoom
            assert first <= 1 and first + length * camera.zoom >= length - 1, far


def test_the_cursor_brings_its_place_into_view(board: Board) -> None:
    board.view.zoom(3, board.view.center_of("r00c14"))
    board.view.move_cursor("r17c06")
    assert board.view.rect.collidepoint(board.view.center_of("r17c06"))


@pytest.mark.parametrize("size", [(1024, 576), (1024, 768), (1720, 720)])
def test_other_windows_hold_the_whole_map_at_the_right(
    make_board: Callable[..., Board], size: tuple[int, int]
) -> None:
    other = make_board(size)
    for component in IDS:
        assert other.view.rect.contains(other.view.rect_of(component))
        assert other.view.component_at(other.view.center_of(component)) == component
    grid = other.context.grid
    left = min(other.view.rect_of(component).left for component in IDS)
    assert left >= other.view.rect.left + grid.px(280), "hand and preview need their room"
    other.view.set_position(POSITION)
    other.draw()
    assert other.as_drawn() == other.drawn_anew()


def test_a_board_on_disk_is_the_board_that_was_painted(make_board: Callable[..., Board], tmp_path) -> None:
    first = make_board((1024, 576))
    sheet = first.view.sheet
    assert sheet is not None and sheet.whole is not None
    worker = picture_store.save(tmp_path, "key", sheet.whole.board)
    assert worker is not None
    worker.join()
    again = picture_store.load(tmp_path, "key", sheet.whole.board.get_size())
    assert again is not None
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(sheet.whole.board, "RGB")
    assert picture_store.load(tmp_path, "another", (10, 10)) is None
    (tmp_path / "key.board").write_bytes(b"HSB2 nothing of ours")
    assert picture_store.load(tmp_path, "key", (10, 10)) is None


def written(folder: Path) -> None:
    for worker in threading.enumerate():
        if worker.name == "board cache":
            worker.join()
    assert len(list(folder.glob("*.board"))) == 2


def test_the_second_start_shows_the_board_at_once(make_board: Callable[..., Board], tmp_path: Path) -> None:
    first = make_board((1024, 576), cache=tmp_path)
    written(tmp_path)
    second = make_board((1024, 576), cache=tmp_path, build=False)
    assert second.view.ready and not second.view.sheet.working
    for one in (first, second):
        one.view.set_position(POSITION)
        one.draw()
    assert first.as_drawn() == second.as_drawn()
    other = make_board((1024, 576), "high_contrast", cache=tmp_path, build=False)
    assert not other.view.ready, "another colour scheme is another picture"
    # closer views are printed from the ground on disk, or from a new one if that has gone
    second.view.zoom(2, second.view.center_of("castle:blair"))
    second.view.finish_building()
    near = second.drawn_anew()
    for file in tmp_path.glob("*.board"):
        file.unlink()
    first.view.zoom(2, first.view.center_of("castle:blair"))
    first.view.finish_building()
    assert first.drawn_anew() == near


def test_the_scene_lives_while_the_board_is_painted(make_board: Callable[..., Board]) -> None:
    fresh = make_board((1024, 576), build=False)
    fresh.view.set_position(POSITION)
    fresh.draw()
    shares = [fresh.view.sheet.progress]
    while fresh.scene.update(16):
        fresh.draw()
        assert fresh.as_drawn() == fresh.drawn_anew()
        shares.append(fresh.view.sheet.progress)
    assert fresh.view.ready and len(set(shares)) > 4 and shares == sorted(shares)
    fresh.draw()
    assert fresh.as_drawn() == fresh.drawn_anew()
    assert fresh.view.sheet.whole.items


def test_the_words_of_the_pile_can_be_read_over_land_too(board: Board) -> None:
    """Near, the map moves under the pile: a pale field must not take the ground from its pale words."""
    view = board.view
    view.fit()
    west = min((one for one in PLAN.hexes if one.kind == SPACE), key=lambda one: one.col)
    for _ in range(6):
        view.zoom(1.3, view.center_of(west.id))
    view.finish_building()
    board.draw()
    pile = view.rect_of("deck")
    words = pygame.Rect(pile.left, pile.bottom + 4, pile.w, view.grid.px(38))
    spots = [(x, y) for x in range(words.left, words.right) for y in range(words.top, words.bottom)]
    dark = sum(sum(board.surface.get_at(spot)[:3]) < 300 for spot in spots)
    assert dark > 0.5 * words.w * words.h
    view.fit()
