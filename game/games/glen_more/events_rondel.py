"""What has happened on the rondel, in the past tense: figures move, tiles come, go and are taken."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class OrderDrawn(Event):
    """`place` counts from the figure that moves first."""

    word = "order_drawn"
    seat: int
    place: int
    coins: int


@dataclass(frozen=True, slots=True)
class TileLaidOut(Event):
    word = "tile_laid_out"
    lights = ("place",)
    tile: str
    space: int

    @property
    def place(self) -> str:
        return f"space:{self.space}"


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    word = "die_rolled"
    n: int

    def pieces(self) -> tuple[str, ...]:
        return ("die",)


@dataclass(frozen=True, slots=True)
class DieRemovedTile(Event):
    """`n` is what it shows."""

    word = "die_removed"
    tile: str
    n: int

    def pieces(self) -> tuple[str, ...]:
        return ("die",)


@dataclass(frozen=True, slots=True)
class DieLeft(Event):
    word = "die_left"


@dataclass(frozen=True, slots=True)
class TilesPassed(Event):
    """Nobody can take them any more: they go to the discards."""

    word = "tiles_passed"
    tiles: tuple[str, ...]

    def pieces(self) -> tuple[str, ...]:
        return ("discards",)


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    word = "tile_taken"
    lights = ("tile",)
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class WentTo(Event):
    word = "went_to"
    lights = ("to",)
    seat: int
    to: str


@dataclass(frozen=True, slots=True)
class TileThrownAway(Event):
    word = "thrown_away"
    lights = ("tile",)
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileFromDiscards(Event):
    word = "tile_from_discards"
    lights = ("tile",)
    seat: int
    tile: str


EVENTS_OF_THE_RONDEL = (
    OrderDrawn, TileLaidOut, DieRolled, DieRemovedTile, DieLeft, TilesPassed, TileTaken, WentTo, TileThrownAway,
    TileFromDiscards,
)  # fmt: skip
