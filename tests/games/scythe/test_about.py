"""What is printed on the things of Scythe is said of every thing that has no other words."""

from __future__ import annotations

import random

import pytest

from game.core.session import Session, Setup
from game.core.words import LANGUAGES, Words
from game.games.scythe.about import about
from game.games.scythe.rules import RULES
from game.table.telling import Teller
from tests.scenes.table_helpers import seats

_SELF_EXPLAINING = {"choice", "seat", "encounter", "offer", "ask", "accept", "refuse", "factory_pile"}


@pytest.fixture(scope="module")
def later() -> Session:
    session, dice = Session(RULES, Setup("scythe", seats("bbb"), 4)), random.Random(4)
    while session.waiting() and len(session) < 400:
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    return session


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_says_what_it_does(later: Session, language: str) -> None:
    teller = Teller(Words(language), "scythe", later.setup.seats)
    silent = []
    for component in RULES.components(later.view(0)):
        told = [teller.say(one) for one in about(later.view(0), component)]
        if component.partition(":")[0] not in _SELF_EXPLAINING and not component.startswith("option:") and not told:
            silent.append(component)
        assert all("{" not in one and "scythe." not in one for one in told), component
    assert silent == []


def test_an_option_tells_its_price_and_what_it_brings() -> None:
    state = RULES.from_plain(
        {
            "seats": 2,
            "factions": ["nordic", "saxony"],
            "mats": ["industrial", "patriotic"],
            "stack": ["take_turn seat=0", "encounter seat=0 card=E03 at=r1c3 left=1"],
        }
    )
    words = Teller(Words("en"), "scythe", Setup("scythe", seats("pp"), 1).seats)
    assert [words.say(one) for one in about(state, "option:B")] == ["Costs 2 coins.", "Brings 1 worker and 3 food."]


def test_a_factory_card_tells_both_gains_and_the_move() -> None:
    words = Teller(Words("en"), "scythe", Setup("scythe", seats("pp"), 1).seats)
    state = Session(RULES, Setup("scythe", seats("pp"), 1)).view(0)
    told = " ".join(words.say(one) for one in about(state, "factory:F02"))
    assert told == "Costs 1 popularity. Brings 1 recruit, or 1 upgrade. Then one unit moves up to 2 steps."
