"""Draws at the end of a turn: a mission card for a newly reached cathedral, then the next tile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import compress

from game.core.chance import weighted
from game.core.contract import CHANCE, Action, Event, Say, Seat, say, seat_id
from game.core.frames import ChanceFrame
from game.core.masks import MaskTable
from game.games.rebirth.actions import DrawCard, DrawTile
from game.games.rebirth.board import KINDS, board
from game.games.rebirth.ending import maybe_finish
from game.games.rebirth.events import CardDrawn, TileDrawn
from game.games.rebirth.state import State

_CARDS = tuple(card.id for card in board().cards)
_CARD_INDEX = board().card_index
_KIND_INDEX = {kind: i for i, kind in enumerate(KINDS)}
_DRAW_TILE = tuple(tuple(DrawTile(seat, kind) for kind in KINDS) for seat in range(4))
_DRAW_CARD = tuple(MaskTable([DrawCard(seat, card) for card in _CARDS]) for seat in range(4))


def without(bag: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The bag with one tile of this kind less."""
    left = list(bag)
    left[kind] -= 1
    return tuple(left)


@dataclass(frozen=True, slots=True)
class SeatDraws(ChanceFrame):
    """Somebody draws."""

    phase = "draw"
    seat: int

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("rebirth.prompt.draw", seat=seat_id(self.seat))


@dataclass(frozen=True, slots=True)
class TakeTile(SeatDraws):
    """One tile from the own supply into the hand."""

    word = "take_tile"

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(compress(_DRAW_TILE[self.seat], state.supply[self.seat])) if seat == CHANCE else ()

    def weights(self, state: State) -> tuple[int, ...]:
        return tuple(filter(None, state.supply[self.seat]))

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        return _DRAW_TILE[self.seat][weighted(state.supply[self.seat], chance())]

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawTile)
        owner = self.seat
        kind = _KIND_INDEX[action.tile]
        state.supply[owner] = without(state.supply[owner], kind)
        state.supply_count[owner] -= 1
        state.hands[owner] = kind
        state.stack.pop()
        if events is not None:
            events.append(TileDrawn(owner, action.tile))


@dataclass(frozen=True, slots=True)
class TakeCard(SeatDraws):
    """One mission card from the deck; only its owner sees it."""

    word = "take_card"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _DRAW_CARD[self.seat].of(state.deck)

    def weights(self, state: State) -> tuple[int, ...]:
        return (1,) * state.deck.bit_count()

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        return _DRAW_CARD[self.seat].one_of(state.deck, chance)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawCard)
        owner = self.seat
        card = 1 << _CARD_INDEX[action.card]
        state.deck ^= card
        state.deck_count -= 1
        state.cards[owner] |= card
        state.card_count[owner] += 1
        state.stack.pop()
        if events is not None:
            events.append(CardDrawn(owner, action.card))
        maybe_finish(state, events)  # the very last tile may have reached a cathedral
