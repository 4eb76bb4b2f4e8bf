"""What the screen of Scythe is shown of a position, and the figures beside it: frozen records, no rule in them.

Made by seen.py and figures.py from the view of whoever looks. Ids are those of data/scythe; what may not be seen is
None, and what is not there an empty text. Nobody changes what is in here: it is made once and looked at by many.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

# -- what lies where ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Units:
    """Units of one kind and seat on one place."""

    seat: int
    kind: str
    number: int = 1

    def id_at(self, place: str) -> str:
        return f"{self.kind}:{place}"


@dataclass(frozen=True, slots=True)
class Structure:
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Stake:
    """What one side of a combat has put behind its dial."""

    power: int
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player, and how far it is."""

    faction: str = ""
    mat: str = ""
    power: int = 0
    popularity: int = 0
    coins: int | None = 0
    cards: tuple[int | None, ...] = ()
    """Combat cards in hand by value."""
    objectives: tuple[str | None, ...] = ()
    factory_card: str = ""
    upgraded: tuple[str, ...] = ()
    """The gains that have lost their cube."""
    covered: tuple[str, ...] = ()
    """For each of these cubes the bottom action whose cost it covers."""
    mechs: tuple[str, ...] = ()
    """The abilities of the mechs that are deployed."""
    recruits: tuple[str, ...] = ()
    """The bottom actions on which a recruit lies."""
    stars: Mapping[str, int] = field(default_factory=dict)
    structures: tuple[str, ...] = ()
    """Those that are built."""
    workers: int = 0
    mech_count: int = 0
    """Units on the map."""
    character: str = ""
    """Where the character stands."""
    last: str = ""
    """The section that was used last, by its top action."""
    sealed: bool = False
    draft: Stake | None = None

    @property
    def star_count(self) -> int:
        return sum(self.stars.values())

    def progress(self) -> dict[str, int]:
        """How far towards each star that is counted up to."""
        return {
            "upgrades": len(self.covered),
            "mechs": self.mech_count,
            "structures": len(self.structures),
            "recruits": len(self.recruits),
            "workers": self.workers,
            "popularity": self.popularity,
            "power": self.power,
        }


@dataclass(frozen=True, slots=True)
class InHand:
    """The unit that is being loaded, or has steps left."""

    unit: str
    cargo: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fought:
    """The last combat as it was uncovered; stakes of the attacker, then of the defender."""

    at: str
    attacker: int
    defender: int
    stakes: tuple[Stake, Stake]


@dataclass(frozen=True, slots=True)
class Combat:
    """The combat whose dials are being set."""

    at: str
    attacker: int
    defender: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """The encounter card that lies open, and the option that was taken already."""

    card: str
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class ShownScythe:
    players: tuple[Player, ...] = ()
    units: Mapping[str, tuple[Units, ...]] = field(default_factory=dict)
    """By place; seats follow each other."""
    structures: Mapping[str, Structure] = field(default_factory=dict)
    tokens: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    encounters: frozenset[str] = frozenset()
    bonus: str = ""
    factory_left: int = 0
    active: int = 0
    acting: str = ""
    """The section that the active player uses in this turn, by its top action; empty until it was chosen."""
    turns: int = 0
    """How many turns all players together have completed."""
    hand: InHand | None = None
    place: str = ""
    """The place of which the phase that decides speaks."""
    combat: Combat | None = None
    meeting: Meeting | None = None
    fought: Fought | None = None

    def units_at(self, place: str) -> tuple[Units, ...]:
        return self.units.get(place, ())

    def tokens_at(self, place: str) -> Mapping[str, int]:
        return self.tokens.get(place, {})

    def faction(self, seat: int) -> str:
        return self.players[seat].faction

    @property
    def has_factions(self) -> bool:
        return all(player.faction for player in self.players)

    @property
    def has_mats(self) -> bool:
        return all(player.mat for player in self.players)

    def characters(self) -> dict[str, str]:
        """The rules call a character after its faction; this says where each stands."""
        return {f"character:{one.faction}": one.character for one in self.players if one.character}


# -- figures ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Way:
    """How a unit comes to a place: in how many steps, and over which others."""

    steps: int
    over: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ahead:
    """How much both sides could stake at most where a fighter of the seat would meet others."""

    strike: int
    guard: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a combat: how many cards it may lay, whether it would win a star, how many units it has there."""

    cards: int
    wins_star: bool
    units: int


@dataclass(frozen=True, slots=True)
class Odds:
    """What the combat that is being fought is about, by seat, and the popularity that the attacker would lose."""

    sides: Mapping[int, Side]
    popularity: int


@dataclass(frozen=True, slots=True)
class FiguresScythe:
    """What one seat could count by hand."""

    resources: Mapping[str, int] = field(default_factory=dict)
    """That it can pay with."""
    costs: Mapping[str, int] = field(default_factory=dict)
    """Of its bottom actions, as they are now."""
    yields: Mapping[str, int] = field(default_factory=dict)
    """Of its top actions."""
    bonus_count: int | None = None
    """How often the structure bonus tile counts."""
    objectives: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By card in hand the number of which each of its conditions speaks."""
    holders: Mapping[str, int] = field(default_factory=dict)
    """Who controls each territory."""
    attackers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Own places that could be attacked with one move, and by whom."""
    nearly: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Others whose next star ends the match."""
    factory_visitors: tuple[int, ...] = ()
    """Who could be in the Factory with one move."""
    ways: Mapping[str, Mapping[str, Way]] = field(default_factory=dict)
    """By unit and place, while the seat moves."""
    cargo: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By unit: what it could take along, while the seat moves."""
    ahead: Mapping[str, Ahead] = field(default_factory=dict)
    odds: Odds | None = None

    def way(self, unit: str, place: str) -> Way | None:
        return self.ways.get(unit, {}).get(place)
