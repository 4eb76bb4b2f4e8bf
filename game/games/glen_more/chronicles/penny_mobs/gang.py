"""The mobsters: who is in prison with how many pennies on them, who serves whom, and where their markers are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.errors import BadInput
from game.core.told import At, Custom, Flag, Name, Number, OrNull, Seat, Word
from game.core.told_groups import BySeat, Pairs, Pile, Record
from game.games.glen_more.book import CLANS, files
from game.games.glen_more.cells import CELLS
from game.games.glen_more.moments import played
from game.games.glen_more.state import State
from game.games.glen_more.told import CELL, LANDMARK, TILE

ID = "penny_mobs"
_FACTS = files().chronicles[ID].facts
MOBS, MOBSTERS = _FACTS["mobs"], _FACTS["mobsters"]
NOBODY = -1

WANDER, DUFF, MAIL, LAIRD = "peggy_mcwander", "joe_mcduff", "bruce_mcmail", "peggy_mclaird"
SNITCH, DARKIE, CASTLE_SPY = "kenneth_mcsnitch", "fergus_macdarkie", "mike_mccastle"
SPONGE, DEREK, QUACK, MUSCLE = "sibyl_macsponge", "derek_anderson", "calum_mcquack", "bully_mcmuscle"
STARVE, HAGG, TRICK, MALT, CLAIM = (
    "fraser_mcstarve",
    "oonagh_mchagg",
    "elspeth_mctrick",
    "erin_macmalt",
    "john_mcclaim",
)
LODGERS = (SNITCH, DARKIE, CASTLE_SPY)
"""Mobsters that stand as a Scot of their boss in somebody else's territory."""


class Gang(NamedTuple):
    prison: tuple[tuple[str, int], ...] = ()
    """Mobsters and the pennies on them."""
    hidden: int = 0
    """How many more come with the first B tile; nobody knows which."""
    bosses: tuple[tuple[str, int], ...] = ()
    """Mobsters and whom they serve."""
    minus: tuple[int, ...] = ()
    """By seat: pennies that cost a point."""
    plus: tuple[int, ...] = ()
    """By seat: pennies that bring one."""
    markers: tuple[tuple[str, int], ...] = ()
    """Markers that are not used yet: mobster, and the coins on it."""
    coins: int = 0
    """On Bruce McMail."""
    tolls: tuple[tuple[int, int], ...] = ()
    """Clans with a marker of Peggy McWander, and the coins on it."""
    reserved: tuple[int, int] | None = None
    """The tile with a marker of Peggy McLaird, and the coins on it."""
    lodgers: tuple[tuple[str, int, int], ...] = ()
    """Mobsters out in the field: territory and cell."""
    claims: tuple[int, ...] = ()
    """Landmark cards with a marker of John McClaim."""
    used: tuple[str, ...] = ()
    """Mobsters whose one service is done, or done for this scoring."""
    sponged: bool = False
    """Sibyl has had her point of this turn."""


def on_land(component: str) -> tuple[int, int]:
    """Whose territory, and which cell of it, a `land:0:1,2` means."""
    _, owner, at = component.split(":")
    return int(owner), CELLS[at]


def gang(state: State) -> Gang:
    part: Gang = state.parts[ID]
    return part


def change(state: State, **values: Any) -> None:
    state.parts[ID] = gang(state)._replace(**values)


def fresh(state: State) -> Gang:
    return Gang(minus=(MOBS.pennies,) * state.seats, plus=(0,) * state.seats)


def boss(state: State, mobster: str) -> int:
    for name, seat in gang(state).bosses:
        if name == mobster:
            return seat
    return NOBODY


def with_seat(values: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + more, *values[seat + 1 :])


def markers_of(state: State, mobster: str) -> list[int]:
    return [coins for name, coins in gang(state).markers if name == mobster]


def drop_marker(state: State, mobster: str, coins: int) -> None:
    left = list(gang(state).markers)
    left.remove((mobster, coins))
    change(state, markers=tuple(left))


def lodging(state: State, mobster: str) -> tuple[int, int] | None:
    """Territory and cell where a mobster stands."""
    for name, seat, cell in gang(state).lodgers:
        if name == mobster:
            return seat, cell
    return None


def lodge(state: State, mobster: str, seat: int, cell: int) -> None:
    rest = tuple(one for one in gang(state).lodgers if one[0] != mobster)
    change(state, lodgers=tuple(sorted((*rest, (mobster, seat, cell)))))


def is_used(state: State, mobster: str) -> bool:
    return mobster in gang(state).used


def use(state: State, mobster: str) -> None:
    change(state, used=tuple(sorted({*gang(state).used, mobster})))


def playable(state: State, stack: str | None = None) -> list[str]:
    """Mobsters that can be in this match: enough players, and the Chronicle they come with."""
    on = {chronicle.id for chronicle in played(state)}
    return [
        name
        for name, mobster in MOBSTERS.items()
        if state.seats >= mobster.min_players
        and (mobster.needs is None or mobster.needs in on)
        and stack in (None, mobster.stack)
    ]


def in_game(state: State) -> set[str]:
    part = gang(state)
    return {name for name, _ in part.prison} | {name for name, _ in part.bosses}


# -- how it is told ------------------------------------------------------------------------------------------------


_MOBSTER = Word(MOBSTERS, "mobster")
_PENNIES = Number(0, 99)


def _markers(state: State, markers: tuple[tuple[str, int], ...]) -> dict[str, list[int]]:
    return {name: [coins for one, coins in markers if one == name] for name in dict(markers)}


def _read_markers(at: At, given: Any) -> tuple[tuple[str, int], ...]:
    told = Pairs(_MOBSTER, Pile(_PENNIES)).read(at, given)
    return tuple((name, coins) for name, all_of in told for coins in all_of)


TOLD = Record(
    Gang,
    prison=Pairs(_MOBSTER, _PENNIES),
    hidden=Number(0, len(MOBSTERS)),
    bosses=Pairs(_MOBSTER, Seat()),
    minus=BySeat(_PENNIES),
    plus=BySeat(_PENNIES),
    markers=Custom(_markers, _read_markers),
    coins=_PENNIES,
    tolls=Pairs(Name(CLANS, "clan"), Number(0, 9)),
    reserved=OrNull(Record(None, tile=TILE, coins=Number(0, 9))),
    lodgers=Pairs(_MOBSTER, Record(None, seat=Seat(), at=CELL), sort=True),
    claims=Pile(LANDMARK),
    used=Pile(_MOBSTER),
    sponged=Flag(),
)


def settle(state: State, stated: Mapping[str, Any]) -> Gang:
    """Markers are complete for whoever serves somebody, unless they are stated."""
    part = gang(state)
    serving = [name for name, _ in part.bosses]
    if stated.get("markers") is None:
        part = part._replace(markers=tuple((name, n) for name in serving for n in MOBSTERS[name].markers))
    if stated.get("coins") is None and MAIL in serving:
        part = part._replace(coins=MOBSTERS[MAIL].coins)
    if {name for name, _ in part.prison} & set(serving):
        raise BadInput("A mobster is in prison or serves somebody, not both.")
    return part
