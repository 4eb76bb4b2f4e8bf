"""Positions that a random match seldom comes to."""

from __future__ import annotations

import random
from typing import Any

from .by_hand import SlowLand
from .facts import IN_THE_BAG, SCORING, SLOTS, rounds

NARROW = [
    ({"-1,0": "L02 2", "-1,-1": "L34 0", "-2,0": "L55 1", "0,1": "L33 0"}, ("L13", "L15", "L41")),
    ({"-1,0": "L70 1", "0,1": "L10 0", "0,-1": "L57 0", "0,2": "L56 0"}, ("L16", "L17", "L13")),
    ({"1,0": "L09 0", "0,1": "L21 0", "-1,0": "L12 3"}, ("L64", "L65", "L69")),
]
"""Lands that leave hardly a place, and tiles that fit nowhere there."""


def narrow_lands(rng: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The last building, and it is not said that all fits."""
    lands: list[dict[str, str]] = [{} for _ in range(seats)]
    got: list[list[str]] = [[] for _ in range(seats)]
    for seat, (land, odd) in zip(range(seats), rng.sample(NARROW, len(NARROW)), strict=False):
        lands[seat], got[seat] = dict(land), list(rng.sample(odd, rng.randint(1, 3)))
    laid = {what.split()[0] for land in lands for what in land.values()}
    given: set[str] = set()
    for tiles in got:
        tiles[:] = [tile for tile in tiles if tile not in laid | given]
        given |= set(tiles)
    free = rng.sample(sorted(IN_THE_BAG - laid - given), seats)
    for tiles in got:
        tiles += [free.pop()] * (rng.random() < 0.6)
    bag = sorted(IN_THE_BAG - laid - {tile for tiles in got for tile in tiles})
    start = next((seat for seat in range(seats) if got[seat]), 0)
    return {
        "seats": seats, "options": options, "start": start, "round": len(rounds(seats)),
        "stack": [f"build_tiles seat={start}"], "lands": [{"0,0": "castle 0", **land} for land in lands],
        "got": got, "bag": bag, "scoring": dict(zip(SLOTS, _scoring(rng, False), strict=True)),
        "gold": [rng.randint(0, 12) for _ in range(seats)], "points": [rng.randint(0, 40) for _ in range(seats)],
    }  # fmt: skip


def wide_lands(rng: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Before the last scoring, with as many tiles as the box gives."""
    bag = rng.sample(sorted(IN_THE_BAG), len(IN_THE_BAG))
    lands = []
    tall = rng.random() < 0.5
    for _ in range(seats):
        land = {"0,0": f"castle {rng.randrange(4) if options.get('turn_castle') else 0}"}
        for _ in range(len(IN_THE_BAG) // seats if seats > 2 else 24):
            places = SlowLand(land).places(bag[-1])
            tile = bag.pop()
            if places:
                x, y, turn = _near(rng, sorted(places), tall)
                land[f"{x},{y}"] = f"{tile} {turn}"
        lands.append(land)
    laid = {what.split()[0] for land in lands for what in land.values()}
    return {
        "seats": seats, "options": options, "start": rng.randrange(seats), "round": len(rounds(seats)),
        "stack": ["end_round"], "lands": lands, "bag": sorted(IN_THE_BAG - laid),
        "scoring": dict(zip(reversed(SLOTS), _scoring(rng, tall), strict=True)),
        "gold": [rng.randint(0, 12) for _ in range(seats)], "points": [rng.randint(0, 40) for _ in range(seats)],
    }  # fmt: skip


def _scoring(rng: random.Random, tall: bool) -> list[str]:
    others = [name for name in rng.sample(sorted(SCORING["scoring_tiles"]), 5) if name != "columns"]
    return (["columns"] * tall + others)[:4]


def _near(rng: random.Random, places: list[tuple[int, int, int]], tall: bool) -> tuple[int, int, int]:
    """Rather near the castle, so that lands are dense, or far along three lines, so that one has several columns."""
    some = rng.sample(places, min(4, len(places)))
    if tall:
        return min(some, key=lambda place: (abs(place[0]) > 1, -abs(place[1])))
    return min(some, key=lambda place: abs(place[0]) + abs(place[1]))
