"""Objectives (p. 26): what each measure counts, and when a card may be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .facts import KINDS, MAP, OBJECTIVES, RESOURCES
from .position import Position
from .stars import has_room, place_star


def _on_one_hex(t: Position, seat: int, at: str) -> int:
    built = at in t.structures and t.structures[at][0] == seat
    return sum(t.count(seat, kind, at) for kind in KINDS) + built


def _guarded(t: Position, seat: int, at: str) -> int:
    """Resources on the character's hex if exactly one mech and one worker are there too."""
    alone = all(t.count(seat, kind, at) == 1 for kind in KINDS)
    return t.tokens[at].total() if alone else 0


def measure(t: Position, seat: int, told: Mapping[str, Any]) -> int:
    own = t.territories(seat)
    name = told["measure"]
    if name == "control_terrain":
        return sum(MAP.terrain(at) == told["terrain"] for at in own)
    if name in ("control_tunnels", "around_factory"):
        return len(own & (MAP.tunnels if name == "control_tunnels" else MAP.around(MAP.factory)))
    if name == "around_one_lake":
        return max(len(own & MAP.around(lake)) for lake in MAP.lakes)
    if name in ("full_store", "one_hex_pieces", "guarded_store"):
        return max((_one_hex(t, seat, name, at) for at in own), default=0)
    if name in ("least_resource", "most_of_one_resource"):
        stock = [t.stock(seat)[what] for what in RESOURCES]
        return min(stock) if name == "least_resource" else max(stock)
    return _of_the_mats(t, seat)[name]


def _one_hex(t: Position, seat: int, name: str, at: str) -> int:
    if name == "full_store":
        return t.tokens[at].total() if all(t.tokens[at][what] for what in RESOURCES) else 0
    return _on_one_hex(t, seat, at) if name == "one_hex_pieces" else _guarded(t, seat, at)


def _of_the_mats(t: Position, seat: int) -> dict[str, int]:
    return {
        "rivals_with_more_power": sum(power > t.power[seat] for power in t.power),
        "forced_worker_retreats": t.drove_off, "power": t.power[seat], "popularity": t.popularity[seat],
        "coins": t.coins[seat], "combat_cards": t.cards[seat].total(),
        "factory_cards": int(t.factory_cards[seat] is not None), "upgrades": len(t.cubes[seat]),
        "mechs": len(t.mechs[seat]), "structures": len(t.built(seat)), "recruits": len(t.recruits[seat]),
        "workers": t.workers(seat), "combat_stars": t.stars[seat]["combat"],
        "workers_minus_recruits": t.workers(seat) - len(t.recruits[seat]),
    }  # fmt: skip


def holds(t: Position, seat: int, card: str) -> bool:
    for told in OBJECTIVES[card]["all_of"]:
        value = measure(t, seat, told)
        if value < told.get("min", value) or value > told.get("max", value):
            return False
    return True


def showable(t: Position, seat: int, *, at_end: bool = False) -> tuple[str, ...]:
    """In the own turn, before or after an action; with the strict option some only when the bottom action is over."""
    if not has_room(t, seat, "objective"):
        return ()
    strict = t.options.get("strict_objectives") and not at_end
    return tuple(
        f"show_objective card={card}"
        for card in t.objectives[seat]
        if holds(t, seat, card) and not (strict and OBJECTIVES[card].get("card_says_end_of_turn"))
    )


def show(t: Position, seat: int, card: str) -> None:
    """The other card is put away too, but Saxony keeps it (p. 21)."""
    t.objectives[seat].remove(card)
    t.shown[seat].append(card)
    if t.factions[seat] != "saxony" and t.objectives[seat]:
        t.dropped[seat] = t.objectives[seat].pop()
    place_star(t, seat, "objective")
