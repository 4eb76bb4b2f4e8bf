"""The position of a match: flat lists of numbers by seat, sets of places as masks, pieces counted place by place.

Secret are combat cards in hand (their number is open: None in a view), objectives in hand and the Factory's cards for
whoever has not been there (UNKNOWN), and what lies behind a sealed dial (empty). Coins flow in the open, so whoever
counts along knows them: they stay in every view, but by the option of the rulebook `veiled` tells whose coins are not
to be shown.
"""

from __future__ import annotations

from array import array

from game.core import contract
from game.core.exact_values import A_TUPLE
from game.core.fields import Position, Seen, by_seat, declared, hidden, in_piles, in_places, is_over, made, own, whole
from game.core.masks import bits
from game.core.told import STACK, Flag, Hidden, Name, Number, OrNull, Part, Seat, Unless
from game.core.told_groups import Mask, Pile, SeatFlags
from game.games.scythe import told, told_turn
from game.games.scythe.board import COUNT, NOWHERE
from game.games.scythe.tables import (
    BONUS_TILES,
    COMBAT_DECK,
    ENCOUNTER_CARDS,
    FACTIONS,
    MATS,
    MOST_POPULARITY,
    MOST_POWER,
    NO_SECTION,
)
from game.games.scythe.told import KINDS as KINDS

NOBODY = -1
NO_CARD = -1
UNKNOWN = -2
"""An objective or a Factory card that this seat may not see."""

WORKER, MECH, CHARACTER = 0, 1, 2

Hand = tuple[int, int, int, int]
"""Combat cards by value: how many 2s, 3s, 4s, 5s."""
NO_HAND: Hand = (0, 0, 0, 0)
Carrier = tuple[int, ...]
"""The unit in hand: kind, place, steps left, has it moved; aboard: workers, workers that have moved, metal, food,
oil, wood."""


def _by_place(seats: int) -> bytearray:
    return bytearray(seats * COUNT)


def _no_tokens(seats: int) -> array[int]:
    return array("H", bytes(COUNT * 4 * 2))


def _hidden_hand(state: State, seat: contract.Seat) -> Hand | None:
    return None if state.hand_size[seat] else NO_HAND


def _hidden_objectives(state: State, seat: contract.Seat) -> tuple[int, ...]:
    return (UNKNOWN,) * len(state.objectives[seat])


def _hidden_dropped(state: State, seat: contract.Seat) -> int:
    return NO_CARD if state.dropped[seat] == NO_CARD else UNKNOWN


def _no_draft(state: State, seat: contract.Seat) -> tuple[int, ...]:
    return ()


def _factory_seen(state: State, viewer: contract.Seat | None) -> int:
    """Whoever has a card has seen the others, and whoever is choosing sees them now."""
    if viewer is not None and state.factory_pile != UNKNOWN:
        top = state.stack[-1] if state.stack else None
        looking = top is not None and top.shows_factory and top.seat == viewer
        if looking or state.factory_card[viewer] != NO_CARD:
            return state.factory_pile
    return state.factory_pile if state.factory_pile == NOBODY else UNKNOWN


def _veiled_for(state: State, viewer: contract.Seat | None) -> int:
    if state.options["coins"] != "hidden":
        return state.veiled
    own = 0 if viewer is None else 1 << viewer
    return state.veiled | ((1 << state.seats) - 1) & ~own


def _on_the_factory(pile: int) -> tuple[int, ...]:
    return bits(max(0, pile))


@declared
class State(Position):
    """Lists are by seat unless it says otherwise; the numbers are those of board.py and tables.py."""

    active: int = whole(0, told=Seat())
    """Whose turn it is, combats in it included."""
    stack = STACK
    faction: list[int] = by_seat(NOBODY, told=OrNull(Name(FACTIONS, "faction"), NOBODY), named="factions")
    mat: list[int] = by_seat(NOBODY, told=OrNull(Name(MATS, "mat"), NOBODY), named="mats")
    order: tuple[int, ...] = made(lambda seats: tuple(range(seats)), told=Part(lambda state: list(state.order)))
    """Seats clockwise around the board, whoever begins first."""
    bonus: int = whole(NO_CARD, told=OrNull(Name(BONUS_TILES, "structure bonus tile"), NO_CARD))
    """The structure bonus tile."""
    units = told.UNITS
    character: list[int] = by_seat(NOWHERE)
    workers: bytearray = made(_by_place)
    """Number of workers, by seat and place: seat * COUNT + place."""
    mechs: bytearray = made(_by_place)
    worker_at: list[int] = by_seat(0)
    """Masks of the places with workers and with mechs of a seat; they follow from the counts."""
    mech_at: list[int] = by_seat(0)
    worker_count: list[int] = by_seat(0)
    structures: list[tuple[int, ...]] = by_seat((NOWHERE,) * 4, told=told.STANDING)
    """Where mine, monument, armory and mill stand."""
    structure_at: list[int] = by_seat(0)
    tokens: array[int] = made(_no_tokens, told=told.TOKENS)
    """Resource tokens by place and kind: place * 4 + resource."""
    encounters: int = whole(0, told=Mask(told.AT))
    """Mask of the places that still have an encounter token."""
    used: int = whole(0, told=Mask(Name(ENCOUNTER_CARDS, "encounter")), named="used_encounters")
    """Mask of the encounter cards that lie at the bottom of their deck."""
    power: list[int] = by_seat(0, told=Number(0, MOST_POWER))
    popularity: list[int] = by_seat(0, told=Number(0, MOST_POPULARITY))
    coins: list[int] = by_seat(0, told=told.COINS)
    counted = told.COUNTED
    hands: list[Hand | None] = by_seat(
        NO_HAND, sight=own("hands", _hidden_hand, open_when=is_over), told=told.CARDS, named="cards"
    )
    hand_size: list[int] = by_seat(0)
    discard: Hand = whole(NO_HAND, told=told.CARD_COUNTS)
    """Combat cards. The deck is whatever is neither here nor in a hand."""
    deck = Part(lambda state: deck_size(state))
    objectives: list[tuple[int, ...]] = by_seat(
        (),
        sight=own("objectives", _hidden_objectives, open_when=is_over),
        holds={"objective": in_piles},
        told=Pile(Hidden(told.OBJECTIVE, UNKNOWN), sort=True),
    )
    shown: list[tuple[int, ...]] = by_seat((), holds={"objective": in_piles}, told=Pile(told.OBJECTIVE))
    """Objectives that were fulfilled."""
    dropped: list[int] = by_seat(
        NO_CARD,
        sight=own("dropped", _hidden_dropped, open_when=is_over),
        holds={"objective": in_places},
        told=OrNull(Hidden(told.OBJECTIVE, UNKNOWN), NO_CARD),
    )
    """The other objective, once one was fulfilled."""
    factory_card: list[int] = by_seat(
        NO_CARD, holds={"Factory card": in_places}, told=OrNull(told.FACTORY_CARD, NO_CARD), named="factory_cards"
    )
    factory_pile: int = whole(
        NOBODY,
        sight=hidden(_factory_seen, open_when=is_over),
        holds={"Factory card": _on_the_factory},
        told=OrNull(Hidden(Mask(told.FACTORY_CARD), UNKNOWN), NOBODY),
    )
    """Mask of the cards that lie on the Factory; NOBODY until somebody looks at them, UNKNOWN in a view."""
    factory_left = told.FACTORY_LEFT
    upgrades: list[int] = by_seat(0, told=told.UPGRADES)
    """Mask of the yields that have lost their cube."""
    covered: list[tuple[int, ...]] = by_seat((0, 0, 0, 0))
    """Cubes on the cost of each bottom action."""
    deployed: list[int] = by_seat(0, told=told.DEPLOYED, named="mechs")
    """Mask of the mech abilities."""
    recruits: list[tuple[int, ...]] = by_seat((-1, -1, -1, -1), told=told.RECRUITS)
    """By bottom action the one-time bonus on which its recruit lies."""
    stars: list[tuple[int, ...]] = by_seat((0,) * 9, told=told.STAR_COUNTS)
    last: list[int] = by_seat(NO_SECTION, told=told.LAST)
    battles: int = whole(0, told=Mask(told.AT))
    """Mask of the places where the active seat is to fight."""
    moved: tuple[int, ...] = whole((), exact=A_TUPLE, told=told_turn.MOVED)
    """Units that have moved in this action: kind * 64 + place each."""
    carrier: Carrier = whole((), told=told_turn.IN_HAND, named="hand")
    boarded: tuple[int, ...] = whole(())
    """Where the unit in hand set out, then where each of the workers aboard came aboard."""
    came: tuple[tuple[int, ...], ...] = whole((), told=told_turn.CAME)
    """Units that wait for a combat: kind, where they came from and where they are, the resources they carried."""
    drove_off: int = whole(0, told=told.MUCH)
    """Enemy workers that the active seat has forced to retreat this turn."""
    coerced: bool = whole(False, told=Flag())
    """A combat card was paid for a resource this turn."""
    dealt: bool = whole(False, told=Flag())
    """The active seat has proposed a deal this turn."""
    heard: int = whole(0, told=Unless(Mask(Seat()), 0))
    """Mask of the other seats that have spoken up with an offer this turn."""
    asking: int = whole(0, told=Unless(Mask(Seat()), 0))
    """Mask of the seats that want to be asked how much of each gain they take, until their next turn begins."""
    drafts: list[tuple[int, ...]] = by_seat(
        (), sight=own("drafts", _no_draft, open_when=is_over), told=told_turn.DRAFTS
    )
    """In a combat: power on the dial, then the number of 2s, 3s, 4s, 5s behind it."""
    fought: tuple[int, ...] = whole((), told=told_turn.FOUGHT)
    """The last combat as it was uncovered: place, attacker, defender, and both drafts one behind the other."""
    sealed: int = whole(0, told=SeatFlags())
    """Mask of seats."""
    turns: list[int] = by_seat(0, told=told.MUCH)
    interim: tuple[int, ...] = whole((), told=Pile(told.MUCH))
    """What everybody would have had when the first star was placed, if that was announced."""
    final: tuple[int, ...] = whole((), told=Pile(told.MUCH))
    """Fortunes once it is over."""
    points = told.POINTS
    veiled: int = whole(0, sight=hidden(_veiled_for, open_when=is_over))
    """In a view: mask of the seats whose coins are not shown. Whoever counts along knows them all the same."""


class View(State, Seen):
    """What a seat may see. It is used like a full state: what is not known is None, UNKNOWN or empty."""

    __slots__ = ()


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
