"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import Words
from game.games.glen_more.chronicles.hammer.actions import FIGURE, TOKEN

WORDS = Words(components=((FIGURE, TOKEN, "market:england"),))
