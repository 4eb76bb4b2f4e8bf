"""The position of a match: flat lists of numbers, and territories that copies share because they never change.

Figures are numbers: the seats, then DIE and any that a Chronicle brings. A figure's place counts all spaces it has
gone, so the lowest number moves next and `place % spaces` is its space on the rondel. What a Chronicle adds stands in
`parts` under its id, as a value that is never changed but replaced.
"""

from __future__ import annotations

from typing import Any

from game.games.glen_more.book import CLANS, NO_TILE, STACKS
from game.games.glen_more.goods import KINDS
from game.games.glen_more.land import START_LAND, Land

SPACES = 14
DIE = 4
FIRST_EXTRA = 5
FIGURES = 6
"""Four seats, the die, and room for one figure of a Chronicle."""
AWAY = -1
"""The place of a figure that does not take part, or not any more."""

LedgerEntry = tuple[int, str, str, int, "LedgerEntry | None"]
"""Seat, category, component, points, the entry before."""


class State:
    """Lists are by seat unless it says otherwise; tiles, landmarks and clans are the numbers of book.py."""

    __slots__ = (
        "activated",
        "at",
        "bags",
        "clans",
        "closed",
        "coins",
        "die_shows",
        "discards",
        "end_at",
        "filled",
        "free_activations",
        "goods",
        "inserts",
        "landmarks",
        "lands",
        "ledger",
        "market",
        "may_activate",
        "mods",
        "moves",
        "options",
        "parts",
        "persons",
        "points",
        "scorings",
        "scots",
        "scots_left",
        "seats",
        "spaces",
        "stack",
        "turns",
        "whisky",
    )

    def __init__(self, seats: int, options: dict[str, Any], mods: int = 0) -> None:
        self.seats = seats
        self.options = options
        self.mods = mods
        """Mask of the Chronicles that are played."""
        self.stack: list[Any] = []
        self.at = [AWAY] * FIGURES
        """By figure: its place."""
        self.spaces = [NO_TILE] * SPACES
        """By space of the rondel: the tile that lies there."""
        self.closed = 0
        """Mask of spaces that never take a tile (a Chronicle builds there)."""
        self.filled = 0
        """The first place that has not been filled with a tile yet."""
        self.end_at = AWAY
        """The place of the end tile, once it is out."""
        self.die_shows = 0
        """What the die was rolled to last, 0 before."""
        self.bags = [0] * len(STACKS)
        """By stack: mask of the tiles still in it, without one that is put in at a certain depth."""
        self.inserts: tuple[tuple[int, int, int, int], ...] = ()
        """Such tiles: stack, tile, after how many more tiles of the stack it comes at the soonest and the latest."""
        self.discards: list[tuple[int, ...]] = [()] * (seats + 1)
        """The common pile, then those of the seats (only a Chronicle uses these)."""
        self.market = [0] * len(KINDS)
        """By resource: how many spaces of the row have coins on them."""
        self.lands: list[Land] = [START_LAND] * seats
        self.goods: list[dict[int, int]] = [{} for _ in range(seats)]
        """By cell: the number of goods.py."""
        self.scots: list[dict[int, int]] = [{} for _ in range(seats)]
        """By cell: how many Scots."""
        self.scots_left = [0] * seats
        self.coins = [0] * seats
        self.whisky = [0] * seats
        self.persons: list[tuple[int, ...]] = [()] * seats
        self.landmarks: list[tuple[int, ...]] = [()] * seats
        self.clans: list[tuple[int, ...]] = [()] * seats
        """The spaces of the clan board with a marker of this seat, in the order in which they were claimed."""
        self.points = [0] * seats
        self.turns = [0] * seats
        self.scorings = 0
        """How many of the four scorings have taken place."""
        self.may_activate: tuple[int, ...] = ()
        """Cells of the territory of whoever acts that the new tile allows to activate in this turn."""
        self.activated: tuple[int, ...] = ()
        """Cells that were activated in this turn, in order."""
        self.free_activations = 0
        """How many tiles besides these may be activated."""
        self.moves = 0
        """Points of movement left in this turn."""
        self.ledger: LedgerEntry | None = None
        self.parts: dict[str, Any] = {}

    def copy(self) -> State:
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.mods = self.mods
        new.stack = self.stack[:]
        new.at = self.at[:]
        new.spaces = self.spaces[:]
        new.closed = self.closed
        new.filled = self.filled
        new.end_at = self.end_at
        new.die_shows = self.die_shows
        new.bags = self.bags[:]
        new.inserts = self.inserts
        new.discards = self.discards[:]
        new.market = self.market[:]
        new.lands = self.lands[:]
        new.goods = [goods.copy() for goods in self.goods]
        new.scots = [scots.copy() for scots in self.scots]
        new.scots_left = self.scots_left[:]
        new.coins = self.coins[:]
        new.whisky = self.whisky[:]
        new.persons = self.persons[:]
        new.landmarks = self.landmarks[:]
        new.clans = self.clans[:]
        new.points = self.points[:]
        new.turns = self.turns[:]
        new.scorings = self.scorings
        new.may_activate = self.may_activate
        new.activated = self.activated
        new.free_activations = self.free_activations
        new.moves = self.moves
        new.ledger = self.ledger
        new.parts = self.parts.copy()
        return new

    def is_over(self) -> bool:
        return not self.stack

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        found = []
        entry = self.ledger
        while entry is not None:
            found.append(entry)
            entry = entry[4]
        return found[::-1]

    def claimed(self) -> int:
        """Mask of the clans that anybody has claimed."""
        mask = 0
        for clans in self.clans:
            for clan in clans:
                mask |= 1 << clan
        return mask


MARKERS = 10
"""Clan markers and Scots of each player."""
NO_CLANS = len(CLANS)
