"""Figures that screens and hints show beside the score sheet, by ids: what something is worth now, here and there.

All of it works on views and tells only what is open to all.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.isle_of_skye import final, rounds, scoring
from game.games.isle_of_skye.land import XY, Land
from game.games.isle_of_skye.placement import turns_at
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, State
from game.games.isle_of_skye.tiles import INDEX, NAMES, SCROLLS

_MOST_KEPT = 600
_BEST: dict[tuple[object, ...], BestWay | None] = {}
_SLOTS = 4


class BestWay(NamedTuple):
    """Where a tile would bring most in this round, in its land as it lies now."""

    gain: int
    """Points of this round."""
    at: tuple[int, int]
    """To the east and to the south of the castle."""
    turn: int
    changes: tuple[int | None, ...]
    """Of the value of each slot A to D; None where nothing is known of it, or nobody may know."""


def value_shown(view: State, seat: int, scoring_tile: str) -> int | None:
    """What a scoring tile would give the seat now; None for a comparison of gold that nobody may know yet."""
    if scoring_tile == SCORING_IDS[scoring.MOST_GOLD] and not view.is_over():
        return None
    return scoring.value_now(view, seat, scoring_tile)


def best_gain(view: State, seat: int, tile: str) -> int | None:
    """The most points that building the tile would add to what this round scores; None if it fits nowhere."""
    way = best_way(view, seat, tile)
    return None if way is None else way.gain


def best_way(view: State, seat: int, tile: str) -> BestWay | None:
    """Of equal ways the first; None if the tile fits nowhere.

    Buying and pricing change no land, so screens that ask again after each step are answered from memory.
    """
    options = tuple(sorted(view.options.items()))
    key = seat, tile, view.round, tuple(view.slots), tuple(view.lands), options
    if key not in _BEST:
        if len(_BEST) >= _MOST_KEPT:
            _BEST.clear()
        _BEST[key] = _best_way(view, seat, tile)
    return _BEST[key]


def _best_way(view: State, seat: int, tile: str) -> BestWay | None:
    slots = [view.slots[slot] for slot in rounds.slots_of_round(view.seats, view.round)]
    counted = [scoring.SCORING[one] for one in slots if one not in (NO_TILE, scoring.MOST_GOLD)]
    trial = view.copy()

    def worth(land: Land) -> int:
        trial.lands[seat] = land
        return sum(scoring.total(count(trial, seat)) for count in counted)

    land = view.lands[seat]
    now = worth(land)
    best: tuple[int, tuple[int, int]] | None = None
    for laid in _ways(land, INDEX[tile]):
        gain = worth(land.laid(*laid)) - now
        if best is None or gain > best[0]:
            best = gain, laid
    if best is None:
        return None
    oriented, cell = best[1]
    return BestWay(best[0], XY[cell], oriented & 3, _changes(view, trial, seat, land.laid(oriented, cell)))


def _changes(view: State, trial: State, seat: int, land: Land) -> tuple[int | None, ...]:
    """Of each slot, with this land instead of the seat's own."""
    trial.lands[seat] = land
    found: list[int | None] = []
    for slot in range(_SLOTS):
        known = view.slots[slot] not in (NO_TILE, scoring.MOST_GOLD)
        count = scoring.SCORING[view.slots[slot]] if known else None
        found.append(None if count is None else scoring.total(count(trial, seat)) - scoring.total(count(view, seat)))
    return tuple(found)


def later_rounds(view: State, slot: int) -> int:
    """How often the slot is still scored after this round."""
    rest = range(view.round + 1, rounds.last_round(view.seats) + 1)
    return sum(slot in rounds.slots_of_round(view.seats, number) for number in rest)


def worth_buying(view: State, seat: int) -> int:
    """How many tiles on offer the seat can pay for that would bring it points in this round."""
    others = (other for other in range(view.seats) if other != seat)
    offered = (pair for other in others for pair in zip(view.offers[other], view.prices[other], strict=True))
    return sum(price <= view.gold[seat] and bool(best_gain(view, seat, NAMES[tile])) for tile, price in offered)


def _ways(land: Land, tile: int) -> list[tuple[int, int]]:
    """Oriented tile and cell of every way to lay the tile."""
    return [
        (tile * 4 + turn, cell)
        for cell in land.frontier
        for turn in range(4)
        if turns_at(land, tile, cell) >> turn & 1
    ]


def scroll_worth(view: State, seat: int, tile: str) -> int | None:
    """What the scroll on the tile would give the seat if it were built now, not doubled; None without a scroll."""
    number = INDEX[tile]
    kind = next((kind for scroll, _, kind in SCROLLS if scroll == number), None)
    return None if kind is None else final.scroll_points(kind, view.lands[seat].tiles | 1 << number)
