"""The position as plain data with readable ids and back: what saves, scenarios, hashes and painters use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.core.contract import Plain
from game.core.errors import BadInput
from game.core.text import Vocabulary, nearest, to_text
from game.games.rebirth import scoring
from game.games.rebirth.board import ENERGY, FOOD, KINDS, SYMBOLS, bits, board
from game.games.rebirth.frames.turn import place_tile
from game.games.rebirth.setup import fresh_supply
from game.games.rebirth.state import FARM, HARBOUR, HIDDEN, NO_TILE, NOBODY, SETTLEMENT, STATED, State

_BOARD = board()
_KIND_INDEX = {kind: i for i, kind in enumerate(KINDS)}
_LEDGER_WORDS = {FARM: "farm", HARBOUR: "harbour", SETTLEMENT: "settlement", STATED: "stated"}
UNKNOWN = "?"
KEYS = (
    "seats options start stack tiles castles cathedrals hands aside supply supply_count cards deck deck_count points"
    " turns ledger"
).split()


# -- to plain ------------------------------------------------------------


def to_plain(state: State) -> Plain:
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "start": None if state.start == NOBODY else state.start,
        "stack": [to_text(frame) for frame in state.stack],
        "tiles": _tiles(state),
        "castles": {c.id: state.castles[n] for n, c in enumerate(_BOARD.castles) if state.castles[n] != NOBODY},
        "cathedrals": {c.id: list(state.visits[n]) for n, c in enumerate(_BOARD.cathedrals) if state.visits[n]},
        "hands": [_tile_name(kind) for kind in state.hands],
        "aside": [[_tile_name(kind) for kind in kinds] for kinds in state.aside],
        "supply": [{KINDS[k]: n for k, n in enumerate(bag) if n} for bag in state.supply],
        "supply_count": list(state.supply_count),
        "cards": [_card_names(state, seat) for seat in range(state.seats)],
        "deck": [_BOARD.cards[card].id for card in bits(state.deck)],
        "deck_count": state.deck_count,
        "points": list(state.points),
        "turns": list(state.turns),
        "ledger": [_ledger_line(entry) for entry in state.entries()],
    }


def _tiles(state: State) -> dict[str, str]:
    shown = {_BOARD.spaces[i]: "neutral" for i in bits(state.neutral)}
    for seat in range(state.seats):
        shown |= {_BOARD.spaces[i]: f"{seat} food" for i in bits(state.food[seat])}
        shown |= {_BOARD.spaces[i]: f"{seat} energy" for i in bits(state.energy[seat])}
        shown |= {_BOARD.spaces[i]: f"{seat} settlement_{state.houses[i]}" for i in bits(state.towns[seat])}
    return dict(sorted(shown.items()))


def _tile_name(kind: int) -> str | None:
    return None if kind == NO_TILE else UNKNOWN if kind == HIDDEN else KINDS[kind]


def _card_names(state: State, seat: int) -> list[str]:
    known = [_BOARD.cards[card].id for card in bits(state.cards[seat])]
    return known + [UNKNOWN] * (state.card_count[seat] - len(known))


def _ledger_line(entry: tuple[Any, ...]) -> str:
    seat, kind, place, points, spaces, _ = entry
    if kind == STATED:
        return f"{seat} stated {points}"
    name = _BOARD.settlements[place].id if kind == SETTLEMENT else _BOARD.spaces[place]
    return f"{seat} {_LEDGER_WORDS[kind]} {name} {points} {','.join(_BOARD.ids(spaces))}"


# -- from plain ----------------------------------------------------------


def from_plain(plain: Mapping[str, Any], vocabulary: Vocabulary) -> State:
    """Left-out parts are as at the start: an empty board, full supplies without the tiles that are stated."""
    for key in plain:
        if key not in KEYS:
            raise BadInput(f"A position of Rebirth has no part '{key}'.{nearest(key, KEYS)}")
    seats = _number(plain.get("seats", 2), "seats", 2, 4)
    state = State(seats, dict(plain.get("options") or {"start": "random"}))
    start = plain.get("start", 0)
    state.start = NOBODY if start is None else _number(start, "start", 0, seats - 1)
    _read_tiles(state, plain.get("tiles"))
    _read_castles(state, plain.get("castles"))
    _read_cathedrals(state, plain.get("cathedrals"))
    _read_stock(state, plain)
    _read_cards(state, plain)
    state.turns = _by_seat(state, plain, "turns", lambda n: _number(n, "turns", 0, 36), 0)
    _read_ledger(state, plain)
    lines = plain.get("stack", [f"place_tile seat={0 if state.start == NOBODY else state.start}"])
    state.stack = [vocabulary.read(line) for line in lines]
    if "stack" not in plain and state.start != NOBODY:
        state.stack = [place_tile(state.start)]
    return state


def _number(value: Any, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"'{what}' must be a whole number from {low} to {high}, not '{value}'.")
    return value


def _index(name: Any, known: Mapping[str, int], what: str) -> int:
    if name not in known:
        raise BadInput(f"There is no {what} '{name}'.{nearest(str(name), known)}")
    return known[name]


def _by_seat(state: State, plain: Mapping[str, Any], key: str, read: Callable[[Any], Any], missing: Any) -> list[Any]:
    listed = plain.get(key)
    if listed is None:
        return [missing] * state.seats
    if not isinstance(listed, list) or len(listed) != state.seats:
        raise BadInput(f"'{key}' needs one entry for each of the {state.seats} seats.")
    return [read(one) for one in listed]


def _read_tiles(state: State, tiles: Mapping[str, str] | None) -> None:
    if tiles is None:
        tiles = {_BOARD.spaces[i]: "neutral" for i in bits(_BOARD.neutral)} if state.seats == 2 else {}
    for at, what in tiles.items():
        space = 1 << _index(at, _BOARD.index, "space")
        state.taken |= space
        if what == "neutral":
            state.neutral |= space
            continue
        owner, _, kind_name = str(what).partition(" ")
        seat = _number(int(owner) if owner.isdigit() else owner, f"tiles: {at}", 0, state.seats - 1)
        kind = _index(kind_name, _KIND_INDEX, "tile")
        if (kind in (FOOD, ENERGY)) == (SYMBOLS[_BOARD.symbol[_BOARD.index[at]]] == "settlement"):
            raise BadInput(f"A {kind_name} tile cannot lie on {at}.")
        if kind == FOOD:
            state.food[seat] |= space
        elif kind == ENERGY:
            state.energy[seat] |= space
        else:
            state.towns[seat] |= space
            state.houses[_BOARD.index[at]] = _BOARD.tile_kinds[kind].symbols


def _read_castles(state: State, castles: Mapping[str, int] | None) -> None:
    """Castles that are not stated go to whoever is strongest there; a full tie must be stated."""
    if castles is not None:
        for name, seat in castles.items():
            owner = _number(seat, f"castles: {name}", 0, state.seats - 1)
            state.castles[_index(name, _BOARD.castle_index, "castle")] = owner
        return
    for castle, info in enumerate(_BOARD.castles):
        strengths = [scoring.castle_strength(state, castle, seat) for seat in range(state.seats)]
        best = max(strengths)
        if best[0] and strengths.count(best) > 1:
            raise BadInput(f"Who holds castle '{info.id}' cannot be told from the tiles: state it under 'castles'.")
        if best[0]:
            state.castles[castle] = strengths.index(best)


def _read_cathedrals(state: State, cathedrals: Mapping[str, list[int]] | None) -> None:
    if cathedrals is None:
        state.visits = [
            tuple(seat for seat in range(state.seats) if state.own(seat) & beside)
            for beside in _BOARD.cathedral_spaces
        ]
        return
    for name, visitors in cathedrals.items():
        place = _index(name, _BOARD.cathedral_index, "cathedral")
        state.visits[place] = tuple(_number(s, f"cathedrals: {name}", 0, state.seats - 1) for s in visitors)


def _read_stock(state: State, plain: Mapping[str, Any]) -> None:
    """Hands, tiles set aside and supplies; a supply that is not stated holds what is nowhere else."""

    def tile(name: str | None) -> int:
        if name is None:
            return NO_TILE
        return HIDDEN if name == UNKNOWN else _index(name, _KIND_INDEX, "tile")

    state.hands = _by_seat(state, plain, "hands", tile, NO_TILE)
    state.aside = _by_seat(state, plain, "aside", lambda names: tuple(sorted(tile(n) for n in names)), ())
    stated = _by_seat(state, plain, "supply", _read_bag, None)
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
    counts = _by_seat(state, plain, "supply_count", lambda n: _number(n, "supply_count", 0, 36), None)
    state.supply_count = [
        sum(bag) - _hidden(state, seat) if counts[seat] is None else counts[seat]
        for seat, bag in enumerate(state.supply)
    ]


def _read_bag(bag: Mapping[str, int]) -> tuple[int, ...]:
    counts = [0] * len(KINDS)
    for name, n in bag.items():
        counts[_index(name, _KIND_INDEX, "tile")] = _number(n, f"supply: {name}", 0, 12)
    return tuple(counts)


def _used_tiles(state: State, seat: int) -> Iterable[int]:
    yield from (FOOD for _ in bits(state.food[seat]))
    yield from (ENERGY for _ in bits(state.energy[seat]))
    yield from (_KIND_INDEX[f"settlement_{state.houses[i]}"] for i in bits(state.towns[seat]))
    yield from (kind for kind in (state.hands[seat], *state.aside[seat]) if kind >= 0)


def _hidden(state: State, seat: int) -> int:
    return (state.hands[seat], *state.aside[seat]).count(HIDDEN)


def _read_cards(state: State, plain: Mapping[str, Any]) -> None:
    names = _by_seat(state, plain, "cards", list, ())
    dealt = 0
    for seat, cards in enumerate(names):
        for name in cards:
            if name == UNKNOWN:
                continue
            card = 1 << _index(name, _BOARD.card_index, "card")
            if dealt & card:
                raise BadInput(f"The card '{name}' is in two hands.")
            dealt |= card
            state.cards[seat] |= card
        state.card_count[seat] = len(cards)
    everything = (1 << len(_BOARD.cards)) - 1
    deck = plain.get("deck")
    state.deck = everything & ~dealt
    if deck is not None:
        state.deck = sum(1 << _index(name, _BOARD.card_index, "card") for name in dict.fromkeys(deck))
        if state.deck & dealt:
            raise BadInput("A card of the deck is in somebody's hand.")
    unknown = sum(state.card_count) - dealt.bit_count()
    count = plain.get("deck_count")
    state.deck_count = (
        state.deck.bit_count() - unknown if count is None else _number(count, "deck_count", 0, len(_BOARD.cards))
    )


def _read_ledger(state: State, plain: Mapping[str, Any]) -> None:
    for line in plain.get("ledger", ()):
        owner, word, *rest = str(line).split(" ")
        kind = next((k for k, w in _LEDGER_WORDS.items() if w == word), None)
        if kind is None or not owner.isdigit() or len(rest) < (1 if kind == STATED else 2):
            raise BadInput(f"The ledger line '{line}' makes no sense.")
        _append(state, int(owner), kind, rest)
    state.points = [sum(e[3] for e in state.entries() if e[0] == seat) for seat in range(state.seats)]
    if plain.get("points") is None:
        return
    state.points = _by_seat(state, plain, "points", lambda n: _number(n, "points", 0, 999), 0)
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
