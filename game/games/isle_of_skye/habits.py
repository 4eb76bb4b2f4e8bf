"""Fixed habits of pricing and buying, for the arena: no level may lose to a player who always does the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.contract import Action, Seat
from game.games.isle_of_skye.actions import PassBuying, SetPrice
from game.games.isle_of_skye.state import State


def _by_gold(price: Callable[[int, int], int]) -> Callable[[State, Seat, Sequence[Action]], Action | None]:
    """A price by rule, from the highest allowed and the number of tiles that still want one."""

    def habit(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
        if not isinstance(options[0], SetPrice):
            return None
        return options[max(1, price(len(options), 3 - len(view.drafts[seat]))) - 1]

    return habit


def _never_buys(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    return options[-1] if isinstance(options[-1], PassBuying) else None


HABITS = {
    "ones": _by_gold(lambda most, tiles: 1),
    "dear": _by_gold(lambda most, tiles: most // tiles),
    "thirds": _by_gold(lambda most, tiles: most // (tiles + 1)),
    "never_buys": _never_buys,
}
"""Always 1; all there is, half on each tile; a third on each and a third in hand; nothing from anybody."""
