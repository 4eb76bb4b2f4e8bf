"""What luck says in Glen More II."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class DrawOrder(Action):
    """Whose figure is put on the rondel next."""

    word = "turn_order"
    barrier = "glen_more.barrier.drawn"
    seat: int


@dataclass(frozen=True, slots=True)
class LayTile(Action):
    """A tile of the current stack comes onto the rondel."""

    word = "lay"
    barrier = "glen_more.barrier.drawn"
    tile: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    word = "roll"
    barrier = "glen_more.barrier.rolled"
    die: int


@dataclass(frozen=True, slots=True)
class Score(Action):
    """A scoring takes place; nothing is drawn."""

    word = "score"
    barrier = "glen_more.barrier.scored"
    stack: str
