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
class Stake(Action):
    """Power on the dial and the cards behind it, sealed at once: before that nobody hears how many they are.

    Final, unless it is taken back before anybody else has done something. The dial is clicked last, for the cards
    laid before it say which of several stakes is meant.
    """

    word = "stake"
    power: int
    cards: tuple[int, ...] = ()
    """Values, the lowest first."""

    def touches(self) -> tuple[str, ...]:
        copies = (self.cards[:n].count(value) + 1 for n, value in enumerate(self.cards))
        return (*map(card_id, self.cards, copies), f"dial:{self.power}")


def card_id(value: int, copy: int) -> str:
    """Equal cards laid behind one dial are told apart: `card:3`, `card:3:2`."""
    return f"card:{value}" if copy == 1 else f"card:{value}:{copy}"


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
class HearOffer(Action):
    """Somebody else than the active seat has an offer to make."""

    word = "hear"
    seat: int

    def touches(self) -> tuple[str, ...]:
        return ("hear", f"seat:{self.seat}")


@dataclass(frozen=True, slots=True)
class OfferCoins(Action):
    word = "offer"
    coins: int

    def touches(self) -> tuple[str, ...]:
        return (f"offer:{self.coins}",)


@dataclass(frozen=True, slots=True)
class AskCoins(Action):
    word = "ask"
    coins: int

    def touches(self) -> tuple[str, ...]:
        return (f"ask:{self.coins}",)


@dataclass(frozen=True, slots=True)
class Accept(Action):
    word = "accept"
    barrier = "scythe.barrier.deal"


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    word = "refuse"
    barrier = "scythe.barrier.deal"
