"""The components of Isle of Skye as data/isle_of_skye tells them; nothing here comes from the code of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[3] / "data" / "isle_of_skye"


def read(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


_file = read("tiles.yaml")
TILES: dict[str, Any] = {**_file["tiles"], "castle": _file["castle"]}
IN_THE_BAG = frozenset(_file["tiles"])
GAME: dict[str, Any] = read("game.yaml")
SCORING: dict[str, Any] = read("scoring_tiles.yaml")
SLOTS = ("A", "B", "C", "D")


def rounds(seats: int) -> list[dict[str, Any]]:
    """What each round scores, and the gold for whoever is behind."""
    told: list[dict[str, Any]] = GAME["rounds"]["five" if seats == 5 else "two_to_four"]
    return told
