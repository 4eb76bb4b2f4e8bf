"""Before a click does something, the card says what: in rows, in words, or in a title that names the deed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.core.words import Words
from game.games import rules_of
from game.table.director import Director, Stage
from game.table.model import TableModel
from tests.scenes.table_helpers import QuickAsker

CHRONICLES = ("dragon_boats", "single_cask", "hammer", "haggis", "dubious_tome", "hard_place", "penny_mobs")
NAMES_ITS_DEED = ("ballot",)
"""Kinds whose name says already what a click does, as a button's does."""


def at_the_table(seed: int, options: dict[str, Any]) -> Iterator[TableModel]:
    seats = tuple(SeatSetup(name, n, "") for n, name in enumerate(("Anna", "Jonas", "Eva")))
    session = Session(rules_of("glen_more"), Setup("glen_more", seats, seed, options))
    model = TableModel(Director(session, QuickAsker(), curtain=False), Words("en"), lambda _, usual: usual)
    rng = random.Random(seed)
    for _ in range(250):
        model.position = len(session)
        model.settle()
        if model.director.stage is not Stage.PLAY or model.director.viewer is None:
            return
        yield model
        model.director.submit(rng.choice(model.director.options()))


def silent(model: TableModel) -> Iterator[tuple[str, str]]:
    """What would be done by a click on a thing of the table whose card only has the name of the thing."""
    for component in model.director.lit():
        kind, colon, _ = component.partition(":")
        action = model.director.would(component)
        model.pointing.at(component)
        card = model.pointing.card
        if action is None or card is None or not colon or kind in (*NAMES_ITS_DEED, *model.screen.titles):
            continue
        if not (card.rows or card.text or card.second or card.result or action.word in model.screen.deeds):
            yield action.word, component


@pytest.mark.parametrize("seed", range(3))
def test_no_click_in_glen_more_does_what_its_card_does_not_say(seed: int) -> None:
    options = {name: True for name in CHRONICLES} | {"highlander": "mountain"}
    models = at_the_table(seed, options)
    assert {found for model in models for found in silent(model)} == set()


def test_a_deed_is_named_with_the_thing_it_is_done_to() -> None:
    found = {}
    for model in at_the_table(1, {"hammer": True}):
        for component in model.director.lit():
            action = model.director.would(component)
            if action is not None and action.word == "english_discard":
                model.pointing.at(component)
                assert model.pointing.card is not None
                found[component] = model.pointing.card.title
    assert found, "the Englishman never discarded"
    assert all(title.startswith("The Englishman discards: ") for title in found.values()), found


def test_advice_names_every_deed_that_a_card_names() -> None:
    screen = next(at_the_table(1, {})).screen
    assert set(screen.deeds) - set(screen.advised) == set()
