"""A single hexagon enlarged: its land and, for a combat, both sides on it face to face."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.games.scythe.shown import ShownScythe
from game.ui.games.scythe import stacks, tokens
from game.ui.games.scythe.layout import HEX, Layout, cell_centre
from game.ui.games.scythe.map_art import MapArt
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.sprites import Sprites
from game.ui.look import Look

ROOM = 1.24
"""Of a hexagon's height, for what stands higher than its edge."""


def hexagon(look: Look, place: str, side: int) -> Surface:
    """The land of a place alone, in a square of that many pixels; kept."""

    def make() -> Surface:
        one = load_plan().by_id[place]
        scale = side / (2 * HEX * ROOM)
        picture = Surface((side, side), pygame.SRCALPHA)
        alone = MapPlan((one,), (), ())
        x, y = Layout(Rect(0, 0, side, side), look.grid.u, scale, (0, 0)).inside(cell_centre(one.cell))
        layout = Layout(Rect(0, 0, side, side), look.grid.u, scale, (side / 2 - x, side / 2 - y))
        MapArt(alone, layout, look, bare=True).print_land(picture)
        return picture

    return look.materials.kept(("scythe hexagon", place, side), make)


def battle(look: Look, position: ShownScythe, place: str, side: int, left: int) -> Surface:
    """The battle: every unit that is there, those of the seat at the left facing right, the others facing left."""
    picture = hexagon(look, place, side).copy()
    scale = side / (2 * HEX * ROOM)
    sprites, chips = Sprites(look, scale), []
    groups = sorted(position.units_at(place), key=lambda units: units.seat != left)
    for one in stacks.facing(groups):
        foot = side / 2 + one.at[0] * scale, side / 2 + one.at[1] * scale
        faction = position.faction(one.units.seat)
        for sprite in (
            sprites.shadow(one.units.kind, size=one.size),
            sprites.unit(one.units.kind, faction, size=one.size, mirror=one.mirror),
        ):
            picture.blit(*sprite.at(foot))
        if one.number > 1:
            chips.append((one, foot))
    for one, foot in chips:
        beside, above = stacks.CHIP_AT[one.units.kind]
        chip = tokens.chip(look, one.number, stacks.CHIP * scale)
        picture.blit(chip, chip.get_rect(center=(foot[0] + beside * one.size * scale, foot[1] + above * scale)))
    return picture
