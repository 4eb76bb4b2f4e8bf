"""What has happened, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say, say


def _with_article(event: Event, game: str, tile: str | None) -> Say:
    """A tile inside a sentence is `a food farm`, not the bare name it has on its card."""
    sentence = Event.say(event, game)
    return sentence if tile is None else sentence.reworded(tile=say(f"{game}.a.{tile}"))


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

    def say(self, game: str) -> Say:
        return _with_article(self, game, self.tile)


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    word = "tile_placed"
    lights = ("at",)
    seat: int
    tile: str
    at: str

    def say(self, game: str) -> Say:
        return _with_article(self, game, self.tile)


@dataclass(frozen=True, slots=True)
class FarmScored(Event):
    """`size` tiles of one type and colour hang together; `spaces` are theirs."""

    word = "farm_scored"
    lights = ("spaces",)
    seat: int
    tile: str
    size: int
    points: int
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HarbourScored(Event):
    word = "harbour_scored"
    lights = ("at",)
    seat: int
    at: str
    points: int


@dataclass(frozen=True, slots=True)
class SettlementScored(Event):
    """`place` is the component id of the settlement, `rank` 1 or 2; 0 for whoever holds all of it."""

    word = "settlement_scored"
    lights = ("spaces",)
    seat: int
    place: str
    rank: int
    points: int
    spaces: tuple[str, ...]

    def say(self, game: str) -> Say:
        return Event.say(self, game).reworded(("_alone", "_first", "_second")[self.rank])


@dataclass(frozen=True, slots=True)
class CastleTaken(Event):
    """`other` lost it; None if it stood empty."""

    word = "castle_taken"
    lights = ("castle",)
    seat: int
    castle: str
    other: int | None

    def say(self, game: str) -> Say:
        return Event.say(self, game).reworded("" if self.other is None else "_from")


@dataclass(frozen=True, slots=True)
class CathedralReached(Event):
    word = "cathedral_reached"
    lights = ("cathedral",)
    seat: int
    cathedral: str


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

    def say(self, game: str) -> Say:
        return _with_article(self, game, self.tile)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    word = "game_ended"


@dataclass(frozen=True, slots=True)
class UnfinishedScored(Event):
    """At the end: a settlement tile in a settlement that was never completed."""

    word = "unfinished_scored"
    lights = ("at",)
    seat: int
    place: str
    at: str
    points: int


@dataclass(frozen=True, slots=True)
class CastlesScored(Event):
    """At the end: all castles of one player."""

    word = "castles_scored"
    lights = ("castles",)
    seat: int
    castles: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class MissionScored(Event):
    """At the end: a card is turned up; 0 points if somebody was ahead."""

    word = "mission_scored"
    seat: int
    card: str
    points: int

    def say(self, game: str) -> Say:
        sentence = Event.say(self, game)
        return sentence if self.points else Say(f"{game}.log.mission_missed", sentence.values)


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
    UnfinishedScored,
    CastlesScored,
    MissionScored,
)
