"""Which walks there are: every lesson by several ways, every number of seats, every option, each pair of settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.game_facts import game_facts
from game.games import CATALOGUE
from game.monkey.drawn_matches import values_of
from game.scenes.lesson_progress import chapter_ids
from tests.reader.lessons import LessonWalk
from tests.reader.pairwise import Looks, looks
from tests.reader.walks import MatchWalk, Walk

LESSON_WAYS = 2
_FILM_SIZES, _FILM_SCALES, _FILM_STEPS = ((1280, 720), (1366, 768), (1024, 768)), (1.75, 2.0), 60


def lessons(games: tuple[str, ...] = CATALOGUE) -> Iterator[Walk]:
    """Each chapter by each way, each under another row of settings."""
    table, number = looks(), 0
    for way in range(LESSON_WAYS):
        for game in games:
            for chapter in chapter_ids(game):
                yield LessonWalk(game, table[number % len(table)], chapter=chapter, way=way, seed=number)
                number += 1


def matches(games: tuple[str, ...] = CATALOGUE) -> Iterator[Walk]:
    """Each number of seats; then each value of each option, so all Chronicles alone, and all of them together."""
    table, number = looks(), 0
    for game in games:
        for seats, options in _set_ups(game):
            bots = number % 3 % seats
            row = table[(number * 7) % len(table)]
            yield MatchWalk(
                game,
                row,
                seats=seats,
                bots=bots,
                options=options,
                seed=number + 1,
                tries=12,
                settings={"warnings": number % 2 == 0},
            )
            number += 1


def films(games: tuple[str, ...] = CATALOGUE) -> Iterator[Walk]:
    """One person among bots, in the longer language and large type: each sentence over the board and in the recap;
    every second with all that can be added to the game."""
    for game in games:
        players, number = game_facts(game).players, 0
        for size in _FILM_SIZES:
            for scale in _FILM_SCALES:
                seats = players.max - number % (players.max - players.min + 1)
                added = _everything(game, seats) if number % 2 else {}
                yield MatchWalk(
                    game,
                    Looks(size, scale, "de"),
                    seats=seats,
                    bots=seats - 1,
                    options=added,
                    seed=number + 1,
                    tries=12 if added else 40,
                    most=2 * _FILM_STEPS if added else _FILM_STEPS,
                    settings={"motion": "fast"},
                )
                number += 1


def _set_ups(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    players = game_facts(game).players
    for seats in range(players.min, players.max + 1):
        yield seats, {}
    for number, (name, value) in enumerate(values_of(game, players.max)):
        seats = players.min + number % (players.max - players.min + 1)
        option = game_facts(game).options[name]
        if value != option.default and (seats not in option.only or option.only[seats] == value):
            yield seats, {name: value}
    if everything := _everything(game, players.max):
        yield players.max, everything


def _everything(game: str, seats: int) -> dict[str, Any]:
    """All that can be switched on."""
    options = game_facts(game).options
    switches = [name for name, one in options.items() if one.kind == "switch" and not one.default]
    return {name: options[name].only.get(seats, True) for name in switches}


def sample() -> list[Walk]:
    """A quick look at everything: some lessons, and the beginning of a match of each game."""
    table = looks()
    small, large = Looks(language="en"), Looks(text_scale=2.0, by="keys")
    found: list[Walk] = []
    for number, game in enumerate(CATALOGUE):
        chapters = chapter_ids(game)
        row = table[(number * 5 + 2) % len(table)]
        found.append(LessonWalk(game, small, chapter=chapters[0], seed=number, tries=0, most=14))
        found.append(LessonWalk(game, row, chapter=chapters[-2:][0], way=1, seed=number, tries=0, most=14))
        found.append(MatchWalk(game, large, seats=3, seed=5, tries=0, most=14))
        found.append(MatchWalk(game, table[(number * 7 + 4) % len(table)], seats=2, bots=1, seed=7, tries=0, most=14))
    return found
