"""What can be said in Chronicle 4 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action

FIGURE, TOKEN = "englishman", "england_token"


@dataclass(frozen=True, slots=True)
class EnglishTake(Action):
    """He takes a tile for the holder, who pays for him and for the tile."""

    word = "english_take"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", TOKEN)


@dataclass(frozen=True, slots=True)
class EnglishDiscard(Action):
    word = "english_discard"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", "discards")


@dataclass(frozen=True, slots=True)
class Swap(Action):
    word = "swap"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", FIGURE)
