"""The catalogue of games: one line each, imported only when chosen."""

from __future__ import annotations

import importlib
from typing import Any

from game.core.contract import Rules
from game.core.errors import BadInput
from game.core.text import nearest

CATALOGUE: tuple[str, ...] = ("rebirth",)
"""Ids of the games that can be played, in the order of the home menu. Each is a package beside this file."""


def package(game: str) -> Any:
    """The game's package: `rules()`, `controller()`, `judge()` and `check(problems)` are its public face."""
    if game not in CATALOGUE:
        raise BadInput(f"There is no game '{game}'.{nearest(game, CATALOGUE)} Known: {', '.join(CATALOGUE)}.")
    return importlib.import_module(f"game.games.{game}")


def rules_of(game: str) -> Rules:
    return package(game).rules()
