"""The list of the Chronicles: the only place that names them all."""

from __future__ import annotations

from game.games.glen_more.chronicles.dragon_boats.chronicle import CHRONICLE as DRAGON_BOATS
from game.games.glen_more.chronicles.dubious_tome.chronicle import CHRONICLE as DUBIOUS_TOME
from game.games.glen_more.chronicles.haggis.chronicle import CHRONICLE as HAGGIS
from game.games.glen_more.chronicles.hammer.chronicle import CHRONICLE as HAMMER
from game.games.glen_more.chronicles.hard_place.chronicle import CHRONICLE as HARD_PLACE
from game.games.glen_more.chronicles.highlander.chronicle import CHRONICLE as HIGHLANDER
from game.games.glen_more.chronicles.penny_mobs.chronicle import CHRONICLE as PENNY_MOBS
from game.games.glen_more.chronicles.single_cask.chronicle import CHRONICLE as SINGLE_CASK
from game.games.glen_more.moments import Chronicle

ALL: tuple[Chronicle, ...] = (
    DRAGON_BOATS,
    HIGHLANDER,
    SINGLE_CASK,
    HAMMER,
    HAGGIS,
    DUBIOUS_TOME,
    HARD_PLACE,
    PENNY_MOBS,
)
