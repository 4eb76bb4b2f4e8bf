"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Either, Joined, Words
from game.games.glen_more.book import LANDMARKS, NAMES, START_TILES
from game.games.glen_more.cells import AT

_STARTS = Joined(tuple(NAMES[tile] for tile in START_TILES), SEATS)

WORDS = Words(
    said={"flip.card": LANDMARKS, "go_home.at": AT, "used": Either(NAMES, _STARTS)},
    components=(Joined("flip", LANDMARKS), ("event:yes", "event:no", "make_trade")),
)
