"""Bots think in a process of their own, so that the window never waits for them: this is that process's side.

A question comes in, an answer goes out; anything else that comes only ends the thought. Only plain data goes in and
out. The window's side is thinker.py; crew.py has those who help with the search.
"""

from __future__ import annotations

import contextlib
import random
import signal
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection

from game.bots.crew import Brains, Crew, Job, seen_from
from game.bots.hindsight import Compared, look_back
from game.bots.judging import judge_for
from game.bots.levels import level, make_bot
from game.bots.onestep import Careless, Greedy
from game.bots.reasons import thought_of
from game.bots.search import Search
from game.bots.thoughts import RANDOM, Thought
from game.core.contract import Action, AnyRules, Plain, Say, Seat, say
from game.core.exact import exact_plain
from game.core.fields import Seen, only_seen
from game.core.text import to_text

QUIT = "quit"
"""Ends the process. Anything else that is no Question only ends the thought it is at."""
READY = "ready"
"""The first thing the process says: from now on it listens."""
ANSWERS = 2000
"""After so many the process ends, and another one takes its place: what was remembered for speed is forgotten."""

HINT_S = 10.0
"""A hint counts its play-outs, so that a busy machine gives it later and not worse; nobody waits longer than this."""


@dataclass(frozen=True, slots=True)
class Question:
    ticket: int
    game: str
    view: Plain
    seat: Seat
    level: str
    """With the character of the bot, if it has one."""
    seed: int
    seconds: float
    secret: bool
    """The seat itself wants to know (a hint), so the reason may tell what only the seat sees."""
    helpers: int = 0
    """How many other processes may search as well."""
    done: tuple[str, ...] = ()
    """What the seat has done from there, if somebody looks back at it: nothing is to be decided then."""
    laps: int = 0
    """How often what was done and what else there was are played on."""


@dataclass(frozen=True, slots=True)
class Request:
    """What somebody at the table wants to know of a bot; as a Question it is plain data."""

    ticket: int
    rules: AnyRules
    view: Seen
    seat: Seat
    level: str
    seed: int
    seconds: float
    secret: bool = False
    done: tuple[str, ...] = ()
    laps: int = 0

    def question(self) -> Question:
        return Question(
            self.ticket,
            self.rules.id,
            exact_plain(self.rules, only_seen(self.view)),
            self.seat,
            self.level,
            self.seed,
            self.seconds,
            self.secret,
            done=self.done,
            laps=self.laps,
        )


@dataclass(frozen=True, slots=True)
class Answer:
    """`action` is one line of text, empty if none was found. `problem` says what went wrong on the way to it."""

    ticket: int
    action: str = ""
    thought: Thought | None = None
    seconds: float = 0.0
    playouts: int = 0
    problem: Say | None = None
    detail: str = ""
    compared: Compared | None = None
    """Looking back: what was done beside what else there was."""


def answer(
    question: Question, brains: Brains, stopped: Callable[[], bool] = lambda: False, crew: Crew | None = None
) -> Answer:
    """Thinks about one question, here and now."""
    start = time.perf_counter()
    rules, given = brains(question.game)
    judge = judge_for(rules, given)
    view = seen_from(rules, question.view, question.seat)
    if question.done:
        done = [rules.read_action(text) for text in question.done]
        found = look_back(rules, judge, view, question.seat, done, question.laps, question.seed, stopped)
        return Answer(question.ticket, seconds=time.perf_counter() - start, compared=found)
    bot = make_bot(question.level, question.seat, judge)
    judge = getattr(bot, "judge", judge)
    seconds = question.seconds
    if isinstance(bot, Search):
        bot.stopped = stopped
        if crew is not None:
            bot.helped = partial(_helped, question, crew)
        if question.secret and seconds > 0:
            bot.playouts, seconds = judge.playouts, HINT_S
    options = rules.options(view, question.seat)
    left = max(0.0, seconds - (time.perf_counter() - start))
    action = bot.choose(rules, view, options, random.Random(question.seed), left)
    thought, detail = RANDOM if level(question.level).id == "random" and len(options) > 1 else Thought(), ""
    if thought != RANDOM:
        merits = bot.weighed if isinstance(bot, Careless | Greedy | Search) else ()
        try:
            thought = thought_of(rules, judge, view, question.seat, action, secret=question.secret, merits=merits)
        except Exception:  # a reason that cannot be worked out must not cost the move
            detail = traceback.format_exc()
    playouts = bot.made if isinstance(bot, Search) else 0
    spent = time.perf_counter() - start
    return Answer(question.ticket, to_text(action), thought, spent, playouts, detail=detail)


def _helped(
    question: Question, crew: Crew, actions: Sequence[Action], seed: str
) -> contextlib.AbstractContextManager[Crew]:
    texts = tuple(to_text(action) for action in actions)
    job = Job(question.game, question.view, question.seat, question.level, texts, seed)
    return crew.called(job, question.helpers)


def think(pipe: Connection, brains: Brains, answers: int = ANSWERS, helpers: Sequence[Connection] = ()) -> None:
    """The life of the process: a question, an answer, until the other end of the pipe is closed or it retires."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    crew = Crew(helpers)
    with contextlib.suppress(OSError):
        pipe.send(READY)
    while answers > 0:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        if question == QUIT:
            return
        if not isinstance(question, Question):
            continue
        try:
            result = answer(question, brains, pipe.poll, crew)
        except Exception:
            result = Answer(question.ticket, problem=say("bots.problem.failed"), detail=traceback.format_exc())
        try:
            pipe.send(result)
        except OSError:
            return
        answers -= 1
