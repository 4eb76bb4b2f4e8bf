"""Matches of Isle of Skye for tests of the table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.core.session import SeatSetup, Session, Setup
from game.games.isle_of_skye.rules import RULES

NAMES = ("Anna", "Jonas", "Morag", "Ewan", "Isla")


def seats(kinds: str) -> tuple[SeatSetup, ...]:
    """`pb`: a person and a random bot."""
    return tuple(SeatSetup(NAMES[i], i, "" if kind == "p" else "random") for i, kind in enumerate(kinds))


def match(kinds: str, *, seed: int = 7, **options: Any) -> Session:
    return Session(RULES, Setup("isle_of_skye", seats(kinds), seed, {"start": 0, **options}))


def phase(session: Session) -> str:
    stack = RULES.to_plain(session.view(None))["stack"]
    return stack[-1].partition(" ")[0] if stack else ""


def modest(session: Session, seat: int, dice: random.Random) -> Any:
    """A random choice, but prices that leave something to buy with."""
    options = session.options(seat)
    if options[0].word == "price":
        return options[min(len(options) - 1, dice.randrange(4))]
    if options[0].word == "buy" and dice.random() < 0.7:
        return dice.choice(options[:-1])
    return dice.choice(options)


def played(kinds: str, wanted: Mapping[str, Any] | None = None, *, seed: int = 7, **options: Any) -> Session:
    """A match played until `round` and `phase` are as wanted, or to its end."""
    session, dice = match(kinds, seed=seed, **options), random.Random(seed)
    while not session.is_over():
        here = {"round": RULES.to_plain(session.view(None))["round"], "phase": phase(session)}
        if wanted is not None and all(here[key] == value for key, value in wanted.items()):
            break
        seat = session.waiting()[0]
        session.submit(seat, modest(session, seat, dice))
    return session
