"""The bench: one line of figures, each with its reference; the yardsticks are what they claim to be."""

from __future__ import annotations

import json
import random

import pytest

from game.cli import bench, run
from game.cli.bench_child import BARE, run_child
from game.cli.bench_figures import Figure, side_by_side
from game.cli.bench_rules import play_out
from game.games import CATALOGUE, rules_of


def test_json_is_one_line_with_value_unit_reference_and_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json", "--only", "options", "loading"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    figures = json.loads(out)["figures"]
    assert set(figures) == {f"{game}_{figure}" for game in CATALOGUE for figure in ("options", "load")}
    options = figures["rebirth_options"]
    assert {"value", "unit", "reference", "reference_value", "ratio"} <= options.keys()
    assert options["ratio"] == pytest.approx(options["value"] / options["reference_value"], rel=0.01)


def test_an_unknown_measurement_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--only", "playuots"]) == 2
    assert "Did you mean 'playouts'?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("value", "more", "verdict"),
    [
        (250.0, True, "aim"),
        (100.0, True, "floor"),
        (10.0, True, "missed"),
        (1.0, False, "aim"),
        (3.0, False, "floor"),
        (6.0, False, "missed"),
    ],
)
def test_goals_are_for_the_ratio(value: float, more: bool, verdict: str) -> None:
    goals = (8.0, 20.0) if more else (0.4, 0.2)
    assert Figure("x", value, "s", "y", 10.0, *goals, more=more).verdict() == verdict


def test_goals_are_for_the_value_where_that_is_said() -> None:
    assert Figure("x", 3.0, "MB", "y", 100.0, 4.0, 2.0, by_value=True).verdict() == "floor"
    assert Figure("x", 3.0, "MB", "y", 100.0).verdict() == ""


def test_works_take_turns_and_the_median_counts() -> None:
    order: list[str] = []
    figures = iter([1.0, 9.0, 2.0])

    def ours() -> float:
        order.append("ours")
        return next(figures)

    def theirs() -> float:
        order.append("theirs")
        return 5.0

    assert side_by_side(ours, theirs, rounds=3) == [2.0, 5.0]
    assert order == ["ours", "theirs"] * 3


def test_play_outs_count_what_seats_decide_and_stop_at_a_real_choice() -> None:
    rules = rules_of("rebirth")
    assert play_out(rules, 2, random.Random(1))[1] == 2 * 34 * 2
    state, decisions = play_out(rules, 2, random.Random(1), stop=20)
    assert decisions >= 20
    assert len(rules.options(state, rules.waiting(state)[0])) > 1


def test_a_bare_window_opens_in_a_process_of_its_own() -> None:
    assert run_child(BARE)["ms"] > 0


def test_a_failing_task_is_an_error_and_no_figure() -> None:
    with pytest.raises(RuntimeError, match="no_such_task"):
        run_child("no_such_task")


def test_every_topic_lists_its_measurements_once() -> None:
    topics = (bench.bench_rules, bench.bench_bots, bench.bench_screen)
    assert sum(len(topic.MEASUREMENTS) for topic in topics) == len(bench.MEASUREMENTS)
