"""What can be said in Isle of Skye: nine things by a player, six by chance."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class TurnCastle(Action):
    """Only if chosen at the set-up: how the own castle lies, in quarter turns clockwise."""

    word = "turn_castle"
    turn: int

    def touches(self) -> tuple[str, ...]:
        return (f"turn:{self.turn}",)


@dataclass(frozen=True, slots=True)
class Axe(Action):
    """Mark the tile that goes back into the bag."""

    word = "axe"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return ("axe", f"tile:{self.tile}")


@dataclass(frozen=True, slots=True)
class SetPrice(Action):
    word = "price"
    tile: str
    gold: int

    def touches(self) -> tuple[str, ...]:
        return (f"price:{self.tile}", f"gold:{self.gold}")


@dataclass(frozen=True, slots=True)
class Seal(Action):
    """Axe and prices are final, unless they are taken back before anybody else has done something."""

    word = "seal"


@dataclass(frozen=True, slots=True)
class Buy(Action):
    word = "buy"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(frozen=True, slots=True)
class PassBuying(Action):
    word = "pass"


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Lay a tile at a place (x to the east, y to the south of the castle), turned so many times clockwise."""

    word = "build"
    tile: str
    at: str
    turn: int

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", f"turn:{self.turn}", f"place:{self.at}")

    def asked(self) -> str:
        return f"place:{self.at}/{self.tile}/{self.turn}"


@dataclass(frozen=True, slots=True)
class ReturnTile(Action):
    """A tile that fits nowhere goes back into the bag."""

    word = "return_tile"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", "bag")


@dataclass(frozen=True, slots=True)
class FinishTurn(Action):
    word = "end_turn"
    barrier = "isle_of_skye.barrier.turn_ended"


@dataclass(frozen=True, slots=True)
class ChooseStart(Action):
    word = "choose_start"
    seat: int


@dataclass(frozen=True, slots=True)
class ChooseScoring(Action):
    word = "choose_scoring"
    slot: str
    tile: str


@dataclass(frozen=True, slots=True)
class TakeIncome(Action):
    word = "income"
    barrier = "isle_of_skye.barrier.income"


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    word = "draw_tile"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    word = "reveal"
    barrier = "isle_of_skye.barrier.revealed"


@dataclass(frozen=True, slots=True)
class ScoreRound(Action):
    word = "score"
    barrier = "isle_of_skye.barrier.scored"


ACTIONS = (
    TurnCastle,
    Axe,
    SetPrice,
    Seal,
    Buy,
    PassBuying,
    Build,
    ReturnTile,
    FinishTurn,
    ChooseStart,
    ChooseScoring,
    TakeIncome,
    DrawTile,
    Reveal,
    ScoreRound,
)
