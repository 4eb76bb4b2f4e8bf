"""What the screen is shown of a position: the records of shown.py, made from a view."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.rebirth.board import KINDS, bits, board
from game.games.rebirth.placement import fitting_spaces
from game.games.rebirth.scoring import largest_group
from game.games.rebirth.shown import Player, ShownRebirth, Tile
from game.games.rebirth.state import HIDDEN, NO_TILE, NOBODY, View

_BOARD = board()


def shown(view: View) -> ShownRebirth:
    tiles = _tiles(view)
    castles = {one.id: view.castles[n] for n, one in enumerate(_BOARD.castles) if view.castles[n] != NOBODY}
    players = tuple(_player(view, seat, castles) for seat in range(view.seats))
    return ShownRebirth(
        players=players,
        tiles=tiles,
        castles=castles,
        cathedrals={one.id: tuple(view.visits[n]) for n, one in enumerate(_BOARD.cathedrals) if view.visits[n]},
        deck_count=view.deck_count,
    )


def _player(view: View, seat: int, castles: Mapping[str, int]) -> Player:
    known = tuple(_BOARD.cards[card].id for card in bits(view.cards[seat]))
    groups = (largest_group(farms[seat]) for farms in (view.food, view.energy))
    return Player(
        hand=_name(view.hands[seat]),
        goes_elsewhere=view.hands[seat] >= 0 and not fitting_spaces(view, view.hands[seat]),
        aside=tuple(map(_name, view.aside[seat])),
        cards=(*known, *(None for _ in range(view.card_count[seat] - len(known)))),
        supply_count=view.supply_count[seat],
        castles=tuple(f"castle:{name}" for name, owner in castles.items() if owner == seat),
        group=tuple(_BOARD.spaces[i] for i in bits(max(groups, key=int.bit_count))),
    )


def _name(kind: int) -> str | None:
    return "" if kind == NO_TILE else None if kind == HIDDEN else KINDS[kind]


def _tiles(view: View) -> dict[str, Tile]:
    spaces = _BOARD.spaces
    found = {spaces[i]: Tile("neutral") for i in bits(view.neutral)}
    for seat in range(view.seats):
        found |= {spaces[i]: Tile("food", seat) for i in bits(view.food[seat])}
        found |= {spaces[i]: Tile("energy", seat) for i in bits(view.energy[seat])}
        found |= {spaces[i]: Tile(f"settlement_{view.houses[i]}", seat) for i in bits(view.towns[seat])}
    return dict(sorted(found.items()))
