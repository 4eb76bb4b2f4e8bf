"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import Joined, Words
from game.games.glen_more.chronicles.single_cask.cellars import CELLAR_NAMES, VALUES

_CELLAR_IDS = Joined("cellar", CELLAR_NAMES)

WORDS = Words(
    said={"cellar": CELLAR_NAMES},
    told={"cellar": _CELLAR_IDS},
    components=(_CELLAR_IDS, Joined("cask", tuple(map(str, range(len(VALUES))))), ("sale:usual", "sale:bonus")),
)
