"""How much one has of what a goal counts: as things are now, not only what was paid already."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.core.contract import NOW
from game.core.scenario_table import as_list
from game.tutorial.demands import Stretch, figures


def tally(demand: Any, at: Stretch, coming: Collection[str] = ()) -> tuple[int, int] | None:
    """How much the learner has and how much is wanted; None if the goal is no number.

    Rows of the score sheet in `coming` are paid at the end of the round: what they hold now counts as on its way.
    """
    if not isinstance(demand, dict):
        return None
    if "gained" in demand:
        wanted = demand["gained"].get(at.learner) if isinstance(demand["gained"], dict) else None
        return None if wanted is None else (at.gained(at.learner) + _coming(at, coming), wanted)
    if "sheet" in demand:
        return _of_rows(as_list(demand["sheet"]), at)
    least = demand.get("least")
    if len(demand) != 1 or not isinstance(least, dict) or len(least) != 1:
        return None
    ((key, wanted),) = least.items()
    found = figures(at, key, {})
    while isinstance(wanted, dict) and len(wanted) == 1:
        ((inside, wanted),) = wanted.items()
        if isinstance(found, list):
            found = found[inside]
        else:
            found = found.get(inside, found.get(str(inside), 0)) if isinstance(found, dict) else None
    number = len(found) if isinstance(found, dict | list) else found
    return (number, wanted) if isinstance(wanted, int) and isinstance(number, int) else None


def _coming(at: Stretch, rows: Collection[str]) -> int:
    entries = at.session.sheet(None).entries
    return sum(one.points for one in entries if one.seat == at.learner and one.category in rows and one.when != NOW)


def _of_rows(wanted: list[Any], at: Stretch) -> tuple[int, int] | None:
    """Rows of the score sheet; of several each counts as far as it is wanted."""
    if not all(isinstance(one, dict) and isinstance(one.get("points"), int) and "category" in one for one in wanted):
        return None
    entries = at.session.sheet(at.learner).entries
    have = 0
    for one in wanted:
        keys = ("seat", "category", "component")
        own = (e for e in entries if all(getattr(e, key) == one[key] for key in keys if key in one))
        points = sum(entry.points for entry in own)
        have += points if len(wanted) == 1 else min(points, one["points"])
    return have, sum(one["points"] for one in wanted)
