"""The parts of the table that stay while it is counted up, and what is laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import dist

from pygame import Rect

from game.core.contract import Seat
from game.core.session import Session
from game.scenes.tally.pieces import Chip, Marks, Point
from game.table.shown import ShownOf
from game.table.tally_words import TallyWords
from game.table.telling import signed
from game.ui.kinds import Part

_MOST_LINES = 6
"""More of them would hide the board; the places are lit all the same."""


class Board:
    """The first part is the one that lies under the veil."""

    def __init__(self, session: Session, parts: Mapping[str, Part], marks: Marks, words: TallyWords) -> None:
        self.session = session
        self.parts = parts
        self.marks = marks
        self.words = words

    def anchor(self, component: str) -> Point | None:
        found = (part.anchor(component) for part in self.parts.values())
        return next((place for place in found if place is not None), None)

    def show(self, done: int, pointed: Seat | None, card: Rect | None) -> None:
        """`card` is where the open card lies, if there is one: lines lead from it to what it counts."""
        lit = self.words.lit(done, pointed)
        self._show_parts(lit)
        first = next(iter(self.parts.values()))
        self.marks.set(
            veiled=first.rect.copy(),
            chips=self._chips(done),
            lines=self._lines(done, card),
            holes=tuple(at for at in map(self.anchor, lit) if at is not None),
            radius=self._radius(first),
        )

    def _show_parts(self, lit: tuple[str, ...]) -> None:
        shown = ShownOf(
            position=self.session.shown(None),
            figures=self.session.figures(None, 0),
            viewer=None,
            actor=None,
            signs=self.words.signs,
            effect=lit,
            phase=self.session.phase(None),
        )
        for part in self.parts.values():
            part.show(shown)

    def _chips(self, done: int) -> tuple[Chip, ...]:
        """They stay on every place that has been counted."""
        found, off = [], self.marks.grid.px(15)
        for count in self.words.tally.counts[:done]:
            at = None if self.words.has_cards(count) else self.anchor(count.component)
            if at is not None:
                found.append(Chip((at[0] + off, at[1] - off), self.words.signs[count.seat], signed(count.points)))
        return tuple(found)

    def _lines(self, done: int, card: Rect | None) -> tuple[tuple[Point, Point], ...]:
        last = self.words.last(done)
        if card is None or last is None or self.words.is_counted(done):
            return ()
        if not self.words.has_cards(last) or not last.points:
            return ()
        ends = [at for at in map(self.anchor, last.pieces) if at is not None]
        return tuple((card.midright, at) for at in ends) if len(ends) <= _MOST_LINES else ()

    def _radius(self, part: Part) -> int:
        """Of a place on the board: a little more than half the way to the next one."""
        counts, px = self.words.tally.counts, part.grid.px
        places = {at for count in counts for at in map(self.anchor, count.pieces) if at is not None}
        ways = [dist(one, other) for one, other in combinations(places, 2)]
        return max(px(12), min(px(40), round(0.56 * min(ways, default=px(40)))))
