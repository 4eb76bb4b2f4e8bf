"""What the scenario tool tells whoever wrote a story: the guilty line, what there is instead, how to mend it."""

from __future__ import annotations

from pathlib import Path

from tests.core.test_scenario import BEGIN, run

GAME = "game: toy\nseats: 2\n"


def test_a_colon_in_the_sentence_of_the_rule_is_told_with_what_helps(tmp_path: Path) -> None:
    found = run(tmp_path, f"rule: One more: of white\n{GAME}then: {{next: 0}}\n").lines()
    assert found[-1] == "story.yaml:1: has a colon in the sentence of the rule (put the sentence in quotes)"
    listed = run(tmp_path, "- rule: fine\n  game: toy\n- rule: not: fine\n  game: toy\n").lines()
    assert listed[-1].startswith("story.yaml:3: has a colon in the sentence of the rule")


def test_a_draw_that_is_not_possible_lists_those_that_were(tmp_path: Path) -> None:
    story = f"{BEGIN}do: [put at=p1, end_turn, '* draw_pebble seat=1 colour=white']\nthen: {{next: 1}}\n"
    told = "the draw 'draw_pebble seat=1 colour=white' was not possible; possible were: "
    draws = "draw_pebble seat=0 colour=white, draw_pebble seat=0 colour=black"
    assert run(tmp_path, story).lines() == [f"story.yaml:5: {told}{draws} [One story]"]


def test_what_is_not_offered_tells_the_open_question_and_what_is(tmp_path: Path) -> None:
    found = run(tmp_path, f"{BEGIN}do: put at=p1\nthen: {{offered: put at=p2}}\n").lines()
    told = "'put at=p2' is not offered; seat 0 is asked toy.prompt.end_turn; offered: end_turn"
    assert found == [f"story.yaml:6: {told} [One story]"]


def test_the_guilty_line_of_a_position_is_told_and_others_too(tmp_path: Path) -> None:
    position = "position:\n  stack: [putt_pebble seat=0]\n  board:\n    p0: 0 white\n    p1: 1 green\n"
    found = run(tmp_path, f"rule: r\n{GAME}{position}then: {{next: 0}}\n").lines()
    told = "The position cannot be set up:"
    assert sorted(found) == [
        f"story.yaml:5: {told} 'putt_pebble' is not a known word. Did you mean 'put_pebble'?",
        f"story.yaml:8: {told} There is no pebble 'green'.",
    ]


def test_a_position_that_no_match_comes_to_is_refused(tmp_path: Path) -> None:
    position = "position: {stack: [put_pebble seat=0], hands: [white, black], points: [4, 0]}\n"
    found = run(tmp_path, f"rule: r\n{GAME}{position}then: {{next: 0}}\n").lines()
    told = "The position cannot be set up: No match comes to it: points without reason."
    assert found == [f"story.yaml:4: {told} If that does not matter here, say 'although: points without reason'."]
    known = "although: points without reason\n"
    assert run(tmp_path, f"rule: r\n{GAME}{position}{known}then: {{next: 0}}\n").passed


def test_an_example_is_an_action_of_the_game_at_hand(tmp_path: Path) -> None:
    found = run(tmp_path, f"{BEGIN}then: {{preview: 5}}\n").lines()
    told = "'preview': Write the preview of an action: a mapping such as {put at=p1: {now: {0: 3}}}."
    assert found == [f"story.yaml:5: {told}"]


def test_nothing_that_is_told_speaks_of_another_game(tmp_path: Path) -> None:
    """Examples are general, or from the game at hand."""
    demands = ("preview: 5", "sheet: 5", "sees: 5", "alike: 5", "view: 5", "offered: 5", "events: 5", "points: 5")
    for demand in demands:
        for line in run(tmp_path, f"{BEGIN}then:\n  {demand}\n").lines():
            assert "r13c10" not in line and "food" not in line, line
