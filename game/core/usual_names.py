"""What people are called who have typed no name ("Player 1"): it follows the language of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from game.core import places
from game.core.catalogue import Problems
from game.core.languages import LANGUAGES
from game.core.strict_yaml import read_yaml

KEY = "setup.default_names"


class Texts(Protocol):
    def __call__(self, key: str, /) -> str: ...


@cache
def _known() -> dict[str, int]:
    """The usual names of all languages, with the place at the table for which each is meant."""
    found: dict[str, int] = {}
    for language in LANGUAGES:
        file = read_yaml(Path(places.TEXTS) / language / "shell.yaml", Problems())
        names = str(file.value["setup"]["default_names"]).split(",")
        found |= {name: number for number, name in enumerate(names)}
    return found


def in_language(names: Sequence[str], words: Texts) -> tuple[str, ...]:
    """The same names, the usual ones as this language has them."""
    if not any(name in _known() for name in names):
        return tuple(names)
    usual = words(KEY).split(",")
    return tuple(usual[_known()[name]] if name in _known() else name for name in names)
