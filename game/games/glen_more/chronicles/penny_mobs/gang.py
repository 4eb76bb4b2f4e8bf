"""The mobsters: who is in prison with how many pennies on them, who serves whom, and where their markers are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.errors import BadInput
from game.core.reading import index, listed, mapped, number
from game.core.reading import old_by_seat as by_seat
from game.games.glen_more.book import CLAN_INDEX, CLANS, INDEX, LANDMARK_INDEX, LANDMARKS, NAMES, files
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.moments import played
from game.games.glen_more.state import State

ID = "penny_mobs"
_FACTS = files().chronicles[ID].facts
MOBS, MOBSTERS = _FACTS["mobs"], _FACTS["mobsters"]
NOBODY = -1

WANDER, DUFF, MAIL, LAIRD = "peggy_mcwander", "joe_mcduff", "bruce_mcmail", "peggy_mclaird"
SNITCH, DARKIE, CASTLE_SPY = "kenneth_mcsnitch", "fergus_macdarkie", "mike_mccastle"
SPONGE, DEREK, QUACK, MUSCLE = "sibyl_macsponge", "derek_anderson", "calum_mcquack", "bully_mcmuscle"
STARVE, HAGG, TRICK, MALT, CLAIM = (
    "fraser_mcstarve", "oonagh_mchagg", "elspeth_mctrick", "erin_macmalt", "john_mcclaim",
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
        name for name, mobster in MOBSTERS.items()
        if state.seats >= mobster.min_players and (mobster.needs is None or mobster.needs in on)
        and stack in (None, mobster.stack)
    ]


def in_game(state: State) -> set[str]:
    part = gang(state)
    return {name for name, _ in part.prison} | {name for name, _ in part.bosses}


# -- plain form ----------------------------------------------------------------------------------------------------


def to_plain(state: State) -> dict[str, Any]:
    part = gang(state)
    return {
        "prison": dict(part.prison),
        "hidden": part.hidden,
        "bosses": dict(part.bosses),
        "minus": list(part.minus),
        "plus": list(part.plus),
        "markers": {
            name: [coins for one, coins in part.markers if one == name]
            for name in dict.fromkeys(one for one, _ in part.markers)
        },
        "coins": part.coins,
        "tolls": {CLANS[clan]: coins for clan, coins in part.tolls},
        "reserved": None if part.reserved is None else {"tile": NAMES[part.reserved[0]], "coins": part.reserved[1]},
        "lodgers": {name: {"seat": seat, "at": AT[cell]} for name, seat, cell in part.lodgers},
        "claims": [LANDMARKS[card] for card in part.claims],
        "used": list(part.used),
        "sponged": part.sponged,
    }


def from_plain(state: State, plain: Mapping[str, Any]) -> Gang:
    """Markers are complete for whoever serves somebody, unless they are stated."""
    for key in plain:
        index(key, dict.fromkeys(to_plain(state), 0), "part of the mobs")
    known = dict.fromkeys(MOBSTERS, 0)

    def mobsters(key: str) -> Mapping[str, Any]:
        found = mapped(plain.get(key) or {}, key)
        for name in found:
            index(name, known, "mobster")
        return found

    bosses = {name: number(seat, "bosses", 0, state.seats - 1) for name, seat in mobsters("bosses").items()}
    if plain.get("markers") is None:
        markers = [(name, coins) for name in bosses for coins in MOBSTERS[name].markers]
    else:
        markers = [(name, coins) for name, all_of in mobsters("markers").items() for coins in listed(all_of)]
    reserved = plain.get("reserved")
    stolen = MOBSTERS[MAIL].coins if MAIL in bosses else 0
    part = Gang(
        prison=tuple((name, number(pennies, "prison", 0, 99)) for name, pennies in mobsters("prison").items()),
        hidden=number(plain.get("hidden", 0), "hidden", 0, len(MOBSTERS)),
        bosses=tuple(bosses.items()),
        minus=tuple(_pennies(state, plain, "minus", MOBS.pennies)),
        plus=tuple(_pennies(state, plain, "plus", 0)),
        markers=tuple(markers),
        coins=number(plain.get("coins", stolen), "coins", 0, 99),
        tolls=tuple(
            (index(clan, CLAN_INDEX, "clan"), number(coins, "tolls", 0, 9))
            for clan, coins in mapped(plain.get("tolls") or {}, "tolls").items()
        ),
        reserved=None if reserved is None else (
            index(reserved["tile"], INDEX, "tile"), number(reserved["coins"], "coins", 0, 9)
        ),
        lodgers=tuple(sorted(_lodger(state, name, given) for name, given in mobsters("lodgers").items())),
        claims=tuple(index(name, LANDMARK_INDEX, "landmark") for name in listed(plain.get("claims") or [])),
        used=tuple(listed(plain.get("used") or [])),
        sponged=bool(plain.get("sponged", False)),
    )
    if {name for name, _ in part.prison} & bosses.keys():
        raise BadInput("A mobster is in prison or serves somebody, not both.")
    return part


def _pennies(state: State, plain: Mapping[str, Any], key: str, usual: int) -> list[int]:
    return by_seat(state.seats, plain.get(key), key, lambda n: number(n, key, 0, 99), lambda seat: usual)


def _lodger(state: State, name: str, given: Any) -> tuple[str, int, int]:
    place = mapped(given, "lodgers")
    return name, number(place.get("seat"), "seat", 0, state.seats - 1), index(place.get("at"), CELLS, "place")
