"""The kinds of parts that only the table of Isle of Skye has, by the names that its screen.yaml gives them."""

from __future__ import annotations

from game.ui.games.isle_of_skye.parts.buy_dock import BuyDock
from game.ui.games.isle_of_skye.parts.land_board import LandBoard
from game.ui.games.isle_of_skye.parts.large_offers import LargeOfferRows
from game.ui.games.isle_of_skye.parts.large_prices import LargePriceScreen
from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows
from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen
from game.ui.games.isle_of_skye.parts.purse_dock import PurseDock
from game.ui.games.isle_of_skye.parts.round_strip import RoundStrip
from game.ui.games.isle_of_skye.parts.score_dock import ScoreDock
from game.ui.games.isle_of_skye.parts.scored_lands import ScoredLands
from game.ui.games.isle_of_skye.parts.scoring_column import ScoringColumn
from game.ui.games.isle_of_skye.parts.tile_dock import TileDock
from game.ui.games.isle_of_skye.parts.tiles_at_stake import TilesAtStake
from game.ui.kinds import Part

KINDS: dict[str, type[Part]] = {
    "buy_dock": BuyDock,
    "land_board": LandBoard,
    "offer_rows": OfferRows,
    "price_screen": PriceScreen,
    "purse_dock": PurseDock,
    "round_strip": RoundStrip,
    "score_dock": ScoreDock,
    "scored_lands": ScoredLands,
    "scoring_column": ScoringColumn,
    "tile_dock": TileDock,
    "tiles_at_stake": TilesAtStake,
}
LARGE: dict[str, type[Part]] = {"offer_rows": LargeOfferRows, "price_screen": LargePriceScreen}
