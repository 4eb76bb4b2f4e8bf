"""The pages of what stories can say are those that the games make."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.scenario_words import page
from game.games import CATALOGUE, rules_of

PAGES = Path(__file__).parent / "words"


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_of_words_is_up_to_date(game: str) -> None:
    written = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    command = f"python run.py scenario --words {game} > tests/scenarios/words/{game}.md"
    assert written == page(rules_of(game)), f"make it anew: {command}"


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_has_every_word_of_the_game(game: str) -> None:
    rules, text = rules_of(game), page(rules_of(game))
    words = [*rules.vocabulary.words, *rules.frames.words, *(kind.word for kind in rules.events)]
    assert [word for word in words if f"* `{word}" not in text] == []


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(CATALOGUE)
