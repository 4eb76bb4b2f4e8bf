"""Speed of the rules: play-outs, copies, options against steps, guesses, saves. No window."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.cli.bench_figures import (
    Figure,
    reference_decision,
    reference_name,
    reference_rate,
    repeat_for,
    seconds_of,
    side_by_side,
)
from game.core.contract import CHANCE, Action, Seat
from game.core.save_store import SaveStore
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, bench_of, rules_of

Moves = list[tuple[Seat, Action]]

USUAL_GOALS = {"playout": (2.5, 6.0), "copy": (10.0, 4.0)}
"""Floor and aim: decisions a second as a multiple of the yardstick's, microseconds. A game may set itself others."""


def goals_of(game: str, what: str) -> tuple[float, float]:
    own = bench_of(game)
    goals: dict[str, tuple[float, float]] = {**USUAL_GOALS, **(own.GOALS if own else {})}
    return goals[what]


def play_out(
    rules: Any, seats: int, rng: random.Random, moves: Moves | None = None, stop: int = -1
) -> tuple[Any, int]:
    """Random moves through options and step; returns the state and how often a seat decided.

    `stop` ends it as soon as a seat has a real choice after so many decisions.
    """
    state, decisions, chance = rules.new({}, seats), 0, rng.random
    waiting, options, draw, step = rules.waiting, rules.options, rules.draw, rules.step
    while asked := waiting(state):
        seat = asked[0]
        if seat == CHANCE:
            action = draw(state, chance)
        else:
            offered = options(state, seat)
            if 0 <= stop <= decisions and len(offered) > 1:
                break
            action = offered[int(chance() * len(offered))]
            decisions += 1
        step(state, seat, action)
        if moves is not None:
            moves.append((seat, action))
    return state, decisions


def playouts() -> Iterator[Figure]:
    """Decisions of seats a second; draws are made as well, but not counted."""
    for game in CATALOGUE:
        rules, rng = rules_of(game), random.Random(1)
        floor, aim = goals_of(game, "playout")
        for seats in (2, 3, 4):

            def ours(seats: int = seats, rules: Any = rules, rng: random.Random = rng) -> float:
                return repeat_for(0.3, lambda: play_out(rules, seats, rng)[1])

            value, reference = side_by_side(ours, reference_rate)
            yield Figure(
                f"{game}_playout_{seats}", value, "decisions/s", reference_name(), reference, floor, aim, more=True
            )


def copies() -> Iterator[Figure]:
    """A copy of a position in the middle of a match, and a guess of what a seat cannot see."""
    for game in CATALOGUE:
        rules, rng = rules_of(game), random.Random(2)
        middle = play_out(rules, 3, random.Random(3))[1] // 2
        states = [play_out(rules, 3, rng, stop=middle)[0] for _ in range(10)]
        views = [rules.view(state, 0) for state in states]

        def copy_all(states: list[Any] = states) -> float:
            return seconds_of(lambda: [state.copy() for _ in range(50) for state in states]) / 500 * 1e6

        def guess_all(rules: Any = rules, views: list[Any] = views, rng: random.Random = rng) -> float:
            return seconds_of(lambda: [rules.guess(view, rng) for _ in range(5) for view in views]) / 50 * 1e6

        copied, guessed, step = side_by_side(copy_all, guess_all, lambda: 1e6 / reference_rate(0.1))
        about = reference_decision()
        floor, aim = goals_of(game, "copy")
        yield Figure(f"{game}_copy", copied, "us", about, step, floor, aim, by_value=True)
        yield Figure(f"{game}_guess", guessed, "us", about, step)


def options_and_steps() -> Iterator[Figure]:
    """The same matches with and without asking for the options."""
    for game in CATALOGUE:
        rules = rules_of(game)
        matches: list[Moves] = []
        for seed in range(20):
            moves: Moves = []
            play_out(rules, 3, random.Random(seed), moves)
            matches.append(moves)

        def steps(rules: Any = rules, matches: list[Moves] = matches) -> None:
            for moves in matches:
                state = rules.new({}, 3)
                for seat, action in moves:
                    rules.step(state, seat, action)

        def both(rules: Any = rules, matches: list[Moves] = matches) -> None:
            for moves in matches:
                state = rules.new({}, 3)
                for seat, action in moves:
                    rules.options(state, seat)
                    rules.step(state, seat, action)

        step, total = side_by_side(lambda: seconds_of(steps), lambda: seconds_of(both))
        actions = sum(len(moves) for moves in matches)
        yield Figure(
            f"{game}_options", (total - step) / actions * 1e6, "us", "step()", step / actions * 1e6, 4.0, 2.0
        )


def loading() -> Iterator[Figure]:
    """A whole match, read from its file and played through again."""
    for game in CATALOGUE:
        rules = rules_of(game)
        names = tuple(SeatSetup(name, sign, "random") for sign, name in enumerate("ABC"))
        session = Session(rules, Setup(game, names, 5))
        rng = random.Random(5)
        while not session.is_over():
            seat = session.waiting()[0]
            session.submit(seat, rng.choice(session.options(seat)))
        with tempfile.TemporaryDirectory() as folder:
            store = SaveStore(Path(folder), rules_of)
            match = store.new_id(game)
            store.save(session, match)
            spent, step = side_by_side(
                lambda: seconds_of(lambda: store.load(match)),  # noqa: B023 - used at once
                lambda: 1 / reference_rate(0.1),
            )
        yield Figure(f"{game}_load", spent * 1e3, "ms", reference_decision(), step * 1e3, 5.0, 0.5, by_value=True)


def works_of_games() -> Iterator[Figure]:
    """What a game wants to have timed besides: `WORKS` names a function that prepares it and returns what to time."""
    for game in CATALOGUE:
        own = bench_of(game)
        for name, prepare in (own.WORKS if own else {}).items():
            work = prepare()

            def often(work: Any = work) -> float:
                return seconds_of(lambda: [work() for _ in range(200)]) / 200 * 1e6

            spent, step = side_by_side(often, lambda: 1e6 / reference_rate(0.1))
            yield Figure(f"{game}_{name}", spent, "us", reference_decision(), step)


MEASUREMENTS = {
    "playouts": playouts,
    "copies": copies,
    "options": options_and_steps,
    "loading": loading,
    "works": works_of_games,
}
