"""Who wins how often: one seat of one kind at tables of another, every seed once on each seat."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.levels import Bot
from game.bots.match import play_match
from game.core.contract import Rules, Seat

Maker = Callable[[Seat], Bot]


def assert_share(
    rules: Rules, ours: Maker, theirs: Maker, seats: int, games: int, *, first_seed: int,
    at_least: float = 0.0, at_most: float = 1.0,
) -> None:  # fmt: skip
    """What share of so many games is won. Ends as soon as the games that are left cannot change the verdict."""
    won = 0.0
    for number in range(games):
        place = number % seats
        bots = [ours(seat) if seat == place else theirs(seat) for seat in range(seats)]
        winners = play_match(rules, bots, first_seed + number // seats, {}).result.winners
        won += (place in winners) / len(winners)
        lowest, highest = won / games, (won + games - number - 1) / games
        told = f"{won:g} of {number + 1} games won, {games} were to be played"
        assert highest >= at_least and lowest <= at_most, told
        if lowest >= at_least and highest <= at_most:
            return
