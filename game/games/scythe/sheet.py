"""The score sheet: every coin of every seat by source. Coins in hand count now, all else once it is over."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import AT_END, NOW, Entry, Sheet, say
from game.core.masks import bits
from game.games.scythe.board import FACTORY, PLACES, ids_of
from game.games.scythe.ending import FACTORY_TERRITORIES, bonus_coins, bonus_count, pairs
from game.games.scythe.pieces import control, tokens_on
from game.games.scythe.state import NOBODY, State
from game.games.scythe.tables import BONUS_TILES, TIERS
from game.games.scythe.terms import STARS

CATEGORIES = ("coins", "stars", "territories", "resources", "bonus")


def sheet(state: State) -> Sheet:
    """Works on views: coins that are not to be shown are left out."""
    entries: list[Entry] = []
    if NOBODY not in state.mat and state.bonus >= 0:
        for seat in range(state.seats):
            entries += _of_seat(state, seat)
    return Sheet(CATEGORIES, tuple(entries))


def _of_seat(state: State, seat: int) -> Iterator[Entry]:
    star, territory, pair = TIERS[state.popularity[seat]]
    coins = state.coins[seat]
    if coins and not state.veiled >> seat & 1:
        private = not state.is_over() and state.options["coins"] == "hidden"
        yield Entry(seat, "coins", f"seat:{seat}", coins, NOW, say("scythe.detail.coins", n=coins), private=private)
    for number, placed in enumerate(state.stars[seat]):
        if placed:
            detail = say("scythe.detail.star", n=placed, each=star)
            yield Entry(seat, "stars", f"star:{STARS[number]}", placed * star, AT_END, detail)
    controlled = control(state, seat)
    held = 0
    storing = 0
    for place in bits(controlled):
        is_factory = FACTORY >> place & 1
        worth = territory * (FACTORY_TERRITORIES if is_factory else 1)
        detail = say("scythe.detail.factory" if is_factory else "scythe.detail.territory", each=territory)
        yield Entry(seat, "territories", PLACES[place], worth, AT_END, detail, (PLACES[place],))
        n = sum(tokens_on(state, place))
        held += n
        storing |= (1 << place) if n else 0
    if pairs(held):
        detail = say("scythe.detail.resources", n=held, pairs=pairs(held), each=pair)
        yield Entry(seat, "resources", f"seat:{seat}", pairs(held) * pair, AT_END, detail, ids_of(storing))
    earned = bonus_coins(state, seat)
    if earned:
        n, counted = bonus_count(state.bonus, state.structure_at[seat])
        detail = say("scythe.detail.bonus", n=n)
        yield Entry(seat, "bonus", f"tile:{BONUS_TILES[state.bonus]}", earned, AT_END, detail, ids_of(counted))
