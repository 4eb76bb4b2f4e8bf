"""What the bench should know of Isle of Skye: its goals, and the listing of all places for a tile in a large land."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.core.contract import Action
from game.games.isle_of_skye.actions import Axe, SetPrice
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.placement import places
from game.games.isle_of_skye.tiles import CASTLE, FITS

GOALS = {"playout": (4.0, 8.0), "copy": (10.0, 4.0)}


def by_hand(answer: Action) -> tuple[str, tuple[str, ...]]:
    """What is clicked for an answer of the page of prices, and which keys are typed onto it instead."""
    match answer:
        case Axe(tile):
            return f"tile:{tile}", ()
        case SetPrice(tile, gold):
            return f"tile:{tile}", ("delete", *str(gold))
    return "", ()


_LARGE = 15
"""Tiles without the castle: more than a land commonly has in the end."""


def grown(tiles: int, rng: random.Random) -> Land:
    """A land with that many tiles, laid anywhere they fit."""
    land, bag = Land(), list(range(CASTLE))
    rng.shuffle(bag)
    while tiles:
        tile = bag.pop()
        ways = [
            (turn, cell) for cell, code in land.frontier.items() for turn in range(4) if FITS[tile][code] >> turn & 1
        ]
        if ways:
            turn, cell = rng.choice(ways)
            land = land.laid(tile * 4 + turn, cell)
            tiles -= 1
    return land


def _places_in_a_large_land() -> Callable[[], Any]:
    rng = random.Random(8)
    asked = [(grown(_LARGE, rng), rng.randrange(CASTLE)) for _ in range(16)]
    moment = iter(range(10**9))

    def list_places() -> object:
        land, tile = asked[next(moment) % len(asked)]
        return places(land, tile)

    return list_places


WORKS: dict[str, Callable[[], Callable[[], Any]]] = {"places_15": _places_in_a_large_land}
