"""Options and stated positions: what makes no sense is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import BadInput
from game.core.strict_yaml import read_yaml
from game.games.isle_of_skye.files import DATA
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.tiles import ALL_TILES
from tests.games.isle_of_skye.helpers import random_match, stated


@pytest.mark.parametrize("options", [{"start": 4}, {"start": "x"}, {"columns": "x"}, {"turn_castle": 1}, {"strt": 1}])
def test_options_that_make_no_sense_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        RULES.new(options, 3)


def test_options_may_be_words_as_the_command_line_has_them() -> None:
    read = RULES.new({"start": "1", "turn_castle": "true", "castle_on_road": "false"}, 3).options
    assert read["start"] == 1 and read["turn_castle"] is True and read["castle_on_road"] is False


def test_the_defaults_are_those_of_the_data_file() -> None:
    told = read_yaml(DATA / "game.yaml").value["game"]["options"]
    assert {name: option["default"] for name, option in told.items()} == RULES.new({}, 2).options
    for name, option in told.items():
        for value in option.get("values", ()):
            assert RULES.new({name: value}, 2).options[name] == value


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"lands": [{"0,-1": "L99"}, {}]}, "L99"),
        ({"lands": [{"0,-1": "L05 4"}, {}]}, "turned"),
        ({"lands": [{"0,-1": "L05 1"}, {}]}, "does not fit in the south"),
        ({"lands": [{"5,5": "L05"}, {}]}, "hangs together"),
        ({"lands": [{"0,-1": "castle"}, {}]}, "castle lies at 0,0"),
        ({"lands": [{"0,0": "L05"}, {}]}, "castle lies at 0,0"),
        ({"lands": [{"0,-1": "L31"}, {"0,-1": "L31"}]}, "two places"),
        ({"lands": [{}]}, "each of the 2 seats"),
        ({"lands": [{"99,99": "L05"}, {}]}, "no place"),
        ({"bag": ["L05"], "got": [["L05"], []]}, "cannot be in the bag"),
        ({"scoring": {"A": "sheep", "B": "sheep"}}, "one slot only"),
        ({"scoring": {"E": "sheep"}}, "no slot"),
        ({"scoring": {"A": "sheeps"}}, "'sheep'"),
        ({"round": 7}, "round"),
        ({"gold": [-1, 0]}, "gold"),
        ({"gold": ["?", 0]}, "counted"),
        ({"stack": ["set_prices"]}, "offers"),
        ({"stack": ["set_prices"], "offers": [["L01", "L02", "L03"], ["L04", "L05", "L06"]]}, "gold"),
        ({"stack": ["buy_tile seat=0"], "offers": [["L01"], []]}, "price"),
        ({"stack": ["buy_tile seat=2"]}, "seats 0 to 1"),
        ({"offers": [["L01", "L02", "L03"], []], "drafts": [{"axe": "L04"}, {}]}, "draft"),
        ({"offers": [["L01", "L02", "L03"], []], "drafts": [{"axe": "L01", "L03": 2}, {}]}, "order"),
        ({"offers": [["L01", "L02", "L03"], []], "drafts": [{"axe": "L01"}, {}], "sealed": [True, False]}, "sealed"),
        ({"ledger": ["9 A 1 2"]}, "ledger"),
        ({"stcak": []}, "'stack'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        stated(**position)


@pytest.mark.parametrize(("seats", "drawn"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_the_bag_never_runs_dry(seats: int, drawn: int) -> None:
    for seed in range(3):
        for before, _, action, _, _ in random_match(seats, seed):
            if action.word == "income":
                assert before.bag.bit_count() >= drawn and not before.bag & ~ALL_TILES
