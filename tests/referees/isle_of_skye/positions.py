"""Positions that a random match seldom comes to."""

from __future__ import annotations

import random
from typing import Any

from .by_hand import SlowLand
from .facts import IN_THE_BAG, SCORING, SLOTS, rounds


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
