"""B29: what is legal and still harms its player is asked about first; the setting switches that off."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import Entry, Sheet, say
from game.games.rebirth.rules import Rebirth
from game.table.warnings import warnings_for
from game.ui.widgets import Dialog
from tests.core.toy import Pebbles
from tests.core.toy_frames import Put, Seal
from tests.core.toy_match import begin
from tests.core.toy_state import PebblesState
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


class Swamp(Pebbles):
    """The first space is a trap: whoever puts a pebble there loses two points."""

    def sheet(self, state: PebblesState) -> Sheet:
        usual = super().sheet(state)
        lost = tuple(Entry(seat, "swamp", "p0", -2) for seat in range(state.seats) if "p0" in state.board)
        return Sheet((*usual.categories, "swamp"), usual.entries + lost)


def asked(action: Any) -> tuple[Any, int]:
    """A view in which such an action is open, and who may choose it."""
    session = begin(2)
    while not any(isinstance(one, type(action)) for one in session.options(session.waiting()[0])):
        session.submit(session.waiting()[0], session.options(session.waiting()[0])[0])
    seat = session.waiting()[0]
    return session.view(seat), seat


def test_a_loss_that_another_move_spares_is_named_with_its_points() -> None:
    view, seat = asked(Put("p0"))
    assert warnings_for(Swamp(), view, seat, Put("p0")) == (say("table.warn.harms", n=2),)
    assert warnings_for(Swamp(), view, seat, Put("p3")) == ()


def test_what_ends_the_turn_tells_how_much_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seal, "barrier", "toy.undo.bids_revealed")
    view, seat = asked(Seal())
    others = len(Pebbles().options(view, seat)) - 1
    assert others > 0
    assert warnings_for(Pebbles(), view, seat, Seal()) == (say("table.warn.forfeits", n=others),)


@pytest.fixture
def anxious(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rebirth with a warning of its own before every tile."""

    def warnings(self: Rebirth, view: Any, seat: int, action: Any) -> tuple:
        return (say("table.warn.harms", n=3),) if action.word == "place" else ()

    monkeypatch.setattr(Rebirth, "warnings", warnings, raising=False)


def space_of(stand: Stand) -> str:
    return next(one for one in stand.director.lit() if one in stand.scene.parts["board"].plan.by_id)


@pytest.mark.usefixtures("anxious")
def test_the_table_asks_first_and_going_back_changes_nothing() -> None:
    stand = Stand(match("pb"))
    before = len(stand.director.session)
    space = space_of(stand)
    stand.click_component(space)
    dialog = next(w for w in stand.scene.root.walk() if isinstance(w, Dialog))
    stand.key("escape")
    assert dialog.parent is None and len(stand.director.session) == before
    stand.click_component(space)
    next(w for w in stand.scene.root.walk() if isinstance(w, Dialog)).buttons[-1].press()
    assert stand.director.session.lines[before].action.touches()[-1] == space, "whoever is sure may"


@pytest.mark.usefixtures("anxious")
def test_without_warnings_the_click_does_it() -> None:
    stand = Stand(match("pb"), warn=False)
    before = len(stand.director.session)
    stand.click_component(space_of(stand))
    assert len(stand.director.session) == before + 1


def test_harmless_moves_are_never_asked_about() -> None:
    session = match("pb")
    for action in session.options(0):
        assert warnings_for(session.rules, session.view(0), 0, action) == ()
