"""Scythe's map in a scene without a window, and a position in the middle of a match of four."""

from __future__ import annotations

import pytest

from game.games.scythe.shown import Player, ShownScythe, Structure, Units
from game.ui.games.scythe.map_view import MapView
from game.ui.games.scythe.plan_file import load_plan
from tests.ui.games.stage import Stage

UNITS: dict[str, list[str]] = {
    "r1c4": ["0 worker"],
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
    "r6c2": ["3 character", "0 mech 2", "0 worker"],
}
"""Whose, what, how many."""


def units(words: dict[str, list[str]]) -> dict[str, tuple[Units, ...]]:
    told = ((place, (one.split() for one in here)) for place, here in words.items())
    return {place: tuple(Units(int(seat), kind, *map(int, n)) for seat, kind, *n in here) for place, here in told}


PLAYERS = (
    Player(
        "nordic",
        "engineering",
        power=6,
        popularity=8,
        coins=14,
        cards=(3, 5),
        objectives=("O02", "O01"),
        upgraded=("gain_power", "move_units"),
        covered=("deploy", "build"),
        mechs=("riverwalk", "speed"),
        recruits=("upgrade",),
        stars={"combat": 1},
        structures=("mill",),
        workers=6,
        mech_count=4,
        last="bolster",
    ),
    Player(
        "rusviet",
        "patriotic",
        power=7,
        popularity=5,
        coins=None,
        cards=(None, None, None),
        objectives=(None, None),
        factory_card="F03",
        upgraded=("gain_power", "move_units", "gain_coins"),
        covered=("deploy", "deploy", "build"),
        mechs=("riverwalk", "township", "speed"),
        recruits=(),
        stars={"combat": 1, "objective": 1},
        structures=("mine", "armory"),
        workers=5,
        mech_count=3,
    ),
    Player(
        "crimea",
        "agricultural",
        power=9,
        popularity=9,
        coins=None,
        cards=(None, None, None, None),
        objectives=(None,),
        upgraded=("gain_power", "move_units", "gain_coins", "draw_combat_cards", "gain_popularity", "produce_hexes"),
        covered=("deploy", "deploy", "build", "build", "enlist", "enlist"),
        mechs=("riverwalk", "speed"),
        recruits=("upgrade", "deploy"),
        stars={"upgrades": 1},
        structures=("monument",),
        workers=8,
        mech_count=2,
    ),
    Player(
        "polania",
        "mechanical",
        power=3,
        popularity=13,
        coins=None,
        cards=(None, None),
        objectives=(None, None),
        upgraded=("gain_power",),
        covered=("deploy",),
        mechs=("submerge", "speed"),
        recruits=("enlist", "build", "deploy", "upgrade"),
        stars={"recruits": 1, "objective": 1},
        structures=("armory",),
        workers=7,
        mech_count=2,
    ),
)
POSITION = ShownScythe(
    players=PLAYERS,
    units=units(UNITS),
    structures={
        "r2c4": Structure(0, "mill"),
        "r4c6": Structure(1, "mine"),
        "r5c5": Structure(1, "armory"),
        "r7c4": Structure(2, "monument"),
        "r4c1": Structure(3, "armory"),
    },
    tokens={
        "r1c4": {"wood": 2},
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
        "r5c5": {"metal": 3, "wood": 1, "oil": 12, "food": 2},
    },
    encounters=frozenset(["r1c3", "r2c1", "r2c6", "r5c0", "r6c1"]),
    bonus="tunnels_adjacent",
    factory_left=4,
    turns=42,
)


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
