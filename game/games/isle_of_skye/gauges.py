"""Figures beside the score sheet: what scoring tiles would give now, incomes, what a tile would bring at best.

Only from what everybody may see, besides the own gold; so the gold in hands never shows in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.contract import Seat
from game.games.isle_of_skye import outlook, rounds
from game.games.isle_of_skye.drafting import KEPT
from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.ids import SLOT_IDS, TILES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, State
from game.games.isle_of_skye.tiles import NAMES

Gauges = dict[str, int]


def gauges(state: State, seat: Seat, phase: str) -> Gauges:
    """`round`; `slot:A` value now; `income:castle`;
    `income:seat:0` all of it, `whisky:seat:0` for barrels; `purse:0`; `best:tile:L05:1` the most that seat 1 would
    gain by it; `scroll:...` likewise; `fits:tile:L05:2`
    its places by turn. `lay:tile:L05:x`, `y` and `turn` where the seat would gain that, `gain:tile:L05:A` what slot A
    would then give more in this round and `later:tile:L05:A` in all rounds after it; missing where it does not count.
    `most:seat:1` what a rival can pay at most, as far as all may count."""
    found = {"round": state.round, **dict(_slots(state, seat))}
    found |= _incomes(state, seat)
    if state.gold[seat] >= 0:
        found[f"purse:{seat}"] = state.gold[seat]
    if phase == "set_prices":
        for tile in state.offers[seat]:
            for other in range(state.seats):
                found[f"best:{TILES[tile]}:{other}"] = outlook.best_gain(state, other, NAMES[tile]) or 0
        for tile in (tile for offer in state.offers for tile in offer):
            found |= _best_way(state, seat, tile)
        found |= {
            f"most:seat:{other}": max(0, state.counted[other] - KEPT * LEAST)
            for other in range(state.seats)
            if other != seat
        }
    elif phase == "buy_tile":
        for tile in (tile for offer in state.offers for tile in offer):
            found |= _best_way(state, seat, tile)
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


def _best_way(state: State, seat: Seat, tile: int) -> Gauges:
    """What the tile would bring the seat at best, where, and by which scoring tile."""
    name, way = TILES[tile], outlook.best_way(state, seat, NAMES[tile])
    found = {f"best:{name}:{seat}": 0 if way is None else way.gain, **_scroll(state, tile, (seat,))}
    if way is None:
        return found
    found |= {f"lay:{name}:x": way.at[0], f"lay:{name}:y": way.at[1], f"lay:{name}:turn": way.turn}
    present = rounds.slots_of_round(state.seats, state.round)
    for slot, change in enumerate(way.changes):
        letter = SLOT_IDS[slot].rpartition(":")[2]
        if change is not None and slot in present:
            found[f"gain:{name}:{letter}"] = change
        later = outlook.later_rounds(state, slot)
        if change is not None and later:
            found[f"later:{name}:{letter}"] = change * later
    return found


def _scroll(state: State, tile: int, seats: Iterable[Seat]) -> Gauges:
    """What the tile's scroll counts in each land as it lies now, not doubled."""
    worth = ((seat, outlook.scroll_worth(state, seat, NAMES[tile])) for seat in seats)
    return {f"scroll:{TILES[tile]}:{seat}": points for seat, points in worth if points is not None}
