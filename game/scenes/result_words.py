"""What the result page says of its rows, and below its curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from game.core.contract import Entry, Seat, Sheet
from game.table.telling import Teller


def turn_ticks(turns: int) -> list[str]:
    """Numbers at even distances below the curve; in a short game only parts that are whole turns."""
    parts = 4 if turns >= 12 else next((n for n in (4, 3, 5, 2) if n <= turns and turns % n == 0), 1)
    return [str(round(turns * part / parts)) for part in range(parts + 1)]


def first_without(sheet: Sheet, rows: Collection[str], points: tuple[int, ...]) -> Seat | None:
    """Who would have won alone had these rows not been paid, where that is somebody who has not won."""
    left = list(points)
    for one in sheet.entries:
        left[one.seat] -= one.points if one.category in rows else 0
    first = left.index(max(left))
    return first if left.count(max(left)) == 1 and points[first] < max(points) else None


def parts_of(sheet: Sheet, seat: Seat, rows: Iterable[str], teller: Teller) -> Iterator[str]:
    """By name what makes each row of a player, and how often, for rows in which somebody has several things."""
    for row in rows:
        listed = [one for one in sheet.entries if one.category == row and not one.component.startswith("seat:")]
        own = [one for one in listed if one.seat == seat]
        if own and max(Counter(one.seat for one in listed).values()) > 1:
            told = [f"{teller.name(one.component)}{_times(one)}" for one in own]
            yield f"*{teller.category(row)}*: {', '.join(told)}"


def _times(entry: Entry) -> str:
    n = dict(entry.detail.values).get("n", 1) if entry.detail is not None else 1
    return f" (×{n})" if n > 1 else ""
