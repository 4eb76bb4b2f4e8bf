"""Stands around every round of the window: a mistake of ours ends a scene, never the application.

The player goes on where that can be: at the table, made anew from the running match; else at home; else on a plain
page that needs neither a game nor the house's look; else the application ends with a sentence. A place that does not
hold for a few seconds is given up for the next one, so that nothing goes round for ever.
"""

from __future__ import annotations

import contextlib
import sys
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game import VERSION
from game.core import crash_report
from game.scenes import start
from game.scenes.mishap.page import MishapScene, Told
from game.scenes.mishap.plain import PlainScene, Sentences
from game.ui import memory
from game.ui.context import Context
from game.ui.events import Quit, Resize
from game.ui.reader import Reader
from game.ui.scene import Scene
from game.ui.trail import Trail
from game.ui.widgets import TextField

if TYPE_CHECKING:
    from game.core.session import Session

TABLE, HOME, PLAIN, END = range(4)
_HOLDS_AFTER_MS = 3000.0
_LAST_WORDS = "Hearthside has ended after a mistake of its own; every match is saved. Please start it again."

Round = Callable[[Context, Reader, "deque[Any]", float, Surface | None, Trail], bool]


class Guard:
    """`play_round` is one unguarded round of the window. `failed` once nothing but the end was left."""

    def __init__(self, context: Context, play_round: Round, *, folder: Path | None = None) -> None:
        self.context = context
        self.reader, self.trail = Reader(), Trail()
        self.failed = False
        self.reports: list[Path] = []
        self._play_round = play_round
        self._folder = folder
        self._level = TABLE
        self._held_ms = _HOLDS_AFTER_MS
        self._last: tuple[str, int] = ("", -1)
        self._written: dict[str, str] = {}
        self._sentences = Sentences.of(context)
        context.report = self.report

    # -- what is guarded ----------------------------------------------------------------------------------------

    def round(self, raws: Iterable[Any], step_ms: float, screen: Surface | None) -> bool:
        """One round; True while something moves or was just asked for."""
        waiting = deque(raws)
        try:
            moving = self._play_round(self.context, self.reader, waiting, step_ms, screen, self.trail)
            if not isinstance(self.context.stack.top, (MishapScene, PlainScene)):
                self._held_ms += step_ms
            return moving
        except Exception as error:
            leaving = isinstance(self.trail.last, Quit) and self.trail.moment == "event"
            self._get_over(error)
            if leaving:
                self.context.quit()
            self._hear_what_matters(waiting)
            return True

    def attempt(self, moment: str, act: Callable[[], object]) -> bool:
        """What happens outside of rounds, such as the first scene. False if it went wrong."""
        self.trail.moment = moment
        try:
            act()
        except Exception as error:
            self._get_over(error)
            return False
        return True

    def open_first(self, first_scene: Callable[[Context], Scene]) -> None:
        """Unless the start has gone wrong already, and the player was told."""
        if not self.context.stack.scenes:
            self.attempt("start", lambda: self.context.stack.push(first_scene(self.context)))

    def finish(self, act: Callable[[], object]) -> None:
        """The last thing that is done; a mistake here is only written down."""
        self.trail.moment = "end"
        try:
            act()
        except Exception as error:
            self.report(error)

    def _hear_what_matters(self, waiting: deque[Any]) -> None:
        """Of the events that the broken round left, the window's own still count."""
        for raw in waiting:
            with contextlib.suppress(Exception):
                event = self.reader.read(raw)
                if isinstance(event, Quit):
                    self.context.quit()
                elif isinstance(event, Resize):
                    self.context.resize(event.size)

    # -- writing it down ----------------------------------------------------------------------------------------

    def report(self, error: BaseException | str) -> str:
        """Writes a report, once for each mistake; its path, or empty where nothing can be written. Never fails."""
        sign = error if isinstance(error, str) else crash_report.signature(error)
        if sign not in self._written:
            self._written[sign] = ""
            try:
                text = crash_report.report(
                    error,
                    self.trail.moment,
                    VERSION,
                    events=self.trail.told(),
                    sessions=self._sessions(),
                    private=self._private(),
                )
                print(text, file=sys.stderr)
                path = crash_report.keep(text, self._folder)
                self.reports.append(path)
                self._written[sign] = str(path)
            except Exception:
                return ""  # a full disk, a closed terminal: the player goes on all the same
        return self._written[sign]

    def _sessions(self) -> list[Session]:
        from game.core.session import Session  # with all of the rules' core: home stands before it

        found = [getattr(scene, "session", None) for scene in self.context.stack.scenes]
        return list({id(one): one for one in found if isinstance(one, Session)}.values())

    def _private(self) -> set[str]:
        """Everything that a person has typed, as far as anybody still knows it."""
        words: set[str] = set()
        settings = self.context.settings
        for kept in (getattr(settings, "last_table", {}), getattr(settings, "presets", {})):
            words |= set(_strings(kept))
        for game in getattr(settings, "presets", {}).values():
            words |= set(game)
        for scene in self.context.stack.scenes:
            words |= {widget.text for widget in scene.root.walk() if isinstance(widget, TextField)}
        return {word for word in words if len(word) > 1}

    # -- going on -----------------------------------------------------------------------------------------------

    def _get_over(self, error: Exception) -> None:
        level = self._next_level(error)
        moment, file = self.trail.moment, self.report(error)
        left = self._leave_everything()
        for place in range(level, END):
            self._level, self._held_ms = place, 0.0
            try:
                if self._open(place, left, Told(moment, file)):
                    return
            except Exception as another:
                file = self.report(another) or file
                self._leave_everything()
        self.failed = True
        with contextlib.suppress(Exception):
            print(_LAST_WORDS, file=sys.stderr)
        self.context.quit()

    def _next_level(self, error: Exception) -> int:
        """A step further down if the last place did not hold; home if the same happens again in the same position."""
        sessions = self._sessions()
        here = crash_report.signature(error), len(sessions[-1]) if sessions else -1
        again, self._last = here == self._last, here
        if self._held_ms < _HOLDS_AFTER_MS:
            return self._level + 1
        return HOME if again else TABLE

    def _leave_everything(self) -> list[Scene]:
        """All scenes go, the broken one too; the bots' process is not kept waiting for any of them."""
        scenes = self.context.stack.abandon()
        for scene in reversed(scenes):
            try:
                scene.leave()
            except Exception as error:
                self.report(error)
                with contextlib.suppress(Exception):
                    self.context.services.thinker.close()
        with contextlib.suppress(Exception):
            memory.give_back()
        return scenes

    def _open(self, place: int, left: list[Scene], told: Told) -> bool:
        stack = self.context.stack
        if place == TABLE:
            again = next((made for made in (scene.again() for scene in reversed(left)) if made is not None), None)
            if again is None:
                return False
            stack.push(again)
            stack.push(MishapScene(self.context, told.at("table")))
        elif place == HOME:
            stack.push(start.home(self.context))
            stack.push(MishapScene(self.context, told.at("home")))
        else:
            stack.push(PlainScene(self.context, self._sentences, told, self._try_again))
        return True

    def _try_again(self) -> None:
        self.context.stack.replace(start.home(self.context))


def _strings(value: Any) -> Iterable[str]:
    """Names stand among other texts of a table's plain data, under the key `name`."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "name" and isinstance(item, str):
                yield item
            yield from _strings(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _strings(item)
