"""What has happened on the map: moves and combats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from game.core.contract import Event, Say, Seat, say, seat_id
from game.games.scythe.events import Sorted


@dataclass(frozen=True, slots=True)
class MoveBegun(Event):
    word = "move_begun"
    seat: int


@dataclass(frozen=True, slots=True)
class UnitTaken(Event):
    word = "unit_taken"
    seat: int
    unit: str


@dataclass(frozen=True, slots=True)
class CargoLoaded(Event):
    word = "cargo_loaded"
    seat: int
    unit: str
    what: str
    n: int

    def say(self, game: str) -> Say:
        cargo = say(f"{game}.carried.{self.what.partition(':')[2]}", n=self.n)
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), unit=self.unit, cargo=cargo)


@dataclass(frozen=True, slots=True)
class CargoDropped(Event):
    word = "cargo_dropped"
    seat: int
    unit: str
    what: str
    n: int

    def say(self, game: str) -> Say:
        cargo = say(f"{game}.carried.{self.what.partition(':')[2]}", n=self.n)
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), unit=self.unit, cargo=cargo)


@dataclass(frozen=True, slots=True)
class MoveEnded(Event):
    word = "move_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class WorkersDriven(Event):
    """`lost` is the popularity that it cost."""

    word = "workers_driven"
    lights = ("at",)
    seat: int
    other: int
    at: str
    n: int
    lost: int


@dataclass(frozen=True, slots=True)
class FightBegun(Event):
    word = "fight_begun"
    lights = ("at",)
    seat: int
    other: int
    at: str


@dataclass(frozen=True, slots=True)
class AbilityUsed(Sorted):
    """`n` is the power that the foe has lost."""

    word = "ability_used"
    sort = "ability"
    seat: int
    other: int
    ability: str
    n: int


@dataclass(frozen=True, slots=True)
class AbilityLeft(Event):
    word = "ability_left"
    seat: int


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """Both know the card: who takes it, and who has lost it."""

    word = "card_stolen"
    secret = ("value",)
    seat: int
    other: int
    value: int | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.other else super(CardStolen, self).seen_by(seat)


def stake_told(game: str, power: int, cards: int) -> tuple[Say, ...]:
    """What is behind a dial: its power, and what the cards add up to."""
    told = (say(f"{game}.staked.power", n=power),)
    return (*told, say(f"{game}.staked.cards", n=cards)) if cards else told


@dataclass(frozen=True, slots=True)
class DialSealed(Event):
    """Others hear no more than that the dial is sealed; `cards` is their sum."""

    word = "dial_sealed"
    secret = ("power", "cards")
    seat: int
    power: int | None
    cards: int | None

    def say(self, game: str) -> Say:
        if self.power is None or self.cards is None:
            return say(f"{game}.log.{self.word}_hidden", seat=seat_id(self.seat))
        told = stake_told(game, self.power, self.cards)
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), staked=told)


@dataclass(frozen=True, slots=True)
class CombatRevealed(Event):
    """Attacker and defender, what was on their dials, and the cards behind them."""

    word = "combat_revealed"
    lights = ("at",)
    seat: int
    other: int
    at: str
    power: int
    other_power: int
    cards: tuple[int, ...]
    other_cards: tuple[int, ...]

    def say(self, game: str) -> Say:
        staked = stake_told(game, self.power, sum(self.cards))
        other_staked = stake_told(game, self.other_power, sum(self.other_cards))
        who = {"seat": seat_id(self.seat), "other": seat_id(self.other)}
        return say(f"{game}.log.{self.word}", **who, at=self.at, staked=staked, other_staked=other_staked)


@dataclass(frozen=True, slots=True)
class CombatWon(Event):
    """`n` against `less`; `seat` has won."""

    word = "combat_won"
    lights = ("at",)
    seat: int
    other: int
    at: str
    n: int
    less: int

    @property
    def tied(self) -> bool:
        """The attacker wins where both have the same."""
        return self.n == self.less

    def say(self, game: str) -> Say:
        who = {"seat": seat_id(self.seat), "other": seat_id(self.other)}
        key = f"{game}.log.{self.word}{'_tied' if self.tied else ''}"
        return say(key, **who, at=self.at, n=self.n, less=self.less)


@dataclass(frozen=True, slots=True)
class PopularityLost(Event):
    word = "popularity_lost"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class UnitsRetreated(Sorted):
    word = "units_retreated"
    sort = "kind"
    lights = ("start", "to")
    seat: int
    kind: str
    start: str
    to: str
    n: int


@dataclass(frozen=True, slots=True)
class UnitsReturned(Sorted):
    """A combat that was never fought, because the match has ended."""

    word = "units_returned"
    sort = "kind"
    lights = ("start", "to")
    seat: int
    kind: str
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    """Behind the places, those on its way among them, stands what it carried: workers (those that had moved apart),
    metal, food, oil, wood."""

    word = "unit_moved"
    lights = ("start", "to")
    seat: int
    unit: str
    start: str
    to: str
    via: tuple[str, ...]
    workers: int
    moved_workers: int
    metal: int
    food: int
    oil: int
    wood: int

    def say(self, game: str) -> Say:
        """The cargo is told as a list of its parts."""
        carried = {name: getattr(self, name) for name in ("metal", "food", "oil", "wood")}
        carried = {"worker": self.workers + self.moved_workers, **carried}
        told = tuple(say(f"{game}.carried.{name}", n=n) for name, n in carried.items() if n)
        places = {"start": self.start, "to": self.to}
        sentence = say(f"{game}.log.{self.word}", seat=f"seat:{self.seat}", unit=self.unit, **places)
        if not told:
            return sentence
        return sentence.reworded("_carrying", cargo=told)


EVENTS_OF_THE_MAP = (
    MoveBegun, UnitTaken, CargoLoaded, CargoDropped, MoveEnded, WorkersDriven, FightBegun, AbilityUsed, AbilityLeft,
    CardStolen, DialSealed, CombatRevealed, CombatWon, PopularityLost, UnitsRetreated, UnitsReturned, UnitMoved,
)  # fmt: skip
