"""The position as plain data with readable ids: what saves, hashes, scenarios and painters use. Back: stated.py."""

from __future__ import annotations

from typing import Any

from game.core.contract import Plain
from game.core.text import to_text
from game.games.rebirth.board import KINDS, bits, board
from game.games.rebirth.state import FARM, HARBOUR, HIDDEN, NO_TILE, NOBODY, SETTLEMENT, STATED, State

_BOARD = board()
LEDGER_WORDS = {FARM: "farm", HARBOUR: "harbour", SETTLEMENT: "settlement", STATED: "stated"}
UNKNOWN = "?"


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
    return f"{seat} {LEDGER_WORDS[kind]} {name} {points} {','.join(_BOARD.ids(spaces))}"
