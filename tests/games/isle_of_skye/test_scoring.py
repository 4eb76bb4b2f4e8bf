"""Scoring against a second, slow count made from the data files alone, over the lands of random matches."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.core.contract import AT_END, NOW
from game.games.isle_of_skye import final, rounds, scoring
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import files
from tests.games.isle_of_skye.helpers import random_match, stated
from tests.referees.isle_of_skye import by_hand

MAJORITIES = [name for name, tile in files().scoring.items() if tile.first]
MATCHES = [(seats, seed) for seats in (2, 3, 4, 5) for seed in (1, 2, 3)]


@cache
def round_ends() -> tuple[State, ...]:
    """Positions right before a round is scored, and after the last."""
    found = []
    for seats, seed in MATCHES:
        for before, _, action, _, after in random_match(seats, seed):
            if action.word == "score":
                found.append(before)
                if after.is_over():
                    found.append(after)
    return tuple(found)


def slow_lands(state: State) -> list[by_hand.SlowLand]:
    return [by_hand.SlowLand(land) for land in RULES.to_plain(state)["lands"]]


@pytest.mark.parametrize("name", [name for name in SCORING_IDS if name not in MAJORITIES])
def test_a_scoring_tile_counts_what_a_slow_count_finds(name: str) -> None:
    seen: set[int] = set()
    for state in round_ends():
        for seat, land in enumerate(slow_lands(state)):
            expected = by_hand.count(land, name)
            seen.add(expected)
            assert scoring.value_now(state, seat, name) == expected, RULES.to_plain(state)["lands"][seat]
    assert len(seen) > 1, "the matches show nothing of this tile"


@pytest.mark.parametrize("name", MAJORITIES)
def test_majorities_give_what_a_slow_count_gives(name: str) -> None:
    seen: set[int] = set()
    for state in round_ends():
        if name == "most_gold":
            amounts = list(state.counted)
        else:
            amounts = [by_hand.amount(land, name) for land in slow_lands(state)]
        expected = by_hand.majority(amounts)
        seen.update(expected)
        assert [scoring.value_now(state, seat, name) for seat in range(state.seats)] == expected
    assert seen == {0, 2, 5}


def test_scrolls_and_income_are_what_a_slow_count_finds() -> None:
    seen: set[int] = set()
    for state in round_ends():
        for seat, land in enumerate(slow_lands(state)):
            points = sum(one[1] for one in final.scrolls(state.lands[seat]))
            assert points == by_hand.scroll_points(land)
            assert rounds.income(state, seat)[1] == by_hand.whisky_income(land)
            seen.add(points)
    assert len(seen) > 2


def test_the_parts_of_a_scoring_are_tiles_of_the_land() -> None:
    for state in round_ends():
        for function in scoring.SCORING:
            for seat in range(state.seats):
                for points, tiles in function(state, seat):
                    assert points > 0 and not tiles & ~state.lands[seat].tiles


@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([3, 2, 1], [5, 2, 0]),
        ([3, 3, 1], [5, 5, 0]),
        ([3, 2, 2], [5, 2, 2]),
        ([0, 0], [0, 0]),
        ([1, 0], [5, 0]),
        ([2, 2], [5, 5]),
        ([4, 3, 3, 3, 4], [5, 0, 0, 0, 5]),
        ([4, 3, 2, 3, 0], [5, 2, 0, 2, 0]),
    ],
)
def test_majority(amounts: list[int], points: list[int]) -> None:
    assert [scoring.majority(amounts, seat, 5, 2) for seat in range(len(amounts))] == points


def test_a_match_scores_what_its_events_tell() -> None:
    for seats, seed in MATCHES:
        told = [0] * seats
        for _, _, _, events, after in random_match(seats, seed):
            for event in events:
                points = getattr(event, "points", 0)
                told[getattr(event, "seat", 0)] += points
                parts: tuple[str, ...] = getattr(event, "parts", ())
                assert not parts or sum(int(part.split()[0]) for part in parts) == points
            assert after.points == told


def test_the_sheet_explains_this_round_as_it_will_be_scored() -> None:
    """What stands on the sheet as 'at the end of this round' before it is what is scored then, except for gold."""
    compared = 0
    for seats, seed in MATCHES:
        for before, _, action, _, after in random_match(seats, seed):
            if action.word != "score":
                continue
            ahead = rows(RULES.sheet(before).entries, AT_END)
            scored = {
                key: n - rows(RULES.sheet(before).entries, NOW).get(key, 0)
                for key, n in rows(RULES.sheet(after).entries, NOW).items()
            }
            for key in ahead.keys() | {key for key, n in scored.items() if n}:
                if key[2] != "scoring:most_gold":
                    assert ahead.get(key, 0) == scored.get(key, 0), key
                    compared += 1
    assert compared > 30


def rows(entries: Any, when: str) -> dict[tuple[int, str, str], int]:
    found: dict[tuple[int, str, str], int] = {}
    for e in entries:
        if e.when == when and e.category.startswith("slot_"):
            key = (e.seat, e.category, e.component)
            found[key] = found.get(key, 0) + e.points
    return found


def test_lands_known_in_another_order_count_the_same() -> None:
    for state in round_ends()[::5]:
        rebuilt = stated(**RULES.to_plain(state))
        for function in scoring.SCORING:
            for seat in range(state.seats):
                assert function(rebuilt, seat) == function(state, seat)
