"""What happens in Chronicle 8, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say


@dataclass(frozen=True, slots=True)
class MobsterDrawn(Event):
    """Nobody knows the name of one that comes later."""

    word = "mobster_drawn"
    mobster: str | None

    def say(self, game: str) -> Say:
        sentence = Event.say(self, game)
        return sentence if self.mobster is not None else Say(f"{sentence.key}_later", ())


@dataclass(frozen=True, slots=True)
class PennyLaid(Event):
    word = "penny_laid"
    lights = ("mobster",)
    seat: int
    mobster: str


@dataclass(frozen=True, slots=True)
class MobsterFreed(Event):
    word = "mobster_freed"
    lights = ("mobster",)
    seat: int
    mobster: str
    n: int


@dataclass(frozen=True, slots=True)
class TollLaid(Event):
    word = "toll_laid"
    lights = ("clan",)
    seat: int
    clan: str
    n: int


@dataclass(frozen=True, slots=True)
class MobPaid(Event):
    """Coins from one player to another, because of a mobster."""

    word = "mob_paid"
    lights = ("mobster",)
    seat: int
    other: int
    n: int
    mobster: str


@dataclass(frozen=True, slots=True)
class ProductBought(Event):
    word = "product_bought"
    seat: int
    other: int
    good: str


@dataclass(frozen=True, slots=True)
class TileReserved(Event):
    word = "tile_reserved"
    lights = ("tile",)
    seat: int
    tile: str
    n: int


@dataclass(frozen=True, slots=True)
class ReservationLost(Event):
    word = "reservation_lost"
    seat: int


@dataclass(frozen=True, slots=True)
class MobsterSent(Event):
    """A Scot has become the mobster."""

    word = "mobster_sent"
    lights = ("mobster",)
    seat: int
    mobster: str


@dataclass(frozen=True, slots=True)
class DerekCalled(Event):
    word = "derek_called"
    seat: int


@dataclass(frozen=True, slots=True)
class MobsterLodged(Event):
    word = "mobster_lodged"
    lights = ("mobster",)
    seat: int
    other: int
    mobster: str
    at: str


@dataclass(frozen=True, slots=True)
class MobsterSneaked(Event):
    word = "mobster_sneaked"
    lights = ("mobster",)
    seat: int
    mobster: str
    at: str


@dataclass(frozen=True, slots=True)
class GoodStolen(Event):
    word = "good_stolen"
    seat: int
    other: int
    good: str


@dataclass(frozen=True, slots=True)
class PointSponged(Event):
    word = "point_sponged"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class TileLifted(Event):
    word = "tile_lifted"
    seat: int
    other: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileSettled(Event):
    word = "tile_settled"
    seat: int
    other: int
    tile: str
    at: str


@dataclass(frozen=True, slots=True)
class PennyGiven(Event):
    word = "penny_given"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class SecondRewardDrawn(Event):
    word = "second_reward_drawn"
    seat: int


@dataclass(frozen=True, slots=True)
class HaggisRobbed(Event):
    word = "haggis_robbed"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HaggisHandedOver(Event):
    """Only the two of them know which."""

    word = "haggis_handed_over"
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class RolledAgain(Event):
    word = "rolled_again"
    seat: int


@dataclass(frozen=True, slots=True)
class MountainExchanged(Event):
    word = "mountain_exchanged"
    seat: int
    out: str
    good: str


@dataclass(frozen=True, slots=True)
class CardClaimed(Event):
    word = "card_claimed"
    lights = ("card",)
    seat: int
    other: int
    card: str


EVENTS = (
    MobsterDrawn, PennyLaid, MobsterFreed, TollLaid, MobPaid, ProductBought, TileReserved, ReservationLost,
    MobsterSent, DerekCalled, MobsterLodged, MobsterSneaked, GoodStolen, PointSponged, TileLifted, TileSettled,
    PennyGiven, SecondRewardDrawn, HaggisRobbed, HaggisHandedOver, RolledAgain, MountainExchanged, CardClaimed,
)  # fmt: skip
