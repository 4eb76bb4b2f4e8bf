"""What is told of a rival's turn in Isle of Skye, and what the panels say meanwhile."""

from __future__ import annotations

import pytest

from game.core.contract import CHANCE
from game.core.recap import Turn, turns_of
from game.core.words import Words
from game.games.isle_of_skye.events import AreaCompleted, TileBuilt
from game.games.isle_of_skye.ids import TILES
from game.table.director import Stage
from game.table.film import Tale, clauses_of, tales_of
from game.table.film_words import sentence
from game.table.furnishing import turn_told
from game.table.screen import screen_of
from game.table.telling import Teller
from tests.scenes.lesson_helpers import at_the_table
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand

TOLD = {"en": "and completes 2 waters and a pasture.", "de": "und schließt 2 Gewässer und eine Weide ab."}


@pytest.mark.parametrize("language", TOLD)
def test_areas_completed_in_a_turn_are_counted_and_not_told_one_by_one(language: str) -> None:
    """ "completes a water on one tile and completes a water on 3 tiles", it said."""
    session, tile = played("pb", {"round": 1, "phase": "build_tiles"}), TILES[0]
    events = (
        TileBuilt(1, tile, "place:0,-1", 0),
        *(AreaCompleted(1, terrain, (tile,)) for terrain in ("water", "pasture", "water")),
    )
    film = screen_of("isle_of_skye").film
    teller = Teller(Words(language), "isle_of_skye", session.setup.seats)
    tale = Tale(Turn(1, 0, 1, events), 1, clauses_of(events, film))
    assert sentence(tale, teller).endswith(TOLD[language])


def test_whose_prices_stand_when_a_lesson_begins_is_not_said_to_wait() -> None:
    """Nothing in its log says so, only the position."""
    scene = at_the_table("isle_of_skye", "prices")
    position, panels = scene.model.position_shown, scene.furniture.players
    assert [player.sealed for player in position.players] == [False, True]
    told = [scene.model.words(f"isle_of_skye.screen.status.{word}") for word in ("prices", "sealed")]
    assert [panel.facts.status for panel in panels] == told


def test_while_a_rival_is_told_to_have_priced_the_others_are_still_said_to_be_pricing() -> None:
    """They stood as waiting, where the page asked all of them for prices."""
    stand, told = Stand(played("pbb", {"round": 1, "phase": "set_prices"}), motion="normal", curtain=False), 0
    prices = stand.scene.model.words("isle_of_skye.screen.status.prices")
    for _ in range(400):
        model = stand.scene.model
        if model.phase != "set_prices" or 0 not in stand.scene.session.waiting(model.position):
            break
        if turn_told(model) is not None:
            told += 1
            assert stand.scene.furniture.players[0].facts.status == prices
        stand.wait()
        if told and stand.scene.model.is_live and stand.director.stage is Stage.PLAY:
            break
    assert told


def test_what_all_keep_is_a_line_of_its_own_behind_the_last_purchase() -> None:
    """ "Ewan buys Dunvegan for 1 gold. Anna keeps ..." was one line that ended in dots, said before it was seen."""
    session, film = played("pbbb", {"round": 2, "phase": "build_tiles"}), screen_of("isle_of_skye").film
    teller = Teller(Words("en"), "isle_of_skye", session.setup.seats)
    tales = tales_of(turns_of(session, 0, closes=film.closes), film)
    kept = [
        tale for tale in tales if any(event.word == "tiles_kept" for one in tale.clauses for event, _ in one.parts)
    ]
    assert len(kept) == 2 and all(tale.seat == CHANCE for tale in kept), "one for each round"
    for tale in kept:
        before = tales[tales.index(tale) - 1]
        assert before.turn == tale.turn and "keeps" not in sentence(before, teller)
        assert sentence(tale, teller).count("keeps") == len(tale.clauses)
