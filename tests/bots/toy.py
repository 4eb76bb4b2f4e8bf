"""A tiny card game with secrets, luck, two decisions a turn and an action that only harms whoever takes it.

Everybody holds two cards. A card on a lower pile scores its value, on a higher one nothing; then one says `rest`, or
`burn` and loses three points. Used to test bots without a real game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.contract import CHANCE, Action, Entry, Event, Say, Seat, Sheet, say
from game.core.fields import Position, Seen, by_seat, declared, hidden, made, own, view_of, whole
from game.core.frames import Frame, FrameRules
from game.core.result import Result
from game.core.text import Vocabulary, to_text

HIDDEN = 0
CARDS = tuple(range(1, 10)) * 2


@dataclass(frozen=True, slots=True)
class Play(Action):
    word = "play"
    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class Rest(Action):
    word = "rest"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    word = "burn"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    word = "draw"
    seat: int
    card: int


def _hidden_hand(state: ToyState, seat: Seat) -> tuple[int, ...]:
    return (HIDDEN,) * len(state.hands[seat])


def _unseen(state: ToyState, viewer: Seat | None) -> list[int]:
    """What is in the bag or in somebody else's hand."""
    held = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand if card != HIDDEN]
    return sorted([*state.bag, *held])


@declared
class ToyState(Position):
    hands: list[tuple[int, ...]] = by_seat((), sight=own("hands", _hidden_hand))
    piles: list[int] = made(lambda seats: [2, 4, 6])
    points: list[int] = by_seat(0)
    turns: list[int] = by_seat(0)
    bag: list[int] = made(lambda seats: [], sight=hidden(_unseen))
    """In a view: everything unseen, the others' hands included."""
    bag_count: int = whole(0)


class ToyView(ToyState, Seen):
    """What a seat may see."""

    __slots__ = ()


def holding(*hands: tuple[int, ...], piles: list[int]) -> ToyState:
    """The first seat's turn, with these hands and an empty bag."""
    state = ToyState(len(hands), {})
    state.stack, state.hands, state.piles = [Turn(0)], list(hands), piles
    return state


@dataclass(frozen=True, slots=True)
class Turn(Frame):
    word = "turn"
    seat: int

    def waiting(self, state: ToyState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: ToyState, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return tuple(Play(card, pile) for card in sorted(set(state.hands[seat])) for pile in range(len(state.piles)))

    def step(self, state: ToyState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        hand = list(state.hands[seat])
        hand.remove(action.card)
        state.hands[seat] = tuple(hand)
        if action.card > state.piles[action.pile]:
            state.points[seat] += action.card
        state.piles[action.pile] = action.card
        state.stack[-1] = End(seat)


@dataclass(frozen=True, slots=True)
class End(Frame):
    word = "end"
    seat: int

    def waiting(self, state: ToyState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: ToyState, seat: Seat) -> tuple[Action, ...]:
        return (Burn(), Rest()) if seat == self.seat else ()

    def step(self, state: ToyState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        state.points[seat] -= 3 * (action == Burn())
        state.turns[seat] += 1
        state.stack.pop()
        following = (seat + 1) % state.seats
        if state.hands[following] or state.bag_count:
            state.stack.append(Turn(following))
        if state.bag_count:
            state.stack.append(Deal(seat))


@dataclass(frozen=True, slots=True)
class Deal(Frame):
    word = "deal"
    seat: int

    def waiting(self, state: ToyState) -> tuple[Seat, ...]:
        return (CHANCE,)

    def options(self, state: ToyState, seat: Seat) -> tuple[Action, ...]:
        return tuple(Draw(self.seat, card) for card in sorted(set(state.bag))) if seat == CHANCE else ()

    def weights(self, state: ToyState) -> tuple[int, ...]:
        return tuple(state.bag.count(card) for card in sorted(set(state.bag)))

    def step(self, state: ToyState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        state.bag.remove(action.card)
        state.bag_count -= 1
        state.hands[action.seat] = (*state.hands[action.seat], action.card)
        state.stack.pop()


class Toy(FrameRules):
    id = "toy"
    version = 1
    vocabulary = Vocabulary((Play, Rest, Burn, Draw))
    frames = Vocabulary((Turn, End, Deal))

    def new(self, options: Mapping[str, Any], seats: int) -> ToyState:
        state = ToyState(seats, dict(options))
        state.stack = [Turn(0), *(Deal(seat) for seat in range(seats) for _ in range(2))]
        state.bag, state.bag_count = list(CARDS), len(CARDS)
        return state

    def turns(self, state: ToyState) -> tuple[int, ...]:
        return tuple(state.turns)

    def prompt(self, state: ToyState, seat: Seat) -> Say:
        return say("toy.prompt")

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return view_of(state, seat, ToyView)

    def guess(self, view: ToyView, rng: random.Random) -> ToyState:
        full = view.copied_as(ToyState)
        rng.shuffle(full.bag)
        for seat in range(full.seats):
            full.hands[seat] = tuple(full.bag.pop() if card == HIDDEN else card for card in full.hands[seat])
        full.bag.sort()
        return full

    def sheet(self, state: ToyState) -> Sheet:
        entries = tuple(Entry(seat, "cards", "table", points) for seat, points in enumerate(state.points) if points)
        return Sheet(("cards",), entries)

    def result(self, state: ToyState) -> Result | None:
        if state.stack:
            return None
        return Result.of(state.points)

    def to_plain(self, state: ToyState) -> dict[str, Any]:
        return {
            "seats": state.seats,
            "stack": [to_text(frame) for frame in state.stack],
            "hands": [list(hand) for hand in state.hands],
            "piles": list(state.piles),
            "points": list(state.points),
            "turns": list(state.turns),
            "bag": list(state.bag),
            "bag_count": state.bag_count,
        }

    def from_plain(self, plain: dict[str, Any]) -> ToyState:
        state = ToyState(plain["seats"], {})
        state.stack = [self.frames.read(text) for text in plain["stack"]]
        state.hands = [tuple(hand) for hand in plain["hands"]]
        for key in ("piles", "points", "turns", "bag"):
            setattr(state, key, list(plain[key]))
        state.bag_count = plain["bag_count"]
        return state


def brains(game: str) -> tuple[Toy, None]:
    """Rules and judge, found again by a bot's process."""
    return Toy(), None
