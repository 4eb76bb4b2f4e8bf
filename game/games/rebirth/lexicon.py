"""The ids of the game by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Either, Joined, Lexicon
from game.games.rebirth.board import KINDS, board

_BOARD = board()
_SPACES = tuple(sorted(_BOARD.spaces))
_CARDS = tuple(card.id for card in _BOARD.cards)
_CATHEDRALS = tuple(_BOARD.cathedral_index)
_CASTLE_IDS = Joined("castle", tuple(_BOARD.castle_index))
_CATHEDRAL_IDS = Joined("cathedral", _CATHEDRALS)
_SETTLEMENT_IDS = Joined("settlement", tuple(settlement.id for settlement in _BOARD.settlements))

LEXICON = Lexicon(
    said={"at": _SPACES, "card": _CARDS, "tile": KINDS, "cathedral": _CATHEDRALS},
    told={
        "at": _SPACES,
        "card": _CARDS,
        "castle": _CASTLE_IDS,
        "castles": _CASTLE_IDS,
        "cathedral": _CATHEDRAL_IDS,
        "place": _SETTLEMENT_IDS,
        "spaces": _SPACES,
        "tile": KINDS,
    },
    components=Either(
        _SPACES,
        _CARDS,
        _CASTLE_IDS,
        _CATHEDRAL_IDS,
        _SETTLEMENT_IDS,
        Joined("region", tuple(_BOARD.region_mask)),
        _BOARD.land_without_spaces,
        Joined("seat", SEATS),
        ("sea", "hand", "aside", "deck", "end_turn"),
    ),
)
