"""What the meaning of a click does to the match: taking back, choosing, entering, saying several things at once.

The game's controller says what is meant (core/picker.py); the director is the only way into the session. No pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from game.core.contract import Action, Reason, Say, Seat, say
from game.core.errors import NotAllowed
from game.core.picker import Meaning
from game.table.refusing import refused
from game.table.screen import screen_of
from game.table.stages import Chosen

if TYPE_CHECKING:
    from game.table.director import Director


def do(director: Director, meaning: Meaning, *, sure: bool = False) -> Chosen:
    """`sure` says that warnings were read."""
    if meaning.refused is not None:
        return Chosen(reason=meaning.refused)
    said, picker, before = meaning.said, director.picker, len(director.session)
    warns = len(said) == 1 and director.warn and not sure and not director.bots.advises(said[0])
    found = director.warnings(said[0]) if warns else ()
    if found:
        return Chosen(warnings=found)
    if meaning.back_until is not None:
        refusal = _take_back_until(director, meaning.back_until)
        if refusal is not None:
            return Chosen(reason=Reason(refusal))
    picker.hold(meaning.chosen)
    if meaning.entered is not None and director.viewer is not None:
        if len(director.session) == before and not (meaning.goes_on and enters(director)):
            picker.before.setdefault(director.viewer, []).append((before, picker.entered.get(director.viewer)))
        picker.entered[director.viewer] = meaning.entered
    if said:
        return say_all(director, said)
    director.changed()
    return Chosen()


def _take_back_until(director: Director, done: Callable[[Any], bool]) -> Say | None:
    """Why that many actions cannot be taken back; those that can be are."""
    session, seat = director.session, director.viewer
    while not done(session.view(seat)):
        refusal = say("table.undo.nobody") if seat is None else session.undo_refusal(seat)
        if refusal is not None or seat is None:
            return refusal
        session.undo(seat)
    return None


def enters(director: Director) -> bool:
    """Whether whoever looks has entered something in this position that could be taken back."""
    viewer, picker = director.viewer, director.picker
    steps = picker.before.get(viewer, []) if viewer is not None and not director.hidden else []
    return bool(steps) and steps[-1][0] == len(director.session)


def take_back(director: Director) -> bool:
    """What was entered last, or else the last line; it can be taken back."""
    viewer, picker = director.viewer, director.picker
    if viewer is None:
        return False
    if not enters(director):
        director.session.undo(undoer(director, viewer))
        return True
    _, entered = picker.before[viewer].pop()
    picker.entered.pop(viewer, None)
    if entered is not None:
        picker.entered[viewer] = entered
    director.changed()
    return True


def undoer(director: Director, viewer: Seat) -> Seat:
    """Whose last line is taken back. Where people play openly they sit together and see the same: it is whoever of
    them spoke last, though somebody else is asked by now."""
    session = director.session
    together = session.setup.is_shared and session.phase() in screen_of(session.rules.id).openly
    last = session.lines[-1].seat if session.lines else viewer
    return last if together and last in director.persons else viewer


def hand_in(director: Director, answers: tuple[Action, ...]) -> Chosen:
    """All that was entered on a page; it is no longer needed then."""
    viewer, picker = director.viewer, director.picker
    entered = picker.entered.pop(viewer, None) if viewer is not None else None
    chosen = say_all(director, answers)
    if chosen.reason is not None and viewer is not None and entered is not None:
        picker.entered[viewer] = entered
    return chosen


def say_all(director: Director, actions: Iterable[Action]) -> Chosen:
    """Several actions as one change. All of them or none; each must be offered once those before it are done."""
    done: list[Action] = []
    missing: list[Action] = []

    def said() -> Iterator[Action]:
        for action in actions:
            if action not in director.options():
                missing.append(action)
                raise NotAllowed(f"{action} is not offered.")
            done.append(action)
            yield action

    try:
        director.submit_all(said())
    except NotAllowed:
        if not missing:
            raise
        return Chosen(reason=refused(director, missing[0].touches()[-1]))
    return Chosen(action=done[-1] if done else None)
