"""Matches to open a table on: any game, seats and options, far into it, played on by bots that do not think long."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.bots.judging import judge_for
from game.bots.levels import LEVELS, make_bot
from game.core.errors import HearthsideError
from game.core.game_facts import START_SEAT, game_facts
from game.core.session import MAX_SEED, SeatSetup, Session, Setup
from game.games import judge_of, rules_of
from game.monkey.coverage import phases
from game.table.screen import screen_of

_NAMES = ("Anna", "Jörg", "Maria Antonia", "Bartholomäus", "Zoë 🐑")
_ALL = 10**6
"""More actions than any match has: to its end."""
_TO_A_PHASE = 0.5
"""So many matches go on from there until a person is asked in some chosen phase: a combat, a sale, an encounter."""
_MOST_FURTHER = 700


def any_match(rng: random.Random, game: str, *, over: bool = False, skill: str = "") -> dict[str, Any]:
    """Plain data of a random match: what `session_of` makes again at any time."""
    facts = game_facts(game)
    count = rng.randint(facts.players.min, facts.players.max)
    seats = [rng.choice(["", "", "random", "easy", rng.choice(LEVELS).id]) for _ in range(count)]
    if all(seats):
        seats[rng.randrange(count)] = ""
    depth = rng.choice([0, 0, rng.randrange(12), rng.randrange(60), rng.randrange(150), rng.randrange(400)])
    until = rng.choice(sorted(phases(screen_of(game)))) if not over and rng.random() < _TO_A_PHASE else ""
    return {
        "game": game,
        "seats": seats,
        "options": any_options(rng, game, count),
        "seed": rng.randrange(MAX_SEED),
        "depth": _ALL if over else depth,
        "until": until,
        "skill": skill or rng.choice(["random", "easy"] if until else ["random", "random", "random", "easy"]),
    }


def any_possible_match(rng: random.Random, game: str, *, over: bool = False, skill: str = "") -> dict[str, Any]:
    """The same, but none whose options exclude each other."""
    while True:
        match = any_match(rng, game, over=over, skill=skill)
        if is_possible(match):
            return match


def any_options(rng: random.Random, game: str, count: int) -> dict[str, Any]:
    """Often the usual ones, often each by lot, but only what this number of seats may choose."""
    facts = game_facts(game)
    options: dict[str, Any] = {}
    boldness = rng.choice([0.0, 0.3, 0.7, 1.0])
    for name, option in facts.options.items():
        if option.kind == START_SEAT:
            options[name] = rng.randrange(count)
        elif rng.random() < boldness:
            options[name] = rng.random() < 0.7 if option.kind == "switch" else rng.choice(option.values)
        else:
            options[name] = option.default
        options[name] = option.only.get(count, options[name])
    return options


def session_of(match: dict[str, Any]) -> Session:
    """The same match for the same data; a session of its own each time."""
    seats = tuple(match["seats"])
    kept = _played(
        match["game"],
        seats,
        tuple(sorted(match["options"].items())),
        match["seed"],
        match["depth"],
        match["skill"],
        match.get("until", ""),
    )
    return kept.branch(len(kept))


@lru_cache(maxsize=6)
def _played(
    game: str,
    bots: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    seed: int,
    depth: int,
    skill: str,
    until: str,
) -> Session:
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    seats = tuple(SeatSetup(_NAMES[sign], sign, bot) for sign, bot in enumerate(bots))
    session = Session(rules, Setup(game, seats, seed, dict(options)))
    players = [make_bot(skill, seat, judge) for seat in range(len(bots))]
    dice = random.Random(seed)

    def asks_a_person() -> bool:
        waiting = session.waiting()
        return bool(waiting) and not bots[waiting[0]] and session.phase() == until

    def act(most: int, there: Callable[[], bool]) -> bool:
        """So many actions, or until we are there."""
        for _ in range(most):
            waiting = session.waiting()
            if not waiting or there():
                break
            seat = dice.choice(waiting)
            session.submit(seat, players[seat].choose(rules, session.view(seat), session.options(seat), dice, 0.0))
        return there()

    act(depth, lambda: False)
    before = len(session)
    if until and not act(_MOST_FURTHER, asks_a_person):
        return session.branch(before)
    return session


def is_possible(match: dict[str, Any]) -> bool:
    """Some options exclude each other; the rules say so."""
    try:
        rules_of(match["game"]).new(match["options"], len(match["seats"]))
    except HearthsideError:
        return False
    return True
