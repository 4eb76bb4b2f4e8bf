"""All texts a player sees: complete in both languages, each one used, each one there, each sign in our fonts."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.core import places
from game.core.errors import Problems
from game.core.strict_yaml import read_yaml
from game.core.words import LANGUAGES, Text, stands_in
from game.core.words_check import all_texts, check_catalogues
from tests.cli.planted import PLANTS

ASKING = {"say", "Say", "words", "has"}
"""Functions whose first argument is a key."""


@cache
def catalogue(language: str) -> dict[str, Text]:
    problems = Problems()
    found = all_texts(language, problems)
    problems.raise_if_any()
    return found


@cache
def code() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in places.ROOT.glob("game/**/*.py"))


def scalars(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from scalars(item)
    elif isinstance(value, list):
        for item in value:
            yield from scalars(item)
    elif isinstance(value, str):
        yield value


@cache
def spelt_out() -> tuple[frozenset[str], re.Pattern[str], frozenset[str]]:
    """All strings in code and data, a pattern for the f-strings that build keys, and the endings that some add."""
    literals: set[str] = set()
    patterns: set[str] = set()
    endings: set[str] = set()
    for _, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                fixed = "".join(str(part) for part in parts if part is not None)
                if parts[0] is None and len(parts) == 2 and re.fullmatch(r"[_.][a-z_]+", fixed):
                    endings.add(fixed)
                elif re.fullmatch(r"[\w.]*[a-z]{2}[\w.]*", fixed) and "." in fixed:
                    patterns.add("".join(r"[\w.]+" if part is None else re.escape(str(part)) for part in parts))
    for path in places.DATA.rglob("*.yaml"):
        if not path.is_relative_to(places.TEXTS):
            literals.update(scalars(read_yaml(path).value))
    return frozenset(literals), re.compile("|".join(sorted(patterns)) or "(?!)"), frozenset(endings)


def is_used(key: str) -> bool:
    literals, families, endings = spelt_out()
    parent = key.rpartition(".")[0]  # data may name what stands before a family of keys
    known = key in literals or ("." in parent and parent in literals) or families.fullmatch(key) is not None
    return known or any(is_used(key.removesuffix(ending)) for ending in endings if key.endswith(ending))


def asked_for() -> Iterator[tuple[str, str]]:
    """Place and key of every text that code asks for by name."""
    for path, tree in code():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            keys = [node.args[0]] if node.args and name in ASKING else []
            if name.endswith(("Error", "Trouble", "NotAllowed", "BadInput")):
                keys += [keyword.value for keyword in node.keywords if keyword.arg == "key"]
            for key in keys:
                if (
                    isinstance(key, ast.Constant)
                    and isinstance(key.value, str)
                    and re.fullmatch(r"[a-z_]+(\.\w+)+", key.value)
                ):
                    yield f"{path.relative_to(places.ROOT)}:{node.lineno}", key.value


def test_both_languages_have_the_same_keys_and_ask_for_the_same_values() -> None:
    problems = Problems()
    assert check_catalogues({language: all_texts(language, problems) for language in LANGUAGES}, problems) > 0
    problems.raise_if_any()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_stands_in_a_file_named_after_its_first_word(language: str) -> None:
    """Whether there is such a text is then known without reading all files."""
    stands = {key: Path(text.file).stem for key, text in catalogue(language).items()}
    files = set(stands.values())
    for key, file in stands.items():
        named = [one for one in files if stands_in(key.partition(".")[0], one)]
        assert not named or file in named, key


def test_every_text_is_used() -> None:
    unused = [f"{text.file}:{text.line}: {key}" for key, text in catalogue("en").items() if not is_used(key)]
    assert unused == []


def test_every_text_the_code_names_is_there() -> None:
    texts = catalogue("en")
    missing = [f"{place}: {key}" for place, key in asked_for() if key not in texts]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_stray_blanks(language: str) -> None:
    wrong = [
        f"{text.file}:{text.line}: {key}"
        for key, text in catalogue(language).items()
        for form in text.forms.values()
        if not form.strip() or form.rstrip("\n") != form.strip() or "  " in form or "\t" in form
    ]
    assert wrong == []


KEY_BY_LETTER = re.compile(
    r"\b[A-Z] keys?\b|\bTasten? [A-Z]\b|\b(?:[Pp]ress|[Hh]old|[Hh]alte?|[Dd]rücke?) [A-Z]\b|\([A-Z]\)\s*$"
    r"|\b[A-Z] (?:oder|or|und|and) (?:the |das |dem )?(?:wheel|mouse|Rad|Mausrad)\b"
)
"""A single letter where a key is meant."""
KEYS_THAT_STAY = {"table.result.coach_about"}
"""These pages have no commands that a player can move."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_is_named_by_its_command(language: str) -> None:
    """As {key_hint}: players put commands on other keys."""
    named = [
        f"{text.file}:{text.line}: {key}"
        for key, text in catalogue(language).items()
        for form in text.forms.values()
        if KEY_BY_LETTER.search(form) and key not in KEYS_THAT_STAY
    ]
    assert named == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_brings_its_own_quotation_marks_is_not_quoted_again(language: str) -> None:
    texts = catalogue(language)
    quoting = {key.split(".")[0] for key, text in texts.items() if key.endswith(".each") and _quotes(text)}
    names = {key for key in texts if ".name." in key or key.endswith(".each")}
    again = [
        key for key, text in texts.items() if key not in names and key.split(".")[0] in quoting and _quotes(text)
    ]
    assert quoting
    assert again == []


def _quotes(text: Text) -> bool:
    return any(mark + "{" in part for part in text.forms.values() for mark in "„“‘‚")


def test_every_planted_mistake_still_has_its_place() -> None:
    """Whoever changes a sentence or a figure of the data hears of it at once, not hours later."""
    stale = []
    for plant in PLANTS:
        folder = places.DATA if plant.file.startswith("text/") else places.DATA / plant.game
        if plant.right not in (folder / plant.file).read_text(encoding="utf-8"):
            stale.append(plant)
    assert stale == [], "the data have changed: plant another mistake in tests/cli/planted"


@pytest.mark.parametrize("font", sorted((places.ASSETS / "fonts").glob("*.ttf")), ids=lambda font: font.stem)
def test_our_fonts_have_every_sign_we_write(font: Path) -> None:
    """pygame shows a box for a sign that a font lacks, and looks in no other font for it."""
    import pygame.freetype

    pygame.freetype.init()
    face = pygame.freetype.Font(str(font), 20)
    written: dict[str, str] = {}
    for language in LANGUAGES:
        for key, text in catalogue(language).items():
            for sign in "".join(text.forms.values()):
                written.setdefault(sign, f"{text.file}:{text.line}: {key}")
    lacking = {
        f"U+{ord(sign):04X} {unicodedata.name(sign, '')}": place
        for sign, place in written.items()
        if sign != "\n" and face.get_metrics(sign)[0] is None
    }
    assert lacking == {}
