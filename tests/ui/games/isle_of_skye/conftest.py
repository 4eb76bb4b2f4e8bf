"""A land of its own in a scene without a window, grown by the rules of the edges alone."""

from __future__ import annotations

import random
from functools import cache

import pytest

from game.games.isle_of_skye.shown import Cell, Laid, Player, ShownIsleOfSkye
from game.ui.games.isle_of_skye.land import BESIDE
from game.ui.games.isle_of_skye.land_view import LandView
from game.ui.games.isle_of_skye.plan import CASTLE, load_plans
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.look import Look
from game.ui.signs import Livery
from tests.ui.games.stage import Stage

PLANS = load_plans()
SEATS = 3


@cache
def grown(seed: int, tiles: int = 14) -> dict[Cell, Laid]:
    """A land in which all touching sides are alike."""
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
    return land


def position_of(*lands: dict[Cell, Laid]) -> ShownIsleOfSkye:
    return ShownIsleOfSkye(tuple(map(Player, lands)))


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


POSITION = position_of(grown(3), grown(5), grown(7))


class Felt(Stage[LandView]):
    """A felt with a land on it."""

    def __init__(self, scheme: str = "standard") -> None:
        liveries = [Livery(seat, seat) for seat in range(SEATS)]
        super().__init__(lambda _: LandView(liveries), scheme=scheme, build=False)


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
    kept_felt.fall_silent()
    view.set_ghost(None)
    view.air.turn_ms = 0
    view.finish_building()
    kept_felt.draw()
    return kept_felt


@pytest.fixture(scope="session")
def painter() -> TilePainter:
    return TilePainter(Look(), PLANS)
