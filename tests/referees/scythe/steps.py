"""Where units can go: land, rivers, lakes, tunnels, the abilities of factions and mechs (p. 11, 15-17, 21)."""

from __future__ import annotations

from .facts import FACTIONS, MAP, mech
from .position import Position


def gates(t: Position, seat: int) -> set[str]:
    """Tunnels are beside each other, and so is the own mine (p. 11, 18)."""
    mine = t.built(seat).get("mine")
    return MAP.tunnels | ({mine} if mine else set())


def _across(t: Position, seat: int, kind: str) -> list[str]:
    """Terrains onto which the unit crosses a river."""
    faction = t.factions[seat]
    if kind == "worker":
        told: list[str] = FACTIONS[faction]["ability"].get("onto_terrains", [])
        return told
    return list(mech(faction, "riverwalk")["cross_river_onto"]) if t.has(seat, "riverwalk") else []


def _sails(t: Position, seat: int, kind: str) -> bool:
    return kind != "worker" and (t.has(seat, "seaworthy") or t.has(seat, "submerge"))


def step(t: Position, seat: int, kind: str, at: str) -> set[str]:
    """All places one step away, whoever stands there."""
    across, sails = _across(t, seat, kind), _sails(t, seat, kind)
    found = set()
    for near in MAP.around(at):
        if near in MAP.lakes or at in MAP.lakes:
            allowed = sails
        elif MAP.river_between(at, near):
            allowed = MAP.terrain(near) in across
        else:
            allowed = True
        if allowed:
            found.add(near)
    if at in gates(t, seat):
        found |= gates(t, seat)
    if kind != "worker":
        found |= _hops(t, seat, at)
    return found - {at}


def _hops(t: Position, seat: int, at: str) -> set[str]:
    """Places that an ability treats as beside this one."""
    own = t.territories(seat)
    found: set[str] = set()
    if t.has(seat, "submerge") and at in MAP.lakes:
        found |= MAP.lakes
    if t.has(seat, "township"):
        villages = {one for one in own if MAP.terrain(one) == "village"}
        if MAP.terrain(at) == "village":
            found |= villages | {MAP.factory}
        elif at == MAP.factory:
            found |= villages
    if t.has(seat, "underpass") and (MAP.terrain(at) == "mountain" or at in gates(t, seat)):
        found |= {one for one in own if MAP.terrain(one) == "mountain"} | gates(t, seat)
    if t.has(seat, "wayfare"):
        played = {t.factions[other] for other in t.others(seat)}
        found |= {home for home, faction in MAP.homes.items() if faction not in played}
    return found


def length(t: Position, seat: int, kind: str, base: int) -> int:
    """How far a unit goes in one move (p. 15, 25)."""
    return base + (mech(t.factions[seat], "speed")["extra_steps"] if kind != "worker" and t.has(seat, "speed") else 0)


def stops(t: Position, seat: int, kind: str, at: str) -> bool:
    """Rivals stop character and mechs, an encounter token the character (p. 11)."""
    return (kind == "character" and at in t.encounters) or at in t.rivals(seat)


def reach(t: Position, seat: int, kind: str, start: str, steps: int) -> dict[str, int]:
    """Where a unit can end, and how many steps it takes at least."""
    barred = t.rivals(seat) if kind == "worker" else set()
    found: dict[str, int] = {}
    edge = {start}
    for n in range(1, steps + 1):
        beyond = {to for at in edge for to in step(t, seat, kind, at)} - barred - set(found) - {start}
        found |= dict.fromkeys(beyond, n)
        edge = {at for at in beyond if not stops(t, seat, kind, at)}
    return found
