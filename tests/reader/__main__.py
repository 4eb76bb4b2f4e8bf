"""`python -m tests.reader rebirth lesson farms --size 1280x720 --type 2.0 --lang de`: one walk, and what is wrong."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import argparse
import sys
import time
import traceback
from tempfile import TemporaryDirectory

import pygame
import yaml

from tests.reader.findings import KNOWN, Report
from tests.reader.lessons import LessonWalk
from tests.reader.page_walks import PageWalk
from tests.reader.pages import PageRow, all_rows
from tests.reader.pairwise import Looks
from tests.reader.plan import films, lessons, matches, sample
from tests.reader.walks import MatchWalk, Walk

_NO_REASON = "open: its cause is not looked into"


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tests.reader", description=__doc__)
    parser.add_argument("game", help="a game; or sample, lessons, matches, films, pages, all")
    parser.add_argument(
        "what", nargs="?", help="lesson, match; the game for lessons, matches and films; one of the pages"
    )
    parser.add_argument(
        "which", nargs="*", help="the chapter; the seats and options such as penny_mobs=true; the page's game"
    )
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--type", type=float, default=1.0)
    parser.add_argument("--lang", default="de")
    parser.add_argument("--scheme", default="standard")
    parser.add_argument("--by", default="mouse")
    parser.add_argument("--way", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--tries", type=int, default=30)
    parser.add_argument(
        "--motion", default="none", help="another speed, such as fast, shows the film of others' turns"
    )
    parser.add_argument("--most", type=int, default=4000)
    parser.add_argument("--accept", action="store_true", help="write what is found into known.yaml")
    parser.add_argument("--part", default="1/1", help="only every n-th walk, beginning with this one: 2/3")
    return parser.parse_intermixed_args()  # a finding tells its options behind --seed


def walks(told: argparse.Namespace) -> list[Walk | PageWalk]:
    if told.game in ("sample", "lessons", "matches", "films", "all") or (told.game == "pages" and not told.what):
        games = (told.what,) if told.what else ()
        found: list[Walk | PageWalk] = {
            "sample": lambda: list(sample()),
            "pages": lambda: list(map(PageWalk, all_rows())),
            "lessons": lambda: list(lessons(*([games] if games else []))),
            "matches": lambda: list(matches(*([games] if games else []))),
            "films": lambda: list(films(*([games] if games else []))),
            "all": lambda: [*lessons(), *matches(), *films(), *map(PageWalk, all_rows())],
        }[told.game]()
        first, of = map(int, told.part.split("/"))
        return found[first - 1 :: of]
    wide, high = map(int, told.size.split("x"))
    looks = Looks((wide, high), told.type, told.lang, told.scheme, told.by)
    if told.game == "pages":
        return [PageWalk(PageRow(" ".join((told.what, *told.which)), looks))]
    common = {"seed": told.seed, "tries": told.tries, "most": told.most, "settings": {"motion": told.motion}}
    if told.what == "lesson":
        return [LessonWalk(told.game, looks, chapter=told.which[0], way=told.way, **common)]
    options = {name: yaml.safe_load(value) for name, _, value in (one.partition("=") for one in told.which[1:])}
    seats = int(told.which[0]) if told.which else 2
    return [MatchWalk(told.game, looks, seats=seats, bots=told.bots, options=options, **common)]


def accept(section: str, game: str | None, report: Report) -> None:
    """The section anew; of one game only its lines."""
    listed = yaml.safe_load(KNOWN.read_text("utf-8")) if KNOWN.exists() else {}
    before = listed.get(section) or {}
    reasons = before if isinstance(before, dict) else dict.fromkeys(before, _NO_REASON)
    kept = {key for key in reasons if game and not key.startswith(f"{game} ")}
    listed[section] = {key: reasons.get(key, _NO_REASON) for key in sorted(kept | report.keys())}
    told = yaml.safe_dump(listed, allow_unicode=True, width=200, sort_keys=True)
    KNOWN.write_text(f"# Accepted for now; it only shrinks. See README.md.\n{told}", "utf-8")


def main() -> int:
    """What is printed on boards is read while it is painted: so none of them may come from the reader's own cache."""
    with TemporaryDirectory(prefix="hearthside-reader-", ignore_cleanup_errors=True) as folder:
        os.environ.setdefault("HEARTHSIDE_HOME", folder)
        return go()


def go() -> int:
    pygame.init()
    report, broken, told = Report(), 0, asked()
    for walk in walks(told):
        start = time.process_time()
        try:
            walk.go()
        except Exception:
            broken += 1
            print(f"BROKEN {walk.game} {walk.label} {walk.looks}\n{traceback.format_exc()}", flush=True)
        report.add(walk.report)
        spent = time.process_time() - start
        print(
            f"{walk.game} {walk.label} | {walk.looks}: {walk.report.steps} steps, "
            f"{len(walk.report.keys())} findings, {spent:.1f} s",
            flush=True,
        )
    print("\n".join(report.examples()))
    print(report.figures(), f"\n  broken: {broken}")
    if told.accept and told.game in ("sample", "lessons", "matches", "films", "pages") and told.part == "1/1":
        accept(told.game, told.what, report)
    return 1 if report.found or broken else 0


if __name__ == "__main__":
    sys.exit(main())
