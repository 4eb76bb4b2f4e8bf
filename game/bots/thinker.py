"""The window's side of the bots' process: ask with a ticket, sleep, be woken, poll.

The process is started by the first question and told to stop by the next one. If it dies it is started again and
asked once more; if it does not answer in time it is ended, and a quick bot takes its place, here in the window's own
process, so that a match goes on whatever happens to the other one. With the first question of a level that searches
with more cores it is started anew with its helpers, who live as long as it does.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any

from game.bots.crew import Brains, help_out
from game.bots.levels import helpers_for, level
from game.bots.worker import ANSWERS, QUIT, READY, Answer, Question, Request, answer, think
from game.core.contract import Say, say

QUICK = "normal"
"""The strongest level that does not search."""
_START_S = 40.0
"""A slow machine with a virus scanner takes its time to start a process."""
_LATE_S = 12.0
"""So much later than promised, and nobody at the table believes in an answer any more."""
_MOST_FAILURES = 2
"""In a row; then no process is asked again."""


def own_cores() -> int:
    """Those that the system lets this application use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Thinker:
    """One question at a time; a new one takes the place of the old. `wake` is called from another thread."""

    def __init__(
        self,
        brains: Brains,
        wake: Callable[[], None] = lambda: None,
        *,
        start_s: float = _START_S,
        late_s: float = _LATE_S,
        answers: int = ANSWERS,
        cores: int = 0,
    ) -> None:
        self._brains = brains
        self._cores = cores or own_cores()
        self._helpers = 0
        """How many the process was started with."""
        self._answers = answers
        self._wake = wake
        self._start_s, self._late_s = start_s, late_s
        self._process: Any = None
        self._pipe: Any = None
        self._inbox: SimpleQueue[tuple[Any, Any]] = SimpleQueue()
        """Who says it (a pipe, or the question itself if it was answered here), and what."""
        self._pending: Question | None = None
        """What somebody waits for."""
        self._sent: Question | None = None
        """What the process is at: it gets no other question until it has answered, so the pipe is never full."""
        self._since = 0.0
        self._listens = False
        self._told_to_stop = False
        self._asked_again = False
        self._failures = 0

    @property
    def is_thinking(self) -> bool:
        return self._pending is not None

    def ask(self, request: Request) -> None:
        """Returns at once; the answer to this ticket comes out of `poll` some time after `wake` was called."""
        self._pending = replace(request.question(), helpers=helpers_for(request.level, self._cores))
        if self._failures >= _MOST_FAILURES:
            self._think_here(self._pending, None)
        elif self._sent is None:
            self._asked_again = False
            self._hand_over(self._pending)
        else:
            self._stop_thought()

    def poll(self) -> list[Answer]:
        """Answers that have arrived and are still wanted; never waits, and notices who never answers."""
        wanted: list[Answer] = []
        while True:
            try:
                source, said = self._inbox.get_nowait()
            except Empty:
                break
            wanted += self._heard(source, said)
        if self._sent is not None and time.monotonic() - self._since > self._longest(self._sent):
            self._give_up_waiting()
        return wanted

    def cancel(self) -> None:
        """Nobody wants the answer any more; the process stops at its next play-out and waits."""
        self._pending = None
        self._stop_thought()

    def close(self) -> None:
        """Ends the process; a process that does not go by itself is ended."""
        self._pending = self._sent = None
        process, self._process = self._process, None
        if process is not None:
            self._tell(QUIT)
            process.join(0.2)
            if process.is_alive():
                process.kill()
                process.join()

    # -- to the process -----------------------------------------------------------------------------------------

    def _hand_over(self, question: Question) -> None:
        self._sent, self._since, self._told_to_stop = question, time.monotonic(), False
        if not self._is_manned_for(question) or not self._tell(question):
            if self._start():
                self._tell(question)
            else:
                self._sent = None
                self._failures = _MOST_FAILURES
                self._think_here(question, say("bots.problem.given_up"))

    def _is_manned_for(self, question: Question) -> bool:
        """Whether there is a process, with all helpers it needs; one that has too few goes by itself."""
        is_there = self._process is not None and self._process.is_alive()
        if question.helpers > self._helpers:
            self._helpers = question.helpers
            if is_there:
                self._tell(QUIT)
            return False
        return is_there

    def _stop_thought(self) -> None:
        if self._sent is not None and not self._told_to_stop:
            self._told_to_stop = True
            self._tell(None)

    def _tell(self, message: Any) -> bool:
        """False if the process has just died; the listener will notice as well."""
        try:
            self._pipe.send(message)
        except OSError:
            return False
        return True

    def _start(self) -> bool:
        """False where the system allows no further process."""
        context = multiprocessing.get_context("spawn")
        self._listens, self._since = False, time.monotonic()
        try:
            self._pipe, theirs = context.Pipe()
            pipes = [context.Pipe() for _ in range(self._helpers)]
            its = (theirs, self._brains, self._answers, [ours for ours, _ in pipes])
            self._process = context.Process(target=think, args=its, daemon=True, name="bot")
            self._process.start()
            for _, end in pipes:
                context.Process(target=help_out, args=(end, self._brains), daemon=True, name="bot helper").start()
        except OSError:
            self._process = None
            return False
        for end in (theirs, *(end for both in pipes for end in both)):
            end.close()  # who is left alone notices it only if nobody else holds the other end
        threading.Thread(target=self._listen, args=(self._pipe,), daemon=True, name="bot listener").start()
        return True

    # -- from the process ---------------------------------------------------------------------------------------

    def _listen(self, pipe: Connection) -> None:
        """In a thread of its own: waits for the process, which costs nothing, and wakes the window."""
        said: Any = READY
        while said is not None:
            try:
                said = pipe.recv()
            except (EOFError, OSError):
                said = None
            self._inbox.put((pipe, said))
            self._wake()
        pipe.close()

    def _heard(self, source: Any, said: Any) -> list[Answer]:
        if isinstance(source, Question):
            return self._wanted(source, said)
        if source is not self._pipe:  # of a process that was ended
            return []
        if said is None:
            self._process_is_gone()
            return []
        if said == READY:
            self._listens, self._since = True, time.monotonic()
            return []
        done, self._sent = self._sent, None
        self._failures = 0
        if done is not self._pending and self._pending is not None:
            self._asked_again = False
            self._hand_over(self._pending)
            return []
        return self._wanted(done, said)

    def _wanted(self, question: Question | None, said: Answer) -> list[Answer]:
        """By the question itself: two tables may count their tickets alike."""
        if question is None or question is not self._pending:
            return []
        self._pending = None
        return [said]

    # -- when it goes wrong -------------------------------------------------------------------------------------

    def _longest(self, question: Question) -> float:
        return 2 * question.seconds + self._late_s if self._listens else self._start_s

    def _process_is_gone(self) -> None:
        """A new one is asked once, then a quick bot."""
        question, died_of = self._pending, self._sent
        self._sent = self._process = None
        if question is None:
            if died_of is None and self._listens:  # it has retired
                self._start()
            return
        if question is died_of and self._asked_again:
            self._fail(question, say("bots.problem.crashed"))
        else:
            self._asked_again = question is died_of
            self._hand_over(question)

    def _give_up_waiting(self) -> None:
        """It hangs: another process is made ready, and a quick bot answers what somebody still waits for."""
        self._sent = None
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
        question = self._pending
        if question is not None:
            self._fail(question, say("bots.problem.hung"))
        if self._failures < _MOST_FAILURES:
            self._start()

    def _fail(self, question: Question, why: Say) -> None:
        self._failures += 1
        self._think_here(question, say("bots.problem.given_up") if self._failures >= _MOST_FAILURES else why)

    def _think_here(self, question: Question, why: Say | None) -> None:
        """A quick bot in a thread: the window goes on drawing meanwhile. Looking back is nothing that is quick."""
        if question.done:
            self._inbox.put((question, Answer(question.ticket, problem=why or say("bots.problem.failed"))))
            self._wake()
            return

        def act() -> None:
            quick = question if level(question.level).seconds == 0 else replace(question, level=QUICK)
            try:
                said = replace(answer(quick, self._brains), problem=why)
            except Exception:
                said = Answer(question.ticket, problem=why or say("bots.problem.failed"))
            self._inbox.put((question, said))
            self._wake()

        threading.Thread(target=act, daemon=True, name="quick bot").start()
