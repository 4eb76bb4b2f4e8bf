"""Who would be where if it ended now: one bar for each player, and what stands beside it. No pygame.

The bars count what all at the table may know, so that they can be compared. What only one's own eyes see stands as a
piece of its own behind one's bar; beside the bars of the others, how much of theirs is hidden.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.core.contract import NOW, Seat, Sheet
from game.table import showing
from game.table.director import Stage
from game.table.facts import PeekBar
from game.table.telling import signed

if TYPE_CHECKING:
    from game.table.model import TableModel


def bars(model: TableModel) -> tuple[PeekBar, ...]:
    return tuple(_bar(model, seat) for seat in range(model.session.seats))


def note(model: TableModel) -> str:
    """What the bars leave out; else what they count, or the row in which the end would take most from the viewer, for
    it lies nowhere."""
    if model.director.stage is Stage.OVER:
        return ""
    spec, lost = model.screen.outlook, Counter[str]()
    if any(bar.beside for bar in bars(model)):
        return model.words(spec.secret)
    for one in model.sheet.entries:
        if one.seat == model.director.viewer and one.when != NOW and one.category in spec.losses:
            lost[one.category] += one.points
    worst = min(lost, key=lost.__getitem__, default="")
    taken = lost[worst] if worst else 0
    return str(model.words(spec.losses[worst], n=signed(taken)) if taken < 0 else model.words(spec.note))


def _bar(model: TableModel, seat: Seat) -> PeekBar:
    now, total, own = parts_of(model.sheet, seat)
    count = model.counting.get(seat, now)  # as the panels say
    beside = _beside(model, seat, own)
    told = _why(model, seat, count)
    if beside:
        told += " " + model.words("table.peek.not_counted", what=_rows(model, seat, private=True) or beside[0])
    return PeekBar(model.signs[seat], count, _expected(now, total, count), told, own or 0, beside)


def _expected(now: int, total: int, count: int) -> int:
    """While points are counted up, what is counted was expected: it is not added once more. What nobody could foresee
    comes on top, and what the end takes it takes from more."""
    return max(total, count) if total >= now else total + count - now


def parts_of(sheet: Sheet, seat: Seat) -> tuple[int, int, int | None]:
    """Of what all may know: points now, and with what the end would add; then what only this sheet's reader knows,
    None where there is no such thing."""
    mine = [one for one in sheet.entries if one.seat == seat]
    known = [one for one in mine if not one.private]
    own = sum(one.points for one in mine if one.private) if len(known) < len(mine) else None
    return sum(one.points for one in known if one.when == NOW), sum(one.points for one in known), own


def _beside(model: TableModel, seat: Seat, own: int | None) -> tuple[str, ...]:
    """What the bar does not count, in words and as short as can be."""
    if own is not None:
        return model.words("table.peek.own", n=signed(own) if own else "+0"), signed(own) if own else "+0"
    hidden = [
        model.words(model.screen.outlook.hidden[row], n=n)
        for row in model.screen.outlook.hidden
        if (n := showing.hidden_of(model.screen, model.position_shown, row, seat))
    ]
    return (" ".join(hidden), "+ ?") if hidden else ()


def _why(model: TableModel, seat: Seat, now: int) -> str:
    """What the end would add and take, row by row."""
    rows = _rows(model, seat, private=False)
    return model.words(
        "table.peek.why" if rows else "table.peek.why_now", seat=model.teller.seat(seat), now=now, rows=rows
    )


def _rows(model: TableModel, seat: Seat, *, private: bool) -> str:
    """What a seat has from each row: what the end would bring, or what nobody else knows of."""
    rows = Counter[str]()
    for one in model.sheet.entries:
        if one.seat == seat and one.private == private and (private or one.when != NOW):
            rows[one.category] += one.points
    return ", ".join(f"{model.teller.category(row)} {signed(n)}" for row, n in rows.items() if n)
