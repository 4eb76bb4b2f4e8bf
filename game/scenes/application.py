"""Puts the application together: settings, texts, saved matches and the window around the first scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core import places
from game.core.errors import HearthsideError
from game.core.save_store import SaveStore
from game.core.settings import Settings, load_settings, save_settings
from game.core.words import Words
from game.games import rules_of
from game.scenes import start
from game.scenes.saved_shelf import SavedShelf
from game.ui.context import Context
from game.ui.scene import Scene


def say_error(words: Callable[..., str], error: HearthsideError) -> str:
    """The sentence of an error in the player's language, if it has a key."""
    return words(error.key, **error.values) if error.key else error.message


def prepare(context: Context) -> None:
    """Fills the services that scenes ask for. Nothing here reads a game's data."""
    services = context.services
    services.saves = SaveStore(places.saves(), rules_of)
    services.shelf = SavedShelf(services.saves, lambda error: say_error(context.words, error))


def close(context: Context) -> None:
    """The bots' process ends with the window."""
    thinker = getattr(context.services, "thinker", None)
    if thinker is not None:
        thinker.close()


def open_window(first_scene: Callable[[Context], Scene] = start.first_scene) -> int:
    from game.app import run_app

    settings, troubles = load_settings()

    def prepared(context: Context) -> None:
        prepare(context)
        context.services.troubles = [say_error(context.words, trouble) for trouble in troubles]

    return run_app(
        first_scene,
        Words(settings.language),
        settings,
        save=save_settings,
        words_for=Words,
        prepare=prepared,
        before_quit=close,
    )


def picture_of(
    make_scene: Callable[[Context], Scene], size: tuple[int, int], settings: Settings, settle_ms: float = 0.0
) -> Any:
    """Any scene as a picture without a window; nothing is written to the player's folders."""
    from game.app import picture

    return picture(make_scene, size, Words(settings.language), settings, prepare=prepare, settle_ms=settle_ms)
