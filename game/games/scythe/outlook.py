"""How a seat looks ahead: turns to come, what stars and territories will be worth, how far fighters have to go."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from game.core.masks import bits
from game.games.scythe.board import COUNT, HEXES
from game.games.scythe.ending import fortune
from game.games.scythe.reach import fighter_steps
from game.games.scythe.state import State
from game.games.scythe.tables import GAME_ENDS_AT, MOST_POPULARITY, SPEED_BIT, TIERS

LONG_GAME = 21
"""Turns that a seat commonly has."""
_TURNS_PER_STAR, _TURNS_OF_LAST = 2.5, 1.5
_LEAST_TURNS = 3.0
TEMPO = 2.0
"""What a star is worth beyond its coins while the race is on."""
_URGE, _STEP_OF_LEAD = 3.0, 6
"""What each step of a lead adds to the last star, and how many coins a step is."""
_UNWANTED = 0.4
"""The part of its coins that the last star is worth to whoever would lose by it."""
FAR = 99


class Outlook(NamedTuple):
    """What is the same for a whole position of one seat. `begun` is what a star is worth to work that leads to it."""

    turns: float
    star: float
    territory: float
    pair: float
    begun: float


def most_stars(state: State, seat: int) -> int:
    """Of the rival who has most."""
    most = 0
    for other, stars in enumerate(state.stars):
        if other != seat:
            most = max(most, sum(stars))
    return most


def turns_left(state: State, seat: int) -> float:
    by_stars = _TURNS_OF_LAST + _TURNS_PER_STAR * (GAME_ENDS_AT - most_stars(state, seat))
    return max(_LEAST_TURNS, min(LONG_GAME - state.turns[seat], by_stars))


LADDER = ((0, 3.0, 2.0, 1.0), (7, 4.0, 3.0, 2.0), (13, 5.0, 4.0, 3.0), (18, 5.2, 4.2, 3.2))


def _smooth(popularity: int) -> tuple[float, float, float]:
    """The tiers without steps: how near the next one is counts as well."""
    for low, high in pairwise(LADDER):
        if popularity <= high[0]:
            part = (popularity - low[0]) / (high[0] - low[0])
            return (
                low[1] + part * (high[1] - low[1]),
                low[2] + part * (high[2] - low[2]),
                low[3] + part * (high[3] - low[3]),
            )
    return LADDER[-1][1:]


_SMOOTH = tuple(_smooth(n) for n in range(MOST_POPULARITY + 1))


def lead_with_one_star_missing(state: State, seat: int) -> int:
    """In steps of a few coins; 0 while more stars are missing."""
    if sum(state.stars[seat]) != GAME_ENDS_AT - 1:
        return 0
    others = max(fortune(state, other) for other in range(state.seats) if other != seat)
    lead = fortune(state, seat) + TIERS[state.popularity[seat]][0] - others
    return max(1, min(4, 1 + lead // _STEP_OF_LEAD)) if lead > 0 else -1


def outlook(state: State, seat: int, lead: int) -> Outlook:
    turns = turns_left(state, seat)
    popularity = state.popularity[seat]
    early = min(1.0, turns / 10)
    star, territory, pair = (
        s * early + t * (1 - early) for s, t in zip(_SMOOTH[popularity], TIERS[popularity], strict=True)
    )
    begun = star + TEMPO + _URGE * lead if lead >= 0 else star * _UNWANTED
    return Outlook(turns, star, territory, pair, begun)


@cache
def distances(faction: int, deployed: int, mine: int, start: int) -> tuple[int, ...]:
    """Moves of a fighter from here to everywhere, whoever stands in the way."""
    table = fighter_steps(faction, deployed, mine)
    found = [FAR] * COUNT
    seen = frontier = 1 << start
    steps = 0
    while frontier:
        reached = 0
        for place in bits(frontier):
            found[place] = steps
            reached |= table[place]
        frontier = reached & HEXES & ~seen
        seen |= frontier
        steps += 1
    if deployed & SPEED_BIT[faction]:
        found = [n if n == FAR else (n + 1) // 2 for n in found]
    return tuple(found)


@cache
def within(faction: int, deployed: int, mine: int, start: int) -> int:
    """Mask of the places that a fighter reaches with one move."""
    far = distances(faction, deployed, mine, start)
    return sum(1 << place for place in range(COUNT) if far[place] == 1)


def star_worth(view: Outlook) -> float:
    """Of one that is placed."""
    return view.star + TEMPO
