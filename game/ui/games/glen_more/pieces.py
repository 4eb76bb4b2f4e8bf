"""A single piece outside a board: in the air, in a dialogue, in a hand."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.signs import Livery


def piece(look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A tile by its id, or `scot`, `pawn`, `marker`, `boat`, `die`, `englishman`, or a symbol as a chip."""
    px, figures, livery = round_px(2 * radius), figures_for(look), Livery(sign, sign)
    coloured = {"scot": figures.scot, "pawn": figures.pawn, "marker": figures.marker, "boat": figures.boat}
    if kind in coloured:
        return coloured[kind](livery, px)
    if kind == "die":
        return figures.die(px)
    if kind == "englishman":
        return figures.englishman(px)
    painter = painter_for(look)
    return painter.tile(kind, px) if kind in painter.plans else figures.chip(kind, px)
