"""What can be said while units move. Units are component ids (`mech:r3c4`)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class BeginMove(Action):
    """Units instead of coins."""

    word = "move_units"

    def touches(self) -> tuple[str, ...]:
        return ("top:move_units",)


@dataclass(frozen=True, slots=True)
class Move(Action):
    """To any place in reach; what stands between does not matter."""

    word = "move"
    unit: str
    to: str

    def touches(self) -> tuple[str, ...]:
        return (self.unit, self.to)

    def asked(self) -> str:
        return f"{self.to}/{self.unit}"


@dataclass(frozen=True, slots=True)
class TakeInHand(Action):
    """Before it moves: to choose what it carries."""

    word = "cargo"
    unit: str

    def touches(self) -> tuple[str, ...]:
        return (self.unit, "cargo")


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Without `n` all there is."""

    word = "load"
    what: str
    n: int | None = None

    def touches(self) -> tuple[str, ...]:
        return (f"load_all:{self.what}" if self.n is None else f"load:{self.what}",)


@dataclass(frozen=True, slots=True)
class Drop(Action):
    word = "drop"
    what: str
    n: int | None = None

    def touches(self) -> tuple[str, ...]:
        return (f"drop_all:{self.what}" if self.n is None else f"drop:{self.what}",)


@dataclass(frozen=True, slots=True)
class EndMove(Action):
    word = "end_move"
