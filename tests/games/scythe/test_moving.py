"""Moving with cargo: what comes along, what stays, and which of two equal units is meant."""

from __future__ import annotations

from typing import Any

from game.games.scythe.rules import RULES
from game.games.scythe.state import State
from tests.games.scythe.helpers import offered, position, reason, say

SPEED = [["speed"], [], []]


def moving(**parts: Any) -> State:
    """Seat 0 may move two units."""
    stack = ["bottom seat=0", "discover seat=0", "fights seat=0", "move_units seat=0 units=2 steps=1 top=true"]
    return position(stack=stack, encounters=[], **parts)


def on(state: State, place: str) -> list[str]:
    return RULES.to_plain(state)["units"].get(place, [])


def test_a_mech_takes_workers_and_resources_along_and_picks_up_more_on_the_way() -> None:
    state = moving(
        units={"r3c3": ["0 mech 1", "0 worker 2"], "r4c3": ["0 worker 1"]}, mechs=SPEED,
        tokens={"r3c3": {"metal": 3}, "r4c3": {"oil": 1}},
    )  # fmt: skip
    say(state, "0 cargo unit=mech:r3c3", "0 load what=worker n=1", "0 load what=metal n=1")
    say(state, "0 move unit=mech:r3c3 to=r4c3")
    assert RULES.to_plain(state)["hand"]["cargo"] == {"worker": 1, "metal": 1}
    say(state, "0 drop what=metal n=1", "0 load what=oil n=1", "0 load what=worker n=1")
    say(state, "0 move unit=mech:r4c3 to=r4c4")
    assert on(state, "r4c4") == ["0 mech 1", "0 worker 2"] and on(state, "r3c3") == ["0 worker 1"]
    assert RULES.to_plain(state)["tokens"] == {"r3c3": {"metal": 2}, "r4c3": {"metal": 1}, "r4c4": {"oil": 1}}


def test_carried_workers_may_still_move_and_moved_workers_may_be_carried() -> None:
    state = moving(units={"r4c3": ["0 worker 1"], "r3c3": ["0 mech 1"]}, mechs=[["riverwalk"], [], []])
    say(state, "0 move unit=worker:r4c3 to=r3c3", "0 cargo unit=mech:r3c3", "0 load what=moved_worker n=1")
    say(state, "0 move unit=mech:r3c3 to=r4c3")
    assert on(state, "r4c3") == ["0 mech 1", "0 worker 1"]
    state = moving(units={"r3c3": ["0 worker 1", "0 mech 1"]}, mechs=[["riverwalk"], [], []])
    say(state, "0 cargo unit=mech:r3c3", "0 load what=worker n=1", "0 move unit=mech:r3c3 to=r4c3")
    say(state, "0 move unit=worker:r4c3 to=r4c4")
    assert on(state, "r4c4") == ["0 worker 1"] and on(state, "r4c3") == ["0 mech 1"]


def test_a_unit_moves_once_in_an_action() -> None:
    state = moving(units={"r4c3": ["0 worker 2"]})
    say(state, "0 move unit=worker:r4c3 to=r4c4")
    assert not any(line.startswith("move unit=worker:r4c4") for line in offered(state))
    assert reason(state, "worker:r4c4") == "has_moved"
    say(state, "0 move unit=worker:r4c3 to=r4c4")
    assert RULES.waiting(state) == (0,) and state.stack[-1].word == "bottom", "both moves are done"


def test_the_unit_in_hand_goes_before_its_twin() -> None:
    """Two mechs stand together, one has a step left; both could go to the same place and only one line says so."""
    state = moving(units={"r3c3": ["0 mech 1"], "r4c3": ["0 mech 1"]}, mechs=[["speed", "riverwalk"], [], []])
    say(state, "0 move unit=mech:r3c3 to=r4c3", "0 move unit=mech:r4c3 to=r4c4")
    assert RULES.to_plain(state)["moved"] == ["mech r4c4"]
    say(state, "0 move unit=mech:r4c3 to=r5c2")
    assert on(state, "r4c4") == on(state, "r5c2") == ["0 mech 1"]


def test_the_last_mech_takes_everything_off_a_lake() -> None:
    state = moving(
        units={"r4c2": ["0 mech 2", "0 worker 2"]},
        mechs=[["seaworthy", "riverwalk"], [], []],
        tokens={"r4c2": {"oil": 2}},
    )
    say(state, "0 move unit=mech:r4c2 to=r3c3")
    assert on(state, "r4c2") == ["0 mech 1", "0 worker 2"]
    say(state, "0 move unit=mech:r4c2 to=r4c3")
    assert on(state, "r4c3") == ["0 mech 1", "0 worker 2"] and RULES.to_plain(state)["tokens"] == {"r4c3": {"oil": 2}}


def test_nothing_is_dropped_on_a_lake_and_workers_do_not_leave_it_alone() -> None:
    state = moving(
        units={"r3c3": ["0 mech 1", "0 worker 1"], "r6c4": ["0 mech 1"]},
        mechs=[["seaworthy", "speed"], [], []],
        tokens={"r3c3": {"oil": 1}},
    )
    say(state, "0 cargo unit=mech:r3c3", "0 load what=worker n=1", "0 load what=oil n=1")
    say(state, "0 move unit=mech:r3c3 to=r4c2")
    assert not any(line.startswith(("drop", "move unit=worker")) for line in offered(state))
    assert reason(state, "drop:oil") == "not_on_lakes"


def test_workers_brought_into_a_combat_stay_there_until_it_is_over() -> None:
    state = moving(
        units={"r3c3": ["0 mech 1", "0 worker 2"], "r4c3": ["1 mech 1", "1 worker 1"]},
        mechs=[["riverwalk"], ["riverwalk"], []],
    )
    say(state, "0 cargo unit=mech:r3c3", "0 load what=worker n=1", "0 move unit=mech:r3c3 to=r4c3")
    assert not any(line.startswith("move unit=worker:r4c3") for line in offered(state))
    assert reason(state, "worker:r4c3") == "before_combat"
    assert reason(state, "r4c3/worker:r3c3") == "worker_among_fighters"


def test_refusals_name_what_keeps_a_unit_away() -> None:
    state = moving(
        units={"r1c4": ["0 mech 1", "0 worker 1"], "r2c3": ["1 worker 1"], "home_nordic": ["0 character"]},
        mechs=[["speed"], [], []],
    )
    assert reason(state, "r2c3/worker:r1c4") == "worker_among_workers"
    assert reason(state, "r2c3/mech:r1c4") == "river"
    assert reason(state, "home_nordic/mech:r1c4") == "home_base"
    assert reason(state, "r3c4/mech:r1c4") == "lake"
    assert reason(state, "r8c3/mech:r1c4") == "too_far"
    assert reason(state, "r3c3/worker:r2c3") == "rivals_piece"
    state = moving(units={"r2c5": ["0 worker 1"]}, factions=["rusviet", "nordic", "crimea"])
    assert reason(state, "r2c4/worker:r2c5") == "river_worker"
