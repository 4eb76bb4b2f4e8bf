"""No card names a thing by its id: whatever can be clicked or pointed at has a name in words, in each language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from game.core.session import Session, Setup
from game.core.words import LANGUAGES
from game.games import CATALOGUE, rules_of
from game.table.cards import Card
from game.ui.kinds.painted import PaintedPart
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

RAW = re.compile(r"\b[a-z]+[a-z_]*:[a-z0-9]|\b[a-z]+_[a-z_]+\b|\br\d+c\d+\b|\{\w+\}")
"""`track:power`, `home_castle`, `r3c4`, or a value that was not filled in."""
OPTIONS = {"scythe": {"deals": True}, "glen_more": {}}


def words_of(card: Card) -> Iterator[str]:
    yield from (card.title, card.second, card.text, card.reason, card.way_out, card.foot)
    yield from (row.what for row in card.rows)


def cards(stand: Stand) -> Iterator[tuple[str, Card]]:
    """What is said of everything that some part shows, or that the rules know, when it is pointed at and clicked."""
    director, model = stand.director, stand.scene.model
    session = director.session
    shown = {
        one
        for part in stand.scene.open_parts()
        if isinstance(part, PaintedPart)
        for one in part._stops()
        if "/" not in one
    }
    known = set(session.rules.components(session.view(director.viewer)))  # type: ignore[arg-type]
    for component in sorted(shown | known):
        told = model.told(component)
        if told is not None:
            yield component, model.pointing._told_card(component, told)
        reason = director.why_not(component)
        if reason is not None:
            writer = model.pointing.writer()
            yield component, writer.refusal(component, reason)
            for as_refusal in (False, True):
                yield component, writer.explained(component, reason, as_refusal=as_refusal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_everything_that_is_said_of_a_component_is_in_words(game: str, language: str) -> None:
    session, dice = Session(rules_of(game), Setup(game, seats("pb"), 5, OPTIONS.get(game, {}))), random.Random(5)
    stand = Stand(session, language=language, warn=False)
    raw: dict[str, set[str]] = {}
    for _ in range(12):
        for _ in range(dice.randint(2, 9)):
            if not stand.until_asked():
                break
            stand.director.submit(dice.choice(stand.director.options()))
        if not stand.until_asked():
            break
        for component, card in cards(stand):
            for words in words_of(card):
                if RAW.search(words):
                    raw.setdefault(component, set()).add(words)
    assert raw == {}
