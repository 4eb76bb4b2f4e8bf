"""What happens in Chronicle 4, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event
from game.games.glen_more.chronicles.hammer.actions import FIGURE, TOKEN


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    word = "token_taken"
    seat: int

    def pieces(self) -> tuple[str, ...]:
        return (TOKEN,)


@dataclass(frozen=True, slots=True)
class EnglishmanDiscarded(Event):
    word = "englishman_discarded"
    seat: int
    tile: str

    def pieces(self) -> tuple[str, ...]:
        return (FIGURE, self.tile)


@dataclass(frozen=True, slots=True)
class EnglishmanSwapped(Event):
    word = "englishman_swapped"
    seat: int
    tile: str

    def pieces(self) -> tuple[str, ...]:
        return (FIGURE, self.tile)


EVENTS = (TokenTaken, EnglishmanDiscarded, EnglishmanSwapped)
