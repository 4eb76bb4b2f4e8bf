"""Matches played by quick bots once and looked back at by many tests: one to its end, the others for some turns."""

from __future__ import annotations

import random
from functools import cache

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, judge_of, rules_of
from game.scenes.staged import ThinksHere
from game.table.coach import Coach

NAMES = ("Anna", "Jonas")
_TURNS = 5


@cache
def match_of(game: str, people: int = 1) -> Session:
    """Two seats, of which so many are people; whoever is one plays carelessly. Only the quickest game is over."""
    rules, judge = rules_of(game), judge_for(rules_of(game), judge_of(game))
    seats = tuple(SeatSetup(NAMES[n], n, "" if n < people else "normal") for n in range(2))
    session = Session(rules, Setup(game, seats, 4, {}))
    bots = [make_bot("easy" if n < people else "normal", n, judge) for n in range(2)]
    luck = random.Random(3)
    while not session.is_over() and (game == CATALOGUE[0] or min(session.turns()) < _TURNS):
        seat = session.waiting()[0]
        session.submit(seat, bots[seat].choose(rules, session.view(seat), session.options(seat), luck, 0.0))
    return session


@cache
def coached(session: Session, seat: int = 0) -> Coach:
    """Every turn looked at, at a glance."""
    coach = Coach(session, seat, ThinksHere(at_a_glance=True))
    while coach.update() or coach.is_thinking:
        pass
    return coach
