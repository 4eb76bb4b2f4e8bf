"""A position that somebody states, settled: scoring tiles, the bag and gold follow from the rest, or it is refused.

Left out, a position is as at the start: castles alone, no gold, all other tiles in the bag, round 1.
"""

from __future__ import annotations

from game.core.errors import BadInput
from game.core.ledger import settle_points
from game.core.reading import number
from game.core.stated import Stated
from game.core.told import UNKNOWN
from game.games.isle_of_skye import rounds
from game.games.isle_of_skye.frames.building import BuildTiles
from game.games.isle_of_skye.frames.buying import BuyTile
from game.games.isle_of_skye.frames.income import INCOME
from game.games.isle_of_skye.frames.pricing import SetPrices
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.setup import first_game
from game.games.isle_of_skye.state import NO_TILE, NOBODY, STATED, State
from game.games.isle_of_skye.tiles import CASTLE, NAMES, files
from game.games.isle_of_skye.told import PRICE


def settle(state: State, stated: Stated) -> None:
    if "start" not in stated:
        state.start = 0
    number(state.round, "round", 1, rounds.last_round(state.seats))
    _settle_slots(state, stated)
    _settle_bag(state, stated)
    _check_offers(state, stated)
    _settle_gold(state, stated)
    for seat in range(state.seats):
        if not stated.says("turns", seat):
            state.turns[seat] = state.round - 1
    settle_points(state, stated, lambda seat, points: (seat, STATED, 0, points, ()))
    if "stack" not in stated:
        state.stack = [INCOME]
    _check_top(state)


def _settle_slots(state: State, stated: Stated) -> None:
    """Slots that are left out get tiles of the first game, or the next free ones; null is a slot not drawn yet."""
    chosen = {slot: tile for slot, tile in zip(SLOTS, state.slots, strict=True) if stated.says("scoring", slot)}
    used = [tile for tile in chosen.values() if tile != NO_TILE]
    if len(used) != len(set(used)):
        twice = next(tile for tile in used if used.count(tile) > 1)
        raise BadInput(f"The scoring tile '{SCORING_IDS[twice]}' lies in one slot only.")
    for slot, wanted in zip(SLOTS, first_game(), strict=True):
        if slot not in chosen:
            taken = set(chosen.values())
            free = set(range(len(SCORING_IDS))) - taken - set(first_game())
            chosen[slot] = min(free) if wanted in taken else wanted
    state.slots = tuple(chosen[slot] for slot in SLOTS)


def _settle_bag(state: State, stated: Stated) -> None:
    used: dict[int, str] = {}
    for seat in range(state.seats):
        lying = [oriented >> 2 for oriented in state.lands[seat].cells.values() if oriented >> 2 != CASTLE]
        places = ((state.offers[seat], "on offer at"), (state.got[seat], "bought by"), (lying, "in the land of"))
        for tiles, told in places:
            for tile in tiles:
                where = f"{told} seat {seat}"
                if tile in used:
                    raise BadInput(f"The tile '{NAMES[tile]}' is in two places: {used[tile]}, and {where}.")
                used[tile] = where
    if "bag" not in stated:
        state.bag &= ~sum(1 << tile for tile in used)
    for tile, where in used.items():
        if state.bag >> tile & 1:
            raise BadInput(f"The tile '{NAMES[tile]}' cannot be in the bag: it is {where}.")


def _check_offers(state: State, stated: Stated) -> None:
    for seat, (offer, prices) in enumerate(zip(state.offers, state.prices, strict=True)):
        if prices and len(prices) != len(offer):
            raise BadInput(f"Seat {seat} offers {len(offer)} tiles but has {len(prices)} prices.")
        hidden = stated.given("drafts", seat) == UNKNOWN
        if state.sealed >> seat & 1 and len(state.drafts[seat]) < 3 and not hidden:
            raise BadInput(f"Seat {seat} has sealed, so axe and both prices must be stated, or '{UNKNOWN}'.")


def _settle_gold(state: State, stated: Stated) -> None:
    for seat, gold in enumerate(state.gold):
        known = gold + sum(state.drafts[seat][1:])
        if stated.says("counted", seat):
            if gold >= 0 and state.counted[seat] != known:
                told = state.counted[seat]
                raise BadInput(f"Seat {seat} has {known} gold in hand and behind the screen, not {told}.")
        elif gold < 0:
            raise BadInput(f"The gold of seat {seat} is hidden, so 'counted' must say what was counted along.")
        else:
            state.counted[seat] = known


def _check_top(state: State) -> None:
    """The phase needs what it works with."""
    top = state.stack[-1] if state.stack else None
    drawn = files().offer.drawn
    for seat in range(state.seats):
        offer = state.offers[seat]
        if isinstance(top, SetPrices):
            if len(offer) != drawn:
                raise BadInput(f"Seat {seat} prices {drawn} tiles: state them under 'offers'.")
            if state.counted[seat] < PRICE.low * (drawn - 1):
                raise BadInput(f"Seat {seat} must have gold for two prices: state it under 'gold'.")
        elif isinstance(top, BuyTile) and len(state.prices[seat]) != len(offer):
            raise BadInput(f"What seat {seat} offers has a price: state it under 'prices'.")
    if top is not None and not isinstance(top, BuildTiles) and state.start == NOBODY and top.phase != "set_up":
        raise BadInput("Somebody has the start marker: state it under 'start'.")
