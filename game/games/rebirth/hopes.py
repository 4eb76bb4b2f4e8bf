"""What parts of a Rebirth position promise: a castle, a settlement under way, a mission, room for farms.

Small models with few numbers, the numbers fitted by bots playing each other. judge.py adds them up. Masks and numbers
of spaces are those of board.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from game.core.masks import bits
from game.games.rebirth.board import SIZES, board
from game.games.rebirth.scoring import ALL_RANKS, POINTS

_BOARD = board()
_NEIGHBOURS = _BOARD.neighbours


@dataclass(frozen=True, slots=True)
class Weights:
    """Fitted numbers. All are points, or factors of points."""

    castle_rivalry: float = 2.35
    """What a castle lost by a rival is worth beside the same won by oneself, shared out among the rivals."""
    castle_slope: float = 0.84
    """How sure a lead of one tile at a castle is, for one free space beside it."""
    castle_owner: float = 0.1
    """What control itself is worth, in tiles."""
    settlement_rivalry: float = 0.95
    settlement_filled: float = 0.7
    """How likely another space of a settlement is still filled."""
    growth: float = 0.082
    """For each farm left in the bag and each free space beside a group: what a larger group promises."""
    growth_limit: float = 6.2
    """How many free spaces beside a group are enough."""
    fresh: float = 0.14
    """For each farm left in the bag: what a free space beside the new farm promises."""
    blank: float = 0.07
    """What a blank space is worth more than one with a symbol: it serves both kinds of farms."""
    deny: float = 0.48
    """How much of what a rival could score on a space is taken away by using it."""
    cathedral: float = 0.23
    """What the card of a cathedral is worth while it can still be reached in many places."""
    cathedral_urgent: float = 2.75
    """What is added, divided by the number of free spaces beside it."""
    mission_slope: float = 1.73
    """How sure a lead of one in a mission is, for one free space that counts."""
    card: float = 2.0
    """In a whole position: the card of a cathedral not reached yet, or a card nobody knows."""
    card_late: float = 1.4
    """What is taken off it, divided by the number of free spaces beside the cathedral."""
    room: float = 0.115
    """In a whole position: each free space beside a group, for each tile in it and each farm left in the bag."""
    room_limit: int = 6
    settlement_share: float = 0.82
    """How much of a settlement's promise comes true."""
    farm_left: float = 0.9
    house_left: float = 3.6
    """What a tile still in the bag brings apart from all that."""


def likely(x: float) -> float:
    """From any number to a likelihood."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


@lru_cache(maxsize=50_000)
def spots(mask: int) -> tuple[int, ...]:
    """The numbers in a set; the same few sets are asked for again and again."""
    return tuple(bits(mask))


@lru_cache(maxsize=50_000)
def groups(mask: int) -> tuple[tuple[int, int], ...]:
    """The connected parts of a set of spaces: how many spaces, and the mask of everything beside them."""
    found = []
    while mask:
        edge = mask & -mask
        group = beside = 0
        while edge:
            group |= edge
            while edge:
                low = edge & -edge
                beside |= _NEIGHBOURS[low.bit_length() - 1]
                edge ^= low
            edge = beside & mask & ~group
        mask &= ~group
        found.append((group.bit_count(), beside & ~group))
    return tuple(found)


def lead_at(own: int, rivals: list[int], beside: int) -> int:
    """How many more spaces of a set are one's own than the best rival's."""
    most = 0
    for rival in rivals:
        count = (rival & beside).bit_count()
        if count > most:
            most = count
    return (own & beside).bit_count() - most


@lru_cache(maxsize=50_000)
def castle_chance(lead: int, owner: int, free: int, slope: float, bonus: float) -> float:
    """How likely a seat holds a castle in the end, `lead` tiles before the best rival (owner: 1 own, -1 theirs)."""
    return likely(slope * (2 * lead + 2 * owner * bonus) / (free + 0.5) ** 0.5)


@lru_cache(maxsize=50_000)
def mission_chance(lead: int, free: int, slope: float) -> float:
    """How likely a mission holds in the end, `lead` before the best rival; a tie fulfils it."""
    return likely(slope * (2 * lead + 1) / (free + 0.5) ** 0.5)


@lru_cache(maxsize=50_000)
def settlement_hope(symbols: tuple[int, ...], size: int, left: int, filled: float) -> tuple[float, ...]:
    """The points each seat may expect of a settlement of `size` spaces with `left` of them free.

    Every free space is taken by anybody with any symbols alike, or by nobody until the end.
    """
    seats = len(symbols)
    if size == SIZES["small"]:
        return (2.5 * filled / seats,) * seats
    hope = [(1.0 - filled) * own * POINTS.unfinished_symbol for own in symbols]
    share = filled / (seats * 4)
    for by in range(seats):
        for more in range(1, 5):
            then = (*symbols[:by], symbols[by] + more, *symbols[by + 1 :])
            each = settlement_hope(then, size, left - 1, filled) if left > 1 else payout(then, size, by)
            for seat in range(seats):
                hope[seat] += share * each[seat]
    return tuple(hope)


@lru_cache(maxsize=50_000)
def payout(symbols: tuple[int, ...], size: int, by: int) -> tuple[float, ...]:
    """The points of a completed medium or large settlement for every seat; `by` placed the last tile."""
    seats = len(symbols)
    ranks = ALL_RANKS[size]
    order = sorted((s for s in range(seats) if symbols[s]), key=lambda s: (-symbols[s], (s - by - 1) % seats))
    points = [0.0] * seats
    for seat, won in zip(order, ranks, strict=False):
        points[seat] = float(won)
    if len(order) == 1:
        points[order[0]] = float(sum(ranks))
    return tuple(points)
