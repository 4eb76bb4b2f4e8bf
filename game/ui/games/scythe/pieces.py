"""A single piece outside the map: in a hand, in the air, in a dialogue. The house asks for it by a player's sign."""

from __future__ import annotations

from pygame import Surface

from game.core.signs import role_of_sign
from game.ui.games.scythe import emblems, tokens
from game.ui.games.scythe.palette import palette_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.theme import Colour, Theme

_WITHOUT_ROLE = ("rusviet", "nordic", "crimea", "saxony", "polania")
"""In whose livery pieces are drawn where the house's own signs are all that is known, as in the lists of drawings."""
FIGURES = ("character", "mech", "worker", "mine", "monument", "armory", "mill")


_PALE = 190
"""From this brightness on a colour cannot be told from paper."""


def role_sign(theme: Theme, role: str, px: int) -> Surface:
    """What a seat is known by on every page of the house: the emblem of its faction, as at its home on the map."""
    return tokens.drawn_emblem(theme, role, px) if role else tokens.nobody(theme, px)


def role_colour(theme: Theme, role: str) -> Colour:
    if not role:
        return palette_for(theme).absent
    one = palette_for(theme).factions[role]
    return one.shade if min(one.fill) > _PALE else one.fill


def piece(look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A unit or structure in the livery of that sign, a star, or any good; `radius` is half its height in pixels."""
    high = max(10, round_px(2 * radius))
    role = role_of_sign(sign)
    faction = role.role if role is not None and role.role else _WITHOUT_ROLE[sign % len(_WITHOUT_ROLE)]
    if kind in FIGURES:
        return tokens.figure(look, kind, faction, high)
    if kind == "star":
        return tokens.star(look, faction, high)
    if kind in emblems.DRAWN or kind in emblems.ALIASES:
        return tokens.sign(look, kind, high)
    return tokens.emblem(look, faction, high)
