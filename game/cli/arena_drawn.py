"""`arena --drawn`: the same matches at the drawn table, and what of the screen was never seen in them."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.monkey.drawn import Drawn, Match


def run_drawn(
    args: argparse.Namespace, seats: tuple[str, ...], options: Mapping[str, Any], progress: Callable[[int, int], None]
) -> int:
    """0 = every match was drawn to its end, 1 = something broke."""
    from game.monkey.coverage import Seen, met, named, never
    from game.monkey.drawn_matches import matches
    from game.monkey.gather import rare_matches

    start = time.perf_counter()
    seen, problems, lines = Seen(), [], 0
    told: set[tuple[str, str]] = set()
    if args.rare:
        wanted = rare_matches(args.game, args.games, args.seed, progress)
    else:
        wanted = matches(args.game, seats, args.games, args.seed, options)
    for number, drawn in enumerate(_play(wanted, args.jobs)):
        seen.update(drawn.seen)
        told |= drawn.told
        lines += drawn.lines
        problems += [drawn.problem] if drawn.problem else []
        progress(number + 1, len(wanted))
    for problem in problems:
        print(problem.strip(), file=sys.stderr)
    unseen = never(args.game, seen)
    figures = {
        "game": args.game,
        "seats": list(seats),
        "games": len(wanted),
        "lines": lines,
        "errors": len(problems),
        "seconds": round(time.perf_counter() - start, 3),
        "named": len(named(args.game)),
        "never_seen": unseen,
        "met": {kind: {"met": n, "of": of, "never": left} for kind, (n, of, left) in met(args.game, told).items()},
    }
    print(json.dumps(figures) if args.json else _table(figures))
    return 1 if problems else 0


def _play(matches: Sequence[Match], jobs: int) -> Iterator[Drawn]:
    from game.monkey.drawn import play_drawn

    if jobs == 1:
        yield from map(play_drawn, matches)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_drawn, matches)


def _table(figures: Mapping[str, Any]) -> str:
    seen = figures["named"] - len(figures["never_seen"])
    return "\n".join(
        [
            f"{figures['games']} matches with {figures['lines']} lines drawn in {figures['seconds']:.1f} s:"
            f" {figures['errors']} broke off",
            f"seen: {seen} of {figures['named']} things that the screen and the events name; never:",
            *(f"  {one}" for one in figures["never_seen"]),
            "come into play, as the events tell:",
            *(_met(kind, **found) for kind, found in figures["met"].items()),
        ]
    )


def _met(kind: str, met: int, of: int, never: list[str]) -> str:
    rest = f"; never {', '.join(never)}" if never else ""
    return f"  {kind}: {met} of {of}{rest}"
