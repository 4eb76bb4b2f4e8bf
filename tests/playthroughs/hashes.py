"""One hash over up to fifty seeded games of each game: the same on every machine and with every Python.

Run it alone with `python -m tests.playthroughs.hashes` under another Python; it needs neither pytest nor a screen.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Collection
from pathlib import Path

from tests.conformance.subjects import SUBJECTS, Subject
from tests.playthroughs.record import played

FILE = Path(__file__).parent / "hashes.json"
GAMES_EACH = 50
MANY_LINES = 20_000
"""Games that are long at random: no further one is begun after so many lines."""


def hash_of(game: str) -> str:
    subjects: list[Subject] = [subject for subject in SUBJECTS if subject.game == game]
    digest = hashlib.sha256()
    lines = 0
    for number in range(GAMES_EACH):
        if lines > MANY_LINES:
            break
        session = played(subjects[number % len(subjects)], 1000 + number)
        for line in session.lines:
            digest.update(line.text().encode())
        lines += len(session)
        digest.update(session.fingerprint().encode())
    return digest.hexdigest()[:32]


def all_hashes(games: Collection[str] = ()) -> dict[str, str]:
    """Of these games, or of all."""
    known = dict.fromkeys(subject.game for subject in SUBJECTS)
    return {game: hash_of(game) for game in known if not games or game in games}


if __name__ == "__main__":
    same = all_hashes() == json.loads(FILE.read_text(encoding="utf-8"))
    print(f"Python {sys.version.split()[0]}: {'the same games' if same else 'OTHER GAMES'}")
    sys.exit(not same)
