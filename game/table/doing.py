"""What the meaning of a click does to the match: taking back, choosing, entering, saying several things at once.

The game's controller says what is meant (core/picker.py); the director is the only way into the session. No pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from game.core.contract import Action, Reason, Say, say
from game.core.errors import NotAllowed
from game.core.picker import Meaning
from game.table.refusing import refused
from game.table.stages import Chosen

if TYPE_CHECKING:
    from game.table.director import Director


def do(director: Director, meaning: Meaning, *, sure: bool = False) -> Chosen:
    """`sure` says that warnings were read."""
    if meaning.refused is not None:
        return Chosen(reason=meaning.refused)
    said, picker = meaning.said, director.picker
    found = director.warnings(said[0]) if len(said) == 1 and director.warn and not sure else ()
    if found:
        return Chosen(warnings=found)
    if meaning.back_until is not None:
        refusal = _take_back_until(director, meaning.back_until)
        if refusal is not None:
            return Chosen(reason=Reason(refusal))
    picker.hold(meaning.chosen)
    if meaning.entered is not None and director.viewer is not None:
        picker.entered[director.viewer] = meaning.entered
    if said:
        return say_all(director, said)
    director.changed()
    return Chosen()


def _take_back_until(director: Director, done: Callable[[Any], bool]) -> Say | None:
    """Why that many actions cannot be taken back; those that can be are."""
    while not done(director.session.view(director.viewer)):
        if not director.undo():
            return director.undo_refusal() or say("table.undo.nobody")
    return None


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
