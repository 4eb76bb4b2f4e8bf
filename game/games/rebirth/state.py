"""The position of a match: flat lists of numbers and bit masks, copied by hand in about a microsecond.

A view is a State too. What its seat may not see is HIDDEN (a tile in hand or set aside), missing from the masks of
cards, or mixed into the bags; `supply_count`, `card_count` and `deck_count` tell how many there are.
"""

from __future__ import annotations

from typing import Any

NOBODY = 255
NO_TILE = -1
HIDDEN = -2

FARM, HARBOUR, SETTLEMENT, STATED = range(4)
"""Kinds of entries in `ledger`."""

LedgerEntry = tuple[int, int, int, int, int, "LedgerEntry | None"]
"""Seat, kind of entry, space or settlement, points, mask of the spaces that made them, the entry before."""


class State:
    """Lists are by seat unless it says otherwise; masks and numbers of spaces are those of board.py."""

    __slots__ = (
        "aside",
        "card_count",
        "cards",
        "castles",
        "deck",
        "deck_count",
        "energy",
        "food",
        "hands",
        "houses",
        "ledger",
        "neutral",
        "options",
        "points",
        "seats",
        "stack",
        "start",
        "supply",
        "supply_count",
        "taken",
        "towns",
        "turns",
        "visits",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.stack: list[Any] = []
        self.start = NOBODY
        """Who began; NOBODY until it is known."""
        self.food = [0] * seats
        self.energy = [0] * seats
        self.towns = [0] * seats
        self.neutral = 0
        self.taken = 0
        """All occupied spaces."""
        self.houses = bytearray(108)
        """By space: the symbols of the settlement tile on it."""
        self.castles = bytearray([NOBODY] * 12)
        """By castle: who controls it."""
        self.visits: list[tuple[int, ...]] = [()] * 8
        """By cathedral: the seats that have a cathedral piece there, in the order of arrival."""
        self.hands = [NO_TILE] * seats
        self.aside: list[tuple[int, ...]] = [()] * seats
        self.supply: list[tuple[int, ...]] = [(0,) * 6] * seats
        """How many tiles of each kind are left."""
        self.supply_count = [0] * seats
        self.cards = [0] * seats
        """Mask of mission cards."""
        self.card_count = [0] * seats
        self.deck = 0
        self.deck_count = 0
        self.points = [0] * seats
        self.turns = [0] * seats
        self.ledger: LedgerEntry | None = None

    def copy(self) -> State:
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.stack = self.stack[:]
        new.start = self.start
        new.food = self.food[:]
        new.energy = self.energy[:]
        new.towns = self.towns[:]
        new.neutral = self.neutral
        new.taken = self.taken
        new.houses = self.houses[:]
        new.castles = self.castles[:]
        new.visits = self.visits[:]
        new.hands = self.hands[:]
        new.aside = self.aside[:]
        new.supply = self.supply[:]
        new.supply_count = self.supply_count[:]
        new.cards = self.cards[:]
        new.card_count = self.card_count[:]
        new.deck = self.deck
        new.deck_count = self.deck_count
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

    def own(self, seat: int) -> int:
        """All spaces with a tile of this seat."""
        return self.food[seat] | self.energy[seat] | self.towns[seat]

    def is_over(self) -> bool:
        return not self.stack
