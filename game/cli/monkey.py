"""`monkey`: click, drag and type at the whole application without knowing anything, and tell what breaks."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import BadInput
from game.games import CATALOGUE

if TYPE_CHECKING:
    from game.monkey.walk import Walk

ABOUT = """Clicks, drags, types and waits at the whole application, on every page and in every game, and tells what
breaks: exceptions, rounds of more than two seconds, pages that nobody can leave, and memory that grows.

The same --seed does the same again (start it with PYTHONHASHSEED=0 to have it to the letter). For each kind of
failure the fewest deeds that show it are printed; put them into a file and see it again with --replay FILE.
The player's own files are never touched."""


def add_parser(subparsers: Any) -> None:
    made = subparsers.add_parser("monkey", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--seed", type=int, default=1, help="which walk (1)")
    made.add_argument("--seconds", type=float, default=600.0, help="no longer than this (600)")
    made.add_argument("--events", type=int, default=10**9, help="no more than this (no limit)")
    made.add_argument("--game", choices=CATALOGUE, help="only this game (all)")
    made.add_argument("--replay", type=Path, metavar="FILE", help="do what this file says instead")
    made.add_argument("--out", type=Path, metavar="FOLDER", help="write each failure into a file there as well")


def run(args: argparse.Namespace) -> int:
    """0 = nothing broke, 1 = something did."""
    if args.seconds <= 0 or args.events <= 0:
        raise BadInput("--seconds and --events must be more than 0.")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    games = (args.game,) if args.game else CATALOGUE
    if args.replay is not None:
        return _replay(args.replay, games)
    from game.monkey.walk import Walk

    walk = Walk(args.seed, games)
    walk.go(args.events, args.seconds, lambda line: print(line, flush=True))
    _tell(walk)
    if args.out is not None:
        _write(walk, args.out)
    return 1 if walk.found or walk.grows else 0


def _replay(file: Path, games: tuple[str, ...]) -> int:
    from game.monkey.walk import play, read_episodes

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The file {file} cannot be read: {error}.") from error
    broken = 0
    for beginning, deeds in read_episodes(text):
        failure = play(beginning, deeds, games)
        print(f"{beginning.name}, {len(deeds)} deeds: {failure.told if failure else 'nothing breaks'}")
        broken += failure is not None
    return 1 if broken else 0


def _tell(walk: Walk) -> None:
    for found in sorted(walk.found.values(), key=lambda one: -one.times):
        doubt = "" if found.again else ", did not break again from its beginning"
        print(f"\n== {found.times} x {found.failure.place}, {len(found.deeds)} deeds{doubt}")
    print("", *walk.reach.told(walk.games), sep="\n")
    print(
        f"memory: {walk.memory[0]:.0f} to {walk.memory[-1]:.0f} MB, most {max(walk.memory):.0f},"
        f" growth when warm {walk.growth_mb():.0f}{', too much' if walk.grows else ''}"
        if walk.memory
        else ""
    )
    print(
        f"{walk.events} events in {walk.episodes} episodes: {walk.exceptions} exceptions,"
        f" {len(walk.found)} kinds of failure"
    )


def _write(walk: Walk, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, found in enumerate(walk.found.values()):
        text = "\n".join([*(f"# {line}" for line in found.failure.told.splitlines()), *found.lines()])
        (folder / f"monkey-{walk.seed}-{number}.txt").write_text(text + "\n", encoding="utf-8")
