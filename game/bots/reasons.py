"""Why a bot did that, in clauses: points now, points at the end, what it costs others. Figures come from the preview.

A reason follows from view and action alone, so that nothing has to be stored: the log asks again when somebody wants
to know. Only what the whole table may know is told, unless the seat itself asks for a hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bots.judging import Judge
from game.core.contract import AT_END, NOW, Action, Rules, Say, Seat, say, seat_id
from game.core.preview import Change, Preview, preview

MOST_CLAUSES = 4


def explain(
    rules: Rules, judge: Judge, view: Any, seat: Seat, action: Action, *, secret: bool = False
) -> Say:
    """One sentence on what `action` does for the seat; with `secret` also on what only the seat may know."""
    done = preview(rules, view, seat, action)
    changes = [c for c in done.changes if secret or not c.entry.private]
    clauses = (
        *_points_now(rules.id, changes, seat),
        *_points_at_end(changes, seat),
        *_points_of_others(changes, seat),
        *judge.because(view, seat, action, done),
    )
    return sentence(clauses)


def sentence(clauses: Sequence[Say]) -> Say:
    """The clauses as one Say; the first ones are the weightiest and stay if there are too many."""
    if not clauses:
        return say("bots.why.quiet")
    kept = clauses[:MOST_CLAUSES]
    return say(f"bots.why.clauses_{len(kept)}", **dict(zip("abcd", kept, strict=False)))


def _points_now(game: str, changes: Sequence[Change], seat: Seat) -> list[Say]:
    """One clause for each row of the sheet, the dearest first."""
    by_category: dict[str, int] = {}
    for change in changes:
        if change.entry.seat == seat and change.entry.when == NOW:
            category = change.entry.category
            by_category[category] = by_category.get(category, 0) + change.points
    ordered = sorted(by_category.items(), key=lambda item: -item[1])
    return [say("bots.why.now", points=n, source=say(f"{game}.sheet.{row}")) for row, n in ordered if n]


def _points_at_end(changes: Sequence[Change], seat: Seat) -> list[Say]:
    """What is won for the end, and from whom; a loss is told only where nothing was paid out for it at once."""
    paid = {c.entry.component for c in changes if c.entry.seat == seat and c.entry.when == NOW}
    losers = {c.entry.component: c.entry.seat for c in changes if c.entry.seat != seat and c.points < 0}
    clauses = []
    for change in changes:
        piece = change.entry.component
        if change.entry.seat != seat or change.entry.when != AT_END or (change.points < 0 and piece in paid):
            continue
        if piece in losers and change.points > 0:
            robbed = seat_id(losers[piece])
            clauses.append(say("bots.why.takes", points=change.points, piece=piece, other=robbed))
        else:
            clauses.append(say("bots.why.at_end", points=change.points, piece=piece))
    return clauses


def _points_of_others(changes: Sequence[Change], seat: Seat) -> list[Say]:
    """What the move brings to others at once; what they lose at the end is told by whoever takes it."""
    by_seat: dict[Seat, int] = {}
    for change in changes:
        if change.entry.seat != seat and change.entry.when == NOW:
            by_seat[change.entry.seat] = by_seat.get(change.entry.seat, 0) + change.points
    return [say("bots.why.other", other=seat_id(s), points=points) for s, points in by_seat.items() if points]


def public_gain(done: Preview, seat: Seat, when: str) -> int:
    """The points of a preview which everybody may know: the figures that a reason tells."""
    return sum(
        c.points for c in done.changes if c.entry.seat == seat and c.entry.when == when and not c.entry.private
    )
