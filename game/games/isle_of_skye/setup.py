"""The start of a match: options, and the draws to be made before the first round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.frames import Frame
from game.core.text import nearest
from game.games.isle_of_skye.frames.income import INCOME
from game.games.isle_of_skye.frames.setting_up import DrawScoring, DrawStart, PlaceCastle
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import ALL_TILES, files

SEATS = range(2, 6)
RANDOM, FIRST_GAME = "random", "first_game"
CHOICES = {
    "scoring": (RANDOM, FIRST_GAME),
    "castle_on_road": (True, False),
    "columns": ("each_run", "once_per_line"),
    "turn_castle": (False, True),
}
"""The first value is the default. `start` is a seat or random, and not among them."""


def read_options(options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    for key in options:
        if key not in CHOICES and key != "start":
            raise BadInput(f"Isle of Skye has no option '{key}'.{nearest(key, ('start', *CHOICES))}")
    start = options.get("start", RANDOM)
    if start in map(str, range(seats)):
        start = int(start)
    if start != RANDOM and (isinstance(start, bool) or start not in range(seats)):
        raise BadInput(f"The option 'start' is 'random' or a seat from 0 to {seats - 1}, not '{start!s:.40}'.")
    read = {"start": start}
    for key, values in CHOICES.items():
        value = options.get(key, values[0])
        value = {"true": True, "false": False}.get(value, value) if isinstance(values[0], bool) else value
        if not any(value is known or (isinstance(value, str) and value == known) for known in values):
            raise BadInput(f"The option '{key}' is one of {', '.join(map(str, values))}, not '{value}'.")
        read[key] = value
    return read


def first_game() -> tuple[int, ...]:
    return tuple(SCORING_IDS.index(name) for name in files().first_game)


def new_state(options: Mapping[str, Any], seats: int) -> State:
    if seats not in SEATS:
        raise BadInput(f"Isle of Skye is for 2 to 5 players, not {seats}.")
    state = State(seats, read_options(options, seats))
    state.bag = ALL_TILES
    stack: list[Frame] = [INCOME]  # the top of the stack comes first
    if state.options["turn_castle"]:
        stack += [PlaceCastle(seat) for seat in reversed(range(seats))]
    if state.options["scoring"] == FIRST_GAME:
        state.slots = first_game()
    else:
        stack += [DrawScoring(slot) for slot in reversed(SLOTS)]
    if state.options["start"] == RANDOM:
        stack.append(DrawStart())
    else:
        state.start = state.options["start"]
    state.stack = stack
    return state
