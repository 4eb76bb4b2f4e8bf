"""What happens in Chronicle 3, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class CaskTaken(Event):
    word = "cask_taken"
    seat: int
    place: int
    n: int


@dataclass(frozen=True, slots=True)
class CaskAged(Event):
    word = "cask_aged"
    seat: int
    place: int
    n: int


@dataclass(frozen=True, slots=True)
class CaskSold(Event):
    word = "cask_sold"
    seat: int
    tile: str
    n: int


@dataclass(frozen=True, slots=True)
class CellarBought(Event):
    word = "cellar_bought"
    lights = ("cellar",)
    seat: int
    cellar: str


EVENTS = (CaskTaken, CaskAged, CaskSold, CellarBought)
