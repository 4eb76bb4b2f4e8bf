"""The cellars: where each barrel lies, by seat, and how full the sale tiles are.

Places count from the left over all cellars: 0 is the place without worth in the first, 1 to 3 its circles, 4 to 6 the
second cellar, 7 to 9 the third.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.errors import BadInput
from game.core.reading import by_seat, index, mapped
from game.core.told import At, Custom, Name, Number
from game.core.told_groups import BySeat, Mask, Pairs, Record
from game.games.glen_more.book import INDEX, NAMES, Units, files, units_of
from game.games.glen_more.state import State

ID = "single_cask"
_FACTS = files().chronicles[ID].facts
_CELLARS = tuple(_FACTS["cellars"].values())
CELLAR_NAMES = tuple(_FACTS["cellars"])
COSTS: tuple[Units, ...] = tuple(units_of(cellar.cost) for cellar in _CELLARS)
VALUES: tuple[int, ...] = (_CELLARS[0].overflow, *(value for cellar in _CELLARS for value in cellar.places))
"""By place: the points a barrel from there is sold for."""
FIRST = len(_CELLARS[0].places)
_ENDS = tuple(sum(len(cellar.places) for cellar in _CELLARS[: n + 1]) for n in range(len(_CELLARS)))
AT_START = sum(cellar.at_start for cellar in _CELLARS)
SALES = {INDEX[name] for name in _FACTS["sales"].tiles}
_SPACES = _FACTS["sales"].spaces
_BONUS = _FACTS["sales"].bonus_spaces


class Cellars(NamedTuple):
    """By seat: how many cellars, barrels without worth, and a mask of the places 1 and up with a barrel.

    `sold` is by sale tile how many barrels lie on the usual spaces and on the bonus space.
    """

    owned: tuple[int, ...]
    spare: tuple[int, ...]
    places: tuple[int, ...]
    sold: tuple[tuple[int, int, int], ...] = ()


def cellars(state: State) -> Cellars:
    part: Cellars = state.parts[ID]
    return part


def fresh(state: State) -> Cellars:
    none = (0,) * state.seats
    return Cellars((AT_START,) * state.seats, none, none)


def last_place(owned: int) -> int:
    return _ENDS[owned - 1]


def barrels(state: State, seat: int) -> list[int]:
    """The places with a barrel, each once, those of little worth first."""
    part = cellars(state)
    found = [0] if part.spare[seat] else []
    return found + [place for place in range(1, len(VALUES)) if part.places[seat] >> place & 1]


def how_many(state: State, seat: int) -> int:
    """All barrels in the cellars; those that are being paid lie there until somebody says which they are."""
    part = cellars(state)
    return part.spare[seat] + part.places[seat].bit_count()


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def store(state: State, seat: int) -> None:
    """A new barrel: onto the first free circle of the first cellar, else onto the place without worth."""
    part = cellars(state)
    for place in range(1, FIRST + 1):
        if not part.places[seat] >> place & 1:
            state.parts[ID] = part._replace(places=_with(part.places, seat, part.places[seat] | 1 << place))
            return
    state.parts[ID] = part._replace(spare=_with(part.spare, seat, part.spare[seat] + 1))


def take_out(state: State, seat: int, place: int) -> None:
    part = cellars(state)
    if place:
        state.parts[ID] = part._replace(places=_with(part.places, seat, part.places[seat] ^ 1 << place))
    else:
        state.parts[ID] = part._replace(spare=_with(part.spare, seat, part.spare[seat] - 1))


def can_age(state: State, seat: int) -> list[int]:
    """Places whose barrel has a free place to its right, in a cellar that is owned."""
    part = cellars(state)
    last = last_place(part.owned[seat])
    return [place for place in barrels(state, seat) if place < last and not part.places[seat] >> (place + 1) & 1]


def age(state: State, seat: int, place: int) -> None:
    take_out(state, seat, place)
    part = cellars(state)
    state.parts[ID] = part._replace(places=_with(part.places, seat, part.places[seat] | 1 << (place + 1)))


def add_cellar(state: State, seat: int) -> None:
    part = cellars(state)
    state.parts[ID] = part._replace(owned=_with(part.owned, seat, part.owned[seat] + 1))


# -- sale tiles ----------------------------------------------------------------------------------------------------


def sold_on(state: State, tile: int) -> tuple[int, int]:
    return next(((usual, bonus) for one, usual, bonus in cellars(state).sold if one == tile), (0, 0))


def has_space(state: State, tile: int, bonus: bool) -> bool:
    usual, used = sold_on(state, tile)
    return bool(used < _BONUS if bonus else usual < _SPACES[state.seats])


def put_on_sale(state: State, tile: int, bonus: bool) -> None:
    usual, used = sold_on(state, tile)
    part = cellars(state)
    rest = tuple(line for line in part.sold if line[0] != tile)
    state.parts[ID] = part._replace(sold=(*rest, (tile, usual + (not bonus), used + bonus)))


def clear_sale(state: State, tile: int) -> None:
    part = cellars(state)
    state.parts[ID] = part._replace(sold=tuple(line for line in part.sold if line[0] != tile))


# -- how it is told ------------------------------------------------------------------------------------------------


_PLACES = Mask(Number(1, len(VALUES) - 1))
_OWN = BySeat(Record(None, owned=Number(1, len(_CELLARS)), places=_PLACES, spare=Number(0, 99)))
_SALE = Record(None, usual=Number(0, max(_SPACES.values())), bonus=Number(0, _BONUS))
_SALES = Pairs(Name(NAMES, "sale tile"), _SALE, (0, 0))


def _told(state: State, part: Cellars) -> dict[str, Any]:
    own = _OWN.write(state, zip(part.owned, part.places, part.spare, strict=True))
    return {"cellars": own, "sold": _SALES.write(state, sorted(part.sold))}


def _read(at: At, given: Any) -> Cellars:
    for key in mapped(given, at.what):
        index(key, {"cellars": 0, "sold": 1}, "part of the cellars")
    part = at.usual
    own = list(zip(part.owned, part.places, part.spare, strict=True))
    own = _OWN.read(at.inside(own, "cellars"), given.get("cellars") or {})
    owned, places, spare = zip(*own, strict=True)
    return Cellars(owned, spare, places, _SALES.read(at.inside((), "sold"), given.get("sold") or {}))


TOLD = Custom(_told, _read)


def settle(state: State, stated: Mapping[str, Any]) -> Cellars:
    """Barrels of a position that does not say where they lie are in the first cellar."""
    cells = by_seat(stated.get("cellars") or {}, "cellars", state.seats)
    for seat in range(state.seats):
        given = cells.get(seat, {})
        part = cellars(state)
        if part.places[seat] >> (last_place(part.owned[seat]) + 1):
            raise BadInput(f"Seat {seat} has a barrel in a cellar that is not built.")
        if "places" not in given and "spare" not in given:
            for _ in range(state.whisky[seat]):
                store(state, seat)
        elif state.whisky[seat] > how_many(state, seat):
            raise BadInput(f"Seat {seat} has {state.whisky[seat]} barrels, but the cellars hold fewer.")
    for tile, usual, _ in cellars(state).sold:
        if tile not in SALES or usual > _SPACES[state.seats]:
            raise BadInput(f"On '{NAMES[tile]}' nobody sells so many barrels.")
    return cellars(state)
