"""Short cuts to matches of Pebbles: seated, played at random, played to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from game.core.contract import Rules
from game.core.errors import BadInput
from game.core.files import FileTrouble
from game.core.save_store import SaveStore
from game.core.session import SeatSetup, Session, Setup
from game.core.speaker import Speaker
from game.core.words import Words
from tests.core.toy import Pebbles

TEXTS = Path(__file__).parent / "toy_text"
NAMES = ("Anna", "Ben", "Clara", "Dörte")


def find_rules(game: str) -> Rules:
    if game != "toy":
        raise BadInput(f"There is no game '{game}'.")
    return Pebbles()


def begin(seats: int = 3, seed: int = 1, **options: Any) -> Session:
    setup = Setup("toy", tuple(SeatSetup(NAMES[s], s) for s in range(seats)), seed, options)
    return Session(Pebbles(), setup)


def act(session: Session, rng: random.Random) -> None:
    seat = rng.choice(session.waiting())
    session.submit(seat, rng.choice(session.options(seat)))


def played(seats: int = 3, seed: int = 1, actions: int = 1000) -> Session:
    session, rng = begin(seats, seed), random.Random(seed)
    while actions and not session.is_over():
        act(session, rng)
        actions -= 1
    return session


def save_always(
    store: SaveStore, session: Session, match_id: str, trouble: Callable[[FileTrouble], object] | None = None
) -> None:
    """Saves now and after every change; a disk that takes nothing is told to `trouble`."""

    def keep() -> None:
        try:
            store.save(session, match_id)
        except FileTrouble as error:
            if trouble is None:
                raise
            trouble(error)

    keep()
    session.listeners.append(keep)


class ToyWords:
    """The texts of Pebbles, and behind them those of the application."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.own, self.house = Words(language, folder=TEXTS), Words(language)

    def __call__(self, key: str, /, **values: Any) -> str:
        return (self.own if self.own.has(key) else self.house)(key, **values)

    def has(self, key: str) -> bool:
        return self.own.has(key) or self.house.has(key)


@cache
def words(language: str) -> ToyWords:
    return ToyWords(language)


def speaker(language: str) -> Speaker:
    return Speaker(words(language), "toy", NAMES)
