"""The score sheet: every point of every seat by source, with the tiles that make it.

"If the match ended now" means with this round: what it will score counts as the lands lie now, and scrolls and gold
do. Only the comparison of gold is left out until it is made.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import AT_END, NOW, Entry, Sheet, say
from game.games.isle_of_skye import final, rounds, scoring
from game.games.isle_of_skye.ids import SCORING_TILES, TILES, ids_of_mask, tile_id
from game.games.isle_of_skye.state import NO_TILE, STATED, LedgerEntry, State
from game.games.isle_of_skye.tiles import SCROLL_KIND

SLOT_ROWS = ("slot_a", "slot_b", "slot_c", "slot_d")
CATEGORIES = (*SLOT_ROWS, "scrolls", "gold")
EARLIER = "earlier"
"""A further row in positions that were stated with points of unknown origin."""


def sheet(state: State) -> Sheet:
    """Works on views: gold of others is then unknown and left out."""
    entries = [_scored(state, entry) for entry in state.entries()]
    if not state.is_over():
        entries += _this_round(state)
    for seat in range(state.seats):
        entries += _scrolls(state, seat)
        entries += _gold(state, seat)
    earlier = any(entry.category == EARLIER for entry in entries)
    return Sheet((*CATEGORIES, EARLIER) if earlier else CATEGORIES, tuple(entries))


def _scored(state: State, entry: LedgerEntry) -> Entry:
    seat, slot, number, points, parts, _ = entry
    if slot == STATED:
        return Entry(seat, EARLIER, f"seat:{seat}", points, NOW, say("isle_of_skye.detail.earlier"))
    component = SCORING_TILES[state.slots[slot]]
    detail = say("isle_of_skye.detail.round", tile=component, n=number)
    return Entry(seat, SLOT_ROWS[slot], component, points, NOW, detail, ids_of_mask(scoring.tiles_of(parts), seat))


def _this_round(state: State) -> Iterator[Entry]:
    for slot in rounds.slots_of_round(state.seats, state.round):
        tile = state.slots[slot]
        if tile in (NO_TILE, scoring.MOST_GOLD):
            continue
        component = SCORING_TILES[tile]
        detail = say("isle_of_skye.detail.this_round", tile=component, n=state.round)
        for seat in range(state.seats):
            parts = scoring.SCORING[tile](state, seat)
            points = scoring.total(parts)
            if points:
                pieces = ids_of_mask(scoring.tiles_of(parts), seat)
                yield Entry(seat, SLOT_ROWS[slot], component, points, AT_END, detail, pieces)


def _scrolls(state: State, seat: int) -> Iterator[Entry]:
    for tile, points, doubled, number, counted in final.scrolls(state.lands[seat]):
        key = "scroll_doubled" if doubled else "scroll"
        detail = say(f"isle_of_skye.detail.{key}", kind=say(f"isle_of_skye.scroll.{SCROLL_KIND[tile]}"), n=number)
        pieces = dict.fromkeys((tile_id(tile, seat), *ids_of_mask(counted, seat)))
        yield Entry(seat, "scrolls", TILES[tile], points, AT_END, detail, tuple(pieces))


def _gold(state: State, seat: int) -> Iterator[Entry]:
    gold = state.gold[seat]
    if gold >= 0:
        detail = say("isle_of_skye.detail.gold", n=gold)
        points = final.gold_points(gold)
        purse = f"purse:{seat}"
        yield Entry(seat, "gold", purse, points, AT_END, detail, (purse,), private=not state.is_over())
