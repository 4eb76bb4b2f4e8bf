"""A7 and A17 on the finished screen: what is lit is told from what is not by everybody who sees other colours."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import played
from tests.ui.pictures import DEFICIENCIES, contrast, distance

LEAST_DISTANCE = 8.0
LEAST_OUTLINE = 1.8


def pictures(size: tuple[int, int]) -> tuple[Stand, Surface, Surface]:
    """The same position with its lit places, and covered by key H, when nothing is lit."""
    stand = Stand(played("pbb", 12), size=size)
    assert stand.until_asked()
    stand.point((size[0] // 2, 4))
    stand.frame()
    lit = stand.surface.copy()
    stand.key("h")
    stand.frame()
    return stand, lit, stand.surface.copy()


def average(picture: Surface, box: Rect) -> tuple[int, int, int]:
    r, g, b = pygame.transform.average_color(picture, box)[:3]
    return r, g, b


@pytest.mark.parametrize("deficiency", ["none", "grey", *DEFICIENCIES])
def test_every_lit_place_looks_different_from_the_same_place_unlit(deficiency: str) -> None:
    stand, lit, dark = pictures((1280, 720))
    stand.key("h")
    spaces = [one for one in stand.director.lit() if one in stand.scene.parts["board"].plan.by_id]
    assert len(spaces) > 5
    weak = []
    for space in spaces:
        x, y = stand.scene.anchor(space)
        ground = Rect(x - 11, y + 6, 22, 6)  # beside the printed symbol
        apart = distance(average(lit, ground), average(dark, ground), deficiency)
        if apart < LEAST_DISTANCE:
            weak.append(f"{space}: {apart:.0f}")
    assert weak == []


def test_every_lit_place_has_a_dark_outline_around_its_light_ground() -> None:
    """The shape, apart from the tint: going out from the middle, light is followed by clearly darker."""
    stand, lit, _ = pictures((1280, 720))
    stand.key("h")
    for space in (one for one in stand.director.lit() if one in stand.scene.parts["board"].plan.by_id):
        x, y = stand.scene.anchor(space)
        way = [tuple(lit.get_at((x - step, y)))[:3] for step in range(9, 22)]
        assert max(contrast(way[0], one) for one in way) >= LEAST_OUTLINE, space
