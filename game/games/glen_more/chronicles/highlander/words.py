"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import Words
from game.games.glen_more.chronicles.highlander.events import MOUNTAIN
from game.games.glen_more.goods import KINDS

WORDS = Words(
    said={"go.to": (MOUNTAIN,)},
    told={"went_to.to": (MOUNTAIN,), "toll_paid.good": (*KINDS, "coin")},
    components=((MOUNTAIN,),),
)
