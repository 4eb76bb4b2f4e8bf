"""All that the parts of Glen More's table need of its painters, in one place."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.ui.games.glen_more.activation_light import Activations
from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.chronicles.boards import BOARDS
from game.ui.games.glen_more.chronicles.brush import Brush as ChronicleBrush
from game.ui.games.glen_more.chronicles.lands import paint_lands
from game.ui.games.glen_more.chronicles.marks import draw_card_marks as card_marks
from game.ui.games.glen_more.clan_board import ClanBoard
from game.ui.games.glen_more.clans import START, cheapest_way, clan_map
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.landmarks import landmark_picture as landmark
from game.ui.games.glen_more.little_board import scoring_table
from game.ui.games.glen_more.market_picture import GOODS
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.plan import load_plans
from game.ui.games.glen_more.plates import Plates
from game.ui.games.glen_more.ring import FIGURES
from game.ui.games.glen_more.rondel_board import RondelBoard
from game.ui.games.glen_more.rondel_motion import carry_off, leave, roll, walk
from game.ui.games.glen_more.territory import cell_of
from game.ui.games.glen_more.territory_board import TerritoryBoard
from game.ui.games.glen_more.territory_motion import drop, fade_light, move_scot, run_light
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.look import Look
from game.ui.signs import Livery
from game.ui.theme import Colour

__all__ = [
    "BOARDS",
    "FIGURES",
    "GOODS",
    "START",
    "Activations",
    "ChronicleBrush",
    "ClanBoard",
    "RondelBoard",
    "TerritoryBoard",
    "card_marks",
    "carry_off",
    "cell_of",
    "cheapest_way",
    "chief",
    "clan_map",
    "colour",
    "drop",
    "fade_light",
    "is_tile",
    "landmark",
    "leave",
    "marker",
    "move_scot",
    "paint_lands",
    "points",
    "roll",
    "run_light",
    "scoring_table",
    "symbol",
    "tile",
    "tiles",
    "walk",
]


def tiles() -> Sequence[str]:
    """Every tile of the base game and of all Chronicles."""
    return tuple(load_plans())


def is_tile(name: str) -> bool:
    return name in load_plans()


def tile(look: Look, name: str, px: int, title: str = "") -> Surface:
    return painter_for(look).tile(name, px, title)


def symbol(look: Look, kind: str, px: int) -> Surface:
    """A good, a barrel, a coin, a Scot and the like."""
    return figures_for(look).symbol(kind, px)


def chief(look: Look, clan: str, px: int) -> Surface:
    """The portrait of a clan's chief."""
    return ART.picture(palette_for(look.theme), "chiefs", clan, px)


def marker(look: Look, livery: Livery, px: int) -> Surface:
    """A clan marker of a player."""
    return figures_for(look).marker(livery, px)


def points(look: Look, surface: Surface, number: int, at: tuple[int, int], px: int) -> None:
    """A shield with points, its middle there."""
    Plates(look, palette_for(look.theme)).symbol_at(surface, "points", at, px, number)


def colour(look: Look, name: str) -> Colour:
    """Of the world's palette: `violet`, `stack_a`."""
    found: Colour = getattr(palette_for(look.theme), name)
    return found
