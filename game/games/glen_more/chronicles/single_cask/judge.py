"""What barrels in the cellars promise: the best of them are sold, one at every sale tile that is still to come."""

from __future__ import annotations

from functools import lru_cache

from game.games.glen_more.book import STACK, STACKS
from game.games.glen_more.chronicles.single_cask.cellars import SALES, VALUES, barrels, cellars
from game.games.glen_more.land import Land
from game.games.glen_more.programs import LINES
from game.games.glen_more.rondel import tiles_ahead
from game.games.glen_more.state import State

_SOLD = 0.6
"""How sure a sale is that lies ahead."""
_AGEING, _CELLAR = 0.25, 2.0
"""What a distillery that ages barrels adds in a turn to a cellar with room, and what a cellar brings at most."""
_AGES = frozenset(
    tile for tile, lines in enumerate(LINES) if any(verb == "age" for line in lines for verb, _ in line)
)


def worth(state: State, seat: int, turns: float) -> float:
    ahead = {tile for tile, _ in tiles_ahead(state, seat)}
    sales = sum(tile in ahead or bool(state.bags[_BAG[tile]] >> tile & 1) for tile in SALES)
    if not sales:
        return 0.0
    best = sorted((VALUES[place] for place in barrels(state, seat)), reverse=True)[:sales]
    cellar = min(_CELLAR, _AGEING * turns * _agers(state.lands[seat])) if best else 0.0
    return _SOLD * sum(best) + cellar * (cellars(state).owned[seat] - 1)


_BAG = {tile: STACKS.index(STACK[tile]) for tile in SALES}


@lru_cache(maxsize=4096)
def _agers(land: Land) -> int:
    return sum(tile in _AGES for tile in land.tops.values())
