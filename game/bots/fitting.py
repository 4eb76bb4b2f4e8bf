"""Weights of a judge's terms from matches that were played: least squares over temporal differences.

Every round of a match says how far ahead each seat is in each term, the end how far ahead it was in points. A weight
is right if what is promised now agrees with what is promised a round later, and in the end with the points (TD with
eligibility traces, solved at once instead of step by step). All is counted against the average of the table, so what
every position of that round has in common, and luck that fell to all, teaches nothing.

Searching over weights with whole matches as the answer (cross-entropy, CMA) was weighed against it: a match then says
won or lost once, for thirty weights together, and needs some thousands of matches for each step. Here each match
says something of each weight some sixty times, and a few dozen are enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

LAMBDA = 0.9
"""How far the end of a match reaches back; the rest comes from the promise of the next round."""
PRIOR = 500.0
"""As many positions the weights count that were in force before: a term that hardly varies keeps its own."""
LEAST, MOST = 0.3, 3.0
"""No weight leaves these bounds: a term may be wrong in size, hardly in sign."""
STEP = 0.5
"""The part of the way to the solution that is gone in one go, since other weights play other matches."""

Vector = list[float]


@dataclass
class Sums:
    """What is kept of all matches: enough to solve for the weights, and to go on another day."""

    size: int
    matrix: list[Vector] = field(default_factory=list)
    goal: Vector = field(default_factory=list)
    squares: Vector = field(default_factory=list)
    positions: int = 0

    def __post_init__(self) -> None:
        if not self.matrix:
            self.matrix = [[0.0] * self.size for _ in range(self.size)]
            self.goal, self.squares = [0.0] * self.size, [0.0] * self.size

    def add(self, way: Sequence[Vector], outcome: float) -> None:
        """The way of one seat, round by round, and by how much it was ahead of the table in the end."""
        trace = [0.0] * self.size
        for number, here in enumerate(way):
            following = way[number + 1] if number + 1 < len(way) else [0.0] * self.size
            trace = [LAMBDA * old + now for old, now in zip(trace, here, strict=True)]
            change = [now - then for now, then in zip(here, following, strict=True)]
            for row, weight in zip(self.matrix, trace, strict=True):
                if weight:
                    for column, value in enumerate(change):
                        row[column] += weight * value
            for column, value in enumerate(here):
                self.squares[column] += value * value
        self.goal = [old + outcome * last for old, last in zip(self.goal, trace, strict=True)]
        self.positions += len(way)

    def join(self, other: Sums) -> None:
        for row, more in zip(self.matrix, other.matrix, strict=True):
            row[:] = [a + b for a, b in zip(row, more, strict=True)]
        self.goal = [a + b for a, b in zip(self.goal, other.goal, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.positions += other.positions

    def weights(self, before: Mapping[str, float]) -> dict[str, float]:
        """Better ones, as far as these matches tell, in the order of the ones before."""
        old = list(before.values())
        matrix, goal = [row[:] for row in self.matrix], self.goal[:]
        for number, square in enumerate(self.squares):
            held = PRIOR * (square / self.positions if self.positions else 0.0) + 1e-9
            matrix[number][number] += held
            goal[number] += held * old[number]
        moved = (STEP * new + (1 - STEP) * now for new, now in zip(solve(matrix, goal), old, strict=True))
        return {name: min(MOST, max(LEAST, value)) for name, value in zip(before, moved, strict=True)}


def solve(matrix: list[Vector], goal: Vector) -> Vector:
    """Gaussian elimination; changes what it is given."""
    size = len(goal)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(matrix[row][step]))
        matrix[step], matrix[pivot] = matrix[pivot], matrix[step]
        goal[step], goal[pivot] = goal[pivot], goal[step]
        for row in range(step + 1, size):
            part = matrix[row][step] / matrix[step][step]
            if part:
                for column in range(step, size):
                    matrix[row][column] -= part * matrix[step][column]
                goal[row] -= part * goal[step]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (goal[row] - rest) / matrix[row][row]
    return found
