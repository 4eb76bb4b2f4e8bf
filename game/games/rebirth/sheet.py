"""The score sheet: every point of every seat by source, with the spaces that make it."""

from __future__ import annotations

from functools import lru_cache

from game.core.contract import AT_END, NOW, Entry, Sheet, say, seat_id
from game.games.rebirth import missions, scoring
from game.games.rebirth.board import bits, board
from game.games.rebirth.state import FARM, HARBOUR, SETTLEMENT, LedgerEntry, State

_BOARD = board()

CATEGORIES = ("food", "energy", "settlements", "harbours", "unfinished", "castles", "missions")
EARLIER = "earlier"
"""A further row in positions that were stated with points of unknown origin."""


def sheet(state: State) -> Sheet:
    """Works on views: cards of others are then unknown and left out."""
    entries = [_scored(state, entry) for entry in state.entries()]
    entries += [
        Entry(
            seat,
            "unfinished",
            _BOARD.spaces[space],
            symbols * _BOARD.scoring.unfinished_symbol,
            AT_END,
            say("rebirth.detail.unfinished", place=_settlement_id(_BOARD.settlement_at[space]), n=symbols),
            (_BOARD.spaces[space],),
        )
        for seat, space, symbols in scoring.unfinished_symbols(state)
    ]
    for seat in range(state.seats):
        entries += [_castle(state, seat, castle) for castle in scoring.castles_of(state, seat)]
        entries += [_mission(state, seat, card) for card in bits(state.cards[seat])]
    earlier = any(entry.category == EARLIER for entry in entries)
    return Sheet((*CATEGORIES, EARLIER) if earlier else CATEGORIES, tuple(entries))


def _settlement_id(settlement: int) -> str:
    return f"settlement:{_BOARD.settlements[settlement].id}"


def _scored(state: State, entry: LedgerEntry) -> Entry:
    seat, kind, place, points, spaces, _ = entry
    farm = "" if kind != FARM else "food" if state.food[seat] >> place & 1 else "energy"
    return _row(seat, kind, place, points, spaces, farm)


@lru_cache(maxsize=4096)
def _row(seat: int, kind: int, place: int, points: int, spaces: int, farm: str) -> Entry:
    """The same rows come back on every look at a match, so they are kept."""
    pieces = _BOARD.ids(spaces)
    if kind == FARM:
        detail = say(f"rebirth.detail.{farm}", n=spaces.bit_count())
        return Entry(seat, farm, _BOARD.spaces[place], points, NOW, detail, pieces)
    if kind == HARBOUR:
        at = _BOARD.spaces[place]
        return Entry(seat, "harbours", at, points, NOW, say("rebirth.detail.harbour", place=at), pieces)
    if kind == SETTLEMENT:
        name = _settlement_id(place)
        return Entry(seat, "settlements", name, points, NOW, say("rebirth.detail.settlement", place=name), pieces)
    return Entry(seat, EARLIER, f"seat:{seat}", points, NOW, say("rebirth.detail.earlier"))


def _castle(state: State, seat: int, castle: int) -> Entry:
    beside = _BOARD.castle_spaces[castle]
    name = f"castle:{_BOARD.castles[castle].id}"
    own, farms = scoring.castle_strength(state, castle, seat)
    most, most_farms = max(scoring.castle_strength(state, castle, s) for s in range(state.seats) if s != seat)
    key = "castle" if own != most else "castle_farms" if farms != most_farms else "castle_level"
    detail = say(f"rebirth.detail.{key}", castle=name, own=own, next=most, farms=farms, next_farms=most_farms)
    pieces = (name, *_BOARD.ids(beside & state.own(seat)))
    return Entry(seat, "castles", name, _BOARD.scoring.castle, AT_END, detail, pieces)


def _mission(state: State, seat: int, card: int) -> Entry:
    name = _BOARD.cards[card].id
    values = missions.values(state, card)
    if values:
        best = max(v for s, v in enumerate(values) if s != seat)
        detail = say("rebirth.detail.mission", card=name, seat=seat_id(seat), own=values[seat], best=best)
    else:
        detail = say("rebirth.detail.bonus", card=name)
    pieces = missions.pieces_that_count(state, seat, card)
    points = missions.worth(card, values, seat)
    return Entry(seat, "missions", name, points, AT_END, detail, pieces, private=not state.is_over())
