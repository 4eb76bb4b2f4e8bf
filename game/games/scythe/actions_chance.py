"""What CHANCE says: draws, and what it uncovers."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class DealFaction(Action):
    word = "deal_faction"
    seat: int
    faction: str


@dataclass(frozen=True, slots=True)
class DealMat(Action):
    word = "deal_mat"
    seat: int
    mat: str


@dataclass(frozen=True, slots=True)
class DrawBonusTile(Action):
    word = "draw_bonus"
    tile: str


@dataclass(frozen=True, slots=True)
class DealObjective(Action):
    word = "deal_objective"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    word = "draw_card"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class StealCard(Action):
    word = "steal_card"
    value: int


@dataclass(frozen=True, slots=True)
class RevealCombat(Action):
    word = "reveal_combat"
    barrier = "scythe.barrier.revealed"


@dataclass(frozen=True, slots=True)
class DrawEncounter(Action):
    word = "draw_encounter"
    card: str


@dataclass(frozen=True, slots=True)
class DrawFactory(Action):
    word = "draw_factory"
    card: str


@dataclass(frozen=True, slots=True)
class LookAtFactory(Action):
    """Whoever comes later looks at the cards that are left."""

    word = "look_at_factory"
    barrier = "scythe.barrier.looked"
