"""Rebirth (Scotland): the smallest game, and the model of the others. Read rules.py first."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.core.errors import Problems


@cache
def rules() -> Any:
    from game.games.rebirth.rules import Rebirth

    return Rebirth()


def controller() -> Any:
    from game.games.rebirth.controller import Controller

    return Controller()


def judge() -> Any:
    from game.games.rebirth.judge import judge as made

    return made()


def check(problems: Problems) -> None:
    """Every mistake in this game's data files."""
    from game.games.rebirth.board import read_raw

    read_raw(problems)
