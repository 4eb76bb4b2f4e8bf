"""The data files of Glen More II: whole and consistent, and every slip of the pen is found with its line."""

from __future__ import annotations

import shutil
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.core.errors import Problems
from game.games.glen_more.files import DATA, Files, read_files


@cache
def files() -> Files:
    problems = Problems()
    found = read_files(problems)
    problems.raise_if_any()
    assert found is not None
    return found


def cheapest(start: set[str]) -> dict[str, int]:
    """Coins to every clan from a set of places, counted without the rules."""
    cost = dict.fromkeys(start, 0)
    for _ in files().board.places:
        for road in files().board.roads:
            for here, there in ((road.a, road.b), (road.b, road.a)):
                if here in cost:
                    cost[there] = min(cost.get(there, 99), cost[here] + road.coins)
    return cost


def test_the_files_are_sound() -> None:
    problems = Problems()
    read_files(problems)
    assert problems.found == []


SLIPS = [
    ("tiles_a.yaml", "activation: [{gain: {wood: 1}}]", "activation: [{gian: {wood: 1}}]", "no effect 'gian'"),
    ("tiles_a.yaml", "activation: [{gain: {wood: 1}}]", "activation: [{gain: {gold: 1}}]", "gold"),
    ("tiles_a.yaml", "activation: [{gain: {wood: 1}}]", "activation: [{gain: {wood: 0}}]", ">= 1"),
    ("tiles_a.yaml", "{give: {animal: 2}, vp: 4}", "{give: {animal: 2}}", "points or something else"),
    ("tiles_a.yaml", "{give: {animal: 2}, vp: 4}", "{give: {animals: 2}, vp: 4}", "animal"),
    ("tiles_a.yaml", "stack: A", "stack: B", "does not belong in this file"),
    ("tiles_a.yaml", "landmark: loch_lochy", "landmark: loch_ness", "brings the card of its name"),
    ("tiles_b.yaml", "overbuild: village", "overbuild: castle", "laid upon a village"),
    ("tiles_b.yaml", "type: village", "type: vilage", "village"),
    ("tiles_c.yaml", "  elgin:", "  perth_assembly:", "'perth_assembly' stands here twice"),
    ("tiles_d.yaml", "  dornoch_mason:", "  lairg_sale:", "stands in"),
    ("tiles_d.yaml", "default: designed", "defualt: designed", "no field 'defualt'"),
    ("tiles_d.yaml", "    type: loch", "    insert: middle_of_D\n    type: loch", "'the_end' lies there already"),
    ("chronicles/dragon_boats/tiles.yaml", "upper_third_of_B", "middle_of_D", "belongs to stack 'B'"),
    ("tiles_s.yaml", "type: animal", "type: person", "persons, and only they"),
    ("persons.yaml", "obtained_by: mckay", "obtained_by: mackay", "no clan 'mackay'"),
    ("landmarks.yaml", "stack: D", "stack: C", "another stack"),
    ("landmarks.yaml", "  donan_castle:", "  donan_castel:", "donan_castel"),
    ("clans.yaml", "  ross:", "  rose:", "clan_board.tmx has no place"),
    ("clans.yaml", "take_person: david_hume", "take_person: david_home", "no person 'david_home'"),
    ("clan_board.tmx", 'name="start macleod"', 'name="start macload"', "called after the two places"),
    ("clan_board.tmx", 'name="start mckinnon"', 'name="start mckay"', "does not end where"),
    ("clan_board.tmx", 'name="coins" type="int" value="1"', 'name="coin" type="int" value="1"', "property coins"),
    ("rondel.tmx", 'name="3" type="space" x="300"', 'name="3" type="space" x="500"', "does not touch"),
    ("rondel.tmx", 'name="3" type="space" x="300"', 'name="3" type="space" x="310"', "off the grid"),
    ("game.yaml", "B: 17", "B: 18", "17 tiles, not 18"),
    ("game.yaml", "4: 4", "4: 5", "15 spaces"),
    ("game.yaml", "table: [1, 2, 3, 5, 8]", "table: [1, 3, 2, 5, 8]", "must not fall"),
    ("game.yaml", "  landmarks: 11", "  landmarks: 12", "landmark cards differs"),
    ("chronicles/dubious_tome/events.yaml", "{clan: maclean,", "{clan: mclean,", "no clan 'mclean'"),
    ("chronicles/dubious_tome/events.yaml", "replace_table: inverness", "replace_table: nairn", "no table 'nairn'"),
    ("chronicles/dubious_tome/events.yaml", "  loch_shiel:", "  loch_shell:", "no such landmark"),
    ("chronicles/dragon_boats/chronicle.yaml", "vp_4: {count: 2", "vp_4: {count: 3", "16 rewards"),
    ("chronicles/dragon_boats/chronicle.yaml", "effect: [{coin: 3}]", "effect: [{coins: 3}]", "no effect 'coins'"),
    ("chronicles/haggis/chronicle.yaml", "verbs: {haggis: number}", "verbs: {}", "no effect 'haggis'"),
    ("chronicles/haggis/chronicle.yaml", "number: 5", "number: 6", "there twice"),
    ("chronicles/haggis/tiles.yaml", "die_protected: true", "die_protected: false", "protected from the die"),
    ("chronicles/single_cask/tiles.yaml", "replaces: pulteney", "replaces: glen_mhor", "same stack, type and river"),
    ("chronicles/single_cask/chronicle.yaml", "sale_d]", "sale_e]", "single_cask_sale_e"),
    ("chronicles/penny_mobs/chronicle.yaml", "needs: haggis", "needs: hagis", "no Chronicle 'hagis'"),
    ("chronicles/hammer/chronicle.yaml", "may_not_take: [loch_lomond", "may_not_take: [loch_lomand", "loch_lomand"),
    ("chronicles/highlander/chronicle.yaml", "option: highlander", "option: highland", "no option 'highland'"),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), SLIPS, ids=[f"{one[0]}: {one[2]}" for one in SLIPS])
def test_a_slip_of_the_pen_is_found(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    folder = tmp_path / "glen_more"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = Problems()
    assert read_files(problems, folder) is None
    found = [f"{one.message} {one.hint or ''}" for one in problems.found]
    assert any(told in message for message in found), found
    assert all(one.line for one in problems.found)


def test_what_each_player_has_is_in_the_data() -> None:
    assert (files().setup.scots, files().setup.markers, files().setup.coins) == (10, 10, (5, 6, 7, 8))


def test_the_box_is_complete() -> None:
    """70 tiles of the base game without the start tiles and the end tile, 11 cards, 23 clans, goods, barrels."""
    stacks = Counter(tile.stack for tile in files().tiles.values() if not tile.chronicle)
    assert stacks == {"start": 2, "S": 5, "A": 14, "B": 17, "C": 17, "D": 17, "special": 1, "end": 1}
    base = [card for card in files().landmarks.values() if not card.chronicle]
    assert len(base) == files().pieces.landmarks == 11
    assert Counter(card.stack for card in base) == {"A": 3, "B": 3, "C": 2, "D": 3}
    assert len(files().clans) == 23
    assert files().pieces.goods == {"wood": 20, "stone": 20, "barley": 20, "sheep": 15, "cattle": 15}
    assert (files().pieces.coins, files().pieces.whisky, sum(files().pieces.points.values())) == (40, 25, 70)


def test_each_chronicle_brings_its_own() -> None:
    brought = Counter(tile.chronicle for tile in files().tiles.values())
    assert {number: brought[number] for number in range(1, 9)} == {1: 3, 2: 0, 3: 10, 4: 4, 5: 6, 6: 8, 7: 0, 8: 0}
    facts = {name: one.facts for name, one in files().chronicles.items()}
    assert sum(facts["haggis"]["haggis"].tokens.values()) == 13
    assert len(facts["hard_place"]["cards"]) == 10
    votes = facts["hard_place"]["vote"].markers
    assert max(n * votes[n].aye for n in votes) == 16 and max(n * votes[n].nay for n in votes) == 12
    mobsters = facts["penny_mobs"]["mobsters"].values()
    assert sum(one.needs is None for one in mobsters) == 9 and len(mobsters) == 16
    assert sum(len(one.markers) for one in mobsters) == 14
    assert [name for name, one in files().chronicles.items() if 2 not in one.players] == ["hammer"]


def test_every_card_has_an_event_and_only_the_tome_has_them() -> None:
    assert set(files().events) == set(files().landmarks) and len(files().events) == 19


def test_roads_cost_what_the_rulebook_shows() -> None:
    """MacLeod is free from the start, McKay costs 2 by two paid roads, MacLachlan 1 from MacMillan."""
    assert cheapest({"start"})["macleod"] == 0 and cheapest({"start"})["mckay"] == 2
    assert cheapest({"start", "macmillan"})["maclachlan"] == 1


def test_what_was_designed_says_so_tile_by_tile() -> None:
    """The rulebook's examples give some values; all others are marked, so that an owner can correct them."""

    def origin(tile: str, part: str) -> str:
        marks = files().tiles[tile].provenance
        return marks.get(part, marks["default"])

    assert origin("loch_ness", "cost") == "rulebook" and origin("kenmore_fair", "cost") == "public"
    assert origin("halkirk", "activation") == "rulebook" and origin("halkirk", "cost") == "designed"
    ordinary = [t for t in files().tiles.values() if t.cost and origin(t.id, "cost") == "designed"]
    assert len(ordinary) > 40


def test_no_person_costs_anything_and_each_brings_a_marker() -> None:
    persons = [tile for tile in files().tiles.values() if tile.type == "person"]
    assert len(persons) == 12
    assert all(p.one_time == ({"clan_marker": 1},) for p in persons if p.id != "david_hume")
    assert files().tiles["david_hume"].counts_as_persons == 2
