"""What every referee shares: how he asks, and how two positions are told apart. No rule of any game stands here."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

CHANCE = -1


class Disagreement(AssertionError):
    """The referee and the game differ."""


@dataclass(frozen=True)
class Ask:
    """Somebody is asked: who, what may be said, and where the rulebook says so."""

    seat: int
    offers: tuple[str, ...]
    book: str
    weights: tuple[int, ...] = ()
    """How likely each offer is, for draws that are not all alike."""
    others: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Who is asked at the same time, with what they may say."""

    @property
    def asked(self) -> dict[int, tuple[str, ...]]:
        return {self.seat: self.offers, **self.others}


Answers = Generator[Ask, str, Any]
"""A course of a match: asks, and is sent the line that was said, without the seat."""


def words(line: str) -> dict[str, str]:
    """`pay good=wood at=market` -> its values."""
    return dict(part.split("=", 1) for part in line.split()[1:])


def differences(ours: Any, theirs: Any, where: str = "") -> list[str]:
    """In words; of the whole position only what the referee keeps is compared."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = sorted(set(ours) | set(theirs)) if where else sorted(ours)
        return [d for key in keys for d in differences(ours.get(key), theirs.get(key), f"{where}.{key}")]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = enumerate(zip(ours, theirs, strict=True))
        return [d for n, (one, other) in pairs for d in differences(one, other, f"{where}[{n}]")]
    return [f"{where.lstrip('.')}: referee {ours}, game {theirs}"]
