"""Fortunes, structure bonuses, tie-breakers, and combats that are called off."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.scythe.board import mask_of
from game.games.scythe.ending import bonus_count, fortune
from game.games.scythe.rules import RULES
from game.games.scythe.tables import BONUS_TILE
from tests.conformance.subjects import SUBJECTS, Subject, match
from tests.games.scythe.helpers import position, say
from tests.referees.scythe.by_hand import Table


@pytest.mark.parametrize(
    ("tile", "structures", "count"),
    [
        ("tunnels_adjacent", ("r2c3",), 0),  # a tunnel is not beside itself
        ("tunnels_adjacent", ("r3c3", "r2c4"), 3),  # rivers do not matter, each counts once
        ("lakes_adjacent", ("r3c3", "r4c3"), 4),
        ("encounters_adjacent", ("r1c4",), 2),
        ("on_tunnels", ("r2c3", "r3c3", "r5c5"), 2),
        ("longest_row", ("r3c1", "r3c2", "r3c3", "r5c5"), 3),
        ("longest_row", ("r2c3", "r3c3", "r4c3"), 2),  # straight down is no row of hexes
        ("longest_row", ("r2c3", "r4c4"), 1),
        ("longest_row", ("r5c2", "r6c2", "r7c3", "r8c3"), 4),
        ("longest_row", (), 0),
        ("on_farm_or_tundra", ("r5c2", "r5c3", "r5c5"), 2),
    ],
)
def test_the_structure_bonus_counts(tile: str, structures: tuple[str, ...], count: int) -> None:
    assert bonus_count(BONUS_TILE[tile], mask_of(structures))[0] == count


def test_a_fortune_is_coins_stars_territories_pairs_and_the_bonus() -> None:
    """The figures of the rulebook's example: with popularity 10, 13 resources are 6 pairs of two coins each."""
    state = position(
        units={"home_nordic": ["0 character"], "r4c3": ["0 worker 1"], "r1c4": ["0 worker 1"], "r2c2": ["0 mech 1"]},
        tokens={"r4c3": {"metal": 9}, "r1c4": {"food": 4}, "r1c5": {"oil": 8}, "home_nordic": {"oil": 2}},
        stars=[{"combat": 2}, {}, {}],
        popularity=[10, 0, 0],
        coins=[7, 0, 0],
        bonus="on_tunnels",
        structures={"r2c3": "0 mine"},
    )
    assert fortune(state, 0) == 7 + 2 * 4 + (3 + 1 + 1 + 1) * 3 + 6 * 2 + 2


TIED: dict[str, Any] = {
    "seats": 2, "factions": ["nordic", "rusviet"], "mats": ["industrial", "engineering"],
    "stack": [], "final": [30, 30], "bonus": "on_tunnels",
}  # fmt: skip


EVEN: dict[str, Any] = {"power": [3, 3], "popularity": [2, 2]}
SPREAD: dict[str, Any] = {
    "units": {"r1c4": ["0 worker 1", "0 character"], "r3c6": ["1 worker 1"], "r4c6": ["1 character"]},
    "tokens": {"r1c4": {"oil": 1}},
}


@pytest.mark.parametrize(
    ("parts", "option", "winners", "decided_by"),
    [
        ({"units": {"r1c4": ["0 worker 3"], "r3c6": ["1 worker 2"]}}, "rulebook", (0,), "pieces"),
        ({"power": [3, 5]}, "rulebook", (1,), "power"),
        ({"power": [3, 3], "popularity": [3, 2]}, "rulebook", (0,), "popularity"),
        ({**EVEN, **SPREAD}, "rulebook", (1,), "territories"),
        ({**EVEN, **SPREAD}, "later_printing", (0,), "resources"),
        ({**EVEN, "stars": [{"combat": 1}, {}]}, "rulebook", (0,), "stars"),
        (EVEN, "rulebook", (0, 1), "shared"),
    ],
)
def test_ties_are_broken_in_order(
    parts: dict[str, Any], option: str, winners: tuple[int, ...], decided_by: str
) -> None:
    result = RULES.result(RULES.from_plain({**TIED, **parts, "options": {"tie_breakers": option}}))
    assert result is not None and result.decided_by is not None
    assert result.winners == winners and result.decided_by.key == f"scythe.result.{decided_by}"


def test_combats_that_are_called_off_put_units_and_what_they_carried_back() -> None:
    state = position(
        stack=[
            "finish_turn seat=0", "discover seat=0", "fights seat=0", "move_units seat=0 units=2 steps=1 top=true",
        ],
        units={"r1c4": ["0 mech 1"], "r4c4": ["0 character", "0 mech 1", "0 worker 2"], "r2c4": ["1 mech 1"],
               "r4c3": ["2 mech 1"]},
        tokens={"r4c4": {"metal": 2}}, mechs=[["riverwalk", "speed"], ["riverwalk"], ["riverwalk"]],
        stars=[{"objective": 1, "combat": 1, "recruits": 1, "power": 1, "popularity": 1}, {}, {}], power=[7, 0, 0],
        recruits=[{"upgrade": "coins", "deploy": "power", "build": "popularity", "enlist": "combat_cards"}, {}, {}],
    )  # fmt: skip
    say(
        state, "0 cargo unit=mech:r4c4", "0 load what=worker n=1", "0 load what=metal",
        "0 move unit=mech:r4c4 to=r4c3", "0 move unit=mech:r1c4 to=r2c4", "0 fight at=r2c4",
        "0 stake power=7", "* reveal_combat",
    )  # fmt: skip
    plain = RULES.to_plain(state)
    assert RULES.waiting(state) == ()
    assert plain["units"]["r4c4"] == ["0 character", "0 mech 1", "0 worker 2"]
    assert plain["tokens"]["r4c4"] == {"metal": 2}
    assert plain["units"]["r2c4"] == ["0 mech 1"] and plain["units"]["r4c3"] == ["2 mech 1"]


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if one.game == "scythe" and not one.options], ids=str)
def test_counted_again_by_hand_a_match_has_the_same_fortunes(subject: Subject) -> None:
    """Whole random matches with structures all over the map, and in their middle as if they ended there."""
    session = match(subject)
    for at in range(len(session) // 5, len(session) + 1, len(session) // 10):
        table = Table(RULES.to_plain(session._course.states[at]))
        sheet = RULES.sheet(session._course.states[at])
        for seat in range(subject.seats):
            told = dict.fromkeys(sheet.categories, 0)
            for entry in sheet.entries:
                told[entry.category] += entry.points * (entry.seat == seat)
            if not table.plain["battles"]:
                assert told == table.rows_of_sheet(seat), f"seat {seat} at line {at}"
