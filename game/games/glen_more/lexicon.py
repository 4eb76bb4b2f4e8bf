"""The ids of the game by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.contract import SEAT_FIELDS
from game.core.lexicon import SEATS, Either, Joined, Lexicon, joined
from game.games.glen_more import scoring
from game.games.glen_more.book import CARD_IDS, CLANS, LANDMARKS, NAMES, STACKS, START_TILES
from game.games.glen_more.cells import AT
from game.games.glen_more.chronicles.all_of_them import ALL
from game.games.glen_more.goods import KINDS
from game.games.glen_more.programs import LINES, PROGRAMS
from game.games.glen_more.sheet import ROWS
from game.games.glen_more.state import SPACES

_STARTS = Joined(tuple(NAMES[tile] for tile in START_TILES), SEATS)
_TILE_IDS = Either(Joined("tile", NAMES), _STARTS)
_CELLS = Joined("cell", AT)
_GOOD_IDS = Joined("good", KINDS)
_UNITS = (*KINDS, "animal", "different", "any", "whisky", "coin", "vp", "scot")
_SCORED = Joined("scoring", scoring.CATEGORIES)


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(map(str, range(most)))


_COMPONENTS = Either(
    ("end_turn", "pay_all", "sell", "skip", "purse", "discards", "clan_board", "die"),
    *_TILE_IDS.collections,
    _CELLS,
    Joined("scot", AT),
    Joined("good", KINDS, AT),
    Joined("get", ("coin", "move")),
    Joined("line", _numbers(max(map(len, LINES)) + 1)),
    Joined("stack", STACKS),
    Joined("space", _numbers(SPACES)),
    Joined(("market", "supply"), KINDS),
    Joined("clan", CLANS),
    Joined("card", LANDMARKS),
    _SCORED,
    Joined(("seat", "pawn", "coins", "whisky", "scots"), SEATS),
    *(ids for chronicle in ALL for ids in chronicle.words.components),
)
_SAID = {
    "at": AT,
    "pay.at": (*AT, "market", "purse"),
    "clan": CLANS,
    "get": ("coin", "move"),
    "good": KINDS,
    "activate.tile": Either(NAMES, _STARTS),
    "pay.good": (*KINDS, "coin", "scot", "whisky"),
    "goods": (*KINDS, "any"),
    "stay": KINDS,
    "how": ("alone", "bought", "free"),
    "kinds": ("animal", "any", "resource", "trade", "whisky", *_UNITS),
    "need": _UNITS,
    "paid": KINDS,
    "source": tuple(PROGRAMS),
    "stack": STACKS,
    "start": AT,
    "tile": NAMES,
    "tiles": NAMES,
    "to": AT,
    "go.to": Joined("tile", NAMES),
}
_TOLD = {
    "at": _CELLS,
    "good_sold.at": Either(_CELLS, ("",)),
    "card": CARD_IDS,
    "category": _SCORED,
    "clan": Joined("clan", CLANS),
    "good": _GOOD_IDS,
    "goods": _GOOD_IDS,
    "person": Joined("tile", NAMES),
    "row": (*ROWS, *(row for chronicle in ALL for row in chronicle.categories)),
    "source": _COMPONENTS,
    "stack": Joined("stack", STACKS),
    "start": _CELLS,
    "tile": _TILE_IDS,
    "tiles": _TILE_IDS,
    "to": _CELLS,
    "went_to.to": Joined("tile", NAMES),
}

LEXICON = Lexicon(
    said=joined((_SAID, *(chronicle.words.said for chronicle in ALL))),
    told=joined((_TOLD, *(chronicle.words.told for chronicle in ALL))),
    components=_COMPONENTS,
    seats=SEAT_FIELDS | {"victim", "producer", "owner"},
    example={chronicle.id: chronicle.choices[-1] for chronicle in ALL} | {"die": True},
)
