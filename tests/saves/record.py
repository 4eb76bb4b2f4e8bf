"""`python -m tests.saves.record`: save a half-played game of every version that is not kept here yet."""

from __future__ import annotations

import random
from pathlib import Path

from game.core.save_format import VERSION, save_text
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from tests.conformance.subjects import SUBJECTS, match, play_on

HERE = Path(__file__).parent
SEATS = (SeatSetup("Anna", 0), SeatSetup("Jörg", 1, "normal"), SeatSetup("Zoë", 2), SeatSetup("Ögmundur", 3, "easy"))


def half_played(game: str) -> Session:
    """A random game of as many as may play, with names and bots as people have them, up to its middle."""
    subject = [one for one in SUBJECTS if one.game == game and one.seats <= len(SEATS)][-1]
    session = Session(rules_of(game), Setup(game, SEATS[: subject.seats], 11, dict(subject.options)))
    rng = random.Random(game)
    while len(session) < len(match(subject)) // 2:
        play_on(session, rng)
    return session


def main() -> None:
    for game in CATALOGUE:
        path = HERE / f"{game}-format{VERSION}-rules{rules_of(game).version}.save.json"
        if not path.exists():
            text = save_text(half_played(game), title="Saturday", saved_at="2026-11-18T20:15:00.000+00:00")
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
