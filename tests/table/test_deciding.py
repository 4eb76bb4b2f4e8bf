"""The turns that decided a match: found by who leads, true to the sheets, told in words, seen again by a click."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.core.result import Result
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.result_head import PlaceChip
from game.scenes.result_turns import TurnCard
from game.scenes.table.scene import TableScene
from game.table.deciding import MOST, DecidingWords, deciding_turns, lead_of, leaders, open_points, swings
from game.table.screen import screen_of
from game.table.telling import Teller
from game.table.ties import victory_told
from game.ui.widgets import Button
from tests.scenes.table_stage import Stand
from tests.table.test_tally import over

RAW = re.compile(r"\{|\b[a-z]+(?:_[a-z]+)+\b|\b(?:seat|tile|card|track):")


@pytest.mark.parametrize("game", CATALOGUE)
def test_at_most_three_turns_in_the_order_of_play_and_not_all_of_one_player(game: str) -> None:
    found = deciding_turns(over(game), screen_of(game).film.closes)
    assert 1 <= len(found) <= MOST
    assert [one.turn.start for one in found] == sorted(one.turn.start for one in found)
    assert len({one.seat for one in found}) > 1
    assert all(one.weight > 0 for one in found)


@pytest.mark.parametrize("game", CATALOGUE)
def test_their_points_are_those_of_the_sheets_and_the_last_those_of_the_result(game: str) -> None:
    session = over(game)
    result = session.result()
    assert result is not None
    assert open_points(session) == result.points
    for one in deciding_turns(session, screen_of(game).film.closes):
        assert one.before == open_points(session, one.turn.start)
        after = result.points if one.turn.end == len(session) else open_points(session, one.turn.end)
        assert one.after == after
        assert one.gain == one.after[one.seat] - one.before[one.seat]


def test_leads_are_counted_against_the_best_of_the_others() -> None:
    assert lead_of((12, 10, 4), 0) == 2 and lead_of((12, 10, 4), 1) == -2
    assert leaders((7, 3, 7)) == (0, 2)


def test_a_swing_weighs_more_the_less_is_left_to_answer_it() -> None:
    early = swings([0, 6, 6, 6, 6, 6, 6, 6, 6])
    late = swings([0, 0, 0, 0, 0, 0, 0, 0, 6])
    assert max(late) == late[-1] > max(early)
    runaway = swings([0, 30, 32, 31, 33, 36, 34, 40])
    assert runaway[0] == max(runaway) and runaway[-1] < 0.05, "what is settled is not decided once more"


def test_in_a_match_of_one_point_its_end_decided_and_not_its_beginning() -> None:
    """How far Isla was ahead of Ewan, turn by turn, in a match that she won in its last one by a single point."""
    leads = [0, 0, -6, -5, -5, -21, -15, -15, -21, -11, -6, -13, -11, -11, -12, -10, -10, -11, -8, -8, -10, -7]
    leads += [-7, -17, -12, -12, -20, -16, -11, -14, -7, -7, -16, -10, -10, -29, -18, -19, -24, -18, -12, -9]
    leads += [-13, -1, 8, 13, 4, 7, 1, 2, -5, -2, -5, -4, -4, -6, -5, -5, 1]
    moved = [abs(one) for one in swings(leads)]
    heaviest = sorted(range(len(moved)), key=lambda at: -moved[at])[:MOST]
    assert heaviest[0] == len(moved) - 1
    assert min(heaviest) > len(moved) // 2
    assert moved[leads.index(8) - 1] > moved[8], "taking the lead late, over as much of a swing early"


@pytest.mark.parametrize("game", CATALOGUE)
def test_first_and_second_have_decided_it_rather_than_somebody_else(game: str) -> None:
    result = over(game).result()
    assert result is not None
    found = deciding_turns(over(game), screen_of(game).film.closes)
    assert sum(result.places[one.seat] <= 2 for one in found) >= len(found) - 1


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_each_is_told_in_words(game: str, language: str) -> None:
    session = over(game)
    teller = Teller(Words(language), game, session.setup.seats)
    words = DecidingWords(session, screen_of(game), teller)
    for one in deciding_turns(session, screen_of(game).film.closes):
        told = words.told(one)
        assert str(teller.seat(one.seat)) in told.title and str(one.number) in told.title
        assert not RAW.search(told.text) and told.text.endswith(".")
        assert not [text for text in (told.text, *told.shorter) if "…" in text], "dots stood in mid-sentence"


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_a_click_shows_it_in_the_replay_and_leads_back(game: str, scale: float) -> None:
    stand = Stand(over(game), text_scale=scale, language="de")
    stand.context.stack.push(ResultScene(stand.context, stand.scene))
    stand.settle(stand.top)
    scene = stand.top
    assert isinstance(scene, ResultScene)
    cards = [one for one in scene.root.walk() if isinstance(one, TurnCard)]
    assert len(cards) == len(scene.turns.turns) and not any(card.overflow() for card in cards)
    assert cards[-1].press()
    replay = stand.top
    assert isinstance(replay, ReplayScene)
    assert replay.position == scene.turns.turns[-1].turn.end
    stand.key("escape")
    assert stand.top is scene


@pytest.mark.parametrize("game", CATALOGUE)
def test_each_card_leads_on_from_before_its_turn(game: str) -> None:
    """Whoever plays on decides that turn anew: the new match stands where it began, the old one stays as it was."""
    session = over(game)
    stand = Stand(session)
    stand.context.stack.push(ResultScene(stand.context, stand.scene))
    scene, lines = stand.top, len(session)
    assert isinstance(scene, ResultScene)
    first = scene.turns.turns[0].turn
    button = next(one for one in scene.root.walk() if one.name == "play_from:1")
    assert isinstance(button, Button) and button.press()
    table = [one for one in stand.context.stack.scenes if isinstance(one, TableScene)][-1]
    assert table is not stand.scene and len(session) == lines
    said = [line.text() for line in session.lines[: first.start]]
    assert [line.text() for line in table.session.lines][: first.start] == said


@pytest.mark.parametrize("game", CATALOGUE)
def test_heads_stand_in_the_order_of_places(game: str) -> None:
    stand = Stand(over(game))
    stand.context.stack.push(ResultScene(stand.context, stand.scene))
    chips = [one for one in stand.top.root.walk() if isinstance(one, PlaceChip)]
    assert [one.place for one in chips] == sorted(stand.scene.session.result().places)
    assert all(left.rect.right < right.rect.x for left, right in pairwise(chips))


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_tie_is_told_with_all_who_were_level_and_what_decided(language: str) -> None:
    teller = Teller(Words(language), "scythe", over("scythe").setup.seats)
    result = Result.broken("scythe", (40, 40, 12), {"power": (7, 9, 0)})
    told, short = victory_told(result, teller)
    assert all(str(teller.seat(seat)) in told for seat in (0, 1)) and str(teller.seat(2)) not in told
    assert "40" in told and "9" in short and told.endswith(short)
