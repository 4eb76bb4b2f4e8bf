"""What is told of a position in a shape that only this game has.

`rondel` is by space, clockwise, what lies and stands there: `halkirk`, `0 pawn`, `die`, `the_end, 0 pawn, 2 pawn`, or
nothing; `last` is the space of the figure at the very back, `home` who is at the end tile or beyond. `stacks` counts
what is left, `unseen` names it (nobody knows an order), `depths` says after how many more tiles of its stack a tile
comes that is put into it. `territories` tells by place (`x,y`, the start village at 0,0, y downwards) the tiles from
bottom to top, goods and Scots. `discards` is the common pile, then each seat's own. A line of `ledger`: seat, row of
the score sheet, component, points. `chronicles` has the parts of the Chronicles that are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.contract import Plain
from game.core.errors import BadInput
from game.core.ledger import in_order
from game.core.masks import bits
from game.core.reading import index, listed, mapped, number
from game.core.text import nearest
from game.core.told import At, Custom, Name, Number, Part
from game.core.told_groups import ByName, Chain, Mask, Pile
from game.games.glen_more.book import AWAY, DIE, INDEX, LANDMARKS, MARKERS, NAMES, NO_TILE, SPACES, STACKS
from game.games.glen_more.cells import AT
from game.games.glen_more.goods import KINDS

if TYPE_CHECKING:
    from game.games.glen_more.moments import Chronicle
    from game.games.glen_more.state import State

_DIE_WORD = "die"
_PAWN = "pawn"
EARLIER = "earlier"
"""The row for points that were stated without a source."""
TILE = Name(NAMES, "tile")
CELL = Name(AT, "place")
LANDMARK = Name(LANDMARKS, "landmark")
UNSEEN = ByName(STACKS, "stack", Mask(TILE), whole=True)
GOODS = ByName(KINDS, "good", Number(0, 3))
SCOTS = Number(0, MARKERS)


def _played(state: State) -> list[Chronicle]:
    """The Chronicles know the position, so they are asked for only when there is one."""
    from game.games.glen_more.moments import played

    return played(state)


# -- rondel ----------------------------------------------------------------------------------------------------------


def _rondel(state: State) -> list[str]:
    """By space what lies there, then who stands there."""
    words: list[list[str]] = [[NAMES[tile]] if tile != NO_TILE else [] for tile in state.spaces]
    for space in bits(state.closed):
        words[space].append(next(chronicle.built for chronicle in _played(state) if chronicle.built))
    for figure, place in enumerate(state.at):
        if place != AWAY:
            words[place % SPACES].append(figure_word(state, figure))
    return [", ".join(found) for found in words]


def figure_word(state: State, figure: int) -> str:
    if figure < state.seats:
        return f"{figure} {_PAWN}"
    if figure == DIE:
        return _DIE_WORD
    return next(chronicle.figures[figure] for chronicle in _played(state) if figure in chronicle.figures)


def read_spaces(state: State, given: Any) -> list[tuple[int, int]]:
    """Puts tiles onto the rondel; figures and the spaces where they stand, in order."""
    if len(listed(given)) > SPACES:
        raise BadInput(f"The rondel has {SPACES} spaces, not {len(given)}.")
    figures = {f"{seat} {_PAWN}": seat for seat in range(state.seats)} | {_DIE_WORD: DIE}
    for chronicle in _played(state):
        figures |= {name: figure for figure, name in chronicle.figures.items()}
    built = [chronicle.built for chronicle in _played(state) if chronicle.built]
    standing = []
    for space, words in enumerate(given):
        for word in filter(None, map(str.strip, str(words or "").split(","))):
            if word in figures:
                standing.append((figures[word], space))
            elif word in INDEX:
                state.spaces[space] = INDEX[word]
            elif word not in built:  # its Chronicle knows where it stands
                raise BadInput(f"There is no tile or figure '{word}'.{nearest(word, (*figures, *INDEX))}")
    return standing


RONDEL = Part(_rondel)
"""With `last` and `home` it is read when the position is settled."""
LAST = Part(lambda state: None if set(state.at) == {AWAY} else min(at for at in state.at if at != AWAY) % SPACES)
HOME = Part(
    lambda state: [
        figure_word(state, figure) for figure, place in enumerate(state.at) if place >= state.end_at > AWAY
    ]
)


# -- stacks ----------------------------------------------------------------------------------------------------------


def _stacks(state: State) -> dict[str, int]:
    inserted = [insert[0] for insert in state.inserts]
    return {stack: state.bags[n].bit_count() + inserted.count(n) for n, stack in enumerate(STACKS)}


STACK_SIZES = Part(_stacks)


def _depths(state: State, inserts: Any) -> dict[str, list[int]]:
    return {NAMES[tile]: [soonest, latest] for _, tile, soonest, latest in inserts}


def _read_depths(at: At, given: Any) -> tuple[tuple[int, int, int, int], ...]:
    stacks = {tile: stack for stack, tile, _, _ in at.usual}
    found = []
    for name, depth in mapped(given, "depths").items():
        tile = index(name, INDEX, "tile")
        if tile not in stacks:
            raise BadInput(f"The tile '{name}' is not put into a stack in this game.")
        soonest, latest = (number(one, "depths", -99, 99) for one in listed(depth))
        found.append((stacks[tile], tile, soonest, latest))
    return tuple(found)


DEPTHS = Custom(_depths, _read_depths)
PILE = Pile(TILE)


def _read_discards(at: At, given: Any) -> list[tuple[int, ...]]:
    """The common pile alone, or all piles."""
    piles = listed(given)
    if piles and all(isinstance(one, str) for one in piles):
        piles = [piles]
    missing = len(at.usual) - len(piles)
    if missing < 0:
        most = len(at.usual)
        raise BadInput(f"There are {most} piles of discards at most: the common one and each player's.")
    return [PILE.read(at, pile) for pile in piles] + [()] * missing


DISCARDS = Custom(PILE.write_all, _read_discards)


# -- clans and points ------------------------------------------------------------------------------------------------


def sources(ledger: Any) -> dict[tuple[int, str, str], int]:
    """All points by seat, row and component, in the order in which they first came."""
    found: dict[tuple[int, str, str], int] = {}
    for seat, category, component, points, _ in in_order(ledger):
        key = (seat, category, component)
        found[key] = found.get(key, 0) + points
    return found


class _Sources(Chain):
    """Told is what each source has brought together."""

    def write(self, state: Any, value: Any) -> list[str]:
        return [f"{seat} {row} {component} {points}" for (seat, row, component), points in sources(value).items()]


def _read_source(seat: int, words: list[str]) -> Sequence[Any]:
    row, component, points = words
    return seat, row, component, int(points)


LEDGER = _Sources(lambda entry: "", _read_source)


# -- Chronicles ------------------------------------------------------------------------------------------------------


def _chronicles(state: State) -> Plain:
    return {
        chronicle.id: chronicle.told.write(state, state.parts[chronicle.id])
        for chronicle in _played(state)
        if chronicle.told is not None
    }


def _read_chronicles(state: State, given: Any) -> None:
    known = {chronicle.id: chronicle.told for chronicle in _played(state)}
    for name, part in mapped(given, "chronicles").items():
        if name not in known:
            raise BadInput(f"The Chronicle '{name}' is not played here.{nearest(name, known)}")
        told = known[name]
        if told is not None and part is not None:
            state.parts[name] = told.read(At(state, name, state.parts[name]), part)


PARTS = Part(_chronicles, _read_chronicles)
