"""Fixed habits of pricing and buying, for the arena: no level may lose to a player who always does the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.contract import Action, Seat
from game.games.isle_of_skye.actions import PassBuying, SetPrice
from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import INDEX
from game.games.isle_of_skye.trade import buying_gain, market_of
from game.games.isle_of_skye.worth import Plan, Weights, plan_of, wishes_of

_FITTED = Weights()


def _by_gold(price: Callable[[int, int], int]) -> Callable[[State, Seat, Sequence[Action]], Action | None]:
    """A price by rule, from the highest allowed and the number of tiles that still want one."""

    def habit(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
        if not isinstance(options[0], SetPrice):
            return None
        return options[max(1, price(len(options), 3 - len(view.drafts[seat]))) - 1]

    return habit


def _never_buys(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    return options[-1] if isinstance(options[-1], PassBuying) else None


def _reader(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Knows what bots buy and how they price: asks the most that one of them still pays, and keeps just the gold that
    the best bargain of theirs will cost."""
    if not isinstance(options[0], SetPrice):
        return None
    plan = plan_of(view, _FITTED)
    wishes, tile = wishes_of(view, plan), INDEX[options[0].tile]
    own, others = wishes.of(seat, tile), [other for other in range(view.seats) if other != seat]
    bargains = _bargains(view, seat, plan)
    gold = view.counted[seat] - sum(view.drafts[seat][1:])

    def worth(option: Action) -> float:
        assert isinstance(option, SetPrice)
        is_sold = any(
            buying_gain(wishes.of(other, tile), own, option.gold, plan) > 0
            and option.gold <= view.counted[other] * (1 - _FITTED.staked_least)
            for other in others
        )
        cost = option.gold * plan.coin
        left = gold - option.gold
        return (cost if is_sold else own - cost) + max(
            (gain for price, gain in bargains if price <= left), default=0.0
        )

    return max(options, key=worth)


def _bargains(view: State, seat: Seat, plan: Plan) -> list[tuple[int, float]]:
    """What the others will ask most likely, and what a purchase at that price is worth."""
    wishes, found = wishes_of(view, plan), []
    for other in range(view.seats):
        if other != seat and len(view.offers[other]) == 3:
            market = market_of(view, other, _FITTED)
            gone = max(view.offers[other], key=market.axed)
            one, last = (tile for tile in view.offers[other] if tile != gone)
            firsts = market.firsts(one, last)
            first = LEAST + firsts.index(max(firsts))
            lasts = market.lasts(last, market.gold - first)
            for tile, price in ((one, first), (last, LEAST + lasts.index(max(lasts)))):
                found.append((price, buying_gain(wishes.of(seat, tile), wishes.of(other, tile), price, plan)))
    return found


HABITS = {
    "ones": _by_gold(lambda most, tiles: 1),
    "dear": _by_gold(lambda most, tiles: most // tiles),
    "thirds": _by_gold(lambda most, tiles: most // (tiles + 1)),
    "never_buys": _never_buys,
    "reader": _reader,
}
"""Always 1; all there is, half on each tile; a third on each and a third in hand; nothing from anybody; prices that
reckon with what bots do."""
