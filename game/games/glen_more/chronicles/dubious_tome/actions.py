"""What can be said in Chronicle 6 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn a card over; `event` says whether its event happens as well."""

    word = "flip"
    card: str
    event: bool

    def touches(self) -> tuple[str, ...]:
        return (f"flip:{self.card}", "event:yes" if self.event else "event:no")


@dataclass(frozen=True, slots=True)
class MakeTrade(Action):
    """The trade that an event offers."""

    word = "make_trade"


@dataclass(frozen=True, slots=True)
class GoHome(Action):
    """A Scot goes to the home castle without points of movement."""

    word = "go_home"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (f"scot:{self.at}",)
