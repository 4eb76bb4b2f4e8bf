"""What may become more (colours of seats, languages, speeds) is written in one place, and the rest follows."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from game.core import languages
from game.core.errors import Problems
from game.core.languages import LANGUAGES, Language, spoken_language
from game.core.settings import SPEEDS, Settings, load_settings
from game.core.setup import SIGNS
from game.core.signs import PAIRS
from game.core.which_language import small_words
from game.core.words import Words, read_catalogue
from game.ui.context import Context
from game.ui.signs import outline
from game.ui.theme import rgb, theme_for

ROOT = Path(__file__).resolve().parent.parent / "game"


def lists(path: Path) -> Iterator[set[object]]:
    """The words of each list and mapping that a file writes out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
            found = node.keys if isinstance(node, ast.Dict) else node.elts
            yield {one.value for one in found if isinstance(one, ast.Constant)}


def files_that_list(words: Collection[str]) -> list[str]:
    """The files that name two of these words or more in one list."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted(ROOT.rglob("*.py"))
        if any(len(one & set(words)) > 1 for one in lists(path))
    ]


def test_languages_are_listed_in_one_file() -> None:
    assert files_that_list(LANGUAGES) == ["core/languages.py"]


def test_speeds_are_listed_in_one_file() -> None:
    assert files_that_list(SPEEDS.keys() - {"none"}) == ["core/settings.py"]


def test_every_speed_can_be_kept(tmp_path: Path) -> None:
    for speed in SPEEDS:
        file = tmp_path / f"{speed}.json"
        file.write_text(f'{{"motion": "{speed}", "bot_pace": "{speed}"}}', encoding="utf-8")
        assert load_settings(file)[0].motion == load_settings(file)[0].bot_pace == speed
    file.write_text('{"motion": "sideways"}', encoding="utf-8")
    assert load_settings(file)[0].motion == Settings().motion


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speed_without_a_word_of_its_own_is_called_by_its_percent(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    own = [speed for speed in SPEEDS if words.has(f"prefs.speeds.{speed}")]
    assert {"none", "normal"} <= set(own)
    monkeypatch.setitem(SPEEDS, "gentle", 1.25)
    called = dict(Context(words, Settings()).speeds())
    assert [called[speed] for speed in own] == [words(f"prefs.speeds.{speed}") for speed in own]
    assert called["gentle"].replace(" ", "") == "80%"


def test_colours_and_shapes_of_seats_are_those_of_the_pairs() -> None:
    assert theme_for("standard").players == tuple(rgb(pair.colour) for pair in PAIRS) and len(PAIRS) == SIGNS
    for number, pair in enumerate(PAIRS):
        assert len(outline(number, 10) or ()) == len(pair.corners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_that_tell_it_from_the_others(language: str) -> None:
    others = set[str]().union(*(small_words(other) for other in LANGUAGES if other != language))
    assert len(small_words(language) - others) >= 50


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("German_Germany", "de"),
        ("en_GB", "en"),
        ("English_Ireland", "en"),
        ("xx_XX", "en"),
        ("", "en"),
    ],
)
def test_the_first_start_speaks_as_the_system_does(system: str, language: str) -> None:
    assert spoken_language(system) == language


def test_a_language_may_have_more_forms_than_one_and_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slavic(n: int) -> str:
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        return "one" if n % 10 == 1 and n % 100 != 11 else "few" if few else "many"

    monkeypatch.setitem(languages.LANGUAGES, "uk", Language("Українська", ("uk",), ("one", "few", "many"), slavic))
    monkeypatch.setattr("game.core.words.LANGUAGES", (*LANGUAGES, "uk"))
    (tmp_path / "uk").mkdir()
    text = tmp_path / "uk" / "shell.yaml"
    text.write_text('points:\n  one: "{n} очко"\n  few: "{n} очки"\n  many: "{n} очок"\n', encoding="utf-8")
    words = Words("uk", folder=tmp_path)
    assert [words("points", n=n) for n in (1, 3, 5, 21, 112)] == ["1 очко", "3 очки", "5 очок", "21 очко", "112 очок"]
    text.write_text('points: {one: "{n} очко", many: "{n} очок"}\n', encoding="utf-8")
    problems = Problems()
    read_catalogue(text, problems)
    assert [str(one) for one in problems.found if "one: and few: and many:" in str(one)]
