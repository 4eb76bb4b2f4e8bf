"""Before all who sit around, lands take the room there is: large tiles, in sight like all that is open."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup
from game.ui.boards.cell_board import CellBoard
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import asked_again
from tests.table.test_tally import over


def before_all(game: str, share: float) -> Stand:
    session = over(game)
    people = (SeatSetup("Anna", 0), *session.setup.seats[1:])
    stand = Stand(session.branch(round(share * len(session)), None, people), warn=False)
    assert asked_again(stand)
    stand.scene.furniture.command("around")
    stand.settle(stand.scene)
    return stand


def land(stand: Stand) -> CellBoard:  # type: ignore[type-arg]
    return next(one for one in stand.scene.parts["board"].walk() if isinstance(one, CellBoard))


def cells_of(board: CellBoard) -> set[tuple[int, int]]:  # type: ignore[type-arg]
    tiles = board.land.spots if hasattr(board.land, "spots") else board.land.tiles
    return {*tiles, *filter(None, map(board.land.cell, board.lit))}


def check(stand: Stand) -> None:
    board = land(stand)
    assert cells_of(board)
    for cell in cells_of(board):
        place = board.camera.rect(cell).move(board.rect.topleft)
        assert board.rect.contains(place), "cut at the edge"


@pytest.mark.parametrize("game", ["glen_more", "isle_of_skye"])
@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_land_that_is_only_looked_at_fills_its_side(game: str, share: float) -> None:
    """One more row or column of that size would have no room, as long as tiles are not as large as can be."""
    stand = before_all(game, share)
    board = land(stand)
    if not stand.scene.parts["board"].visible:
        return
    check(stand)
    xs, ys = zip(*cells_of(board), strict=True)
    size, rect = board.camera.size, board.rect
    spare = min(rect.w - (max(xs) - min(xs) + 1) * size, rect.h - (max(ys) - min(ys) + 1) * size)
    assert spare < 1.3 * size or size >= 130


def test_a_place_that_opens_beyond_the_tiles_comes_into_sight() -> None:
    stand = before_all("glen_more", 0.5)
    seen = 0
    for _ in range(12):
        lit = [one for one in stand.director.lit() if one.startswith("cell:")]
        seen += bool(lit)
        check(stand)
        wanted = lit or [one for one in stand.director.lit() if one.startswith("tile:")] or list(stand.director.lit())
        stand.director.choose(wanted[0], sure=True)
        stand.wait(100)
        if not asked_again(stand):
            break
    assert seen
