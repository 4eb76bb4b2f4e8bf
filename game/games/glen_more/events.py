"""What has happened in the base game, in the past tense, for log and animation. Chronicles add their own.

What happens on the rondel is in events_rondel.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say, say, seat_id


@dataclass(frozen=True, slots=True)
class GoodPaid(Event):
    word = "good_paid"
    seat: int
    good: str
    at: str

    def pieces(self) -> tuple[str, ...]:
        return (f"{self.good}:{self.at.partition(':')[2]}",)


@dataclass(frozen=True, slots=True)
class GoodBought(Event):
    word = "good_bought"
    lights = ("row",)
    seat: int
    good: str
    n: int

    @property
    def row(self) -> str:
        """Of the market."""
        return f"market:{self.good.partition(':')[2]}"


@dataclass(frozen=True, slots=True)
class GoodSold(Event):
    word = "good_sold"
    lights = ("row",)
    seat: int
    good: str
    at: str
    """The cell of the tile it lay on; empty for what never lay on one."""
    n: int

    @property
    def row(self) -> str:
        """Of the market."""
        return f"market:{self.good.partition(':')[2]}"

    @property
    def piece(self) -> str:
        """What lay on the tile, or a good of that kind."""
        return f"{self.good}:{self.at.partition(':')[2]}" if self.at else self.good


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    word = "coins_paid"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class WhiskyPaid(Event):
    word = "whisky_paid"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class ScotPaid(Event):
    word = "scot_paid"
    seat: int
    at: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    word = "tile_placed"
    lights = ("tile",)
    seat: int
    tile: str
    at: str


@dataclass(frozen=True, slots=True)
class TileActivated(Event):
    word = "tile_activated"
    lights = ("tile",)
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class GoodGained(Event):
    word = "good_gained"
    seat: int
    good: str
    at: str
    n: int

    def say(self, game: str) -> Say:
        """Counted as German counts: one Rind, two Rinder."""
        goods = say(f"{game}.amount.{self.good.partition(':')[2]}", n=self.n)
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), goods=goods)


@dataclass(frozen=True, slots=True)
class GoodLost(Event):
    """There was no room for it."""

    word = "good_lost"
    seat: int
    good: str


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    word = "coins_gained"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class WhiskyGained(Event):
    word = "whisky_gained"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class MovesGained(Event):
    word = "moves_gained"
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """Or lost, if `n` is below zero."""

    word = "points_scored"
    seat: int
    n: int
    source: str


@dataclass(frozen=True, slots=True)
class ScotPlaced(Event):
    word = "scot_placed"
    seat: int
    at: str


@dataclass(frozen=True, slots=True)
class NoScotLeft(Event):
    word = "no_scot_left"
    seat: int


@dataclass(frozen=True, slots=True)
class ScotMoved(Event):
    word = "scot_moved"
    seat: int
    start: str
    to: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    word = "card_taken"
    seat: int
    card: str

    def pieces(self) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class PersonTaken(Event):
    word = "person_taken"
    seat: int
    person: str


@dataclass(frozen=True, slots=True)
class ClanClaimed(Event):
    word = "clan_claimed"
    lights = ("clan",)
    seat: int
    clan: str
    n: int


@dataclass(frozen=True, slots=True)
class MarkerForfeited(Event):
    word = "marker_forfeited"
    seat: int


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    word = "tile_removed"
    seat: int
    tile: str
    at: str


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    word = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnDone(Event):
    """Only a question at its end is left."""

    word = "turn_done"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class ExtraTurnEnded(Event):
    """With a figure that is nobody's own."""

    word = "extra_turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class ScoringBegun(Event):
    word = "scoring_begun"
    stack: str


@dataclass(frozen=True, slots=True)
class CategoryScored(Event):
    """By seat what was compared, and the points for it."""

    word = "category_scored"
    category: str
    counts: tuple[int, ...]
    points: tuple[int, ...]

    def say(self, game: str) -> Say:
        told = tuple(
            say(f"{game}.compared_points", seat=seat_id(seat), n=count, points=points)
            if points
            else say(f"{game}.compared", seat=seat_id(seat), n=count)
            for seat, (count, points) in enumerate(zip(self.counts, self.points, strict=True))
        )
        return say(f"{game}.log.{self.word}", category=self.category, told=told)


@dataclass(frozen=True, slots=True)
class FinalPoints(Event):
    """`row` is that of the score sheet; a component that is no more than the player himself says nothing."""

    word = "final_points"
    seat: int
    n: int
    row: str
    source: str

    def say(self, game: str) -> Say:
        source = say(f"{game}.sheet.{self.row}") if self.source == seat_id(self.seat) else self.source
        return say(f"{game}.log.{self.word}", seat=seat_id(self.seat), n=self.n, source=source)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    word = "game_ended"


EVENTS = (
    GoodPaid, GoodBought, GoodSold, CoinsPaid, WhiskyPaid, ScotPaid, TilePlaced, TileActivated, GoodGained, GoodLost,
    CoinsGained, WhiskyGained, MovesGained, PointsScored, ScotPlaced, NoScotLeft, ScotMoved, CardTaken, PersonTaken,
    ClanClaimed, MarkerForfeited, TileRemoved, Skipped, TurnDone, TurnEnded, ExtraTurnEnded, ScoringBegun,
    CategoryScored, FinalPoints, GameEnded,
)  # fmt: skip
