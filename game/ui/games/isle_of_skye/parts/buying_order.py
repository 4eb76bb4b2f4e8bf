"""Who has yet to buy in this round, as everybody could see it. Draws nothing."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Event


def still_to_buy(recent: Iterable[Event], order: Iterable[int]) -> tuple[int, ...]:
    """Of the seats in the order of buying: who has neither bought nor passed since the prices were revealed."""
    done = {event.seat for event in recent if event.word in ("tile_bought", "buying_passed")}  # type: ignore[attr-defined]
    return tuple(seat for seat in order if seat not in done)
