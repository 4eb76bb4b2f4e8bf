"""Characters: what a bot of some name cares for more than others of its strength.

A name belongs to the sign of the seat, in the order of `setup.bot_names` in the texts, where its line of character
stands as well. data/<game>/characters.yaml says by which factors the figures of the game's judge are then taken.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from game.core import places
from game.core.catalogue import Problems, check_known, check_sections, record
from game.core.strict_yaml import read_yaml

CHARACTERS = ("morag", "ewan", "isla", "fergus", "una")
FILE = "characters.yaml"

Factor = Annotated[float, msgspec.Meta(ge=0.3, le=3.0)]
"""Nobody is mad: what is doubled or halved and more costs matches."""


def character_of(sign: int) -> str:
    return CHARACTERS[sign % len(CHARACTERS)]


def line_of(sign: int) -> str:
    """The key of the sentence that says what to expect."""
    return f"bots.character.{character_of(sign)}"


def read_characters(
    folder: Path, figures: Collection[str], problems: Problems | None = None
) -> dict[str, Mapping[str, float]]:
    """By character the factors of some of a judge's figures. With `problems` mistakes are gathered there."""
    found = Problems() if problems is None else problems
    path = folder / FILE
    file = read_yaml(path, found, name=places.shown(path))
    check_sections(file, {"characters"}, found)
    factors = record(file, "characters", dict[str, dict[str, Factor]], found) or {}
    for name, leans in factors.items():
        check_known(file, ("characters", name), name, CHARACTERS, "character", found)
        for figure in leans:
            check_known(file, ("characters", name, figure), figure, figures, "figure of the judge", found)
    if factors:
        for name in CHARACTERS:
            if not factors.get(name):
                found.add(file.name, file.line(("characters",)), f"nothing says what {name} cares for")
    if problems is None:
        found.raise_if_any()
    return {name: dict(leans) for name, leans in factors.items()}


def leaning(weights: Mapping[str, float], factors: Mapping[str, float]) -> dict[str, float]:
    """Weights as a character has them."""
    return {name: weight * factors.get(name, 1.0) for name, weight in weights.items()}
