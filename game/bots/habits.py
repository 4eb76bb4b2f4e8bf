"""Bots with a fixed habit, for the arena only: a level that answers some questions always by the same rule.

A game lists its habits in game/games/<game>/habits.py. Whoever knows a habit can lie in wait for it, so a good level
must not lose to any; they are no opponents for people and stand in no menu.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.judging import Judge
from game.bots.levels import Bot, level, make_bot
from game.core.characters import CHARACTERS
from game.core.contract import Action, AnyRules, Seat
from game.core.errors import BadInput
from game.core.fields import Seen, only_seen
from game.core.text import nearest

Habit = Callable[[Any, Seat, Sequence[Action]], Action | None]
"""From a view, the seat and its options to what it always does; None leaves the question to the level."""


class Stubborn:
    """A bot that follows its habit where it has one."""

    def __init__(self, seat: Seat, habit: Habit, otherwise: Bot) -> None:
        self.seat = seat
        self.habit = habit
        self.otherwise = otherwise

    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        always = self.habit(only_seen(view), self.seat, options)
        return self.otherwise.choose(rules, view, options, rng, seconds) if always is None else always


def check_name(name: str, habits: Mapping[str, Habit]) -> None:
    """`hard`, or `hard+ones` for the level with that habit or character; anything else is refused in a sentence."""
    level_id, plus, habit = name.partition("+")
    level(level_id)
    if plus and habit not in habits and habit not in CHARACTERS:
        known = f" Known: {', '.join(habits)}." if habits else " This game has none."
        like = nearest(habit, [*habits, *CHARACTERS])
        raise BadInput(f"There is no habit '{habit}'.{like}{known} A character will do: {', '.join(CHARACTERS)}.")


def make_sparring_bot(name: str, seat: Seat, judge: Judge, playouts: int, habits: Mapping[str, Habit]) -> Bot:
    """The bot of such a name."""
    level_id, _, habit = name.partition("+")
    if habit not in habits:
        return make_bot(name, seat, judge, playouts)
    return Stubborn(seat, habits[habit], make_bot(level_id, seat, judge, playouts))
