"""`python -m tests.saves.record`: save a half-played game of every version and release that is not kept here yet."""

from __future__ import annotations

import random
from pathlib import Path

from game import VERSION
from game.core import save_format
from game.core.save_format import save_text
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


def names_of(game: str) -> tuple[str, str]:
    """Under which its saves of today are kept: by format and rules, and by release."""
    return (
        f"{game}-format{save_format.VERSION}-rules{rules_of(game).version}.save.json",
        f"{game}-{VERSION}.save.json",
    )


def main() -> None:
    for path in [HERE / name for game in CATALOGUE for name in names_of(game)]:
        if not path.exists():
            session = half_played(path.name.partition("-")[0])
            text = save_text(session, title="Saturday", saved_at="2026-11-18T20:15:00.000+00:00")
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
