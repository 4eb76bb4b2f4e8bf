"""`run.py check-data`: read every data file, map and text, and tell all mistakes at once."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from game.core.errors import Problems
from game.core.words_check import check_texts
from game.games import CATALOGUE, check_data_of


def add_parser(subparsers: Any) -> None:
    subparsers.add_parser(
        "check-data",
        description="Reads every game's data files and maps and all texts in all languages. Lists every mistake as"
        " 'file:line: message' and exits with 1 if there is any.",
    )


def run(args: argparse.Namespace) -> int:
    problems = Problems()
    for game in CATALOGUE:
        check_data_of(game, problems)
    texts = check_texts(problems)
    for problem in problems.found:
        print(problem)
    if problems:
        print(f"{len(problems.found)} mistake{'' if len(problems.found) == 1 else 's'}.", file=sys.stderr)
        return 1
    print(f"All is well: {len(CATALOGUE)} game{'' if len(CATALOGUE) == 1 else 's'}, {texts} texts in each language.")
    return 0
