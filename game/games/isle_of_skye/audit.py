"""What must hold in every position: nothing appears, vanishes or is counted twice, and every land is sound."""

from __future__ import annotations

from game.core.fields import only_once
from game.core.masks import bits
from game.games.isle_of_skye import rounds
from game.games.isle_of_skye.land import ORIGIN, STEPS, Land
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import ALL_TILES, CASTLE, EDGES


def audit(state: State) -> None:
    """For full states, not for views."""
    for seat in range(state.seats):
        _audit_gold(state, seat)
        _audit_land(state.lands[seat])
    assert only_once(state, "tile") == set(bits(ALL_TILES)), "a tile is lost"
    assert 1 <= state.round <= rounds.last_round(state.seats)
    if not state.is_over():
        for seat, points in enumerate(state.points):
            assert points == sum(e[3] for e in state.entries() if e[0] == seat), "points without a source"


def _audit_gold(state: State, seat: int) -> None:
    draft = state.drafts[seat]
    assert state.gold[seat] >= 0, f"more gold spent than there was (seat {seat})"
    assert state.gold[seat] + sum(draft[1:]) == state.counted[seat], f"gold appeared or vanished (seat {seat})"
    assert len(draft) == 3 or not state.sealed >> seat & 1, f"sealed with a question open (seat {seat})"
    assert not draft or draft[0] in state.offers[seat], f"the axe lies on a tile that is not there (seat {seat})"
    assert len(state.prices[seat]) in (0, len(state.offers[seat])), f"a tile on offer without a price (seat {seat})"


def _audit_land(land: Land) -> None:
    cells = land.cells
    assert cells[ORIGIN] >> 2 == CASTLE
    open_sides = 0
    for cell, oriented in cells.items():
        for side, step in enumerate(STEPS):
            beside = cells.get(cell + step)
            if beside is None:
                open_sides += 1
                assert cell + step in land.frontier, "an empty place beside a tile is forgotten"
            else:
                assert EDGES[oriented][side] == EDGES[beside][side ^ 2], "two terrains at one border"
    assert open_sides == sum(area[1] for area in land.areas.values()), "an area is counted wrongly"
    assert land.tiles.bit_count() == len(cells) and not cells.keys() & land.frontier.keys()
