"""`run.py check-data`: read every data file, map and text, and tell all mistakes at once."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from game.core import places
from game.core.errors import BadData, ManyBadData, Problems
from game.core.words_check import check_texts
from game.games import CATALOGUE, check_data_of


def add_parser(subparsers: Any) -> None:
    subparsers.add_parser(
        "check-data",
        description="Reads every game's data files (facts, maps, screen, lessons, rules pages) and all texts in all"
        " languages. Lists every mistake as 'file:line: message' and exits with 1 if there is any.",
    )


def check_files_of_the_house(game: str, problems: Problems, data: Path = places.DATA) -> None:
    """What every game has and no game reads itself: menu facts, screen, lessons, pages of the rules browser."""
    # the screen brings pygame along, which no other command needs
    from game.core.game_facts import read_facts
    from game.scenes.rules_browser.book import load_book
    from game.tutorial.chapters import load_chapters
    from game.ui.kinds.screen_check import check_screen

    folder = data / game
    read_facts(folder / "game.yaml", problems)
    check_screen(folder / "screen.yaml", problems)
    for read in (lambda: load_chapters(folder / "tutorial.yaml"), lambda: load_book(game, data)):
        try:
            read()
        except (BadData, ManyBadData) as error:
            problems.keep(error)


def run(args: argparse.Namespace) -> int:
    problems = Problems()
    for game in CATALOGUE:
        check_data_of(game, problems)
        check_files_of_the_house(game, problems)
    texts = check_texts(problems)
    found = dict.fromkeys(map(str, problems.found))  # two readers of one file find the same mistake
    for problem in found:
        print(problem)
    if found:
        print(f"{len(found)} mistake{'' if len(found) == 1 else 's'}.", file=sys.stderr)
        return 1
    print(f"All is well: {len(CATALOGUE)} game{'' if len(CATALOGUE) == 1 else 's'}, {texts} texts in each language.")
    return 0
