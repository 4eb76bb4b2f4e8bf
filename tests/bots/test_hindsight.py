"""What a seat did is played on beside what else there was: the same answer each time, and no blame for luck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots import hindsight
from game.bots.hindsight import Compared, Sum, look_back
from game.bots.judging import judge_for
from game.bots.worker import Request, answer
from game.core.text import to_text
from game.games import CATALOGUE, brains_of, judge_of
from game.table.coach import BEST, COSTLY, FAIR, GOOD, WEAK, Decision, class_of, decisions_of
from tests.table.coach_matches import match_of

each_game = pytest.mark.parametrize("game", CATALOGUE)


def some(game: str) -> list[Decision]:
    """Two decisions with a choice, one early and one late."""
    session, found = match_of(game), []
    for one in (*decisions_of(session, 0)[2:], *decisions_of(session, 0)[:2]):
        options = session.rules.options(session.view(0, one.start), 0)
        if len(options) > 1:
            found.append(one)
    return [found[0], found[len(found) // 2]]


def looked(game: str, one: Decision, laps: int = 1) -> Compared:
    session = match_of(game)
    judge = judge_for(session.rules, judge_of(game))
    found = look_back(session.rules, judge, session.view(0, one.start), 0, one.done, laps, one.start, lambda: False)
    assert found is not None
    return found


@each_game
def test_the_parts_add_up_and_the_same_question_gets_the_same_answer(game: str) -> None:
    for one in some(game)[:1]:
        first = looked(game, one)
        assert first == looked(game, one)
        assert first.laps == 2 and first.ways > 0 and first.other
        for found in (first.done, first.best):
            assert sum(found.parts.values()) == pytest.approx(found.own, abs=0.6 if first.ended else 1e-6)
        assert first.gap == pytest.approx(first.best.lead - first.done.lead)


@each_game
def test_what_is_better_can_be_done_from_what_the_seat_saw(game: str) -> None:
    session = match_of(game)
    for one in some(game):
        found = looked(game, one, laps=0)
        view = session.view(0, one.start).copy()
        for text in found.other:
            action = session.rules.read_action(text)
            assert action in session.rules.options(view, 0)
            session.rules.step(view, 0, action)
        assert found.other != tuple(map(to_text, one.done))


@each_game
def test_the_bots_process_answers_as_the_same_question_here(game: str) -> None:
    session, one = match_of(game), some(game)[0]
    request = Request(
        7, session.rules, session.view(0, one.start), 0, "normal", one.start, 9.0, True,
        done=tuple(map(to_text, one.done)), laps=0,
    )  # fmt: skip
    said = answer(request.question(), brains_of)
    assert said.ticket == 7 and said.action == "" and said.compared == looked(game, one, laps=0)


def test_a_stopped_look_says_nothing() -> None:
    session, one = match_of("rebirth"), some("rebirth")[0]
    judge = judge_for(session.rules, judge_of("rebirth"))
    view = session.view(0, one.start)
    asked = iter((False, False, False, True))
    assert look_back(session.rules, judge, view, 0, one.done, 3, 1, lambda: next(asked, True)) is None


def test_nothing_within_the_noise_is_called_worse() -> None:
    nothing = Sum({}, 0.0, 0.0)
    found = Compared(20, nothing, nothing, ("x",), 0.0, 0.1, ways=3)
    kinds = {gap: class_of(replace(found, gap=gap)) for gap in (-3.0, 0.0, 0.5, 1.0, 2.4, 2.5, 5.0, 40.0)}
    assert list(kinds.values()) == [BEST, BEST, GOOD, FAIR, FAIR, WEAK, COSTLY, COSTLY]
    doubtful = replace(found, doubt=10.0)
    assert {class_of(replace(doubtful, gap=gap)) for gap in (0.5, 3.0, 19.9)} == {GOOD}
    assert class_of(replace(doubtful, gap=20.1)) == COSTLY
    assert hindsight.SURE >= 2.0


def test_what_won_the_race_is_measured_by_laps_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whatever luck put first would look better than it is."""
    seeds: list[tuple[int, str]] = []
    lap = hindsight._lap

    def noted(rules, judge, view, seat, ways, seed):  # type: ignore[no-untyped-def]
        seeds.append((len(ways), seed))
        return lap(rules, judge, view, seat, ways, seed)

    monkeypatch.setattr(hindsight, "_lap", noted)
    looked("rebirth", some("rebirth")[0], laps=2)
    race, measured = [seed for n, seed in seeds if n > 2], [seed for n, seed in seeds if n == 2]
    assert race and len(measured) == 4 and not set(race) & set(measured)
