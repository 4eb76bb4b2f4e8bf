"""What `run.py arena glen_more --counts` tells of how a match was played, by seat: where the points come from, and
what lapses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Action, Event, Seat
from game.games.glen_more.actions import Done, EndTurn, Move, Place, Take
from game.games.glen_more.book import INDEX, TYPE
from game.games.glen_more.cells import CASTLE
from game.games.glen_more.draws import Score
from game.games.glen_more.scoring import CATEGORIES
from game.games.glen_more.sheet import sheet
from game.games.glen_more.state import State

_ROWS = (*CATEGORIES, "tiles", "clans", "territory", "coins")
_COUNTED = (
    "movement gone", "movement lapsed", "Scots abroad in scorings", "Scots at home in scorings", "tiles laid",
    *(f"taken: {kind}" for kind in sorted(set(TYPE))),
    *(f"points: {row}" for row in (*_ROWS, "Chronicles")),
)  # fmt: skip


class Counts:
    """`heard` is told of every answer before it is given, `seen` of what came of it; `of` the end has the figures."""

    def __init__(self, seats: int) -> None:
        self._found: list[dict[str, float]] = [dict.fromkeys(_COUNTED, 0.0) for _ in range(seats)]

    def heard(self, state: State, seat: Seat, options: Sequence[Action], action: Action) -> None:
        if isinstance(action, Score):
            for found, scots in zip(self._found, state.scots, strict=True):
                at_home = scots.get(CASTLE, 0)
                found["Scots at home in scorings"] += at_home
                found["Scots abroad in scorings"] += sum(scots.values()) - at_home
            return
        if isinstance(action, Move):
            self._found[seat]["movement gone"] += 1
        elif isinstance(action, EndTurn | Done):
            self._found[seat]["movement lapsed"] += state.moves
        elif isinstance(action, Place):
            self._found[seat]["tiles laid"] += 1
        elif isinstance(action, Take):
            self._found[seat][f"taken: {TYPE[INDEX[action.tile]]}"] += 1

    def seen(self, events: Iterable[Event]) -> None:
        """All of it is heard."""

    def of(self, state: State) -> list[dict[str, float]]:
        for seat, found in enumerate(self._found):
            found["turns"], found["coins left"] = state.turns[seat], state.coins[seat]
            found["Scots in all"] = sum(state.scots[seat].values())
        for entry in sheet(state).entries:
            compared = entry.component.removeprefix("scoring:")
            row = compared if compared in CATEGORIES else entry.category
            self._found[entry.seat][f"points: {row if row in _ROWS else 'Chronicles'}"] += entry.points
        return self._found
