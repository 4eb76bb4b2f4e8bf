"""Tiles are painted from their facts: each another picture, the river joining from tile to tile."""

from __future__ import annotations

import pygame
import pytest

from game.ui.games.glen_more.plan import load_plans
from game.ui.games.glen_more.plates import STRIP
from game.ui.games.glen_more.tile_painter import TilePainter, painter_for
from game.ui.grid import Grid, round_px
from game.ui.look import Look

PX = 84


@pytest.fixture(scope="module")
def painter() -> TilePainter:
    return painter_for(Look(Grid(1280, 720)))


def test_no_two_tiles_with_a_name_look_alike(painter: TilePainter) -> None:
    pictures = {name: pygame.image.tobytes(painter.tile(name, PX, name), "RGB") for name in painter.plans}
    assert len(set(pictures.values())) == len(pictures)


def test_the_river_leaves_every_tile_where_it_enters_the_next(painter: TilePainter) -> None:
    def edge(name: str, x: int) -> list[bool]:
        picture = painter.tile(name, 200, plain=True)
        found = [picture.get_at((x, y)) for y in range(200)]
        return [colour.b > colour.r + 25 for colour in found]

    rivers = [plan.id for plan in load_plans().values() if plan.river]
    assert len(rivers) > 15
    for name in rivers:
        for x in (3, 196):
            wet = [y for y, is_wet in enumerate(edge(name, x)) if is_wet and 80 < y < 140]
            assert abs(wet[0] - 90) <= 4 and abs(wet[-1] - 129) <= 4, (name, x)


def test_a_name_stands_only_where_it_can_be_read(painter: TilePainter) -> None:
    assert painter.tile("halkirk", 50, "Halkirk") is painter.tile("halkirk", 50)
    assert painter.tile("halkirk", PX, "Halkirk") is not painter.tile("halkirk", PX)


@pytest.mark.parametrize("px", [82, PX, 100, 126, 168])
def test_no_tail_of_a_letter_meets_the_edge_of_its_strip(painter: TilePainter, px: int) -> None:
    plates = painter.plates
    strip = pygame.Rect(0, px - round_px(STRIP * px), px, round_px(STRIP * px))
    for name in ("Lairg", "Heimatburg", "Loch Lochy", "Howe of Alford"):
        made = plates.name_picture(name, px)
        place = plates.name_place(made, strip, px)
        ink = made.get_bounding_rect().move(place.topleft)
        assert ink.top - strip.top >= 2 and strip.bottom - ink.bottom >= 2, name
