"""Whether a figure may go to a tile and take it: one predicate for what is offered and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Reason
from game.games.glen_more import placing
from game.games.glen_more.book import AWAY, BUILDABLE, COST, IS_PERSON, NO_LANDING, Units
from game.games.glen_more.goods import held
from game.games.glen_more.land import GROUND
from game.games.glen_more.market import BUYING, NEVER
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.paying import (
    ONLY_NAMED,
    can_pay_by_selling,
    has_other_means,
    least_coins,
    least_with,
    states_after_sales,
)
from game.games.glen_more.rondel import place_of, ring_ahead, tiles_ahead
from game.games.glen_more.state import State

Refusal = str | Reason
"""The key of a reason, or a whole one that a Chronicle gives."""


class Means:
    """What a seat can do at a moment, looked up once for all tiles: its reach, its goods, what it can pay."""

    __slots__ = ("along", "coins", "least", "more", "own", "places", "reach", "seat", "state")

    def __init__(self, state: State, seat: int, figure: int | None = None) -> None:
        self.state = state
        self.seat = seat
        self.reach = placing.reach(state, seat)
        self.own: Sequence[int] = held(state.goods[seat])
        self.along = 0
        """Coins that come into the purse when this figure leaves its space, and `more` goods with room for some."""
        self.more: Sequence[int] = ()
        self.places = 0
        if figure is not None and state.mods:
            self._take_along(figure)
        self.coins = state.coins[seat] + self.along
        self.least: dict[Units, int] = {}

    def _take_along(self, figure: int) -> None:
        for ask in moments(self.state).takes_along:
            found = ask(self.state, self.seat, figure)
            if found is not None:
                self.along, self.more, self.places = found

    def can_pay(self, units: Units, keep: int) -> bool:
        return self.least_for(units) <= self.coins - keep

    def least_for(self, units: Units) -> int:
        """The fewest coins with which it can be paid; NEVER if it cannot."""
        least = self.least.get(units)
        if least is None:
            if units not in ONLY_NAMED and not has_other_means(self.state, self.seat, units):
                least = NEVER
            elif self.more:
                least = least_with(self.own, self.more, self.places, self.state.market, units)
            else:
                least = least_coins(self.own, self.state.market, units)
            self.least[units] = least
        return least


def is_for_taking(tile: int) -> bool:
    """Persons and what comes into a territory; the rest are goals, or nobody may stop there."""
    return not NO_LANDING[tile] and (IS_PERSON[tile] or BUILDABLE[tile])


def refusal(
    means: Means, figure: int, tile: int, place: int, by_selling: bool = False, fee: int = 0
) -> Refusal | None:
    """Why a tile cannot be taken; None if it can. `by_selling`: goods may be sold first.

    `fee` are coins that using this figure costs besides.
    """
    if NO_LANDING[tile]:
        return "no_landing"
    person = IS_PERSON[tile]
    if not person and not BUILDABLE[tile]:
        return "not_for_taking"
    state, seat = means.state, means.seat
    listen = moments(state) if state.mods else None
    keep = fee
    if listen is not None:
        found = first_reason(listen.take_refused, state, seat, figure, tile, place)
        if found is not None:
            return found
        for ask in listen.take_price:
            keep += ask(state, seat, tile)
    units = COST[tile]
    if not person:
        if "scot" in units and not placing.payable_scots(state, seat, tile, means.coins - keep):
            return "no_place_after_scot" if state.scots[seat] else "no_scot"
        cells = state.lands[seat].open_for(tile) & means.reach
        if not cells:
            return _no_place(state, seat, tile)
        if listen is not None and listen.cell_toll:
            keep += placing.lowest_cell_price(state, seat, cells)
    if (units or keep) and not _affordable(means, units, keep, by_selling):
        return "cost"
    if listen is None or all(
        passable(state, seat, figure, state.at[figure], place, units, keep) for passable in listen.on_the_way
    ):
        return None
    return "way"


def _affordable(means: Means, units: Units, keep: int, by_selling: bool) -> bool:
    sold = by_selling and can_pay_by_selling(means.state, means.seat, units, keep - means.along)
    return sold or means.can_pay(units, keep)


def _no_place(state: State, seat: int, tile: int) -> str:
    return "no_scot_near" if state.lands[seat].open_for(tile) else "no_ground"


def open_tiles(state: State, seat: int, figure: int) -> list[int]:
    """What this seat may take with a figure now."""
    if not state.mods:
        return _open_in_base_game(state, seat, figure)
    means = Means(state, seat, figure)
    return [tile for tile, place in tiles_ahead(state, figure) if refusal(means, figure, tile, place) is None]


_ANYWHERE = -1
"""The ground of a person, who needs none; the last of a list by ground."""
_Wants = tuple[int, tuple[tuple[int, int], ...], int, bool]


def _wants(tile: int) -> _Wants | None:
    if IS_PERSON[tile] or not BUILDABLE[tile]:
        return (_ANYWHERE, (), 0, True) if IS_PERSON[tile] else None
    resources, coins = ONLY_NAMED.get(COST[tile], ((), 0))
    return GROUND[tile], resources, coins, COST[tile] in ONLY_NAMED


_WANTS = (*map(_wants, range(len(COST))), None)
"""By tile, the last for where there is none: the ground it needs, resources and coins to pay, and whether these are
all it costs; None for what is not for taking."""
_GROUNDS: tuple[bool | None, ...] = (*(None for _ in set(GROUND)), True)


def _open_in_base_game(state: State, seat: int, figure: int) -> list[int]:
    """The same, quicker: only where a tile would lie and what it costs can speak against it."""
    land, coins, rows = state.lands[seat], state.coins[seat], state.market
    own, reach = held(state.goods[seat]), placing.reach(state, seat)
    has_place = [*_GROUNDS]
    found = []
    for tile in ring_ahead(state, figure):
        wants = _WANTS[tile]
        if wants is None:
            continue
        ground, resources, price, only_named = wants
        fits = has_place[ground]
        if fits is None:
            fits = has_place[ground] = land.open_for(tile) & reach != 0
        if not fits:
            continue
        for kind, need in resources:
            if need > own[kind]:
                price += BUYING[rows[kind]][need - own[kind]]
        if price <= coins and (only_named or refusal(Means(state, seat, figure), figure, tile, AWAY) is None):
            found.append(tile)
    return found


def due_tile(state: State, seat: int) -> tuple[int, Reason] | None:
    """The tile that this seat has to take if it can, be it by selling first, and what is said of all others."""
    for must in moments(state).must_take:
        due: tuple[int, Reason] | None = must(state, seat)
        if due is not None and (
            due[0] in open_tiles(state, seat, seat) or can_take_after_selling(state, seat, due[0])
        ):
            return due
    return None


def can_take_after_selling(state: State, seat: int, tile: int) -> bool:
    place = place_of(state, tile)
    return place > state.at[seat] and _opens_by_selling(Means(state, seat, seat), seat, tile, place)


def _opens_by_selling(means: Means, figure: int, tile: int, place: int) -> bool:
    """Whether a tile can be taken once goods are sold; what the way costs is paid with what is left then."""
    found = refusal(means, figure, tile, place, by_selling=True)
    if found != "way":
        return found is None
    return any(
        refusal(Means(after, means.seat, figure), figure, tile, place) is None
        for after in states_after_sales(means.state, means.seat)
    )


def none_is_legal(state: State, seat: int, figure: int) -> bool:
    """The rare case that no tile can be taken, not even after selling."""
    means = Means(state, seat, figure)
    return not any(_opens_by_selling(means, figure, tile, place) for tile, place in tiles_ahead(state, figure))
