"""What can be said in Chronicle 1 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Row(Action):
    """The own boat goes one piece of river further."""

    word = "row"
    seat: int

    def touches(self) -> tuple[str, ...]:
        return (f"boat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class ChooseReward(Action):
    word = "reward"
    name: str

    def touches(self) -> tuple[str, ...]:
        return (f"reward:{self.name}",)


@dataclass(frozen=True, slots=True)
class DealReward(Action):
    """One of the rewards that lie face down at a castle."""

    word = "deal_reward"
    barrier = "glen_more.barrier.drawn"
    name: str
