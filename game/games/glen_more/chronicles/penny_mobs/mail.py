"""Bruce McMail sells what others produce."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Say, Seat, say, seat_id
from game.games.glen_more.actions import PutGood, kept
from game.games.glen_more.book import TYPE
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import BuyProduct, SellProduct
from game.games.glen_more.chronicles.penny_mobs.events import ProductBought
from game.games.glen_more.events import GoodSold, Skipped
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.goods import KIND_INDEX, KINDS, room, take
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State
from game.games.glen_more.territory import add_good

_PRODUCERS = frozenset({"animal", "resource"})


def produced(state: State, seat: int, cell: int, kinds: list[int], events: Events) -> list[Any]:
    owner = mob.boss(state, mob.MAIL)
    if owner in (mob.NOBODY, seat) or not mob.gang(state).coins:
        return []
    if TYPE[state.lands[seat].tops[cell]] not in _PRODUCERS:
        return []
    goods = tuple(KINDS[kind] for kind in dict.fromkeys(kinds))
    return [BuyFrom(owner, seat, AT[cell], goods)]


@dataclass(frozen=True, slots=True)
class BuyFrom(SeatFrame):
    """A coin of Bruce's for one of the goods that `producer` has just put on a tile."""

    word = "buy_from"
    may_idle = True
    producer: int
    at: str
    goods: tuple[str, ...]

    def _useful(self, state: State) -> list[str]:
        """Goods that find room in the own territory or a buyer."""
        has_room = any(room(state.goods[self.seat], cell) for cell in state.lands[self.seat].cells)
        return [good for good in self.goods if has_room or state.market[KIND_INDEX[good]]]

    def idle(self, state: State) -> bool:
        return not self._useful(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(BuyProduct, good) for good in self._useful(state)), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if not isinstance(action, BuyProduct):
            if events is not None:
                events.append(Skipped(seat))
            return
        mob.change(state, coins=mob.gang(state).coins - 1)
        state.coins[self.producer] += 1
        take(state.goods[self.producer], CELLS[self.at], KIND_INDEX[action.good])
        if events is not None:
            events.append(ProductBought(seat, self.producer, f"good:{action.good}"))
        state.stack.append(StoreProduct(seat, action.good))

    def question(self, state: State) -> Say:
        return say(
            "glen_more.prompt.buy_from", seat=seat_id(self.seat), other=seat_id(self.producer), goods=self.goods
        )


@dataclass(frozen=True, slots=True)
class StoreProduct(SeatFrame):
    """Onto an own tile, or to the market at once."""

    word = "store_product"
    good: str

    def offer(self, state: State) -> tuple[Action, ...]:
        goods = state.goods[self.seat]
        found: list[Action] = [
            kept(PutGood, self.good, AT[cell]) for cell in state.lands[self.seat].cells if room(goods, cell)
        ]
        if state.market[KIND_INDEX[self.good]]:
            found.append(kept(SellProduct, self.good))
        return tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        kind = KIND_INDEX[self.good]
        if isinstance(action, PutGood):
            add_good(state, seat, CELLS[action.at], kind, events)
            return
        coins = state.market[kind]
        state.market[kind] -= 1
        state.coins[seat] += coins
        if events is not None:
            events.append(GoodSold(seat, f"good:{self.good}", "", coins))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.store_product", seat=seat_id(self.seat), good=self.good)
