"""What the screen is shown of a position: the records of shown.py, made from a view."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.masks import bits
from game.games.isle_of_skye import rounds
from game.games.isle_of_skye.land import XY, Land
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.shown import Cell, Laid, Player, ShownIsleOfSkye
from game.games.isle_of_skye.state import NO_TILE, NOBODY, View
from game.games.isle_of_skye.tiles import NAMES


def shown(view: View) -> ShownIsleOfSkye:
    return ShownIsleOfSkye(
        players=tuple(_player(view, seat) for seat in range(view.seats)),
        round=view.round,
        start=None if view.start == NOBODY else view.start,
        scoring={
            slot: None if tile == NO_TILE else SCORING_IDS[tile] for slot, tile in zip(SLOTS, view.slots, strict=True)
        },
        bag=_names(bits(view.bag)),
    )


def _player(view: View, seat: int) -> Player:
    return Player(
        land=_land(view.lands[seat]),
        offer=_names(view.offers[seat]),
        prices=view.prices[seat],
        got=_names(view.got[seat]),
        sealed=bool(view.sealed >> seat & 1),
        gold=view.gold[seat] if view.gold[seat] >= 0 else None,
        points=view.points[seat],
        whisky=rounds.income(view, seat)[1],
    )


def _names(tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[tile] for tile in tiles)


def _land(land: Land) -> dict[Cell, Laid]:
    return {XY[cell]: Laid(NAMES[oriented >> 2], oriented & 3) for cell, oriented in sorted(land.cells.items())}
