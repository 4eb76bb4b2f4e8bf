"""What only events ask: foreign tiles, goods for points, Scots on their way home."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import MARKET, Activate, Pay, kept
from game.games.glen_more.activating import activate, activations, coins_left, opens_by_selling, program_opens
from game.games.glen_more.book import tile_id
from game.games.glen_more.cells import AT, CASTLE, CELLS
from game.games.glen_more.chronicles.dubious_tome.actions import GoHome, MakeTrade
from game.games.glen_more.chronicles.dubious_tome.events import ScotWentHome, TradeMade
from game.games.glen_more.events import GoodBought, GoodPaid, Skipped
from game.games.glen_more.frames.base import SKIP, SeatFrame, skip
from game.games.glen_more.frames.payment import take_scot
from game.games.glen_more.frames.resolve import run_program
from game.games.glen_more.frames.selling import sales
from game.games.glen_more.goods import KIND_INDEX, PRESENT, take
from game.games.glen_more.market import price
from game.games.glen_more.paying import after_sales
from game.games.glen_more.points import score
from game.games.glen_more.programs import PROGRAMS, origin
from game.games.glen_more.state import State
from game.games.glen_more.territory import enter

_MAKE_TRADE = MakeTrade()


@dataclass(frozen=True, slots=True)
class ActivateForeign(SeatFrame):
    """`n` different tiles of others: their benefit is one's own, and so is what the activation costs."""

    word = "activate_foreign"
    may_idle = True
    n: int
    used: tuple[str, ...]

    def _tiles(self, state: State) -> list[tuple[int, int]]:
        """Owner and tile."""
        return [
            (owner, tile)
            for owner in range(state.seats)
            if owner != self.seat
            for tile in state.lands[owner].tops.values()
            if tile_id(tile, owner).removeprefix("tile:") not in self.used
        ]

    def _open(self, state: State) -> list[Action]:
        return [
            found for owner, tile in self._tiles(state) for found in activations(state, self.seat, None, tile, owner)
        ]

    def idle(self, state: State) -> bool:
        if not self.n:
            return True
        if self._open(state):
            return False
        return not sales(state, self.seat) or not any(
            opens_by_selling(state, self.seat, None, tile) for _, tile in self._tiles(state)
        )

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*self._open(state), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Activate):
            skip(state, seat, events)
            return
        state.stack[-1] = ActivateForeign(seat, self.n - 1, (*self.used, action.tile))
        activate(state, seat, action, events, free=True)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.activate_foreign", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        if reasons.tile_named(component) < 0:
            return None
        if component.removeprefix("tile:") in self.used:
            return reasons.reason("activated_already", rule="events#tiles")
        return reasons.reason("no_foreign_tile", rule="events#tiles")


@dataclass(frozen=True, slots=True)
class MayTrade(SeatFrame):
    """The trade of an event, if one can and likes; the rest of the event follows in any case."""

    word = "may_trade"
    may_idle = True
    source: str

    def idle(self, state: State) -> bool:
        return not can_trade(state, self.seat, self.source)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        at_once = coins_left(state, self.seat, PROGRAMS[self.source]) >= 0
        return (_MAKE_TRADE, SKIP) if at_once else (SKIP,)

    def refuse(self, state: State, component: str) -> Reason | None:
        if component != "make_trade":
            return None
        return reasons.reason("cannot_trade", reasons.way("goods_or_coins"), "trading")

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if isinstance(action, MakeTrade):
            if events is not None:
                events.append(TradeMade(seat))
            run_program(state, seat, self.source, None, events)
        elif events is not None:
            events.append(Skipped(seat))


def can_trade(state: State, seat: int, source: str) -> bool:
    """Now, or once goods are sold."""
    return program_opens(state, seat, None, PROGRAMS[source])


@dataclass(frozen=True, slots=True)
class TradeAny(SeatFrame):
    """As many of one good as one likes, for points each; `done` have been given."""

    word = "trade_any"
    may_idle = True
    good: str
    points: int
    source: str
    done: int = 0

    def _ways(self, state: State) -> list[Action]:
        kind, goods = KIND_INDEX[self.good], state.goods[self.seat]
        found: list[Action] = [
            kept(Pay, self.good, AT[cell]) for cell, code in sorted(goods.items()) if kind in PRESENT[code]
        ]
        if price(state.market[kind]) <= state.coins[self.seat]:
            found.append(kept(Pay, self.good, MARKET))
        return found

    def idle(self, state: State) -> bool:
        if self._ways(state):
            return False
        kind = KIND_INDEX[self.good]
        return not sales(state, self.seat) or all(
            price(rows[kind]) > coins for _, rows, coins in after_sales(state, self.seat)
        )

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*self._ways(state), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Pay):
            skip(state, seat, events)
            return
        kind = KIND_INDEX[self.good]
        if action.at == MARKET:
            coins = price(state.market[kind])
            state.coins[seat] -= coins
            state.market[kind] += 1
            if events is not None:
                events.append(GoodBought(seat, f"good:{self.good}", coins))
        else:
            take(state.goods[seat], CELLS[action.at], kind)
            if events is not None:
                events.append(GoodPaid(seat, f"good:{self.good}", f"cell:{action.at}"))
        state.stack[-1] = replace(self, done=self.done + 1)
        score(state, seat, *origin(self.source, seat), self.points, events, so_far=self.done * self.points)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.trade_any", seat=seat_id(self.seat), good=self.good, n=self.points)

    def refuse(self, state: State, component: str) -> Reason | None:
        if component != f"market:{self.good}":
            return None
        return reasons.not_for_sale(state, self.seat, self.good, reasons.way("sell_first"))


@dataclass(frozen=True, slots=True)
class ScotsHome(SeatFrame):
    """`n` Scots may go home, however far it is."""

    word = "scots_home"
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        return not self.n or set(state.scots[self.seat]) <= {CASTLE}

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(GoHome, AT[cell]) for cell in sorted(state.scots[self.seat]) if cell != CASTLE), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, GoHome):
            skip(state, seat, events)
            return
        state.stack[-1] = ScotsHome(seat, self.n - 1)
        take_scot(state, seat, CELLS[action.at])
        state.scots[seat][CASTLE] = state.scots[seat].get(CASTLE, 0) + 1
        if events is not None:
            events.append(ScotWentHome(seat, f"cell:{action.at}"))
        enter(state, seat, CASTLE, events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.scots_home", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        is_home = component == f"scot:{AT[CASTLE]}"
        return reasons.reason("scot_is_home", rule="movement#home") if is_home else None
