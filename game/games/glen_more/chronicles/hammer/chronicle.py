"""Chronicle 4: the Englishman, a figure at the service of whoever holds his token, for coins onto a market row.

If he is not used, he removes a tile, and the holder takes the highest stack of that row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Reason, seat_id
from game.core.told import Number, OrNull, Seat
from game.core.told_groups import Record
from game.games.glen_more import reasons
from game.games.glen_more.book import files
from game.games.glen_more.chronicles.hammer.actions import FIGURE, TOKEN, EnglishDiscard, EnglishTake, Swap
from game.games.glen_more.chronicles.hammer.englishman import (
    ENGLISHMAN,
    FACTS,
    ID,
    NOBODY,
    ROW,
    England,
    SwapEnglishman,
    UseEnglishman,
    england,
    give_token,
    set_row,
)
from game.games.glen_more.chronicles.hammer.events import EVENTS
from game.games.glen_more.chronicles.hammer.judge import worth
from game.games.glen_more.chronicles.hammer.words import WORDS
from game.games.glen_more.events import CoinsGained
from game.games.glen_more.market import SPACES as ROW_SPACES
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.shown import Hammer
from game.games.glen_more.state import State

_S_TILES = files().rondel.s_tiles


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = England(FACTS.start_coins)
    state.at[ENGLISHMAN] = state.seats + state.options["die"] + _S_TILES
    return []


# -- the token -----------------------------------------------------------------------------------------------------


def _passes(state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events) -> list[Any]:
    """Whoever is the first to pass him gets his token."""
    if figure == seat and england(state).holder == NOBODY and start < state.at[ENGLISHMAN] < place:
        give_token(state, seat, events)
    return []


def _token(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> None:
    give_token(state, seat, events)


def _take_row(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> None:
    """All coins of the row at once."""
    coins = sum(range(1, england(state).row + 1))
    set_row(state, 0)
    if coins:
        state.coins[seat] += coins
        if events is not None:
            events.append(CoinsGained(seat, coins))


# -- his turn ------------------------------------------------------------------------------------------------------


def _figure_moves(state: State, figure: int) -> list[Any]:
    if figure != ENGLISHMAN:
        return []
    state.moves = state.free_activations = 0
    state.may_activate = state.activated = ()
    holder = england(state).holder
    if holder == NOBODY:  # only in a position that was stated so: the next figure passes him
        holder = min(range(state.seats), key=lambda seat: state.at[seat])
    for begins in moments(state).turn_begins:  # an additional turn of theirs
        begins(state, holder)
    return [UseEnglishman(holder)]


def _swap(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> list[Any]:
    return [SwapEnglishman(seat)]


# -- the rest ------------------------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from (FIGURE, TOKEN, ROW)


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == TOKEN:
        holder = england(state).holder
        if holder == NOBODY:
            return reasons.reason("token_free", rule="hammer#token")
        return reasons.reason("token_held", rule="hammer#token", seat=seat_id(holder))
    if kind == FIGURE:
        return reasons.reason("englishman", rule="hammer#using")
    if f"{kind}:{name}" == ROW:
        return reasons.reason("england_row", rule="hammer#using")
    return None


def _audit(state: State) -> None:
    assert 0 <= england(state).row <= ROW_SPACES


def _shown(view: State) -> Hammer:
    part = england(view)
    return Hammer(part.row, None if part.holder == NOBODY else part.holder)


CHRONICLE = Chronicle(
    id=ID,
    number=4,
    shown=_shown,
    frames=(UseEnglishman, SwapEnglishman),
    events=EVENTS,
    actions=(EnglishTake, EnglishDiscard, Swap),
    verbs={"england_token": _token, "take_market_row": _take_row, "swap_englishman_with_tile": _swap},
    told=Record(England, row=Number(0, ROW_SPACES), token=OrNull(Seat(), NOBODY)),
    figures={ENGLISHMAN: FIGURE},
    words=WORDS,
    moments={
        "set_up": _set_up,
        "passes": _passes,
        "figure_moves": _figure_moves,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
