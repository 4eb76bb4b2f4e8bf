"""The count at the end: every point of the sheet once, the lead open as long as can be, and what is said of it."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.session import Session
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.staged import played_on
from game.table.screen import screen_of
from game.table.tally import Tally, curves, open_sheet, tally_of
from game.table.tally_words import TallyWords
from game.table.telling import Teller

COUNTED = [game for game in CATALOGUE if screen_of(game).tally is not None]


@cache
def over(game: str) -> Session:
    return played_on(10**6, game)


def tally(game: str) -> Tally:
    spec = screen_of(game).tally
    assert spec is not None
    return tally_of(open_sheet(over(game)), spec.stages, over(game).seats)


def words(game: str, language: str = "en") -> TallyWords:
    session = over(game)
    teller = Teller(Words(language), game, session.setup.seats)
    return TallyWords(session, tally(game), screen_of(game), teller, tuple(range(session.seats)))


def test_what_can_be_seen_on_the_table_is_counted_there() -> None:
    assert set(COUNTED) == set(CATALOGUE)


@pytest.mark.parametrize("game", COUNTED)
def test_the_count_ends_with_the_result(game: str) -> None:
    counted, result = tally(game), over(game).result()
    assert result is not None
    assert counted.totals(len(counted.counts)) == result.points
    assert words(game).order(len(counted.counts))[0] in result.winners


@pytest.mark.parametrize("game", COUNTED)
def test_whoever_has_least_begins_each_stage(game: str) -> None:
    counted = tally(game)
    for stage in range(len(counted.stages)):
        here = [number for number, one in enumerate(counted.counts) if one.stage == stage]
        before = counted.totals(here[0]) if here else ()
        order = list(dict.fromkeys(counted.counts[number].seat for number in here))
        assert order == sorted(order, key=lambda seat: before[seat])


@pytest.mark.parametrize("game", COUNTED)
def test_the_curve_rises_from_the_last_turn_to_the_result(game: str) -> None:
    counted, result = tally(game), over(game).result()
    assert result is not None
    before = curves(over(game), veiled=bool(screen_of(game).veiled), at_end=False)
    for seat in range(len(before)):
        none, whole = counted.curve(before[seat], seat, 0), counted.curve(before[seat], seat, len(counted.counts))
        assert (
            none[: len(before[seat]) - 1] == before[seat][:-1] and whole[: len(before[seat]) - 1] == before[seat][:-1]
        )
        assert whole[-1] == result.points[seat]
        assert len(whole) - len(before[seat]) == len(counted.stages) * counted.stage_width(before[seat])


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("language", ["de", "en"])
def test_each_count_is_told_and_cards_come_one_by_one(game: str, language: str) -> None:
    told = words(game, language)
    for done in range(1, len(told.tally.counts) + 1):
        last = told.last(done)
        assert last is not None and told.head(done).text
        cards, turned = told.cards(done)
        if told.has_cards(last) and not told.is_counted(done):
            assert turned == last.number and len(cards) == last.of
            assert cards[turned - 1].points == last.points
            assert not cards[turned - 1].detail.startswith(cards[turned - 1].title)
    assert all(step.state == "done" for step in told.steps(len(told.tally.counts)))


@pytest.mark.parametrize("game", COUNTED)
def test_what_brings_points_lies_on_the_board(game: str) -> None:
    session = over(game)
    components = session.rules.components(session.view(None))
    for count in tally(game).counts:
        if not tally(game).stages[count.stage].cards:
            assert set(count.pieces) & set(components)
