"""A territory answers what is meant under the pointer: lit pieces before tiles, tiles before bare cells."""

from __future__ import annotations

import pygame
import pytest

from game.games.glen_more.shown import Player, ShownGlenMore, Spot
from game.ui.events import Key
from game.ui.games.glen_more.activation_light import Activations
from game.ui.games.glen_more.plan import load_plans
from game.ui.games.glen_more.territory_board import TerritoryBoard
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.root import Root

LAND = {
    (-1, 0): Spot("rothiemurchus", goods=("wood", "wood")),
    (0, 0): Spot("start_village", scots=1),
    (1, 0): Spot("home_castle"),
    (1, -1): Spot("glen_clova", below=1, goods=("sheep",)),
}


@pytest.fixture
def board() -> TerritoryBoard:
    root, made = Root(), TerritoryBoard()
    root.add(made)
    root.set_look(Look(Grid(1280, 720)))
    made.set_position(ShownGlenMore(players=(Player(territory=LAND),)))
    made.finish_building()
    return made


def test_every_piece_and_place_can_be_pointed_at(board: TerritoryBoard) -> None:
    for component in ("tile:rothiemurchus", "start_village:0", "home_castle:0", "tile:glen_clova", "cell:2,0"):
        place = board.anchor(component)
        assert place is not None
        assert board.land.cell(board.component_at(place)) == board.land.cell(component)
    for piece in ("good:wood:-1,0", "good:sheep:1,-1", "scot:0,0"):
        assert board.component_at(board.anchor(piece)) == piece


def test_keys_find_a_first_place_in_a_land_of_which_a_part_is_shown(board: TerritoryBoard) -> None:
    """As beside a turn that decided the match; the usual one, the castle, need not lie in it."""
    cells = {cell: spot for cell, spot in LAND.items() if spot.tile != "home_castle"}
    board.set_position(ShownGlenMore(players=(Player(territory=cells),)))
    assert board.handle(Key("left")) and board.cursor is not None
    assert board.land.cell(board.cursor) in board.land.spots


def test_a_covered_tile_cannot_be_pointed_at(board: TerritoryBoard) -> None:
    assert board.anchor("tile:lochridge") is None


def test_what_is_lit_is_meant(board: TerritoryBoard) -> None:
    place = board.anchor("good:wood:-1,0")
    board.set_lit(["tile:rothiemurchus"])
    assert board.component_at(place) == "tile:rothiemurchus"
    board.set_lit(["cell:-1,0"])
    assert board.component_at(place) == "cell:-1,0"
    board.set_lit(["good:wood:-1,0"])
    assert board.component_at(place) == "good:wood:-1,0"


def test_the_order_of_activations_shows(board: TerritoryBoard) -> None:
    def picture() -> bytes:
        return pygame.image.tobytes(board.still, "RGB")

    before = picture()
    board.set_activations(Activations(((1, -1),), None))
    done = picture()
    board.set_activations(Activations(((1, -1),), (1, -1)))
    assert len({before, done, picture()}) == 3


def test_a_large_territory_still_fits(board: TerritoryBoard) -> None:
    land = {(x, y): Spot("ullapool") for x in range(-4, 5) for y in range(-2, 3)}
    board.set_position(ShownGlenMore(players=(Player(territory=land),)))
    for corner in ((-4, -2), (4, 2)):
        assert board.rect.contains(board.camera.rect(corner).move(board.rect.topleft))


def test_the_ring_stands_on_the_tile_in_hand(board: TerritoryBoard) -> None:
    """It is nowhere in the land until it is laid, and after an undo again."""
    board.set_in_hand("lochridge")
    board.move_cursor("tile:lochridge")
    assert board.focus_rect().center == board.anchor("tile:lochridge")


def test_the_keyboard_leaves_a_sheet_with_half_cells_at_its_edge_where_it_is(board: TerritoryBoard) -> None:
    wide = {(x, 0): Spot(tile) for x, tile in enumerate(list(load_plans())[:13], -6)}
    board.set_position(ShownGlenMore(players=(Player(territory=wide),)))
    before = board.camera
    for component in ("cell:7,0", "cell:-7,0", "cell:0,1"):
        board.move_cursor(component)
        assert board.anchor(component) is not None
    assert board.camera == before


def test_the_tile_in_hand_hides_no_tile_where_a_corner_is_free() -> None:
    """In a low sheet, as beside Chronicles, a land to the lower left would lie under it."""
    root, made = Root(), TerritoryBoard(at=(474, 52, 498, 441))
    root.add(made)
    root.set_look(Look(Grid(1280, 720)))
    row = {(x, y): Spot("inshriach") for x in (-3, -2) for y in (0, 1)}
    made.set_position(ShownGlenMore(players=(Player(territory=LAND | row),)))
    made.finish_building()
    assert made.camera is not None
    hand = made.hand_rect()
    assert not any(made.camera.rect(cell).colliderect(hand) for cell in made.land.spots)
    assert hand.bottom < made.rect.h / 2, "the lower left is taken"
