"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import Joined, Words
from game.games.glen_more.book import files

_CARDS = tuple(files().chronicles["hard_place"].facts["cards"])
_VOTE_IDS = Joined("vote", _CARDS)
_COUNTS = ("0", "1", "2")

WORDS = Words(
    said={"card": _CARDS},
    told={"vote_card_drawn.card": _VOTE_IDS, "vote_called.card": _VOTE_IDS, "votes_revealed.card": _VOTE_IDS},
    components=(_VOTE_IDS, Joined("ballot", _COUNTS, _COUNTS)),
)
