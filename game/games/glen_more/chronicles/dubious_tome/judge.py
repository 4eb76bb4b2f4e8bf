"""What cards promise that show their event side: a point in every scoring to come, and a table of one's own."""

from __future__ import annotations

from game.games.glen_more.book import LANDMARK_INDEX, files
from game.games.glen_more.land import Land
from game.games.glen_more.programs import LINES
from game.games.glen_more.state import State

_SCORINGS = 4
_TABLE = 1.6
"""What a table of one's own brings in a scoring."""
_EVENT = 2.0
"""What an event brings that can still happen."""
_POINTS = {LANDMARK_INDEX[name]: event.vp_per_scoring for name, event in files().events.items()}
_GATHERINGS = frozenset(
    tile for tile, lines in enumerate(LINES) if any(verb == "event" for line in lines for verb, _ in line)
)


def worth(state: State, seat: int, turns: float) -> float:
    part = state.parts["dubious_tome"]
    to_come = _SCORINGS - state.scorings
    own = state.landmarks[seat]
    turned = sum(_POINTS[card] for card in own if card in part.flipped)
    waiting = sum(card not in part.flipped for card in own)
    chances = min(waiting, turns * 0.5) if waiting and _gatherings(state.lands[seat]) else 0.0
    return to_come * (turned + _TABLE * len(part.tables[seat])) + _EVENT * chances


def _gatherings(land: Land) -> bool:
    return any(tile in _GATHERINGS for tile in land.tops.values())
