"""Texts by key: templates, plurals, lazy files, and catalogues that tell their mistakes with the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import words
from game.core.errors import BadData
from game.core.words import Words


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    write(
        tmp_path,
        "shell",
        "home:\n  new: New game\n  seats:\n    one: '{n} seat for {name}'\n"
        "    other: '{n} seats for {name}'\nbraces: '{{x}}'\n",
    )
    write(tmp_path, "skat", "skat: {title: Skat}\n")
    write(tmp_path, "skat_rules", "skat: {rules: {start: Shuffle.}}\n")
    return tmp_path


def write(folder: Path, name: str, text: str) -> None:
    (folder / "en" / f"{name}.yaml").write_text(text, encoding="utf-8")


def test_keys_are_joined_by_dots_and_values_filled_in(folder: Path) -> None:
    words = Words("en", folder=folder)
    assert words("home.new") == "New game"
    assert words("braces") == "{x}"
    assert words("home.seats", n=1, name="Ada") == "1 seat for Ada"
    assert [words("home.seats", n=n, name="Ada") for n in (0, 2)] == ["0 seats for Ada", "2 seats for Ada"]


def test_nothing_may_be_said_in_words_of_its_own(folder: Path) -> None:
    write(folder, "bridge", "bridge:\n  paid: {zero: 'free for {name}', one: '{n} coin', other: '{n} coins'}\n")
    write(folder, "broken", "broken: {zero: free, other: '{n} coins'}\n")
    words = Words("en", folder=folder)
    assert [words("bridge.paid", n=n, name="Ada") for n in (0, 1, 2)] == ["free for Ada", "1 coin", "2 coins"]
    assert words("bridge.paid", name="Ada", n="no") == "no coins"
    assert words.text("bridge.paid").placeholders() == {"n", "name"}
    with pytest.raises(BadData, match="'broken' needs exactly the texts one: and other:"):
        words("broken.paid")


def test_a_games_texts_are_read_when_first_needed(folder: Path) -> None:
    write(folder, "broken", "broken: [1]\n")
    write(folder, "skat.screen", "skat: {screen: {deal: Deal}}\n")
    words = Words("en", folder=folder)
    assert words("skat.title") == "Skat"
    assert words("skat.rules.start") == "Shuffle."
    assert words("skat.screen.deal") == "Deal", "a file of the game may be named with a dot as well"
    with pytest.raises(BadData, match=r"broken\.yaml:1: 'broken' is not a text"):
        words.has("broken.x")


def test_whether_there_is_a_text_is_known_from_the_files_named_after_it(folder: Path) -> None:
    write(folder, "broken", "broken: [1]\n")
    write(folder, "bridge.bots", "bots: {bridge: {bold: Bold}}\n")
    words = Words("en", folder=folder)
    assert not words.has("skat.name.seven"), "what has no name of its own costs no reading of everything else"
    assert words.has("skat.rules.start")
    assert words.has("bots.bridge.bold")


def test_a_key_is_found_in_whatever_file_it_stands(folder: Path) -> None:
    write(folder, "lessons", "tutorial: {next: Go on}\n")
    assert Words("en", folder=folder)("tutorial.next") == "Go on"


def test_all_keys_of_all_files(folder: Path) -> None:
    assert set(Words("en", folder=folder).keys()) == {
        "home.new",
        "home.seats",
        "braces",
        "skat.title",
        "skat.rules.start",
    }


def test_a_missing_key_raises_for_us_and_shows_itself_to_players(folder: Path) -> None:
    assert not Words("en", folder=folder).has("home.old")
    with pytest.raises(KeyError, match=r"home\.old"):
        Words("en", folder=folder)("home.old")
    assert Words("en", folder=folder, strict=False)("home.old") == "[home.old]"


def test_a_forgotten_value_raises_for_us_and_stays_visible_to_players(folder: Path) -> None:
    with pytest.raises(KeyError, match="name"):
        Words("en", folder=folder)("home.seats", n=1)
    assert Words("en", folder=folder, strict=False)("home.seats", n=1) == "1 seat for {name}"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: x\nb: 3\n", 2, "'b' is not a text"),
        ("a:\n  b: yes\n  c: true\n", 3, "'a.c' is not a text"),
        ("a:\n", 1, "'a' is not a text"),
        ("a: x\nb: '{0}'\n", 2, "not a plain name"),
        ("a: x\nb: '{}'\n", 2, "not a plain name"),
        ("a: '{seat.name}'\n", 1, "not a plain name"),
        ("a: x\n\nb: 'open {'\n", 3, "not a template"),
        ("a: {one: x}\n", 1, "exactly the texts"),
        ("a:\n  b: {one: x, other: y, few: z}\n", 2, "exactly the texts"),
        ("a.b: x\n", 1, "has a dot"),
        ("- a\n", 1, "must be a mapping"),
        ("a: x\na: y\n", 2, "twice"),
    ],
)
def test_mistakes_in_a_catalogue_are_told_with_their_line(folder: Path, text: str, line: int, said: str) -> None:
    write(folder, "shell", text)
    with pytest.raises(BadData) as caught:
        Words("en", folder=folder)
    assert caught.value.line == line
    assert said in str(caught.value)


def test_a_catalogue_is_read_once_and_again_when_it_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Words("en", folder=folder)("skat.title") == "Skat"
    read: list[Path] = []
    monkeypatch.setattr(words, "read_catalogue", lambda path, problems: read.append(path) or {})
    assert Words("en", folder=folder)("skat.title") == "Skat" and read == []
    monkeypatch.undo()
    write(folder, "skat", "skat: {title: Skat for three}\n")
    assert Words("en", folder=folder)("skat.title") == "Skat for three"


@pytest.mark.parametrize("gone", [True, False])
def test_a_catalogue_that_is_gone_or_wrong_is_told_each_time(folder: Path, gone: bool) -> None:
    (folder / "en" / "bridge.yaml").symlink_to("nowhere.yaml") if gone else write(folder, "bridge", "bridge: 3\n")
    for _ in range(2):
        with pytest.raises(BadData, match="cannot be read" if gone else "not a text"):
            Words("en", folder=folder).has("bridge.title")


def test_a_key_stands_once_in_all_files(folder: Path) -> None:
    write(folder, "skat", "skat: {title: Skat, rules: {start: Again.}}\n")
    with pytest.raises(BadData, match=r"'skat\.rules\.start' stands in .*skat\.yaml:1 too"):
        Words("en", folder=folder).has("skat.title")
