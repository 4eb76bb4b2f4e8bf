"""Scythe's map in a scene without a window, and a position in the middle of a match of four."""

from __future__ import annotations

from typing import Any

import pytest

from game.ui.games.scythe.map_view import MapView
from game.ui.games.scythe.plan_file import load_plan
from tests.ui.games.stage import Stage

POSITION: dict[str, Any] = {
    "seats": 4,
    "factions": ["nordic", "rusviet", "crimea", "polania"],
    "mats": ["engineering", "patriotic", "agricultural", "mechanical"],
    "units": {"r1c4": ["0 worker"],
              "r1c5": ["0 worker"],
              "r2c4": ["0 worker 2"],
              "r2c5": ["0 mech"],
              "r3c5": ["0 mech", "0 worker"],
              "r4c4": ["0 character"],
              "r4c3": ["1 mech", "1 character"],
              "r3c6": ["1 worker 2"],
              "r4c5": ["1 mech", "1 worker"],
              "r4c6": ["1 worker"],
              "r5c5": ["1 mech", "1 worker"],
              "r5c3": ["2 mech", "2 worker"],
              "r6c3": ["2 character"],
              "r7c3": ["2 worker 5"],
              "r7c4": ["2 mech", "2 worker"],
              "r8c3": ["2 worker"],
              "r3c2": ["3 mech"],
              "r4c0": ["3 worker"],
              "r4c1": ["3 worker 3"],
              "r3c1": ["3 worker 2"],
              "r5c2": ["3 mech", "3 worker"],
              "r6c2": ["3 character", "0 mech 2", "0 worker"]},
    "structures": {"r2c4": "0 mill",
                   "r4c6": "1 mine",
                   "r5c5": "1 armory",
                   "r7c4": "2 monument",
                   "r4c1": "3 armory"},
    "tokens": {"r1c4": {"wood": 2},
               "r1c5": {"oil": 2},
               "r2c4": {"metal": 3},
               "r4c5": {"oil": 1},
               "r4c6": {"metal": 2},
               "r3c1": {"wood": 3},
               "r4c0": {"food": 2},
               "r5c3": {"oil": 2},
               "r7c3": {"food": 4},
               "r7c4": {"metal": 2},
               "r8c3": {"food": 1, "metal": 1},
               "r5c5": {"metal": 3, "wood": 1, "oil": 12, "food": 2}},
    "encounters": ["r1c3", "r2c1", "r2c6", "r5c0", "r6c1"],
    "bonus": "tunnels_adjacent",
    "power": [6, 7, 9, 3],
    "popularity": [8, 5, 9, 13],
    "coins": [14, "?", "?", "?"],
    "cards": [[3, 5], ["?", "?", "?"], ["?", "?", "?", "?"], ["?", "?"]],
    "objectives": [["O02", "O01"], ["?", "?"], ["?"], ["?", "?"]],
    "shown": [[], ["O05"], [], ["O11"]],
    "factory_cards": [None, "F03", None, None],
    "factory_left": 4,
    "upgrades": [{"top": ["gain_power", "move_units"], "bottom": ["deploy", "build"]},
                 {"top": ["gain_power", "move_units", "gain_coins"], "bottom": ["deploy", "deploy", "build"]},
                 {"top": ["gain_power", "move_units", "gain_coins", "draw_combat_cards", "gain_popularity",
                          "produce_hexes"],
                  "bottom": ["deploy", "deploy", "build", "build", "enlist", "enlist"]},
                 {"top": ["gain_power"], "bottom": ["deploy"]}],
    "mechs": [["riverwalk", "speed"], ["riverwalk", "township", "speed"], ["riverwalk", "speed"],
              ["submerge", "speed"]],
    "recruits": [{"upgrade": "coins"}, {}, {"upgrade": "coins", "deploy": "power"},
                 {"enlist": "popularity", "build": "coins", "deploy": "power", "upgrade": "combat_cards"}],
    "stars": [{"combat": 1}, {"combat": 1, "objective": 1}, {"upgrades": 1}, {"recruits": 1, "objective": 1}],
    "last": ["bolster", None, None, None],
    "turns": [11, 11, 10, 10]}


class Map(Stage[MapView]):
    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(lambda _: MapView(load_plan()), size)


@pytest.fixture(scope="session")
def kept_map() -> Map:
    return Map()


@pytest.fixture
def land(kept_map: Map) -> Map:
    """One map for many tests: building takes its time. Everything said to it is taken back."""
    view = kept_map.view
    view.fit()
    view.finish_building()
    view.set_position(POSITION)
    view.set_lit(())
    view.set_held("")
    view.set_path(())
    view.set_control({})
    view.set_reach({})
    view.open(None)
    kept_map.fall_silent()
    kept_map.draw()
    return kept_map
