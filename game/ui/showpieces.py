"""What a game has to show in the gallery: `game/ui/games/<id>/showpieces.py`, found by the id of the game alone.

Such a module lists the kinds of things with the ids of their components and paints each of them. Its texts stand in
data/text/<language>/<id>.gallery.yaml: `<id>.gallery.kind.<kind>` names a kind, and where a thing has no name of its
own on the table, `<id>.gallery.name.<component>` gives one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, cast

import pygame
from pygame import Surface

from game.core.rooms import spare_room
from game.core.speaker import Speaker
from game.ui.look import Look

Size = tuple[int, int]


class Kind(NamedTuple):
    """Things that stand together under one heading, in the order in which they are shown."""

    id: str
    ids: tuple[str, ...]


class Origin(NamedTuple):
    """Where the data say that something was designed here: a mark of `provenance` and the file that carries it."""

    part: str
    file: str


class Showpieces(Protocol):
    def kinds(self) -> tuple[Kind, ...]:
        """Everything of the game that has a picture on the table."""

    def picture(self, look: Look, say: Speaker, component: str, room: Size) -> Surface:
        """As large as it may be in so many pixels; clear around."""

    def told(self, say: Speaker, component: str, printed: tuple[str, ...]) -> tuple[str, ...]:
        """What is said of it; `printed` is what the rules say of themselves."""

    def origin(self, component: str) -> Origin | None:
        """None for what the printed game has like this."""


def showpieces(game: str) -> Showpieces | None:
    """None for a game that shows nothing yet."""
    return cast("Showpieces | None", spare_room(f"game.ui.games.{game}.showpieces"))


def named(component: str) -> str:
    """A component as the last part of a text's key."""
    return component.replace(":", ".")


# -- for those who paint ---------------------------------------------------------------------------------------------


def within(room: Size, wide: float, high: float) -> Size:
    """The largest size of these proportions that has room."""
    scale = min(room[0] / wide, room[1] / high)
    return max(1, int(wide * scale)), max(1, int(high * scale))


def shrunk(picture: Surface, room: Size) -> Surface:
    """The picture, made smaller if it has no room."""
    if picture.get_width() <= room[0] and picture.get_height() <= room[1]:
        return picture
    return pygame.transform.smoothscale(picture, within(room, *picture.get_size()))


def side_by_side(pictures: Iterable[Surface], room: Size, gap: float = 0.06) -> Surface:
    """Pieces in a row on one line, as large as there is room."""
    row = list(pictures)
    space = round(room[0] * gap)
    wide, high = sum(one.get_width() for one in row) + space * (len(row) - 1), max(one.get_height() for one in row)
    whole = Surface((max(1, wide), high), pygame.SRCALPHA)
    x = 0
    for one in row:
        whole.blit(one, (x, high - one.get_height()))
        x += one.get_width() + space
    return shrunk(whole, room)


def with_shadow(look: Look, room: Size, wide: float, high: float) -> tuple[Surface, pygame.Rect]:
    """A clear surface for a thing of these proportions and its shadow, and where the thing lies on it."""
    margin = min(look.grid.px(16), min(room) // 12)
    size = within((room[0] - 2 * margin, room[1] - 2 * margin), wide, high)
    whole = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    return whole, pygame.Rect((margin, margin), size)
