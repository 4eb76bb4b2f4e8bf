"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import Joined, Words
from game.games.glen_more.book import LANDMARKS, NAMES
from game.games.glen_more.cells import AT

WORDS = Words(
    said={"flip.card": LANDMARKS, "go_home.at": AT, "used": NAMES},
    components=(Joined("flip", LANDMARKS), ("event:yes", "event:no", "make_trade")),
)
