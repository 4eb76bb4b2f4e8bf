"""Pictures of territories outside the table: windows, thumbnails, single pieces."""

from __future__ import annotations

import pygame
import pytest

from game.games.glen_more.shown import Player, ShownGlenMore, Spot
from game.ui.games.glen_more import panel, vignette
from game.ui.games.glen_more.pieces import piece
from game.ui.grid import Grid
from game.ui.look import Look


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Grid(1280, 720))


def content(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_thumbnail_changes_with_what_it_depends_on(look: Look) -> None:
    def shown(scots: int) -> ShownGlenMore:
        territory = {(0, 0): Spot("start_village", scots=scots), (1, 0): Spot("home_castle")}
        return ShownGlenMore(players=(Player(territory=territory),))

    one, two = shown(1), shown(2)
    assert panel.shown_of(one, 0) != panel.shown_of(two, 0)
    assert content(panel.thumbnail(look, one, 0, 0, (240, 100))) != content(
        panel.thumbnail(look, two, 0, 0, (240, 100))
    )
    assert content(panel.thumbnail(look, one, 0, 0, (240, 100))) != content(
        panel.thumbnail(look, one, 0, 1, (240, 100))
    )


def test_a_window_can_be_painted_bit_by_bit(look: Look) -> None:
    *waits, last = vignette.vignette_steps(look, (300, 200))
    assert waits and all(one is None for one in waits)
    assert content(last) == content(vignette.vignette(look, (300, 200)))


def test_every_piece_has_its_own_picture(look: Look) -> None:
    kinds = ("scot", "pawn", "marker", "boat", "die", "englishman", "wood", "whisky", "halkirk")
    assert len({content(piece(look, 20, kind, 0)) for kind in kinds}) == len(kinds)
