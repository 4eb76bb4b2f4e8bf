"""Positions that a random match seldom comes to."""

from __future__ import annotations

import random
from typing import Any

from .facts import CARDS, FARMS, SPACES, TOWNS, tiles_of_a_colour

Bag = list[str]


def _bags(rng: random.Random, seats: int) -> list[Bag]:
    """The tiles of each colour without two."""
    told = tiles_of_a_colour(seats)
    whole = [kind for kind, n in told.items() for _ in range(n)]
    return [rng.sample(whole, len(whole) - 2) for _ in range(seats)]


def _lay(bag: Bag, settlements: bool) -> str | None:
    found = next((kind for kind in bag if (kind not in FARMS) == settlements), None)
    if found:
        bag.remove(found)
    return found


def _counted(bag: Bag) -> dict[str, int]:
    return {kind: bag.count(kind) for kind in dict.fromkeys(bag)}


def _dealt(rng: random.Random, seats: int) -> list[list[str]]:
    cards = rng.sample(sorted(CARDS), 4 * seats)
    return [cards[4 * seat : 4 * seat + 4] for seat in range(seats)]


def crowded(rng: random.Random, seats: int) -> dict[str, Any]:
    """No blank space is free, and none of one symbol: whoever has such a farm in hand looks for the other symbol."""
    full = rng.choice(FARMS)
    farms = [at for at, kind in SPACES.items() if kind in (full, "blank")]
    towns = [at for at, kind in SPACES.items() if kind == "settlement"]
    farms, towns = rng.sample(farms, len(farms)), rng.sample(towns, 2 * len(towns) // 3)
    bags = _bags(rng, seats)
    tiles = {}
    for spaces, settlements in ((farms, False), (towns, True)):
        for n, at in enumerate(spaces):
            tile = _lay(bags[n % seats], settlements)
            assert tile is not None
            tiles[at] = f"{n % seats} {tile}"
    for bag in bags:
        bag.sort(key=lambda kind: kind != full)
    return {
        "seats": seats, "start": 0, "stack": ["place_tile seat=0"], "tiles": tiles,
        "hands": [bag[0] for bag in bags], "supply": [_counted(bag[1:]) for bag in bags],
        "cards": _dealt(rng, seats), "points": [rng.randint(0, 60) for _ in range(seats)],
    }  # fmt: skip


def tied(rng: random.Random, seats: int) -> dict[str, Any]:
    """In every large settlement one space is free, and two have as many symbols on the others."""
    bags = [[f"settlement_{n}" for n in (1, 1, 2, 2, 3, 3, 4)] for _ in range(seats)]
    tiles = {}
    for town in TOWNS.values():
        if town["size"] == "large":
            one, two = rng.sample(range(seats), 2)
            same = rng.choice([kind for kind in bags[one] if kind in bags[two]])
            for seat, at in zip((one, two), rng.sample(town["spaces"], 2), strict=True):
                bags[seat].remove(same)
                tiles[at] = f"{seat} {same}"
    return {
        "seats": seats, "start": 0, "stack": ["place_tile seat=0"], "tiles": tiles,
        "hands": [bag[0] for bag in bags], "supply": [_counted(bag[1:3]) for bag in bags],
        "cards": _dealt(rng, seats), "points": [rng.randint(0, 60) for _ in range(seats)],
    }  # fmt: skip


def sparse(rng: random.Random, seats: int) -> dict[str, Any]:
    """Everybody lays the last tile on a board where hardly anything lies."""
    bags = _bags(rng, seats)
    tiles = {} if seats > 2 else {"marks": "neutral"}
    return {
        "seats": seats, "start": 0, "stack": ["place_tile seat=0"], "tiles": tiles,
        "hands": [bag[0] for bag in bags], "supply": [{} for _ in bags],
        "cards": _dealt(rng, seats), "points": [rng.randint(0, 60) for _ in range(seats)],
    }  # fmt: skip
