"""Few matches that together show everything many have shown: played quickly first, and only those few are drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from game.core.contract import CHANCE
from game.core.session import Session
from game.core.text import to_text
from game.monkey.coverage import things_of
from game.monkey.drawn import Match
from game.monkey.positions import any_possible_match, session_of

_CARD = re.compile(r"[a-z_]{3,}(:[a-z_]+)?")
"""An id without numbers: a card, a person, a product, a faction; no place and no piece."""


def rare_matches(game: str, tries: int, seed: int, progress: Callable[[int, int], object]) -> list[Match]:
    """Of so many matches those that are needed to meet every event, option value, card and row of the score sheet."""
    rng = random.Random(f"{seed}:{game}")
    found: list[tuple[set[str], Match]] = []
    for number in range(tries):
        plain = any_possible_match(rng, game, over=True)
        session = session_of(plain)
        found.append((shown_by(session), recorded(session, number)))
        progress(number + 1, tries)
    return cover(found)


def recorded(session: Session, number: int) -> Match:
    """The match to be drawn as it was played; another seat is the person each time."""
    setup, seats = session.setup, session.seats
    log = tuple((line.seat, to_text(line.action)) for line in session.lines if line.seat != CHANCE)
    return Match(setup.game, ("random",) * seats, dict(setup.options), setup.seed, number % seats, log=log)


def shown_by(session: Session) -> set[str]:
    """Everything there is to see in this match."""
    found = {f"{name}={value}" for name, value in session.setup.options.items()}
    for _, event in session.events(None):
        found.add(event.word)
        found.update(one for one in things_of(event) if _CARD.fullmatch(one))
    found.update(entry.category for entry in session.sheet(None).entries)
    return found


def cover(found: list[tuple[set[str], Match]]) -> list[Match]:
    """The match that shows most comes first, then each time the one that adds most."""
    missing: set[str] = set().union(*(shown for shown, _ in found))
    chosen = []
    while missing:
        shown, match = max(found, key=lambda one: len(one[0] & missing))
        missing -= shown
        chosen.append(match)
    return chosen
