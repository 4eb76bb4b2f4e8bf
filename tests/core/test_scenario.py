"""The scenario format itself: what holds passes, what differs is named with its line, what is broken is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.contract import Rules
from game.core.errors import BadInput
from game.core.scenario_checks import CHECKS
from game.core.scenario_run import FileReport, run_file
from tests.core.toy import Pebbles

STORIES = Path(__file__).parent / "stories"


def find(game: str) -> Rules:
    if game != "toy":
        raise BadInput(f"There is no game '{game}'.")
    return Pebbles()


def run(tmp_path: Path, text: str) -> FileReport:
    file = tmp_path / "story.yaml"
    file.write_text(text, encoding="utf-8")
    return run_file(file, find, name="story.yaml")


BEGIN = """rule: One story
game: toy
seats: 2
position: {stack: [put_pebble seat=0], hands: [white, black], board: {p0: 1 white}}
"""


@pytest.mark.parametrize("file", sorted(STORIES.glob("*.yaml")), ids=lambda file: file.stem)
def test_stories_that_hold_pass(file: Path) -> None:
    report = run_file(file, find)
    assert report.lines() == []
    assert report.passed and report.scenarios


OFFERED = (
    "seat 0 is asked toy.prompt.put_pebble; offered: "
    "put at=p1, put at=p2, put at=p3, put at=p4, put at=p5, put at=p6 … (3 more)"
)


@pytest.mark.parametrize(
    ("demand", "told"),
    [
        ("points: [1, 0]", "points of seat 0: expected 1, is 0"),
        ("points: {1: 4}", "points of seat 1: expected 4, is 0"),
        ("score: {1: 5}", "score of seat 1: expected 5, is 3"),
        ("sheet: {seat: 0, category: neighbours}", "sheet {'seat': 0, 'category': 'neighbours'}: no such row"),
        ("sheet: [{category: white, points: 2}]", "sheet {'category': 'white'}: expected 2 points, is 3"),
        ("state: {board: {p0: 0 white}}", "state: board: p0: expected 0 white, is 1 white"),
        ("state: {board: {p0: null}}", "state: board: p0: expected nothing, is 1 white"),
        ("state: {hands: {1: white}}", "state: hands: 1: expected white, is black"),
        ("state: {sealed: {0: 0}}", "state: sealed: 0: expected 0, is False"),
        ("view: {0: {hands: [white, black]}}", "view of 0: hands: 1: expected black, is ?"),
        ("offered: p0", "'p0' is not offered: toy.why.taken; " + OFFERED),
        ("offered: put at=p0", "'put at=p0' is not offered; " + OFFERED),
        ("not_offered: [p0, p1]", "'p1' is offered"),
        ("only_offered: [p1, p2, p3, p4, p5, p6, p7, p8]", "'put at=p9' is offered as well"),
        ("refused: p1", "'p1' is offered, not refused"),
        ("refused: {p0: end_turn}", "'p0': expected the reason end_turn, is toy.why.taken"),
        ("refused: {put at=p0: end_turn}", "'put at=p0': expected the reason end_turn, is toy.why.taken"),
        ("next: 1", "next: expected seats [1], is [0]"),
        ("next: nobody", "next: expected seats nothing, is [0]"),
        ("asks: end_turn", "seat 0 is asked toy.prompt.put_pebble, expected end_turn"),
        ("over: true", "the game is not over"),
        ("events: pebble_put", "'pebble_put' did not happen; what happened: nothing"),
        ("preview: {put at=p1: {now: [0, 0]}}", "preview of 'put at=p1': points (now) of seat 0: expected 0, is 1"),
        ("preview: {put at=p0: {now: [0, 0]}}", "preview of 'put at=p0': it is not offered"),
        (
            "preview: {put at=p1: {events: turn_ended}}",
            "preview of 'put at=p1': 'turn_ended' did not happen; what happened: "
            "pebble_put seat=0 colour=white at=p1 points=1",
        ),
        ("undo: {0: possible}", "seat 0 cannot undo: core.undo.nothing"),
    ],
)
def test_what_differs_is_told_with_its_line(tmp_path: Path, demand: str, told: str) -> None:
    report = run(tmp_path, f"{BEGIN}then:\n  {demand}\n")
    assert not report.passed
    assert report.lines() == [f"story.yaml:6: {told} [One story]"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rule: r\ngame: a: b", "story.yaml:2: is not valid YAML"),
        ("", "story.yaml: holds no scenario"),
        ("just words", "story.yaml:1: a scenario is a mapping that begins with 'rule:'"),
        ("game: toy\nseats: 2\nthen: {next: 0}", "story.yaml:1: 'rule' is missing or empty"),
        (f"{BEGIN}sed: 4\nthen: {{next: 0}}", "story.yaml:5: a scenario has no 'sed' (did you mean 'seed'?)"),
        (f"{BEGIN}then: {{point: [0, 0]}}", "story.yaml:5: 'then' has no 'point' (did you mean 'points'?)"),
        (f"{BEGIN}do: put at=p1", "story.yaml:1: nothing is checked: 'then' or 'steps' is missing"),
        (f"{BEGIN}steps: [{{do: put at=p1}}]", "story.yaml:5: nothing is checked: no step has a 'then'"),
        (f"{BEGIN}do: {{a: b}}\nthen: {{next: 0}}", "story.yaml:5: 'do' must be a line or a list of lines"),
        (f"{BEGIN}then: {{points: [0]}}", "story.yaml:5: 'points': A list needs one points for each of the 2 seats."),
        (f"{BEGIN}then: {{points: {{5: 0}}}}", "story.yaml:5: 'points': There is no seat '5': seats are 0 to 1."),
        (
            f"{BEGIN}then: {{state: {{bord: 1}}}}",
            "story.yaml:5: 'state': The position has no part 'bord'. Did you mean 'board'?",
        ),
        (
            f"{BEGIN}then: {{sheet: {{category: whit}}}}",
            "story.yaml:5: 'sheet': The sheet has no category 'whit'. Did you mean 'white'?",
        ),
        (f"{BEGIN}then: {{offered: p77}}", "story.yaml:5: 'offered': 'p77' is neither a known word nor"),
        (f"{BEGIN}then: {{winners: 0}}", "story.yaml:5: 'winners': The game is not over, so it has no result."),
        ("rule: r\ngame: chess\nseats: 2\nthen: {next: 0}", "story.yaml:1: There is no game 'chess'."),
    ],
)
def test_what_makes_no_sense_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    report = run(tmp_path, text)
    assert not report.passed
    assert len(report.lines()) == 1 and report.lines()[0].startswith(told), report.lines()


@pytest.mark.parametrize(
    ("do", "told"),
    [
        ("put at=p0", f"'put at=p0' is not possible: toy.why.taken ({OFFERED})"),
        ("1 put at=p1", "'1 put at=p1' is not possible: seats 0 decide now"),
        ("pot at=p1", "'pot' is not a known word. Did you mean 'put'?"),
        ("[put at=p1, '* draw_pebble seat=0 colour=white']", "the draw 'draw_pebble seat=0 colour=white' was not"),
        ("undo", "'undo': core.undo.nothing"),
    ],
)
def test_a_story_that_cannot_go_on_says_why(tmp_path: Path, do: str, told: str) -> None:
    report = run(tmp_path, f"{BEGIN}do: {do}\nthen: {{next: 0}}\n")
    assert len(report.lines()) == 1 and report.lines()[0].startswith(f"story.yaml:5: {told}"), report.lines()


def test_a_position_that_cannot_be_is_told_with_its_line(tmp_path: Path) -> None:
    story = "rule: r\ngame: toy\nseats: 2\nposition:\n  bord: {}\nthen: {next: 0}"
    told = "A position of Pebbles has no part 'bord'. Did you mean 'board'?"
    report = run(tmp_path, story)
    assert report.broken and report.lines() == [f"story.yaml:5: The position cannot be set up: {told}"]


def test_lines_stay_true_in_the_second_story_of_a_file(tmp_path: Path) -> None:
    report = run(tmp_path, f"{BEGIN}then: {{next: 0}}\n---\n{BEGIN}then: {{next: 1}}\n")
    assert [report.passed for report in report.scenarios] == [True, False]
    assert report.lines() == ["story.yaml:11: next: expected seats [1], is [0] [One story]"]


def test_set_up_draws_may_be_chosen_and_the_rest_comes_from_the_seed(tmp_path: Path) -> None:
    story = """rule: r
game: toy
seats: 3
seed: 7
do: ["* choose_start seat=2", "* draw_pebble seat=0 colour=black"]
then: {next: 2, state: {hands: {0: black}}, events: start_chosen seat=2}
"""
    assert run(tmp_path, story).lines() == []


def test_the_readme_explains_every_demand() -> None:
    readme = (STORIES.parents[1] / "scenarios" / "README.md").read_text(encoding="utf-8")
    assert [name for name in CHECKS if f"`{name}`" not in readme] == []


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize(
    "value", ["null", "5", "x", "[]", "{}", "[null]", "{0: null}", "{x: 1}", "[[1]]", "[{a: 1}, {b: 1}]", "{0: {}}"]
)
def test_no_demand_however_odd_breaks_the_runner(tmp_path: Path, name: str, value: str) -> None:
    """Whoever writes stories may make any mistake and reads a line about it."""
    report = run(tmp_path, f"{BEGIN}then:\n  {name}: {value}\n")
    assert all(line.startswith("story.yaml:") for line in report.lines())
    over = run(tmp_path, f"rule: r\ngame: toy\nseats: 2\nposition: {{stack: []}}\nthen:\n  {name}: {value}\n")
    assert all(line.startswith("story.yaml:") for line in over.lines())
