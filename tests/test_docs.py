"""The pages for people who look inside name what is there: links, files and folders, commands and their options."""

from __future__ import annotations

import argparse
import importlib
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    *(ROOT / name for name in ("README.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "tests").rglob("*.md")),
)
ELSEWHERE = {"older/", ".venv"}
"""Made where it is used: in the folder of saves, at the first start."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
QUOTED = re.compile(r"`([^`]+)`")
NAMES_A_FILE = re.compile(
    r"[\w.*<>-]+(?:/[\w.*<>-]*)*(?:/|\.(?:py|yaml|tmx|svg|md))$|(?:game|data|tests|docs|assets)/[\w./<>-]+$"
)
COMMAND = re.compile(r"(?:python3? )?run\.py ([\w-]+)(.*)")


@cache
def paths() -> str:
    """All files and folders of the repository, one a line."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    names = listed or [one.relative_to(ROOT).as_posix() for one in ROOT.rglob("*") if ".venv" not in one.parts]
    folders = {parent.as_posix() for name in names for parent in Path(name).parents}
    return "\n".join(f"/{name}" for name in {*names, *folders})


def is_there(named: str) -> bool:
    """`<id>` and `*` stand for anything; a page may leave out the folders that go without saying."""
    pattern = re.sub(r"<[^>]*>|\*", "\0", named.strip("/"))
    pattern = re.escape(pattern).replace("\0", "[^/\n]+")
    return re.search(rf"/{pattern}$", paths(), re.MULTILINE) is not None


def quoted(page: Path) -> Iterator[str]:
    yield from QUOTED.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_leads_to_is_there(page: Path) -> None:
    dead = [to for to in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in to]
    assert [to for to in dead if not (page.parent / to).exists()] == []
    files = [one for one in quoted(page) if NAMES_A_FILE.match(one) and one not in ELSEWHERE]
    assert [one for one in files if not is_there(one)] == []


def options_of(command: str) -> set[str]:
    parser = argparse.ArgumentParser()
    importlib.import_module(f"game.cli.{command.replace('-', '_')}").add_parser(parser.add_subparsers())
    made = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {option for action in made.choices[command]._actions for option in action.option_strings}


def commands() -> Iterator[tuple[str, str, str]]:
    """Page, command and option of every command line that a page quotes."""
    for page in PAGES:
        for line in quoted(page):
            found = COMMAND.match(line)
            if found and not found[1].startswith("-") and found[1] != "test":
                yield page.name, found[1], ""
                yield from ((page.name, found[1], option) for option in re.findall(r"--[\w-]+", found[2]))


def test_commands_are_called_as_the_pages_say() -> None:
    assert len(list(commands())) > 20
    wrong = [
        (page, command, option)
        for page, command, option in commands()
        if command not in COMMANDS or (option and option not in options_of(command))
    ]
    assert wrong == []
