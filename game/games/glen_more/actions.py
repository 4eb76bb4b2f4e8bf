"""What can be said in the base game of Glen More II; Chronicles add words of their own.

Instances are kept and used again, for the same few hundred actions are offered all the time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar, cast

from game.core.contract import Action
from game.games.glen_more.draws import DrawOrder, LayTile, Roll, Score

MARKET = "market"
PURSE = "purse"
SELL = "sell"
"""A button beside what is asked; goods wait until it was clicked."""

A = TypeVar("A")


class Keeper(Protocol):
    def __call__(self, kind: type[A], /, *values: Any) -> A: ...


@cache
def _kept(kind: Any, *values: Any) -> Any:
    return kind(*values)


kept = cast(Keeper, _kept)
"""The one instance of an action or a frame with these values."""


# -- by players ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Go to a tile of the rondel and take it."""

    word = "take"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(frozen=True, slots=True)
class Go(Action):
    """Go to a space where nothing is taken: the end tile, or what a Chronicle puts there."""

    word = "go"
    to: str

    def touches(self) -> tuple[str, ...]:
        return (self.to,)


@dataclass(frozen=True, slots=True)
class ThrowAway(Action):
    """Who can take no tile goes to one all the same, discards it and gets a coin or a point of movement."""

    word = "throw_away"
    tile: str
    get: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}", f"get:{self.get}")


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """One unit of what is due: a good or a Scot from a tile, a good from the market, or a coin in its place."""

    word = "pay"
    good: str
    at: str

    def touches(self) -> tuple[str, ...]:
        if self.at == MARKET:
            return (f"market:{self.good}",)
        if self.at == PURSE:
            return (PURSE,)
        return (f"scot:{self.at}",) if self.good == "scot" else (f"good:{self.good}:{self.at}",)


@dataclass(frozen=True, slots=True)
class PayAll(Action):
    """Everything that is due, in the way that costs the fewest coins."""

    word = "pay_all"


class Aside(Action):
    """Something that a Chronicle allows whatever is asked in one's turn; the question stays as it is."""


@dataclass(frozen=True, slots=True)
class Sell(Action):
    word = "sell"
    good: str
    at: str

    def touches(self) -> tuple[str, ...]:
        return (SELL, f"good:{self.good}:{self.at}", f"market:{self.good}")


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the tile in hand into the own territory."""

    word = "place"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"cell:{self.at}",)


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Use a tile (`halkirk`, `home_castle:0`); `line` says which of its alternatives, if there are several."""

    word = "activate"
    tile: str
    line: int | None = None

    def touches(self) -> tuple[str, ...]:
        tile = self.tile if ":" in self.tile else f"tile:{self.tile}"
        return (tile,) if self.line is None else (tile, f"line:{self.line}")


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A Scot steps to a tile around his own, for one point of movement."""

    word = "move"
    start: str
    to: str

    def touches(self) -> tuple[str, ...]:
        return (f"scot:{self.start}", f"cell:{self.to}")


@dataclass(frozen=True, slots=True)
class UseMoves(Action):
    """Clan MacLachlan: a point of movement that is not used becomes a victory point."""

    word = "trade_move"

    def touches(self) -> tuple[str, ...]:
        return ("clan:maclachlan",)


@dataclass(frozen=True, slots=True)
class Claim(Action):
    word = "claim"
    clan: str

    def touches(self) -> tuple[str, ...]:
        return (f"clan:{self.clan}",)


@dataclass(frozen=True, slots=True)
class ChooseGood(Action):
    word = "choose_good"
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"supply:{self.good}",)


@dataclass(frozen=True, slots=True)
class PutGood(Action):
    """A resource from the supply onto a tile of one's choice."""

    word = "put_good"
    good: str
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"supply:{self.good}", f"cell:{self.at}")


@dataclass(frozen=True, slots=True)
class PutScot(Action):
    word = "put_scot"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"cell:{self.at}",)


@dataclass(frozen=True, slots=True)
class Remove(Action):
    word = "remove"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"cell:{self.at}",)


@dataclass(frozen=True, slots=True)
class Build(Action):
    """A tile from the discards, without paying for it."""

    word = "build"
    tile: str

    def touches(self) -> tuple[str, ...]:
        return (f"tile:{self.tile}",)


@dataclass(frozen=True, slots=True)
class Skip(Action):
    """Do without something one may do."""

    word = "skip"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """The turn is done but for a question at its end."""

    word = "done"

    def touches(self) -> tuple[str, ...]:
        return ("end_turn",)


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    word = "end_turn"
    barrier = "glen_more.barrier.turn_ended"


# -- by chance -----------------------------------------------------------------------------------------------------


ACTIONS: tuple[type[Action], ...] = (
    Take,
    Go,
    ThrowAway,
    Pay,
    PayAll,
    Sell,
    Place,
    Activate,
    Move,
    UseMoves,
    Claim,
    ChooseGood,
    PutGood,
    PutScot,
    Remove,
    Build,
    Skip,
    Done,
    EndTurn,
    DrawOrder,
    LayTile,
    Roll,
    Score,
)
