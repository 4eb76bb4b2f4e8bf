"""What haggis tokens promise: the points that the dice turn up on average, in this scoring and in those to come."""

from __future__ import annotations

from functools import lru_cache

from game.games.glen_more.book import files
from game.games.glen_more.chronicles.haggis.tokens import FACTS, HIDDEN, Values, points, tokens, without
from game.games.glen_more.land import Land
from game.games.glen_more.programs import LINES
from game.games.glen_more.state import State

_FACES = tuple(files().die.faces)
_UNKNOWN = 2
"""About what a token is worth that one has not seen."""
_SCORINGS = (2, 3, 4)
_ONCE_MORE = 0.15
"""What another scoring adds: tokens that stay face down wait for it."""
_LEFT_OVER = 0.5
_PROMISE, _TOGETHER, _LONG = 1.6, 4, 6.0
"""Tokens are worth more together: what each of the first four promises as long as there are turns for more."""
_INN, _INNS = 1.5, 2
_HAGGIS = frozenset(
    tile for tile, lines in enumerate(LINES) if any(verb == "haggis" for line in lines for verb, _ in line)
)


def worth(state: State, seat: int, turns: float) -> float:
    part = tokens(state)
    drawn = [frame for frame in state.stack if frame.word == "draw_haggis_token" and frame.seat == seat]
    table = tuple(sorted([value or _UNKNOWN for value in part.tables[seat]] + [_UNKNOWN] * len(drawn)))
    to_come = sum(number > state.scorings for number in _SCORINGS)
    if any(frame.word == "count_haggis" for frame in state.stack):
        rolls = sum(_rolls(frame, seat) for frame in state.stack)
        later = _LEFT_OVER * expected((), table, FACTS.rolls) if to_come else 0.0
        return expected(part.face_up[seat], table, rolls) + later
    if not to_come:
        return 0.0
    promise = _PROMISE * min(len(table), _TOGETHER) + _INN * min(_inns(state.lands[seat]), _INNS)
    sure = expected((), table, FACTS.rolls) * (1.0 + _ONCE_MORE * (to_come - 1))
    return sure + promise * min(1.0, turns / _LONG)


@lru_cache(maxsize=4096)
def _inns(land: Land) -> int:
    return sum(tile in _HAGGIS for tile in land.tops.values())


def _rolls(frame: object, seat: int) -> int:
    """The rolls that a frame will still make for this seat."""
    word = getattr(frame, "word", "")
    if word == "haggis_dice":
        return int(getattr(frame, "n", 0))
    return int(word == "own_haggis_dice" and getattr(frame, "seat", None) == seat)


@lru_cache(maxsize=20_000)
def expected(face_up: Values, table: Values, rolls: int) -> float:
    """The points of a scoring with so many rolls left, on average."""
    if not rolls or len(face_up) >= FACTS.face_up or not table:
        return float(points(face_up))
    total = 0.0
    for value in _FACES:
        if value in table and value != HIDDEN:
            total += expected((*face_up, value), without(table, value), rolls - 1)
        else:
            total += expected(face_up, table, rolls - 1)
    return total / len(_FACES)
