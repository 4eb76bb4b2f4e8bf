"""What counts as broken: an exception, a round that takes too long, and a page that nobody can leave."""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core import places
from game.monkey import sight
from game.monkey.deeds import Deed, deed
from game.monkey.stage import Stage, scenes_shown

LONGEST_ROUND_S = 2.0
_GIVEN_UP_S = 40.0
"""A round that takes this long will never end."""


class Stuck(Exception):
    """Raised inside a round that does not come to its end."""


@dataclass(frozen=True)
class Failure:
    """`place` is the same for two failures of the same kind: what is shrunk must still fail there."""

    place: str
    told: str

    @property
    def is_an_exception(self) -> bool:
        return not self.place.startswith(("slow", "no way out"))


def failure_of(error: BaseException) -> Failure:
    """Named after the innermost of our own lines, with the words of the error left out."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [f for f in frames if _is_ours(f.filename)] or list(frames)
    last = ours[-1]
    place = f"{type(error).__name__} in {places.shown(Path(last.filename))}:{last.name}"
    return Failure(place, "".join(traceback.format_exception(error)))


def _is_ours(file: str) -> bool:
    path = Path(file)
    return path.is_relative_to(places.ROOT / "game") and not path.is_relative_to(places.ROOT / "game" / "monkey")


@contextlib.contextmanager
def alarm() -> Iterator[None]:
    """Interrupts what would never end; where the system has no such clock, it is waited for."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: Any) -> None:
        raise Stuck(f"A round took more than {_GIVEN_UP_S:.0f} s.")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, _GIVEN_UP_S)  # our own time: others may keep the machine busy
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def attempt(act: Callable[[], object]) -> Failure | None:
    """Do it, and tell what broke."""
    try:
        with alarm():
            act()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return failure_of(error)
    return None


def slowness(stage: Stage) -> Failure | None:
    """The longest round so far, if it was too long."""
    spent, stage.spent_s = stage.spent_s, 0.0
    if spent <= LONGEST_ROUND_S:
        return None
    top = stage.context.stack.top
    return Failure(f"slow round: {type(top).__name__}", f"A round took {spent:.1f} s in {type(top).__name__}.")


# -- the way out -----------------------------------------------------------------------------------------------------

ESCAPES: tuple[Deed, ...] = (deed("key", "escape"), deed("wait", 400))


def page(stage: Stage) -> tuple[Any, ...]:
    """What would be different if a key or a button had done anything."""
    context = stage.context
    top = context.stack.top
    shown = tuple((type(w).__name__, w.name, tuple(w.rect), w.enabled) for w in sight.widgets(context))
    director = getattr(top, "director", None)
    state = (director.stage, director.hidden, len(director.session)) if director is not None else ()
    return tuple(scenes_shown(context)), shown, state, context.quitting


def ways_out(stage: Stage) -> Iterator[tuple[Deed, ...]]:
    """Escape first, then every button one after the other."""
    yield ESCAPES
    for widget in sight.usable(stage.context):
        x, y = widget.rect.center
        yield deed("down", 1, x, y), deed("up", 1, x, y), deed("wait", 400)


def dead_end(stage: Stage, done: list[Deed]) -> Failure | None:
    """A page on which neither Escape nor any button changes anything. What is tried goes into `done`."""
    before, name = page(stage), type(stage.context.stack.top).__name__
    for tried in ways_out(stage):
        for one in tried:
            done.append(one)
            stage.do(one)
            if stage.is_over:
                return None
        if page(stage) != before:
            return None
    return Failure(f"no way out: {name}", f"Neither Escape nor any button of {name} does anything.")
