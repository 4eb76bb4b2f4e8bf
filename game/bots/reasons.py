"""Why a bot did that, in clauses: points now, points at the end, what it costs others. Figures come from the preview.

A reason follows from view and action alone, so that nothing has to be stored: the log asks again when somebody wants
to know. Only what the whole table may know is told, unless the seat itself asks for a hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bots.judging import Judge
from game.core.contract import AT_END, NOW, Action, AnyRules, Say, Seat, say, seat_id
from game.core.fields import Seen
from game.core.preview import Change, preview

MOST_CLAUSES = 4


def explain(rules: AnyRules, judge: Judge, view: Seen, seat: Seat, action: Action, *, secret: bool = False) -> Say:
    """One sentence on what `action` does for the seat; with `secret` also on what only the seat may know."""
    done = preview(rules, view, seat, action)
    changes = [c for c in done.changes if secret or not c.entry.private]
    return sentence(
        (
            *_points_now(rules.id, changes, seat),
            *_points_at_end(rules.id, changes, seat),
            *_points_of_others(changes, seat),
            *judge.because(view, seat, action, done),
        )
    )


def sentence(clauses: Sequence[Say]) -> Say:
    """The clauses as one Say; the first ones are the weightiest and stay if there are too many."""
    if not clauses:
        return say("bots.why.quiet")
    kept = clauses[:MOST_CLAUSES]
    return say(f"bots.why.clauses_{len(kept)}", **dict(zip("abcd", kept, strict=False)))


def _signed(key: str, points: int, /, **values: Any) -> Say:
    """Gains and losses are two sentences, each with a positive number."""
    return say(key if points > 0 else f"{key}_less", n=abs(points), **values)


def _totals(changes: Sequence[Change], seat: Seat, when: str) -> list[tuple[str, int]]:
    """Points by row of the sheet, the dearest first."""
    rows: dict[str, int] = {}
    for change in changes:
        if change.entry.seat == seat and change.entry.when == when:
            rows[change.entry.category] = rows.get(change.entry.category, 0) + change.points
    return sorted(((row, points) for row, points in rows.items() if points), key=lambda item: -item[1])


def _points_now(game: str, changes: Sequence[Change], seat: Seat) -> list[Say]:
    return [_signed("bots.why.now", n, source=say(f"{game}.sheet.{row}")) for row, n in _totals(changes, seat, NOW)]


def _points_at_end(game: str, changes: Sequence[Change], seat: Seat) -> list[Say]:
    """Named pieces won, and from whom; then what else is gained, or given up without being paid for at once."""
    losers = {c.entry.component: c.entry.seat for c in changes if c.entry.seat != seat and c.points < 0}
    pieces, rest = [], []
    for change in changes:
        entry = change.entry
        if entry.seat != seat or entry.when != AT_END:
            continue
        if ":" not in entry.component or change.points < 0:
            rest.append(change)
        elif entry.component in losers:
            robbed = seat_id(losers[entry.component])
            pieces.append(say("bots.why.takes", n=change.points, piece=entry.component, other=robbed))
        else:
            pieces.append(say("bots.why.wins", n=change.points, piece=entry.component))
    is_paid = any(c.entry.seat == seat and c.entry.when == NOW and c.points > 0 for c in changes)
    rows = [(row, n) for row, n in _totals(rest, seat, AT_END) if n > 0 or not is_paid]
    return pieces + [_signed("bots.why.at_end", n, source=say(f"{game}.sheet.{row}")) for row, n in rows]


def _points_of_others(changes: Sequence[Change], seat: Seat) -> list[Say]:
    """What the move brings to others at once; what they lose at the end is told by whoever takes it."""
    by_seat: dict[Seat, int] = {}
    for change in changes:
        if change.entry.seat != seat and change.entry.when == NOW:
            by_seat[change.entry.seat] = by_seat.get(change.entry.seat, 0) + change.points
    return [_signed("bots.why.gives", points, other=seat_id(s)) for s, points in by_seat.items() if points]
