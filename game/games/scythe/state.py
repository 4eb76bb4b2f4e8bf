"""The position of a match: flat lists of numbers by seat, sets of places as masks, pieces counted place by place.

A view is a State too. Hands that its seat may not see are None (their size stays), unknown objectives and Factory
cards are UNKNOWN, drafts are empty, and `veiled` tells whose coins are not to be shown.
"""

from __future__ import annotations

from array import array
from typing import Any

from game.games.scythe.board import COUNT, NOWHERE
from game.games.scythe.tables import COMBAT_DECK, NO_SECTION

NOBODY = -1
NO_CARD = -1
UNKNOWN = -2
"""An objective or a Factory card that this seat may not see."""

WORKER, MECH, CHARACTER = 0, 1, 2
KINDS = ("worker", "mech", "character")

Hand = tuple[int, int, int, int]
"""Combat cards by value: how many 2s, 3s, 4s, 5s."""
NO_HAND: Hand = (0, 0, 0, 0)
Carrier = tuple[int, ...]
"""The unit in hand: kind, place, steps left, has it moved; aboard: workers, workers that have moved, metal, food,
oil, wood."""


class State:
    """Lists are by seat unless it says otherwise; the numbers are those of board.py and tables.py."""

    __slots__ = (
        "active",
        "battles",
        "bonus",
        "came",
        "carrier",
        "character",
        "coerced",
        "coins",
        "covered",
        "dealt",
        "deployed",
        "discard",
        "drafts",
        "dropped",
        "drove_off",
        "encounters",
        "faction",
        "factory_card",
        "factory_pile",
        "final",
        "fought",
        "hand_size",
        "hands",
        "interim",
        "last",
        "mat",
        "mech_at",
        "mechs",
        "moved",
        "objectives",
        "options",
        "order",
        "popularity",
        "power",
        "recruits",
        "sealed",
        "seats",
        "shown",
        "stack",
        "stars",
        "structure_at",
        "structures",
        "tokens",
        "turns",
        "upgrades",
        "used",
        "veiled",
        "worker_at",
        "worker_count",
        "workers",
    )  # fmt: skip

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.stack: list[Any] = []
        self.active = 0
        """Whose turn it is, combats in it included."""
        self.order: tuple[int, ...] = tuple(range(seats))
        """Seats clockwise around the board, whoever begins first."""
        self.faction = [NOBODY] * seats
        self.mat = [NOBODY] * seats
        self.bonus = NO_CARD
        """The structure bonus tile."""
        self.character = [NOWHERE] * seats
        self.workers = bytearray(seats * COUNT)
        """Number of workers, by seat and place: seat * COUNT + place."""
        self.mechs = bytearray(seats * COUNT)
        self.worker_at = [0] * seats
        """Masks of the places with workers and with mechs of a seat; they follow from the counts."""
        self.mech_at = [0] * seats
        self.worker_count = [0] * seats
        self.structures: list[tuple[int, ...]] = [(NOWHERE,) * 4] * seats
        """Where mine, monument, armory and mill stand."""
        self.structure_at = [0] * seats
        self.tokens = array("H", bytes(COUNT * 4 * 2))
        """Resource tokens by place and kind: place * 4 + resource."""
        self.encounters = 0
        """Mask of the places that still have an encounter token."""
        self.used = 0
        """Mask of the encounter cards that lie at the bottom of their deck."""
        self.power = [0] * seats
        self.popularity = [0] * seats
        self.coins = [0] * seats
        self.hands: list[Hand | None] = [NO_HAND] * seats
        self.hand_size = [0] * seats
        self.discard: Hand = NO_HAND
        """Combat cards. The deck is whatever is neither here nor in a hand."""
        self.objectives: list[tuple[int, ...]] = [()] * seats
        self.shown: list[tuple[int, ...]] = [()] * seats
        """Objectives that were fulfilled."""
        self.dropped = [NO_CARD] * seats
        """The other objective, once one was fulfilled."""
        self.factory_card = [NO_CARD] * seats
        self.factory_pile: int = NOBODY
        """Mask of the cards that lie on the Factory; NOBODY until somebody looks at them, UNKNOWN in a view."""
        self.upgrades = [0] * seats
        """Mask of the yields that have lost their cube."""
        self.covered: list[tuple[int, ...]] = [(0, 0, 0, 0)] * seats
        """Cubes on the cost of each bottom action."""
        self.deployed = [0] * seats
        """Mask of the mech abilities."""
        self.recruits: list[tuple[int, ...]] = [(-1, -1, -1, -1)] * seats
        """By bottom action the one-time bonus on which its recruit lies."""
        self.stars: list[tuple[int, ...]] = [(0,) * 9] * seats
        self.last = [NO_SECTION] * seats
        self.turns = [0] * seats
        self.battles = 0
        """Mask of the places where the active seat is to fight."""
        self.moved: tuple[int, ...] = ()
        """Units that have moved in this action: kind * 64 + place each."""
        self.carrier: Carrier = ()
        self.came: tuple[tuple[int, ...], ...] = ()
        """Units that wait for a combat: kind, where they came from and where they are, the resources they carried."""
        self.drove_off = 0
        """Enemy workers that the active seat has forced to retreat this turn."""
        self.coerced = False
        """A combat card was paid for a resource this turn."""
        self.dealt = False
        """The active seat has proposed a deal this turn."""
        self.drafts: list[tuple[int, ...]] = [()] * seats
        """In a combat: power on the dial, then the number of 2s, 3s, 4s, 5s behind it."""
        self.sealed = 0
        """Mask of seats."""
        self.fought: tuple[int, ...] = ()
        """The last combat as it was uncovered: place, attacker, defender, and both drafts one behind the other."""
        self.interim: tuple[int, ...] = ()
        """What everybody would have had when the first star was placed, if that was announced."""
        self.final: tuple[int, ...] = ()
        """Fortunes once it is over."""
        self.veiled = 0
        """In a view: mask of the seats whose coins are not shown. Whoever counts along knows them all the same."""

    def copy(self) -> State:
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.stack = self.stack[:]
        new.active = self.active
        new.order = self.order
        new.faction = self.faction[:]
        new.mat = self.mat[:]
        new.bonus = self.bonus
        new.character = self.character[:]
        new.workers = self.workers[:]
        new.mechs = self.mechs[:]
        new.worker_at = self.worker_at[:]
        new.mech_at = self.mech_at[:]
        new.worker_count = self.worker_count[:]
        new.structures = self.structures[:]
        new.structure_at = self.structure_at[:]
        new.tokens = self.tokens[:]
        new.encounters = self.encounters
        new.used = self.used
        new.power = self.power[:]
        new.popularity = self.popularity[:]
        new.coins = self.coins[:]
        new.hands = self.hands[:]
        new.hand_size = self.hand_size[:]
        new.discard = self.discard
        new.objectives = self.objectives[:]
        new.shown = self.shown[:]
        new.dropped = self.dropped[:]
        new.factory_card = self.factory_card[:]
        new.factory_pile = self.factory_pile
        new.upgrades = self.upgrades[:]
        new.covered = self.covered[:]
        new.deployed = self.deployed[:]
        new.recruits = self.recruits[:]
        new.stars = self.stars[:]
        new.last = self.last[:]
        new.turns = self.turns[:]
        new.battles = self.battles
        new.moved = self.moved
        new.carrier = self.carrier
        new.came = self.came
        new.drove_off = self.drove_off
        new.coerced = self.coerced
        new.dealt = self.dealt
        new.drafts = self.drafts[:]
        new.sealed = self.sealed
        new.fought = self.fought
        new.interim = self.interim
        new.final = self.final
        new.veiled = self.veiled
        return new

    def is_over(self) -> bool:
        return not self.stack


def unseen_cards(state: State) -> Hand:
    """Combat cards that are neither discarded nor in a hand one can see: the deck, and in a view others' hands."""
    left = [total - gone for total, gone in zip(COMBAT_DECK, state.discard, strict=True)]
    for hand in state.hands:
        if hand is not None:
            for value in range(4):
                left[value] -= hand[value]
    return (left[0], left[1], left[2], left[3])


def deck_size(state: State) -> int:
    """The face-down combat cards; works on a view."""
    return sum(COMBAT_DECK) - sum(state.discard) - sum(state.hand_size)


def star_count(state: State, seat: int) -> int:
    return sum(state.stars[seat])


def next_seat(state: State, seat: int) -> int:
    """The left neighbour, whose turn follows."""
    return state.order[(state.order.index(seat) + 1) % state.seats]


def clockwise_from(state: State, seat: int) -> tuple[int, ...]:
    """The others, clockwise from the left neighbour of a seat."""
    place = state.order.index(seat)
    return (*state.order[place + 1 :], *state.order[:place])


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """Left, then right; with two players that is one and the same."""
    around = clockwise_from(state, seat)
    return around if len(around) == 1 else (around[0], around[-1])
