"""The catalogue of games: one line each, imported only when chosen.

Each game is a package beside this file with the same rooms: `rules.RULES`, `files.read_files(problems, folder)` for
its data files and, if it has them, `controller.Controller` (else the Picker) and `judge.JUDGE`.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.errors import BadInput, Problems
from game.core.rooms import spare_room
from game.core.text import nearest

if TYPE_CHECKING:
    from game.core.contract import AnyRules

CATALOGUE: tuple[str, ...] = ("rebirth", "isle_of_skye", "glen_more", "scythe")
"""Ids of the games that can be played, in the order of the home menu."""


def _room(game: str, room: str = "") -> Any:
    if game not in CATALOGUE:
        raise BadInput(f"There is no game '{game}'.{nearest(game, CATALOGUE)} Known: {', '.join(CATALOGUE)}.")
    return importlib.import_module(f"game.games.{game}{room}")


def _spare_room(game: str, room: str) -> Any:
    """A room that a game may have or not."""
    return spare_room(f"{_room(game).__name__}{room}")


def rules_of(game: str) -> AnyRules:
    rules: AnyRules = _room(game, ".rules").RULES
    return rules


def controller_beside(rules: AnyRules) -> Any:
    """The same for rules that are at hand, whether or not their game stands in the catalogue."""
    from game.core.picker import Picker

    room = spare_room(f"{type(rules).__module__.rpartition('.')[0]}.controller")
    return room.Controller() if room else Picker()


def judge_of(game: str) -> Any:
    """What a bot weighs in this game; None for the score sheet alone."""
    found = _spare_room(game, ".judge")
    return found.JUDGE if found else None


def brains_of(game: str) -> tuple[AnyRules, Any]:
    """What a bot's process needs to know of a game."""
    return rules_of(game), judge_of(game)


def bench_of(game: str) -> Any:
    """What the bench should know of a game, or None: `GOALS` other than the usual ones, `WORKS` of its own,
    `by_hand` for the answers of its pages."""
    return _spare_room(game, ".bench")


def habits_of(game: str) -> dict[str, Any]:
    """Habits that the arena can give to a bot of this game."""
    found = _spare_room(game, ".habits")
    return found.HABITS if found else {}


def counts_of(game: str) -> Any:
    """What makes the counts of a match of this game (see game/games/scythe/counts.py), or None."""
    found = _spare_room(game, ".counts")
    return found.Counts if found else None


def openings_of(game: str) -> Any:
    """What looks for openings of this game: `PAIRS` of whatever they differ by, `look_for` one of them, `written` for
    the file `FILE` of all, and `read_openings` to check it; or None."""
    return _spare_room(game, ".opening_search")


def check_data_of(game: str, problems: Problems, folder: Path) -> None:
    """Every mistake in the game's data files, as they lie in this folder."""
    _room(game, ".files").read_files(problems, folder)
