"""What can be said in Chronicle 3 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action
from game.games.glen_more.actions import Aside


@dataclass(frozen=True, slots=True)
class ChooseCask(Action):
    """A barrel by its place in the cellars, 0 for one on the place without worth."""

    word = "cask"
    place: int

    def touches(self) -> tuple[str, ...]:
        return (f"cask:{self.place}",)


@dataclass(frozen=True, slots=True)
class SellCask(Action):
    word = "sell_cask"
    place: int
    bonus: bool

    def touches(self) -> tuple[str, ...]:
        return (f"cask:{self.place}", "sale:bonus" if self.bonus else "sale:usual")


@dataclass(frozen=True, slots=True)
class BuyCellar(Aside):
    word = "buy_cellar"
    cellar: str

    def touches(self) -> tuple[str, ...]:
        return (f"cellar:{self.cellar}",)
