"""The haggis tokens: two lie open in the supply, the others face down, and up to five face down on each table.

A table is known to its owner only. `shown` are tokens that everybody saw coming onto it; with the memory aid of the
set-up they stay visible.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.contract import Seat
from game.core.errors import BadInput
from game.core.fields import hidden
from game.core.told import Hidden, Number, Part
from game.core.told_groups import BySeat, Pile, Record
from game.games.glen_more.book import files
from game.games.glen_more.state import State

ID = "haggis"
FACTS = files().chronicles[ID].facts["haggis"]
VALUES: tuple[int, ...] = tuple(sorted(FACTS.tokens))
HIDDEN = 0
"""In a view: a token of somebody else's."""

Values = tuple[int, ...]


class Tokens(NamedTuple):
    open: Values = ()
    tables: tuple[Values, ...] = ()
    """By seat, face down."""
    shown: tuple[Values, ...] = ()
    """By seat: what everybody knows to be among them."""
    face_up: tuple[Values, ...] = ()
    """By seat, during a scoring."""
    rolled: int = 0
    """A roll for all that does not count yet, 0 for none."""


def tokens(state: State) -> Tokens:
    part: Tokens = state.parts[ID]
    return part


def fresh(state: State) -> Tokens:
    none: tuple[Values, ...] = ((),) * state.seats
    return Tokens((), none, none, none)


def face_down(part: Tokens) -> Counter[int]:
    """By value the tokens face down in the supply; whatever is hidden in a view counts among them."""
    bag = Counter({value: FACTS.tokens[value] for value in VALUES})
    bag.subtract(part.open)
    for piles in (part.tables, part.face_up):
        for pile in piles:
            bag.subtract(value for value in pile if value != HIDDEN)
    return bag


def supply_size(part: Tokens) -> int:
    return (
        int(sum(FACTS.tokens.values()))
        - len(part.open)
        - sum(len(pile) for piles in (part.tables, part.face_up) for pile in piles)
    )


def with_pile(piles: tuple[Values, ...], seat: int, pile: Values) -> tuple[Values, ...]:
    return (*piles[:seat], tuple(sorted(pile)), *piles[seat + 1 :])


def without(values: Values, value: int) -> Values:
    left = list(values)
    left.remove(value)
    return tuple(left)


def _tables_seen(state: State, viewer: Seat | None) -> tuple[Values, ...]:
    part = tokens(state)
    return tuple(
        table if owner == viewer else tuple(sorted((*shown, *(HIDDEN,) * (len(table) - len(shown)))))
        for owner, (table, shown) in enumerate(zip(part.tables, _shown_seen(state, viewer), strict=True))
    )


def _shown_seen(state: State, viewer: Seat | None) -> tuple[Values, ...]:
    """Only with the memory aid of the set-up."""
    part = tokens(state)
    return part.shown if state.options["memory_aid"] else ((),) * len(part.shown)


SIGHTS = {"tables": hidden(_tables_seen), "shown": hidden(_shown_seen)}


def guess(state: State, rng: random.Random) -> Tokens:
    part = tokens(state)
    bag = list(face_down(part).elements())
    rng.shuffle(bag)
    tables = []
    for table in part.tables:
        tables.append(tuple(sorted(bag.pop() if value == HIDDEN else value for value in table)))
    return part._replace(tables=tuple(tables))


def points(values: Values) -> int:
    """The number of tokens face up, times the sum of what stands on them."""
    return len(values) * sum(values)


_VALUE = Hidden(Number(min(VALUES), max(VALUES)), HIDDEN)
_PILE = Pile(_VALUE, sort=True)
TOLD = Record(
    Tokens,
    open=_PILE,
    tables=BySeat(_PILE),
    shown=BySeat(_PILE),
    face_up=BySeat(_PILE),
    face_down=Part(lambda state: supply_size(tokens(state))),
    rolled=Number(0, max(VALUES)),
)


def settle(state: State, stated: Mapping[str, Any]) -> Tokens:
    part = tokens(state)
    if min(face_down(part).values()) < 0:
        raise BadInput("There are not so many haggis tokens of one value.")
    return part
