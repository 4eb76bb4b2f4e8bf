"""Whether a payment leaves a choice is counted; paying it in every way says the same."""

from __future__ import annotations

import random

import pytest

from game.core.words import LANGUAGES, Words
from game.games.glen_more.cells import START_CELLS
from game.games.glen_more.chronicles.highlander.mountain import PayToll
from game.games.glen_more.chronicles.single_cask.frames import LoseCasks
from game.games.glen_more.frames.base import GlenFrame
from game.games.glen_more.frames.payment import PayCost, _ends, ways
from game.games.glen_more.goods import KINDS, put
from game.games.glen_more.rules import RULES
from game.games.glen_more.spending import has_ends
from game.games.glen_more.state import State

NEEDS = (
    ("animal", "animal"),
    ("any", "any", "any"),
    ("different", "different"),
    ("different", "different", "different"),
    ("stone", "stone"),
    ("wood", "stone", "barley"),
)


def purse(rng: random.Random) -> State:
    """A seat with a few goods and coins before a market with some gaps."""
    state = RULES.new({}, 2)
    for _ in range(rng.randrange(5)):
        put(state.goods[0], rng.choice(START_CELLS), rng.randrange(len(KINDS)))
    state.market[:] = [rng.randrange(4) for _ in KINDS]
    state.coins[0] = rng.randrange(7)
    return state


@pytest.mark.parametrize("need", NEEDS, ids="-".join)
@pytest.mark.parametrize("substitute", [False, True])
def test_a_choice_is_found_where_paying_in_every_way_finds_one(need: tuple[str, ...], substitute: bool) -> None:
    rng, seen = random.Random(11), set[bool]()
    for _ in range(120):
        state, keep = purse(rng), rng.randrange(2)
        due = PayCost(0, need, (), substitute, keep)
        counted = has_ends(state, 0, need, (), keep, substitute)
        if not ways(state, due) or counted is None:
            continue
        assert counted == (len(set(_ends(state, due, set()))) > 1), (state.goods[0], state.market, state.coins[0])
        seen.add(counted)
    assert seen == {False, True} or substitute


@pytest.mark.parametrize("frame", [PayCost, PayToll, LoseCasks])
def test_whoever_pays_is_said_to_be_paying(frame: type[GlenFrame]) -> None:
    """In the corner stood "Turn" while a good, a toll or a barrel was due."""
    assert frame.phase == "pay"
    for language in LANGUAGES:
        words = Words(language)
        assert words("glen_more.progress.pay") and words("glen_more.prompt.wait_pay", seat="Anna")
