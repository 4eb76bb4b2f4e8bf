"""What a little picture of the rules browser may say in its data."""

from __future__ import annotations

from game.core.catalogue import Record
from game.ui.games.scythe.palette import FACTIONS

Spot = tuple[int, int]
"""Row and column, counted in the picture."""


WORDS = ("any_resource", "arrow", "home", "tunnel", "farm", "forest", "lake", "mountain", "tundra", "village")
"""What pictures speak of besides the names of the game; check-data knows a misspelt word by them."""


class Standing(Record, frozen=True):
    """What stands on one hexagon, as `0 mech 2` tells it: whose, what, how many."""

    at: Spot
    units: tuple[str, ...] = ()
    structure: str = ""
    tokens: dict[str, int] = {}
    encounter: bool = False


class Seated(Record, frozen=True):
    """What a picture needs to know of a player."""

    faction: str = FACTIONS[0]
    mat: str = ""
    power: int = 0
    popularity: int = 0
    upgraded: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    recruits: tuple[str, ...] = ()


class LittleBoard(Record, frozen=True):
    """What is left out is not in the picture. Cells of `rows`: `forest`, `farm+tunnel`, `home:nordic`, `-` for none;
    every second row, beginning with the second, is shifted right."""

    rows: tuple[tuple[str, ...], ...] = ()
    rivers: tuple[tuple[Spot, Spot], ...] = ()
    pieces: tuple[Standing, ...] = ()
    lit: dict[str, str] = {}
    """By "row,column": the steps on the disc, or nothing."""
    fights: tuple[Spot, ...] = ()
    refused: tuple[Spot, ...] = ()
    way: tuple[Spot, ...] = ()
    signs: tuple[str, ...] = ()
    """A row of signs: goods, tracks, `arrow`."""
    dial: int | None = None
    power: int = 7
    scene: str = ""
    card: str = ""
    """An encounter is a `scene`; this is a Factory card."""
    players: tuple[Seated, ...] = ()
    """From them tracks are painted, from the first its mats."""
    mat: bool = False
    section: str = ""
    """One section of the mat, by its top action."""
    faction: bool = False
    tracks: bool = False
    factions: tuple[str, ...] = FACTIONS
