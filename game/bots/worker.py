"""Bots think in a process of their own, so that the window never waits for them.

The window's side is Thinker: ask with a ticket, sleep, be woken, poll. The process is started by the first question,
started again if it dies, and told to stop by the next question. Only plain data goes in and out.
"""

from __future__ import annotations

import multiprocessing
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any

from game.bots.judging import judge_for
from game.bots.levels import LEVELS, make_bot
from game.bots.reasons import explain
from game.bots.search import Search
from game.core.contract import Plain, Rules, Say, Seat, say
from game.core.text import to_text

QUIT = "quit"
"""Ends the process. Anything else that is no Question only ends the thought it is at."""

Brains = Callable[[str], tuple[Rules, Any]]
"""From a game's id to its rules and its judge. A function at the top of a module, so that a process can find it."""

HINT = LEVELS[-1].id
"""The level that is asked when a player wants a hint."""


@dataclass(frozen=True, slots=True)
class Question:
    ticket: int
    game: str
    view: Plain
    seat: Seat
    level: str
    seed: int
    seconds: float
    secret: bool
    """The seat itself wants to know (a hint), so the reason may tell what only the seat sees."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`action` is one line of text, empty if `problem` says why there is none. `detail` is for the error file."""

    ticket: int
    action: str = ""
    reason: Say | None = None
    seconds: float = 0.0
    playouts: int = 0
    problem: Say | None = None
    detail: str = ""


def answer(question: Question, brains: Brains, stopped: Callable[[], bool] = lambda: False) -> Answer:
    """Thinks about one question, here and now."""
    start = time.perf_counter()
    rules, given = brains(question.game)
    judge = judge_for(rules, given)
    view = rules.from_plain(question.view)
    bot = make_bot(question.level, question.seat, judge)
    if isinstance(bot, Search):
        bot.stopped = stopped
    options = rules.options(view, question.seat)
    left = max(0.0, question.seconds - (time.perf_counter() - start))
    action = bot.choose(rules, view, options, random.Random(question.seed), left)
    if len(options) == 1:
        reason = say("bots.why.forced")
    elif question.level == "random":
        reason = say("bots.why.random")
    else:
        reason = explain(rules, judge, view, question.seat, action, secret=question.secret)
    playouts = bot.made if isinstance(bot, Search) else 0
    return Answer(question.ticket, to_text(action), reason, time.perf_counter() - start, playouts)


def think(pipe: Connection, brains: Brains) -> None:
    """The life of the process: a question, an answer, until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if question == QUIT:
            return
        if not isinstance(question, Question):
            continue
        try:
            result = answer(question, brains, pipe.poll)
        except Exception:
            result = Answer(question.ticket, problem=say("bots.problem.failed"), detail=traceback.format_exc())
        try:
            pipe.send(result)
        except OSError:
            return


class Thinker:
    """One question at a time; a new one takes the place of the old. `wake` is called from another thread."""

    def __init__(self, brains: Brains, wake: Callable[[], None] = lambda: None) -> None:
        self._brains = brains
        self._wake = wake
        self._process: Any = None
        self._pipe: Any = None
        self._inbox: SimpleQueue[tuple[Any, Answer | None]] = SimpleQueue()
        self._pending: Question | None = None
        self._asked_again = False

    @property
    def is_thinking(self) -> bool:
        return self._pending is not None

    def ask(
        self,
        ticket: int,
        rules: Rules,
        view: Any,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float,
        *,
        secret: bool = False,
    ) -> None:
        """Returns at once; the answer to this ticket comes out of `poll` some time after `wake` was called."""
        self._asked_again = False
        self._send(Question(ticket, rules.id, rules.to_plain(view), seat, level, seed, seconds, secret))

    def poll(self) -> list[Answer]:
        """Answers that have arrived and are still wanted; never waits."""
        wanted: list[Answer] = []
        while True:
            try:
                pipe, said = self._inbox.get_nowait()
            except Empty:
                return wanted
            if said is None:
                wanted += self._after_a_crash(pipe)
            elif self._pending is not None and said.ticket == self._pending.ticket:
                self._pending = None
                wanted.append(said)

    def cancel(self) -> None:
        """Nobody wants the answer any more; the process stops at its next play-out and waits."""
        if self._pending is not None:
            self._pending = None
            self._tell(None)

    def close(self) -> None:
        """Ends the process; a process that does not go by itself is ended."""
        self._pending = None
        process, self._process = self._process, None
        if process is not None:
            self._tell(QUIT)
            process.join(0.2)
            if process.is_alive():
                process.kill()
                process.join()

    def _send(self, question: Question) -> None:
        self._pending = question
        if self._process is None or not self._process.is_alive() or not self._tell(question):
            self._start()
            self._tell(question)

    def _tell(self, message: Any) -> bool:
        """False if the process has just died; the listener will notice as well."""
        try:
            self._pipe.send(message)
        except OSError:
            return False
        return True

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think, args=(theirs, self._brains), daemon=True, name="bot")
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(self._pipe,), daemon=True, name="bot listener").start()

    def _listen(self, pipe: Connection) -> None:
        """In a thread of its own: waits for the process, which costs nothing, and wakes the window."""
        said: Answer | None = Answer(0)
        while said is not None:
            try:
                said = pipe.recv()
            except (EOFError, OSError):
                said = None
            self._inbox.put((pipe, said))
            self._wake()
        pipe.close()

    def _after_a_crash(self, pipe: Connection) -> list[Answer]:
        """The process is gone: ask a new one once, then say so."""
        question = self._pending
        if pipe is not self._pipe or question is None:
            return []
        if not self._asked_again:
            self._asked_again = True
            self._start()
            self._tell(question)
            return []
        self._pending = None
        self._process = None
        return [Answer(question.ticket, problem=say("bots.problem.crashed"))]
