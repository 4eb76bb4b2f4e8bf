"""What has happened with encounters, the Factory and deals, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class EncounterMet(Event):
    word = "encounter_met"
    lights = ("at",)
    seat: int
    card: str
    at: str


@dataclass(frozen=True, slots=True)
class OptionChosen(Event):
    word = "option_chosen"
    seat: int
    card: str
    option: str


@dataclass(frozen=True, slots=True)
class EncounterOver(Event):
    word = "encounter_over"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class FactoryCardSeen(Event):
    word = "factory_card_seen"
    secret = ("card",)
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class FactoryLookedAt(Event):
    word = "factory_looked_at"
    seat: int


@dataclass(frozen=True, slots=True)
class FactoryCardTaken(Event):
    word = "factory_card_taken"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class OfferHeard(Event):
    """`other` listens to `seat`, whose turn it is not."""

    word = "offer_heard"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    word = "deal_opened"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CoinsOffered(Event):
    """`seat` would pay."""

    word = "coins_offered"
    seat: int
    other: int
    n: int


@dataclass(frozen=True, slots=True)
class DealClosed(Event):
    word = "deal_closed"
    seat: int
    other: int
    n: int


@dataclass(frozen=True, slots=True)
class DealRefused(Event):
    """What the other one has offered or asked for is turned down."""

    word = "deal_refused"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class DealDropped(Event):
    """Whoever had the word makes the other one no offer after all."""

    word = "deal_dropped"
    seat: int
    other: int


EVENTS_OF_FINDING = (
    EncounterMet, OptionChosen, EncounterOver, FactoryCardSeen, FactoryLookedAt, FactoryCardTaken, OfferHeard,
    DealOpened, CoinsOffered, DealClosed, DealRefused, DealDropped,
)  # fmt: skip
