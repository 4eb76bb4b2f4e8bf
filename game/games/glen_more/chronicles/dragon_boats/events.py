"""What happens in Chronicle 1, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class RaceBegun(Event):
    word = "race_begun"
    seat: int


@dataclass(frozen=True, slots=True)
class BoatRowed(Event):
    word = "boat_rowed"
    seat: int
    river: int
    x: int

    def pieces(self) -> tuple[str, ...]:
        return (f"boat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class BoatHome(Event):
    word = "boat_home"
    seat: int
    place: int

    def pieces(self) -> tuple[str, ...]:
        return (f"boat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class BoatLast(Event):
    word = "boat_last"
    seat: int

    def pieces(self) -> tuple[str, ...]:
        return (f"boat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class RewardSeen(Event):
    """At the castle of a river, by whoever arrives there first."""

    word = "reward_seen"
    secret = ("reward",)
    seat: int
    reward: str | None


@dataclass(frozen=True, slots=True)
class RewardTaken(Event):
    word = "reward_taken"
    seat: int
    reward: str


EVENTS = (RaceBegun, BoatRowed, BoatHome, BoatLast, RewardSeen, RewardTaken)
