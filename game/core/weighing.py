"""How much each term of a game's judge weighs: data/<game>/judge.yaml, written by `run.py train`, read by the judge.

A term is a part of what a position is worth, in points; its weight is a plain factor, so 1 leaves it as it was made.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from game.core import places
from game.core.catalogue import Problems, Record, check_known, check_sections, record
from game.core.strict_yaml import read_yaml

FILE = "judge.yaml"
MOST = 5.0
"""A term that should weigh more than this has been made too small."""

Weight = Annotated[float, msgspec.Meta(ge=0.0, le=MOST)]


class Fitted(Record, frozen=True):
    """Where the weights come from."""

    method: str
    seed: int
    games: int
    date: str
    strength: str


def read_weights(folder: Path, terms: Collection[str], problems: Problems | None = None) -> dict[str, float]:
    """The weights of just these terms, all of which must be there. With `problems` mistakes are gathered there."""
    found = Problems() if problems is None else problems
    path = folder / FILE
    file = read_yaml(path, found, name=places.shown(path))
    check_sections(file, {"provenance", "weights"}, found)
    record(file, "provenance", Fitted, found)
    weights = record(file, "weights", dict[str, Weight], found) or {}
    for name in weights:
        check_known(file, ("weights", name), name, terms, "term of the judge", found)
    if weights:
        for name in terms:
            if name not in weights:
                found.add(file.name, file.line(("weights",)), f"the weight of the term '{name}' is missing")
    if problems is None:
        found.raise_if_any()
    return weights


def written(weights: Mapping[str, float], fitted: Fitted) -> str:
    """The file as text."""
    lines = ["# How much each term of the judge weighs: 1 as it was made. Written by `run.py train`.", "provenance:"]
    for name, value in msgspec.to_builtins(fitted).items():
        lines.append(f"  {name}: {value}")
    return "\n".join([*lines, "weights:", *(f"  {name}: {value:.3f}" for name, value in weights.items()), ""])
