"""A whole position as plain data, told by what its fields declare (told.py), and back: saves, hashes, stories.

Of a position that somebody states, whatever is left out stays as at the start of the game. What then still has to
follow from the rest (derived masks, a deck that is whatever lies nowhere else, a turn that has begun) the game
settles itself, and refuses what cannot be: `FrameRules.settle`.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from game.core.contract import AnyRules, Plain, Seat
from game.core.errors import BadInput
from game.core.fields import Position
from game.core.lexicon import check_values
from game.core.reading import by_seat, listed, mapped, number
from game.core.text import nearest
from game.core.told import LEFT_OUT

BASE = ("seats", "options")
NOBODY = -1
"""In the second seat of a frame, where there may be none."""


class Stated(Container[str]):
    """Which parts of a position somebody has stated."""

    def __init__(self, plain: Mapping[str, Any], seats: int) -> None:
        self.plain = plain
        self.seats = seats

    def __contains__(self, part: object) -> bool:
        return part in self.plain

    def says(self, part: str, one: Seat | str) -> bool:
        """Whether a part by seat or by name is stated for this one."""
        given = self.plain.get(part)
        return given is not None and (not isinstance(given, Mapping) or one in given)

    def given(self, part: str, seat: Seat) -> Any:
        """What is stated for a seat, None if nothing is."""
        given = self.plain.get(part)
        return None if given is None else by_seat(given, part, self.seats).get(seat)


def to_plain(state: Position) -> Plain:
    plain: Plain = {"seats": state.seats, "options": dict(state.options)}
    for entry in state.told:
        found = entry.write(state)
        if found is not LEFT_OUT:
            plain[entry.name] = found
    return plain


def from_plain(rules: Any, plain: Mapping[str, Any]) -> Any:
    players = rules.players()
    seats = number(plain.get("seats", 2), "seats", players[0], players[-1])
    state = rules.new(mapped(plain.get("options") or {}, "options"), seats)
    known = (*BASE, *(entry.name for entry in state.told))
    for part in plain:
        if part not in known:
            raise BadInput(f"A position of {rules.title or rules.id} has no part '{part}'.{nearest(part, known)}")
    if plain.get("stack") is not None:
        state.stack = [_frame(rules, str(line), seats) for line in listed(plain["stack"])]
    stated = {}
    for entry in state.told:
        given = plain.get(entry.name)
        if given is not None or (entry.null and entry.name in plain):
            stated[entry.name] = given
            if entry.read is not None:
                entry.read(state, given)
    rules.settle(state, Stated(stated, seats))
    return state


def _frame(rules: AnyRules, line: str, seats: int) -> Any:
    frame = rules.frames.read(line)
    for name in rules.lexicon.seats:
        seat = getattr(frame, name, None)
        if isinstance(seat, int) and not (0 if name == "seat" else NOBODY) <= seat < seats:
            raise BadInput(f"'{line}': there are only the seats 0 to {seats - 1}.")
    try:
        check_values(rules.lexicon, frame, seats)
    except BadInput as wrong:
        raise BadInput(f"'{line}': {wrong}") from None
    return frame
