"""check-data finds what people get wrong: each planted mistake is told with its file, its line and what is near."""

from __future__ import annotations

import importlib
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import cli
from game.cli import check_data_judge, check_data_tasks
from game.cli.check_data import check_game, read_texts
from game.cli.check_data_judge import check_judge
from game.core import places
from game.core.contract import AnyRules
from game.core.errors import Problems
from game.core.words import LANGUAGES, Text
from game.core.words_check import check_catalogues
from game.games import CATALOGUE
from game.tutorial.chapters import Chapter
from game.tutorial.practice import Practice
from game.ui import kinds
from tests.cli.planted import PLANTS
from tests.cli.planted.plant import Plant


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all data, in which files may be spoilt for a while."""
    folder = tmp_path_factory.mktemp("planted") / "data"
    shutil.copytree(places.DATA, folder)
    for language in LANGUAGES:  # of the texts those of the games alone: nothing else is planted
        for path in (folder / "text" / language).glob("*.yaml"):
            if not path.name.startswith((*CATALOGUE, "games")):
                path.unlink()
    return folder


_PRACTISED: dict[tuple[str, str, str], Practice] = {}


@pytest.fixture(autouse=True)
def practised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chapter that is as it was is not played again for a mistake elsewhere: nine tenths of the time went there."""

    def remembered(rules: AnyRules, chapter: Chapter, checks: Any, bot: Any) -> SimpleNamespace:
        def play() -> Practice:
            key = (rules.id, repr(chapter), repr(checks))
            if key not in _PRACTISED:
                _PRACTISED[key] = Practice(rules, chapter, checks, bot).play()
            return _PRACTISED[key]

        return SimpleNamespace(play=play)

    monkeypatch.setattr(check_data_tasks, "Practice", remembered)


@cache
def sound_texts(data: Path) -> Mapping[str, Mapping[str, Text]]:
    return read_texts(Problems(), data / "text")


def told(game: str, data: Path, *, texts_too: bool) -> list[str]:
    """Every mistake in this game's files, short of the folder."""
    problems = Problems()
    texts = read_texts(problems, data / "text") if texts_too else sound_texts(data)
    check_game(game, texts, problems, data)
    if texts_too:
        check_catalogues(texts, problems)
    return [str(problem).replace(f"{data}/", "") for problem in problems.found]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def expected(plant: Plant, text: str, changed: str, data: Path) -> str:
    """File and line as they must be told."""
    folder = "" if plant.file.startswith("text/") else f"{plant.game}/"
    if ":" in plant.at and plant.at.partition(":")[0].endswith(".yaml"):
        other, _, part = plant.at.partition(":")
        return f"{folder}{other}:{line_of((data / folder / other).read_text(encoding='utf-8'), part)}: "
    if plant.at:
        return f"{folder}{plant.file}:{line_of(changed, plant.at)}: "
    lines = zip(text.split("\n"), changed.split("\n"), strict=False)
    return f"{folder}{plant.file}:{next(n for n, (a, b) in enumerate(lines, 1) if a != b)}: "


def of_file(plants: Iterable[Plant]) -> dict[str, list[Plant]]:
    """By game and file; the files of a game are read whole, however many mistakes are in one of them."""
    found: dict[str, list[Plant]] = {}
    for plant in plants:
        found.setdefault(f"{plant.game} {plant.file}", []).append(plant)
    return found


def side_by_side(plants: Iterable[Plant], text: str) -> list[Plant]:
    """Those that can stand in one file with the first of them: each on lines of its own, which keep their number."""
    taken: set[int] = set()
    chosen: list[Plant] = []
    for plant in plants:
        first = line_of(text, plant.right)
        lines = set(range(first, first + plant.right.count("\n") + 1))
        moves = plant.right.count("\n") != plant.wrong.count("\n")
        if not chosen or not (moves or taken & lines):
            chosen.append(plant)
            taken |= lines
            if moves:
                break
    return chosen


def not_told(plants: list[Plant], data: Path) -> dict[Plant, str]:
    """The mistakes of which nothing is said when they stand in their file at once, with what is said."""
    of_texts = plants[0].file.startswith("text/")
    path = data / plants[0].file if of_texts else data / plants[0].game / plants[0].file
    text = changed = path.read_text(encoding="utf-8")
    wanted = {}
    for plant in plants:
        assert plant.right in text, "the data has changed: plant another mistake"
        wanted[plant] = expected(plant, text, text.replace(plant.right, plant.wrong, 1), data)
        changed = changed.replace(plant.right, plant.wrong, 1)
    path.write_text(changed, encoding="utf-8")
    try:
        found = told(plants[0].game, data, texts_too=of_texts)
    finally:
        path.write_text(text, encoding="utf-8")
    return {
        plant: f"{where}{plant.told}\nfound: {found}"
        for plant, where in wanted.items()
        if not any(one.startswith(where) and plant.told in one for one in found)
    }


@pytest.mark.parametrize("file", of_file(PLANTS))
def test_every_planted_mistake_is_told_with_its_line(file: str, data: Path) -> None:
    """Many at once, for each alone takes minutes. Of which nothing is said beside the others may be hidden by one of
    them: it is planted again without those that were told, in the end alone."""
    waiting = of_file(PLANTS)[file]
    path = data / waiting[0].file if waiting[0].file.startswith("text/") else data / waiting[0].game / waiting[0].file
    text, together = path.read_text(encoding="utf-8"), True
    while waiting:
        batch = side_by_side(waiting, text) if together else waiting[:1]
        missed = not_told(batch, data)
        together = len(missed) < len(batch)
        assert together or len(batch) > 1, missed[batch[0]]
        waiting = [plant for plant in waiting if plant not in batch or plant in missed]


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_is_told_of_sound_data(game: str, data: Path) -> None:
    assert told(game, data, texts_too=True) == []


def test_all_is_well_whatever_folder_it_is_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["check-data"]) == 0, capsys.readouterr().out
    assert capsys.readouterr().out.startswith(f"All is well: {len(CATALOGUE)} games, ")


def test_mistakes_are_planted_in_all_sorts_of_files_of_every_game() -> None:
    sorts = Counter((plant.game, plant.file.split("/")[0].removesuffix(".yaml")) for plant in PLANTS)
    for game in CATALOGUE:
        assert {"screen", "tutorial", "text"} <= {sort for one, sort in sorts if one == game}, game
    assert len(PLANTS) >= 60


def test_a_judge_needs_no_more_than_a_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights and characters have files; without them there is nothing to read."""
    monkeypatch.setattr(check_data_judge, "judge_of", lambda game: SimpleNamespace(value=lambda view, seat: 0.0))
    problems = Problems()
    check_judge(CATALOGUE[0], tmp_path, {}, problems)
    assert not problems.found


def test_a_game_without_a_screen_is_told_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of a new game come first, and check-data is asked from the first file on."""
    game = CATALOGUE[0]
    shutil.copytree(places.DATA / game, tmp_path / game)
    (tmp_path / game / "screen.yaml").unlink()
    monkeypatch.setattr(importlib, "import_module", no_room_for(f"game.ui.games.{game}"))
    kinds.kinds_of.cache_clear()
    try:
        problems = Problems()
        check_game(game, read_texts(Problems()), problems, tmp_path)
    finally:
        kinds.kinds_of.cache_clear()
    assert [str(one) for one in problems.found if "screen.yaml" in str(one)]


def no_room_for(room: str) -> Any:
    """Imports everything but what lies there."""
    found = importlib.import_module

    def imported(name: str) -> Any:
        if name.startswith(room):
            raise ModuleNotFoundError(f"No module named '{room}'", name=room)
        return found(name)

    return imported
