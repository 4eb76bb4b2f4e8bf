"""Whatever is half chosen has a way on and a way back, in every game, and every action can be said by clicks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.core.contract import CHANCE, Action
from game.core.picker import Picker
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.table.proposal import picker_for

_MOST = 150
"""Half-made choices that are looked at in one position."""


def positions(game: str, seats: int, lines: int) -> Iterator[Picker]:
    """A controller in some positions of a match played at random."""
    rng = random.Random(5)
    session = Session(rules_of(game), Setup(game, tuple(SeatSetup(f"P{n}", n, "") for n in range(seats)), 9))
    while session.waiting() and len(session) < lines:
        seat = rng.choice(session.waiting())
        assert seat != CHANCE
        options = session.options(seat)
        if rng.random() < 0.4:
            picker = picker_for(session.rules)
            picker.offer(options, session.view(seat), seat)
            yield picker
        session.submit(seat, rng.choice(options))


def walk(picker: Picker) -> tuple[set[Action], bool]:
    """All that can be said, and whether all of it was looked at; every half-made choice on the way is examined."""
    said: set[Action] = set()
    seen, todo = {()}, [()]
    while todo and len(seen) < _MOST:
        chosen = todo.pop(0)
        picker.hold(chosen)
        lit = tuple(dict.fromkeys((*picker.lit(), *picker.alone())))
        assert lit, f"nothing leads on from {chosen}"
        for component in lit:
            found = picker.means(component)
            assert found.refused is None, f"{component} is lit and refused after {chosen}"
            does = found.said or found.entered is not None or found.back_until is not None
            assert does or found.chosen != chosen, f"nothing comes of {component} after {chosen}"
            assert not found.said or found.back_until is not None or found.said[0] in picker.options
            said.update(found.said)
            if not does and found.chosen not in seen:
                seen.add(found.chosen)
                todo.append(found.chosen)
        assert picker.chosen == chosen, "asking changes nothing"
        assert picker.back() == bool(chosen) and picker.chosen == chosen[:-1]
    return said, not todo


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_half_made_choice_leads_on_and_back_and_every_action_can_be_said(game: str) -> None:
    looked = 0
    for picker in positions(game, 3, 400):
        said, whole = walk(picker)
        if not whole:
            continue
        picker.hold(())
        paged = {action for action in picker.options if any(map(picker.enters, action.touches()))}
        assert {action for action in picker.options if action not in said} <= paged
        looked += 1
    assert looked > 15
