"""What a measurement is, and the yardsticks: a fixed loop of plain Python, or catanatron where it is installed.

Machines differ and are shared, so a figure means little by itself: each is told with a reference measured in the same
run, turn and turn about.
"""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cache
from statistics import median
from typing import Any

ROUNDS = 5
"""How often our side and the reference take turns; the medians count."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the bench. `ratio` is value / reference_value; `floor` and `aim` are goals for the ratio, or for
    the value with `by_value`. `more` says whether more is better."""

    name: str
    value: float
    unit: str
    reference: str
    reference_value: float
    floor: float | None = None
    aim: float | None = None
    more: bool = False
    by_value: bool = False

    @property
    def ratio(self) -> float:
        return self.value / self.reference_value

    def plain(self) -> dict[str, Any]:
        figures = {"value": self.value, "reference_value": self.reference_value, "ratio": self.ratio}
        return {**asdict(self), **{name: _short(figure) for name, figure in figures.items()}}

    def verdict(self) -> str:
        """aim, floor or missed; empty without a goal."""
        measured = self.value if self.by_value else self.ratio
        for word, goal in (("aim", self.aim), ("floor", self.floor)):
            if goal is not None and (measured >= goal if self.more else measured <= goal):
                return word
        return "" if self.aim is None and self.floor is None else "missed"


Measurement = Callable[[], Iterable[Figure]]


def _short(value: float) -> float:
    """Four figures that mean something."""
    return float(f"{value:.4g}")


def seconds_of(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def side_by_side(*works: Callable[[], float], rounds: int = ROUNDS) -> list[float]:
    """The median of each work's own figure, all of them measured in turns."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for figures, work in zip(found, works, strict=True):
            figures.append(work())
    return [median(figures) for figures in found]


def repeat_for(seconds: float, work: Callable[[], int]) -> float:
    """How many of what `work` counts are done in a second of processor time."""
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


# -- the yardsticks --------------------------------------------------------------------------------------------------

CATANATRON = "catanatron 3.2.1"
LOOP = "plain Python loop"
"""Made so that a step of it takes about as long as a decision of catanatron 3.2.1."""


@cache
def reference_name() -> str:
    return CATANATRON if importlib.util.find_spec("catanatron") else LOOP


def reference_decision() -> str:
    return f"a decision of the {LOOP}" if reference_name() == LOOP else f"a decision of {CATANATRON}"


def reference_rate(seconds: float = 0.4) -> float:
    """Decisions a second of the yardstick."""
    return repeat_for(seconds, catanatron_game if reference_name() == CATANATRON else loop_steps)


def catanatron_game() -> int:
    """One random game with four seats, and how many decisions it had."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return len(getattr(game.state, "action_records", None) or game.state.actions)


_SIDE = 20


def loop_steps(steps: int = 400) -> int:
    """A made-up board game in ordinary Python: list the free cells, choose one, count its group."""
    rng = random.Random(1)
    cells: dict[tuple[int, int], int] = {}
    points = [0, 0, 0]
    for step in range(steps):
        free = [(row, col) for row in range(_SIDE) for col in range(_SIDE) if (row, col) not in cells]
        if not free:
            cells.clear()
            continue
        at = rng.choice(free)
        seat = step % 3
        cells[at] = seat
        group, edge = {at}, [at]
        while edge:
            row, col = edge.pop()
            for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if cells.get(near) == seat and near not in group:
                    group.add(near)
                    edge.append(near)
        points[seat] += len(group)
    return steps
