"""Placing stars: mandatory as soon as one is earned, never lost; the sixth ends the match at once."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event
from game.games.scythe.board import NOWHERE
from game.games.scythe.ending import finish, fortune
from game.games.scythe.events import InterimScored, StarPlaced
from game.games.scythe.frames.base import Automatic, Events
from game.games.scythe.state import State, clockwise_from, star_count
from game.games.scythe.tables import (
    ALL_CUBES,
    FACTION_RECORDS,
    GAME_ENDS_AT,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    S_COMBAT,
    S_MECHS,
    S_OBJECTIVE,
    S_POPULARITY,
    S_POWER,
    S_RECRUITS,
    S_STRUCTURES,
    S_UPGRADES,
    S_WORKERS,
    STAR_PLACES,
)
from game.games.scythe.terms import STARS

_UNLIMITED = tuple(
    frozenset(STARS.index(star) for star in faction.ability.unlimited_stars) for faction in FACTION_RECORDS
)
_ALL_MECHS = 15


def has_room(state: State, seat: int, star: int) -> bool:
    """Whether a seat may place one more star for this."""
    placed = state.stars[seat][star]
    return placed < STAR_PLACES[star] or star in _UNLIMITED[state.faction[seat]]


def place_star(state: State, seat: int, star: int, events: list[Event] | None) -> None:
    stars = list(state.stars[seat])
    stars[star] += 1
    first = not any(any(placed) for placed in state.stars)
    state.stars[seat] = tuple(stars)
    if events is not None:
        events.append(StarPlaced(seat, f"star:{STARS[star]}", sum(stars)))
    if first and state.options["interim_scoring"]:
        state.interim = tuple(fortune(state, one) for one in range(state.seats))
        if events is not None:
            events.append(InterimScored(state.interim))
    if sum(stars) >= GAME_ENDS_AT:
        finish(state, seat, events)


def check_stars(state: State, seat: int, events: list[Event] | None) -> None:
    """Everything a seat has reached by now. Objectives and combats place theirs when they happen."""
    placed = state.stars[seat]
    reached = (
        (S_UPGRADES, state.upgrades[seat] == ALL_CUBES),
        (S_MECHS, state.deployed[seat] == _ALL_MECHS),
        (S_STRUCTURES, NOWHERE not in state.structures[seat]),
        (S_RECRUITS, -1 not in state.recruits[seat]),
        (S_WORKERS, state.worker_count[seat] >= MOST_WORKERS),
        (S_POPULARITY, state.popularity[seat] >= MOST_POPULARITY),
        (S_POWER, state.power[seat] >= MOST_POWER),
    )
    for star, is_reached in reached:
        if is_reached and not placed[star] and state.stack:
            place_star(state, seat, star, events)


def would_end(state: State, seat: int, star: int) -> bool:
    """Whether reaching this now would be the sixth star of a seat."""
    return not state.stars[seat][star] and star_count(state, seat) == GAME_ENDS_AT - 1


@dataclass(frozen=True, slots=True)
class CheckStars(Automatic):
    """Behind an action of the active seat."""

    word = "check_stars"
    seat: int

    def run(self, state: State, events: Events) -> None:
        check_stars(state, self.seat, events)


@dataclass(frozen=True, slots=True)
class OthersStars(Automatic):
    """Behind a whole action: what others have reached by it, clockwise from the active seat."""

    word = "others_stars"
    seat: int

    def run(self, state: State, events: Events) -> None:
        for other in clockwise_from(state, self.seat):
            if state.stack:
                check_stars(state, other, events)


@dataclass(frozen=True, slots=True)
class CombatStar(Automatic):
    """For the winner of a combat."""

    word = "combat_star"
    seat: int

    def run(self, state: State, events: Events) -> None:
        if has_room(state, self.seat, S_COMBAT):
            place_star(state, self.seat, S_COMBAT, events)


__all__ = [
    "S_OBJECTIVE",
    "CheckStars",
    "CombatStar",
    "OthersStars",
    "check_stars",
    "has_room",
    "place_star",
    "would_end",
]  # fmt: skip
