"""What is secret: hands, objectives, dials, the Factory's cards; and coins that are known but not shown."""

from __future__ import annotations

import random

import pytest

from game.core.errors import BadInput
from game.games.scythe.rules import RULES
from tests.games.scythe.helpers import BIG, position, say


def test_hands_and_objectives_are_hidden_and_their_numbers_open() -> None:
    state = position(cards=[[2, 5], [3, 3, 4], []], objectives=[["O01", "O02"], ["O03", "O04"], []])
    seen = RULES.to_plain(RULES.view(state, 1))
    assert seen["cards"] == [["?", "?"], [3, 3, 4], []] and seen["objectives"][0] == ["?", "?"]
    assert seen["deck"] == 42 - 5


def test_coins_are_shown_to_their_owner_only_unless_chosen_otherwise() -> None:
    state = position(coins=[4, 5, 6])
    seen = RULES.to_plain(RULES.view(state, 2))
    assert seen["coins"] == ["?", "?", 6] and seen["counted"] == [4, 5, 6], "whoever counts along knows"
    shown = position(coins=[4, 5, 6], options={"coins": "open"})
    assert RULES.to_plain(RULES.view(shown, 2))["coins"] == [4, 5, 6]


def test_a_dial_is_hidden_until_both_have_sealed() -> None:
    state = position(
        stack=["bottom seat=0", "discover seat=0", "fights seat=0", "set_dials at=r4c3 attacker=0 defender=1"],
        units={"r4c3": ["0 mech 1", "1 mech 1"]}, mechs=[["speed"], ["speed"], []], battles=["r4c3"], power=[5, 5, 0],
        cards=[[3], [], []],
    )  # fmt: skip
    say(state, "0 stake power=4 cards=3")
    seen = RULES.to_plain(RULES.view(state, 1))
    assert seen["drafts"][0] == "?" and seen["sealed"] == [True, False, False] and seen["cards"][0] == ["?"]
    say(state, "1 stake power=5", "* reveal_combat")
    assert RULES.to_plain(RULES.view(state, 2))["fought"]["power"] == [4, 5]


def test_before_the_dials_are_turned_over_nobody_can_count_the_cards_behind_one() -> None:
    """However much is staked, the others are told the same in as many lines, and see the same."""
    told = []
    for stake in ("power=0", "power=5 cards=2", "power=0 cards=2,3"):
        state = position(
            stack=["bottom seat=0", "set_dials at=r4c3 attacker=0 defender=1"], battles=["r4c3"], power=[5, 5, 0],
            units={"r4c3": ["0 mech 2", "1 mech 1"]}, mechs=[["speed", "artillery"], ["speed"], []],
            cards=[[2, 3], [5], []],
        )  # fmt: skip
        events = say(state, f"0 stake {stake}")
        told.append(([event.seen_by(1) for event in events], RULES.to_plain(RULES.view(state, 1))))
    assert told[0] == told[1] == told[2] and len(told[0][0]) == 1


def test_whether_all_cards_of_a_hand_are_alike_does_not_show_when_one_is_paid() -> None:
    seen = []
    for hand in ([3, 3], [3, 5]):
        state = position(
            stack=["finish_turn seat=0", "factory_top seat=0"], factory_cards=["F03", None, None],
            cards=[hand, [], []],
        )  # fmt: skip
        say(state, "0 use_factory choice=0")
        seen.append(RULES.to_plain(RULES.view(state, 1)))
        say(state, "0 pay_card value=3")
    assert seen[0] == seen[1]


def test_a_card_taken_by_a_scout_is_known_to_both_and_to_nobody_else() -> None:
    state = position(stack=["bottom seat=2", "steal seat=2 foe=1"], active=2, cards=[[], [3, 5], [2]])
    stolen = say(state, "* steal_card value=5")[0]
    told = [getattr(stolen.seen_by(viewer), "value", None) for viewer in (None, 0, 1, 2)]
    assert told == [None, None, 5, 5] and RULES.to_plain(state)["cards"] == [[], [3], [2, 5]]


def test_the_factory_is_known_to_whoever_has_been_there() -> None:
    state = position(
        stack=["bottom seat=0", "choose_factory seat=0"], units={"r4c3": ["0 character"]},
        factory_cards=[None, "F09", None], factory_pile=["F01", "F02", "F03"],
    )  # fmt: skip
    piles = [RULES.to_plain(RULES.view(state, seat))["factory_pile"] for seat in range(3)]
    assert piles == [["F01", "F02", "F03"], ["F01", "F02", "F03"], "?"]


def test_a_guess_deals_what_nobody_has_shown() -> None:
    """Every card that is not seen comes to a hidden hand as often as it is still about."""
    state = position(cards=[[5, 5, 5, 5, 5], [2], []], discard={"2": 14})
    seen, rng = RULES.view(state, 0), random.Random(1)
    counts = {2: 0, 3: 0, 4: 0, 5: 0}
    for _ in range(600):
        counts[RULES.to_plain(RULES.guess(seen, rng))["cards"][1][0]] += 1
    about = {2: 2, 3: 12, 4: 8, 5: 1}
    assert all(abs(counts[value] - 600 * n / 23) < 50 for value, n in about.items()), counts


@pytest.mark.parametrize(
    ("part", "told"),
    [
        ({"unitz": {}}, "units"),
        ({"units": {"r9c9": ["0 character"]}}, "no place 'r9c9'"),
        ({"units": {"r1c4": ["0 wizard"]}}, "0 wizard"),
        ({"units": {"r1c4": ["0 character"], "r1c5": ["0 character"]}}, "one character"),
        ({"units": {"r1c4": ["0 worker 9"]}}, "1 to 8 workers"),
        ({"units": {"r1c4": ["0 mech 1"]}, "mechs": [["speed", "artillery"], [], []]}, "1 mechs on the map"),
        ({"structures": {"r1c4": "0 mill", "r1c5": "0 mill"}}, "one mill"),
        ({"factions": ["nordic", "nordic", "crimea"]}, "factions"),
        ({"factions": ["nordik", "rusviet", "crimea"]}, "nordic"),
        ({"cards": [[5] * 7, [], []]}, "more combat cards"),
        ({"objectives": [["O01"], ["O01"], []]}, "two places"),
        ({"upgrades": [{"top": ["gain_power"], "bottom": []}, {}, {}]}, "as many cubes"),
        ({"power": [17, 0, 0]}, "0 to 16"),
        ({"stack": ["take_turn seat=7"]}, "seats 0 to 2"),
        ({"options": {"deals": "perhaps"}}, "deals"),
        ({"seats": 6}, "2 to 5"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_in_words(part: dict[str, object], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        RULES.from_plain({**BIG, **part})
