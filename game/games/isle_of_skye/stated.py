"""A position as somebody states it, whole or in parts: the way back from plain.py, and how scenarios begin.

Whatever is left out gets a sensible value, whatever cannot be is refused in one sentence with the nearest known id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import each_seat, index, listed, mapped, number
from game.core.text import Vocabulary, nearest
from game.games.isle_of_skye import rounds
from game.games.isle_of_skye.frames.building import BuildTiles
from game.games.isle_of_skye.frames.buying import BuyTile
from game.games.isle_of_skye.frames.income import INCOME
from game.games.isle_of_skye.frames.pricing import LEAST, SetPrices
from game.games.isle_of_skye.land import CELLS, ORIGIN, Land
from game.games.isle_of_skye.placement import clash
from game.games.isle_of_skye.plain import STATED_WORD, UNKNOWN
from game.games.isle_of_skye.records import SIDES, SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.setup import SEATS, first_game, read_options
from game.games.isle_of_skye.state import HIDDEN, NO_TILE, NOBODY, STATED, State
from game.games.isle_of_skye.tiles import ALL_TILES, CASTLE, INDEX, NAMES, files

KEYS = (
    "seats options start round stack scoring bag lands offers prices drafts sealed got gold counted shown points"
    " turns ledger"
).split()
_MUCH = 999


def from_plain(plain: Mapping[str, Any], vocabulary: Vocabulary) -> State:
    """Left-out parts are as at the start: castles alone, no gold, all other tiles in the bag, round 1."""
    for key in plain:
        if key not in KEYS:
            raise BadInput(f"A position of Isle of Skye has no part '{key}'.{nearest(key, KEYS)}")
    seats = number(plain.get("seats", 2), "seats", SEATS[0], SEATS[-1])
    state = State(seats, read_options(plain.get("options") or {}, seats))
    start = plain.get("start", 0)
    state.start = NOBODY if start is None else number(start, "start", 0, seats - 1)
    state.round = number(plain.get("round", 1), "round", 1, rounds.last_round(seats))
    state.slots = _slots(plain.get("scoring") or {})
    state.lands = each_seat(state, plain, "lands", _land, Land())
    state.offers = each_seat(state, plain, "offers", _tiles, ())
    state.got = each_seat(state, plain, "got", _tiles, ())
    _read_bag(state, plain.get("bag"))
    _read_prices(state, plain)
    _read_drafts(state, plain)
    _read_gold(state, plain)
    state.turns = each_seat(state, plain, "turns", lambda n: number(n, "turns", 0, 6), state.round - 1)
    _read_ledger(state, plain)
    _read_stack(state, plain.get("stack"), vocabulary)
    return state


# -- small things ----------------------------------------------------------------------------------------------------


def _tile(name: Any) -> int:
    tile = index(name, INDEX, "tile")
    if tile == CASTLE:
        raise BadInput("The castle lies at 0,0 of its land and nowhere else.")
    return tile


def _tiles(names: Any) -> tuple[int, ...]:
    return tuple(_tile(name) for name in listed(names))


# -- parts -----------------------------------------------------------------------------------------------------------


def _slots(stated: Mapping[str, Any]) -> tuple[int, ...]:
    """Slots that are left out get tiles of the first game, or the next free ones; null is a slot not drawn yet."""
    mapped(stated, "scoring")
    known = {name: number for number, name in enumerate(SCORING_IDS)}
    chosen: dict[str, int] = {}
    for slot, name in stated.items():
        index(slot, {one: 0 for one in SLOTS}, "slot")
        chosen[slot] = NO_TILE if name is None else index(name, known, "scoring tile")
    used = [tile for tile in chosen.values() if tile != NO_TILE]
    if len(used) != len(set(used)):
        twice = next(tile for tile in used if used.count(tile) > 1)
        raise BadInput(f"The scoring tile '{SCORING_IDS[twice]}' lies in one slot only.")
    for slot, wanted in zip(SLOTS, first_game(), strict=True):
        if slot not in chosen:
            taken = set(chosen.values())
            chosen[slot] = wanted if wanted not in taken else min(set(known.values()) - taken - set(first_game()))
    return tuple(chosen[slot] for slot in SLOTS)


def _land(stated: Any) -> Land:
    """Tiles are laid outwards from the castle, each beside one that lies; `L05` is short for `L05 0`."""
    mapped(stated or {}, "lands")
    waiting: dict[int, int] = {}
    for at, what in (stated or {}).items():
        cell = index(str(at), CELLS, "place")
        name, _, turn = str(what).partition(" ")
        if turn not in ("", "0", "1", "2", "3"):
            raise BadInput(f"The tile at {at} is turned 0 to 3 times, not '{turn}'.")
        tile = index(name, INDEX, "tile")
        if (cell == ORIGIN) != (tile == CASTLE):
            raise BadInput(f"The castle lies at 0,0 and nowhere else, so '{what}' cannot lie at {at}.")
        waiting[cell] = tile * 4 + int(turn or 0)
    if len({oriented >> 2 for oriented in waiting.values()}) < len(waiting):
        lying = [oriented >> 2 for oriented in waiting.values()]
        twice = next(tile for tile in lying if lying.count(tile) > 1)
        raise BadInput(f"The tile '{NAMES[twice]}' lies in a land twice.")
    land = Land(waiting.pop(ORIGIN, 0) & 3)
    while waiting:
        cell = next((c for c in land.frontier if c in waiting), -1)
        if cell < 0:
            names = ", ".join(f"'{NAMES[oriented >> 2]}'" for oriented in waiting.values())
            raise BadInput(f"A land hangs together: {names} do not touch its other tiles.")
        oriented = waiting.pop(cell)
        found = clash(land, oriented >> 2, cell, oriented & 3)
        if found is not None:
            at = next(at for at, c in CELLS.items() if c == cell)
            raise BadInput(f"The tile '{NAMES[oriented >> 2]}' at '{at}' does not fit in the {SIDES[found[0]]}.")
        land = land.laid(oriented, cell)
    return land


def _read_bag(state: State, stated: Any) -> None:
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
    rest = ALL_TILES & ~sum(1 << tile for tile in used)
    named = () if stated is None else _tiles(stated)
    state.bag = rest if stated is None else sum(1 << tile for tile in set(named))
    for tile in named:
        if tile in used:
            raise BadInput(f"The tile '{NAMES[tile]}' cannot be in the bag: it is {used[tile]}.")


def _read_prices(state: State, plain: Mapping[str, Any]) -> None:
    def prices(given: Any) -> tuple[int, ...]:
        return tuple(number(gold, "prices", LEAST, _MUCH) for gold in listed(given))

    state.prices = each_seat(state, plain, "prices", prices, ())
    for seat, stated in enumerate(state.prices):
        if stated and len(stated) != len(state.offers[seat]):
            raise BadInput(f"Seat {seat} offers {len(state.offers[seat])} tiles but has {len(stated)} prices.")


def _read_drafts(state: State, plain: Mapping[str, Any]) -> None:
    sealed = each_seat(state, plain, "sealed", bool, False)
    state.sealed = sum(1 << seat for seat in range(state.seats) if sealed[seat])
    for seat, stated in enumerate(each_seat(state, plain, "drafts", lambda draft: draft, {})):
        if stated == UNKNOWN:
            continue
        mapped(stated, "drafts")
        state.drafts[seat] = _draft(state.offers[seat], stated)
        if state.sealed >> seat & 1 and len(state.drafts[seat]) < 3:
            raise BadInput(f"Seat {seat} has sealed, so axe and both prices must be stated, or '{UNKNOWN}'.")


def _draft(offer: tuple[int, ...], stated: Mapping[str, Any]) -> tuple[int, ...]:
    if not stated:
        return ()
    axed = _tile(stated.get("axe"))
    prices = {_tile(name): number(gold, "price", LEAST, _MUCH) for name, gold in stated.items() if name != "axe"}
    priced = [tile for tile in offer if tile != axed]
    if axed not in offer or list(prices) != priced[: len(prices)]:
        raise BadInput("A draft names the tile with the axe, then prices of the others in their order.")
    return (axed, *prices.values())


def _read_gold(state: State, plain: Mapping[str, Any]) -> None:
    def purse(gold: Any) -> int:
        return HIDDEN if gold == UNKNOWN else number(gold, "gold", 0, _MUCH)

    state.gold = each_seat(state, plain, "gold", purse, 0)
    known = [gold + sum(state.drafts[seat][1:]) for seat, gold in enumerate(state.gold)]
    counted = each_seat(state, plain, "counted", lambda gold: number(gold, "counted", 0, _MUCH), None)
    for seat, gold in enumerate(counted):
        if gold is not None and state.gold[seat] >= 0 and gold != known[seat]:
            raise BadInput(f"Seat {seat} has {known[seat]} gold in hand and behind the screen, not {gold}.")
        if gold is None and state.gold[seat] < 0:
            raise BadInput(f"The gold of seat {seat} is hidden, so 'counted' must say what was counted along.")
    state.counted = [known[seat] if gold is None else gold for seat, gold in enumerate(counted)]
    state.shown = tuple(number(gold, "shown", 0, _MUCH) for gold in listed(plain.get("shown", [])))


def _read_ledger(state: State, plain: Mapping[str, Any]) -> None:
    for line in listed(plain.get("ledger", [])):
        _append(state, str(line))
    state.points = [sum(e[3] for e in state.entries() if e[0] == seat) for seat in range(state.seats)]
    if plain.get("points") is None:
        return
    state.points = each_seat(state, plain, "points", lambda n: number(n, "points", 0, _MUCH), 0)
    if "ledger" not in plain:
        for seat, points in enumerate(state.points):
            if points:
                state.ledger = (seat, STATED, 0, points, (), state.ledger)


def _append(state: State, line: str) -> None:
    try:
        owner, word, *rest = line.split(" ")
        seat = range(state.seats)[int(owner)]
        if word == STATED_WORD:
            state.ledger = (seat, STATED, 0, int(rest[0]), (), state.ledger)
            return
        number, points, *told = rest
        parts = []
        for part in told:
            each, _, names = part.partition("=")
            parts.append((int(each), sum(1 << INDEX[name] for name in names.split(",") if name)))
        slot = SLOTS.index(word)
        state.ledger = (seat, slot, int(number), int(points), tuple(parts), state.ledger)
    except (KeyError, ValueError, IndexError) as wrong:
        raise BadInput(f"The ledger line '{line}' makes no sense.") from wrong


def _read_stack(state: State, lines: Any, vocabulary: Vocabulary) -> None:
    """Left out, the round begins with its income."""
    if lines is None:
        state.stack = [INCOME]
        return
    for line in listed(lines):
        frame = vocabulary.read(line)
        if getattr(frame, "seat", 0) not in range(state.seats):
            raise BadInput(f"'{line}': there are only the seats 0 to {state.seats - 1}.")
        state.stack.append(frame)
    _check_top(state)


def _check_top(state: State) -> None:
    """The phase needs what it works with."""
    top = state.stack[-1] if state.stack else None
    drawn = files().offer.drawn
    for seat in range(state.seats):
        offer = state.offers[seat]
        if isinstance(top, SetPrices):
            if len(offer) != drawn:
                raise BadInput(f"Seat {seat} prices {drawn} tiles: state them under 'offers'.")
            if state.counted[seat] < LEAST * (drawn - 1):
                raise BadInput(f"Seat {seat} must have gold for two prices: state it under 'gold'.")
        elif isinstance(top, BuyTile) and len(state.prices[seat]) != len(offer):
            raise BadInput(f"What seat {seat} offers has a price: state it under 'prices'.")
    if top is not None and not isinstance(top, BuildTiles) and state.start == NOBODY and not _sets_up(top):
        raise BadInput("Somebody has the start marker: state it under 'start'.")


def _sets_up(frame: Any) -> bool:
    return getattr(frame, "phase", "") == "set_up"
