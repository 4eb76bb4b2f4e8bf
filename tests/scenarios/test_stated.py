"""Positions that stories state are settled, or refused in one sentence at the line of the guilty part."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.scenario_run import run_file
from game.games import rules_of


def lines(tmp_path: Path, game: str, position: str, rest: str = "then: {over: false}", seats: int = 2) -> list[str]:
    file = tmp_path / "story.yaml"
    file.write_text(f"rule: r\ngame: {game}\nseats: {seats}\nposition:\n{position}\n{rest}\n", encoding="utf-8")
    return run_file(file, rules_of, name="story.yaml").lines()


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        (
            "glen_more",
            "  rondel: [0 pawn, 1 pawn, die, easdale]\n  territories:\n    0: {}\n    1:\n      0,-1: easdale",
            "9: The tile 'easdale' is in two places: on the rondel, and in the territory of seat 1.",
        ),
        (
            "glen_more",
            "  discards: [easdale]\n  unseen: {A: [killin, easdale]}",
            "6: The tile 'easdale' cannot be in a stack: it is among the discards.",
        ),
        ("glen_more", "  territories:\n    0: {'0,0': {scots: 9}, '1,0': {scots: 9}}", "Seat 0 has "),
        (
            "glen_more",
            "  coins: [1, 1]\n  clan_markers:\n    ross: [0, 1]",
            "7: The clan 'ross' is claimed by one player once, not by seats [0, 1].",
        ),
        ("glen_more", "  coins: [1, 1]\n  markers_left: {0: 3}", "6: Seat 0 has 10 clan markers left, not '3'."),
        (
            "glen_more",
            "  rondel: [0 pawn, 1 pawn, die, easdale]\n  stack: [choose_tile seat=1]",
            "6: 'choose_tile seat=1': on the rondel '0 pawn' is the hindmost.",
        ),
        (
            "scythe",
            "  coins: [1, 1]\n  last: [bolstr, null]\n  stack: [take_turn seat=0]",
            "6: There is no section 'bolstr'. Did you mean 'bolster'?",
        ),
        (
            "scythe",
            "  stack: [take_turn seat=0]\n  units:\n    r1c4: [0 worker, 1 mech]",
            "7: No match comes to it: seats 0 and 1 share 'r1c4' in peace.",
        ),
        (
            "scythe",
            "  stack: [take_turn seat=0]\n  structures:\n    r1c4: 0 mine\n    r1c5: 0 mine",
            "8: Seat 0 has one mine only.",
        ),
        (
            "scythe",
            "  mats: [engineering, industrial]\n  stack: [take_turn seat=0]\n  upgrades:\n"
            "    - {top: [gain_power, gain_coins], bottom: [upgrade, upgrade]}\n    - {top: [], bottom: []}",
            "Seat 0: no bottom action takes more cubes than it has squares for them.",
        ),
        ("isle_of_skye", "  stack: [build_tiles seat=0]\n  got: [[L05], []]\n  bag: [L50, L05]", "7: The tile 'L05'"),
        (
            "isle_of_skye",
            "  stack: [build_tiles seat=0]\n  got: [[L05], [L05]]",
            "6: The tile 'L05' is in two places",
        ),
        ("rebirth", "  hands: [food, food]\n  castles: {lewis: 0}", "6: There is no castle 'lewis'."),
        ("rebirth", "  hands: [food, food]\n  cards: [[M01], [M01]]", "6: The card 'M01' is in two hands."),
        (
            "rebirth",
            "  hands: [food, food]\n  supply: [{}, {}]",
            "6: No match comes to it: tiles appeared or vanished (seat 0).",
        ),
    ],
)
def test_what_cannot_be_is_refused_at_its_line(tmp_path: Path, game: str, position: str, told: str) -> None:
    found = lines(tmp_path, game, position)
    line, _, sentence = told.partition(": ") if told[0].isdigit() else ("", "", told)
    assert found and f"The position cannot be set up: {sentence}" in found[0], found
    assert found[0].startswith(f"story.yaml:{line}")


def test_several_mistakes_of_a_position_are_told_at_once(tmp_path: Path) -> None:
    position = "  stack: [chose_tile seat=0]\n  coins: [5, 500000]\n  clan_markers:\n    rosss: 0"
    found = lines(tmp_path, "glen_more", position)
    assert sorted(line.split(": ")[0] for line in found) == ["story.yaml:5", "story.yaml:6", "story.yaml:8"], found


def test_what_is_knowingly_impossible_is_said(tmp_path: Path) -> None:
    position = "  hands: [food, food]\n  supply: [{}, {}]\nalthough: tiles appeared or vanished"
    assert lines(tmp_path, "rebirth", position) == []
    found = lines(tmp_path, "rebirth", "  hands: [food, food]\nalthough: tiles appeared or vanished")
    assert found == ["story.yaml:6: 'although': there is nothing impossible in this position"]


def test_a_stated_turn_has_begun(tmp_path: Path) -> None:
    """Loch Ness gives its activation at the beginning of the turn, which a stated choice of a tile skipped."""
    loch_ness = "  stack: [choose_tile seat=0]\n  landmarks: {0: [loch_ness]}"
    assert lines(tmp_path, "glen_more", loch_ness, "then: {state: {free_activations: 1}}") == []
    used = f"{loch_ness}\n  free_activations: 0"
    assert lines(tmp_path, "glen_more", used, "then: {state: {free_activations: 0}}") == []


def test_a_step_that_offers_nothing_payable_is_over(tmp_path: Path) -> None:
    workers = "  units: {home_nordic: [0 character], r1c4: [0 worker 8], home_rusviet: [1 character, 1 worker 2]}"
    position = f"{workers}\n  power: [0, 5]\n  last: [produce, null]\n  stack: [bottom seat=0, produce seat=0 left=2]"
    told = lines(tmp_path, "scythe", position, "then: {not_offered: produce, state: {stack: [bottom seat=0]}}")
    assert told == []


def test_scots_that_are_stated_elsewhere_leave_the_village_as_it_was(tmp_path: Path) -> None:
    position = "  stack: [act seat=0]\n  territories: {0: {'1,0': {scots: 2}}}"
    then = "then: {state: {territories: {0: {'0,0': {scots: 1}, '1,0': {scots: 2}}}}}"
    assert lines(tmp_path, "glen_more", position, then) == []


def test_coins_are_as_at_the_start_unless_they_are_stated(tmp_path: Path) -> None:
    """In the order of the figures: whoever moves later has more."""
    then = "then: {state: {coins: [5, 6, 7]}}"
    assert lines(tmp_path, "glen_more", "  stack: [choose_tile seat=0]", then, seats=3) == []
    rondel = "  rondel: [2 pawn, 0 pawn, 1 pawn, easdale]\n  coins: {1: 0}"
    assert lines(tmp_path, "glen_more", rondel, "then: {state: {coins: [5, 0, 7]}}", seats=3) == []


def test_start_tiles_that_are_nowhere_do_not_come_again(tmp_path: Path) -> None:
    position = "  rondel: [0 pawn, 1 pawn, die, easdale]\n  stack: [choose_tile seat=0]"
    assert lines(tmp_path, "glen_more", position, "then: {state: {stacks: {S: 0}, unseen: {S: []}}}") == []
