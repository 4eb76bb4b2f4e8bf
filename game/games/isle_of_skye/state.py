"""The position of a match: flat lists of numbers, and lands that are shared by copies because they never change.

A view is a State too. Gold that its seat may not know is HIDDEN, drafts are empty; `sealed` is open to all.
"""

from __future__ import annotations

from typing import Any

from game.games.isle_of_skye.land import Land

NOBODY = 255
NO_TILE = -1
HIDDEN = -1_000_000
"""Gold that is not known. Whatever is added to it or taken from it, it stays below zero and unknown."""

STATED = 4
"""In the ledger, instead of a slot 0..3: points that a position was stated with."""

Part = tuple[int, int]
"""Points, and the mask of the tiles that make them."""
LedgerEntry = tuple[int, int, int, int, tuple[Part, ...], "LedgerEntry | None"]
"""Seat, slot, round, points, the parts they are made of, the entry before."""


class State:
    """Lists are by seat unless it says otherwise; numbers of tiles are those of tiles.py."""

    __slots__ = (
        "bag",
        "counted",
        "drafts",
        "gold",
        "got",
        "lands",
        "ledger",
        "offers",
        "options",
        "points",
        "prices",
        "round",
        "sealed",
        "seats",
        "shown",
        "slots",
        "stack",
        "start",
        "turns",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.stack: list[Any] = []
        self.start = NOBODY
        """Who has the start marker; NOBODY until it is known."""
        self.round = 1
        self.slots: tuple[int, ...] = (NO_TILE,) * 4
        """Scoring tiles of the slots A to D."""
        self.bag = 0
        """Mask of tiles. What is in it is open to all, for every tile lies open once it is out; no order exists."""
        self.lands: list[Land] = [Land()] * seats
        self.offers: list[tuple[int, ...]] = [()] * seats
        """Tiles in front of the screen."""
        self.prices: list[tuple[int, ...]] = [()] * seats
        """Once they are revealed: the gold on each tile of `offers`."""
        self.drafts: list[tuple[int, ...]] = [()] * seats
        """Behind the screen: the tile with the axe, then the gold on each of the two others."""
        self.sealed = 0
        """Mask of seats."""
        self.got: list[tuple[int, ...]] = [()] * seats
        """Tiles that wait to be built."""
        self.gold = [0] * seats
        """In hand; what lies on tiles is not."""
        self.counted = [0] * seats
        """In hand and behind the screen together. All gold flows in the open, so whoever counts along knows it."""
        self.shown: tuple[int, ...] = ()
        """The gold that everybody showed when it was last compared."""
        self.points = [0] * seats
        self.turns = [0] * seats
        self.ledger: LedgerEntry | None = None

    def copy(self) -> State:
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.stack = self.stack[:]
        new.start = self.start
        new.round = self.round
        new.slots = self.slots
        new.bag = self.bag
        new.lands = self.lands[:]
        new.offers = self.offers[:]
        new.prices = self.prices[:]
        new.drafts = self.drafts[:]
        new.sealed = self.sealed
        new.got = self.got[:]
        new.gold = self.gold[:]
        new.counted = self.counted[:]
        new.shown = self.shown
        new.points = self.points[:]
        new.turns = self.turns[:]
        new.ledger = self.ledger
        return new

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        found = []
        entry = self.ledger
        while entry is not None:
            found.append(entry)
            entry = entry[5]
        return found[::-1]

    def is_over(self) -> bool:
        return not self.stack
