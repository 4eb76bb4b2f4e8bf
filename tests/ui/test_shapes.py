"""Shapes whose middle is all alike are drawn small and stretched: no pixel may differ from the whole drawing."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.ui import shapes

RED = (200, 40, 30, 255)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("radius", [3, 8])
@pytest.mark.parametrize("size", [(260, 180), (90, 300), (40, 40)])
def test_a_box_blurred_at_its_corners_is_the_box_blurred(size: tuple[int, int], radius: int) -> None:
    box = Surface(size, pygame.SRCALPHA)
    box.fill((0, 0, 0, 255), Rect((0, 0), size).inflate(-28, -24).move(2, 1))
    assert pixels(shapes.blurred_box(box, radius, 16)) == pixels(shapes.blurred(box, radius))


@pytest.mark.parametrize("width", [1, 2, 1.5])
def test_a_large_ring_is_a_small_one_with_longer_sides(width: float) -> None:
    large, small = shapes.ring((220, 140), 10, width, RED), shapes.ring((60, 60), 10, width, RED)
    for x, from_x in ((0, 0), (190, 30)):
        for y, from_y in ((0, 0), (110, 30)):
            assert pixels(large.subsurface((x, y, 30, 30))) == pixels(small.subsurface((from_x, from_y, 30, 30)))
    edge = {tuple(large.get_at((x, 0))) for x in range(30, 190)}
    assert len(edge) == 1
    assert large.get_at((110, 70))[3] == 0, "nothing is drawn inside"


@pytest.mark.parametrize("size", [(5, 60), (60, 4), (3, 3)])
def test_a_ring_without_an_inside_is_filled(size: tuple[int, int]) -> None:
    assert shapes.ring(size, 0, 3, RED).get_at((size[0] // 2, size[1] // 2)) == RED
