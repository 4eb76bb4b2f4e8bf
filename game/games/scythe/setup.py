"""The start of a match: options, and what is dealt or chosen before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest
from game.games.scythe.board import ENCOUNTERS
from game.games.scythe.frames.setting_up import (
    BeginGame,
    ChooseFactions,
    ChooseMats,
    DealFactions,
    DealMats,
    DrawBonus,
)
from game.games.scythe.state import State

SEATS = range(2, 6)
CHOICES: dict[str, tuple[Any, ...]] = {
    "factions": ("random", "chosen"),
    "mats": ("random", "chosen"),
    "banned_pairs": (False, True),
    "relentless_factory": (True, False),
    "strict_objectives": (False, True),
    "tie_breakers": ("rulebook", "later_printing"),
    "coins": ("hidden", "open"),
    "interim_scoring": (False, True),
    "deals": (False, True),
}
"""The first value is the default."""


def read_options(options: Mapping[str, Any]) -> dict[str, Any]:
    for key in options:
        if key not in CHOICES:
            raise BadInput(f"Scythe has no option '{key}'.{nearest(key, CHOICES)}")
    read: dict[str, Any] = {}
    for key, values in CHOICES.items():
        value = options.get(key, values[0])
        value = {"true": True, "false": False}.get(value, value) if isinstance(values[0], bool) else value
        if not any(value is known or (isinstance(value, str) and value == known) for known in values):
            raise BadInput(f"The option '{key}' is one of {', '.join(map(str, values))}, not '{value}'.")
        read[key] = value
    return read


def check_seats(seats: Any) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in SEATS:
        raise BadInput(f"Scythe is for 2 to 5 players, not {seats}.")
    return seats


def new_state(options: Mapping[str, Any], seats: int) -> State:
    state = State(check_seats(seats), read_options(options))
    state.encounters = ENCOUNTERS
    one_after_the_other = range(seats - 1, -1, -1)  # the top of the stack comes first
    state.stack = [BeginGame()]
    mats = ChooseMats if state.options["mats"] == "chosen" else DealMats
    factions = ChooseFactions if state.options["factions"] == "chosen" else DealFactions
    state.stack += [mats(seat) for seat in one_after_the_other]
    state.stack += [factions(seat) for seat in one_after_the_other]
    state.stack.append(DrawBonus())  # whoever chooses a faction sees what buildings will be worth
    return state
