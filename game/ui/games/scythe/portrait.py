"""Whom a player leads: the leader and a mech of the faction before their land."""

from __future__ import annotations

from pygame import Surface

from game.games.scythe.shown import ShownScythe
from game.ui.games.scythe import homelands
from game.ui.look import Look


def portrait(look: Look, position: ShownScythe, seat: int, size: tuple[int, int]) -> Surface | None:
    faction = position.faction(seat)
    return homelands.portrait(look, faction, size) if faction else None
