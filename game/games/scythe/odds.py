"""The means of a combat as a player knows them: the own exactly, those of the foe by what all may see."""

from __future__ import annotations

from game.games.scythe.frames.dials import card_limit
from game.games.scythe.pieces import fighters_at
from game.games.scythe.state import State
from game.games.scythe.tables import CARD_VALUES, DIAL

_CARD = 2.9
"""What an unseen combat card is worth on average: the mean of the deck, the better ones kept."""


def best_cards(state: State, seat: int, limit: int) -> list[int]:
    """Values of the highest cards a seat could lay; unseen ones count as average."""
    hand = state.hands[seat]
    if hand is None:
        return [3] * min(limit, state.hand_size[seat])
    cards = [value for value, n in zip(CARD_VALUES, hand, strict=True) for _ in range(n)]
    return sorted(cards, reverse=True)[:limit]


def strength(state: State, seat: int, place: int) -> float:
    """The most that a seat can be expected to show there."""
    limit = card_limit(state, seat, place)
    hand = state.hands[seat]
    cards = sum(best_cards(state, seat, limit)) if hand is not None else _CARD * min(limit, state.hand_size[seat])
    return min(DIAL, state.power[seat]) + cards


def most_shown(state: State, seat: int, place: int) -> int:
    """The most that a seat could show there if every card of its hand were the best there is."""
    return min(DIAL, state.power[seat]) + CARD_VALUES[-1] * min(card_limit(state, seat, place), state.hand_size[seat])


def foe_at(state: State, seat: int, place: int) -> int:
    """Whose character or mechs stand there; -1 if nobody's."""
    for other in range(state.seats):
        if other != seat and fighters_at(state, other) >> place & 1:
            return other
    return -1
