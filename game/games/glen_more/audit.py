"""What must hold in every full position: nothing appears, vanishes, doubles or is negative."""

from __future__ import annotations

from game.core.fields import only_once
from game.games.glen_more.book import IS_PERSON, RIVER, THE_END
from game.games.glen_more.cells import START_CELLS
from game.games.glen_more.goods import TOTAL
from game.games.glen_more.land import Land, hangs_together
from game.games.glen_more.market import SPACES as MARKET_SPACES
from game.games.glen_more.moments import moments
from game.games.glen_more.state import AWAY, MARKERS, State


def audit(state: State) -> None:
    """For full states, not for views."""
    _audit_tiles(state)
    for seat in range(state.seats):
        _audit_land(state, seat)
        assert state.coins[seat] >= 0, "more coins spent than there were"
        assert state.whisky[seat] >= 0, "more barrels spent than there were"
        assert len(state.clans[seat]) <= MARKERS, "more clan markers than there are"
        assert state.points[seat] == sum(e[3] for e in state.entries() if e[0] == seat), "points without a source"
    assert all(0 <= filled <= MARKET_SPACES for filled in state.market), "a row of the market is overfull"
    assert state.moves >= 0 and state.free_activations >= 0
    assert len(state.activated) == len(set(state.activated)), "a tile was activated twice"
    for check in moments(state).audit:
        check(state)


def _audit_tiles(state: State) -> None:
    only_once(state, "tile")
    for seat in range(state.seats):
        assert all(IS_PERSON[person] for person in state.persons[seat])
    assert (state.end_at != AWAY) == (THE_END not in {insert[1] for insert in state.inserts})
    places = [place for place in state.at if place != AWAY and (state.end_at == AWAY or place < state.end_at)]
    assert len(places) == len(set(places)), "two figures on one space"


def _audit_land(state: State, seat: int) -> None:
    land = state.lands[seat]
    check_layout(land)
    assert set(state.goods[seat]) <= set(land.tops) and set(state.scots[seat]) <= set(land.tops)
    assert all(0 < TOTAL[code] <= 3 for code in state.goods[seat].values()), f"too many goods on a tile (seat {seat})"
    assert all(number > 0 for number in state.scots[seat].values())
    assert state.scots_left[seat] >= 0
    assert sum(state.scots[seat].values()) + state.scots_left[seat] <= MARKERS - 1, f"Scots appeared (seat {seat})"


def check_layout(land: Land) -> None:
    assert all(cell in land.tops for cell in START_CELLS), "the start tiles are missing"
    assert hangs_together(set(land.tops)), "it is in two pieces"
    river = [cell for cell, tile in land.tops.items() if RIVER[tile]]
    west, east = land.river
    assert sorted(river) == list(range(west, east + 1)), "it has one unbroken river in one row"
    assert west - 1 not in land.tops and east + 1 not in land.tops, "a tile without river blocks the river"
