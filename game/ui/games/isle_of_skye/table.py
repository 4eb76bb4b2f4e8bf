"""All that lies on the table of Skye beside the lands, in one place for its parts."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from game.ui.games.isle_of_skye.felt import felt as ground
from game.ui.games.isle_of_skye.land_view import LandView
from game.ui.games.isle_of_skye.money import LEAST_COIN, change, coin, handful, price_plate, purse
from game.ui.games.isle_of_skye.plan import load_plans
from game.ui.games.isle_of_skye.props import (
    axe,
    axe_disc,
    axe_ghost,
    paper_reach,
    screen_back,
    scroll_badge,
    symbol_picture,
    tile_on_paper,
)
from game.ui.games.isle_of_skye.round_strip import RoundStrip, draw_strip, strip_overflow
from game.ui.games.isle_of_skye.scenery import think_of
from game.ui.games.isle_of_skye.scoring_card import ScoringCard, badge, card_overflow, draw_card, rounds_of
from game.ui.games.isle_of_skye.symbols import DRAWINGS
from game.ui.games.isle_of_skye.tile_painter import painter_for
from game.ui.look import Look
from game.ui.signs import Livery

__all__ = [
    "LEAST_COIN",
    "LandView",
    "RoundStrip",
    "ScoringCard",
    "axe",
    "axe_disc",
    "axe_ghost",
    "badge",
    "card_overflow",
    "change",
    "coin",
    "draw_card",
    "draw_strip",
    "ground",
    "handful",
    "is_symbol",
    "is_tile",
    "painter_for",
    "paper_reach",
    "price_plate",
    "purse",
    "rounds_of",
    "screen_back",
    "scroll_badge",
    "scroll_of",
    "strip_overflow",
    "symbol_picture",
    "symbols_of",
    "tile",
    "tile_on_paper",
]


def thoughts() -> Iterator[str]:
    """Works out tile by tile where everything stands on it; at once where that is known."""
    for name, plan in load_plans().items():
        think_of(plan)
        yield name


def tile(look: Look, name: str, px: int, turn: int = 0, livery: Livery | None = None) -> Surface:
    """A bare tile, px wide."""
    return painter_for(look).tile(name, turn, px, livery=livery)


def is_tile(name: str) -> bool:
    return name in load_plans()


def symbols_of(name: str) -> dict[str, int]:
    """How many of each kind are printed on a tile."""
    count: dict[str, int] = {}
    for kind, _ in load_plans()[name].symbols:
        count[kind] = count.get(kind, 0) + 1
    return count


def is_symbol(kind: str) -> bool:
    """Whether symbol_picture can draw it."""
    return kind in DRAWINGS


def scroll_of(name: str) -> str:
    """The kind of the scroll on a tile; empty without one."""
    found = load_plans()[name].scroll
    return found[0] if found is not None else ""
