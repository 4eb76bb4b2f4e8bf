"""What files of lessons hold: positions a match can have, all sentences and no other, mistakes with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.check_data_tasks import wanted_texts
from game.core.errors import ManyBadData
from game.core.strict_yaml import read_yaml
from game.games import CATALOGUE, rules_of
from game.tutorial.chapters import Chapter, load_chapters
from game.tutorial.demands import looked_at

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de")


def chapters_of(game: str) -> dict[str, Chapter]:
    return load_chapters(ROOT / "data" / game / "tutorial.yaml")


TAUGHT = [game for game in CATALOGUE if (ROOT / "data" / game / "tutorial.yaml").is_file()]
"""A game that is still being written has no lessons yet; one test fails for it, and the others can be read."""

CHAPTERS = [(game, c) for game in TAUGHT for c in chapters_of(game).values()]


def flat(text: dict, prefix: str = "") -> dict[str, str]:
    """Each sentence by its key; one that depends on a number counts once, with its usual form."""
    found = {}
    for key, value in text.items():
        value = value["other"] if isinstance(value, dict) and set(value) - {"zero"} == {"one", "other"} else value
        found |= flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {f"{prefix}{key}": value}
    return found


def texts(game: str, language: str) -> dict[str, str]:
    return flat(read_yaml(ROOT / "data" / "text" / language / f"{game}_tutorial.yaml").value)


STATED = [(game, chapter) for game, chapter in CHAPTERS if chapter.position]


@pytest.mark.parametrize(("game", "chapter"), STATED, ids=[f"{g}-{c.id}" for g, c in STATED])
def test_every_lesson_begins_at_a_position_that_a_match_can_have(game: str, chapter: Chapter) -> None:
    rules = rules_of(game)
    rules.audit(rules.from_plain({"seats": chapter.seats, "options": dict(chapter.options), **chapter.position}))


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_taught(game: str) -> None:
    assert game in TAUGHT, f"data/{game}/tutorial.yaml is not there"


@pytest.mark.parametrize("game", TAUGHT)
def test_no_sentence_is_left_over(game: str) -> None:
    told = (wanted_texts(game, chapter) for chapter in chapters_of(game).values())
    wanted = {key for sentences in told for key, _, _ in sentences}
    for language in LANGUAGES:
        assert {key for key in texts(game, language) if key.startswith(game)} == wanted


def test_mistakes_in_the_file_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "tutorial.yaml"
    path.write_text("chapters:\n  one:\n    tasks:\n      - {id: a, pont: [x]}\n      - {id: b, thn: []}\n")
    with pytest.raises(ManyBadData) as told:
        load_chapters(path)
    assert "tutorial.yaml:4" in str(told.value) and "tutorial.yaml:5" in str(told.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_button_that_is_to_be_pressed_goes_by_the_word_that_stands_on_it(game: str, language: str) -> None:
    tools = read_yaml(ROOT / "data" / "text" / language / "table.yaml").value["table"]["tool"]
    said, asked = texts(game, language), 0
    for chapter in chapters_of(game).values():
        for task in chapter.tasks:
            for tool in set(looked_at(task.reached)) & set(tools):
                begins = " ".join(said[f"{game}.tutorial.{chapter.id}.{task.id}.{one}"] for one in ("goal", "tell"))
                assert tools[tool].casefold() in begins.casefold(), begins
                asked += 1
    assert asked, "every game has the score sheet opened once"
