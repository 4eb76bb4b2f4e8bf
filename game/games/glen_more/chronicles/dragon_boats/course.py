"""The course of the race: four rivers around the table, from right to left, then on to the next one clockwise.

With two or three players rivers of nobody lie between theirs. A boat is a river and an x in it; it starts at the home
castle of its owner and has arrived when it comes there again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core import contract
from game.core.errors import BadInput
from game.core.fields import hidden
from game.core.reading import number
from game.core.told import Flag, Number, OrNull, Part, Seat, Word
from game.core.told_groups import BySeat, Mask, Pile, Record
from game.games.glen_more.book import INDEX, files
from game.games.glen_more.cells import CASTLE, MIDDLE, WIDTH, cell_of
from game.games.glen_more.state import State

ID = "dragon_boats"
_FACTS = files().chronicles[ID].facts
RACE, REWARDS = _FACTS["race"], _FACTS["rewards"]
REWARD_NAMES = tuple(REWARDS)
START_TILE = INDEX[RACE.start_tile]
RIVERS = 4
NOBODY = -1
HIDDEN = "?"
"""In a view: a reward that lies face down."""
_LOOKING = ("deal_rewards", "pick_reward")
"""The frames of whoever is choosing at a castle."""
_CASTLE_X = CASTLE % WIDTH - MIDDLE
_OWN_RIVER = (RACE.river.length - RACE.river.castle_from_right, 0, RACE.river.length - 1)

Boat = tuple[int, int]
"""River and x."""


class Course(NamedTuple):
    begun: bool = False
    boats: tuple[Boat, ...] = ()
    home: tuple[int, ...] = ()
    """Seats whose boat has arrived, the first of them won."""
    last: tuple[int, ...] = ()
    """Seats that have lost the race."""
    castles: tuple[tuple[str, ...] | None, ...] = (None,) * RIVERS
    """By river the rewards at its castle; None as long as nobody has looked at them."""
    seen: tuple[int, ...] = (0,) * RIVERS
    """By river: mask of the seats that have."""
    taken: tuple[str, ...] = ()


def course(state: State) -> Course:
    part: Course = state.parts[ID]
    return part


def owners(seats: int) -> tuple[int, ...]:
    """By river, clockwise: the seat whose territory it runs through, or nobody."""
    return {2: (0, NOBODY, 1, NOBODY), 3: (0, 1, 2, NOBODY), 4: (0, 1, 2, 3)}[seats]


def river_of(state: State, seat: int) -> int:
    return owners(state.seats).index(seat)


def shape(state: State, river: int) -> tuple[int, int, int]:
    """The x of the castle, of the left end and of the right end."""
    owner = owners(state.seats)[river]
    if owner == NOBODY:
        return _OWN_RIVER
    west, east = state.lands[owner].river
    return _CASTLE_X, west % WIDTH - MIDDLE, east % WIDTH - MIDDLE


def start(state: State) -> Course:
    boats = tuple((river_of(state, seat), _CASTLE_X) for seat in range(state.seats))
    return Course(boats=boats)


def next_spot(state: State, boat: Boat) -> Boat:
    river, x = boat
    if x > shape(state, river)[1]:
        return river, x - 1
    following = (river + 1) % RIVERS
    return following, shape(state, following)[2]


def is_home(state: State, seat: int, boat: Boat) -> bool:
    return boat == (river_of(state, seat), _CASTLE_X)


def is_racing(state: State, seat: int) -> bool:
    part = course(state)
    return part.begun and seat not in part.home and seat not in part.last


def boat_on(state: State, owner: int, cell: int) -> bool:
    """Whether a boat lies on this cell of a seat's territory."""
    river = river_of(state, owner)
    return any(boat[0] == river and cell_of(boat[1], 0) == cell for boat in course(state).boats)


# -- rewards -------------------------------------------------------------------------------------------------------


def bag(part: Course) -> Counter[str]:
    """Rewards that nobody has looked at yet, by name; in a view those that others looked at are among them."""
    left = Counter({name: reward.count for name, reward in REWARDS.items()})
    left.subtract(part.taken)
    for castle in part.castles:
        left.subtract(name for name in castle or () if name != HIDDEN)
    return left


def _castles_seen(state: State, viewer: contract.Seat | None) -> tuple[tuple[str, ...] | None, ...]:
    """Whoever chooses at a castle sees what lies there; with the memory aid of the set-up also later."""
    part = course(state)
    looked_at = {frame.river for frame in state.stack if frame.word in _LOOKING and frame.seat == viewer}
    if state.options["memory_aid"] and viewer is not None:
        looked_at |= {river for river, seen in enumerate(part.seen) if seen >> viewer & 1}
    return tuple(
        castle if castle is None or river in looked_at else (HIDDEN,) * len(castle)
        for river, castle in enumerate(part.castles)
    )


SIGHTS = {"castles": hidden(_castles_seen)}


def guess(state: State, rng: random.Random) -> Course:
    part = course(state)
    left = list(bag(part).elements())
    rng.shuffle(left)
    castles = []
    for castle in part.castles:
        if castle and HIDDEN in castle:
            castle = tuple(sorted(left.pop() for _ in castle))
        castles.append(castle)
    return part._replace(castles=tuple(castles))


def with_castle(part: Course, river: int, rewards: tuple[str, ...], seen: int) -> Course:
    return part._replace(
        castles=(*part.castles[:river], tuple(sorted(rewards)), *part.castles[river + 1 :]),
        seen=(*part.seen[:river], seen, *part.seen[river + 1 :]),
    )


# -- how it is told ------------------------------------------------------------------------------------------------


def _rivers(state: State) -> list[dict[str, int | None]]:
    return [
        {"seat": None if owner == NOBODY else owner, "castle": castle, "left": west, "right": east}
        for river, owner in enumerate(owners(state.seats))
        for castle, west, east in [shape(state, river)]
    ]


_REWARDS = Pile(Word((*REWARD_NAMES, HIDDEN), "reward"), sort=True)
TOLD = Record(
    Course,
    begun=Flag(),
    boats=BySeat(Record(river=Number(0, RIVERS - 1), x=Number(-WIDTH, WIDTH))),
    home=Pile(Seat()),
    last=Pile(Seat()),
    rivers=Part(_rivers),
    castles=Pile(OrNull(_REWARDS)),
    seen=Pile(Mask(Seat())),
    taken=_REWARDS,
)


def settle(state: State, stated: Mapping[str, Any]) -> Course:
    part = course(state)
    if len(part.castles) != RIVERS or len(part.seen) != RIVERS:
        raise BadInput(f"There are {RIVERS} rivers, so 'castles' and 'seen' have {RIVERS} entries.")
    for river, x in part.boats:
        number(x, "x", *shape(state, river)[1:])
    return part
