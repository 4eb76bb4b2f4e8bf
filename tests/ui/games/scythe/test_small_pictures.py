"""What other scenes ask the world of Scythe for: vignettes, thumbnails, single pieces, pictures of rules pages."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame import Surface

from game.games.scythe.shown import Player, ShownScythe
from game.ui.games.scythe import battle, little_board, pieces, vignette
from game.ui.games.scythe.little_records import LittleBoard, Seated, Standing
from game.ui.grid import Grid
from game.ui.look import Look

from .conftest import PLAYERS, POSITION, units

LOOK = Look(Grid(1280, 720))


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_thumbnail_shows_the_position_and_none_of_its_secrets() -> None:
    shown = pixels(vignette.thumbnail(LOOK, POSITION, (168, 144)))
    known = replace(POSITION, players=tuple(replace(one, cards=(5, 5), coins=9) for one in PLAYERS))
    assert shown == pixels(vignette.thumbnail(LOOK, known, (168, 144)))
    assert shown != pixels(vignette.thumbnail(LOOK, replace(POSITION, units={}), (168, 144)))


def test_a_position_before_factions_are_chosen_has_a_thumbnail() -> None:
    assert vignette.thumbnail(LOOK, ShownScythe(players=(Player(), Player())), (96, 80)).get_size() == (96, 80)


def test_steps_end_with_the_picture() -> None:
    *before, last = vignette.vignette_steps(LOOK, (120, 80))
    assert last is not None and last.get_size() == (120, 80) and before.count(None) == len(before)


@pytest.mark.parametrize("kind", [*pieces.FIGURES, "star", "metal", "power"])
def test_a_piece_is_as_large_as_asked(kind: str) -> None:
    made = {pixels(pieces.piece(LOOK, 20, kind, sign)) for sign in range(5)}
    assert 28 <= pieces.piece(LOOK, 20, kind, 0).get_height() <= 44
    assert len(made) == (1 if kind in ("metal", "power") else 5)


PICTURES = {
    "land": LittleBoard(
        rows=(("forest", "farm+tunnel", "lake"), ("village+encounter", "factory", "home:crimea")),
        rivers=(((0, 0), (0, 1)),),
        pieces=(Standing(at=(0, 0), units=("0 mech", "0 worker 2"), tokens={"wood": 2}),),
        lit={"0,1": "1"},
        fights=((1, 1),),
        refused=((0, 2),),
        way=((0, 0), (0, 1), (1, 1)),
    ),
    "signs": LittleBoard(signs=("oil", "arrow", "upgrade", "power 2")),
    "scene": LittleBoard(scene="E05"),
    "card": LittleBoard(card="F02"),
    "mats": LittleBoard(mat=True, faction=True, tracks=True, players=(Seated(mat="patriotic", power=4),)),
    "section": LittleBoard(section="produce", players=(Seated(mat="patriotic"),)),
    "dial": LittleBoard(dial=4, power=5),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_rules_pages_has_the_size_it_promises(name: str) -> None:
    board = PICTURES[name]
    wide, high = little_board.size(board)
    assert 0 < wide <= little_board.WIDE and high > 0
    for scale in (1.0, 1.5):
        made = little_board.paint(LOOK, board, scale)
        assert abs(made.get_width() - wide * scale) <= 1 and abs(made.get_height() - high * scale) <= 1
        assert made.get_bounding_rect().w > wide * scale * 0.3, "something is painted"
        if name == "signs":
            edge, middle = round(14 * scale), made.get_height() // 2
            spots = [made.get_at((x, middle)) for x in range(edge, made.get_width() - edge, 4)]
            assert all(spot.a == 255 for spot in spots), "ink on the dark wood of a chapter's picture cannot be seen"


def test_in_a_battle_both_sides_stand_face_to_face() -> None:
    fought = replace(POSITION, units=units({"r4c3": ["1 mech", "0 mech"]}))
    one, other = (pixels(battle.battle(LOOK, fought, "r4c3", 160, attacker)) for attacker in (0, 1))
    assert one != other and one != pixels(battle.hexagon(LOOK, "r4c3", 160))
