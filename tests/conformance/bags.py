"""How likely each draw of each game must be, counted from the bag as it lies in the plain form of the position.

A game that draws adds a line for every word which CHANCE can say in it; a missing line fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.contract import Plain

Count = Callable[[Plain, Any], int]

BAGS: dict[str, dict[str, Count]] = {
    "toy": {
        "choose_start": lambda plain, draw: 1,
        "draw_pebble": lambda plain, draw: plain["bag"][draw.colour],
        "reveal": lambda plain, draw: 1,
    },
    "rebirth": {
        "choose_start": lambda plain, draw: 1,
        "set_aside": lambda plain, draw: plain["supply"][draw.seat][draw.tile],
        "draw_tile": lambda plain, draw: plain["supply"][draw.seat][draw.tile],
        "draw_card": lambda plain, draw: plain["deck"].count(draw.card),
    },
    "isle_of_skye": {
        "choose_start": lambda plain, draw: 1,
        "choose_scoring": lambda plain, draw: 1,
        "income": lambda plain, draw: 1,
        "draw_tile": lambda plain, draw: plain["bag"].count(draw.tile),
        "reveal": lambda plain, draw: 1,
        "score": lambda plain, draw: 1,
    },
    "glen_more": {
        "turn_order": lambda plain, draw: 1,
        "lay": lambda plain, draw: _lots(plain, draw.tile),
        "roll": lambda plain, draw: _DIE[draw.die],
        "score": lambda plain, draw: 1,
        "deal_reward": lambda plain, draw: _rewards(plain, draw.name),
        "random_reward": lambda plain, draw: plain["chronicles"]["dragon_boats"]["castles"][
            int(plain["stack"][-1].rpartition("river=")[2])
        ].count(draw.name),
        "open_haggis": lambda plain, draw: _haggis(plain, draw.value),
        "draw_haggis": lambda plain, draw: _haggis(plain, draw.value),
        "roll_haggis": lambda plain, draw: _DIE[draw.value],
        "score_haggis": lambda plain, draw: 1,
        "draw_vote_card": lambda plain, draw: 1,
        "reveal_votes": lambda plain, draw: 1,
        "draw_mobster": lambda plain, draw: _mobsters(plain, draw.mobster),
    },
    "scythe": {
        "deal_faction": lambda plain, draw: 1,
        "deal_mat": lambda plain, draw: 1,
        "draw_bonus": lambda plain, draw: 1,
        "deal_objective": lambda plain, draw: 1,
        "draw_card": lambda plain, draw: _deck(plain)[draw.value],
        "steal_card": lambda plain, draw: plain["cards"][_foe(plain)].count(draw.value),
        "reveal_combat": lambda plain, draw: 1,
        "draw_encounter": lambda plain, draw: 1,
        "draw_factory": lambda plain, draw: 1,
        "look_at_factory": lambda plain, draw: 1,
    },
}
_DIE = {1: 3, 2: 2, 3: 1}


def _rewards(plain: Plain, name: str) -> int:
    race = plain["chronicles"]["dragon_boats"]
    return 2 - race["taken"].count(name) - sum((castle or []).count(name) for castle in race["castles"])


def _haggis(plain: Plain, value: int) -> int:
    haggis = plain["chronicles"]["haggis"]
    piles = [haggis["open"], *haggis["tables"], *haggis["face_up"]]
    return {1: 5, 2: 4, 3: 4}[value] - sum(pile.count(value) for pile in piles)


def _mobsters(plain: Plain, mobster: str | None) -> int:
    """Those that come later are drawn without their name: two of the base game, one more for three, and guests."""
    if mobster is not None:
        return 1
    options = plain["options"]
    later = 2 + (plain["seats"] > 2) + 2 * options["dragon_boats"] + 2 * options["haggis"] + options["single_cask"]
    return later - plain["chronicles"]["penny_mobs"]["hidden"]


def _lots(plain: Plain, tile: str) -> int:
    """A tile put into a stack comes at each depth it may have with equal chance, the others share the rest."""
    stack = next(name for name, left in plain["stacks"].items() if left)
    others = plain["unseen"][stack]
    home = {"the_end": "D", "race_start": "B"}
    depth = next((depth for one, depth in plain["depths"].items() if home[one] == stack), None)
    if depth is None or depth[0] > 0:
        return 1
    return depth[1] if tile in others else max(1, len(others))


def _deck(plain: Plain) -> dict[int, int]:
    """Scythe's combat cards that are neither in a hand nor discarded; an empty deck is made of the discards."""
    whole = {2: 16, 3: 12, 4: 8, 5: 6}
    out = [value for hand in plain["cards"] for value in hand]
    discards = {value: plain["discard"].get(str(value), 0) for value in whole}
    deck = {value: n - out.count(value) - discards[value] for value, n in whole.items()}
    return deck if any(deck.values()) else discards


def _foe(plain: Plain) -> int:
    """Whose card is stolen: the last word of `steal seat=0 foe=1`."""
    return int(plain["stack"][-1].rpartition("=")[2])
