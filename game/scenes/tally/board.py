"""The parts of the table that stay while it is counted up, and what is laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import dist

from pygame import Rect

from game.core.contract import Seat
from game.core.session import Session
from game.scenes.tally.pieces import Chip, Hole, Marks, Point
from game.table.shown import COUNTING, ShownOf
from game.table.tally import Count
from game.table.tally_words import TallyWords
from game.table.telling import signed
from game.ui.kinds import Part
from game.ui.kinds.board_part import BoardPart

_MOST_LINES = 6
"""More of them would hide the board; the places are lit all the same."""
_SMALL, _BESIDE, _FOOT = 22.0, 27.0, 0.98
"""The radius of what is lit in a small part over the board, how far chips on one place lie from each other, and how
far below its middle low ones stand, in radii."""


class Board:
    """The first part is the one that lies under the veil."""

    def __init__(
        self, session: Session, parts: Mapping[str, Part], marks: Marks, words: TallyWords, *, low: bool = False
    ) -> None:
        self.session = session
        self.low = low
        """Chips stand at the foot of places."""
        self.parts = parts
        self.marks = marks
        self.words = words

    def anchor(self, component: str) -> Point | None:
        found = (part.anchor(component) for part in self.parts.values())
        return next((place for place in found if place is not None), None)

    def show(self, done: int, pointed: Seat | None, card: Rect | None, pieces: tuple[str, ...] = ()) -> None:
        """`card` is where the open card lies, if there is one: lines lead from it to what it counts. `pieces` are lit
        instead of what was counted just now."""
        lit = pieces or self.words.lit(done, pointed)
        self._show_parts(lit, done)
        first = next(iter(self.parts.values()))
        self.marks.set(
            veiled=first.rect.copy(),
            sheets=first.sheets(),
            chips=self._chips(done),
            lines=self._lines(done, card, pieces),
            cuts=tuple(one for one in map(self._edges, lit) if one is not None),
            holes=self._holes(tuple(piece for piece in lit if self._edges(piece) is None), first),
        )

    def _edges(self, piece: str) -> Rect | None:
        """All of a place of the board, or of what lies in a smaller part above it: a ring would cut its words."""
        first, *others = self.parts.values()
        if (square := _square(first, piece)) is not None or first.anchor(piece) is not None:
            return square
        over = (part.region(piece) for part in others)
        return next((rect for rect in over if rect is not None and first.rect.contains(rect)), None)

    def _holes(self, lit: tuple[str, ...], first: Part) -> tuple[Hole, ...]:
        """Places of the board, and what lies in smaller parts above it."""
        found: list[Hole] = []
        large, small = self._radius(first), first.grid.px(_SMALL)
        for piece in lit:
            at, on_board = self.anchor(piece), first.anchor(piece) is not None
            if at is not None and first.rect.collidepoint(at):
                found.append((at, large if on_board else small))
        return tuple(dict.fromkeys(found))

    def _show_parts(self, lit: tuple[str, ...], done: int) -> None:
        about = self.words.about(done)
        shown = ShownOf(
            position=self.session.shown(None),
            figures=self.session.figures(None, self.words.result.winners[0] if about is None else about.seat),
            viewer=None,
            actor=self.words.result.winners[0] if about is None else about.seat,
            pointed="" if about is None else f"row:{self.words.tally.stages[about.stage].row}",
            signs=self.words.signs,
            effect=lit,
            phase=COUNTING,
        )
        for part in self.parts.values():
            part.show(shown)

    def _chips(self, done: int) -> tuple[Chip, ...]:
        """They stay on every place that has been counted, where several have something side by side; in a small part
        over the board only while somebody's things are counted there."""
        found: dict[tuple[Point, Seat], int] = {}
        on_board: set[Point] = set()
        about, first = self.words.about(done), next(iter(self.parts.values()))
        for count in self.words.tally.counts[:done]:
            at = None if self.words.has_cards(count) else self.place_of(count)
            over = about is not None and (count.stage, count.seat) == (about.stage, about.seat)
            if at is not None and count.points and (over or first.anchor(count.component) is not None):
                found.pop((at, count.seat), None)
                found[at, count.seat] = count.points
                if any(first.anchor(one) == at for one in (count.component, *count.pieces)):
                    on_board.add(at)
        off, step = self.marks.grid.px(15), self.marks.grid.px(_BESIDE)
        foot = round(_FOOT * self._radius(first)) if self.low else 0
        there: dict[Point, int] = {}
        chips = []
        for (at, seat), points in found.items():
            number = there[at] = there.get(at, -1) + 1
            middle = at[0] + off - number * step, at[1] - off
            if foot and at in on_board:
                middle = at[0] + number * step, at[1] + foot
            chips.append(Chip(middle, self.words.signs[seat], signed(points)))
        return tuple(chips)

    def place_of(self, count: Count) -> Point | None:
        """Where the thing itself lies, or else the first of what it was counted from."""
        found = (self.anchor(piece) for piece in (count.component, *count.pieces))
        return next((at for at in found if at is not None), None)

    def _lines(self, done: int, card: Rect | None, pieces: tuple[str, ...]) -> tuple[tuple[Point, Point], ...]:
        last = self.words.last(done)
        if card is None or last is None or not self.words.has_cards(last):
            return ()
        if not pieces and (self.words.is_counted(done) or not last.points):
            return ()
        ends = [at for at in map(self.anchor, pieces or last.pieces) if at is not None]
        return tuple((card.midright, at) for at in ends) if len(ends) <= _MOST_LINES else ()

    def _radius(self, part: Part) -> int:
        """Of a place on the board: a little more than half the way to the next one."""
        counts, px = self.words.tally.counts, part.grid.px
        places = {at for count in counts for at in map(part.anchor, count.pieces) if at is not None}
        ways = [dist(one, other) for one, other in combinations(places, 2)]
        return max(px(12), min(px(40), round(0.56 * min(ways, default=px(40)))))


def _square(part: Part, piece: str) -> Rect | None:
    """Where it is known with all its edges; None for what only has a middle."""
    view = part.view if isinstance(part, BoardPart) else None
    return part.region(piece) or (None if view is None else view.square_of(piece))
