"""`run.py scenario FILE...`: play stories of rules and tell what differs."""

from __future__ import annotations

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any

from game.core.contract import Say
from game.core.errors import BadInput
from game.core.scenario_idle import idle_stories
from game.core.scenario_run import FileReport, run_file
from game.core.scenario_table import Sentences
from game.core.scenario_words import page
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from game.games import rules_of

PASSED, DIFFERS, BROKEN = 0, 1, 2


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "scenario",
        description="Plays scenarios: YAML stories that each show one rule (tests/scenarios/README.md tells how to"
        " write them). Prints 'file:line: what differs' and ends with 0 if all hold, 1 if something differs and 2 if"
        " a file is broken.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", type=Path, help="a story, or a folder of stories")
    parser.add_argument("--words", metavar="GAME", help="print what stories of a game can say, with an example each")
    parser.add_argument(
        "--idle", action="store_true", help="list stories that hold without what is done last, and do not say so"
    )
    parser.add_argument("--json", action="store_true", help="print one object on one line instead")


def run(args: argparse.Namespace) -> int:
    if args.words:
        print(page(rules_of(args.words)), end="")
        return PASSED
    if not args.files:
        raise BadInput("Name a story, a folder of stories, or --words and a game.")
    if args.idle:
        found = [line for file in _files(args.files) for line in idle_stories(file, rules_of, sentences_of)]
        print("\n".join([*found, f"{len(found)} such stories."]))
        return DIFFERS if found else PASSED
    reports = [run_file(file, rules_of, sentences_of) for file in _files(args.files)]
    if args.json:
        passed = all(report.passed for report in reports)
        print(json.dumps({"passed": passed, "files": [r.to_json() for r in reports]}, ensure_ascii=False))
    else:
        _tell(reports)
    if any(report.broken for report in reports):
        return BROKEN
    return PASSED if all(report.passed for report in reports) else DIFFERS


def _files(paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        try:
            found = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        except OSError as error:  # a folder that cannot be looked into, or is gone meanwhile
            raise BadInput(f"The folder {path} cannot be looked through: {error.strerror}.") from error
        if not found:
            raise BadInput(f"There is no scenario (*.yaml) in {path}.")
        files += found
    return files


def _tell(reports: list[FileReport]) -> None:
    for report in reports:
        for line in report.lines():
            print(line)
    stories = sum(len(report.scenarios) + report.unreadable for report in reports)
    held = sum(report.held for report in reports)
    differ = sum(report.differing for report in reports)
    broken = sum(report.broken_stories for report in reports)
    unreadable = sum(bool(report.broken) and not report.broken_stories for report in reports)
    told = f"{stories} scenario{'' if stories == 1 else 's'}: {held} hold, {differ} differ"
    told += f", {broken} broken" if broken else ""
    told += f"; {unreadable} file{'' if unreadable == 1 else 's'} cannot be read" if unreadable else ""
    print(f"{told}.")


@cache
def _words(language: str) -> Words:
    return Words(language, strict=False)


def sentences_of(game: str, seats: int) -> Sentences:
    """A Say in all languages, players called as in every scenario; for demands that quote a sentence."""
    speakers = [Speaker(_words(language), game, [f"seat {s}" for s in range(seats)]) for language in LANGUAGES]

    def sentences(said: Say) -> tuple[str, ...]:
        return tuple(speaker(said) for speaker in speakers)

    return sentences
