"""Figures beside the score sheet: what scoring tiles would give now, incomes, what a tile would bring at best.

Only from what everybody may see, besides the own gold; so the gold in hands never shows in them.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Seat
from game.games.isle_of_skye import outlook, rounds
from game.games.isle_of_skye.drafting import KEPT
from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.ids import SLOT_IDS, TILES
from game.games.isle_of_skye.outlook import BestWay
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.shown import FiguresIsleOfSkye, Income, Way
from game.games.isle_of_skye.state import NO_TILE, View
from game.games.isle_of_skye.tiles import NAMES

_PRICING, _BUYING, _BUILDING = "set_prices", "buy_tile", "build_tiles"


def figures(view: View, seat: Seat, phase: str) -> FiguresIsleOfSkye:
    pricing = phase == _PRICING
    offered = [tile for offer in view.offers for tile in offer] if pricing or phase == _BUYING else []
    laying = view.got[seat] if phase == _BUILDING else ()
    ways = {TILES[tile]: outlook.best_way(view, seat, NAMES[tile]) for tile in offered}
    return FiguresIsleOfSkye(
        slots=_slots(view, seat),
        income=_income(view, seat, phase),
        purse=view.gold[seat] if view.gold[seat] >= 0 else None,
        best={tile: 0 if way is None else way.gain for tile, way in ways.items()}
        | {TILES[tile]: outlook.best_gain(view, seat, NAMES[tile]) or 0 for tile in laying},
        ways={tile: _way(view, way) for tile, way in ways.items() if way is not None},
        brings={TILES[tile]: _brings(view, tile) for tile in view.offers[seat]} if pricing else {},
        scroll=_scrolls(view, seat, offered),
        most=_most(view, seat) if pricing else {},
    )


def _income(view: View, seat: Seat, phase: str) -> Income:
    """Who is behind in the next round only the scoring says."""
    castle, whisky, catch_up, _ = rounds.income(view, seat)
    if phase != _BUILDING:
        return Income(castle, whisky, catch_up)
    return Income() if view.round == rounds.last_round(view.seats) else Income(castle, whisky)


def _slots(view: View, seat: Seat) -> dict[str, int]:
    values = {
        slot: outlook.value_shown(view, seat, SCORING_IDS[tile])
        for slot, tile in zip(SLOT_IDS, view.slots, strict=True)
        if tile != NO_TILE
    }
    return {slot: value for slot, value in values.items() if value is not None}


def _way(view: View, way: BestWay) -> Way:
    present = rounds.slots_of_round(view.seats, view.round)
    changes = {slot: change for slot, change in enumerate(way.changes) if change is not None}
    left = {slot: outlook.later_rounds(view, slot) for slot in changes}
    return Way(
        at=way.at,
        turn=way.turn,
        changes={SLOTS[slot]: change for slot, change in changes.items()},
        now={SLOTS[slot]: change for slot, change in changes.items() if slot in present},
        later={SLOTS[slot]: change * left[slot] for slot, change in changes.items() if left[slot]},
    )


def _brings(view: View, tile: int) -> tuple[int, ...]:
    return tuple(outlook.best_gain(view, seat, NAMES[tile]) or 0 for seat in range(view.seats))


def _scrolls(view: View, seat: Seat, tiles: Iterable[int]) -> dict[str, int]:
    worth = {TILES[tile]: outlook.scroll_worth(view, seat, NAMES[tile]) for tile in tiles}
    return {tile: points for tile, points in worth.items() if points is not None}


def _most(view: View, seat: Seat) -> dict[int, int]:
    """Two prices at least go behind every screen."""
    return {other: max(0, view.counted[other] - KEPT * LEAST) for other in range(view.seats) if other != seat}
