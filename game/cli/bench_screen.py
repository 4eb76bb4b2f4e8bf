"""Speed of the screen: frames of the table, the first frame, idling, memory; each in a process of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from statistics import median

from game.cli.bench_child import BARE, BARE_IDLE, run_child
from game.cli.bench_figures import Figure, side_by_side
from game.games import CATALOGUE

WINDOW = "bare pygame window"
_FRAMES: dict[str, tuple[float | None, float | None]] = {
    "full": (10.0, 7.0),
    "hover": (None, None),
    "moving": (3.0, 1.5),
}
"""Which frame, and its goals in blits of the whole screen; what a hover may take is a goal of the clicks."""


def frames() -> Iterator[Figure]:
    for game in CATALOGUE:
        found = run_child("frames", game)
        blit = median(found["blit"])
        for kind, (floor, aim) in _FRAMES.items():
            yield Figure(f"{game}_frame_{kind}", median(found[kind]), "ms", "blit of 1920x1080", blit, floor, aim)


def start() -> Iterator[Figure]:
    """From the command to the picture of home, and to home itself, when it has been opened before; what it holds."""
    held: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as home:
        run_child("opened_before", home=home)

        def until(task: str, *arguments: str) -> float:
            found = run_child(task, *arguments, home=home)
            held.setdefault(task, []).append(found["memory"])
            return float(found["ms"])

        seen, live, bare = side_by_side(
            lambda: until("start", "1"), lambda: until("start", "2"), lambda: until(BARE), rounds=9
        )
    yield Figure("first_frame", seen, "ms", WINDOW, bare, 2.0, 1.5)
    yield Figure("home_alive", live, "ms", WINDOW, bare, 2.5, 1.5)
    yield Figure("memory_start", max(held["start"]), "MB", WINDOW, median(held[BARE]), 120.0, 80.0, by_value=True)


def idle() -> Iterator[Figure]:
    for game in CATALOGUE:
        found, bare = run_child("idle", game), run_child(BARE_IDLE)
        share, reference = found["share"] * 100, bare["share"] * 100
        yield Figure(f"{game}_idle", share, "% of a core", WINDOW, reference, 0.3, 0.15, by_value=True)
        share = run_child("idle", game, "stirring")["share"] * 100
        yield Figure(f"{game}_idle_stirring", share, "% of a core", WINDOW, reference, 2.0, 0.8, by_value=True)


def memory() -> Iterator[Figure]:
    bare = run_child(BARE)["memory"]
    for game in CATALOGUE:
        yield Figure(f"{game}_memory_table", run_child("table", game)["memory"], "MB", WINDOW, bare)
        held = run_child("ten_games", game)["memory"]
        yield Figure(f"{game}_memory_ten_games", held, "MB", WINDOW, bare, 200.0, 120.0, by_value=True)


CLICK_SIZES = ((1280, 720), (1920, 1080))
_SEATS, _LINES = "3", "150"
_CLICK_GOALS = {
    "hover_p95": (8.0, 4.0),
    "click_p95": (33.0, 16.0),
    "later_p95": (33.0, 16.0),
    "hover_max": (100.0, 50.0),
    "click_max": (100.0, 50.0),
    "later_max": (100.0, 50.0),
}
"""Milliseconds on a quiet machine: floor and aim."""


def clicks() -> Iterator[Figure]:
    """From the system's event to the picture in the window, over the first lines of a match that is saved as it goes;
    `own` is what this process takes of a core for it, `later` the longest round after each, until nothing moves."""
    for game in CATALOGUE:
        for wide, high in CLICK_SIZES:
            found = run_child("clicks", game, str(wide), str(high), _SEATS, _LINES)
            blit = median(found["blit"])
            for kind in ("hover", "click", "later"):
                for which, share in (("p50", 0.5), ("p95", 0.95), ("max", 1.0)):
                    name = f"{kind}_{which}"
                    floor, aim = _CLICK_GOALS.get(name, (None, None))
                    value, reference = _share(found[kind], share), f"blit of {wide}x{high}"
                    yield Figure(f"{game}_{high}_{name}", value, "ms", reference, blit, floor, aim, by_value=True)
            for kind in ("hover", "click"):
                own, wall = (_share(found[one], 0.95) for one in (f"{kind}_own", kind))
                yield Figure(f"{game}_{high}_{kind}_own", own, "ms of a core", "its p95 by the clock", wall)
                calls = found[f"{kind}_calls"]
                yield Figure(f"{game}_{high}_{kind}_calls", median(calls), "calls", "the most", max(calls))
            for word, spent in sorted(found["actions"].items()):
                yield Figure(f"{game}_{high}_{word}", median(spent), "ms", "the longest", max(spent))
            clicks = len(found["click"]) + len(found["click_calls"])
            yield Figure(f"{game}_{high}_not_by_hand", len(found["unclicked"]), "actions", "clicks", clicks)


def _share(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


MEASUREMENTS = {"clicks": clicks, "frames": frames, "start": start, "idle": idle, "memory": memory}
