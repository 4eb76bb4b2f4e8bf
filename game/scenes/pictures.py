"""Pictures of a game's own board for cards and thumbnails, painted by its world in game/ui/games, step by step.

A world that paints none has a calm ground with an icon, so a new game has a card before it has a painter.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pygame import Surface

from game import VERSION, ui
from game.core import places
from game.core.rooms import spare_room
from game.ui import picture_store, svg
from game.ui.context import Context
from game.ui.icons import ICONS

Steps = Iterator[Surface | None]
_KEPT = 120
"""Small pictures that stay on the disk: those of all pages in a few sizes of window."""
_ICON = 0.4
"""How high the icon of a world without a painter is, as a share of the picture."""


def _painter(game: str) -> Any:
    return spare_room(f"game.ui.games.{game}.vignette")


class Vignette:
    """A lively piece of a game's board: None while painting and then the picture, which stays on the disk."""

    def __init__(self, game: str, context: Context) -> None:
        self.game = game
        self.context = context

    def ready(self, size: tuple[int, int]) -> Surface | None:
        """What an earlier start has painted, at once."""
        return picture_store.load(_folder(), _key(self.game, self.context, "vignette", size), size)

    def __call__(self, size: tuple[int, int]) -> Steps:
        painter = _painter(self.game)
        if painter is None:
            yield _unpainted(self.context, self.game, size)
            return
        steps = painter.vignette_steps(self.context.look, size)
        yield from kept_steps(self.game, self.context, "vignette", size, steps)


def thumbnail_steps(game: str, context: Context, position: Any, signs: Sequence[int], size: tuple[int, int]) -> Steps:
    """The whole board of a real position, seen by nobody in particular."""
    yield None
    painter = _painter(game)
    if painter is None:
        yield _unpainted(context, game, size)
    else:
        liveries = [painter.Livery(sign, sign) for sign in signs]
        steps = painter.thumbnail_steps(context.look, position, size, liveries)
        yield from kept_steps(game, context, (position, tuple(signs)), size, steps)


def _unpainted(context: Context, game: str, size: tuple[int, int]) -> Surface:
    """For a world without a painter: its icon, or a flag, on paper."""
    look = context.look
    ground = look.materials.paper(size, look.theme.inset).copy()
    icon = look.icons.picture(game if game in ICONS else "flag", round(min(size) * _ICON), look.theme.muted)
    ground.blit(icon, icon.get_rect(center=ground.get_rect().center))
    return ground


def kept_steps(game: str, context: Context, what: object, size: tuple[int, int], steps: Steps) -> Steps:
    """What lies on the disk, or else what the steps paint, which is laid there."""
    yield None
    key = _key(game, context, what, size)
    found = picture_store.load(_folder(), key, size)
    if found is not None:
        yield found
        return
    for made in steps:
        if made is not None:
            picture_store.save(_folder(), key, made, _KEPT)
        yield made


def _folder() -> Path:
    return places.cache() / "pictures"


def _key(game: str, context: Context, what: object, size: tuple[int, int]) -> str:
    look = context.look
    return picture_store.key_of(game, what, size, look.grid.u, look.grid.text_scale, look.theme, _painted_by(game))


@cache
def _painted_by(game: str) -> tuple[object, ...]:
    """Changes with every drawing of a game, with its boards and with all that paints."""
    return (VERSION, *_files_in(Path(ui.__file__).parent), *_files_in(places.DATA / game), *svg.stamp(game))


@cache
def _files_in(folder: Path) -> tuple[int, int]:
    """How many there are and how old the newest is: asked before the first frame, so read folder by folder."""
    found = [0]
    for inside, _, names in os.walk(folder):
        found += [
            os.stat(f"{inside}/{name}").st_mtime_ns for name in names if name.endswith((".py", ".tmx", ".yaml"))
        ]
    return len(found), max(found)
