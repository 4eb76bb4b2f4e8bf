"""The arena: one line of figures that add up, the same for the same seed, and a sentence for bad input."""

from __future__ import annotations

import json
import os
import signal

import pytest

from game.bots.match import Played
from game.cli import arena, run
from game.cli.arena_figures import Tally, confidence, counted, percentile
from game.core.result import Result
from game.games.scythe.tables import FACTIONS

KEYS = {
    "game",
    "seats",
    "games",
    "seconds",
    "decisions",
    "decisions_per_second",
    "wins",
    "mean_points",
    "mean_winner_points",
    "mean_turns_per_seat",
    "first_seat_win_rate",
    "decision_p95_s",
    "errors",
}
TIMES = {"seconds", "decisions_per_second", "decision_p95_s"}


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert run(["arena", "rebirth", "--json", *arguments]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    return json.loads(out)


def test_json_is_one_line_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "normal,easy", "--games", "4")
    assert found.keys() == KEYS
    assert (found["game"], found["seats"], found["games"], found["errors"]) == ("rebirth", ["normal", "easy"], 4, 0)
    assert sum(found["wins"].values()) == pytest.approx(4)
    assert found["mean_turns_per_seat"] == 34
    assert found["decisions"] == 4 * 2 * 34 * 2
    assert found["decision_p95_s"].keys() == {"normal", "easy"}


def test_the_same_seed_gives_the_same_games_and_another_one_others(capsys: pytest.CaptureFixture[str]) -> None:
    def played(seed: str) -> dict[str, object]:
        found = figures(capsys, "--seats", "hard,normal,easy", "--games", "2", "--playouts", "12", "--seed", seed)
        return {key: value for key, value in found.items() if key not in TIMES}

    first = played("5")
    assert played("5") == first
    assert played("6") != first


def test_processes_share_the_work_and_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    one = figures(capsys, "--seats", "normal,easy", "--games", "6")
    two = figures(capsys, "--seats", "normal,easy", "--games", "6", "--jobs", "2")
    assert {k: v for k, v in one.items() if k not in TIMES} == {k: v for k, v in two.items() if k not in TIMES}


def test_an_option_reaches_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """With a fixed start player the seat that begins is the same one in every game."""
    drawn = figures(capsys, "--seats", "random,random", "--games", "8")
    fixed = figures(capsys, "--seats", "random,random", "--games", "8", "--option", "start=0")
    assert drawn["mean_points"] != fixed["mean_points"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rebirth", "--seats", "hrad,easy"], "There is no bot 'hrad'. Did you mean 'hard'?"),
        (["rebirht", "--seats", "hard,easy"], "There is no game 'rebirht'. Did you mean 'rebirth'?"),
        (["rebirth", "--seats", "hard"], "2 to 4"),
        (["rebirth", "--seats", "hard,easy", "--counts"], "Nothing is counted of how rebirth is played."),
        (["rebirth", "--seats", "hard,easy", "--games", "0"], "--games must be 1 or more."),
        (["rebirth", "--seats", "hard,easy", "--seconds", "-1"], "--seconds must be more than 0"),
        (["rebirth", "--seats", "hard,easy", "--option", "start"], "'start' is not of the form key=value."),
        (["rebirth", "--seats", "hard,easy", "--option", "weather=fine"], "'weather'"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def played(points: tuple[int, ...], winners: tuple[int, ...], first: int = 0) -> Played:
    spent = [[0.1 * (seat + 1)] for seat in range(len(points))]
    return Played(Result(points, winners, (1,) * len(points)), (2,) * len(points), first, 6, spent)


def test_a_bot_that_sits_twice_is_counted_under_one_name_and_a_shared_win_as_a_fraction() -> None:
    tally = Tally(("hard", "easy", "easy"))
    tally.add(("hard", "easy", "easy"), played((9, 9, 3), (0, 1)))
    tally.add(("easy", "easy", "hard"), played((5, 1, 2), (0,)))
    tally.add(("easy", "hard", "easy"), "it broke")
    found = tally.figures("rebirth", 2.0)
    assert found["wins"] == {"hard": 0.5, "easy": 1.5}
    assert found["mean_points"] == {"hard": 5.5, "easy": 4.5}
    assert found["mean_winner_points"] == 7.0
    assert found["first_seat_win_rate"] == 0.75
    assert (found["games"], found["errors"], found["decisions_per_second"]) == (2, 1, 6.0)
    assert tally.ahead == {"hard": [0.5, 1.0, 0.0, 1.0], "easy": [0.5, 0.0, 1.0, 0.0]}


def test_confidence_is_wilsons_interval() -> None:
    """60 of 100: the textbook interval is 0.502 to 0.691."""
    assert confidence(60, 100) == pytest.approx((0.502, 0.691), abs=0.001)
    assert confidence(0, 10)[0] == 0.0
    assert confidence(0, 10)[1] == pytest.approx(0.278, abs=0.001)


def test_percentile_takes_a_value_that_occurred() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.95) == 3.0
    assert percentile(list(range(100)), 0.95) == 95
    assert percentile([], 0.95) == 0.0


def test_counts_tell_how_often_something_came_and_who_won_with_it() -> None:
    tally = Tally(("hard", "easy"))
    for counts, winners in ((({"raids": 3}, {"raids": 0}), (0,)), (({"raids": 1}, {"raids": 2}), (1,))):
        match = played((9, 9), winners)
        match.counts = counts
        tally.add(("hard", "easy"), match)
    found = tally.figures("scythe", 1.0)["counts"]
    assert found == {"hard": {"raids": (2.0, 1.0, 1.0, 0.5)}, "easy": {"raids": (1.0, 0.5, 0.5, 1.0)}}
    assert "raids" in counted(tally)


def test_a_match_of_scythe_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "scythe", "--seats", "random,random", "--games", "1", "--counts", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)["counts"]["random"]
    sections = sum(each for what, (each, *_) in counts.items() if what.startswith("section"))
    assert 0 <= sections - counts["turns"][0] <= 1  # the turn that ends the match is not counted as one
    assert 0 <= counts["bottom actions in a turn"][0] <= 1
    assert sum(counts[f"faction {name}"][1] for name in FACTIONS) == pytest.approx(1)


def test_an_arena_that_is_stopped_tells_the_games_it_has_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = arena.play_one

    def until_stopped(terms: arena.Terms, number: int) -> Played | str:
        if number == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return play(terms, number)

    monkeypatch.setattr(arena, "play_one", until_stopped)
    before = signal.getsignal(signal.SIGTERM)
    assert run(["arena", "rebirth", "--seats", "random,random", "--games", "9", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 3
    assert "3 of 9" in told.err
    assert signal.getsignal(signal.SIGTERM) is before
