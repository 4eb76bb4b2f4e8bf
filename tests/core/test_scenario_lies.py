"""Stories that cannot lie: a word that nobody knows is refused, above all where it says what is not so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.test_scenario import BEGIN, run


def lines(tmp_path: Path, text: str) -> list[str]:
    report = run(tmp_path, text)
    assert not report.passed
    return report.lines()


@pytest.mark.parametrize(
    ("demand", "told"),
    [
        ("not_offered: put at=p77", "'not_offered': 'at=p77': there is no 'p77'. Did you mean 'p7'?"),
        ("not_offered: put ta=p1", "'not_offered': 'ta=p1' does not belong to 'put'. Known are at."),
        (
            "not_offered: putt",
            "'not_offered': 'putt' is neither a known word nor the id of a component. Did you mean 'put'?",
        ),
        ("not_offered: 7 put", "'not_offered': There is no seat '7': seats are 0 to 1."),
        ("no_events: pebble_putt", "'no_events': 'pebble_putt' is not a known word. Did you mean 'pebble_put'?"),
        (
            "no_events: pebble_put seet=0",
            "'no_events': 'seet=0' does not belong to 'pebble_put'. Did you mean 'seat'?",
        ),
        ("no_events: pebble_put seat=5", "'no_events': 'seat=5': there is no seat 5, seats are 0 to 1."),
        (
            "no_events: pebble_put points=many",
            "'no_events': 'points' in 'pebble_put points=many': 'many' is not a whole number.",
        ),
        (
            "no_events: pebble_put colour=withe",
            "'no_events': 'colour=withe': there is no 'withe'. Did you mean 'white'?",
        ),
        ("events: pebble_put seat=0 seat=0", "'events': 'seat' stands twice in 'pebble_put seat=0 seat=0'."),
        ("no_events: null", "'no_events': 'None' is no event: write its word, and values of it such as seat=0."),
        ("state: {board: {p00: null}}", "'state': state: board has no 'p00'. Did you mean 'p0'?"),
        ("view: {1: {board: {p00: null}}}", "'view': view of 1: board has no 'p00'. Did you mean 'p0'?"),
        ("sheet: {component: p99, points: 0}", "'sheet': Nothing is called 'p99'. Did you mean 'p9'?"),
        ("sheet: {seat: 4, points: 0}", "'sheet': There is no seat '4': seats are 0 to 1."),
        ("sheet: {category: white, points: none}", "'sheet': 'points' is a number, not 'none'."),
        (
            "preview: {put at=p1: {}}",
            "'preview': Write what the preview shows: a mapping of now, end, sheet, events.",
        ),
        ("next: 4", "'next': There is no seat '4': seats are 0 to 1."),
        ("over: flase", "'over': 'over' is true or false, not 'flase'."),
        ("not_shown: p99", "'not_shown': 'p99' is not the id of a component. Did you mean 'p9'?"),
        (
            "count: {ofered: {put: 0}}",
            "'count': There is no 'ofered' here. Did you mean 'offered'? Known: offered, events, state.",
        ),
        (
            "count: {events: {pebble_putt: 0}}",
            "'count': 'pebble_putt' is not a known word. Did you mean 'pebble_put'?",
        ),
        (
            "sees: {1: {no_events: pebble_drawn color=white}}",
            "'sees': 'color=white' does not belong to 'pebble_drawn'. Did you mean 'colour'?",
        ),
        ("alike: {1: {hand: [white, white]}}", "'alike': The position has no part 'hand'. Did you mean 'hands'?"),
        ("alike: {1: {hands: [white, black]}}", "'alike': That is the same position: say what would be otherwise."),
    ],
)
def test_a_word_that_nobody_knows_is_refused_with_the_nearest(tmp_path: Path, demand: str, told: str) -> None:
    assert lines(tmp_path, f"{BEGIN}then:\n  {demand}\n") == [f"story.yaml:6: {told}"]


@pytest.mark.parametrize(
    "demand", ["events: []", "no_events: []", "offered: []", "state: {}", "sheet: {}", "count: {}"]
)
def test_a_demand_that_demands_nothing_is_refused(tmp_path: Path, demand: str) -> None:
    told = f"story.yaml:6: '{demand.split(':')[0]}' demands nothing"
    assert lines(tmp_path, f"{BEGIN}then:\n  {demand}\n") == [told]


def test_an_empty_then_is_refused(tmp_path: Path) -> None:
    assert lines(tmp_path, f"{BEGIN}then: {{}}\n") == ["story.yaml:5: nothing is checked: 'then' is empty"]


def test_what_is_done_last_must_be_looked_at(tmp_path: Path) -> None:
    story = f"{BEGIN}steps:\n  - then: {{next: 0}}\n  - do: put at=p1\n"
    assert lines(tmp_path, story) == ["story.yaml:7: what is done last is not looked at: the last step has no 'then'"]


def test_an_empty_mapping_says_that_nothing_is_there(tmp_path: Path) -> None:
    told = ["story.yaml:5: state: board: expected nothing, is {'p0': '1 white'} [One story]"]
    assert lines(tmp_path, f"{BEGIN}then: {{state: {{board: {{}}}}}}\n") == told
    assert run(tmp_path, "rule: r\ngame: toy\nseats: 2\nthen: {state: {board: {}}}").passed


def test_a_refusal_without_a_reason_does_not_hold(tmp_path: Path) -> None:
    found = lines(tmp_path, f"{BEGIN}then: {{refused: [p1]}}\n")
    assert found == ["story.yaml:5: 'p1' is offered, not refused [One story]"]


def test_several_mistakes_of_one_demand_are_told_each_at_its_line(tmp_path: Path) -> None:
    refused = "not_offered:\n    - putt\n    - p0\n    - put at=p99\n"
    story = f"{BEGIN}then:\n  {refused}  state:\n    board:\n      p11: null\n"
    found = lines(tmp_path, story)
    assert [line.split(": ")[0] for line in found] == ["story.yaml:7", "story.yaml:9", "story.yaml:12"]


def test_a_broken_story_does_not_hold(tmp_path: Path) -> None:
    report = run(tmp_path, f"{BEGIN}then: {{no_events: nonsense}}\n---\n{BEGIN}then: {{next: 0}}\n---\nrule: x\n")
    assert (report.held, report.differing, report.broken_stories) == (1, 0, 2)
    assert not report.passed and not report.scenarios[0].passed
    assert report.to_json()["scenarios"] == 3 and report.to_json()["held"] == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{BEGIN}do: put at=p77\nthen: {{next: 0}}", "'at=p77': there is no 'p77'. Did you mean 'p7'?"),
        (
            f"{BEGIN}do: [put at=p1, end_turn, '* draw_pebble seat=0 colour=withe']\nthen: {{next: 0}}",
            "'colour=withe': there is no 'withe'. Did you mean 'white'?",
        ),
        (
            "rule: r\ngame: toy\nseats: 2\n\nposition: {stack: [put_pebble seat=3]}\nthen: {next: 0}",
            "The position cannot be set up: 'put_pebble seat=3': there are only the seats 0 to 1.",
        ),
    ],
)
def test_ids_in_what_is_done_and_stated_are_known_too(tmp_path: Path, text: str, told: str) -> None:
    assert lines(tmp_path, text) == [f"story.yaml:5: {told}"]


def test_ids_of_another_game_are_not_taken_for_absent_ones(tmp_path: Path) -> None:
    told = lines(tmp_path, f"{BEGIN}then: {{not_offered: 'tile:halkirk'}}\n")[0]
    assert told.startswith("story.yaml:5: 'not_offered': 'tile:halkirk' is neither a known word nor the id")
