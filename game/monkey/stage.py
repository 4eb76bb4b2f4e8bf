"""The application without a window: SDL's dummy screen, bots that answer at once, and time as the deeds say."""

from __future__ import annotations

import contextlib
import errno
import os
import random
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Self
from unittest import mock

import pygame

from game import app
from game.bots.worker import Answer, Question, Request, answer
from game.core.contract import say
from game.core.settings import Settings, save_settings
from game.core.words import Words
from game.games import brains_of
from game.monkey.beginning import Beginning, furnish
from game.monkey.deeds import Deed, Device, rounds
from game.monkey.positions import session_of
from game.scenes import application, start
from game.scenes.table import opening
from game.ui import display
from game.ui.context import Context
from game.ui.reader import Reader
from game.ui.trail import Trail

_TICK_S = 0.005
"""What looking at the clock takes here: so work that is done bit by bit comes as far on every machine."""
_POLLS_TO_THINK = (2, 2, 2, 2, 60)
"""One of these by lot: a table can be used while a bot thinks."""
_FAILS = 0.02


def _at_once() -> bool:
    """No search begins: one that counts play-outs would not look at the seconds it has."""
    return True


class QuickThinker:
    """Stands where the bots' process would be: thinks at once and without searching, answers a few polls later.

    Now and then it fails, as the process may.
    """

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck
        self._question: Question | None = None
        self._polls = 0

    def ask(self, request: Request) -> None:
        self._question = replace(request.question(), seconds=0.0, laps=0)
        self._polls = self._luck.choice(_POLLS_TO_THINK)

    def poll(self) -> list[Answer]:
        self._polls -= 1
        if self._question is None or self._polls > 0:
            return []
        asked, self._question = self._question, None
        if self._luck.random() < _FAILS:
            return [Answer(asked.ticket, problem=say("bots.problem.failed"))]
        return [answer(asked, brains_of, _at_once)]

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        """There is no process to end."""


class Stage:
    """One episode of the application. `do` raises whatever the application raises."""

    def __init__(self, beginning: Beginning, games: tuple[str, ...]) -> None:
        self.beginning = beginning
        self.games = games
        self.device = Device()
        self.spent_s = 0.0
        """Seconds of this process's own time that the longest round took."""
        self._open = contextlib.ExitStack()
        self._luck = random.Random(beginning.seed)
        self._now = 0.0
        self._full = False

    def __enter__(self) -> Self:
        hold = self._open.enter_context
        home = Path(hold(tempfile.TemporaryDirectory(prefix="hearthside-monkey-", ignore_cleanup_errors=True)))
        cache = Path(tempfile.gettempdir()) / f"hearthside-monkey-cache-{os.getpid()}"
        hold(mock.patch.dict(os.environ, {"HEARTHSIDE_HOME": str(home)}))
        hold(mock.patch("game.core.places.cache", lambda: cache))  # one for all episodes: nobody's work is lost in it
        hold(mock.patch("os.fsync", self._sync))
        hold(mock.patch("random.SystemRandom", lambda: self._luck))
        hold(mock.patch("time.perf_counter", self._ticking))
        hold(mock.patch("time.monotonic", lambda: self._now))
        furnish(home, self.beginning.home, self.beginning.seed, self.games)
        self._open_application()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def end(self) -> None:
        """All pages are left, as when the window is closed."""
        for scene in reversed(self.context.stack.scenes):
            scene.leave()

    def _sync(self, handle: int) -> None:
        """Where every file that is written comes by."""
        if self._full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _ticking(self) -> float:
        self._now += _TICK_S
        return self._now

    def _open_application(self) -> None:
        settings = Settings(**{"first_start_done": self.beginning.home != "fresh", **self.beginning.settings})
        display.open_window("Hearthside", self.beginning.size)
        pygame.event.clear()
        self.context = Context(
            Words(settings.language), settings, self.beginning.size, save=save_settings, words_for=Words
        )
        self.context.set_fullscreen = display.set_fullscreen
        application.prepare(self.context)
        self.context.services.thinker = QuickThinker(random.Random(self.beginning.seed))
        self.reader, self.trail = Reader(), Trail()

    def begin(self) -> None:
        """The first page. Apart from __enter__, so that what breaks here is told like everything else."""
        self.context.stack.push(start.first_scene(self.context))
        jump_to(self.context, self.beginning.jump)

    @property
    def is_over(self) -> bool:
        return self.context.quitting or not self.context.stack.scenes

    def do(self, done: Deed) -> None:
        if done.word == "jump":
            self.context.stack.reset(start.first_scene(self.context))
            jump_to(self.context, done.values[0])
        elif done.word in ("full", "room"):
            self._full = done.word == "full"
        for event in self.device.report(done):
            pygame.event.post(event)
        for ms in rounds(done):
            self._round(ms)
            if self.is_over:
                return

    def _round(self, ms: float) -> None:
        before = time.process_time()
        self._now += ms / 1000
        raws = deque(pygame.event.get())
        app.play_round(self.context, self.reader, raws, ms, pygame.display.get_surface(), self.trail)
        self.spent_s = max(self.spent_s, time.process_time() - before)


# -- pages -----------------------------------------------------------------------------------------------------------


def jump_to(context: Context, jump: dict[str, Any]) -> None:
    """Open a page over the first one, as if somebody had gone there."""
    game = jump.get("game", "")
    match jump["to"]:
        case "setup":
            start.open_setup(context, game)
        case "lessons":
            start.open_lessons(context, game)
        case "rules":
            start.open_rules(context, game)
        case "saved":
            start.open_saved(context, jump["finished"])
        case "settings":
            start.open_settings(context)
        case "gallery":
            start.open_gallery(context)
        case "about":
            start.open_about(context)
        case "lesson":
            start.start_lesson(context, game, jump["chapter"])
        case "table" | "result" | "replay" | "coach":
            _open_match(context, jump)


def _open_match(context: Context, jump: dict[str, Any]) -> None:
    from game.scenes.replay import ReplayScene

    session = session_of(jump["match"])
    if jump["to"] == "replay":
        context.stack.push(ReplayScene(context, session))
    elif jump["to"] == "coach":
        opening.open_coach(context, session)
    elif jump["branch"]:
        context.stack.push(opening.branch_of(context, session, len(session) // 2, new_luck=True))
    else:
        context.stack.push(opening.table_for(context, session))


def scenes_shown(context: Context) -> Iterator[str]:
    """The names of the scenes on the stack, the lowest first."""
    return (type(scene).__name__ for scene in context.stack.scenes)
