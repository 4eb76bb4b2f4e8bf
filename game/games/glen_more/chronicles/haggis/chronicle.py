"""Chronicle 5: haggis tokens on hidden tables; after B, C and the end dice turn them up, and they score.

Read tokens.py first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Reason
from game.games.glen_more import reasons
from game.games.glen_more.chronicles.haggis.actions import (
    DrawToken,
    OpenToken,
    ReturnToken,
    RollForOneself,
    RollHaggis,
    ScoreHaggis,
    TakeHidden,
    TakeOpen,
)
from game.games.glen_more.chronicles.haggis.dice import (
    COUNT_HAGGIS,
    ApplyRoll,
    CountHaggis,
    ExtraRolls,
    RollAll,
    RollOwn,
)
from game.games.glen_more.chronicles.haggis.events import EVENTS
from game.games.glen_more.chronicles.haggis.judge import worth
from game.games.glen_more.chronicles.haggis.supply import OPEN_HAGGIS, DrawHaggis, OpenHaggis, TakeHaggis, has_supply
from game.games.glen_more.chronicles.haggis.tokens import (
    FACTS,
    HIDDEN,
    ID,
    SIGHTS,
    TOLD,
    VALUES,
    face_down,
    fresh,
    guess,
    settle,
    supply_size,
    tokens,
)
from game.games.glen_more.chronicles.haggis.words import WORDS
from game.games.glen_more.moments import Chronicle, Events, frames_of, moments
from game.games.glen_more.shown import Haggis
from game.games.glen_more.state import State

_SCORINGS = (2, 3, 4)


# -- getting tokens ------------------------------------------------------------------------------------------------


# -- the scoring ---------------------------------------------------------------------------------------------------


def _scored(state: State, number: int, events: Events) -> list[Any]:
    if number not in _SCORINGS:
        return []
    frames = frames_of(moments(state).haggis_begins, state, events)
    return [*frames, RollAll(FACTS.rolls), *(ExtraRolls(seat) for seat in range(state.seats)), COUNT_HAGGIS]


# -- the rest ------------------------------------------------------------------------------------------------------


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = fresh(state)
    return [OPEN_HAGGIS]


def _haggis(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> list[Any]:
    return [TakeHaggis(seat, value)]


def _components(state: State) -> Iterator[str]:
    yield from (f"haggis_open:{value}" for value in VALUES)
    yield from (f"haggis_token:{value}" for value in VALUES)
    yield from ("haggis_hidden", "haggis_roll")
    yield from (f"haggis:{seat}" for seat in range(state.seats))


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind.startswith("haggis"):
        return reasons.reason(kind, rule="haggis")
    return None


def _audit(state: State) -> None:
    part = tokens(state)
    assert min(face_down(part).values()) >= 0, "more haggis tokens than there are"
    assert all(len(table) <= FACTS.table for table in part.tables) and len(part.open) <= FACTS.open
    assert all(len(pile) <= FACTS.face_up for pile in part.face_up)


def _shown(view: State) -> Haggis:
    part = tokens(view)
    return Haggis(
        tuple(part.open),
        tuple(tuple(None if one == HIDDEN else one for one in table) for table in part.tables),
        tuple(map(tuple, part.face_up)),
        supply_size(part),
        part.rolled,
    )


CHRONICLE = Chronicle(
    id=ID,
    number=5,
    shown=_shown,
    frames=(TakeHaggis, DrawHaggis, OpenHaggis, RollAll, ApplyRoll, ExtraRolls, RollOwn, CountHaggis),
    events=EVENTS,
    actions=(TakeOpen, TakeHidden, ReturnToken, RollForOneself, DrawToken, OpenToken, RollHaggis, ScoreHaggis),
    verbs={"haggis": _haggis},
    useful={"haggis": lambda state, seat, cell, value, coins: has_supply(tokens(state))},
    promised={"haggis": 3.0},
    told=TOLD,
    settle=settle,
    sights=SIGHTS,
    guess=guess,
    categories=("haggis",),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "scored": _scored,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
