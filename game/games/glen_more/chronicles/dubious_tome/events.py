"""What happens in Chronicle 6, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class CardFlipped(Event):
    word = "card_flipped"
    lights = ("card",)
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TradeMade(Event):
    word = "trade_made"
    seat: int


@dataclass(frozen=True, slots=True)
class ScotWentHome(Event):
    word = "scot_went_home"
    seat: int
    at: str


EVENTS = (CardFlipped, TradeMade, ScotWentHome)
