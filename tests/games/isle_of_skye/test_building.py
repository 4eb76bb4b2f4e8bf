"""Where tiles may lie, and what a held tile is told: the listing against a slow check of every place and turn."""

from __future__ import annotations

from itertools import product

import pytest

from game.core.text import to_text
from game.games.isle_of_skye.placement import count_places, places
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES
from tests.games.isle_of_skye.helpers import random_match, stated
from tests.referees.isle_of_skye import by_hand


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_places_are_all_and_only_those_where_every_border_matches(seats: int, seed: int) -> None:
    for state, _, action, _, _ in random_match(seats, seed):
        if action.word != "score":
            continue
        for land, plain in zip(state.lands, RULES.to_plain(state)["lands"], strict=True):
            slow = by_hand.SlowLand(plain)
            for tile in range(0, CASTLE, 3):
                listed = {to_text(one) for one in places(land, tile)}
                expected = slow.places(NAMES[tile])
                assert listed == {f"build tile={NAMES[tile]} at={x},{y} turn={t}" for x, y, t in expected}
                by_turn = tuple(sum(one[2] == turn for one in expected) for turn in range(4))
                assert count_places(land, tile) == by_turn
                assert land.fits_somewhere(tile) == bool(expected)


def why_not(component: str, tiles: list[str], land: dict[str, str] | None = None) -> tuple[str, str] | None:
    state = stated(stack=["build_tiles seat=0"], got=[tiles, []], lands=[land or {}, {}])
    reason = RULES.why_not(state, 0, component)
    if reason is None:
        return None
    return reason.say.key.rpartition(".")[2], reason.way_out.key.rpartition(".")[2] if reason.way_out else ""


@pytest.mark.parametrize(
    ("component", "told"),
    [
        ("place:0,-1/L05/0", None),
        ("place:0,-1/L05/1", ("clash", "turn_once")),
        ("place:-1,0/L05/1", ("clash", "turn_back")),
        ("place:-1,0/L05/2", ("clash", "turn_twice")),
        ("place:1,0/L05/0", ("clash", "elsewhere")),
        ("place:0,0/L05/0", ("taken", "lit_place")),
        ("place:3,3/L05/0", ("not_beside", "lit_place")),
        ("place:99,99/L05/0", ("not_beside", "lit_place")),
        ("place:0,1/L06/0", ("not_yours_to_build", "lit_place")),
        ("place:1,0", ("nothing_fits_here", "lit_place")),
        ("place:0,1", None),
    ],
)
def test_a_held_tile_is_told_why_not_here_and_what_helps(component: str, told: tuple[str, str] | None) -> None:
    assert why_not(component, ["L05"]) == told


def test_a_tile_that_fits_nowhere_is_told_so() -> None:
    only_pasture = {"-1,0": "L03 2", "1,0": "L10 2"}
    assert why_not("place:0,1/L61/0", ["L61"], only_pasture) == ("clash", "nowhere")
    assert why_not("place:0,1", ["L61"], only_pasture) == ("nothing_fits_here", "back_to_bag")


def test_turns_that_no_place_takes_say_so() -> None:
    """Above two pastures, with water in the east, a tile with one pasture side has few turns left."""
    state = stated(stack=["build_tiles seat=0"], got=[["L61"], []])
    lit = {action.touches()[1] for action in RULES.options(state, 0)}
    for turn in range(4):
        reason = RULES.why_not(state, 0, f"turn:{turn}")
        assert (reason is None) == (f"turn:{turn}" in lit)


def test_the_held_tile_and_the_options_agree() -> None:
    checked = 0
    for state, seat, action, _, _ in random_match(3, 4):
        if action.word != "build":
            continue
        lit = {to_text(one) for one in RULES.options(state, seat)}
        for tile, turn in product(state.got[seat], range(4)):
            for component in RULES.components(state):
                if component.startswith("place:"):
                    at = component.removeprefix("place:")
                    reason = RULES.why_not(state, seat, f"{component}/{NAMES[tile]}/{turn}")
                    assert (reason is None) == (f"build tile={NAMES[tile]} at={at} turn={turn}" in lit)
                    checked += 1
    assert checked > 500 and INDEX["L01"] == 0


def test_an_empty_place_and_a_tile_in_the_bag_say_so_while_prices_are_set() -> None:
    """Neither is a component then, but the felt beside a land can be pointed at in every phase."""
    state = stated(stack=["set_prices"], offers=[["L01", "L02", "L03"], ["L04", "L05", "L06"]], gold=[5, 5])
    reasons = {one: RULES.why_not(state, 0, one) for one in ("place:0,1", "tile:L50")}
    told = {one: reason.say.key for one, reason in reasons.items() if reason is not None}
    assert told == {"place:0,1": "isle_of_skye.reason.place", "tile:L50": "isle_of_skye.reason.in_bag"}
