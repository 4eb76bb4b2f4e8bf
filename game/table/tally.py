"""The count at the end of a match as data: one thing after another, what it brings, and who leads then. No pygame.

Rows and their order are the game's (`tally` in screen.yaml); points and places are those of the score sheet.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import structs

from game.core.catalogue import Record
from game.core.contract import Entry, Say, Seat, Sheet
from game.core.recap import points_at
from game.core.session import Session
from game.table.shown import At, PartSpec


class StageSpec(Record, frozen=True):
    """One row of the score sheet, counted place by place; `cards` were hidden and are turned over one by one."""

    row: str
    cards: bool = False


class TallySpec(Record, frozen=True):
    """`parts` of the table stay where they are, or take the place `room`; steps and cards stand in the column `at`
    beside or over them."""

    parts: tuple[str, ...]
    at: At
    stages: tuple[StageSpec, ...]
    pin: str = "left top"
    """How the column is held."""
    room: At | None = None
    left: float | None = None
    """From here on the parts beside the column have room, where it is narrower than what stands there in play."""
    race: At | None = None
    """Where the players' bars stand if `at` is low and wide: then the steps are tabs in a row, without a curve."""

    low: bool = False
    """Figures stand at the foot of places, where their upper half is full."""

    def placed(self, part: PartSpec) -> PartSpec:
        x, y, wide, high = part.at if self.room is None else self.room
        more = 0.0 if self.left is None else max(0.0, x - self.left)
        return structs.replace(part, at=(x - more, y, wide + more, high))


@dataclass(frozen=True)
class Count:
    """One entry of the sheet, number `number` of the `of` that its player has in this stage."""

    stage: int
    seat: Seat
    points: int
    component: str
    detail: Say | None
    pieces: tuple[str, ...]
    number: int
    of: int


@dataclass(frozen=True)
class Tally:
    stages: tuple[StageSpec, ...]
    begun: tuple[int, ...]
    """Points of each seat before anything is counted."""
    counts: tuple[Count, ...]

    def totals(self, done: int) -> tuple[int, ...]:
        """Points of each seat after so many counts."""
        found = list(self.begun)
        for count in self.counts[:done]:
            found[count.seat] += count.points
        return tuple(found)

    @property
    def most(self) -> int:
        """What anybody ever has while it is counted, losses left out: bars and curves have room for it."""
        found = list(self.begun)
        for count in self.counts:
            found[count.seat] += max(0, count.points)
        return max(1, *found)

    def order(self, done: int) -> tuple[Seat, ...]:
        """Who has most stands first; whoever draws level stays behind."""
        found = sorted(range(len(self.begun)), key=lambda seat: -self.begun[seat])
        for number in range(1, done + 1):
            totals = self.totals(number)
            found.sort(key=lambda seat: -totals[seat])
        return tuple(found)

    def stage_points(self, stage: int, done: int) -> tuple[int | None, ...]:
        """What a stage has brought so far; None for whom nothing has been counted in it."""
        found: list[int | None] = [None] * len(self.begun)
        for count in self.counts[:done]:
            if count.stage == stage:
                found[count.seat] = (found[count.seat] or 0) + count.points
        return tuple(found)

    def stage_of(self, done: int) -> int:
        """The stage that is being counted; behind the last one once all is done."""
        return self.counts[done].stage if done < len(self.counts) else len(self.stages)

    def cards(self, stage: int, seat: Seat) -> tuple[Count, ...]:
        return tuple(count for count in self.counts if count.stage == stage and count.seat == seat)

    def curve(self, before: tuple[int, ...], seat: Seat, done: int) -> tuple[int, ...]:
        """The points over the turns, and behind them `stage_width` steps for each stage that has begun."""
        wide, values = self.stage_width(before), [*before[:-1], self.begun[seat]]
        for stage in range(min(self.stage_of(done) + 1, len(self.stages))):
            points, start = self.stage_points(stage, done)[seat] or 0, values[-1]
            values += [start + round(points * step / wide) for step in range(1, wide + 1)]
        return tuple(values)

    def stage_width(self, before: tuple[int, ...]) -> int:
        """As wide as an eighth of the turns, so that it can be seen how the end raises the curve."""
        return max(1, len(before) // 8)


def open_sheet(session: Session) -> Sheet:
    """Everything is open at the end: each seat's own sheet put together."""
    entries: list[Entry] = []
    categories: tuple[str, ...] = ()
    for seat in range(session.seats):
        sheet = session.sheet(seat)
        categories = sheet.categories
        entries += [entry for entry in sheet.entries if entry.seat == seat]
    return Sheet(categories, tuple(entries))


def tally_of(sheet: Sheet, stages: tuple[StageSpec, ...], seats: int) -> Tally:
    """In each stage whoever has least begins, so that the lead stays open longest. Rows of parts of the game that are
    not played have no stage."""
    stages = tuple(stage for stage in stages if stage.row in sheet.categories)
    rows = {stage.row for stage in stages}
    begun = [0] * seats
    for entry in sheet.entries:
        if entry.category not in rows:
            begun[entry.seat] += entry.points
    counts: list[Count] = []
    totals = list(begun)
    for number, stage in enumerate(stages):
        for seat in sorted(range(seats), key=lambda one: totals[one]):
            own = [entry for entry in sheet.entries if entry.seat == seat and entry.category == stage.row]
            totals[seat] += sum(entry.points for entry in own)
            counts += [_count(number, entry, at, len(own)) for at, entry in enumerate(own, 1)]
    return Tally(stages, tuple(begun), tuple(counts))


def _count(stage: int, entry: Entry, number: int, of: int) -> Count:
    pieces = tuple(dict.fromkeys((*entry.pieces, entry.component)))
    return Count(stage, entry.seat, entry.points, entry.component, entry.detail, pieces, number, of)


def curves(session: Session, *, veiled: bool, at_end: bool = True) -> list[tuple[int, ...]]:
    """Points of each seat after each of its own turns; the last value is the final score.

    Where rows are veiled from others, each seat is seen with its own eyes, with all that the end would have brought
    (but without `at_end`).
    """
    found: list[list[int]] = [[0] for _ in range(session.seats)]
    before = session.turns(0)
    for at in range(1, len(session) + 1):
        now = session.turns(at)
        if now != before:
            points_now = points_at(session, at) if not veiled else ()
            for seat in (seat for seat in range(session.seats) if now[seat] > before[seat]):
                found[seat].append(session.sheet(seat, at).total(seat, at_end=at_end) if veiled else points_now[seat])
            before = now
    result = session.result()
    if result is not None:
        for seat, points in enumerate(result.points):
            found[seat][-1] = points
    return [tuple(points) for points in found]
