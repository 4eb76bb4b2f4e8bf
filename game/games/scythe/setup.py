"""The start of a match: options, and what is dealt or chosen before the first turn."""

from __future__ import annotations

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


def set_up(state: State) -> None:
    seats = state.seats
    state.encounters = ENCOUNTERS
    one_after_the_other = range(seats - 1, -1, -1)  # the top of the stack comes first
    state.stack = [BeginGame()]
    mats = ChooseMats if state.options["mats"] == "chosen" else DealMats
    factions = ChooseFactions if state.options["factions"] == "chosen" else DealFactions
    state.stack += [mats(seat) for seat in one_after_the_other]
    state.stack += [factions(seat) for seat in one_after_the_other]
    state.stack.append(DrawBonus())  # whoever chooses a faction sees what buildings will be worth
