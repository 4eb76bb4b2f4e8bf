"""Matches of Scythe for tests of the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.core.session import SeatSetup, Session, Setup
from game.games.scythe.rules import RULES

NAMES = ("Anna", "Jonas", "Morag", "Ewan", "Isla")


def match(kinds: str, *, seed: int = 7, **options: Any) -> Session:
    """`pb`: a person and a random bot."""
    seats = tuple(SeatSetup(NAMES[i], i, "" if kind == "p" else "random") for i, kind in enumerate(kinds))
    return Session(RULES, Setup("scythe", seats, seed, options))


def begun_with(position: dict[str, Any], people: int = 1) -> Session:
    """A match from a stated position on; Anna is a person, the others are random bots, but for so many."""
    seats = tuple(SeatSetup(NAMES[n], n, "random" if n >= people else "") for n in range(len(position["factions"])))
    return Session(RULES, Setup("scythe", seats, 7), state=RULES.from_plain({"seats": len(seats), **position}))


def plain(session: Session) -> dict[str, Any]:
    return RULES.to_plain(session.view(None))


def phase(session: Session) -> str:
    stack = plain(session)["stack"]
    return stack[-1].partition(" ")[0] if stack else ""


def played(kinds: str, until: Callable[[Session], bool], *, seed: int = 7, **options: Any) -> Session:
    """A match played at random until something is so, or to its end."""
    session, dice = match(kinds, seed=seed, **options), random.Random(seed)
    while not session.is_over() and not until(session):
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    return session


def in_phase(word: str, seat: int = 0, least: int = 0) -> Callable[[Session], bool]:
    return lambda session: len(session) >= least and seat in session.waiting() and phase(session) == word


def near_the_end(session: Session) -> bool:
    """Somebody lacks one star, and the person chooses a section."""
    stars = [sum(one.values()) for one in plain(session)["stars"]]
    return max(stars) >= 5 and in_phase("take_turn")(session)
