"""Tasks the bench runs in a process of their own: the menu, frames of the table, idling, ten games.

`python -m game.scenes.measured TASK` prints one line of JSON; game/cli/bench_child.py starts it.
"""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

SIZE = (1920, 1080)
_PLACES_LEAST = 4
"""So many lit places a table must have whose frames are measured."""
_FINE_S = 1e-5
_MOVING_LEAST = 60
"""So many frames in which a piece moves; not every action moves one."""


def memory_mb() -> float:
    """What this process holds now; where the system does not tell, the most it ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(kilobytes) / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def opened_before() -> dict[str, Any]:
    """Somebody has opened the application, waited until home was painted and closed it."""
    from game.core.settings import Settings, save_settings

    save_settings(Settings(first_start_done=True))
    import pygame

    from game import app
    from game.scenes.application import open_window

    def until_done(context: Any, guard: Any) -> None:
        while context.stack.update(50):
            context.stack.draw(pygame.display.get_surface())

    app.run_loop = until_done
    open_window()
    return {}


def start(frame: str) -> dict[str, Any]:
    """The real application up to a frame of that number, as a player starts it, then what it holds."""
    from game.cli.open import run
    from game.ui import display

    shown, left = display.show, list(range(int(frame)))

    def count(rects: Any) -> None:
        shown(rects)
        left.pop()
        if not left:
            print(json.dumps({"memory": memory_mb()}), flush=True)
            os._exit(0)

    display.show = count
    run(Namespace())
    return {}


class _StillBots:
    """Bots that never answer: the table waits, and nothing of them is measured."""

    def ask(self, request: Any) -> None:
        pass

    def poll(self) -> list[Any]:
        return []

    def cancel(self) -> None:
        pass


def _table(game: str, seats: int, turns: int, motion: str) -> tuple[Any, Any, Any]:
    """Context, scene and window of a table at 1920x1080 with one person, some turns into a random match."""
    from game.core.contract import CHANCE
    from game.core.session import SeatSetup, Session, Setup
    from game.core.settings import Settings
    from game.core.words import Words
    from game.games import rules_of
    from game.scenes.table.scene import TableScene
    from game.table.director import Director
    from game.ui import display
    from game.ui.context import Context

    names = tuple(SeatSetup(f"P{n + 1}", n, "" if n == 0 else "random") for n in range(seats))
    rng = random.Random(3)

    def played(turns: int) -> Session:
        session = Session(rules_of(game), Setup(game, names, 3))
        while session.waiting() and (min(session.turns()) < turns or session.waiting() != (0,)):
            seat = session.waiting()[0]
            assert seat != CHANCE
            session.submit(seat, rng.choice(session.options(seat)))
        return session

    session = played(turns)
    if session.is_over():  # a game of few turns: in its middle
        session = played(min(session.turns()) // 2)
    window = display.open_window("bench", SIZE)
    settings = Settings(language="en", motion=motion, volume=0.0, first_start_done=True)
    context = Context(Words("en"), settings, SIZE)
    scene = TableScene(context, Director(session, _StillBots()))
    context.stack.push(scene)
    for _ in range(100):
        context.stack.update(50)
    display.show(context.stack.draw(window))
    return context, scene, window


def _milliseconds(work: Any) -> float:
    """Of this process alone where the system can tell, so that others on a busy machine do not count."""
    fine = time.get_clock_info("process_time").resolution < _FINE_S
    clock = time.process_time if fine else time.perf_counter
    start = clock()
    work()
    return (clock() - start) * 1e3


def frames(game: str) -> dict[str, Any]:
    """Milliseconds of frames at 1920x1080, brought to the window, with blits of the whole screen in between."""
    import pygame

    from game.ui import display
    from game.ui.events import LEFT, Pointer

    context, scene, window = _table(game, 4, 12, "normal")
    stack = context.stack
    picture = pygame.Surface(SIZE, depth=32).convert()
    found: dict[str, list[float]] = {"blit": [], "full": [], "hover": [], "moving": []}

    shown: list[Any] = []

    def draw() -> None:
        shown[:] = stack.draw(window)
        display.show(shown)

    def point(place: tuple[int, int]) -> None:
        stack.handle(Pointer("move", place))
        draw()

    def move_on() -> None:
        stack.update(16)
        draw()

    def lit() -> list[tuple[int, int]]:
        return [place for c in scene.director.lit() if (place := scene.anchor(c)) is not None]

    places, rng = lit(), random.Random(3)
    while len(places) < _PLACES_LEAST and not scene.session.is_over():  # not the phase in which things are laid
        _say_anything(scene, rng)
        scene.motion.finish()
        places = lit()
    for _ in range(100):
        stack.update(50)
    for number in range(40):
        place = places[number % len(places)]
        found["blit"].append(_milliseconds(lambda: window.blit(picture, (0, 0))))
        stack.expose()
        found["full"].append(_milliseconds(draw))
        found["hover"].append(_milliseconds(partial(point, place)))
        move_on()
    for kind in ("down", "up"):
        stack.handle(Pointer(kind, place, LEFT))
    if not scene.motion.busy:  # the click has only chosen, or a question came: it is said without hands
        scene.director.submit(scene.director.options()[0])
    while len(found["moving"]) < _MOVING_LEAST and not scene.session.is_over():
        move_on()  # this one shows what the action has changed besides
        while scene.motion.busy:
            drawn = _milliseconds(move_on)
            found["moving"] += [drawn] if shown else []
        _say_anything(scene, rng)
    assert found["moving"], "nothing moved after legal actions"
    return found


def _say_anything(scene: Any, rng: random.Random) -> None:
    seat = scene.session.waiting()[0]
    scene.session.submit(seat, rng.choice(scene.session.options(seat)))


def idle(game: str, stirring: str = "") -> dict[str, Any]:
    """The share of a core that a table costs while nothing moves, or only water and smoke, and nobody touches it."""
    import game.app as app
    from game.scenes.mishap.guard import Guard

    context, _, _ = _table(game, 3, 4, "normal")
    context.in_window = bool(stirring)
    spent: list[float] = []

    def watch() -> None:
        time.sleep(3.0)
        before, start = time.process_time(), time.perf_counter()
        time.sleep(4.0)
        spent.append((time.process_time() - before) / (time.perf_counter() - start))
        context.quitting = True

    threading.Thread(target=watch, daemon=True).start()
    app.run_loop(context, Guard(context, app.play_round))
    return {"share": spent[0]}


def table(game: str) -> dict[str, Any]:
    """What the application holds with one table open."""
    _table(game, 3, 4, "normal")
    return {"memory": memory_mb()}


def ten_games(game: str) -> dict[str, Any]:
    """Memory after ten whole matches on the table, every line of them drawn."""
    from dataclasses import replace

    from game.core.session import Session
    from game.scenes.table.scene import TableScene
    from game.table.director import Director

    context, scene, window = _table(game, 3, 1, "none")
    rng, rules, setup = random.Random(9), scene.session.rules, scene.session.setup
    del scene  # or its pictures would be held beside those of the matches, which nobody does
    for number in range(10):
        session = Session(rules, replace(setup, seed=number))
        context.stack.reset(TableScene(context, Director(session, _StillBots())))
        while not session.is_over():
            seat = session.waiting()[0]
            session.submit(seat, rng.choice(session.options(seat)))
            context.stack.update(50)
            context.stack.draw(window)
    return {"memory": memory_mb()}


def clicks(game: str, wide: str, high: str, seats: str, lines: str) -> dict[str, Any]:
    """Every click and hover of a match; see measured_clicks.py."""
    from game.scenes.measured_clicks import ClickedMatch

    return ClickedMatch(game, (int(wide), int(high)), int(seats), int(lines)).play()


TASKS: dict[str, Callable[..., dict[str, Any]]] = {
    "opened_before": opened_before,
    "start": start,
    "frames": frames,
    "idle": idle,
    "table": table,
    "ten_games": ten_games,
    "clicks": clicks,
}

if __name__ == "__main__":
    figures = TASKS[sys.argv[1]](*sys.argv[2:])
    print(json.dumps(figures), flush=True)
    os._exit(0)  # what is measured is the start, not the farewell
