"""`train`: bots play themselves, and the weights of their judge are fitted to what became of it (bots/fitting.py)."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from game.bots.fitting import Sums
from game.bots.levels import level
from game.bots.training import Lesson, lesson, trial
from game.cli.arena import show_progress
from game.cli.arena_figures import confidence, mean
from game.cli.options import read_options
from game.core import places
from game.core.errors import BadInput
from game.core.files import FileTrouble, read_text, write_text
from game.core.session import MAX_SEED
from game.core.weighing import FILE, Fitted, written
from game.games import CATALOGUE, judge_of, openings_of, rules_of

ABOUT = """Fits how much each term of a game's judge weighs, by matches of bots against themselves.

Each round plays a number of matches, solves for better weights, and goes on with those. In the end the last weights
play the first ones in an arena: one seat with the new ones among others with the old, every seed once on each seat.
The same --seed gives the same weights on every machine and with any number of processes. What was learnt is kept in a
state file after every match, so that a run that was cut off goes on where it was.

With --write the weights go to data/<game>/judge.yaml if the arena does not speak against them.

With --openings nothing is played: the first turns are looked at widely with the weights as they are, and with --write
the best lines go to data/<game>/openings.yaml. Look for them anew when the judge has changed."""


@dataclass(frozen=True, slots=True)
class Course:
    """What a run is about; a state file of another one is refused."""

    game: str
    level: str
    seats: tuple[int, ...]
    games: int
    seed: int
    options: dict[str, Any]

    def seats_of(self, number: int) -> int:
        return self.seats[number % len(self.seats)]


@dataclass
class Progress:
    """All that is kept between two matches: `lessons` and `sums` are of the round that is under way."""

    weights: dict[str, float]
    first: dict[str, float]
    curve: list[dict[str, float]] = field(default_factory=list)
    lessons: list[dict[str, float]] = field(default_factory=list)
    sums: Sums | None = None

    def save(self, path: Path, course: Course) -> None:
        write_text(path, json.dumps({"course": asdict(course), "progress": asdict(self)}))


def _one_lesson(course: Course, weights: dict[str, float], number: int) -> Lesson:
    rules, given = rules_of(course.game), judge_of(course.game).weighed(weights)
    seed = (course.seed + number) % MAX_SEED
    return lesson(rules, given, course.level, course.seats_of(number), seed, course.options)


def _one_trial(
    course: Course, new: dict[str, float], old: dict[str, float], at: str, number: int
) -> tuple[float, float]:
    rules, given = rules_of(course.game), judge_of(course.game)
    seats = course.seats[0]
    seed = (course.seed + 100_000 + number // seats) % MAX_SEED
    return trial(rules, given.weighed(new), given.weighed(old), at, seats, seed, number % seats, course.options)


def _all(work: Any, numbers: Iterable[Any], processes: int, total: int) -> Iterator[Any]:
    """In their order, whoever does them."""
    if processes == 1:
        found = map(work, numbers)
        for done, one in enumerate(found, 1):
            show_progress(done, total)
            yield one
        return
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        for done, one in enumerate(pool.map(work, numbers), 1):
            show_progress(done, total)
            yield one


def add_parser(subparsers: Any) -> None:
    made = subparsers.add_parser("train", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", metavar="GAME", help="which game: " + ", ".join(CATALOGUE))
    made.add_argument("--rounds", type=int, default=3, help="how often new weights are solved for (3)")
    made.add_argument("--games", type=int, default=40, help="matches in each round (40)")
    made.add_argument("--arena", type=int, default=30, help="matches of new against old weights in the end (30)")
    made.add_argument("--seats", default="3", help="numbers of players, in turn (3); the arena takes the first")
    made.add_argument("--level", default="normal", help="who plays to learn (normal)")
    made.add_argument("--arena-level", default="", help="who plays in the arena; as --level if left out")
    made.add_argument("--seed", type=int, default=1, help="the first match's seed (1)")
    made.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at the same time (all cores)")
    made.add_argument("--state", type=Path, help="where the run is kept (in the folder of the cache)")
    made.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as in set-up; repeatable")
    made.add_argument("--openings", action="store_true", help="look for openings, in games that keep some")
    made.add_argument("--write", action="store_true", help="put the weights where the judge reads them")


def read_course(args: argparse.Namespace) -> Course:
    """Refuses in one sentence what cannot be learnt, before anything is played."""
    rules = rules_of(args.game)
    if judge_of(args.game) is None:
        raise BadInput(f"{args.game} has no judge of its own whose terms could be weighed.")
    for name in (args.level, args.arena_level or args.level):
        level(name)
    for what, least in (("rounds", 1), ("games", 1), ("arena", 0), ("processes", 1)):
        if getattr(args, what) < least:
            raise BadInput(f"--{what} must be {least} or more.")
    if not 0 <= args.seed < MAX_SEED:
        raise BadInput(f"--seed must be from 0 to {MAX_SEED - 1}.")
    options = read_options(args.option)
    try:
        seats = tuple(int(one) for one in args.seats.split(","))
    except ValueError:
        raise BadInput("--seats must be whole numbers with commas between them.") from None
    for one in seats:
        rules.new(options, one)
    return Course(args.game, args.level, seats, args.games, args.seed, options)


def _kept(path: Path, course: Course) -> Progress:
    """What an earlier run has come to; a fresh beginning if there was none."""
    fitted = dict(judge_of(course.game).weights)
    if not path.exists():
        return Progress(fitted, fitted)
    try:
        found = json.loads(read_text(path))
        same = found["course"] == json.loads(json.dumps(asdict(course)))
        progress = Progress(**found["progress"])
        if progress.sums is not None:
            progress.sums = Sums(**found["progress"]["sums"])
    except (FileTrouble, ValueError, KeyError, TypeError):
        raise BadInput(f"{path} is no state of a run; remove it, or name another one with --state.") from None
    if not same or list(progress.weights) != list(fitted):
        raise BadInput(f"{path} belongs to another run; remove it, or name another one with --state.")
    return progress


def run(args: argparse.Namespace) -> int:
    """0 = learnt; 1 = the arena speaks against the new weights."""
    course = read_course(args)
    if args.openings:
        return _find_openings(course, args)
    path = args.state or places.cache() / f"train-{course.game}.json"
    progress = _kept(path, course)
    for number in range(len(progress.curve), args.rounds):
        _learn(course, progress, number, args.processes, path)
        print(_line(progress.curve[-1], number), flush=True)
    print(_table(progress))
    won, ahead = _arena(course, progress, args)
    low, high = confidence(sum(won), len(won))
    fair = 1 / course.seats[0]
    strength = (
        f"{sum(won):g} of {len(won)} matches won against the weights before"
        f" ({low:.0%} to {high:.0%}, fair {fair:.0%}), {mean(ahead):+.1f} points"
    )
    print(f"arena: {strength}")
    good = not won or mean(won) >= fair
    if args.write and good:
        _write(course, progress, strength)
    return 0 if good else 1


def _learn(course: Course, progress: Progress, number: int, processes: int, path: Path) -> None:
    """One round, from the match on that comes next."""
    if progress.sums is None:
        progress.sums = Sums(len(progress.weights))
    sums, begin = progress.sums, number * course.games
    numbers = range(begin + len(progress.lessons), begin + course.games)
    for one in _all(partial(_one_lesson, course, progress.weights), numbers, processes, len(numbers)):
        sums.join(one.sums)
        progress.lessons.append({"off": one.off, "turns": one.turns, "winner": one.winner})
        progress.save(path, course)
    progress.weights = sums.weights(progress.weights)
    point = {name: mean([one[name] for one in progress.lessons]) for name in ("off", "turns", "winner")}
    progress.curve.append(point | {"positions": float(sums.positions)})
    progress.lessons, progress.sums = [], None
    progress.save(path, course)


def _arena(course: Course, progress: Progress, args: argparse.Namespace) -> tuple[list[float], list[float]]:
    if not args.arena or progress.weights == progress.first:
        return [], []
    work = partial(_one_trial, course, progress.weights, progress.first, args.arena_level or course.level)
    found = list(_all(work, range(args.arena), args.processes, args.arena))
    return [won for won, _ in found], [ahead for _, ahead in found]


def _find_openings(course: Course, args: argparse.Namespace) -> int:
    search = openings_of(course.game)
    if search is None:
        raise BadInput(f"{course.game} keeps no openings.")
    found = dict(
        zip(search.PAIRS, _all(search.look_for, search.PAIRS, args.processes, len(search.PAIRS)), strict=True)
    )
    print(f"{sum(map(len, found.values()))} lines for {len(found)} beginnings")
    if args.write:
        fitted = _fitted("a wide look at the first turns", course, 0, "told in docs/BOTS.md")
        _save(places.DATA / course.game / search.FILE, search.written(found, fitted))
    return 0


def _line(point: dict[str, float], number: int) -> str:
    return (
        f"round {number + 1}: {point['positions']:.0f} positions; promises were {point['off']:.2f} points off;"
        f" winner {point['winner']:.1f} points in {point['turns']:.1f} turns"
    )


def _table(progress: Progress) -> str:
    lines = [f"{'term':20} {'before':>7} {'after':>7}"]
    lines += [f"{name:20} {progress.first[name]:7.3f} {new:7.3f}" for name, new in progress.weights.items()]
    return "\n".join(lines)


def _write(course: Course, progress: Progress, strength: str) -> None:
    fitted = _fitted("temporal differences", course, course.games * len(progress.curve), strength)
    _save(places.DATA / course.game / FILE, written(progress.weights, fitted))


def _fitted(method: str, course: Course, played: int, strength: str) -> Fitted:
    day = datetime.now(UTC).date().isoformat()
    return Fitted(method=method, seed=course.seed, games=played, date=day, strength=f'"{strength}"')


def _save(path: Path, told: str) -> None:
    write_text(path, told)
    print(f"written to {places.shown(path)}", file=sys.stderr)
