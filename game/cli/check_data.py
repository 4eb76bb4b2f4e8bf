"""`run.py check-data`: read every data file, map, drawing and text, and tell all mistakes at once.

What a game's own files say is checked by the game. Its screen, lessons and pages are checked here against the rules:
check_data_names.py gathers what those know, and one module beside it looks at each file.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.cli.check_data_art import check_art
from game.cli.check_data_facts import check_facts
from game.cli.check_data_judge import check_judge
from game.cli.check_data_lessons import check_lessons
from game.cli.check_data_lookup import Checks
from game.cli.check_data_names import Names, names_of
from game.cli.check_data_pages import check_marks, check_pages
from game.cli.check_data_parts import check_looking_back, check_parts, own_names
from game.cli.check_data_screen import check_screen
from game.cli.check_data_tasks import check_campaigns
from game.cli.check_data_words import check_ids, check_words
from game.core import places
from game.core.errors import BadData, ManyBadData, Problems
from game.core.game_facts import read_facts
from game.core.strict_yaml import YamlFile, read_yaml
from game.core.wording import check_wording
from game.core.words import LANGUAGES, Text
from game.core.words_check import all_texts, check_catalogues
from game.games import CATALOGUE, check_data_of
from game.scenes.rules_browser.book import read_book
from game.table.furnishing import TOOLS
from game.table.keys import COMMANDS
from game.table.screen import read_screen
from game.tutorial.chapters import read_lessons
from game.ui.kinds import kinds_of

Catalogues = Mapping[str, Mapping[str, Text]]


def add_parser(subparsers: Any) -> None:
    subparsers.add_parser(
        "check-data",
        description="Reads every game's data files (facts, maps, screen, lessons, rules pages), all drawings and"
        " all texts in all languages, and plays the lessons. Lists every mistake as 'file:line: message' and exits"
        " with 1 if there is any.",
    )


def read_texts(problems: Problems, folder: Path | None = None) -> dict[str, dict[str, Text]]:
    return {language: all_texts(language, problems, folder) for language in LANGUAGES}


def check_game(game: str, texts: Catalogues, problems: Problems, data: Path = places.DATA) -> None:
    """Every mistake in one game's folder of data, and where its words and its data do not belong together."""
    check_data_of(game, problems, data / game)
    try:
        names = names_of(game)
    except (BadData, ManyBadData) as error:  # rules that cannot read their own data know no names
        problems.keep(error)
    except Exception as error:  # nor do those whose code names what the data has lost
        message = f"the rules break down with these data: {type(error).__name__} {error}"
        problems.add(places.shown(data / game), None, message)
    else:
        _check_against_rules(names, texts, problems, data / game)


def _check_against_rules(names: Names, texts: Catalogues, problems: Problems, folder: Path) -> None:
    game, words = names.game, texts[LANGUAGES[0]]

    def read(name: str) -> YamlFile:
        return read_yaml(folder / name, problems, name=places.shown(folder / name))

    def checks(file: YamlFile) -> Checks:
        return Checks(file, names, words, problems)

    facts = read_facts(folder / "game.yaml", problems)
    if facts is not None:
        check_facts(checks(read("game.yaml")), facts)
    kinds, (screen_file, screen) = kinds_of(game), read_screen(folder / "screen.yaml", problems)
    if screen is not None:
        looked_up = checks(screen_file)
        check_parts(looked_up, screen.parts, kinds, facts.options if facts is not None else ())
        check_screen(looked_up, screen, own_names(screen.parts, kinds))
        check_looking_back(looked_up, screen, kinds)
    pages = read("rules_pages.yaml")
    book = read_book(game, pages, problems)
    if book is not None:
        check_pages(checks(pages), book)
        for catalogue in texts.values():
            check_marks(book, catalogue, problems)
    lessons = read("tutorial.yaml")
    taught = read_lessons(lessons, problems)
    if facts is not None and screen is not None and book is not None:
        check_lessons(checks(lessons), taught.chapters, facts.players)
        sections = {page.id: page.sections for page in book.pages.values()}
        things = {*TOOLS, *screen.parts, *names.components, *names.kinds}
        check_campaigns(checks(lessons), taught, sections, things, texts, book.pictures)
    check_words(names, texts, problems)
    check_ids(game, folder, words, problems)
    check_judge(game, folder, words, problems)


def check_keys(catalogues: Mapping[str, Mapping[str, Text]], problems: Problems) -> None:
    """Keys are named by what they do, as any of them may have been moved."""
    for texts in catalogues.values():
        for key, text in texts.items():
            for command in sorted(text.commands() - COMMANDS.keys()):
                near = difflib.get_close_matches(command, COMMANDS, n=1)
                told = f"'{key}' names the key of '{command}', which is no command"
                problems.add(text.file, text.line, told, f"did you mean '{near[0]}'?" if near else None)


def run(args: argparse.Namespace) -> int:
    problems = Problems()
    texts = read_texts(problems)
    for game in CATALOGUE:
        check_game(game, texts, problems)
    check_art(CATALOGUE, problems)
    said = check_catalogues(texts, problems)
    check_wording(texts, problems)
    check_keys(texts, problems)
    found = dict.fromkeys(map(str, problems.found))  # two readers of one file find the same mistake
    for problem in found:
        print(problem)
    if found:
        print(f"{len(found)} mistake{'' if len(found) == 1 else 's'}.", file=sys.stderr)
        return 1
    print(f"All is well: {len(CATALOGUE)} game{'' if len(CATALOGUE) == 1 else 's'}, {said} texts in each language.")
    return 0
