"""What everybody could see of a round's gold: how much each player holds at least. Figures only; draws nothing.

Nobody's purse is known, but income, prices and sales are open: whoever earned 9 and put 6 on tiles holds 3 at least,
and a sale pays twice its price into the hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Event

_KEPT = 2
"""Tiles each seat sells; the event of the reveal names them seat after seat."""


def held_at_least(recent: Iterable[Event], seats: int) -> tuple[int, ...]:
    """For each seat, from the events of this round alone."""
    held = [0] * seats
    for event in recent:
        if event.word == "income_taken":
            held[event.seat] += event.gold  # type: ignore[attr-defined]
        elif event.word == "prices_revealed":
            prices: tuple[int, ...] = event.prices  # type: ignore[attr-defined]
            for seat in range(seats):
                held[seat] = max(0, held[seat] - sum(prices[_KEPT * seat : _KEPT * (seat + 1)]))
        elif event.word == "tile_bought":
            held[event.seat] = max(0, held[event.seat] - event.gold)  # type: ignore[attr-defined]
            held[event.other] += 2 * event.gold  # type: ignore[attr-defined]
    return tuple(held)


def still_to_buy(recent: Iterable[Event], start: int, seats: int) -> tuple[int, ...]:
    """In the order of buying: who has neither bought nor passed since the prices were revealed."""
    done = {event.seat for event in recent if event.word in ("tile_bought", "buying_passed")}  # type: ignore[attr-defined]
    order = ((start + n) % seats for n in range(seats))
    return tuple(seat for seat in order if seat not in done)
