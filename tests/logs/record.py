"""`python -m tests.logs.record`: let bots play games of all that have no log yet.

A log that stands is never written again: today's rules must come to the scores of games as they were played. Whoever
changes the rules on purpose deletes the logs of that game first.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.core.game_facts import game_facts
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, judge_of, rules_of

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, tuple[tuple[str, ...], int, dict[str, Any]]]] = {
    "rebirth": {
        "two_normal": (("normal", "normal"), 2024, {}),
        "three_hard_easy": (("hard", "easy", "normal"), 77, {"start": 1}),
        "four_mixed": (("normal", "hard", "easy", "hard"), 31337, {}),
    },
    "isle_of_skye": {
        "two_hard_normal": (("hard", "normal"), 1745, {}),
        "three_first_game": (("normal", "hard", "easy"), 24, {"scoring": "first_game"}),
        "five_mixed": (("easy", "normal", "normal", "easy", "normal"), 7, {"castle_on_road": False}),
    },
    "glen_more": {
        "two_normal": (("normal", "normal"), 1297, {}),
        "three_chronicles": (
            ("easy", "normal", "easy"),
            1314,
            {"dragon_boats": True, "highlander": "mountain", "hammer": True, "penny_mobs": True, "die": True},
        ),
        "four_chronicles": (
            ("easy", "easy", "normal", "easy"),
            1745,
            {"single_cask": True, "haggis": True, "dubious_tome": True, "hard_place": True},
        ),
    },
    "scythe": {
        "two_normal": (("normal", "normal"), 1920, {}),
        "four_mixed": (("easy", "normal", "easy", "normal"), 1925, {"mats": "chosen"}),
    },
}
"""By game and name of the file: the bots, the seed, the options."""


def usual(game: str) -> dict[str, tuple[tuple[str, ...], int, dict[str, Any]]]:
    """What is kept of a game that is not listed: a small table and a full one."""
    players = game_facts(game).players
    return {
        "fewest_normal": (("normal",) * players.min, 2024, {}),
        "most_mixed": ((("normal", "easy") * players.max)[: players.max], 77, {}),
    }


PLAYOUTS = 60


def play(game: str, bots: tuple[str, ...], seed: int, options: dict[str, Any]) -> Session:
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    seats = tuple(SeatSetup(f"{level} {seat}", seat, level) for seat, level in enumerate(bots))
    session = Session(rules, Setup(game, seats, seed, options))
    minds = [make_bot(level, seat, judge, PLAYOUTS) for seat, level in enumerate(bots)]
    rng = random.Random(seed)
    while not session.is_over():
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.submit(seat, minds[seat].choose(rules, session.view(seat), offered, rng, 0.0))
    return session


def text(session: Session, bots: tuple[str, ...]) -> str:
    sheet, result = session.sheet(None), session.result()
    assert result is not None
    head = {
        "game": session.setup.game,
        "bots": list(bots),
        "seats": session.seats,
        "seed": session.setup.seed,
        "options": dict(session.setup.options),
        "points": list(result.points),
        "winners": list(result.winners),
        "places": list(result.places),
        "sheet": {
            category: [
                sum(e.points for e in sheet.entries if e.seat == seat and e.category == category)
                for seat in range(session.seats)
            ]
            for category in sheet.categories
        },
    }
    lines = [f"{key}: {json.dumps(value)}" for key, value in head.items()]
    return "\n".join([*lines, "log:", *(f'  - "{line.text()}"' for line in session.lines)]) + "\n"


def main() -> None:
    for game in CATALOGUE:
        for name, (bots, seed, options) in (GAMES.get(game) or usual(game)).items():
            path = HERE / game / f"{name}.yaml"
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_text(text(play(game, bots, seed, options), bots), encoding="utf-8")
                print(path.relative_to(HERE))


if __name__ == "__main__":
    main()
