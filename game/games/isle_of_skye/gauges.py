"""Figures beside the score sheet: what scoring tiles would give now, incomes, what a tile would bring at best.

Only from what everybody may see, besides the own gold; so the gold in hands never shows in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.contract import Seat
from game.games.isle_of_skye import outlook, rounds
from game.games.isle_of_skye.ids import SLOT_IDS, TILES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, State
from game.games.isle_of_skye.tiles import NAMES

Gauges = dict[str, int]


def gauges(state: State, seat: Seat, phase: str) -> Gauges:
    """`round`; `slot:A` value now; `income:castle`;
    `income:seat:0` all of it, `whisky:seat:0` for barrels; `purse:0`; `best:tile:L05:1` the most that seat 1 would
    gain by it; `scroll:...` likewise; `fits:tile:L05:2`
    its places by turn."""
    found = {"round": state.round, **dict(_slots(state, seat))}
    found |= _incomes(state, seat)
    if state.gold[seat] >= 0:
        found[f"purse:{seat}"] = state.gold[seat]
    if phase == "set_prices":
        for tile in state.offers[seat]:
            for other in range(state.seats):
                found[f"best:{TILES[tile]}:{other}"] = outlook.best_gain(state, other, NAMES[tile]) or 0
            found |= _scroll(state, tile, range(state.seats))
    elif phase == "buy_tile":
        for tile in (tile for offer in state.offers for tile in offer):
            found[f"best:{TILES[tile]}:{seat}"] = outlook.best_gain(state, seat, NAMES[tile]) or 0
            found |= _scroll(state, tile, (seat,))
    elif phase == "build_tiles":
        for tile in state.got[seat]:
            counts = outlook.places_by_turn(state, seat, NAMES[tile])
            found |= {f"fits:{TILES[tile]}:{turn}": n for turn, n in enumerate(counts)}
    return found


def _slots(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    for slot, tile in enumerate(state.slots):
        if tile == NO_TILE:
            continue
        value = outlook.value_shown(state, seat, SCORING_IDS[tile])
        if value is not None:
            yield SLOT_IDS[slot], value


def _incomes(state: State, seat: Seat) -> Iterator[tuple[str, int]]:
    """Of this round, as lands and points are now: they change only after it was paid."""
    castle, whisky, catch_up, _ = rounds.income(state, seat)
    yield from (("income:castle", castle), ("income:whisky", whisky), ("income:catch_up", catch_up))
    for other in range(state.seats):
        parts = rounds.income(state, other)[:3]
        yield f"income:seat:{other}", sum(parts)
        yield f"whisky:seat:{other}", parts[1]


def _scroll(state: State, tile: int, seats: Iterable[Seat]) -> Gauges:
    """What the tile's scroll counts in each land as it lies now, not doubled."""
    worth = ((seat, outlook.scroll_worth(state, seat, NAMES[tile])) for seat in seats)
    return {f"scroll:{TILES[tile]}:{seat}": points for seat, points in worth if points is not None}
