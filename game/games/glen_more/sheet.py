"""The score sheet: every point of every seat by source, and what would come if the game ended now.

The four scorings are rows of their own, with the four things that were compared as components.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.contract import AT_END, NOW, Entry, Sheet, say
from game.games.glen_more import scoring
from game.games.glen_more.moments import played
from game.games.glen_more.state import State
from game.games.glen_more.told import EARLIER, sources

SCORINGS = tuple(scoring.row_of(stack) for stack in "ABCD")
ROWS = (*SCORINGS, "tiles", "clans", "territory", "coins")


def sheet(state: State) -> Sheet:
    """Works on views: points that hang on secrets are left out there."""
    entries = list(_scored(state))
    if not state.is_over() and state.scorings < len(SCORINGS):
        entries += _last_scoring(state)
        entries += scoring.end_entries(state)
    return Sheet(_categories(state, entries), tuple(entries))


def _categories(state: State, entries: list[Entry]) -> tuple[str, ...]:
    rows = [*ROWS, *(row for chronicle in played(state) for row in chronicle.categories)]
    if any(entry.category == EARLIER for entry in entries):
        rows.append(EARLIER)
    return tuple(rows)


def _scored(state: State) -> Iterator[Entry]:
    """What the end has brought tells from what, as long as that still lies there."""
    told = _ending(state) if state.is_over() else {}
    for (seat, category, component), points in sources(state.ledger).items():
        detail = say("glen_more.detail.earlier") if category == EARLIER else None
        last = told.get((seat, category, component))
        if last is not None and last.points == points:
            yield replace(last, when=NOW)
        else:
            yield Entry(seat, category, component, points, NOW, detail)


def _ending(state: State) -> dict[tuple[int, str, str], Entry]:
    found = (*_last_scoring(state), *scoring.end_entries(state))
    return {(entry.seat, entry.category, entry.component): entry for entry in found}


def _last_scoring(state: State) -> Iterator[Entry]:
    """What the scoring at the end would bring with what everybody has now."""
    for category in scoring.CATEGORIES:
        counts, points = scoring.compare(state, category)
        for seat, earned in enumerate(points):
            if earned:
                detail = say("glen_more.detail.difference", n=counts[seat], least=min(counts))
                pieces = scoring.counted(state, seat, category)
                yield Entry(seat, SCORINGS[-1], f"scoring:{category}", earned, AT_END, detail, pieces)
