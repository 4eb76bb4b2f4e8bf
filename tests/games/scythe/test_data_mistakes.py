"""A mistake in the data of Scythe is told with its file and what was meant."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.games.scythe.files import DATA
from tests.games.scythe.test_data import read


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "europa.tmx",
            '<polyline points="0,0 0,32"/>',
            '<polyline points="0,0 9,32"/>',
            "does not run along the edge",
        ),
        ("europa.tmx", '<polyline points="0,0 28,-16"/>', '<polyline points="0,0 -28,-16"/>', "between two lands"),
        ("europa.tmx", '<polyline points="0,0 28,-16"/>', '<polyline points="0,0 28,-16 28,-48"/>', "already"),
        ("europa.tmx", 'name="terrain" value="farm"', 'name="terrain" value="fram"', "did you mean 'farm'?"),
        (
            "europa.tmx",
            'name="home_saxony" type="home_base" x="28"',
            'name="home_saxony" type="home_base" x="84"',
            "'home_saxony' does not stand on a tile of a home base",
        ),
        (
            "europa.tmx",
            'name="factory" type="factory" x="224"',
            'name="factory" type="factory" x="280"',
            "the Factory",
        ),
        (
            "europa.tmx",
            '<property name="seat" type="int" value="1"/>',
            '<property name="seat" type="int" value="0"/>',
            "seats of their own",
        ),
        (
            "factions.yaml",
            "start_workers: [r1c4, r1c5]",
            "start_workers: [r1c4, r2c4]",
            "the lands beside home_nordic",
        ),
        (
            "factions.yaml",
            "home_base: home_saxony",
            "home_base: home_togawa",
            "factions.yaml:51: 'home_togawa' is not theirs",
        ),
        (
            "factions.yaml",
            "cross_river_onto: [farm, village]",
            "cross_river_onto: [farm, vilage]",
            "did you mean 'village'?",
        ),
        ("factions.yaml", "workers: 8", "workers: 9", "do not fill the track"),
        (
            "mats.yaml",
            "{top: bolster, bottom: upgrade, cost: 3",
            "{top: bolster, bottom: upgrade, cost: 4",
            "adds up to 14",
        ),
        (
            "mats.yaml",
            "{top: trade, bottom: enlist",
            "{top: produce, bottom: enlist",
            "each top action stands on the mat once",
        ),
        ("mats.yaml", "start_number: 4", "start_number: 3", "the same start number"),
        ("mats.yaml", "resource: oil", "resource: wood", "its own resource"),
        ("encounters.yaml", "pay: {coins: 2}", "pay: {mech: 2}", "there is no price in 'mech'"),
        ("encounters.yaml", "  E28:", "  E29:", "the cards are E01 to E28"),
        ("objectives.yaml", "measure: full_store, min: 9", "measure: full_store", "'full_store' needs min or max"),
        ("objectives.yaml", "terrain: farm, ", "", "control_terrain, and only it, has a terrain"),
        ("objectives.yaml", "measure: most_of_one_resource", "measure: most_of_a_resource", "most_of_one_resource"),
        ("bonus.yaml", "{1: 2, 2: 4, 3: 6}", "{1: 2, 2: 4, 3: 4}", "on_tunnels: more must be worth more"),
        ("game.yaml", "tunnels: 6", "tunnels: 7", "the map has 6 tunnels"),
        ("game.yaml", "{min: 7, max: 12", "{min: 8, max: 12", "this tier must begin at 7"),
        ("game.yaml", "faction: crimea, mat: patriotic", "faction: crime, mat: patriotic", "did you mean 'crimea'?"),
        (
            "game.yaml",
            "tie_breakers: [pieces, power, popularity, territories",
            "tie_breakers: [pieces, power, power, territories",
            "a tie-breaker stands there twice",
        ),
    ],
)
def test_a_mistake_is_told_with_its_file(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    folder = tmp_path / "scythe"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    found, problems = read(folder)
    assert found is None
    assert any(told in problem and file in problem for problem in problems) or (
        any(told in problem for problem in problems) and file == "europa.tmx"
    ), problems
