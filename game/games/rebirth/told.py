"""What is told of a position in a shape that only this game has: tiles laid, mission cards, lines of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.contract import Plain
from game.core.errors import BadInput
from game.core.reading import by_seat, index, listed, mapped, number
from game.core.told import UNKNOWN, Name, Part
from game.games.rebirth.board import ENERGY, FOOD, KINDS, SYMBOLS, bits, board

if TYPE_CHECKING:
    from game.games.rebirth.state import State

_BOARD = board()
TILE = Name(KINDS, "tile")
CARD = Name([card.id for card in _BOARD.cards], "card")
CASTLES = tuple(castle.id for castle in _BOARD.castles)
CATHEDRALS = tuple(cathedral.id for cathedral in _BOARD.cathedrals)
LEDGER_WORDS = ("farm", "harbour", "settlement", "stated")
FARM, HARBOUR, SETTLEMENT, STATED = range(4)
MARKS = "marks"
"""In a stated position `marks: neutral` puts a neutral tile on every marked space, as at the start for two."""


def _tiles(state: State) -> Plain:
    told = {_BOARD.spaces[i]: "neutral" for i in bits(state.neutral)}
    for seat in range(state.seats):
        told |= {_BOARD.spaces[i]: f"{seat} food" for i in bits(state.food[seat])}
        told |= {_BOARD.spaces[i]: f"{seat} energy" for i in bits(state.energy[seat])}
        told |= {_BOARD.spaces[i]: f"{seat} settlement_{state.houses[i]}" for i in bits(state.towns[seat])}
    return dict(sorted(told.items()))


def _read_tiles(state: State, tiles: Any) -> None:
    state.neutral = 0
    for at, what in mapped(tiles, "tiles").items():
        if at == MARKS and what == "neutral":
            state.neutral |= _BOARD.neutral
        elif what == "neutral":
            state.neutral |= 1 << index(at, _BOARD.index, "space")
        else:
            _lay(state, at, index(at, _BOARD.index, "space"), str(what))


def _lay(state: State, at: str, space: int, what: str) -> None:
    owner, _, name = what.partition(" ")
    seat = number(int(owner) if owner.isdigit() else owner, f"tiles: {at}", 0, state.seats - 1)
    kind = index(name, TILE.numbers, "tile")
    if (kind in (FOOD, ENERGY)) == (SYMBOLS[_BOARD.symbol[space]] == "settlement"):
        raise BadInput(f"A {name} tile cannot lie on {at}.")
    if kind == FOOD:
        state.food[seat] |= 1 << space
    elif kind == ENERGY:
        state.energy[seat] |= 1 << space
    else:
        state.towns[seat] |= 1 << space
        state.houses[space] = _BOARD.tile_kinds[kind].symbols


TILES = Part(_tiles, _read_tiles)


def _cards(state: State) -> list[list[str]]:
    known = [[CARD.names[card] for card in bits(hand)] for hand in state.cards]
    return [hand + [UNKNOWN] * (n - len(hand)) for hand, n in zip(known, state.card_count, strict=True)]


def _read_cards(state: State, given: Any) -> None:
    dealt = 0
    for seat, names in by_seat(given, "cards", state.seats).items():
        for name in listed(names):
            if name == UNKNOWN:
                continue
            card = 1 << index(name, CARD.numbers, "card")
            if dealt & card:
                raise BadInput(f"The card '{name}' is in two hands.")
            dealt |= card
            state.cards[seat] |= card
        state.card_count[seat] = len(names)


CARDS = Part(_cards, _read_cards)


def ledger_line(entry: tuple[Any, ...]) -> str:
    seat, kind, place, points, spaces, _ = entry
    if kind == STATED:
        return f"{seat} stated {points}"
    name = _BOARD.settlements[place].id if kind == SETTLEMENT else _BOARD.spaces[place]
    return f"{seat} {LEDGER_WORDS[kind]} {name} {points} {','.join(_BOARD.ids(spaces))}"


def read_ledger_line(seat: int, words: list[str]) -> Sequence[Any]:
    kind = LEDGER_WORDS.index(words[0])
    if kind == STATED:
        return seat, kind, 0, int(words[1]), 0
    known = _BOARD.settlement_index if kind == SETTLEMENT else _BOARD.index
    spaces = _BOARD.mask(words[3].split(",")) if len(words) > 3 and words[3] else 0
    return seat, kind, known[words[1]], int(words[2]), spaces
