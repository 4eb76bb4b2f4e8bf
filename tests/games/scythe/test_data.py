"""The map, mats, cards and numbers of Scythe: whole, consistent, and every slip of the pen is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core import hexes
from game.core.errors import Problems
from game.games.scythe.files import DATA, Files, read_files
from game.games.scythe.terms import RESOURCES


def read(folder: Path = DATA) -> tuple[Files | None, list[str]]:
    problems = Problems()
    files = read_files(problems, folder)
    return files, [str(problem) for problem in problems.found]


@pytest.fixture(scope="module")
def files() -> Files:
    found, problems = read()
    assert problems == []
    assert found is not None
    return found


def reached(files: Files, start: str, *, over_rivers: bool = False) -> set[str]:
    """The hexes one gets to by land alone, never over a lake or through a tunnel."""
    seen, waiting = {start}, [start]
    while waiting:
        around = files.europa.around[waiting.pop()]
        for other in around.land + (around.river if over_rivers else ()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen & files.europa.hexes.keys()


def test_the_map_has_the_printed_hexes(files: Files) -> None:
    """47 regions with 11 encounters and 6 tunnels; the terrains are counted when the files are read."""
    europa = files.europa
    assert len(europa.hexes) == 47 and len(europa.lakes) == 7 and europa.factory == "r4c3"
    assert europa.tunnels == ("r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3")
    assert len(europa.encounters) == 11 and not set(europa.encounters) & set(europa.tunnels)
    assert hexes.from_offset(3, 4, even=True) in hexes.neighbours(hexes.from_offset(3, 3, even=True))


def test_adjacency_is_mutual_and_every_neighbour_is_of_one_sort(files: Files) -> None:
    for name, around in files.europa.around.items():
        touching = (*around.land, *around.river, *around.lake)
        assert len(touching) == len(set(touching)) and 2 <= len(touching) + len(around.home) <= 6
        for sort in ("land", "river", "lake"):
            for other in getattr(around, sort):
                back = files.europa.around[other]
                assert name in (getattr(back, sort) if name in files.europa.hexes else back.home), (name, other)


def test_no_river_touches_a_lake_and_every_river_is_between_two_neighbours(files: Files) -> None:
    assert len(files.europa.rivers) == 32
    for river in files.europa.rivers:
        one, other = sorted(river, key=lambda name: name in files.europa.hexes)
        assert one in files.europa.around[other].river or other in files.europa.around[one].river
        assert not river & set(files.europa.lakes)
    assert frozenset(("home_rusviet", "r2c6")) in files.europa.rivers, "the only river beside a home base"


@pytest.mark.parametrize(
    ("faction", "peninsula"),
    [
        ("nordic", {"r1c4", "r1c5", "r2c4"}),
        ("rusviet", {"r3c6", "r4c5", "r4c6"}),
        ("crimea", {"r7c3", "r7c4", "r8c3"}),
        ("saxony", {"r6c0", "r6c1", "r7c1"}),
        ("polania", {"r3c1", "r4c0", "r4c1"}),
    ],
)
def test_every_faction_begins_on_a_peninsula_of_three_hexes_with_one_encounter(
    files: Files, faction: str, peninsula: set[str]
) -> None:
    who = files.factions[faction]
    assert reached(files, who.home_base) == peninsula
    assert set(who.start_workers) <= peninsula
    assert len(peninsula & set(files.europa.encounters)) == 1
    assert not peninsula & set(files.europa.tunnels), "without wading only the mine leads out"


def test_the_rest_of_the_land_hangs_together(files: Files) -> None:
    mainland = reached(files, files.europa.factory)
    assert len(mainland) == 25
    assert mainland == reached(files, "home_albion") == reached(files, "home_togawa")
    lands = files.europa.hexes.keys() - set(files.europa.lakes)
    assert reached(files, files.europa.factory, over_rivers=True) == lands


@pytest.mark.parametrize(
    ("faction", "exits"),
    [
        ("nordic", {("r2c4", "r3c5")}),
        ("rusviet", {("r3c6", "r2c5"), ("r3c6", "r2c6"), ("r4c5", "r5c5"), ("home_rusviet", "r2c6")}),
        ("crimea", {("r7c3", "r6c3"), ("r7c4", "r6c3")}),
        ("saxony", {("r6c0", "r5c0"), ("r6c0", "r5c1"), ("r6c1", "r5c1")}),
        ("polania", {("r3c1", "r3c2"), ("r4c1", "r3c2")}),
    ],
)
def test_where_wading_leads_out_of_the_peninsula(files: Files, faction: str, exits: set[tuple[str, str]]) -> None:
    """What the printed reminder cards tell."""
    who, europa = files.factions[faction], files.europa
    wade = who.mechs[0]
    assert wade.id == "riverwalk" and len(wade.cross_river_onto) == 2
    home = reached(files, who.home_base) | {who.home_base}
    found = {
        (start, end)
        for start in home
        for end in europa.around[start].river
        if end not in home and europa.hexes[end].terrain in wade.cross_river_onto
    }
    assert found == exits


def test_factions_begin_with_what_their_mats_say(files: Files) -> None:
    told = {
        who.id: (who.colour, who.start_power, who.start_combat_cards, who.ability.id)
        for who in files.factions.values()
    }
    assert told == {
        "nordic": ("blue", 4, 1, "swim"),
        "rusviet": ("red", 3, 2, "relentless"),
        "crimea": ("yellow", 5, 0, "coercion"),
        "saxony": ("black", 1, 4, "dominate"),
        "polania": ("white", 2, 3, "meander"),
    }
    assert list(told) == ["nordic", "rusviet", "crimea", "saxony", "polania"], "clockwise"
    assert [[mech.id for mech in who.mechs] for who in files.factions.values()] == [
        ["riverwalk", "seaworthy", "artillery", "speed"],
        ["riverwalk", "township", "peoples_army", "speed"],
        ["riverwalk", "wayfare", "scout", "speed"],
        ["riverwalk", "underpass", "disarm", "speed"],
        ["riverwalk", "submerge", "camaraderie", "speed"],
    ]


MATS = {  # start number, popularity, coins; for each bottom action its top action, cost, reducible squares, coins
    "industrial": (1, 2, 4, "bolster 3-1 +3", "produce 3-2 +2", "move_gain 3-1 +1", "trade 4-2 +0"),
    "engineering": (2, 2, 5, "produce 3-1 +2", "trade 4-2 +0", "bolster 3-2 +3", "move_gain 3-1 +1"),
    "patriotic": (3, 2, 6, "move_gain 2-0 +1", "bolster 4-3 +3", "trade 4-2 +0", "produce 3-1 +2"),
    "mechanical": (4, 3, 6, "trade 3-1 +0", "bolster 3-2 +2", "move_gain 3-1 +2", "produce 4-2 +2"),
    "agricultural": (5, 4, 7, "move_gain 2-0 +1", "trade 4-2 +0", "produce 4-2 +2", "bolster 3-2 +3"),
}


@pytest.mark.parametrize("name", MATS)
def test_a_mat_is_as_printed(files: Files, name: str) -> None:
    mat = files.mats[name]
    sections = tuple(f"{one.top} {one.cost}-{one.reducible} +{one.coins}" for one in mat.sections)
    assert (mat.start_number, mat.start.popularity, mat.start.coins, *sections) == MATS[name]
    assert mat.start.objectives == 2
    assert sum(one.min for one in mat.sections) == 7, "every mat costs the same when all is upgraded"


def test_top_actions_and_the_worker_track_are_as_printed(files: Files) -> None:
    told = {
        f"{top.id} {one.id}": (top.cost, one.base, one.max)
        for top in files.top_actions.values()
        for one in top.choose_one
    }
    assert told == {
        "move_gain move_units": ({}, 2, 3),
        "move_gain gain_coins": ({}, 1, 2),
        "bolster gain_power": ({"coins": 1}, 2, 3),
        "bolster draw_combat_cards": ({"coins": 1}, 1, 2),
        "trade gain_any_resources": ({"coins": 1}, 2, 2),
        "trade gain_popularity": ({"coins": 1}, 1, 2),
        "produce produce_hexes": ({}, 2, 3),
    }
    assert files.worker_track == ({}, {"power": 1}, {}, {"popularity": 1}, {}, {"coins": 1})
    assert {top.structure.id: top.structure.benefit for top in files.top_actions.values()} == {
        "mine": {},
        "monument": {"popularity": 1},
        "armory": {"power": 1},
        "mill": {},
    }
    assert {one.id: (one.resource, one.ongoing) for one in files.bottom_actions.values()} == {
        "upgrade": ("oil", {"power": 1}),
        "deploy": ("metal", {"coins": 1}),
        "build": ("wood", {"popularity": 1}),
        "enlist": ("food", {"combat_cards": 1}),
    }


def test_decks_and_tracks(files: Files) -> None:
    assert sum(files.combat_deck.values()) == 42 and files.combat_deck == {2: 16, 3: 12, 4: 8, 5: 6}
    assert {track.id: track.max for track in files.tracks.values()} == {"power": 16, "popularity": 18, "dial": 7}
    assert sum(star.places for star in files.stars.values()) == 10 and files.game_ends_at == 6
    assert [(tier.max, tier.star, tier.territory, tier.resource_pair) for tier in files.popularity_tiers] == [
        (6, 3, 2, 1),
        (12, 4, 3, 2),
        (18, 5, 4, 3),
    ]


def test_encounters_cost_nothing_coins_or_popularity(files: Files) -> None:
    """A is free; B costs 2 coins, 3 for a recruit or a structure, 4 for a mech.

    C costs 2 popularity, 3 for a mech or five resources.
    """
    for card in files.encounters.values():
        assert card.A.pay == {}
        dear = {"mech": 4, "recruit": 3, "structure": 3}
        assert card.B.pay == {"coins": max((dear[good] for good in card.B.gain if good in dear), default=2)}, card.id
        high = "mech" in card.C.gain or card.C.gain.get("any_resource", 0) == 5
        assert card.C.pay == {"popularity": 3 if high else 2}, card.id


def test_bonus_tiles_pay_by_bands(files: Files) -> None:
    for name in ("tunnels_adjacent", "lakes_adjacent", "encounters_adjacent"):
        assert [files.bonus_tiles[name].coins(count) for count in range(8)] == [0, 2, 4, 4, 6, 6, 9, 9]
    assert [files.bonus_tiles["on_tunnels"].coins(count) for count in range(5)] == [0, 2, 4, 6, 6]
    for name in ("longest_row", "on_farm_or_tundra"):
        assert [files.bonus_tiles[name].coins(count) for count in range(5)] == [0, 2, 4, 6, 9]


def test_every_terrain_but_lake_and_factory_makes_something_else(files: Files) -> None:
    made = {name: one.produces for name, one in files.terrains.items() if one.produces}
    assert sorted(made.values()) == sorted((*RESOURCES, "worker"))
    assert files.terrains.keys() - made.keys() == {"lake", "factory"}
