"""Openings of Scythe: every faction has one on every mat, and bots play them, though not always the same one."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from game.bots.judging import judge_for
from game.bots.reasons import thought_of
from game.core import places
from game.core.errors import BadInput
from game.core.speaker import Speaker
from game.core.words import Words
from game.games.scythe.actions import Bottom, ChooseSection, SkipTop
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.intentions import intended, to_the_end
from game.games.scythe.judge import JUDGE as GIVEN
from game.games.scythe.judge import by_the_book
from game.games.scythe.lines import lines
from game.games.scythe.openings import (
    LONGEST,
    Book,
    Lines,
    advised,
    beginning,
    book_of,
    read_openings,
    sections_behind,
)
from game.games.scythe.rules import RULES
from game.games.scythe.tables import FACTION, FACTIONS, MAT, MATS
from tests.bots import matches

JUDGE = judge_for(RULES, GIVEN)
OPENING = "bots.scythe.opening"


@cache
def kept() -> Lines:
    return read_openings(places.DATA / "scythe")


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_an_opening_of_some_turns_on_every_mat(faction: str) -> None:
    assert set(kept()[faction]) == set(MATS)
    for mat in MATS:
        assert kept()[faction][mat]
        assert {len(line) for line in kept()[faction][mat]} == {LONGEST}
        assert book_of(FACTION[faction], MAT[mat]) is not None  # all of it can be played, or it would be refused


def test_openings_do_not_all_begin_alike() -> None:
    begun = {line[0][0] for by_mat in kept().values() for of_mat in by_mat.values() for line in of_mat}
    assert len(begun) >= 3
    assert sum(len(of_mat) > 1 for by_mat in kept().values() for of_mat in by_mat.values()) >= 15


def test_bots_of_other_habits_like_other_lines() -> None:
    state = beginning(FACTION["crimea"], MAT["industrial"])
    state.objectives[0] = (1, 2)
    assert len({advised(state, 0, name) for name in ("morag", "ewan", "isla", "fergus", "una")}) > 1


def test_turns_of_an_opening_count_twice_sooner_than_those_of_a_beginner() -> None:
    """In seven turns at least two bottom actions on average, and hardly a turn without its top one."""
    told = [line for by_mat in kept().values() for of_mat in by_mat.values() for line in of_mat]
    said = [action for line in told for turn in line for action in turn]
    assert sum(isinstance(action, SkipTop) for action in said) <= len(told) / 5
    assert len(told) >= 25
    done = sum(isinstance(action, Bottom) for action in said)
    assert done >= len(told)  # a bottom action that is the only thing to do is not a choice, so not all are told


def test_bots_play_them_and_call_them_by_their_name() -> None:
    followed = 0
    for state, seat, action in matches.said(RULES, JUDGE, "normal", 3, 5, until=lambda state: min(state.turns) >= 3):
        view = RULES.view(state, seat)
        if isinstance(state.stack[-1], TakeTurn) and action == advised(view, seat):
            followed += 1
            if state.turns[seat] < LONGEST - 1:
                onward = thought_of(RULES, JUDGE, view, seat, action, secret=True).onward
                assert OPENING in [part.key for part in onward]
    assert followed >= 5


def test_which_line_is_played_hangs_on_what_only_the_seat_knows() -> None:
    faction, mat = next(
        (FACTION[faction], MAT[mat])
        for faction, by_mat in kept().items()
        for mat, of_mat in by_mat.items()
        if len({line[0][0] for line in of_mat}) > 1
    )
    state, said = beginning(faction, mat), set()
    for card in range(12):
        state.objectives[0] = (card, card + 1)
        said.add(advised(state, 0))
        assert advised(state, 0) == advised(state, 0)
    assert len(said) > 1


def test_an_opening_is_left_where_something_speaks_against_it() -> None:
    state = beginning(0, 0)
    options = [option for option in RULES.options(state, 0) if isinstance(option, ChooseSection)]
    said = advised(state, 0)
    assert said in options
    close = [0.0 if option == said else 2.0 for option in options]
    assert max(by_the_book(state, 0, options, close)) == by_the_book(state, 0, options, close)[options.index(said)]
    far = [0.0 if option == said else 50.0 for option in options]
    assert by_the_book(state, 0, options, far) == far


def test_what_follows_in_an_opening_is_told() -> None:
    state = beginning(1, 1)
    said = advised(state, 0)
    assert said is not None
    behind = sections_behind(state, 0, said)
    assert len(behind) == LONGEST - 1 and all(section.startswith("section:") for section in behind)
    state.turns[0] = LONGEST
    assert advised(state, 0) is None and sections_behind(state, 0, said) == ()


def test_the_same_section_in_turn_after_turn_is_said_once() -> None:
    """ "Then Produce, Produce, Bolster" reads like a mistake of whoever wrote it."""
    speaker, repeated = Speaker(Words("en"), "scythe", ("Anna", "Jonas")), 0
    for faction, mat in ((FACTION[one], MAT[other]) for one, by_mat in kept().items() for other in by_mat):
        state = beginning(faction, mat)
        said = advised(state, 0)
        behind = sections_behind(state, 0, said) if said is not None else ()
        if said is None or all(one != other for one, other in pairwise(behind)):
            continue
        repeated += 1
        told = next(one for one in intended(state, 0, said, to_the_end(state, 0, said)) if one.key == OPENING)
        text = speaker(told)
        assert " times" in text and not re.search(r"\b(\w+)(?:,| and) \1\b", text), text
    assert repeated


def test_a_line_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadInput, match="turn 1"):
        Book(0, 0, (((ChooseSection("factory"),),),))


def test_a_wide_look_finds_a_better_position_than_a_narrow_one() -> None:
    GIVEN.lay_open()
    state = beginning(2, 1)
    narrow, wide = (lines(state, 0, 4, width, kept)[0] for width, kept in ((1, 1), (8, 4)))
    assert wide.worth > narrow.worth
    assert len(wide.said) == 4 and state.turns[0] == 0
