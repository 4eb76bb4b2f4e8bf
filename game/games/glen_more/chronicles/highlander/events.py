"""What happens in Chronicle 2, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say

MOUNTAIN = "mountain"


@dataclass(frozen=True, slots=True)
class TollPaid(Event):
    word = "toll_paid"
    seat: int
    good: str

    def pieces(self) -> tuple[str, ...]:
        return (MOUNTAIN,)


@dataclass(frozen=True, slots=True)
class DieOverMountain(Event):
    word = "die_over_mountain"
    n: int

    def pieces(self) -> tuple[str, ...]:
        return (MOUNTAIN,)


@dataclass(frozen=True, slots=True)
class MountainTaken(Event):
    word = "mountain_taken"
    seat: int
    n: int
    goods: tuple[str, ...]

    def pieces(self) -> tuple[str, ...]:
        return (MOUNTAIN,)

    def say(self, game: str) -> Say:
        sentence = Event.say(self, game)
        if not self.goods:
            return sentence.reworded("_coins")
        return sentence if self.n else sentence.reworded("_goods")


EVENTS = (TollPaid, DieOverMountain, MountainTaken)
