"""What to show in one combat: a total drawn from the mixture.

It is drawn by what only the seat itself knows, so the same view always says the same and nobody else can foresee it.
"""

from __future__ import annotations

import random

from game.games.scythe.bluff import mixture
from game.games.scythe.frames.dials import card_limit
from game.games.scythe.odds import best_cards
from game.games.scythe.risks import stakes
from game.games.scythe.state import State, unseen_cards
from game.games.scythe.tables import CARD_VALUES, DIAL


def _foe_most(view: State, foe: int, place: int, rng: random.Random) -> int:
    """The most the foe could show if the cards nobody has seen fell this way."""
    limit = card_limit(view, foe, place)
    hand = view.hands[foe]
    if hand is None:
        drawn = sorted(rng.choices(CARD_VALUES, unseen_cards(view), k=view.hand_size[foe]), reverse=True)
        return min(DIAL, view.power[foe]) + sum(drawn[:limit])
    return min(DIAL, view.power[foe]) + sum(best_cards(view, foe, limit))


def total_to_show(view: State, seat: int, foe: int, place: int, attacks: bool) -> int:
    """Drawn anew for each combat; within one it stays the same."""
    secret = (view.hands[seat], view.objectives[seat], view.coins, view.power, view.popularity, view.turns, place)
    rng = random.Random(str(secret))
    most = min(DIAL, view.power[seat]) + sum(best_cards(view, seat, card_limit(view, seat, place)))
    foe_most = _foe_most(view, foe, place, rng)
    chances = mixture(most, foe_most, *stakes(view, seat, foe, place), attacks)
    return rng.choices(range(most + 1), chances)[0]
