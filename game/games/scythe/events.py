"""What has happened, in the past tense, for log and animation. Places, cards and parts of mats are component ids.

Moves and combats are in events_map.py, encounters, the Factory and deals in events_finding.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.contract import Event, Say, say, seat_id


def told_fortunes(fortunes: tuple[int, ...], game: str) -> tuple[Say, ...]:
    return tuple(say(f"{game}.fortune", seat=seat_id(seat), n=n) for seat, n in enumerate(fortunes))


@dataclass(frozen=True, slots=True)
class Sorted(Event):
    """There is a sentence for each sort of it: `log.gained_coins`. The sort itself is no word of the sentence."""

    sort: ClassVar[str]
    """The field that says which it is."""

    def say(self, game: str) -> Say:
        said = Event.say(self, game)
        values = tuple(pair for pair in said.values if pair[0] != self.sort)
        sort = getattr(self, self.sort)
        return Say(f"{said.key}_{sort.partition(':')[2] or sort}", values)


@dataclass(frozen=True, slots=True)
class FactionDealt(Event):
    word = "faction_dealt"
    seat: int
    faction: str


@dataclass(frozen=True, slots=True)
class FactionChosen(Event):
    word = "faction_chosen"
    seat: int
    faction: str


@dataclass(frozen=True, slots=True)
class MatDealt(Event):
    word = "mat_dealt"
    seat: int
    mat: str


@dataclass(frozen=True, slots=True)
class MatChosen(Event):
    word = "mat_chosen"
    seat: int
    mat: str


@dataclass(frozen=True, slots=True)
class BonusTileDrawn(Event):
    word = "bonus_drawn"
    tile: str


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(Event):
    word = "objective_dealt"
    secret = ("card",)
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    word = "card_drawn"
    secret = ("value",)
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    word = "deck_shuffled"


@dataclass(frozen=True, slots=True)
class GameBegun(Event):
    word = "game_begun"
    seat: int


@dataclass(frozen=True, slots=True)
class SectionChosen(Event):
    word = "section_chosen"
    seat: int
    section: str


@dataclass(frozen=True, slots=True)
class TopSkipped(Event):
    word = "top_skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class CoinsTaken(Event):
    """Instead of moving."""

    word = "coins_taken"
    seat: int


@dataclass(frozen=True, slots=True)
class Gained(Sorted):
    """Coins, power or popularity; nothing is told if a track was at its end."""

    word = "gained"
    sort = "what"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class Declined(Sorted):
    word = "declined"
    sort = "what"
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class CardsWanted(Event):
    word = "cards_wanted"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class GainsAsked(Event):
    word = "gains_asked"
    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Sorted):
    word = "paid"
    sort = "what"
    seat: int
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class CardPaid(Event):
    word = "card_paid"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class TokenPaid(Event):
    word = "token_paid"
    lights = ("at",)
    seat: int
    at: str
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class TokensPlaced(Event):
    word = "tokens_placed"
    lights = ("at",)
    seat: int
    at: str
    what: str
    n: int


@dataclass(frozen=True, slots=True)
class WorkersCame(Event):
    word = "workers_came"
    lights = ("at",)
    seat: int
    at: str
    n: int


@dataclass(frozen=True, slots=True)
class ProduceEnded(Event):
    word = "produce_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class FactoryUsed(Event):
    word = "factory_used"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BottomChosen(Event):
    word = "bottom_chosen"
    seat: int
    bottom: str


@dataclass(frozen=True, slots=True)
class BottomSkipped(Event):
    word = "bottom_skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    word = "upgraded"
    seat: int
    cube: str
    slot: str


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    word = "deployed"
    lights = ("at",)
    seat: int
    ability: str
    at: str


@dataclass(frozen=True, slots=True)
class Built(Event):
    word = "built"
    lights = ("at",)
    seat: int
    structure: str
    at: str


@dataclass(frozen=True, slots=True)
class Enlisted(Event):
    word = "enlisted"
    seat: int
    recruit: str
    bonus: str


@dataclass(frozen=True, slots=True)
class StarPlaced(Event):
    """Its `n`th star."""

    word = "star_placed"
    seat: int
    star: str
    n: int


@dataclass(frozen=True, slots=True)
class ObjectiveShown(Event):
    word = "objective_shown"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class InterimScored(Event):
    """By seat, when the first star was placed; only for illustration."""

    word = "interim_scored"
    fortunes: tuple[int, ...]

    def say(self, game: str) -> Say:
        return say(f"{game}.log.{self.word}", told=told_fortunes(self.fortunes, game))


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    word = "game_ended"
    seat: int
    fortunes: tuple[int, ...]

    def say(self, game: str) -> Say:
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), told=told_fortunes(self.fortunes, game))


EVENTS = (
    FactionDealt, FactionChosen, MatDealt, MatChosen, BonusTileDrawn, ObjectiveDealt, CardDrawn, DeckShuffled,
    GameBegun, SectionChosen, TopSkipped, CoinsTaken, Gained, Declined, CardsWanted, GainsAsked, Paid, CardPaid,
    TokenPaid, TokensPlaced, WorkersCame, ProduceEnded, FactoryUsed, BottomChosen, BottomSkipped, Upgraded, Deployed,
    Built, Enlisted, StarPlaced, ObjectiveShown, TurnEnded, InterimScored, GameEnded,
)  # fmt: skip
