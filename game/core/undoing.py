"""Which line of a match may be taken back: a matter of its lines and of who was asked before each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.contract import CHANCE, Say, Seat, say
from game.core.setup import Line


def line_to_undo(seat: Seat, lines: Sequence[Line], waiting: Callable[[int], tuple[Seat, ...]]) -> int | Say:
    """The number of the line that this seat could take back, or why it cannot. `waiting(n)`: asked before line n.

    It is the last line of the log. Only in a sealed choice may others have spoken since: they chose unseen and at
    the same time, so their lines stay. A sealed answer stays too, once anybody else has spoken after it.
    """
    if all(line.seat == CHANCE for line in lines):
        return say("core.undo.nothing")
    number = len(lines) - 1
    while lines[number].seat != seat:
        line = lines[number]
        if line.seat == CHANCE:
            return say(line.action.barrier or "core.undo.drawn")
        if seat not in waiting(number):
            return say("core.undo.other_seat", seat=f"seat:{line.seat}")
        number -= 1
        if number < 0:
            return say("core.undo.nothing")
    own = lines[number]
    if own.action.barrier:
        return say(own.action.barrier)
    at_once = waiting(number)
    for line in lines[number + 1 :]:
        if line.seat not in at_once:
            return say("core.undo.other_seat", seat=f"seat:{line.seat}")
    return number
