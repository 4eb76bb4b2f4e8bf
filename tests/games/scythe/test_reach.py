"""Where units can go: rivers, lakes, tunnels, abilities, and what stops them."""

from __future__ import annotations

import random

import pytest

from game.core.masks import bits
from game.games.scythe.board import HOMES, LAKES, PLACE, PLACES, RIVER, TUNNELS, ids_of, mask_of
from game.games.scythe.pieces import rivals_at
from game.games.scythe.reach import HOME, fighter_steps, reach, worker_steps
from game.games.scythe.rules import RULES
from game.games.scythe.state import CHARACTER, MECH, WORKER, State
from game.games.scythe.tables import ABILITY_BIT, FACTION
from tests.games.scythe.helpers import position

NOWHERE = -1

PENINSULA = {
    "nordic": {"r1c4", "r1c5", "r2c4"},
    "rusviet": {"r3c6", "r4c5", "r4c6", "home_rusviet"},
    "crimea": {"r7c3", "r7c4", "r8c3"},
    "saxony": {"r6c0", "r6c1", "r7c1"},
    "polania": {"r3c1", "r4c0", "r4c1"},
}
WAYS_OUT = {
    "nordic": {("r2c4", "r3c5")},
    "saxony": {("r6c0", "r5c0"), ("r6c0", "r5c1"), ("r6c1", "r5c1")},
    "polania": {("r3c1", "r3c2"), ("r4c1", "r3c2")},
    "rusviet": {("r3c6", "r2c5"), ("r3c6", "r2c6"), ("r4c5", "r5c5"), ("home_rusviet", "r2c6")},
    "crimea": {("r7c3", "r6c3"), ("r7c4", "r6c3")},
}
WAYS_IN = {  # over the rivers of somebody else's peninsula: as the reminder cards have it
    ("nordic", "polania"): 2, ("nordic", "saxony"): 2, ("nordic", "crimea"): 3,
    ("saxony", "nordic"): 5, ("saxony", "polania"): 2, ("saxony", "crimea"): 3,
    ("polania", "nordic"): 3, ("polania", "rusviet"): 3, ("polania", "saxony"): 5, ("polania", "crimea"): 3,
    ("rusviet", "polania"): 5, ("rusviet", "saxony"): 3, ("rusviet", "crimea"): 2,
    ("crimea", "nordic"): 2, ("crimea", "polania"): 2, ("crimea", "rusviet"): 3,
}  # fmt: skip


def crossings(faction: str) -> set[tuple[str, str]]:
    """Every step over a river that Riverwalk allows."""
    steps = fighter_steps(FACTION[faction], ABILITY_BIT[FACTION[faction]]["riverwalk"], NOWHERE)
    return {(PLACES[place], name) for place in range(54) for name in ids_of(steps[place] & RIVER[place])}


@pytest.mark.parametrize("faction", WAYS_OUT)
def test_riverwalk_leads_out_of_the_own_peninsula_where_the_reminder_card_says(faction: str) -> None:
    own = PENINSULA[faction]
    assert {(start, to) for start, to in crossings(faction) if start in own and to not in own} == WAYS_OUT[faction]


@pytest.mark.parametrize(("faction", "other"), WAYS_IN)
def test_riverwalk_leads_into_others_peninsulas(faction: str, other: str) -> None:
    theirs = PENINSULA[other] - {"home_rusviet"}
    ways = {(start, to) for start, to in crossings(faction) if to in theirs and start not in theirs}
    assert len({way for way in ways if not way[0].startswith("home")}) == WAYS_IN[faction, other]


def test_without_abilities_nobody_crosses_a_river_or_enters_a_lake_or_a_home_base() -> None:
    for faction in range(5):
        for place, steps in enumerate(fighter_steps(faction, 0, NOWHERE)):
            assert not steps & (RIVER[place] & ~TUNNELS | LAKES | HOMES)


def test_only_nordic_workers_swim_and_never_onto_lakes() -> None:
    for faction in range(5):
        steps = worker_steps(faction, NOWHERE)
        crossed = sum((steps[place] & RIVER[place] & ~TUNNELS).bit_count() for place in range(47))
        assert (crossed > 0) == (faction == FACTION["nordic"])
        assert not any(mask & LAKES for mask in steps)


def test_seaworthy_goes_on_and_off_lakes_and_submerge_from_lake_to_lake() -> None:
    lake = PLACE["r2c2"]
    nordic = fighter_steps(FACTION["nordic"], ABILITY_BIT[FACTION["nordic"]]["seaworthy"], NOWHERE)
    polania = fighter_steps(FACTION["polania"], ABILITY_BIT[FACTION["polania"]]["submerge"], NOWHERE)
    around = mask_of(("r1c2", "r1c3", "r2c1", "r2c3", "r3c2", "r3c3"))
    assert nordic[lake] == around
    assert polania[lake] == around | LAKES & ~(1 << lake)
    assert polania[HOME[FACTION["polania"]]] & LAKES == mask_of(("r2c0",))


def test_a_mine_is_a_tunnel_for_its_owner() -> None:
    mine = PLACE["r1c5"]
    assert worker_steps(0, mine)[mine] & TUNNELS == TUNNELS
    assert worker_steps(0, mine)[PLACE["r2c3"]] >> mine & 1
    assert not worker_steps(0, NOWHERE)[mine] & TUNNELS


def targets(state: State, seat: int, kind: int, start: str, steps: int) -> list[set[str]]:
    return [set(ids_of(mask)) for mask in reach(state, seat, kind, PLACE[start], steps)]


def test_speed_stops_where_rivals_stand_and_the_character_at_an_encounter() -> None:
    state = position(
        units={"r1c4": ["0 character", "0 mech 1"], "r1c5": ["1 worker 1"]},
        mechs=[["speed"], [], []],
        encounters=["r2c4"],
    )
    assert targets(state, 0, MECH, "r1c4", 2) == [{"r1c5", "r2c4"}, set()]
    assert targets(state, 0, CHARACTER, "r1c4", 2) == [{"r1c5", "r2c4"}, set()]
    state = position(units={"home_nordic": ["0 character"]}, encounters=["r1c3"])
    assert targets(state, 0, CHARACTER, "home_nordic", 2) == [{"r1c4", "r1c5"}, {"r2c4"}]


def test_a_worker_does_not_go_where_rivals_are_but_where_only_their_structure_is() -> None:
    state = position(
        units={"r3c3": ["0 worker 1"], "r2c3": ["1 worker 1"], "r3c2": ["1 mech 1"]}, structures={"r4c3": "1 mill"}
    )
    assert targets(state, 0, WORKER, "r3c3", 1) == [{"r4c3"}]


def test_township_links_controlled_villages_and_the_factory() -> None:
    state = position(
        units={"r3c6": ["1 worker 1", "1 mech 1"], "r5c5": ["1 worker 1"], "r4c3": ["1 mech 1"]},
        mechs=[[], ["township", "speed"], []],
    )
    assert {"r5c5", "r4c3"} <= targets(state, 1, MECH, "r3c6", 1)[0]
    assert {"r3c6", "r5c5"} <= targets(state, 1, MECH, "r4c3", 1)[0]
    assert "r1c6" not in targets(state, 1, MECH, "r4c3", 1)[0], "nobody's village"


def test_underpass_links_controlled_mountains_all_tunnels_and_the_own_mine() -> None:
    state = position(
        factions=["saxony", "nordic"],
        mats=["industrial", "engineering"],
        seats=2,
        mechs=[["underpass"], []],
        units={"r6c0": ["0 mech 1"], "r4c4": ["0 worker 1"], "r1c4": ["1 worker 1"]},
        structures={"r8c3": "0 mine"},
    )
    reached = targets(state, 0, MECH, "r6c0", 1)[0]
    assert {"r4c4", "r8c3", *ids_of(TUNNELS)} <= reached and "r6c5" not in reached


def test_wayfare_leads_home_and_to_bases_of_nobody_but_not_to_a_rivals() -> None:
    state = position(
        factions=["nordic", "rusviet", "crimea"], units={"r7c4": ["2 mech 1"]}, mechs=[[], [], ["wayfare"]]
    )
    homes = {name for name in targets(state, 2, MECH, "r7c4", 1)[0] if name.startswith("home")}
    assert homes == {"home_crimea", "home_saxony", "home_polania", "home_albion", "home_togawa"}


def walked(state: State, seat: int, kind: int, start: int, steps: int) -> set[int]:
    """The same as `reach`, step by step: the union of all single steps from where one may go on."""
    rivals = rivals_at(state, seat)
    here, found = {start}, set()
    for _ in range(steps):
        after: set[int] = set()
        for place in here:
            if place != start and (rivals >> place & 1 or (kind == CHARACTER and state.encounters >> place & 1)):
                continue
            after |= set(bits(reach(state, seat, kind, place, 1)[0]))
        found |= after
        here = after
    return found - {start}


def test_two_steps_are_one_step_twice() -> None:
    rng = random.Random(4)
    for number in range(40):
        seats = 2 + number % 4
        units = {}
        free = rng.sample(PLACES[:47], 3 * seats)
        for seat in range(seats):
            units |= {free[3 * seat]: [f"{seat} character"], free[3 * seat + 1]: [f"{seat} mech 4"]}
            units[free[3 * seat + 2]] = [f"{seat} worker 2"]
        factions = rng.sample(["nordic", "rusviet", "crimea", "saxony", "polania"], seats)
        state = RULES.from_plain({"seats": seats, "factions": factions, "units": units})
        for kind, place in ((CHARACTER, PLACE[free[0]]), (MECH, PLACE[free[1]])):
            found = {to for mask in reach(state, 0, kind, place, 2) for to in bits(mask)}
            assert found == walked(state, 0, kind, place, 2), f"{factions[0]} from {PLACES[place]}"
