"""A line of the log reads like a sentence: its person is named once, and what happens in every turn is left out."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.core.articles import plain
from game.core.contract import CHANCE, Event
from game.core.named import bare
from game.core.recap import turns_of
from game.core.session import Session, Setup
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from game.games.glen_more.events import CategoryScored
from game.table.screen import screen_of
from game.table.telling import Teller, paragraph, portions
from tests.scenes.table_helpers import seats

TWICE = re.compile(r"(\b\w+\b[^.;!?]*[.;!?]) \1")


def lines(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Name and line of every turn of a match played at random."""
    session, dice = Session(rules_of(game), Setup(game, seats("ppb"), 3)), random.Random(3)
    while not session.is_over() and len(session) < 160:
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    teller = Teller(Words(language), game, session.setup.seats)
    for turn in turns_of(session, 0, closes=screen_of(game).film.closes):
        if turn.seat != CHANCE:
            yield teller.seat(turn.seat), paragraph(teller, turn.events, turn.seat, screen_of(game).quiet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_nobody_is_named_twice_in_a_row_and_nothing_is_said_twice(game: str, language: str) -> None:
    for name, line in lines(game, language):
        begun = [sentence.split(" ")[0].rstrip(":") for sentence in re.split(r"(?<=[.;!?]) ", line)]
        assert (name, name) not in pairwise(begun), line
        assert not TWICE.search(line), line


def test_what_ends_every_turn_is_no_news() -> None:
    told = [line for _, line in lines("rebirth", "en")]
    assert told and not [line for line in told if "draws a tile" in line or "ends the turn" in line]


def test_a_turn_in_which_nothing_else_was_done_is_still_a_line() -> None:
    told = [line for _, line in lines("scythe", "en")]
    assert all(told)


def happened(game: str) -> list[Event]:
    """All that a match played at random tells; and what is scored at its end, which it does not come to."""
    session, dice = Session(rules_of(game), Setup(game, seats("ppb"), 3)), random.Random(3)
    while not session.is_over() and len(session) < 160:
        session.submit(session.waiting()[0], dice.choice(session.options(session.waiting()[0])))
    told = [event for _, event in session.events(None)]
    rows = ("scots", "landmarks", "whisky", "persons")
    scored = [CategoryScored(f"scoring:{row}", (0, 1, 0), (0, 1, 0)) for row in rows]
    return told + scored if game == "glen_more" else told


@pytest.mark.parametrize("leads", [False, True], ids=["bare", "names lead"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_sentence_of_the_log_begins_with_a_capital_letter(game: str, language: str, leads: bool) -> None:
    teller = Teller(Words(language), game, tuple(seats("ppb")))
    teller = teller.leading() if leads else teller
    sentences = [bare(teller.event(event)) for event in happened(game)]
    assert [one for one in sentences if one[:1].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_walk_together_are_no_single_one(language: str) -> None:
    """Anna and her bear are two, so no sentence may say of a unit that it `goes`."""
    words = Words(language)
    told = words("scythe.log.unit_moved", seat="Isla", unit="Anna and Wojtek", to=plain("Tarn", language))
    assert not {"goes", "geht"} & set(told.split())


@pytest.mark.parametrize("game", ["rebirth", "isle_of_skye"])
def test_the_end_of_a_match_is_no_wall_of_words(game: str) -> None:
    """Kind by kind it stands in paragraphs, and nothing is lost or told in another order."""
    session, dice = Session(rules_of(game), Setup(game, seats("ppb"), 3)), random.Random(3)
    while not session.is_over():
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    quiet = screen_of(game).quiet
    turns = turns_of(session, 0, closes=screen_of(game).film.closes)
    for turn in turns:
        parts = portions(turn.events, quiet)
        assert [one for part in parts for one in part if one.word not in quiet] == [
            one for one in turn.events if one.word not in quiet
        ]
    assert len(portions(turns[-1].events, quiet)) > 2
