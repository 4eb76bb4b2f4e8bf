"""Speed of the screen: frames of the table, the first frame, idling, memory; each in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from game.cli.bench_child import BARE, run_child
from game.cli.bench_figures import Figure, side_by_side
from game.games import CATALOGUE

_FRAMES = {"full": (10.0, 7.0), "hover": (1.0, 0.3), "moving": (3.0, 1.5)}
"""Which frame, and its goals in blits of the whole screen."""


def frames() -> Iterator[Figure]:
    for game in CATALOGUE:
        found = run_child("frames", game)
        blit = median(found["blit"])
        for kind, (floor, aim) in _FRAMES.items():
            yield Figure(f"{game}_frame_{kind}", median(found[kind]), "ms", "blit of 1920x1080", blit, floor, aim)


def start() -> Iterator[Figure]:
    """From the command to the first frame, and what the application holds then."""
    memory: list[float] = []

    def menu() -> float:
        found = run_child("menu")
        memory.append(found["memory"])
        return float(found["ms"])

    ours, bare = side_by_side(menu, lambda: float(run_child(BARE)["ms"]))
    yield Figure("first_frame", ours, "ms", "bare pygame window", bare, 2.0, 1.5)
    yield Figure("memory_start", median(memory), "MB", "", None, 120.0, 80.0)


def idle() -> Iterator[Figure]:
    for game in CATALOGUE:
        found = run_child("idle", game)
        yield Figure(f"{game}_idle", found["share"] * 100, "% of a core", "", None, 1.0, 0.2)
        yield Figure(f"{game}_memory_table", found["memory"], "MB")


def memory() -> Iterator[Figure]:
    for game in CATALOGUE:
        found = run_child("ten_games", game)
        yield Figure(f"{game}_memory_ten_games", found["memory"], "MB", "", None, 200.0, 120.0)


MEASUREMENTS = {"frames": frames, "start": start, "idle": idle, "memory": memory}
