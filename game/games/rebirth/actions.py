"""What can be said in Rebirth: two things by a player, five by chance."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the tile in hand on a space."""

    word = "place"
    at: str

    def touches(self) -> tuple[str, ...]:
        return ("hand", self.at)


@dataclass(frozen=True, slots=True)
class FinishTurn(Action):
    """Nothing ends a turn but the player; until then the tile can be taken back."""

    word = "end_turn"
    barrier = "rebirth.barrier.turn_ended"


@dataclass(frozen=True, slots=True)
class ChooseStart(Action):
    word = "choose_start"
    seat: int


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """A tile that leaves the match before it begins; its owner may look at it."""

    word = "set_aside"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    word = "draw_tile"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    word = "draw_card"
    seat: int
    card: str


ACTIONS = (Place, FinishTurn, ChooseStart, SetAside, DrawTile, DrawCard)
