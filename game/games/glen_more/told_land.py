"""How territories and clan markers of Glen More II are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.core.errors import BadInput
from game.core.reading import by_seat, index, listed, mapped, number
from game.core.told import At, Custom, Part
from game.games.glen_more.book import CLAN_INDEX, CLANS, MARKERS, NAMES, REPEATABLE, START_TILES
from game.games.glen_more.cells import AT, START_CELLS, VILLAGE
from game.games.glen_more.goods import COUNTS, put
from game.games.glen_more.land import Land, covered_and_open
from game.games.glen_more.told import CELL, GOODS, PILE, SCOTS

if TYPE_CHECKING:
    from game.games.glen_more.state import State


def _territory(state: State, seat: int) -> dict[str, Any]:
    """From north to south and west to east."""
    land, goods, scots = state.lands[seat], state.goods[seat], state.scots[seat]
    return {
        AT[cell]: {
            "tiles": [NAMES[tile] for tile in land.tiles[cell]],
            "goods": GOODS.write(state, COUNTS[goods.get(cell, 0)]),
            "scots": scots.get(cell, 0),
        }
        for cell in land.cells
    }


def _read_territories(state: State, given: Any) -> None:
    for seat, territory in by_seat(given, "territories", state.seats).items():
        _read_territory(state, seat, mapped(territory or {}, "territories"))


def _read_territory(state: State, seat: int, given: Mapping[str, Any]) -> None:
    """By place a tile, tiles from bottom to top, or a mapping of tiles, goods, scots.

    Start tiles may be left out; so may the Scot on the start village.
    """
    laid = dict(Land().tiles)
    scots: dict[int, int] = {}
    state.goods[seat] = {}
    for place, what in given.items():
        at = At(state, "territories")
        cell = CELL.read(at, str(place))
        parts: Mapping[str, Any] = what if isinstance(what, Mapping) else {"tiles": what}
        for key in parts:
            index(key, {"tiles": 0, "goods": 1, "scots": 2}, "part of a territory's place called")
        named = parts.get("tiles")
        if named is not None:
            found = PILE.read(at, [named] if isinstance(named, str) else named)
            base = laid.get(cell, ())
            laid[cell] = found if cell not in START_CELLS or found[0] in START_TILES else (*base, *found)
        elif cell not in laid:
            raise BadInput(f"Which tile lies at {place}?")
        for kind, count in enumerate(GOODS.read(At(state, "goods", ()), parts.get("goods") or {})):
            if put(state.goods[seat], cell, kind, count) < count:
                raise BadInput(f"No more than three goods lie on the tile at {place}.")
        if "scots" in parts:
            scots[cell] = SCOTS.read(At(state, "scots"), parts["scots"])
    scots.setdefault(VILLAGE, state.scots[seat].get(VILLAGE, 0))
    state.lands[seat] = _checked(Land(laid))
    state.scots[seat] = {cell: n for cell, n in scots.items() if n}


def _checked(land: Land) -> Land:
    from game.games.glen_more.audit import check_layout

    try:
        check_layout(land)
    except AssertionError as error:
        raise BadInput(f"This territory cannot be: {error}.") from None
    named = [tile for tile in covered_and_open(land) if tile not in START_TILES]
    if len(named) != len(set(named)):
        twice = next(tile for tile in named if named.count(tile) > 1)
        raise BadInput(f"The tile '{NAMES[twice]}' lies in a territory twice.")
    return land


TERRITORIES = Part(lambda state: [_territory(state, seat) for seat in range(state.seats)], _read_territories)


def _markers(state: State, clans: Any) -> dict[str, list[int]]:
    owners: dict[str, list[int]] = {name: [] for name in CLANS}
    for seat, own in enumerate(clans):
        for clan in own:
            owners[CLANS[clan]].append(seat)
    return {name: seats for name, seats in owners.items() if seats}


def _read_markers(at: At, given: Any) -> list[tuple[int, ...]]:
    found: list[list[int]] = [[] for _ in range(at.state.seats)]
    for name, seats in mapped(given, "clan_markers").items():
        clan = index(name, CLAN_INDEX, "clan")
        for seat in [seats] if isinstance(seats, int) else listed(seats):
            if any(clan in clans for clans in found) and clan not in REPEATABLE:
                raise BadInput(f"The clan '{name}' is claimed by one player once, not by seats {seats}.")
            found[number(seat, "clan_markers", 0, at.state.seats - 1)].append(clan)
    return [tuple(clans) for clans in found]


CLAN_MARKERS = Custom(_markers, _read_markers)


MARKERS_LEFT = Part(lambda state: [MARKERS - len(clans) for clans in state.clans])
