"""What can be said in Chronicle 8 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action
from game.games.glen_more.chronicles.penny_mobs.gang import CLAIM, DEREK, DUFF, SNITCH

_TURN_ENDED = "glen_more.barrier.turn_ended"


@dataclass(frozen=True, slots=True)
class LayPenny(Action):
    """A penny onto a mobster in prison: from now on it brings a point."""

    word = "penny"
    barrier = _TURN_ENDED
    mobster: str

    def touches(self) -> tuple[str, ...]:
        return ("penny", f"mobster:{self.mobster}")


@dataclass(frozen=True, slots=True)
class FreeMobster(Action):
    word = "free"
    barrier = _TURN_ENDED
    mobster: str

    def touches(self) -> tuple[str, ...]:
        return ("free", f"mobster:{self.mobster}")


@dataclass(frozen=True, slots=True)
class LayToll(Action):
    """Peggy McWander: a marker onto a free clan."""

    word = "toll"
    clan: str
    coins: int

    def touches(self) -> tuple[str, ...]:
        return (f"toll:{self.coins}", f"clan:{self.clan}")


@dataclass(frozen=True, slots=True)
class ShakeDown(Action):
    """Joe McDuff: the highest stack of a row."""

    word = "shake_down"
    row: str

    def touches(self) -> tuple[str, ...]:
        return (f"mobster:{DUFF}", f"market:{self.row}")


@dataclass(frozen=True, slots=True)
class BuyProduct(Action):
    """Bruce McMail: a coin of his for what somebody else has just produced."""

    word = "buy_product"
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"supply:{self.good}",)


@dataclass(frozen=True, slots=True)
class SellProduct(Action):
    """It goes to the market at once."""

    word = "sell_product"
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"market:{self.good}",)


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Peggy McLaird: a marker onto a tile of the rondel."""

    word = "reserve"
    tile: str
    coins: int

    def touches(self) -> tuple[str, ...]:
        return (f"reserve:{self.coins}", f"tile:{self.tile}")


@dataclass(frozen=True, slots=True)
class Send(Action):
    """A Scot becomes a mobster: from the supply, or from an own tile."""

    word = "send"
    mobster: str
    source: str

    def touches(self) -> tuple[str, ...]:
        place = "scot_supply" if self.source == "supply" else f"scot:{self.source}"
        return (f"mobster:{self.mobster}", place)


@dataclass(frozen=True, slots=True)
class Lodge(Action):
    """Where the mobster stands from now on."""

    word = "lodge"
    seat: int
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"land:{self.seat}:{self.at}",)


@dataclass(frozen=True, slots=True)
class Sneak(Action):
    """Kenneth McSnitch goes to a neighbouring tile of the territory he is in."""

    word = "sneak"
    seat: int
    to: str

    def touches(self) -> tuple[str, ...]:
        return (f"mobster:{SNITCH}", f"land:{self.seat}:{self.to}")


@dataclass(frozen=True, slots=True)
class Steal(Action):
    word = "steal"
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"supply:{self.good}",)


@dataclass(frozen=True, slots=True)
class CallDerek(Action):
    """Once in a match he moves a tile from one territory to another."""

    word = "call_derek"

    def touches(self) -> tuple[str, ...]:
        return (f"mobster:{DEREK}",)


@dataclass(frozen=True, slots=True)
class Lift(Action):
    word = "lift"
    seat: int
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"land:{self.seat}:{self.at}",)


@dataclass(frozen=True, slots=True)
class GivePenny(Action):
    word = "give_penny"


@dataclass(frozen=True, slots=True)
class SecondReward(Action):
    word = "second_reward"


@dataclass(frozen=True, slots=True)
class DrawReward(Action):
    word = "random_reward"
    barrier = "glen_more.barrier.drawn"
    name: str


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """Fraser McStarve: whose haggis."""

    word = "rob"
    victim: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis:{self.victim}",)


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    word = "hand_over"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis_token:{self.value}",)


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    word = "reroll"


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Elspeth McTrick: something on the mountain for a resource of the supply."""

    word = "exchange"
    out: str
    good: str

    def touches(self) -> tuple[str, ...]:
        return (f"on_mountain:{self.out}", f"supply:{self.good}")


@dataclass(frozen=True, slots=True)
class ClaimCard(Action):
    """John McClaim: a marker onto a card that is not turned over."""

    word = "claim_card"
    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"mobster:{CLAIM}", f"claim:{self.card}")


@dataclass(frozen=True, slots=True)
class DrawMobster(Action):
    """`mobster` is left out for one that comes with the first B tile."""

    word = "draw_mobster"
    barrier = "glen_more.barrier.drawn"
    mobster: str | None = None
