"""A single piece outside the map: in a hand, in the air, in a dialogue. The house asks for it by a player's sign."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.scythe import emblems, tokens
from game.ui.grid import round_px
from game.ui.look import Look

BY_SIGN = ("rusviet", "nordic", "crimea", "saxony", "polania")
"""The faction that bears each of the house's signs: triangle, circle, square, diamond, star."""
FIGURES = ("character", "mech", "worker", "mine", "monument", "armory", "mill")


def piece(look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A unit or structure in the livery of that sign, a star, or any good; `radius` is half its height in pixels."""
    high = max(10, round_px(2 * radius))
    faction = BY_SIGN[sign % len(BY_SIGN)]
    if kind in FIGURES:
        return tokens.figure(look, kind, faction, high)
    if kind == "star":
        return tokens.star(look, faction, high)
    if kind in emblems.DRAWN or kind in emblems.ALIASES:
        return tokens.sign(look, kind, high)
    return tokens.emblem(look, faction, high)
