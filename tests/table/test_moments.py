"""A moment of the table is data: what a person would read can be looked at, at every step, without a screen."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from game.core.contract import CHANCE
from game.core.named import bare
from game.core.recap import turns_of
from game.core.session import SeatSetup, Session, Setup
from game.core.words import Words
from game.games import CATALOGUE, rules_of
from game.table import showing
from game.table.director import Director, Stage
from game.table.model import TableModel
from game.table.moment import Moment
from game.table.shown import ShownOf
from tests.scenes.table_helpers import QuickAsker

RAW = re.compile(r"\{|\bKeyError\b|\b[a-z]+(?:_[a-z]+)+\b|\b(?:seat|tile|place|track|card):\w|\br\d+c\d+\b")
"""A place that was not filled in, a key or an id instead of words."""


UNREAD = ("icon", "badge", "tone", "result_tone", "status_tone", "who_icon", "component", "pieces", "tale")
"""Of a tale one reads its words, which stand beside it; it holds the events themselves, to be shown once more."""


def settings(name: str, usual: Any) -> Any:
    return usual


def model_of(game: str, seats: int, seed: int, language: str = "en", bots: int = 0) -> TableModel:
    names = tuple(SeatSetup(f"P{n}", n, "random" if n >= seats - bots else "") for n in range(seats))
    session = Session(rules_of(game), Setup(game, names, seed))
    return TableModel(Director(session, QuickAsker(), curtain=False), Words(language), settings)


def steps(model: TableModel, most: int) -> Iterator[Moment]:
    """A match in which everything that can be chosen is pointed at first."""
    rng, director = random.Random(3), model.director
    for _ in range(most):
        model.position = len(model.session)
        model.settle()
        if director.stage is not Stage.PLAY or director.viewer is None:
            return
        for component in rng.sample(director.lit(), min(4, len(director.lit()))):
            model.pointing.at(component)
            yield model.moment()
        model.pointing.at("")
        yield model.moment()
        director.submit(rng.choice(director.options()))


def words_of(value: object) -> Iterator[str]:
    """Everything in a moment that is meant to be read, without the marks of names."""
    if isinstance(value, ShownOf):
        yield from value.labels.values()
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in UNREAD:
                yield from words_of(getattr(value, field.name))
    elif isinstance(value, str):
        yield bare(value)
    elif isinstance(value, dict):
        yield from (words for one in value.values() for words in words_of(one))
    elif isinstance(value, (tuple, list)):
        yield from (words for one in value for words in words_of(one))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_that_is_read_is_an_id_or_a_place_left_open(game: str, language: str) -> None:
    seen = 0
    for moment in steps(model_of(game, 3, 11, language), 40):
        assert moment.head.text and moment.head.round and moment.primary.label
        assert [words for words in words_of(moment) if RAW.search(words.replace("{sign:", ""))] == []
        seen += 1
    assert seen > 60


@pytest.mark.parametrize("game", CATALOGUE)
def test_if_it_ended_now_is_one_sum_beside_the_board_and_on_the_sheet(game: str) -> None:
    """With the same eyes: what one may see of one's own counts in both, what others hide in neither."""
    model = model_of(game, 3, 7)
    for moment in steps(model, 60):
        assert [bar.total + bar.own for bar in moment.peek.bars] == [model.sheet.total(seat) for seat in range(3)]


@pytest.mark.parametrize("game", CATALOGUE)
def test_one_sign_says_whose_turn_it_is(game: str) -> None:
    model = model_of(game, 3, 5)
    for moment in steps(model, 25):
        acting = [number for number, facts in enumerate(moment.players) if facts.acting]
        assert acting == [model.director.actor]
        assert moment.head.sign == moment.players[acting[0]].player


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_can_be_chosen_is_previewed_and_says_how_to_do_it(game: str) -> None:
    model = model_of(game, 2, 8)
    for moment in steps(model, 25):
        pointed = moment.parts.pointed
        if pointed and model.director.would(pointed) is not None:
            assert moment.card is not None and moment.card.foot and not moment.card.refused


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_same_moment_is_the_same_data(game: str) -> None:
    model = model_of(game, 2, 4)
    for moment in steps(model, 10):
        assert model.moment() == moment


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_has_happened_is_shown_as_far_as_its_eyes_may_know_it(game: str) -> None:
    """Some of it shows nowhere yet: the next part that draws it would."""
    for moment in steps(model_of(game, 2, 4), 60):
        happened = (*moment.parts.recent, *moment.parts.telling)
        assert [event for event in happened if event.seen_by(moment.eyes) != event] == []


def test_a_covered_table_and_the_curtain_have_nobodys_eyes() -> None:
    """One's own hand goes with the rest: it is no difference between two tables, so only this asks for it."""
    covered = set()
    for game in CATALOGUE:
        model = model_of(game, 2, 4)
        for _ in steps(model, 6):
            model.director.hide(True)
            if model.director.has_own:
                covered.add(game)
                assert model.director.eyes is None
            model.director.hide(False)
        shared = Director(model.session, QuickAsker())
        assert shared.eyes is None or shared.stage is not Stage.CURTAIN
        covered |= {"curtain"} if shared.stage is Stage.CURTAIN else set()
    assert len(covered) > 2


def test_a_model_of_a_match_of_bots_shows_what_all_may_see() -> None:
    model = model_of("rebirth", 2, 1, bots=2)
    model.settle()
    assert model.moment().eyes is None and model.session.waiting() != (CHANCE,)


def test_moments_need_no_screen() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, game.table.model; print('pygame' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == "False"


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_recap_tells_nothing_that_came_after_a_past_position(game: str) -> None:
    model = model_of(game, 2, 5)
    for _ in steps(model, 40):
        pass
    turns = [turn for turn in turns_of(model.session, None, closes=model.screen.film.closes) if turn.seat != CHANCE]
    for turn in turns[:: max(1, len(turns) // 4)]:
        model.looking_at = turn.end
        told = model.news.shown()
        assert told and all(tale.turn.end <= turn.end for tale in told)
    model.looking_at = None


@pytest.mark.parametrize("game", CATALOGUE)
def test_while_a_draw_is_told_the_prompt_has_nobodys_sign(game: str) -> None:
    model = model_of(game, 2, 5, bots=1)
    session = model.session
    for seat in (0, 1) * 3:
        if seat in session.waiting():
            session.submit(seat, session.options(seat)[0])
    told = 0
    for number in range(len(session)):
        model.position = number
        model.settle()
        if session.waiting(number) == (CHANCE,):
            told += 1
            assert model.moment().head.sign is None
    assert told


@pytest.mark.parametrize("game", ["rebirth", "isle_of_skye"])
def test_the_last_turn_is_said_to_have_brought_what_it_brought_without_what_the_end_shared_out(game: str) -> None:
    model, rng = model_of(game, 2, 5), random.Random(4)
    session = model.session
    while not session.is_over():
        seat = session.waiting()[0]
        session.submit(seat, rng.choice(session.options(seat)))
    told = [tale for tale in showing.latest(model.director, model.screen) if tale.seat != CHANCE]
    assert told and any(tale.shared for tale in told)
    assert not [tale for tale in told if showing.recap_points(model.director, tale).startswith("–")]
