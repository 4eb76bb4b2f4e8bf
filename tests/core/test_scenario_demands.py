"""Sentences of rules that need counting, other eyes, or a set-up that is refused; and what several stories share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.test_scenario import BEGIN, run


@pytest.mark.parametrize(
    "demand",
    [
        "count: {offered: {put: 9, p3: 1, end_turn: 0}}",
        "count: {state: {board: 1, hands: 2}, events: {pebble_put: 0}}",
        "not_shown: [seat:3, white]",
        "view: {0: {hands: [white, '?']}}",
        "alike: {0: {hands: {1: white}, bag: {white: 3, black: 6}}}",
        "unlike: {1: {hands: {1: white}}, 0: {board: {p4: 1 white}}}",
        "helps: {p0: try_free, end_turn: nothing}",
        "sees: {1: {points: [0, 0], score: [0, 3], sheet: {category: white, points: 3}, no_events: pebble_put}}",
    ],
)
def test_what_can_be_said_of_a_position(tmp_path: Path, demand: str) -> None:
    assert run(tmp_path, f"{BEGIN}then:\n  {demand}\n").lines() == []


@pytest.mark.parametrize(
    ("demand", "told"),
    [
        ("count: {offered: {put: 3}}", "'put' is offered 9 times, expected 3; seat 0 is asked"),
        ("count: {events: {pebble_put: 1}}", "'pebble_put' happened 0 times, expected 1"),
        ("count: {state: {board: 4}}", "state: board: expected 4 of them, there are 1"),
        ("count: {state: {bag_count: 4}}", "'count': state: bag_count is '9': there is nothing to count."),
        ("not_shown: p3", "'p3' is shown"),
        (
            "alike: {1: {hands: {1: white}}}",
            "1 can tell them apart: hands is ['?', 'black'], would be ['?', 'white']",
        ),
        ("unlike: {0: {hands: {1: white}, bag: {white: 3, black: 6}}}", "0 cannot tell them apart"),
        ("sees: {1: {events: pebble_put}}", "1 sees: 'pebble_put' did not happen; what happened: nothing"),
        ("sees: {1: {log: bid}}", "1 sees: no line of the log says 'bid'; the log: nothing"),
        ("helps: {p0: nothing}", "'p0': expected that nothing helps, is toy.why.try_free"),
        ("helps: {end_turn: try_free}", "'end_turn': expected that try_free helps, nothing is said to"),
        ("helps: {p3: try_free}", "'p3' is offered, not refused, expected that try_free helps"),
        ("helps: p3", "'helps': Write what helps: a mapping"),
        ("set_up: refused", "the game can be set up, expected that it is refused"),
    ],
)
def test_what_differs_is_told(tmp_path: Path, demand: str, told: str) -> None:
    found = run(tmp_path, f"{BEGIN}then:\n  {demand}\n").lines()
    assert len(found) == 1 and found[0].startswith(f"story.yaml:6: {told}"), found


def test_what_one_seat_sees_of_the_log(tmp_path: Path) -> None:
    """A drawn pebble is told to all, its colour to its owner only."""
    story = f"""{BEGIN}do: [put at=p1, end_turn, "* draw_pebble seat=0 colour=black"]
then:
  sees:
    0: {{events: pebble_drawn seat=0 colour=black, log: toy.log.pebble_drawn}}
    1: {{events: pebble_drawn seat=0, no_events: pebble_drawn colour=black, log: toy.log.pebble_drawn_hidden}}
"""
    assert run(tmp_path, story).lines() == []


def test_how_often_something_happened(tmp_path: Path) -> None:
    draws = ", ".join(f'"* draw_pebble seat={seat} colour=white"' for seat in (0, 1))
    story = f"rule: r\ngame: toy\nseats: 2\ndo: ['* choose_start seat=0', {draws}]\n"
    demand = "then: {count: {events: {pebble_drawn: 2, pebble_drawn seat=0: 1}}}\n"
    assert run(tmp_path, story + demand).lines() == []


def test_a_story_may_look_between_two_draws(tmp_path: Path) -> None:
    story = """rule: r
game: toy
seats: 2
steps:
  - do: ["* choose_start seat=1", "* wait"]
    then: {next: draw, state: {hands: [null, null]}, events: start_chosen}
  - do: ["* draw_pebble seat=1 colour=white", "* wait"]
    then: {next: draw, state: {hands: [null, white]}, no_events: start_chosen}
  - do: "* draw_pebble seat=0 colour=black"
    then: {next: 1, state: {hands: [black, white]}}
"""
    assert run(tmp_path, story).lines() == []


def test_an_action_between_two_draws_is_told_that_one_is_due(tmp_path: Path) -> None:
    story = "rule: r\ngame: toy\nseats: 2\nsteps:\n  - do: '* wait'\n    then: {next: draw}\n  - do: put at=p0\n"
    found = run(tmp_path, f"{story}    then: {{next: 0}}\n").lines()
    assert found == ["story.yaml:7: 'put at=p0': a draw is due, so the step begins with it: '* …' [r]"]


@pytest.mark.parametrize("wanted", ["refused", "Pebbles is for 2 to 4 players"])
def test_a_set_up_that_is_refused(tmp_path: Path, wanted: str) -> None:
    assert run(tmp_path, f"rule: r\ngame: toy\nseats: 7\nthen: {{set_up: {wanted}}}").lines() == []


def test_a_set_up_that_is_refused_for_another_reason_differs(tmp_path: Path) -> None:
    found = run(tmp_path, "rule: r\ngame: toy\nseats: 7\nthen: {set_up: no such option}").lines()
    assert found[0].startswith("story.yaml:4: set up: expected 'no such option', is refused with: Pebbles is for")


def test_where_nothing_is_set_up_nothing_else_can_be_demanded(tmp_path: Path) -> None:
    report = run(tmp_path, "rule: r\ngame: toy\nseats: 7\nthen: {set_up: refused, next: 0}")
    assert report.broken_stories == 1


BASES = """- base: begun
  game: toy
  seats: 2
  position: {stack: [put_pebble seat=0], hands: [white, black], board: {p0: 1 white, p2: 1 white}}
- rule: As it is
  base: begun
  do: put at=p1
  then: {points: [2, 0]}
- rule: A part of a list, a part of a mapping, and one taken out
  base: begun
  position: {hands: {0: black}, board: {p0: 1 black, p2: null}}
  do: put at=p1
  then: {points: [1, 0], state: {board: {p2: null}}}
"""


def test_stories_share_a_base(tmp_path: Path) -> None:
    report = run(tmp_path, BASES)
    assert report.lines() == [] and len(report.scenarios) == 2


def test_a_base_is_known_and_used(tmp_path: Path) -> None:
    report = run(tmp_path, BASES.replace("base: begun\n  do", "base: begum\n  do"))
    assert report.lines() == ["story.yaml:6: there is no base 'begum' above (did you mean 'begun'?)"]
    unused = BASES.split("- rule")[0] + "- rule: r\n  game: toy\n  seats: 2\n  then: {over: false}\n"
    report = run(tmp_path, unused)
    assert report.lines() == ["story.yaml:1: no story has 'base: begun'"]


def test_a_mistake_of_a_base_is_told_at_its_line_there(tmp_path: Path) -> None:
    found = run(tmp_path, BASES.replace("stack: [put_pebble", "stack: [putt_pebble")).lines()
    assert found[0].startswith("story.yaml:4: The position cannot be set up: 'putt_pebble' is not a known word.")
