"""If it ended now: the bars count the same for all eyes, and what is hidden stands beside them, never in them."""

from __future__ import annotations

import pytest

from game.core.contract import NOW
from game.games import CATALOGUE
from game.scenes.staged import midway as middle
from game.scenes.table.score_sheet import rows
from game.table import furnishing
from game.table.outlook import parts_of
from game.table.screen import screen_of
from game.table.showing import hidden_of
from game.table.telling import Teller
from tests.scenes.table_stage import Stand

HIDING = [game for game in CATALOGUE if screen_of(game).outlook.hidden]


def test_the_games_with_points_in_hand_say_so() -> None:
    sessions = {game: middle(game) for game in CATALOGUE}
    private = {
        game
        for game, session in sessions.items()
        if any(one.private for seat in range(session.seats) for one in session.sheet(seat).entries)
    }
    assert set(HIDING) == private
    for game in HIDING:
        assert screen_of(game).outlook.hidden.keys() == screen_of(game).veiled.keys()


@pytest.mark.parametrize("game", CATALOGUE)
def test_everybody_sees_the_same_bars(game: str) -> None:
    session = middle(game)
    for seat in range(session.seats):
        told = [parts_of(session.sheet(eyes), seat)[:2] for eyes in (None, *range(session.seats))]
        assert len(set(told)) == 1, seat
        own = parts_of(session.sheet(seat), seat)
        assert own[1] + (own[2] or 0) == session.sheet(seat).total(seat)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", HIDING)
def test_beside_them_stands_what_is_ones_own_and_how_much_of_the_others_is_hidden(game: str, language: str) -> None:
    stand = Stand(middle(game), curtain=False, language=language)
    model, screen = stand.scene.model, screen_of(game)
    eyes = stand.director.eyes
    facts = furnishing.peek(model)
    assert facts.note == stand.scene.text(screen.outlook.secret), "in the heading, which never goes"
    assert any("?" in bar.beside[1] for bar in facts.bars if bar.beside)
    for seat, bar in enumerate(facts.bars):
        now, total, own = parts_of(model.sheet, seat)
        assert (bar.total, bar.now, bar.own) == (total, now, own or 0)
        hidden = sum(hidden_of(screen, model.position_shown, row, seat) for row in screen.veiled)
        assert not (hidden and seat == eyes)
        assert bool(bar.beside) == (bool(hidden) or own is not None)
        assert not hidden or (bar.own == 0 and "?" in bar.beside[1])
        assert not bar.beside or any(part in bar.why for part in (bar.beside[0], "+"))


@pytest.mark.parametrize("game", HIDING)
def test_the_sheet_asks_where_somebody_hides_something_and_is_silent_where_there_is_nothing(game: str) -> None:
    stand = Stand(middle(game), curtain=False)
    model, eyes = stand.scene.model, stand.director.eyes
    order = list(range(stand.director.session.seats))
    teller: Teller = model.teller
    found = rows(model.sheet, order, teller, model.screen, model.position_shown)
    assert any(any(row.unknown) for row in found)
    for row in found:
        for seat in order:
            assert not row.unknown[seat] or (row.key in model.screen.veiled and seat != eyes)
            assert not row.unknown[seat] or row.values[seat] is None
            if row.key in model.screen.veiled and row.values[seat] is None and seat != eyes:
                assert row.unknown[seat] == hidden_of(model.screen, model.position_shown, row.key, seat)


def test_points_that_count_at_the_end_only_leave_those_of_now_known() -> None:
    assert screen_of("scythe").hides_now
    for game in ("rebirth", "isle_of_skye"):
        assert not screen_of(game).hides_now
        session = middle(game)
        private = [one for seat in range(session.seats) for one in session.sheet(seat).entries if one.private]
        assert private and all(one.when != NOW for one in private)


@pytest.mark.parametrize("game", CATALOGUE)
def test_points_that_are_being_counted_up_are_not_expected_once_more(game: str) -> None:
    """In the middle of a scoring the bars promised its points a second time."""
    stand = Stand(middle(game), curtain=False)
    model = stand.scene.model
    before = furnishing.peek(model).bars
    model.counting.update({seat: bar.now + max(0, bar.total - bar.now) for seat, bar in enumerate(before)})
    for bar, counted in zip(before, furnishing.peek(model).bars, strict=True):
        assert counted.total == bar.total
        assert counted.now == max(bar.now, bar.total)


@pytest.mark.parametrize("game", CATALOGUE)
def test_while_something_is_told_nobody_is_said_to_be_asked(game: str) -> None:
    """Neither in the capsule nor by a copper frame or dots that walk: one place says whose turn it is."""
    stand = Stand(middle(game), curtain=False)
    model = stand.scene.model
    asked = [one for one in furnishing.players(model) if one.acting]
    assert len(asked) == 1 and furnishing.head(model).sign == asked[0].player
    model.is_told = True
    assert furnishing.head(model).sign is None
    assert not any(one.acting or one.thinking for one in furnishing.players(model))
