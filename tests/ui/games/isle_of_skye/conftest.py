"""A land of its own in a scene without a window, grown by the rules of the edges alone."""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.core.words import Words
from game.ui.context import Context
from game.ui.games.isle_of_skye.land import BESIDE, Cell, Laid
from game.ui.games.isle_of_skye.land_view import LandView
from game.ui.games.isle_of_skye.plan import CASTLE, load_plans
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.signs import Livery

PLANS = load_plans()
SEATS = 3


@cache
def grown(seed: int, tiles: int = 14) -> dict[str, str]:
    """A land in which all touching sides are alike, in the plain form."""
    rng = random.Random(seed)
    land: dict[Cell, Laid] = {(0, 0): Laid(CASTLE, 0)}
    names = sorted(set(PLANS) - {CASTLE})
    rng.shuffle(names)
    for name in names:
        fits = [(cell, turn) for cell in frontier(land) for turn in range(4) if fitting(land, cell, name, turn)]
        if fits:
            cell, turn = rng.choice(sorted(fits))
            land[cell] = Laid(name, turn)
        if len(land) == tiles:
            break
    return {f"{x},{y}": f"{laid.tile} {laid.turn}" for (x, y), laid in land.items()}


def frontier(land: dict[Cell, Laid]) -> set[Cell]:
    return {(x + dx, y + dy) for x, y in land for dx, dy in BESIDE} - land.keys()


def terrain_on(name: str, side: int, turn: int) -> str:
    """The terrain of a side once the tile has been turned."""
    return PLANS[name].area_on((side - turn) % 4).terrain


def fitting(land: dict[Cell, Laid], cell: Cell, name: str, turn: int) -> bool:
    for side, (dx, dy) in enumerate(BESIDE):
        other = land.get((cell[0] + dx, cell[1] + dy))
        if other and terrain_on(other.tile, side ^ 2, other.turn) != terrain_on(name, side, turn):
            return False
    return True


POSITION: dict[str, Any] = {"seats": SEATS, "lands": [grown(3), grown(5), grown(7)]}


class LandScene(Scene):
    def build(self) -> None:
        self.view = self.root.add(LandView([Livery(seat, seat) for seat in range(SEATS)]))


class Felt:
    """A scene with nothing but a land, its surface, and what was drawn last."""

    def __init__(self, size: tuple[int, int] = (1280, 720), scheme: str = "standard") -> None:
        settings = SimpleNamespace(language="en", motion="none", colour_scheme=scheme, text_scale=1.0)
        self.context = Context(Words("en"), settings, size)
        self.scene = LandScene(self.context)
        self.context.stack.push(self.scene)
        self.view = self.scene.view
        self.surface = Surface(size)

    def draw(self) -> list[pygame.Rect]:
        return self.context.stack.draw(self.surface)

    def drawn_anew(self) -> bytes:
        whole = Surface(self.surface.get_size())
        self.scene.root.paint(whole, whole.get_rect())
        return pygame.image.tobytes(whole, "RGB")

    def as_drawn(self) -> bytes:
        return pygame.image.tobytes(self.surface, "RGB")


@pytest.fixture(scope="session")
def kept_felt() -> Felt:
    return Felt()


@pytest.fixture
def felt(kept_felt: Felt) -> Felt:
    """One felt for many tests; everything said to it is taken back."""
    view = kept_felt.view
    view.set_seat(0)
    view.set_position(POSITION)
    view.fit()
    view.set_title("")
    view.set_lit({})
    view.set_other_turns(())
    view.set_last_moves(())
    view.set_effects(())
    view.set_outlines(())
    view.set_refused(None)
    view.set_hover(None)
    view.set_cursor(None)
    view.set_ghost(None)
    view.turn_ms = 0
    view.finish_building()
    kept_felt.draw()
    return kept_felt


@pytest.fixture(scope="session")
def painter() -> TilePainter:
    return TilePainter(Look(), PLANS)
