"""A match of Rebirth with the referee at its side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees import watching

from .match import Match


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("rebirth", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        told = {key: [sorted(one) for one in plain[key]] for key in ("aside", "cards")}
        return {**plain, **told, "deck": sorted(plain["deck"])}


def options_of(seed: int, seats: int) -> dict[str, Any]:
    return {"start": seed % seats} if seed // 3 % 2 else {}
