"""What the screen is shown of a position: the records of shown.py, made from a view."""

from __future__ import annotations

from collections.abc import Mapping

from game.core import hexes
from game.games.rebirth.board import KINDS, bits, board
from game.games.rebirth.placement import fitting_spaces
from game.games.rebirth.shown import Player, ShownRebirth, Tile
from game.games.rebirth.state import HIDDEN, NO_TILE, NOBODY, View

_BOARD = board()
_GROUPED = ("food", "energy")


def shown(view: View) -> ShownRebirth:
    tiles = _tiles(view)
    castles = {one.id: view.castles[n] for n, one in enumerate(_BOARD.castles) if view.castles[n] != NOBODY}
    players = tuple(_player(view, seat, tiles, castles) for seat in range(view.seats))
    return ShownRebirth(
        players=players,
        tiles=tiles,
        castles=castles,
        cathedrals={one.id: tuple(view.visits[n]) for n, one in enumerate(_BOARD.cathedrals) if view.visits[n]},
        deck_count=view.deck_count,
    )


def _player(view: View, seat: int, tiles: Mapping[str, Tile], castles: Mapping[str, int]) -> Player:
    known = tuple(_BOARD.cards[card].id for card in bits(view.cards[seat]))
    groups = [group for kind in _GROUPED for group in _groups(tiles, Tile(kind, seat))]
    return Player(
        hand=_name(view.hands[seat]),
        goes_elsewhere=view.hands[seat] >= 0 and not fitting_spaces(view, view.hands[seat]),
        aside=tuple(map(_name, view.aside[seat])),
        cards=(*known, *(None for _ in range(view.card_count[seat] - len(known)))),
        supply_count=view.supply_count[seat],
        castles=tuple(f"castle:{name}" for name, owner in castles.items() if owner == seat),
        group=max(groups, key=len, default=()),
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


def _groups(tiles: Mapping[str, Tile], wanted: Tile) -> list[tuple[str, ...]]:
    """Spaces side by side with such tiles, the first ids first."""
    left = {_PLACE[name]: name for name, tile in tiles.items() if tile == wanted}
    found = []
    while left:
        start = next(iter(left))
        edge, group = [start], [left.pop(start)]
        while edge:
            for near in hexes.neighbours(edge.pop()):
                if near in left:
                    group.append(left.pop(near))
                    edge.append(near)
        found.append(tuple(group))
    return found


def _place(space: str) -> hexes.Hex:
    """`r13c10` is row 13, column 10."""
    row, column = space[1:].split("c")
    return hexes.from_offset(int(column), int(row))


_PLACE = {space: _place(space) for space in _BOARD.spaces}
