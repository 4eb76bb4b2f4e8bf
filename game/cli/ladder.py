"""`ladder`: each level against the one below, in every game and at every number of seats; the table of docs/BOTS.md.

What has been played is kept beside it and added to, so a ladder is climbed in pieces (rungs.py keeps and tells it).
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from game.bots.judging import judge_for
from game.bots.match import Played
from game.cli.arena import Terms, play_one, stoppable
from game.cli.options import read_options
from game.cli.rungs import BOOK, PAGE, Climbed, Rung, put_into, read_book, rungs, write_book
from game.core import places
from game.core.errors import BadInput
from game.games import CATALOGUE, judge_of, rules_of

ABOUT = """Plays each level of bots against the one below, and writes the table of docs/BOTS.md.

One bot of a level sits among bots of the level below, each set of cards and draws is played once in every seating,
and play-outs are counted, so that any machine gets the same matches. Always that rung goes on which has taken the
least time so far, until all have their games or the minutes are over. What was played before with as many play-outs
is added to (docs/ladder.json); after a change of the bots say --anew.

Ctrl+C ends it early; what has been played is kept."""

PLAYOUTS = 100
"""At most: so many show what a search is worth, and a ladder of hundreds of matches has an end."""


def add_parser(subparsers: Any) -> None:
    made = subparsers.add_parser("ladder", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument(
        "only", nargs="*", metavar="RUNG", help="rungs whose names hold one of these (all): " + _names()
    )
    made.add_argument("--games", type=int, default=200, help="so many matches for each rung (200)")
    made.add_argument("--minutes", type=float, default=10.0, help="not longer than this (10)")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at the same time (all cores)")
    made.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="as in set-up; repeatable")
    made.add_argument("--anew", action="store_true", help="forget what these rungs have played before")
    made.add_argument("--into", type=Path, default=places.ROOT / "docs", help="the folder of BOTS.md")


def _names() -> str:
    return f"{', '.join(CATALOGUE)}, normal:easy, hard:normal, expert:hard, '3 seats'"


def run(args: argparse.Namespace) -> int:
    """0 = played; 1 = a match broke off."""
    for what, least in (("games", 1), ("jobs", 1)):
        if getattr(args, what) < least:
            raise BadInput(f"--{what} must be {least} or more.")
    if not (args.into / PAGE).is_file():
        raise BadInput(f"There is no {PAGE} in {places.shown(args.into)}; say with --into where it is.")
    options = read_options(args.option)
    found = [one for one in rungs(options) if not args.only or any(word in one.name for word in args.only)]
    if not found:
        raise BadInput(f"No rung is named so; there are {', '.join(one.name for one in rungs())}.")
    for one in found:
        rules_of(one.game).new(options, one.seats)
    book = read_book(args.into / BOOK)
    for one in found:
        known = book.get(one.name)
        if args.anew or known is None or known.playouts != playouts_of(one):
            book[one.name] = Climbed(playouts_of(one), options=options)
    problems = []
    with stoppable():
        for one, played in climb(found, book, args.games, time.monotonic() + 60 * args.minutes, args.jobs):
            if isinstance(played, str):
                problems.append(f"{one.name}: {played.strip()}")
                continue
            book[one.name].add(one, played)
            write_book(args.into / BOOK, book)
            print(f"{one.name}: {book[one.name].told(one)}", file=sys.stderr, flush=True)
    put_into(args.into / PAGE, book)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def playouts_of(rung: Rung) -> int:
    return min(PLAYOUTS, judge_for(rules_of(rung.game), judge_of(rung.game)).playouts)


def climb(
    found: Sequence[Rung], book: dict[str, Climbed], games: int, until: float, jobs: int
) -> Iterator[tuple[Rung, Played | str]]:
    """Match by match. A rung has one under way at most, so each goes on where its book ends; one that broke off is
    left alone."""
    done: SimpleQueue[tuple[Rung, Played | str]] = SimpleQueue()
    under_way: set[Rung] = set()
    broken: set[Rung] = set()
    with _players(jobs) as play:
        while True:
            open_ones = [one for one in found if one not in under_way | broken and _wants(one, book, games)]
            if open_ones and len(under_way) < jobs and time.monotonic() < until:
                one = min(open_ones, key=lambda rung: book[rung.name].seconds)
                under_way.add(one)
                play(terms_of(one), book[one.name].games, partial(_hand_in, done, one))
                continue
            if not under_way:
                return
            one, played = done.get()
            under_way.remove(one)
            if isinstance(played, str):
                broken.add(one)
            yield one, played


def _hand_in(done: SimpleQueue[tuple[Rung, Played | str]], rung: Rung, played: Played | str) -> None:
    done.put((rung, played))


def _wants(rung: Rung, book: dict[str, Climbed], games: int) -> bool:
    """Until each seating has been played as often as the others."""
    played = book[rung.name].games
    return played < games or played % rung.seats != 0


def terms_of(rung: Rung) -> Terms:
    return Terms(rung.game, rung.seating, dict(rung.options), 1, 0.0, playouts_of(rung))


Play = Callable[[Terms, int, Callable[[Played | str], None]], object]
"""Has a match of these terms played, by its number, and hands it in."""


@contextmanager
def _players(jobs: int) -> Iterator[Play]:
    """Here, or in other processes, which end with it in the middle of a match."""
    if jobs == 1:
        yield lambda terms, number, then: then(play_one(terms, number))
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield lambda terms, number, then: pool.apply_async(
            play_one, (terms, number), callback=then, error_callback=lambda error: then(str(error))
        )
