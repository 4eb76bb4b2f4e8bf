"""The options of a match, read by what the section `game` of data/<game>/game.yaml says of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.game_facts import START_SEAT, Option
from game.core.text import nearest

_TRUTHS = {"true": True, "false": False}


def read_options(title: str, known: Mapping[str, Option], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """All options with their values; those that are left out have their default."""
    for name in given:
        if name not in known:
            raise BadInput(f"{title} has no option '{name}'.{nearest(name, known)}")
    return {name: _value(name, option, given.get(name, option.default), seats) for name, option in known.items()}


def _value(name: str, option: Option, value: Any, seats: int) -> Any:
    if option.kind == START_SEAT:
        seat = int(value) if value in map(str, range(seats)) else value
        if seat != option.default and (isinstance(seat, bool) or seat not in range(seats)):
            which = f"'{option.default}' or a seat from 0 to {seats - 1}"
            raise BadInput(f"The option '{name}' is {which}, not '{seat!s:.40}'.")
        return seat
    if option.kind == "switch":
        value = _TRUTHS.get(value, value) if isinstance(value, str) else value
    if not option.allows(value):
        values = (option.default, not option.default) if option.kind == "switch" else option.values
        raise BadInput(f"The option '{name}' is one of {', '.join(map(str, values))}, not '{value}'.")
    return value


def check_seats(title: str, players: range, seats: Any) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in players:
        raise BadInput(f"{title} is for {players[0]} to {players[-1]} players, not {seats}.")
    return seats
