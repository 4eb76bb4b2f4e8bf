"""The ids of the game by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.contract import SEAT_FIELDS
from game.core.lexicon import SEATS, Either, Joined, Lexicon
from game.games.glen_more import scoring
from game.games.glen_more.book import CLANS, LANDMARKS, NAMES, STACKS, START_TILES, files
from game.games.glen_more.cells import AT
from game.games.glen_more.chronicles.all_of_them import ALL
from game.games.glen_more.chronicles.dragon_boats.course import REWARD_NAMES, RIVERS
from game.games.glen_more.chronicles.hammer.actions import FIGURE, TOKEN
from game.games.glen_more.chronicles.highlander.events import MOUNTAIN
from game.games.glen_more.chronicles.penny_mobs.gang import MOBSTERS
from game.games.glen_more.chronicles.single_cask.cellars import CELLAR_NAMES, VALUES
from game.games.glen_more.goods import KINDS
from game.games.glen_more.programs import PROGRAMS
from game.games.glen_more.sheet import ROWS
from game.games.glen_more.state import SPACES

_MOB = tuple(MOBSTERS)
VOTE_CARDS = tuple(files().chronicles["hard_place"].facts["cards"])
_STARTS = Joined(tuple(NAMES[tile] for tile in START_TILES), SEATS)
_TILE_IDS = Either(Joined("tile", NAMES), _STARTS)
_CELLS = Joined("cell", AT)
_GOOD_IDS = Joined("good", KINDS)
_VOTES = Joined("vote", VOTE_CARDS)
_UNITS = (*KINDS, "animal", "different", "any", "whisky", "coin", "vp", "scot")
_SCORED = Joined("scoring", scoring.CATEGORIES)
_ROWS = (*ROWS, *(row for chronicle in ALL for row in chronicle.categories))
_MONEY = ("coin", *KINDS)


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(map(str, range(most + 1)))


_COMPONENTS = Either(
    ("end_turn", "pay_all", "skip", "purse", "discards", "clan_board", "die", "event:yes", "event:no", "make_trade"),
    ("haggis_hidden", "haggis_roll", FIGURE, TOKEN, "market:england", MOUNTAIN, "sale:usual", "sale:bonus"),
    ("penny", "free", "give_penny", "second_reward", "reroll", "scot_supply"),
    _TILE_IDS, _CELLS, Joined("scot", AT), Joined("good", KINDS, AT), Joined("land", SEATS, AT),
    Joined("get", ("coin", "move")), Joined("line", _numbers(9)), Joined("stack", STACKS),
    Joined("space", _numbers(SPACES - 1)), Joined(("market", "supply"), KINDS), Joined("clan", CLANS),
    Joined(("card", "flip", "claim"), LANDMARKS), _SCORED,
    Joined(("seat", "pawn", "coins", "whisky", "scots", "boat", "haggis", "pennies", "freed_pennies"), SEATS),
    Joined("reward", REWARD_NAMES), Joined("river", _numbers(RIVERS - 1)),
    Joined("race", ("winner", "second", "third")),
    Joined(("haggis_open", "haggis_token"), _numbers(9)), _VOTES, Joined("ballot", _numbers(2), _numbers(2)),
    Joined("mobster", _MOB), Joined(("toll", "reserve"), _numbers(9)), Joined("on_mountain", _MONEY),
    Joined("cask", _numbers(len(VALUES) - 1)), Joined("cellar", CELLAR_NAMES),
)

LEXICON = Lexicon(
    said={
        "at": AT, "pay.at": (*AT, "market", "purse"), "sell.at": AT, "card": VOTE_CARDS, "flip.card": LANDMARKS,
        "claim_card.card": LANDMARKS, "cellar": CELLAR_NAMES, "clan": CLANS, "get": ("coin", "move"), "good": KINDS,
        "activate.tile": Either(NAMES, _STARTS), "pay.good": (*KINDS, "coin", "scot", "whisky"),
        "exchange.good": (*KINDS, "coin"), "out": (*KINDS, "coin"), "goods": (*KINDS, "any"),
        "how": ("alone", "bought", "free"), "kinds": ("animal", "any", "resource", "trade", "whisky", *_UNITS),
        "mobster": _MOB, "name": REWARD_NAMES, "need": _UNITS, "paid": KINDS, "row": (*KINDS, "england"),
        "source": tuple(PROGRAMS), "send.source": (*AT, "supply"), "stack": STACKS, "start": AT, "tile": NAMES,
        "tiles": NAMES, "to": AT, "go.to": Either(Joined("tile", NAMES), (MOUNTAIN,)), "used": NAMES,
    },
    told={
        "at": _CELLS, "good_sold.at": Either(_CELLS, ("",)), "card": Either(Joined("card", LANDMARKS), _VOTES),
        "vote_card_drawn.card": _VOTES, "vote_called.card": _VOTES, "votes_revealed.card": _VOTES,
        "category": _SCORED, "cellar": Joined("cellar", CELLAR_NAMES), "clan": Joined("clan", CLANS),
        "good": _GOOD_IDS, "goods": _GOOD_IDS, "mountain_exchanged.good": (*KINDS, "coin"), "out": (*KINDS, "coin"),
        "toll_paid.good": (*KINDS, "coin"), "mobster": Joined("mobster", _MOB), "person": Joined("tile", NAMES),
        "reward": Joined("reward", REWARD_NAMES), "row": _ROWS, "source": _COMPONENTS,
        "stack": Joined("stack", STACKS), "start": _CELLS, "tile": _TILE_IDS, "tiles": _TILE_IDS, "to": _CELLS,
        "went_to.to": Either(Joined("tile", NAMES), (MOUNTAIN,)),
    },
    components=_COMPONENTS,
    seats=SEAT_FIELDS | {"victim", "producer", "owner"},
)
