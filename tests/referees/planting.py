"""A game with one mistake planted into its rules: who calls himself a referee has to notice it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from typing import Any

from game.core.strict_yaml import read_yaml

from .asking import Disagreement

GAMES = Path(__file__).parents[2] / "game" / "games"


@dataclass(frozen=True)
class Mistake:
    """In a file of the rules one piece of code is another one. What is not there once cannot be planted."""

    what: str
    file: str
    right: str
    wrong: str


class _Changed(SourceLoader, MetaPathFinder):
    """Gives one module a changed text."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name, self.path, self.text = name, path, text

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self, origin=str(self.path)) if fullname == self.name else None

    def get_filename(self, fullname: str) -> str:
        return str(self.path)

    def get_data(self, path: Any) -> bytes:
        return self.text.encode()

    def path_stats(self, path: Any) -> Any:
        raise OSError  # no compiled file is looked for, or left behind


def text_with(game: str, mistake: Mistake) -> str:
    """Whoever writes that piece of the rules anew plants the mistake anew, in mistakes.yaml."""
    text = (GAMES / game / mistake.file).read_text(encoding="utf-8")
    assert text.count(mistake.right) == 1, f"{mistake.what}: {mistake.file} does not say {mistake.right!r} once"
    return text.replace(mistake.right, mistake.wrong)


@contextmanager
def planted(game: str, mistake: Mistake) -> Iterator[Any]:
    """The rules of the game with the mistake in them; outside they are what they were."""
    package = f"game.games.{game}"
    name = f"{package}.{mistake.file.removesuffix('.py').replace('/', '.')}"
    finder = _Changed(name, GAMES / game / mistake.file, text_with(game, mistake))
    kept = {one: sys.modules.pop(one) for one in list(sys.modules) if one == package or one.startswith(package + ".")}
    attribute = sys.modules["game.games"].__dict__.get(game)
    sys.meta_path.insert(0, finder)
    try:
        yield importlib.import_module(f"{package}.rules").RULES
    finally:
        sys.meta_path.remove(finder)
        for one in [one for one in sys.modules if one == package or one.startswith(package + ".")]:
            del sys.modules[one]
        sys.modules.update(kept)
        if attribute is not None:
            setattr(sys.modules["game.games"], game, attribute)


def noticed(matches: Iterable[Callable[[], object]]) -> str | None:
    """Plays one match after the other, till the referee says something."""
    for match in matches:
        try:
            match()
        except Disagreement as said:
            return str(said)
    return None


def mistakes_of(game: str) -> list[Mistake]:
    """They stand in mistakes.yaml beside the referee."""
    return [Mistake(**told) for told in read_yaml(Path(__file__).parent / game / "mistakes.yaml").value]
