"""`arena`: bots against bots, many games, and how often each wins. The figures are worked out in arena_figures.py."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.bots.habits import check_name, make_sparring_bot
from game.bots.judging import judge_for
from game.bots.match import Played, play_match
from game.cli.arena_figures import Tally, counted, table
from game.cli.options import read_options
from game.core.errors import BadInput, HearthsideError
from game.core.session import MAX_SEED
from game.games import CATALOGUE, counts_of, habits_of, judge_of, rules_of

ABOUT = """Lets bots play against each other and tells how often each wins.

The bots change seats from game to game, and each set of cards and draws is played once in every seating, so that luck
evens out. When a bot's name stands in --seats more than once, its figures are taken together: wins are added up (so
its fair share is larger), points and times are averaged over all its seats. A shared win counts as a fraction.
"Ahead" is how often a bot has more points than another one at its table, which does not depend on their number.

A level can be given a fixed habit of the game, as in hard+ones, or the character of a name, as in normal+ewan; an
unknown one is refused with the list of them.

A search counts its play-outs, so that the same --seed gives the same games on every machine; with --seconds it
watches the clock instead, as it does at the table, and games differ from run to run.

Ctrl+C ends it early and tells the figures of the games played so far."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What all games of one arena have in common; plain data, since it goes to other processes."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    seconds: float
    playouts: int
    counts: bool = False

    def seating(self, number: int) -> tuple[str, ...]:
        """Game 0 as given, game 1 moved on by one seat, and so on."""
        turned = number % len(self.seats)
        return self.seats[turned:] + self.seats[:turned]

    def seed_of(self, number: int) -> int:
        return (self.seed + number // len(self.seats)) % MAX_SEED


def play_one(terms: Terms, number: int) -> Played | str:
    """One game of the arena, or what went wrong in it."""
    try:
        rules = rules_of(terms.game)
        judge = judge_for(rules, judge_of(terms.game))
        habits = habits_of(terms.game)
        bots = [
            make_sparring_bot(name, seat, judge, terms.playouts, habits)
            for seat, name in enumerate(terms.seating(number))
        ]
        counts = counts_of(terms.game)(len(bots)) if terms.counts else None
        return play_match(rules, bots, terms.seed_of(number), terms.options, terms.seconds, counts)
    except HearthsideError as error:
        return str(error)
    except Exception:
        return traceback.format_exc()


def play_all(terms: Terms, games: int, jobs: int) -> Iterator[Played | str]:
    """The games in their order, however many processes play them."""
    if jobs == 1:
        yield from map(partial(play_one, terms), range(games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_DFL)) as pool:
        try:
            yield from pool.map(partial(play_one, terms), range(games), chunksize=max(1, min(8, games // (jobs * 4))))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def read_terms(args: argparse.Namespace) -> Terms:
    """Refuses in one sentence what cannot be played, before anything is started."""
    seats = tuple(name.strip() for name in args.seats.split(","))
    for name in seats:
        check_name(name, habits_of(args.game))
    for what, least in (("games", 1), ("jobs", 1), ("playouts", 1)):
        if getattr(args, what) is not None and getattr(args, what) < least:
            raise BadInput(f"--{what} must be {least} or more.")
    if args.seconds is not None and not 0 < args.seconds <= 600:
        raise BadInput("--seconds must be more than 0 and at most 600.")
    if not 0 <= args.seed < MAX_SEED:
        raise BadInput(f"--seed must be from 0 to {MAX_SEED - 1}.")
    options = read_options(args.option)
    rules_of(args.game).new(options, len(seats))
    counted = args.playouts or judge_for(rules_of(args.game), judge_of(args.game)).playouts
    playouts = counted if args.seconds is None else 0
    if args.counts and counts_of(args.game) is None:
        raise BadInput(f"Nothing is counted of how {args.game} is played.")
    return Terms(args.game, seats, options, args.seed, args.seconds or 0.0, playouts, args.counts)


def add_parser(subparsers: Any) -> None:
    made = subparsers.add_parser("arena", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("game", metavar="GAME", help="which game: " + ", ".join(CATALOGUE))
    made.add_argument("--seats", required=True, help="the bots, with commas: random, easy, normal, hard, expert")
    made.add_argument("--games", type=int, default=200, help="how many games (200)")
    made.add_argument("--jobs", type=int, default=1, help="how many processes play at the same time (1)")
    made.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    made.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as in set-up; repeatable")
    how = made.add_mutually_exclusive_group()
    how.add_argument("--seconds", type=float, help="a search thinks this long for each decision")
    how.add_argument(
        "--playouts",
        type=int,
        help="a search makes this many play-outs for each decision (about as many as at the table)",
    )
    made.add_argument(
        "--drawn",
        action="store_true",
        help="play at the drawn table, one seat as a person, with all values of the options in turn if none is given,"
        " and tell what was never seen",
    )
    made.add_argument(
        "--rare",
        action="store_true",
        help="with --drawn: play the games without a table first, in any number of seats, and draw only the few that"
        " together show every event, card and option value that came",
    )
    made.add_argument(
        "--counts",
        action="store_true",
        help="tell as well how the matches were played: of each figure the mean of a seat, the share of seats and of"
        " matches that have it at all, and how many of those seats won",
    )
    made.add_argument("--json", action="store_true", help="one line with all figures instead of the table")


def run(args: argparse.Namespace) -> int:
    """0 = played, 1 = some games broke off or were not begun; bad input is the dispatcher's 2."""
    terms = read_terms(args)
    if args.drawn:
        from game.cli.arena_drawn import run_drawn

        return run_drawn(args, terms.seats, terms.options, show_progress)
    start = time.perf_counter()
    tally = Tally(terms.seats)
    with stoppable():
        for number, played in enumerate(play_all(terms, args.games, min(args.jobs, args.games))):
            tally.add(terms.seating(number), played)
            show_progress(number + 1, args.games)
    stopped = tally.games + len(tally.problems) < args.games
    if stopped:
        print(f"Stopped after {tally.games} of {args.games} games; these are their figures.", file=sys.stderr)
    figures = tally.figures(terms.game, time.perf_counter() - start)
    for problem in dict.fromkeys(tally.problems):
        print(problem.strip(), file=sys.stderr)
    print(json.dumps(figures) if args.json else table(tally, figures))
    if args.counts and not args.json:
        print(counted(tally))
    return 1 if tally.problems or stopped else 0


@contextmanager
def stoppable() -> Iterator[None]:
    """Ctrl+C, or a polite end of the process, leaves here and goes on behind it."""
    before = {one: signal.signal(one, signal.default_int_handler) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def show_progress(done: int, games: int) -> None:
    """A bar on stderr, for people only."""
    if sys.stderr.isatty():
        filled = 40 * done // games
        end = "\n" if done == games else ""
        print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}", end=end, file=sys.stderr, flush=True)
