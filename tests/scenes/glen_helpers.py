"""Matches of Glen More II for tests of the table."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

from game.core.session import SeatSetup, Session, Setup
from game.games.glen_more.judge import JUDGE
from game.games.glen_more.rules import RULES

NAMES = ("Anna", "Jonas", "Morag", "Ewan")


def match(kinds: str, *, seed: int = 7, **options: Any) -> Session:
    """`pb`: a person and a random bot."""
    seats = tuple(SeatSetup(NAMES[i], i, "" if kind == "p" else "random") for i, kind in enumerate(kinds))
    return Session(RULES, Setup("glen_more", seats, seed, options))


def plain(session: Session) -> dict[str, Any]:
    return RULES.to_plain(session.view(None))


def phase(session: Session) -> str:
    stack = plain(session)["stack"]
    return str(stack[-1]).partition(" ")[0] if stack else ""


_SAID: dict[tuple[Any, ...], tuple[list[Any], random.Random]] = {}
"""What was said so far in each match that somebody asked for: it is thought about once and goes on from there."""


def played(
    kinds: str,
    where: str = "",
    least: int = 0,
    *,
    seed: int = 7,
    seat: int = 0,
    when: Callable[[Session], bool] = lambda session: True,
    **options: Any,
) -> Session:
    """A match played as its judge would quickly say, so that territories grow, until the seat is asked `where`."""
    session = match(kinds, seed=seed, **options)
    said, dice = _SAID.setdefault((kinds, seed, *sorted(options.items())), ([], random.Random(seed)))
    for step in itertools.count():
        if session.is_over():
            break
        waiting = session.waiting()[0]
        if where and len(session) >= least and waiting == seat and phase(session) == where and when(session):
            break
        if step == len(said):
            offered = session.options(waiting)
            ranks = JUDGE.rank(session.view(waiting), waiting, offered)
            best = max(ranks)
            said.append(dice.choice([one for one, rank in zip(offered, ranks, strict=True) if rank == best]))
        session.submit(waiting, said[step])
    return session
