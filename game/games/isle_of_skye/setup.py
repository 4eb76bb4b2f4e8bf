"""The start of a match: options, and the draws to be made before the first round."""

from __future__ import annotations

from game.core.frames import Frame
from game.games.isle_of_skye.frames.income import INCOME
from game.games.isle_of_skye.frames.setting_up import DrawScoring, DrawStart, PlaceCastle
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import ALL_TILES, files

RANDOM, FIRST_GAME = "random", "first_game"


def first_game() -> tuple[int, ...]:
    return tuple(SCORING_IDS.index(name) for name in files().first_game)


def set_up(state: State) -> None:
    seats = state.seats
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
