"""Positions as they are late in a match, put together at random: abilities, rivals side by side, stars nearly all."""

from __future__ import annotations

import random
from typing import Any

from .facts import (
    BONUS,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FACTORY,
    GAME,
    MAP,
    MATS,
    OBJECTIVES,
    ONE_TIME,
    RESOURCES,
    STRUCTURES,
)

SAILORS = {"nordic": "seaworthy", "polania": "submerge"}


def developed(rng: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    factions, mats = rng.sample(list(FACTIONS), seats), rng.sample(list(MATS), seats)
    mechs = [_some([one["id"] for one in FACTIONS[f]["mechs"]], rng, 0.75) for f in factions]
    cards = rng.sample(list(OBJECTIVES), 2 * seats)
    plain: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "factions": factions,
        "mats": mats,
        "bonus": rng.choice(list(BONUS)),
        "mechs": mechs,
        "objectives": [cards[2 * seat : 2 * seat + 2] for seat in range(seats)],
        "power": [rng.choice((0, 2, 5, 7, 11, 15)) for _ in range(seats)],
        "popularity": [rng.choice((0, 1, 4, 9, 14, 17)) for _ in range(seats)],
        "coins": [rng.choice((0, 1, 2, 8, 25)) for _ in range(seats)],
        "cards": _hands(rng, seats),
        "stars": [_stars(rng) for _ in range(seats)],
        "last": [rng.choice(MATS[mat]["sections"])["top"] for mat in mats],
        "recruits": [_recruits(rng) for _ in range(seats)],
        "upgrades": [_upgrades(rng, mat) for mat in mats],
        "encounters": _some(sorted(at for at, what in MAP.hexes.items() if what.encounter), rng, 0.6),
    }
    plain["units"] = _units(rng, factions, mechs)
    plain["structures"] = _structures(rng, seats)
    plain["tokens"] = {at: {what: rng.randint(1, 4) for what in _some(RESOURCES, rng, 0.5)} for at in plain["units"]}
    if rng.random() < 0.5:
        taken = rng.sample(list(FACTORY), seats + 1)
        plain["factory_cards"], plain["factory_pile"] = [None, *taken[: seats - 1]], taken[seats - 1 :]
    return plain


def _some(what: Any, rng: random.Random, often: float) -> list[Any]:
    return [one for one in what if rng.random() < often]


def _hands(rng: random.Random, seats: int) -> list[list[int]]:
    deck = [value for value, n in GAME["combat_deck"].items() for _ in range(n)]
    rng.shuffle(deck)
    return [[deck.pop() for _ in range(rng.randint(0, 5))] for _ in range(seats)]


def _stars(rng: random.Random) -> dict[str, int]:
    """Up to five, of deeds that nobody looks up."""
    return {"combat": rng.randint(0, 2), "objective": rng.randint(0, 1), "power": rng.randint(0, 1),
            "popularity": rng.randint(0, 1)}  # fmt: skip


def _recruits(rng: random.Random) -> dict[str, str]:
    return dict(zip(_some(BOTTOMS, rng, 0.6), rng.sample(list(ONE_TIME), 4), strict=False))


def _upgrades(rng: random.Random, mat: str) -> dict[str, list[str]]:
    slots = [told["bottom"] for told in MATS[mat]["sections"] for _ in range(told["reducible"])]
    n = rng.randint(0, 5)
    return {"top": rng.sample(CUBES, n), "bottom": rng.sample(slots, n)}


def _units(rng: random.Random, factions: list[str], mechs: list[list[str]]) -> dict[str, list[str]]:
    """Close together around one place, so that they meet; a few aboard on lakes."""
    middle = rng.choice(sorted(MAP.hexes))
    near = {middle} | MAP.around(middle)
    near |= {one for at in near for one in MAP.around(at)}
    far = set(MAP.hexes) - near
    order = rng.sample(sorted(near), len(near)) + rng.sample(sorted(far), len(far))
    found: dict[str, list[str]] = {}
    for seat, faction in enumerate(factions):
        sails = SAILORS.get(faction) in mechs[seat]
        own = [at for at in order if at not in found and (sails or at not in MAP.lakes)][:4]
        at_sea = [at for at in own if at in MAP.lakes]
        left = len(mechs[seat])
        for at in own:
            n = min(left, 2) if at in at_sea else rng.randint(0, min(left, 2))
            left -= n
            pieces = [f"{seat} mech {n}"] * bool(n)
            if n or at not in MAP.lakes:
                pieces += [f"{seat} worker {rng.randint(1, 2)}"] * (rng.random() < 0.7)
            found[at] = pieces
        found[own[0]].append(f"{seat} character")
        home = next(home for home, whose in MAP.homes.items() if whose == faction)
        found[home] = [f"{seat} mech {left}"] * bool(left)
    return {at: pieces for at, pieces in found.items() if pieces}


def _structures(rng: random.Random, seats: int) -> dict[str, str]:
    free = rng.sample(sorted(set(MAP.hexes) - MAP.lakes), 4 * seats)
    return {free.pop(): f"{seat} {what}" for seat in range(seats) for what in STRUCTURES if rng.random() < 0.5}
