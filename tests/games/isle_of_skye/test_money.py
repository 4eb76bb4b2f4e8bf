"""Gold: where it comes from and goes, what is hidden of it, and that whoever counts along knows it."""

from __future__ import annotations

import random

import pytest

from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.state import State
from tests.games.isle_of_skye.helpers import random_match, stated


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_whoever_counts_along_knows_all_gold(seats: int) -> None:
    """From the events that everybody sees alone: income, revealed prices, purchases."""
    counted = [0] * seats
    for before, _, _, events, after in random_match(seats, 8):
        for event in (event.seen_by(None) for event in events):
            if event.word == "income_taken":
                counted[event.seat] += event.gold  # type: ignore[attr-defined]
            elif event.word == "tile_bought":
                counted[event.seat] -= event.gold  # type: ignore[attr-defined]
                counted[event.other] += 2 * event.gold  # type: ignore[attr-defined]
            elif event.word == "prices_revealed":
                for number, price in enumerate(event.prices):  # type: ignore[attr-defined]
                    counted[number // 2] -= price
        assert after.counted == counted
        if not after.sealed and not any(after.drafts):
            assert after.gold == counted, "nothing lies behind a screen"
        assert before.seats == seats


def pricing(**position: object) -> State:
    base = {"stack": ["set_prices"], "offers": [["L01", "L02", "L03"], ["L04", "L05", "L06"]], "gold": [9, 7]}
    return stated(**{**base, **position})


def test_a_guess_fills_sealed_drafts_only_and_keeps_all_gold_that_was_counted() -> None:
    state = pricing(drafts=[{"axe": "L01", "L02": 4, "L03": 1}, {"axe": "L04", "L05": 2}], sealed=[True, False])
    assert state.gold == [9, 7] and state.counted == [14, 9]
    drafts, rng = set(), random.Random(1)
    for _ in range(200):
        full = RULES.guess(RULES.view(state, 1), rng)
        RULES.audit(full)
        assert full.drafts[1] == state.drafts[1] and full.gold[1] == 7, "what the seat sees stays"
        assert full.counted == [14, 9] and full.gold[0] == 14 - sum(full.drafts[0][1:]) >= 0
        drafts.add(full.drafts[0])
    assert len(drafts) > 30 and {draft[0] for draft in drafts} == set(state.offers[0])
    from_outside = RULES.guess(RULES.view(state, 0), rng)
    assert from_outside.drafts[1] == () and from_outside.gold[1] == 9


def test_hidden_gold_stays_hidden_whatever_happens_to_it() -> None:
    state = stated(stack=["buy_tile seat=0"], offers=[["L01"], ["L02"]], prices=[[2], [3]], gold=[5, 5])
    view = RULES.view(state, 0)
    RULES.step(view, 0, RULES.read_action("buy tile=L02"))
    assert RULES.to_plain(view)["gold"] == [2, "?"] and RULES.to_plain(view)["counted"] == [2, 11]


def test_prices_use_up_to_all_the_gold_one_has() -> None:
    state = pricing(drafts=[{"axe": "L01"}, {}])
    assert [one.gold for one in RULES.options(state, 0)] == list(range(1, 9))  # type: ignore[attr-defined]
    RULES.step(state, 0, RULES.read_action("price tile=L02 gold=8"))
    assert [one.gold for one in RULES.options(state, 0)] == [1]  # type: ignore[attr-defined]


def test_gold_components_do_not_tell_what_somebody_holds() -> None:
    one = pricing(drafts=[{"axe": "L01", "L02": 4, "L03": 1}, {}], gold=[4, 7])
    same = pricing(gold=[9, 7])
    assert RULES.components(one) == RULES.components(same)
