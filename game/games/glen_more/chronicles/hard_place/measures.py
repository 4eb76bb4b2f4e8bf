"""What the ten voted cards measure, each a function named as its card."""

from __future__ import annotations

from collections.abc import Callable

from game.games.glen_more import scoring
from game.games.glen_more.cells import CASTLE, around
from game.games.glen_more.goods import ANIMALS, KIND_INDEX, held
from game.games.glen_more.land import Land
from game.games.glen_more.state import State

Measure = Callable[[State, int], int]


def most_animals(state: State, seat: int) -> int:
    own = held(state.goods[seat])
    return sum(own[kind] for kind in ANIMALS)


def largest_square(state: State, seat: int) -> int:
    return state.lands[seat].largest_square()


def most_wood_stone(state: State, seat: int) -> int:
    own = held(state.goods[seat])
    return own[KIND_INDEX["wood"]] + own[KIND_INDEX["stone"]]


def most_sets(state: State, seat: int) -> int:
    """Sets of a Scot at home, a barrel, a landmark card and a person, each counted as in a scoring."""
    return min(scoring.count(state, seat, category) for category in scoring.CATEGORIES)


def most_manned_castles(state: State, seat: int) -> int:
    return sum(1 for cell in state.lands[seat].castles if cell in state.scots[seat])


def most_whisky_tiles(state: State, seat: int) -> int:
    return len(state.lands[seat].of_type("whisky"))


def smallest_territory(state: State, seat: int) -> int:
    return len(state.lands[seat].tops)


def connected_animals(state: State, seat: int) -> int:
    return max(map(len, state.lands[seat].groups("animal")), default=0)


def farthest_scot(state: State, seat: int) -> int:
    """In points of movement to the home castle."""
    steps = steps_home(state.lands[seat])
    return max((steps[cell] for cell in state.scots[seat]), default=0)


def steps_home(land: Land) -> dict[int, int]:
    """By cell: the points of movement to the home castle."""
    found, edge = {CASTLE: 0}, [CASTLE]
    for cell in edge:
        for other in around(cell):
            if other in land.tops and other not in found:
                found[other] = found[cell] + 1
                edge.append(other)
    return found


def own_discards(state: State, seat: int) -> int:
    return len(state.discards[seat + 1])


MEASURES: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (
        most_animals,
        largest_square,
        most_wood_stone,
        most_sets,
        most_manned_castles,
        most_whisky_tiles,
        smallest_territory,
        connected_animals,
        farthest_scot,
        own_discards,
    )
}
