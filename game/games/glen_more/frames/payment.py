"""Paying unit by unit. What can be paid in one way only is paid at once; else the cheapest way is proposed."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from functools import cache

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import placing, reasons
from game.games.glen_more.actions import MARKET, PURSE, Pay, PayAll, kept
from game.games.glen_more.book import INDEX, Units
from game.games.glen_more.cells import AT, CASTLE, CELLS
from game.games.glen_more.events import CoinsPaid, ScotPaid, WhiskyPaid
from game.games.glen_more.frames.base import SeatFrame
from game.games.glen_more.frames.resolve import is_useful
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, TOTAL, held
from game.games.glen_more.market import NEVER, PRICES
from game.games.glen_more.moments import Events, ask, frames_of, moments
from game.games.glen_more.paying import RESOURCE_UNITS, kinds_for, least_coins, rest_is_payable
from game.games.glen_more.points import score
from game.games.glen_more.programs import PROGRAMS, origin
from game.games.glen_more.spending import buy, give, has_ends, spend_in_the_only_way
from game.games.glen_more.state import State

PAY_ALL = PayAll()
_NAMED = frozenset(KINDS)


@dataclass(frozen=True, slots=True)
class PayCost(SeatFrame):
    """`need` is what is still due, in this order; `paid` the resources given so far.

    `substitute`: clan Sinclair's coin may still stand for one resource. `keep` coins must remain for what comes
    after. `tile` is what is being bought, for a Scot that is paid may not take the last place for it away; `source`
    is the program that asks for it, for he may not take away what it does either.
    """

    word = "pay_cost"
    phase = "pay"
    owes = True
    need: tuple[str, ...]
    paid: tuple[str, ...] = ()
    substitute: bool = False
    keep: int = 0
    tile: str | None = None
    source: str = ""

    def offer(self, state: State) -> tuple[Action, ...]:
        return (PAY_ALL, *ways(state, self))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        told: list[Event] | None = None if events is None else []
        if isinstance(action, Pay):
            begin(state, _pay(state, self, action, told), told)
        else:
            due = self
            while due.need:
                due = _pay(state, due, proposal(state, due), told)
        if events is not None:  # some units follow by themselves, so their order means nothing
            events.extend(sorted(told or [], key=repr))

    def question(self, state: State) -> Say:
        is_first = self.need[0] == "different" and not self.paid  # nothing yet that it could differ from
        return say(
            "glen_more.prompt.pay_cost",
            seat=seat_id(self.seat),
            unit=say(f"glen_more.unit.{'any' if is_first else self.need[0]}"),
            n=len(self.need),
        )

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons.while_paying(state, self, component)


_ALL_PAID = tuple(PayCost(seat, ()) for seat in range(4))


def ways(state: State, due: PayCost) -> list[Action]:
    """How the first unit can be paid so that the rest can be paid too."""
    return [found for found, _ in _priced_ways(state, due)]


def _priced_ways(state: State, due: PayCost) -> list[tuple[Action, int]]:
    seat, unit, rest = due.seat, due.need[0], due.need[1:]
    if unit == "scot":
        tile = INDEX[due.tile] if due.tile else None
        if tile is not None:
            cells = placing.payable_scots(state, seat, tile, state.coins[seat])
        else:
            cells = scots_to_pay(state, seat, due.source)
        return [(kept(Pay, "scot", AT[cell]), 0) for cell in cells]
    found: list[tuple[Action, int]] = []
    goods, own = state.goods[seat], held(state.goods[seat])
    for kind in kinds_for(unit, due.paid):
        paid = (*due.paid, KINDS[kind])
        if own[kind] and rest_is_payable(state, seat, (kind, 0, 0), rest, paid, due.substitute, due.keep):
            cells = [cell for cell in sorted(goods) if kind in PRESENT[goods[cell]]]
            found += [(kept(Pay, KINDS[kind], AT[cell]), 0) for cell in cells]
        coins = PRICES[state.market[kind]]
        if coins < NEVER and rest_is_payable(state, seat, (kind, 1, coins), rest, paid, due.substitute, due.keep):
            found.append((kept(Pay, KINDS[kind], MARKET), coins))
    if due.substitute and rest_is_payable(state, seat, (0, 2, 1), rest, due.paid, False, due.keep):
        found.append((kept(Pay, "coin", PURSE), 1))
    return found


def scots_to_pay(state: State, seat: int, source: str) -> list[int]:
    """Cells whose Scot can be paid for a program that still does something without him."""
    program, found = PROGRAMS.get(source, ()), []
    for cell in sorted(state.scots[seat]):
        after = state.copy()
        take_scot(after, seat, cell)
        after.scots_left[seat] += 1
        if not program or is_useful(after, seat, None, program, state.coins[seat]):
            found.append(cell)
    return found


def _pay(state: State, due: PayCost, action: Action, events: Events) -> PayCost:
    """Pays one unit and tells what is left."""
    assert isinstance(action, Pay)
    seat, good, paid, substitute = due.seat, action.good, due.paid, due.substitute
    if action.at == PURSE:
        state.coins[seat] -= 1
        substitute = False
        if events is not None:
            events.append(CoinsPaid(seat, 1))
    elif good == "scot":
        take_scot(state, seat, CELLS[action.at])
        state.scots_left[seat] += 1
        if events is not None:
            events.append(ScotPaid(seat, f"cell:{action.at}"))
    else:
        kind = KIND_INDEX[good]
        paid = (*paid, good)
        if action.at == MARKET:
            buy(state, seat, kind, events)
        else:
            give(state, seat, CELLS[action.at], kind, events)
    rest = due.need[1:]
    return PayCost(seat, rest, paid, substitute, due.keep, due.tile, due.source) if rest else _ALL_PAID[seat]


def proposal(state: State, due: PayCost) -> Action:
    """The way that leaves the most coins in the end: own goods of which there are many, from the fullest tile.

    Of Scots the one who stands farthest from the home castle goes.
    """
    seat, own = due.seat, held(state.goods[due.seat])
    rest = due.need[1:]

    def rank(way: tuple[Action, int]) -> tuple[int, ...]:
        action, coins = way
        assert isinstance(action, Pay)
        if action.good == "scot":
            return (int(action.at == AT[CASTLE]), state.scots[seat][CELLS[action.at]])
        left, rows = list(own), list(state.market)
        substitute = due.substitute and action.at != PURSE
        kind = KIND_INDEX.get(action.good, 0)
        if action.at == MARKET:
            rows[kind] += 1
        elif action.at != PURSE:
            left[kind] -= 1
        total = coins + least_coins(left, rows, rest, (*due.paid, action.good), substitute)
        on_tile = TOTAL[state.goods[seat].get(CELLS.get(action.at, -1), 0)]
        return (total, coins, -own[kind], -on_tile)

    return min(_priced_ways(state, due), key=rank)[0]


def begin(state: State, due: PayCost, events: Events) -> None:
    """Pays what needs no decision, and asks for the rest."""
    while due.need:
        found = ways(state, due)
        assert found, f"{due} cannot be paid"
        if len(found) > 1 and has_choice(state, due, found[0]):
            state.stack.append(due)
            return
        due = _pay(state, due, found[0], events)


def has_choice(state: State, due: PayCost, way: Action) -> bool:
    """Whether different things can be left in the end: the order alone is nobody's choice.

    Asked only where the first unit can be paid in several ways, of which `way` is one.
    """
    unit, rest = due.need[0], due.need[1:]
    if not rest or (unit in KIND_INDEX and unit not in rest and _NAMED.issuperset(rest)):
        return True  # nothing that follows touches goods of this kind, so each way leaves something else
    known = has_ends(state, due.seat, due.need, due.paid, due.keep, due.substitute)
    if known is not None:
        return known
    after = state.copy()
    then = _pay(after, due, way, None)
    while len(then.need) > 1:
        then = _pay(after, then, ways(after, then)[0], None)
    if len(ways(after, then)) > 1:
        return True  # each way of paying the last unit leaves something else
    ends = _ends(state, due, set())
    first = next(ends)
    return any(end != first for end in ends)


def _ends(state: State, due: PayCost, seen: set[Hashable]) -> Iterator[Hashable]:
    """What can be left, one after the other, so that nobody looks further than to the second."""
    if not due.need:
        yield _what_is_left(state, due.seat)
        return
    for way in ways(state, due):
        after = state.copy()
        then = _pay(after, due, way, None)
        key = then.need, tuple(sorted(then.paid)), then.substitute, _what_is_left(after, due.seat)
        if key not in seen:
            seen.add(key)
            yield from _ends(after, then, seen)


def _what_is_left(state: State, seat: int) -> Hashable:
    goods, scots = frozenset(state.goods[seat].items()), frozenset(state.scots[seat].items())
    return goods, scots, state.coins[seat], tuple(state.market)


def pay(
    state: State,
    seat: int,
    units: Units,
    events: Events,
    *,
    substitute: bool = False,
    keep: int = 0,
    tile: str | None = None,
    source: str = "",
) -> None:
    """Pays, as far as it needs no decision; a frame on the stack asks for the rest.

    Resources come last, so that nobody can spend on the market what another unit needs. `source` is the program
    that asks for it.
    """
    if not units:
        return
    simple, rest = _parts(units)
    for unit, number in simple:
        _pay_simple(state, seat, unit, number, source, events)
    if not rest:
        return
    ways_known = None if keep or substitute else spend_in_the_only_way(state, seat, rest, events)
    if ways_known == 1:
        return
    due = kept(PayCost, seat, rest, (), substitute, keep, tile, source)
    if ways_known:
        state.stack.append(due)
    else:
        begin(state, due, events)


@cache
def _parts(units: Units) -> tuple[tuple[tuple[str, int], ...], Units]:
    """Coins, barrels and points with their number, and the units that are paid one by one."""
    simple = tuple((unit, units.count(unit)) for unit in ("coin", "whisky", "vp") if unit in units)
    return simple, tuple(unit for unit in units if unit in RESOURCE_UNITS or unit == "scot")


def _pay_simple(state: State, seat: int, unit: str, number: int, source: str, events: Events) -> None:
    if unit == "coin":
        pay_coins(state, seat, number, events)
    elif unit == "whisky":
        if events is not None:
            events.append(WhiskyPaid(seat, number))
        change_whisky(state, seat, -number, events)
    else:
        score(state, seat, *origin(source, seat), -number, events)


def pay_coins(state: State, seat: int, number: int, events: Events) -> None:
    if number:
        state.coins[seat] -= number
        if events is not None:
            events.append(CoinsPaid(seat, number))


def change_whisky(state: State, seat: int, number: int, events: Events) -> None:
    state.whisky[seat] += number
    listeners = moments(state).whisky
    if listeners:
        ask(state, frames_of(listeners, state, seat, number, events))


def take_scot(state: State, seat: int, cell: int) -> None:
    scots = state.scots[seat]
    if scots[cell] > 1:
        scots[cell] -= 1
    else:
        del scots[cell]
