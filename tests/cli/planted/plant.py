"""Mistakes that people make in data files, by game and file: what stands there, what is put instead, what is told.

The line expected is the one with the changed text; where the mistake shows elsewhere, `at` is what stands there.
"""

from __future__ import annotations

from typing import NamedTuple


class Plant(NamedTuple):
    game: str
    file: str
    """In data/<game>, or in data if it begins with text/."""
    right: str
    wrong: str
    told: str
    at: str = ""


def of(game: str, file: str, *plants: tuple[str, ...]) -> list[Plant]:
    return [Plant(game, file, *plant) for plant in plants]
