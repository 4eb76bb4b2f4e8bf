"""What has happened, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    word = "start_chosen"
    seat: int


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    word = "tile_set_aside"
    secret = ("tile",)
    seat: int
    tile: str | None


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    word = "tile_placed"
    seat: int
    tile: str
    at: str

    def pieces(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class FarmScored(Event):
    """`size` tiles of one type and colour hang together; `spaces` are theirs."""

    word = "farm_scored"
    seat: int
    tile: str
    size: int
    points: int
    spaces: tuple[str, ...]

    def pieces(self) -> tuple[str, ...]:
        return self.spaces


@dataclass(frozen=True, slots=True)
class HarbourScored(Event):
    word = "harbour_scored"
    seat: int
    at: str
    points: int

    def pieces(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class SettlementScored(Event):
    """`place` is the component id of the settlement, `rank` 1 or 2; 0 for somebody alone in it."""

    word = "settlement_scored"
    seat: int
    place: str
    rank: int
    points: int
    spaces: tuple[str, ...]

    def pieces(self) -> tuple[str, ...]:
        return self.spaces


@dataclass(frozen=True, slots=True)
class CastleTaken(Event):
    """`other` lost it; None if it stood empty."""

    word = "castle_taken"
    seat: int
    castle: str
    other: int | None

    def pieces(self) -> tuple[str, ...]:
        return (self.castle,)


@dataclass(frozen=True, slots=True)
class CathedralReached(Event):
    word = "cathedral_reached"
    seat: int
    cathedral: str

    def pieces(self) -> tuple[str, ...]:
        return (self.cathedral,)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    word = "card_drawn"
    secret = ("card",)
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    word = "tile_drawn"
    secret = ("tile",)
    seat: int
    tile: str | None


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    word = "game_ended"


EVENTS = (
    StartChosen,
    TileSetAside,
    TilePlaced,
    FarmScored,
    HarbourScored,
    SettlementScored,
    CastleTaken,
    CathedralReached,
    CardDrawn,
    TileDrawn,
    TurnEnded,
    GameEnded,
)
