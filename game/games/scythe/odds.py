"""The odds of a combat as a player knows them: own means exactly, those of the foe by what all may see.

How much a foe commits is unknown; it is taken to be anything from nothing to all it could, mostly much.
"""

from __future__ import annotations

from functools import cache

from game.games.scythe.frames.dials import card_limit
from game.games.scythe.pieces import fighters_at
from game.games.scythe.state import State
from game.games.scythe.tables import CARD_VALUES, DIAL

_COMMITMENT = ((0.0, 0.12), (0.25, 0.1), (0.5, 0.18), (0.7, 0.2), (0.85, 0.2), (1.0, 0.2))
"""Parts of what a foe could put into a combat, and how likely each is."""
_CARD = 2.9
"""What an unseen combat card is worth on average: the mean of the deck, the better ones kept."""
COST_OF_POWER, COST_OF_CARD = 0.45, 0.2
"""What a point of power and a point on a card cost whoever spends them, in coins."""


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


@cache
def chance(shown: int, most: int, wins_ties: bool) -> float:
    """How likely a total beats a foe who could show at most so much."""
    won = 0.0
    for part, likely in _COMMITMENT:
        other = round(part * most)
        if shown > other or (wins_ties and shown == other):
            won += likely
    return won


def foe_at(state: State, seat: int, place: int) -> int:
    """Whose character or mechs stand there; -1 if nobody's."""
    for other in range(state.seats):
        if other != seat and fighters_at(state, other) >> place & 1:
            return other
    return -1


def best_total(most: int, foe_most: int, stake: float, wins_ties: bool) -> tuple[int, float]:
    """What to show of at most `most`, and what the combat is worth then when a victory brings `stake`."""
    best, worth = 0, float("-inf")
    for total in range(most + 1):
        gain = stake * chance(total, foe_most, wins_ties) - COST_OF_POWER * total
        if gain > worth:
            best, worth = total, gain
    return best, worth
