"""The position of a match: flat lists of numbers and bit masks, and who may see them. Copied in a microsecond.

Open to all: the board, points, how many tiles and cards somebody has (`supply_count`, `card_count`, `deck_count`).
Secret: the tile in hand, the two tiles set aside, the cards, and so the order of what a supply still holds. Everybody
knows the tile set, so in a view another's bag holds all tiles of that seat nobody has seen, wherever they are.
"""

from __future__ import annotations

from game.core import contract
from game.core.fields import Position, Seen, by_seat, declared, hidden, in_masks, is_over, made, own, whole
from game.core.ledger import in_order
from game.core.told import STACK, Hidden, Number, OrNull, Seat
from game.core.told_groups import ByName, Chain, Mask, Pile
from game.games.rebirth import told
from game.games.rebirth.board import KINDS, bits, board
from game.games.rebirth.told import FARM, HARBOUR, SETTLEMENT, STATED

__all__ = ["FARM", "HARBOUR", "HIDDEN", "NOBODY", "NO_TILE", "SETTLEMENT", "STATED", "LedgerEntry", "State", "View"]

NOBODY = 255
NO_TILE = -1
HIDDEN = -2

LedgerEntry = tuple[int, int, int, int, int, "LedgerEntry | None"]
"""Seat, kind of entry, space or settlement, points, mask of the spaces that made them, the entry before."""


_ALL_CARDS = (1 << len(board().cards)) - 1


def _hidden_tile(state: State, seat: contract.Seat) -> int:
    return HIDDEN if state.hands[seat] >= 0 else state.hands[seat]


def _hidden_tiles(state: State, seat: contract.Seat) -> tuple[int, ...]:
    return (HIDDEN,) * len(state.aside[seat])


def _with_unseen_tiles(state: State, seat: contract.Seat) -> tuple[int, ...]:
    bag = list(state.supply[seat])
    for kind in (state.hands[seat], *state.aside[seat]):
        if kind >= 0:
            bag[kind] += 1
    return tuple(bag)


def _no_cards(state: State, seat: contract.Seat) -> int:
    return 0


def _cards_elsewhere(state: State, viewer: contract.Seat | None) -> int:
    """Whoever has a card knows that it is not in the deck; of the others nobody knows."""
    return _ALL_CARDS & ~(state.cards[viewer] if viewer is not None else 0)


@declared
class State(Position):
    """Masks and numbers of spaces are those of board.py."""

    start: int = whole(NOBODY, told=OrNull(Seat(), NOBODY))
    """Who began; NOBODY until it is known."""
    stack = STACK
    tiles = told.TILES
    food: list[int] = by_seat(0)
    energy: list[int] = by_seat(0)
    towns: list[int] = by_seat(0)
    neutral: int = whole(0)
    taken: int = whole(0)
    """All occupied spaces."""
    houses: bytearray = made(lambda seats: bytearray(108))
    """By space: the symbols of the settlement tile on it."""
    castles: bytearray = made(
        lambda seats: bytearray([NOBODY] * 12), told=ByName(told.CASTLES, "castle", Seat(), NOBODY)
    )
    """By castle: who controls it."""
    visits: list[tuple[int, ...]] = made(
        lambda seats: [()] * 8, told=ByName(told.CATHEDRALS, "cathedral", Pile(Seat()), ()), named="cathedrals"
    )
    """By cathedral: the seats that have a cathedral piece there, in the order of arrival."""
    hands: list[int] = by_seat(
        NO_TILE, sight=own("hands", _hidden_tile), told=OrNull(Hidden(told.TILE, HIDDEN), NO_TILE)
    )
    aside: list[tuple[int, ...]] = by_seat(
        (), sight=own("aside", _hidden_tiles), told=Pile(Hidden(told.TILE, HIDDEN), sort=True)
    )
    supply: list[tuple[int, ...]] = by_seat(
        (0,) * 6, sight=own("supply", _with_unseen_tiles), told=ByName(KINDS, "tile", Number(0, 12))
    )
    """How many tiles of each kind are left."""
    supply_count: list[int] = by_seat(0, told=Number(0, 36))
    cards: list[int] = by_seat(
        0, sight=own("cards", _no_cards, open_when=is_over), holds={"card": in_masks}, told=told.CARDS
    )
    """Mask of mission cards."""
    card_count: list[int] = by_seat(0)
    deck: int = whole(
        0, sight=hidden(_cards_elsewhere, open_when=is_over), holds={"card": bits}, told=Mask(told.CARD)
    )
    deck_count: int = whole(0, told=Number(0, len(told.CARD.names)))
    points: list[int] = by_seat(0, told=Number(0, 999))
    turns: list[int] = by_seat(0, told=Number(0, 36))
    ledger: LedgerEntry | None = whole(None, told=Chain(told.ledger_line, told.read_ledger_line))

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        return in_order(self.ledger)

    def own(self, seat: int) -> int:
        """All spaces with a tile of this seat."""
        return self.food[seat] | self.energy[seat] | self.towns[seat]


class View(State, Seen):
    """What a seat may see: others' tiles are HIDDEN, their cards missing from the masks."""

    __slots__ = ()
