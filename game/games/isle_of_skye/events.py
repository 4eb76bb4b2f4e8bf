"""What has happened, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say, say


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    word = "start_chosen"
    seat: int


@dataclass(frozen=True, slots=True)
class ScoringChosen(Event):
    """`tile` is the component id of the scoring tile."""

    word = "scoring_chosen"
    lights = ("slot",)
    slot: str
    tile: str


@dataclass(frozen=True, slots=True)
class CastleTurned(Event):
    word = "castle_turned"
    seat: int
    turn: int

    def pieces(self) -> tuple[str, ...]:
        return (f"castle:{self.seat}",)


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    word = "round_begun"
    round: int


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    """Gold for the castle, for `tiles` with barrels joined to it, and for everybody ahead."""

    word = "income_taken"
    seat: int
    gold: int
    castle: int
    whisky: int
    catch_up: int
    tiles: tuple[str, ...]

    def say(self, game: str) -> Say:
        ending = ("_whisky" if self.whisky else "") + ("_catch_up" if self.catch_up else "")
        return Event.say(self, game).reworded(ending)

    def pieces(self) -> tuple[str, ...]:
        return (f"castle:{self.seat}", *self.tiles)


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    word = "tile_drawn"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TileAxed(Event):
    word = "tile_axed"
    secret = ("tile",)
    lights = ("tile",)
    seat: int
    tile: str | None


@dataclass(frozen=True, slots=True)
class PriceSet(Event):
    word = "price_set"
    secret = ("tile", "gold")
    lights = ("tile",)
    seat: int
    tile: str | None
    gold: int | None


@dataclass(frozen=True, slots=True)
class OfferSealed(Event):
    word = "offer_sealed"
    seat: int


@dataclass(frozen=True, slots=True)
class PricesRevealed(Event):
    """All at once: by seat the tile that goes, and behind each other the two that stay with their prices."""

    word = "prices_revealed"
    lights = ("axed", "tiles")
    axed: tuple[str, ...]
    tiles: tuple[str, ...]
    prices: tuple[int, ...]

    def say(self, game: str) -> Say:
        told = tuple(
            say(f"{game}.priced", tile=tile, gold=gold) for tile, gold in zip(self.tiles, self.prices, strict=True)
        )
        return say(f"{game}.log.{self.word}", axed=self.axed, told=told)


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """`other` sold it, and gets the price and the own gold on the tile."""

    word = "tile_bought"
    lights = ("tile",)
    seat: int
    other: int
    tile: str
    gold: int


@dataclass(frozen=True, slots=True)
class BuyingPassed(Event):
    word = "buying_passed"
    seat: int


@dataclass(frozen=True, slots=True)
class TilesKept(Event):
    """Nobody bought them: they are one's own, and the gold on them goes to the supply."""

    word = "tiles_kept"
    lights = ("tiles",)
    seat: int
    tiles: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    word = "tile_built"
    lights = ("tile",)
    seat: int
    tile: str
    at: str
    turn: int


@dataclass(frozen=True, slots=True)
class AreaCompleted(Event):
    """`tiles` is everything that the area lies on."""

    word = "area_completed"
    lights = ("tiles",)
    seat: int
    terrain: str
    tiles: tuple[str, ...]

    def say(self, game: str) -> Say:
        return say(f"{game}.log.{self.word}_{self.terrain}", seat=f"seat:{self.seat}", n=len(self.tiles))


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    word = "tile_returned"
    lights = ("tile",)
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class GoldShown(Event):
    """By seat; everybody shows it when it is compared."""

    word = "gold_shown"
    gold: tuple[int, ...]

    def say(self, game: str) -> Say:
        told = tuple(say(f"{game}.shows", seat=f"seat:{seat}", gold=gold) for seat, gold in enumerate(self.gold))
        return say(f"{game}.log.{self.word}", told=told)

    def pieces(self) -> tuple[str, ...]:
        return tuple(f"purse:{seat}" for seat in range(len(self.gold)))


@dataclass(frozen=True, slots=True)
class SlotScored(Event):
    """`parts` says piece by piece what makes the points: `3 tile:L05 tile:L06`."""

    word = "slot_scored"
    seat: int
    slot: str
    tile: str
    points: int
    parts: tuple[str, ...]

    def say(self, game: str) -> Say:
        sentence = say(f"{game}.log.{self.word}", seat=f"seat:{self.seat}", tile=self.tile, points=self.points)
        return sentence if self.points else sentence.reworded("_nothing")

    def pieces(self) -> tuple[str, ...]:
        return (self.slot, *dict.fromkeys(piece for part in self.parts for piece in part.split()[1:]))


@dataclass(frozen=True, slots=True)
class StartPassed(Event):
    word = "start_passed"
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    word = "game_ended"


@dataclass(frozen=True, slots=True)
class ScrollScored(Event):
    """At the end: `counted` things of the scroll's kind, doubled if its area is completed."""

    word = "scroll_scored"
    lights = ("tile",)
    seat: int
    tile: str
    counted: int
    points: int
    doubled: bool

    def say(self, game: str) -> Say:
        key = f"{game}.log.{self.word}" + ("_doubled" if self.doubled else "")
        return say(key, seat=f"seat:{self.seat}", tile=self.tile, points=self.points)


@dataclass(frozen=True, slots=True)
class GoldExchanged(Event):
    word = "gold_exchanged"
    seat: int
    gold: int
    points: int

    def pieces(self) -> tuple[str, ...]:
        return (f"purse:{self.seat}",)


EVENTS = (
    StartChosen,
    ScoringChosen,
    CastleTurned,
    RoundBegun,
    IncomeTaken,
    TileDrawn,
    TileAxed,
    PriceSet,
    OfferSealed,
    PricesRevealed,
    TileBought,
    BuyingPassed,
    TilesKept,
    TileBuilt,
    AreaCompleted,
    TileReturned,
    TurnEnded,
    GoldShown,
    SlotScored,
    StartPassed,
    GameEnded,
    ScrollScored,
    GoldExchanged,
)
