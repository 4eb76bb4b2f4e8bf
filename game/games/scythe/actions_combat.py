"""What can be said in a combat, and when players deal in coins."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Fight(Action):
    """Which of several combats comes first."""

    word = "fight"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class UseAbility(Action):
    word = "use_ability"
    ability: str

    def touches(self) -> tuple[str, ...]:
        return (f"ability:{self.ability}",)


@dataclass(frozen=True, slots=True)
class Dial(Action):
    word = "dial"
    power: int

    def touches(self) -> tuple[str, ...]:
        return (f"dial:{self.power}",)


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    word = "play_card"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.value}",)


@dataclass(frozen=True, slots=True)
class Seal(Action):
    """Dial and cards are final, unless they are taken back before anybody else has done something."""

    word = "seal"


@dataclass(frozen=True, slots=True)
class Retreat(Action):
    word = "retreat"
    unit: str
    to: str

    def touches(self) -> tuple[str, ...]:
        return (self.unit, self.to)


@dataclass(frozen=True, slots=True)
class OpenDeal(Action):
    word = "deal"
    seat: int

    def touches(self) -> tuple[str, ...]:
        return ("deal", f"seat:{self.seat}")


@dataclass(frozen=True, slots=True)
class OfferCoins(Action):
    word = "offer"
    coins: int

    def touches(self) -> tuple[str, ...]:
        return ("offer", f"amount:{self.coins}")


@dataclass(frozen=True, slots=True)
class AskCoins(Action):
    word = "ask"
    coins: int

    def touches(self) -> tuple[str, ...]:
        return ("ask", f"amount:{self.coins}")


@dataclass(frozen=True, slots=True)
class Accept(Action):
    word = "accept"
    barrier = "scythe.barrier.deal"


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    word = "refuse"
    barrier = "scythe.barrier.deal"
