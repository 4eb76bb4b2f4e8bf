"""Setting up: options, and positions stated in parts; what cannot be is refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.errors import BadInput
from game.games.rebirth.rules import RULES
from tests.games.rebirth.helpers import place, stated


def test_start_is_drawn_or_stated() -> None:
    assert RULES.to_plain(RULES.new({}, 3))["start"] is None
    for start in (2, "2"):
        assert RULES.to_plain(RULES.new({"start": start}, 3))["start"] == 2


@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        ({"strat": 1}, 3, "Did you mean 'start'?"),
        ({"start": 3}, 3, "a seat from 0 to 2, not '3'"),
        ({"start": "me"}, 3, "not 'me'"),
        ({"start": True}, 3, "not 'True'"),
        ({"start": -1}, 3, "not '-1'"),
        ({}, 1, "for 2 to 4 players, not 1"),
        ({}, 5, "for 2 to 4 players, not 5"),
    ],
)
def test_refused_options(options: dict[str, Any], seats: int, told: str) -> None:
    with pytest.raises(BadInput, match=told.replace("?", r"\?")):
        RULES.new(options, seats)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"seats": 5}, "'seats' must be a whole number from 2 to 4"),
        ({"tile": {}}, "no part 'tile'. Did you mean 'tiles'?"),
        ({"tiles": {"r13c9": "0 food"}}, "There is no space 'r13c9'. Did you mean"),
        ({"tiles": {"r13c10": "0 food"}}, "There is no space 'r13c10'"),
        ({"tiles": {"r13c09": "0 fod"}}, "There is no tile 'fod'. Did you mean 'food'?"),
        ({"tiles": {"r13c09": "2 food"}}, "'tiles: r13c09' must be a whole number from 0 to 1"),
        ({"tiles": {"r13c09": "food"}}, "r13c09"),
        ({"tiles": {"r13c11": "0 food"}}, "A food tile cannot lie on r13c11"),
        ({"tiles": {"r13c09": "0 settlement_1"}}, "A settlement_1 tile cannot lie on r13c09"),
        ({"tiles": {"marks": "neutral", "r00c13": "0 food"}}, "There is a tile on r00c13 already"),
        ({"tiles": ["r13c09"]}, "'tiles' must be a mapping"),
        ({"hands": ["food"]}, "'hands' needs one entry for each of the 2 seats"),
        ({"hands": ["foood", None]}, "Did you mean 'food'?"),
        ({"aside": [["settlement_1"] * 4, []]}, "Seat 0 has more 'settlement_1' tiles"),
        ({"aside": ["food", []]}, "'food' must be a list"),
        ({"supply": [{"food": 13}, {}]}, "must be a whole number from 0 to 12"),
        ({"hands": ["food", None], "supply": [{"food": 12}, {}]}, "supply of seat 0 holds tiles that are elsewhere"),
        ({"castles": {"edinburg": 0}}, "There is no castle 'edinburg'. Did you mean 'edinburgh'?"),
        ({"tiles": {"r13c09": "0 food"}, "castles": {"edinburgh": 1}}, "Seat 1 cannot hold castle 'edinburgh'"),
        ({"cathedrals": {"elgn": [0]}}, "There is no cathedral 'elgn'. Did you mean 'elgin'?"),
        ({"tiles": {"r07c10": "0 food"}, "cathedrals": {"elgin": [1]}}, "pieces on cathedral 'elgin' do not fit"),
        ({"cards": [["M1"], []]}, "There is no card 'M1'"),
        ({"cards": [["M01"], ["M01"]]}, "The card 'M01' is in two hands"),
        ({"cards": [["M01"], []], "deck": ["M01"]}, "The card 'M01' is in the deck and in somebody's hand"),
        ({"stack": ["place_tiles seat=0"]}, "'place_tiles' is not a known word. Did you mean 'place_tile'?"),
        ({"stack": ["place_tile seat=2"]}, "there are only the seats 0 to 1"),
        ({"stack": ["place_tile seat=0"]}, "Seat 0 is to place a tile but has none in hand"),
        ({"supply": [{}, {}]}, "neither one in hand nor a supply"),
        ({"stack": ["take_tile seat=0"], "supply": [{}, {}]}, "the supply is empty"),
        ({"stack": ["end_turn seat=0 cathedral=elgi"]}, "Did you mean 'elgin'?"),
        ({"points": [1]}, "'points' needs one entry"),
        ({"points": ["a", 0]}, "'points' must be a whole number"),
        ({"ledger": ["0 farm r13c09"]}, "makes no sense"),
        ({"ledger": ["0 frm r13c09 3 r13c09"]}, "makes no sense"),
        ({"ledger": ["0 farm r99c09 3 r13c09"]}, "makes no sense"),
        ({"options": {"start": 7}}, "a seat from 0 to 1"),
        ({"start": 2}, "'start' must be"),
    ],
)
def test_positions_that_cannot_be_are_refused_in_one_sentence(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput) as caught:
        stated(**{"seats": 2, **position})
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_left_out_parts_are_as_at_the_start() -> None:
    plain = RULES.to_plain(stated(seats=3, hands=["food", None, None], aside=[["food", "energy"], [], []]))
    assert plain["stack"] == ["place_tile seat=0"] and plain["start"] == 0
    assert plain["supply"][0] == {
        "food": 10, "energy": 11, "settlement_1": 3, "settlement_2": 3, "settlement_3": 3, "settlement_4": 3,
    }  # fmt: skip
    assert plain["supply_count"] == [33, 36, 36]
    assert plain["deck_count"] == 32 and len(plain["deck"]) == 32
    assert plain["points"] == plain["turns"] == [0, 0, 0]
    assert plain["tiles"] == plain["castles"] == plain["cathedrals"] == {}


def test_castles_cathedrals_and_turns_follow_from_the_tiles() -> None:
    plain = RULES.to_plain(stated(seats=3, tiles={"r13c09": "1 food", "r07c10": "2 food", "r06c11": "0 food"}))
    assert plain["castles"] == {"edinburgh": 1}
    assert plain["cathedrals"] == {"elgin": [0, 2]}
    assert plain["turns"] == [1, 1, 1]


def test_for_two_the_neutral_tiles_lie_unless_tiles_are_stated() -> None:
    assert list(RULES.to_plain(stated(seats=2))["tiles"].values()) == ["neutral"] * 32
    assert RULES.to_plain(stated(seats=2, tiles={}))["tiles"] == {}
    both = RULES.to_plain(stated(seats=2, tiles={"marks": "neutral", "r13c09": "1 food"}))["tiles"]
    assert len(both) == 33 and both["r13c09"] == "1 food"


def test_whoever_is_to_play_with_an_empty_hand_draws_first() -> None:
    state = stated(seats=2, stack=["place_tile seat=1"], hands=[None, "food"], tiles={})
    place(state, 1, "r04c01")
    RULES.step(state, 1, RULES.read_action("end_turn"))
    assert RULES.to_plain(state)["stack"] == ["place_tile seat=0", "take_tile seat=0", "take_tile seat=1"]


def test_stated_points_have_a_row_of_their_own() -> None:
    state = stated(seats=2, points=[12, 0])
    assert [(e.category, e.points) for e in RULES.sheet(state).entries] == [("earlier", 12)]
    assert state.points == [12, 0]
