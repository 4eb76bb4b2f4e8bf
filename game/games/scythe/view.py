"""A full position that fits what a seat sees. What is hidden from whom is declared in state.py."""

from __future__ import annotations

import random

from game.core.masks import bits
from game.games.scythe.board import PLACE
from game.games.scythe.frames.dials import card_limit
from game.games.scythe.frames.finding import FillFactory
from game.games.scythe.state import NO_CARD, NO_HAND, UNKNOWN, Hand, State, View, unseen_cards
from game.games.scythe.tables import DIAL, FACTORY_CARDS, OBJECTIVES, factory_cards_of


def guess(seen: View, rng: random.Random) -> State:
    full = seen.copied_as(State)
    full.veiled = 0
    _guess_hands(full, rng)
    _guess_objectives(full, rng)
    _guess_factory(full, rng)
    _guess_dials(full, rng)
    return full


def _guess_hands(full: State, rng: random.Random) -> None:
    unseen = [value for value, n in enumerate(unseen_cards(full)) for _ in range(n)]
    rng.shuffle(unseen)
    for seat in range(full.seats):
        if full.hands[seat] is None:
            cards = [unseen.pop() for _ in range(full.hand_size[seat])]
            full.hands[seat] = _hand(cards)


def _hand(cards: list[int]) -> Hand:
    return (cards.count(0), cards.count(1), cards.count(2), cards.count(3))


def _guess_objectives(full: State, rng: random.Random) -> None:
    known = {card for cards in (*full.objectives, *full.shown) for card in cards} | set(full.dropped)
    left = [card for card in range(len(OBJECTIVES)) if card not in known]
    rng.shuffle(left)
    for seat in range(full.seats):
        held = [left.pop() if card == UNKNOWN else card for card in full.objectives[seat]]
        full.objectives[seat] = tuple(sorted(held))
        if full.dropped[seat] == UNKNOWN:
            full.dropped[seat] = left.pop()


def _guess_factory(full: State, rng: random.Random) -> None:
    if full.factory_pile != UNKNOWN:
        return
    taken = [card for card in full.factory_card if card != NO_CARD]
    out = factory_cards_of(full.seats) - len(taken)
    top = full.stack[-1]
    if isinstance(top, FillFactory):
        out -= top.n
    left = [card for card in range(len(FACTORY_CARDS)) if card not in taken]
    full.factory_pile = sum(1 << card for card in rng.sample(left, out))


def _guess_dials(full: State, rng: random.Random) -> None:
    """Who has sealed gets a dial and cards at random; who has not is taken to have decided nothing yet."""
    top = full.stack[-1] if full.stack else None
    for seat in bits(full.sealed):
        if full.drafts[seat]:
            continue
        hand = full.hands[seat] or NO_HAND
        cards = [value for value, n in enumerate(hand) for _ in range(n)]
        limit = card_limit(full, seat, PLACE[top.at]) if top is not None else 0
        laid = rng.sample(cards, rng.randint(0, min(limit, len(cards))))
        full.drafts[seat] = (rng.randint(0, min(DIAL, full.power[seat])), *_hand(laid))
