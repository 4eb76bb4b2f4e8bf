"""What mobsters promise their boss: more than they cost, if there is time left and markers to use."""

from __future__ import annotations

from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.state import State

_GAIN, _LONG = 0.95, 9.0
"""What a mobster brings over a match for each point that he costs, and after how many turns he has done so."""
_TOLL = 0.6
"""Which part of a toll that lies on a clan will be paid."""
_RESERVED = 0.8


def worth(state: State, seat: int, turns: float) -> float:
    part = mob.gang(state)
    time = min(1.0, turns / _LONG)
    total = 0.0
    for name, owner in part.bosses:
        if owner == seat:
            total += _of_mobster(part, name) * time
    if mob.boss(state, mob.WANDER) == seat:
        total += _TOLL * sum(coins for _, coins in part.tolls)
    if part.reserved is not None and mob.boss(state, mob.LAIRD) == seat:
        total += _RESERVED * min(1.0, turns)
    return total


def _of_mobster(part: mob.Gang, name: str) -> float:
    facts = mob.MOBSTERS[name]
    gain: float = -_GAIN * facts.points
    if not facts.markers or name in mob.LODGERS:
        return gain
    left = sum(marker == name for marker, _ in part.markers)
    return float(gain * left / len(facts.markers))
