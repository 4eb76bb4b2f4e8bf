"""The house stays in order: who may know whom, where pygame may be, how long a file may be, what must not be told."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 300

# room: the rooms it may know besides itself. scenes, cli and app put the others together.
MAY_KNOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "tutorial": {"core"},
    "table": {"core", "games", "bots"},
    "ui": {"core", "table"},
}
PYGAME_IN = {"ui", "scenes", "app", "monkey"}


@cache
def sources() -> tuple[Path, ...]:
    return tuple(sorted((ROOT / "game").rglob("*.py")))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports, inside functions too."""
    package = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: -node.level]) + "." if node.level else ""
            yield from ((node.lineno, f"{start}{node.module or ''}.{alias.name}") for alias in node.names)


def room(path: Path) -> str:
    """The part of the house a file belongs to: core, games, ... or its own name for files beside them."""
    parts = path.relative_to(ROOT / "game").with_suffix("").parts
    return parts[0]


def test_there_is_something_to_look_at() -> None:
    assert {"core", "games", "ui", "cli", "bots", "scenes", "app"} <= {room(path) for path in sources()}


@pytest.mark.parametrize("name", MAY_KNOW)
def test_rooms_know_only_whom_they_may(name: str) -> None:
    allowed = MAY_KNOW[name] | {name}
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {imported}"
        for path in sources()
        if room(path) == name
        for line, imported in imports(path)
        if imported.startswith("game.") and imported.split(".")[1] not in allowed and not shown_to(path, imported)
    ]
    assert wrong == []


def shown_to(path: Path, imported: str) -> bool:
    """The painters of a game know the records that its rules show them, and nothing else of them."""
    own = path.relative_to(ROOT).parts[:4]
    return own[:3] == ("game", "ui", "games") and imported.startswith(f"game.games.{own[3]}.shown.")


def test_what_painters_are_shown_knows_no_rule() -> None:
    """Records alone, so that no painter can come to a rule by way of them."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {imported}"
        for path in sorted((ROOT / "game" / "games").glob("*/shown.py"))
        for line, imported in imports(path)
        if imported.startswith("game.")
    ]
    assert wrong == []


@pytest.mark.parametrize("rooms", ["game/games", "game/ui/games"])
def test_no_game_knows_another(rooms: str) -> None:
    """Neither its rules nor its screen."""
    folder, package = ROOT / rooms, rooms.replace("/", ".") + "."
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {imported}"
        for path in sources()
        if folder in path.parents and path.parent != folder
        for line, imported in imports(path)
        if imported.startswith(package)
        and imported.removeprefix(package).split(".")[0] != path.relative_to(folder).parts[0]
    ]
    assert wrong == []


FOR_EVERY_GAME = {"core", "bots", "tutorial", "table", "ui", "scenes", "cli", "app", "monkey"}


def serves_every_game(path: Path) -> bool:
    return room(path) in FOR_EVERY_GAME and ROOT / "game" / "ui" / "games" not in path.parents


def test_no_games_name_occurs_in_what_serves_every_game() -> None:
    games = {path.name for path in (ROOT / "game" / "games").iterdir() if (path / "__init__.py").is_file()}
    assert games
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {name}"
        for path in sources()
        if serves_every_game(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for name in games
        if re.search(rf"\b{name}\b(?!\S*\.yaml)", line)
    ]
    assert wrong == []


def test_pygame_is_only_where_the_screen_is() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources()
        if room(path) not in PYGAME_IN
        for line, imported in imports(path)
        if imported.split(".")[0] == "pygame"
    ]
    assert wrong == []


def test_only_stories_of_rules_look_at_whole_positions() -> None:
    """Session.whole_position and Session.all_events tell everybody's secrets."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources()
        if not path.name.startswith("scenario")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("whole_position", "all_events")
    ]
    assert wrong == []


def test_maps_are_read_in_one_place() -> None:
    readers = [path for path in sources() if any(name.split(".")[0] == "pytmx" for _, name in imports(path))]
    assert readers == [ROOT / "game" / "core" / "tiled.py"]


def test_no_file_is_too_long_to_be_read() -> None:
    files = [*sources(), *(ROOT / "tests").rglob("*.py"), ROOT / "run.py"]
    lengths = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8").count("\n") for path in files}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def texts() -> Iterator[tuple[str, str]]:
    """All text files that belong to the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode == 0:
        names = [name for name in listed.stdout.split("\0") if name]
    else:  # an unpacked archive
        made = {".git", ".venv", "__pycache__", ".pytest_cache", ".hypothesis", ".mypy_cache", ".ruff_cache", "out"}
        names = [
            path.relative_to(ROOT).as_posix()
            for path in ROOT.rglob("*")
            if path.is_file() and not made & set(path.relative_to(ROOT).parts)
        ]
    for name in names:
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b""
        if b"\0" not in content:
            yield name, content.decode("utf-8", "replace")


def test_nothing_tells_of_a_developers_machine_or_a_package_server() -> None:
    # put together here, so that this file does not find itself
    folders = "|".join(("work", "farm", "Users", r"home/\w+", "root"))
    hosts = "|".join(("python" + r"hosted\.org", "pypi" + r"\.org/simple", "registry" + r"\.npmjs", "index" + "-url"))
    forbidden = re.compile(rf"(?<![\w.)}}])/(?:{folders})/|(?:{hosts})")
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if forbidden.search(line)
    ]
    assert found == []
