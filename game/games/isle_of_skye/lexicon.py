"""The ids of the game by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Either, Joined, Lexicon
from game.games.isle_of_skye.ids import SCORING_TILES, SLOT_IDS, TILES
from game.games.isle_of_skye.land import CELLS
from game.games.isle_of_skye.records import SLOTS, TERRAINS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.tiles import CASTLE, NAMES

_TILES = NAMES[:CASTLE]
_CASTLES = Joined("castle", SEATS)
_PLACES = Joined("place", tuple(CELLS))


class _Parts(Joined):
    """Parts of a scoring are told as `3 tile:L05 tile:L06`: the tiles must be such."""

    def __contains__(self, text: object) -> bool:
        points, *tiles = str(text).split(" ")
        return points.lstrip("-").isdecimal() and all(tile in TILES or tile in _CASTLES for tile in tiles)


LEXICON = Lexicon(
    said={"at": tuple(CELLS), "slot": SLOTS, "tile": _TILES, "choose_scoring.tile": SCORING_IDS},
    told={
        "at": _PLACES,
        "axed": TILES,
        "parts": _Parts("1 tile", _TILES),
        "slot": SLOT_IDS,
        "terrain": TERRAINS,
        "tile": TILES,
        "scoring_chosen.tile": SCORING_TILES,
        "slot_scored.tile": SCORING_TILES,
        "tiles": Either(TILES, _CASTLES),
    },
    components=Either(
        Joined("tile", _TILES),
        Joined("scoring", SCORING_IDS),
        Joined("slot", SLOTS),
        _PLACES,
        _CASTLES,
        Joined("seat", SEATS),
        Joined("purse", SEATS),
        Joined("turn", tuple("0123")),
        Joined("price", _TILES),
        Joined("gold", tuple(map(str, range(1, 200)))),
        ("axe", "seal", "pass", "bag", "end_turn", "round"),
    ),
)
