"""The wall of the gallery for tests: what hangs there, and the opened scene."""

from __future__ import annotations

from functools import cache

from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.entries import Entry, entries_of
from game.ui.context import Context
from tests.scenes.shell_helpers import make_context, settle


@cache
def entries(game: str, language: str) -> tuple[Entry, ...]:
    return tuple(entries_of(game, Words(language)))


def opened(game: str = CATALOGUE[0], **chosen: object) -> tuple[Context, GalleryScene]:
    context = make_context(**chosen)  # type: ignore[arg-type]
    scene = GalleryScene(context, game)
    context.stack.push(scene)
    settle(context)
    return context, scene
