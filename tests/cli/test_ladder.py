"""The ladder of bots: its matches are those of the arena, it goes on where it was, its page tells what was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.bots.match import Played
from game.cli import run
from game.cli.rungs import BEGIN, BOOK, END, PAGE, Climbed, Rung, read_book, rungs, verdict
from game.core.result import Result
from game.games import CATALOGUE

LOWEST = "rebirth, 2 seats, normal:easy"


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    (tmp_path / PAGE).write_text(f"# Before\n{BEGIN}\nold\n{END}\nbehind\n", encoding="utf-8")
    return tmp_path


def climbed(docs: Path, games: int, *more: str) -> Climbed:
    command = ["ladder", LOWEST, "--games", str(games), "--jobs", "1", "--into", str(docs), *more]
    assert run(command) == 0
    return read_book(docs / BOOK)[LOWEST]


def test_every_level_meets_the_one_below_in_every_game_at_every_number_of_seats() -> None:
    pairs = {(one.upper, one.lower) for one in rungs()}
    assert pairs == {("normal", "easy"), ("hard", "normal"), ("expert", "hard")}
    assert {one.game for one in rungs()} == set(CATALOGUE)
    assert {one.seats for one in rungs() if one.game == "scythe"} == {2, 3, 4, 5}
    assert len({one.name for one in rungs()}) == len(rungs())


def test_a_rung_plays_the_matches_of_the_arena(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = climbed(docs, 6)
    capsys.readouterr()
    assert run(["arena", "rebirth", "--seats", "normal,easy", "--games", "6", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert found.won == told["wins"]["normal"]
    assert found.lead / 6 == pytest.approx(told["mean_points"]["normal"] - told["mean_points"]["easy"], abs=1e-3)


def test_it_goes_on_where_it_was_and_can_begin_anew(docs: Path) -> None:
    whole = climbed(docs, 6)
    assert climbed(docs, 2, "--anew").games == 2
    in_pieces = climbed(docs, 6)
    assert (in_pieces.games, in_pieces.won, in_pieces.lead) == (6, whole.won, whole.lead)


def test_several_processes_play_the_same_matches(docs: Path) -> None:
    alone = climbed(docs, 4)
    together = climbed(docs, 4, "--anew", "--jobs", "2")
    assert (together.games, together.won, together.lead) == (4, alone.won, alone.lead)


def test_the_page_is_kept_but_for_the_table(docs: Path) -> None:
    climbed(docs, 2)
    before, _, rest = (docs / PAGE).read_text(encoding="utf-8").partition(BEGIN)
    made, _, behind = rest.partition(END)
    assert (before, behind) == ("# Before\n", "\nbehind\n")
    assert "old" not in made
    line = next(one for one in made.splitlines() if one.startswith("| Rebirth | 2 | normal, easy |"))
    assert "| 2 |" in line
    assert "too few" in line
    assert len([one for one in made.splitlines() if "| none |" in one]) == len(rungs()) - 1


def test_the_upper_level_is_found_in_each_seating() -> None:
    rung, of = Rung("rebirth", 3, "hard", "normal"), Climbed(100)
    for seat in (0, 2, 1):  # as the arena moves them on
        points = [1, 1, 1]
        points[seat] = 9
        result = Result(tuple(points), (seat,), tuple(1 if one == seat else 2 for one in range(3)))
        of.add(rung, Played(result, (1, 1, 1), 0, 3))
    assert (of.won, of.ahead, of.lead) == (3, 3, 24)


@pytest.mark.parametrize(
    ("games", "ahead", "told"),
    [
        (200, 170, "met"),
        (200, 145, "likely"),
        (200, 135, "unlikely"),
        (200, 100, "missed"),
        (10, 10, "too few to say"),
    ],
)
def test_a_goal_is_met_when_the_interval_says_so(games: int, ahead: float, told: str) -> None:
    assert verdict(Rung("rebirth", 2, "hard", "normal"), Climbed(100, games=games, ahead=ahead)) == f"70%: {told}"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nonsense"], "No rung is named so"),
        (["rebirth", "--games", "0"], "--games must be 1 or more"),
        (["rebirth", "--option", "haggis=true"], "Rebirth has no option 'haggis'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    docs: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["ladder", *arguments, "--into", str(docs)]) == 2
    assert told in capsys.readouterr().err


def test_a_spoiled_record_is_refused_and_not_written_over(docs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (docs / BOOK).write_text("[1", encoding="utf-8")
    assert run(["ladder", LOWEST, "--into", str(docs)]) == 2
    assert "remove it" in capsys.readouterr().err
    assert (docs / BOOK).read_text(encoding="utf-8") == "[1"
