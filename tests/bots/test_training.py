"""Weights of a judge: learnt from matches, reproducibly, and read with every term that the judge has."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.bots.fitting import LEAST, MOST, Sums, solve
from game.bots.judging import judge_for
from game.bots.training import lesson, trial
from game.core.catalogue import Problems
from game.core.errors import ManyBadData
from game.core.weighing import FILE, Fitted, read_weights, written
from game.games import CATALOGUE, judge_of, rules_of
from tests.bots import matches

BY_HAND = Fitted(method="by hand", seed=0, games=0, date="2026-01-01", strength="none")


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_a_term_that_promises_too_little_comes_to_weigh_more_and_an_idle_one_stays() -> None:
    """The end is twice what the first term says, whatever the second says; the third is never there."""
    rng, sums = random.Random(1), Sums(3)
    for _ in range(300):
        lead = rng.gauss(0, 5)
        sums.add([[lead, rng.gauss(0, 5), 0.0] for _ in range(20)], 2 * lead)
    found = sums.weights({"small": 1.0, "noise": 1.0, "idle": 1.0})
    assert found["small"] == pytest.approx(1.5, abs=0.1)  # half the way to 2
    assert found["noise"] < 0.65
    assert found["idle"] == 1.0


def test_no_weight_leaves_its_bounds() -> None:
    sums = Sums(2)
    for lead in (-8.0, -3.0, 4.0, 9.0):
        for _ in range(400):
            sums.add([[lead, -lead * 0.9]] * 5, 30 * lead)
    assert all(LEAST <= weight <= MOST for weight in sums.weights({"a": 2.0, "b": 0.5}).values())


@pytest.mark.parametrize("game", CATALOGUE)
def test_terms_add_up_to_the_value_and_each_has_a_weight(game: str) -> None:
    rules, given = rules_of(game), judge_of(game)
    judge = judge_for(rules, given)
    seen: set[str] = set()
    for state, seat in matches.decisions(rules, judge, 2, 5, every=12):
        view = rules.view(state, seat)
        for one in range(2):
            terms = judge.terms(view, one)
            assert sum(terms.values()) == pytest.approx(judge.value(view, one))
            seen |= terms.keys()
    assert seen <= judge.weights.keys()
    assert len(seen) > len(judge.weights) / 2


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_judge_with_other_weights_weighs_otherwise_and_the_first_stays_as_it_was(game: str) -> None:
    rules, given = rules_of(game), judge_of(game)
    judge = judge_for(rules, given)
    state, seat = next(
        (state, seat) for state, seat in matches.decisions(rules, judge, 2, 5, every=20) if judge.value(state, seat)
    )
    before = judge.value(state, seat)
    other = given.weighed({name: weight * 2 for name, weight in given.weights.items()})
    assert other.value(state, seat) != pytest.approx(before)
    assert judge.value(state, seat) == pytest.approx(before)


def test_the_same_seed_teaches_the_same() -> None:
    rules, given = rules_of("rebirth"), judge_of("rebirth")
    first, again = (lesson(rules, given, "normal", 2, 3, {}) for _ in range(2))
    assert first.sums == again.sums
    assert first.sums.positions > 20
    assert first.sums != lesson(rules, given, "normal", 2, 4, {}).sums


def test_a_trial_tells_the_share_of_the_match_and_the_lead() -> None:
    rules, given = rules_of("rebirth"), judge_of("rebirth")
    won, ahead = trial(rules, given, given, "normal", 2, 1, 0, {})
    assert (won > 0.5) == (ahead > 0)
    other_won, other_ahead = trial(rules, given, given, "normal", 2, 1, 1, {})
    assert (won + other_won, ahead + other_ahead) == (1.0, 0.0)


def test_written_weights_are_read_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(written({"a": 0.5, "b": 2.0}, BY_HAND), encoding="utf-8")
    assert read_weights(tmp_path, ("a", "b")) == {"a": 0.5, "b": 2.0}


@pytest.mark.parametrize(
    ("weights", "told"),
    [
        ({"a": 1.0}, "the weight of the term 'b' is missing"),
        ({"a": 1.0, "b": 1.0, "c": 1.0}, "there is no term of the judge 'c'"),
        ({"a": 1.0, "b": 9.0}, "b"),
    ],
)
def test_a_wrong_file_of_weights_is_told_with_its_line(tmp_path: Path, weights: dict[str, float], told: str) -> None:
    (tmp_path / FILE).write_text(written(weights, BY_HAND), encoding="utf-8")
    problems = Problems()
    read_weights(tmp_path, ("a", "b"), problems)
    assert told in str(problems.found[0])
    with pytest.raises((ManyBadData, type(problems.found[0]))):
        read_weights(tmp_path, ("a", "b"))
