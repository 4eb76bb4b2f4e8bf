"""Colours can be read by everybody: contrast of text, distance of players, lit places without colour."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.core.setup import SIGNS
from game.ui.look import Look
from game.ui.shapes import regular
from game.ui.theme import SCHEMES, TEXT_PAIRS, Colour, Theme, mix, theme_for
from tests.ui.pictures import DEFICIENCIES, contrast, distance, luminance

LANDS = ((188, 182, 124), (168, 154, 144), (147, 165, 122), (183, 166, 120), (198, 189, 128), (169, 178, 125))


def text_pair(theme: Theme, pair: tuple[str, str]) -> tuple[Colour, Colour]:
    """The two colours of an entry of TEXT_PAIRS."""
    text, ground = pair
    if ground == "button_middle":
        return getattr(theme, text), mix(theme.button_top, theme.button_bottom, 0.4)
    return getattr(theme, text), getattr(theme, ground)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="/".join)
def test_text_has_a_contrast_of_at_least_four_and_a_half(scheme: str, pair: tuple[str, str]) -> None:
    text, ground = text_pair(theme_for(scheme), pair)
    assert contrast(text, ground) >= 4.5


def test_high_contrast_makes_every_common_pair_stronger() -> None:
    for pair in (("ink", "paper"), ("muted", "paper"), ("copper_ink", "paper"), ("cream", "plaque_top")):
        usual, strong = (contrast(*text_pair(theme_for(s), pair)) for s in ("standard", "high_contrast"))
        assert strong > usual, pair


@pytest.mark.parametrize("deficiency", ["none", *DEFICIENCIES])
def test_two_player_colours_are_never_taken_for_one_another(deficiency: str) -> None:
    for a, b in combinations(theme_for("standard").players, 2):
        assert distance(a, b, deficiency) >= 15, (a, b)


def test_gain_and_refuse_differ_for_red_green_blindness_in_the_safe_scheme() -> None:
    theme = theme_for("colour_safe")
    for deficiency in ("protan", "deutan"):
        assert distance(theme.gain_text, theme.refuse_text, deficiency) >= 25


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("deficiency", ["grey", *DEFICIENCIES])
def test_a_lit_place_differs_from_the_land_around_it(scheme: str, deficiency: str) -> None:
    """Ground and casing of a lit place against every region's land: told apart without colour."""
    theme = theme_for(scheme)
    for land in LANDS:
        assert distance(theme.lit_ground, land, deficiency) >= 15
        assert distance(theme.lit_casing, land, deficiency) >= 25


def test_a_lit_place_has_ground_outline_and_notch() -> None:
    """Three signs without colour: light ground, dark outline, and something hanging from the upper edge."""
    look = Look()
    hexagon = regular((0, 0), 30, 6)
    with_notch, offset = look.states.sprite("t", hexagon, "legal")
    without, _ = look.states.sprite("t", hexagon, "legal", notch=False)
    ground = with_notch.get_at((-offset[0], -offset[1]))
    assert ground.a >= 200 and luminance((ground.r, ground.g, ground.b)) > 0.8
    outline = [with_notch.get_at((-offset[0] - x, -offset[1])) for x in range(20, 30)]
    assert min(luminance((c.r, c.g, c.b)) for c in outline if c.a > 200) < 0.2
    assert pygame.image.tobytes(with_notch, "RGBA") != pygame.image.tobytes(without, "RGBA")


def test_signs_differ_by_shape_alone() -> None:
    """In one colour and smaller than any caption, no two players' signs look the same."""
    signs = Look().signs
    flat = [pygame.image.tobytes(signs.plain(shape, 16, (0, 0, 0)), "RGBA")[3::4] for shape in range(SIGNS)]
    for a, b in combinations(flat, 2):
        pixels = sum(abs(p - q) for p, q in zip(a, b, strict=True)) / 255
        assert pixels >= 0.06 * 16 * 16
