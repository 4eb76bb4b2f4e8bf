"""Whoever sees fewer colours tells the same things apart at every table: by colour, or by a sign or shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.core.words import Words
from game.scenes.gallery.entries import speaker_of
from game.ui import games
from game.ui.games.glen_more.plan import load_plans
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.shapes import regular
from game.ui.showpieces import showpieces
from game.ui.theme import SCHEMES, Colour, theme_for
from tests.ui.pictures import DEFICIENCIES, distance, lab, luminance, seen_by

EYES = ("none", *DEFICIENCIES)
APART = 10.0
"""Of two grounds, in CIELAB. 2.3 is just noticeable side by side; four times that holds across a table."""
PIECES_APART = 15.0
"""Of two small things in one plain colour, which are not seen beside each other."""
SIDE = 24
"""Pixels: things are told apart at the size of their smallest sign."""
SHARE = 0.04
"""Of the picture: a sign of five pixels square that is there or not, or is another one."""

PAINTED = tuple(sorted(path.parent.name for path in Path(games.__path__[0]).glob("*/palette.py")))
"""The games that paint with colours of their own."""
THINGS: Mapping[str, tuple[str, ...]] = {
    "rebirth": ("tile", "space", "region", "sign"),
    "isle_of_skye": ("castle", "scroll", "symbol", "gold", "tool", "scoring"),
    "glen_more": ("person", "good", "piece", "scoring", "cask", "vote", "mobster"),
    "scythe": ("faction", "unit", "terrain", "section", "top", "bottom", "structure", "upgrade", "resource"),
}
"""Kinds of the gallery whose things are recognised by their look. Cards and the like are read."""


def palette(game: str, scheme: str) -> Any:
    return import_module(f"game.ui.games.{game}.palette").palette_for(theme_for(scheme))


# -- in colour alone -------------------------------------------------------------------------------------------------


def grounds(game: str, scheme: str) -> list[Mapping[str, tuple[Colour, ...]]]:
    """What differs by its ground: each ground with all its tones."""
    p = palette(game, scheme)
    if game == "rebirth":
        return [{"food": (p.food_ground,), "energy": (p.energy_ground,), "town": (p.town_ground,)}]
    if game == "isle_of_skye":
        water = p.water, p.shallow, p.deep
        return [{"pasture": (p.pasture, p.meadow), "rock": (p.rock, p.rock_light), "water": water}]
    if game == "glen_more":
        return [{"river": (p.river,), "road": (p.road,), "land": (p.village, p.animal, p.forest, p.quarry)}]
    return [{name: (colour,) for name, colour in p.terrains.items()}]


def pieces(game: str, scheme: str) -> list[Mapping[str, Colour]]:
    """What differs by its plain colour."""
    p = palette(game, scheme)
    if game == "glen_more":
        return [{"wood": p.log, "stone": p.stone, "barley": p.straw, "whisky": p.barrel, "animals": p.wool}]
    if game == "scythe":
        factions = {name: one.fill for name, one in p.factions.items()}
        return [factions, {"metal": p.metal, "wood": p.wood, "oil": p.oil, "food": p.food}]
    return []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", PAINTED)
def test_grounds_keep_their_distance_in_colour(game: str, scheme: str) -> None:
    near = [
        (one, other, eyes, round(distance(a, b, eyes), 1))
        for group in grounds(game, scheme)
        for one, other in combinations(group, 2)
        for a in group[one]
        for b in group[other]
        for eyes in EYES
        if distance(a, b, eyes) < APART
    ]
    assert near == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", PAINTED)
def test_pieces_keep_their_distance_in_colour(game: str, scheme: str) -> None:
    near = [
        (one, other, eyes, round(distance(group[one], group[other], eyes), 1))
        for group in pieces(game, scheme)
        for one, other in combinations(group, 2)
        for eyes in EYES
        if distance(group[one], group[other], eyes) < PIECES_APART
    ]
    assert near == []


# -- as they are painted ---------------------------------------------------------------------------------------------

Seen = list[tuple[float, float, float]]


@cache
def seen(colour: Colour, eyes: str) -> tuple[float, float, float]:
    return lab(seen_by(colour, eyes))


def pixels(picture: Surface) -> list[Colour]:
    wide, high = picture.get_size()
    return [tuple(picture.get_at((x, y)))[:3] for y in range(high) for x in range(wide)]  # type: ignore[misc]


def sign(picture: Surface, ground: Colour) -> Surface:
    """In the middle of its ground, as small as signs are."""
    side = max(picture.get_size())
    whole = Surface((side, side), depth=32)
    whole.fill(ground)
    whole.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
    return pygame.transform.smoothscale(whole, (SIDE, SIDE))


def share(a: Seen, b: Seen) -> float:
    """How much of two pictures differs."""
    far = APART**2
    return sum(sum((p - q) ** 2 for p, q in zip(m, n, strict=True)) >= far for m, n in zip(a, b, strict=True)) / len(
        a
    )


def taken_for_one_another(pictures: Mapping[str, list[Colour]]) -> Iterator[tuple[str, str, str, int]]:
    for eyes in EYES:
        looks = {name: [seen(colour, eyes) for colour in picture] for name, picture in pictures.items()}
        for one, other in combinations(looks, 2):
            part = share(looks[one], looks[other])
            if part < SHARE:
                yield one, other, eyes, round(100 * part)


def look_of(scheme: str) -> Look:
    return Look(Grid(1280, 720), theme_for(scheme))


def components(game: str) -> dict[str, tuple[str, ...]]:
    shown = showpieces(game)
    assert shown is not None
    found = {kind.id: kind.ids for kind in shown.kinds()}
    wanted = {name: found[name] for name in THINGS[game]}
    if game == "glen_more":  # one tile of each type
        types = {plan.type: f"tile:{name}" for name, plan in load_plans().items() if f"tile:{name}" in found["tile"]}
        wanted["type of tile"] = tuple(types.values())
    if game == "scythe":  # homes of those who are not in the game are told by their names
        wanted["terrain"] = tuple(one for one in wanted["terrain"] if not one.startswith("home_"))
    return wanted


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", PAINTED)
def test_what_lies_on_a_table_is_told_apart(game: str, scheme: str) -> None:
    look, shown, say = look_of(scheme), showpieces(game), speaker_of(game, Words("en"))
    assert shown is not None
    alike = []
    for kind, ids in components(game).items():
        pictures = {one: shown.picture(look, say, one, (96, 96)) for one in ids}
        painted = {one: pixels(sign(picture, look.theme.paper)) for one, picture in pictures.items()}
        alike += [(kind, *told) for told in taken_for_one_another(painted)]
    assert alike == []


LANDS = {
    "rebirth": lambda p: list(p.regions.values()),
    "isle_of_skye": lambda p: [p.pasture, p.rock, p.water, p.felt],
    "glen_more": lambda p: [p.felt, p.village, p.forest, p.field],
    "scythe": lambda p: list(p.terrains.values()),
}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", PAINTED)
def test_what_can_be_done_with_a_place_is_seen_on_dark_and_light_land(game: str, scheme: str) -> None:
    """Open to you, chosen, refused, and nothing of it: by ring, ground, notch and cross."""
    look, hexagon = look_of(scheme), regular((0, 0), 20, 6)
    lands = sorted(LANDS[game](palette(game, scheme)), key=luminance)
    for land in (lands[0], lands[-1]):
        painted = {}
        for state in ("", "legal_empty", "selected", "refused", "effect"):
            picture = Surface((52, 52), depth=32)
            picture.fill(land)
            pygame.draw.polygon(picture, look.theme.print_edge, [(x + 26, y + 26) for x, y in hexagon], 1)
            if state:
                look.states.draw(picture, "hexagon", hexagon, state, (26, 26))
            painted[state] = pixels(picture)
        assert (land, list(taken_for_one_another(painted))) == (land, [])
