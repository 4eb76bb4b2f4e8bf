"""The rondel answers for its tiles, figures and the rows of the market, and shows whose turn comes."""

from __future__ import annotations

import pytest

from game.games.glen_more.shown import ShownGlenMore, Space
from game.ui.games.glen_more.ring import ring_cells, space_of
from game.ui.games.glen_more.rondel_board import RondelBoard
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.root import Root

RONDEL = [
    "",
    "1 pawn",
    "plockton",
    "james_iv",
    "2 pawn",
    "edradour",
    "glen_tilt",
    "elgin",
    "0 pawn",
    "inverness",
    "laich_of_moray",
    "loch_ness",
    "die",
    "the_end, 3 pawn",
]


@pytest.fixture
def board() -> RondelBoard:
    root, made = Root(), RondelBoard()
    root.add(made)
    root.set_look(Look(Grid(1280, 720)))
    made.set_position(ShownGlenMore(rondel=tuple(map(space_of, RONDEL)), market={"wood": 2}))
    return made


def test_spaces_are_told_in_words() -> None:
    assert space_of("the_end, 0 pawn, 2 pawn") == Space("the_end", (0, 2))
    assert space_of("englishman") == Space(others=("englishman",))
    assert space_of("").empty


def test_the_spaces_form_a_ring() -> None:
    cells = ring_cells()
    assert len(set(cells)) == 14
    for (ax, ay), (bx, by) in zip(cells, (*cells[1:], cells[0]), strict=True):
        assert abs(ax - bx) + abs(ay - by) == 1


def test_tiles_figures_and_market_rows_are_found_where_they_are_shown(board: RondelBoard) -> None:
    for component in ("tile:plockton", "pawn:1", "pawn:3", "die", "market:wood", "market:cattle"):
        assert board.component_at(board.anchor(component)) == component
    assert board.anchor("tile:halkirk") is None


def test_a_lit_tile_is_meant_before_the_figure_on_it(board: RondelBoard) -> None:
    place = board.anchor("pawn:3")
    board.set_lit(["tile:the_end"])
    assert board.component_at(place) == "tile:the_end"


def test_the_keyboard_walks_round_the_ring(board: RondelBoard) -> None:
    assert board.place_beyond("tile:plockton", "right") == "tile:james_iv"
    assert board.place_beyond("tile:edradour", "down") == "tile:glen_tilt"
    assert board.place_beyond("market:wood", "down") == "market:stone"


@pytest.mark.parametrize("component", ["mountain", "tile:plockton"])
def test_where_one_may_go_is_lit_whether_a_tile_lies_there_or_a_mountain(board: RondelBoard, component: str) -> None:
    ring = ("mountain", *RONDEL[1:])
    board.set_position(ShownGlenMore(rondel=tuple(map(space_of, ring)), market={}))
    middle = board.space_rect(board.space_of(component)).center
    dark = sum(item.rect.center == middle for item in board.still_items())
    board.set_lit([component])
    assert sum(item.rect.center == middle for item in board.still_items()) == dark + 1
