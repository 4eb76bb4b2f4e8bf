"""Puts the application together: settings, texts, saved matches and the window around the first scene."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from game.core.settings import Settings, load_settings, save_settings
from game.core.words import Words
from game.scenes import start
from game.ui.context import Context
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.core.save_store import SaveStore


class Services(SimpleNamespace):
    """What scenes ask for beyond the screen. The folder of saves is opened when somebody first looks into it."""

    @cached_property
    def saves(self) -> SaveStore:
        from game.scenes.shelf import open_store

        return open_store()


def prepare(context: Context) -> None:
    """Fills the services. Nothing here reads a game's data."""
    context.services = Services()


def close(context: Context) -> None:
    """The bots' process ends with the window, what they found out stays, and the next start has a picture of home."""
    from game.scenes.home.next_look import leave_picture

    for findings in getattr(context.services, "looked_back", {}).values():
        findings.write()
    thinker = getattr(context.services, "thinker", None)
    if thinker is not None:
        thinker.close()
    leave_picture(context, close_window=True)


def open_window(first_scene: Callable[[Context], Scene] = start.first_scene) -> int:
    from game.app import run_app

    settings, troubles = load_settings()

    def prepared(context: Context) -> None:
        prepare(context)
        context.services.troubles = [start.told(context, trouble) for trouble in troubles]

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
