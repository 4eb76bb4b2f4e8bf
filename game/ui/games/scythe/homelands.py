"""The land that each faction comes from, as its portrait shows it: leader and mech stand before it in the light of a
low sun. Pictures are made of the same motifs as those of the encounters."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import shapes
from game.ui.games.scythe import tokens
from game.ui.games.scythe.scenes import Scene, paint
from game.ui.look import Look

_LEADER_AT, _MECH_AT, _FOOT = 0.33, 0.70, 0.955
_LEADER_HIGH, _MECH_HIGH = 0.86, 0.64
"""Shares of the picture."""
_WIDEST = 1.75
"""A picture that is wider still shows both at the size that its height allows."""

STEPS = 6
"""From where they stand to where they step forward."""
_NEARER, _LOWER = 0.1, 0.04
"""So much larger they are then, and so much of the picture lower."""

_DUSK = (26, 16, 8)
_DEEPEST = 84

# fmt: off
_HOMES: dict[str, Scene] = {
    "nordic": Scene("winter", "snow", 60, (
        ("peak", 20, 62, 58), ("peak", 150, 62, 66), ("peak", 92, 62, 44), ("firs", -6, 70, 40),
        ("firs", 74, 68, 24), ("firs", 138, 72, 40), ("fir", 6, 92, 40), ("fir", 164, 94, 38), ("snowfall", 46))),
    "rusviet": Scene("ember", "field", 62, (
        ("sun", 128, 34, 12), ("house", 96, 66, 20), ("barn", 150, 68, 34), ("church", 16, 72, 30),
        ("furrows", 4, 66, 162), ("stack", 8, 92, 9), ("stack", 162, 90, 10))),
    "crimea": Scene("haze", "steppe", 64, (
        ("sun", 140, 24, 13), ("tent", 98, 70, 30), ("tent", 156, 78, 40, (214, 178, 120)),
        ("tent", 14, 76, 42, (196, 168, 130)), ("horse", 88, 82, 20, 2), ("stack", 164, 94, 5))),
    "saxony": Scene("storm", "moor", 58, (
        ("peak", 126, 62, 56), ("peak", 70, 62, 48), ("firs", 92, 66, 34), ("house", 14, 72, 34),
        ("house", 40, 66, 22), ("tower", 158, 74, 40), ("firs", -8, 94, 14), ("firs", 156, 96, 20))),
    "polania": Scene("dawn", "meadow", 60, (
        ("house", 100, 66, 18), ("church", 148, 68, 24), ("tree", 88, 66, 7), ("tree", 168, 74, 12),
        ("tree", 12, 74, 13), ("river", 68, 82), ("tree", 2, 96, 10), ("stack", 150, 90, 6))),
}
# fmt: on


def portrait(look: Look, faction: str, size: tuple[int, int], forward: int = 0) -> Surface:
    """The leader and a mech before their land, so many of STEPS forward; kept."""

    def make() -> Surface:
        wide, high = size
        made = _ground(look, faction, size).copy()
        span = min(wide, high * _WIDEST)
        nearer = forward / STEPS
        left, foot = (wide - span) / 2, round(high * (_FOOT + _LOWER * nearer))
        for kind, at, share in (("mech", _MECH_AT, _MECH_HIGH), ("character", _LEADER_AT, _LEADER_HIGH)):
            figure = tokens.figure(look, kind, faction, round(high * share))
            if forward:
                figure = pygame.transform.smoothscale_by(figure, 1 + _NEARER * nearer)
            middle = round(left + span * at), foot
            shade = _shade(round(figure.get_width() * 1.12), round(high * 0.14))
            made.blit(shade, shade.get_rect(center=(middle[0] + round(high * 0.04), foot - round(high * 0.02))))
            made.blit(figure, figure.get_rect(midbottom=middle))
        return made

    return look.materials.kept(("scythe portrait", faction, size, forward), make)


def _ground(look: Look, faction: str, size: tuple[int, int]) -> Surface:
    def make() -> Surface:
        made = paint(look, _HOMES[faction], f"home {faction}", size, low=0.9)
        made.blit(_light(size), (0, 0))
        return made

    return look.materials.kept(("scythe home", faction, size), make)


def _light(size: tuple[int, int]) -> Surface:
    """Low sun from the upper left: the foreground lies in the shade, so that whoever stands there stands out."""
    veil, (wide, high) = Surface(size, pygame.SRCALPHA), size
    for y in range(high // 2, high):
        veil.fill((*_DUSK, max(0, round(_DEEPEST * (2 * y / high - 1)))), (0, y, wide, 1))
    return veil


def _shade(wide: int, high: int) -> Surface:
    """What a figure throws on the ground."""
    round_one = shapes.disc(max(2, wide / 2), (*_DUSK, 170))
    return shapes.blurred(pygame.transform.smoothscale(round_one, (wide, max(4, high))), max(1, high // 6))
