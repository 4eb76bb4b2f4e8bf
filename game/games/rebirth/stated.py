"""A position as somebody states it, whole or in parts: the way back from plain.py, and how scenarios begin.

Whatever is left out gets a sensible value, whatever cannot be is refused in one sentence with the nearest known id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import each_seat, index, listed, mapped, number
from game.core.text import Vocabulary, nearest
from game.games.rebirth import scoring
from game.games.rebirth.board import ENERGY, FOOD, KINDS, SYMBOLS, bits, board
from game.games.rebirth.frames.drawing import TakeTile
from game.games.rebirth.frames.setting_up import PutAside
from game.games.rebirth.frames.turn import EndTurn, PlaceTile, place_tile
from game.games.rebirth.plain import LEDGER_WORDS, UNKNOWN
from game.games.rebirth.setup import fresh_supply, read_options
from game.games.rebirth.state import HIDDEN, NO_TILE, NOBODY, SETTLEMENT, STATED, State

_BOARD = board()
_KIND_INDEX = {kind: i for i, kind in enumerate(KINDS)}
MARKS = "marks"
"""In a stated position `marks: neutral` puts a neutral tile on every marked space, as at the start for two."""
KEYS = (
    "seats options start stack tiles castles cathedrals hands aside supply supply_count cards deck deck_count points"
    " turns ledger"
).split()


# -- to plain ------------------------------------------------------------


def from_plain(plain: Mapping[str, Any], vocabulary: Vocabulary) -> State:
    """Left-out parts are as at the start: an empty board, full supplies without the tiles that are stated."""
    for key in plain:
        if key not in KEYS:
            raise BadInput(f"A position of Rebirth has no part '{key}'.{nearest(key, KEYS)}")
    seats = number(plain.get("seats", 2), "seats", 2, 4)
    state = State(seats, read_options(plain.get("options") or {}, seats))
    start = plain.get("start", 0)
    state.start = NOBODY if start is None else number(start, "start", 0, seats - 1)
    _read_tiles(state, plain.get("tiles"))
    _read_castles(state, plain.get("castles"))
    _read_cathedrals(state, plain.get("cathedrals"))
    _read_stock(state, plain)
    _read_cards(state, plain)
    _read_stack(state, plain.get("stack"), vocabulary)
    state.turns = each_seat(state, plain, "turns", lambda n: number(n, "turns", 0, 36), None)
    state.turns = [_turns_by_tiles(state, seat) if n is None else n for seat, n in enumerate(state.turns)]
    _read_ledger(state, plain)
    return state


def _read_stack(state: State, lines: Any, vocabulary: Vocabulary) -> None:
    """Left out, it is the turn of the player who began, who draws a tile first if the hand is empty."""
    if lines is None:
        acting = 0 if state.start == NOBODY else state.start
        state.stack = [place_tile(acting)]
        if state.hands[acting] == NO_TILE:
            if not state.supply_count[acting]:
                raise BadInput(f"Seat {acting} is to place a tile but has neither one in hand nor a supply.")
            state.stack.append(TakeTile(acting))
        return
    for line in listed(lines):
        frame = vocabulary.read(line)
        seat = getattr(frame, "seat", 0)
        if seat not in range(state.seats):
            raise BadInput(f"'{line}': there are only the seats 0 to {state.seats - 1}.")
        cathedral = getattr(frame, "cathedral", None)
        if cathedral is not None:
            index(cathedral, _BOARD.cathedral_index, "cathedral")
        state.stack.append(frame)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PlaceTile) and state.hands[top.seat] == NO_TILE:
        raise BadInput(f"Seat {top.seat} is to place a tile but has none in hand: state it under 'hands'.")
    if isinstance(top, TakeTile | PutAside) and not state.supply_count[top.seat]:
        raise BadInput(f"Seat {top.seat} is to draw a tile but the supply is empty.")


def _turns_by_tiles(state: State, seat: int) -> int:
    """Every turn lays one tile; a turn that is not ended yet does not count."""
    running = bool(state.stack) and isinstance(state.stack[-1], EndTurn) and state.stack[-1].seat == seat
    return state.own(seat).bit_count() - running


def _read_tiles(state: State, tiles: Mapping[str, str] | None) -> None:
    if tiles is None:
        tiles = {MARKS: "neutral"} if state.seats == 2 else {}
    mapped(tiles, "tiles")
    for at, what in tiles.items():
        if at == MARKS and what == "neutral":
            state.neutral |= _BOARD.neutral
            continue
        space = 1 << index(at, _BOARD.index, "space")
        if what == "neutral":
            state.neutral |= space
            continue
        owner, _, kind_name = str(what).partition(" ")
        seat = number(int(owner) if owner.isdigit() else owner, f"tiles: {at}", 0, state.seats - 1)
        kind = index(kind_name, _KIND_INDEX, "tile")
        if (kind in (FOOD, ENERGY)) == (SYMBOLS[_BOARD.symbol[_BOARD.index[at]]] == "settlement"):
            raise BadInput(f"A {kind_name} tile cannot lie on {at}.")
        if kind == FOOD:
            state.food[seat] |= space
        elif kind == ENERGY:
            state.energy[seat] |= space
        else:
            state.towns[seat] |= space
            state.houses[_BOARD.index[at]] = _BOARD.tile_kinds[kind].symbols
    state.taken = state.neutral
    for seat in range(state.seats):
        if state.taken & state.own(seat):
            at = _BOARD.ids(state.taken & state.own(seat))[0]
            raise BadInput(f"There is a tile on {at} already, a neutral one.")
        state.taken |= state.own(seat)


def _read_castles(state: State, stated: Mapping[str, int] | None) -> None:
    """Castles that are not stated go to whoever is strongest there, in a full tie to the first seat.

    A stated owner must not be weaker than somebody else, but the tiles that won the castle may be left out.
    """
    owners = stated or {}
    mapped(owners, "castles")
    for name in owners:
        index(name, _BOARD.castle_index, "castle")
    for castle, info in enumerate(_BOARD.castles):
        strengths = [scoring.castle_strength(state, castle, seat) for seat in range(state.seats)]
        best = max(strengths)
        strongest = [seat for seat in range(state.seats) if best[0] and strengths[seat] == best]
        if info.id in owners:
            owner = number(owners[info.id], f"castles: {info.id}", 0, state.seats - 1)
            if strongest and owner not in strongest:
                raise BadInput(f"Seat {owner} cannot hold castle '{info.id}': the tiles beside it say otherwise.")
            state.castles[castle] = owner
        elif strongest:
            state.castles[castle] = strongest[0]


def _read_cathedrals(state: State, stated: Mapping[str, list[int]] | None) -> None:
    """Who has a tile beside a cathedral has a piece on it; stated are the order of arrival and further pieces."""
    orders = stated or {}
    mapped(orders, "cathedrals")
    for name in orders:
        index(name, _BOARD.cathedral_index, "cathedral")
    for place, beside in enumerate(_BOARD.cathedral_spaces):
        name = _BOARD.cathedrals[place].id
        there = tuple(seat for seat in range(state.seats) if state.own(seat) & beside)
        arrived = listed(orders.get(name, there))
        order = tuple(number(seat, f"cathedrals: {name}", 0, state.seats - 1) for seat in arrived)
        if len(set(order)) < len(order) or not set(there) <= set(order):
            raise BadInput(f"The pieces on cathedral '{name}' do not fit the tiles beside it.")
        state.visits[place] = order


def _read_stock(state: State, plain: Mapping[str, Any]) -> None:
    """Hands, tiles set aside and supplies; a supply that is not stated holds what is nowhere else."""

    def tile(name: str | None) -> int:
        if name is None:
            return NO_TILE
        return HIDDEN if name == UNKNOWN else index(name, _KIND_INDEX, "tile")

    state.hands = each_seat(state, plain, "hands", tile, NO_TILE)
    state.aside = each_seat(state, plain, "aside", lambda names: tuple(sorted(map(tile, listed(names)))), ())
    stated = each_seat(state, plain, "supply", _read_bag, None)
    for seat in range(state.seats):
        left = list(fresh_supply(state.seats))
        for kind in _used_tiles(state, seat):
            left[kind] -= 1
        if min(left) < 0:
            name = KINDS[left.index(min(left))]
            raise BadInput(f"Seat {seat} has more '{name}' tiles in this position than exist.")
        bag = stated[seat]
        if bag is not None and any(n > m for n, m in zip(bag, left, strict=True)):
            raise BadInput(f"The supply of seat {seat} holds tiles that are elsewhere already.")
        state.supply[seat] = tuple(left) if bag is None else bag
    counts = each_seat(state, plain, "supply_count", lambda n: number(n, "supply_count", 0, 36), None)
    state.supply_count = [
        sum(bag) - _hidden(state, seat) if counts[seat] is None else counts[seat]
        for seat, bag in enumerate(state.supply)
    ]


def _read_bag(bag: Mapping[str, int]) -> tuple[int, ...]:
    mapped(bag, "supply")
    counts = [0] * len(KINDS)
    for name, n in bag.items():
        counts[index(name, _KIND_INDEX, "tile")] = number(n, f"supply: {name}", 0, 12)
    return tuple(counts)


def _used_tiles(state: State, seat: int) -> Iterable[int]:
    yield from (FOOD for _ in bits(state.food[seat]))
    yield from (ENERGY for _ in bits(state.energy[seat]))
    yield from (_KIND_INDEX[f"settlement_{state.houses[i]}"] for i in bits(state.towns[seat]))
    yield from (kind for kind in (state.hands[seat], *state.aside[seat]) if kind >= 0)


def _hidden(state: State, seat: int) -> int:
    return (state.hands[seat], *state.aside[seat]).count(HIDDEN)


def _read_cards(state: State, plain: Mapping[str, Any]) -> None:
    names = each_seat(state, plain, "cards", listed, [])
    dealt = 0
    for seat, cards in enumerate(names):
        for name in cards:
            if name == UNKNOWN:
                continue
            card = 1 << index(name, _BOARD.card_index, "card")
            if dealt & card:
                raise BadInput(f"The card '{name}' is in two hands.")
            dealt |= card
            state.cards[seat] |= card
        state.card_count[seat] = len(cards)
    everything = (1 << len(_BOARD.cards)) - 1
    deck = plain.get("deck")
    state.deck = everything & ~dealt
    if deck is not None:
        state.deck = sum(1 << n for n in {index(name, _BOARD.card_index, "card") for name in listed(deck)})
        if state.deck & dealt:
            twice = next(card.id for n, card in enumerate(_BOARD.cards) if state.deck & dealt & 1 << n)
            raise BadInput(f"The card '{twice}' is in the deck and in somebody's hand.")
    unknown = sum(state.card_count) - dealt.bit_count()
    count = plain.get("deck_count")
    state.deck_count = (
        state.deck.bit_count() - unknown if count is None else number(count, "deck_count", 0, len(_BOARD.cards))
    )


def _read_ledger(state: State, plain: Mapping[str, Any]) -> None:
    for line in listed(plain.get("ledger", [])):
        owner, word, *rest = str(line).split(" ")
        kind = next((k for k, w in LEDGER_WORDS.items() if w == word), None)
        if kind is None or owner not in map(str, range(state.seats)) or len(rest) < (1 if kind == STATED else 2):
            raise BadInput(f"The ledger line '{line}' makes no sense.")
        _append(state, int(owner), kind, rest)
    state.points = [sum(e[3] for e in state.entries() if e[0] == seat) for seat in range(state.seats)]
    if plain.get("points") is None:
        return
    state.points = each_seat(state, plain, "points", lambda n: number(n, "points", 0, 999), 0)
    if "ledger" not in plain:
        for seat, points in enumerate(state.points):
            if points:
                state.ledger = (seat, STATED, 0, points, 0, state.ledger)


def _append(state: State, seat: int, kind: int, rest: list[str]) -> None:
    try:
        if kind == STATED:
            state.ledger = (seat, kind, 0, int(rest[0]), 0, state.ledger)
            return
        known = _BOARD.settlement_index if kind == SETTLEMENT else _BOARD.index
        spaces = _BOARD.mask(rest[2].split(",")) if len(rest) > 2 and rest[2] else 0
        state.ledger = (seat, kind, known[rest[0]], int(rest[1]), spaces, state.ledger)
    except (KeyError, ValueError) as wrong:
        raise BadInput(f"The ledger line of seat {seat} about '{rest[0]}' makes no sense.") from wrong
