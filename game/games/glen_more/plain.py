"""The position as plain data with readable ids: what saves, hashes, scenarios and painters use. Back: stated.py.

`rondel` is by space, clockwise, what lies and stands there: `halkirk`, `0 pawn`, `die`, `the_end, 0 pawn, 2 pawn`, or
nothing; `last` is the space of the figure at the very back,
`home` who is at the end tile or beyond. `stacks` counts what is left, `unseen` names it (nobody
knows an order), `depths` says after how many more tiles of its stack a tile comes that is put into it. `market` tells
the filled spaces of each row, `territories` by place (`x,y`, the start village at 0,0, y downwards) the tiles from
bottom to top, goods and Scots. `discards` is the common pile, then each seat's own. A line of `ledger`: seat, row of
the score sheet, component, points. `chronicles` has the parts of the Chronicles that are played.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Plain
from game.core.masks import bits
from game.core.text import to_text
from game.games.glen_more.book import CLANS, LANDMARKS, NAMES, NO_TILE, STACKS
from game.games.glen_more.cells import AT
from game.games.glen_more.goods import COUNTS, KINDS
from game.games.glen_more.moments import played
from game.games.glen_more.rondel import last_place
from game.games.glen_more.state import AWAY, DIE, MARKERS, SPACES, State

DIE_WORD = "die"
PAWN = "pawn"


def to_plain(state: State) -> Plain:
    inserted = [insert[0] for insert in state.inserts]
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "stack": [to_text(frame) for frame in state.stack],
        "rondel": rondel(state),
        "last": None if all(place == AWAY for place in state.at) else last_place(state) % SPACES,
        "home": [
            figure_word(state, figure) for figure, place in enumerate(state.at) if place >= state.end_at > AWAY
        ],
        "die_shows": state.die_shows,
        "stacks": {
            stack: bag.bit_count() + inserted.count(number)
            for number, (stack, bag) in enumerate(zip(STACKS, state.bags, strict=True))
        },
        "unseen": {
            stack: [NAMES[tile] for tile in bits(bag)] for stack, bag in zip(STACKS, state.bags, strict=True)
        },
        "depths": {NAMES[tile]: [soonest, latest] for _, tile, soonest, latest in state.inserts},
        "discards": [[NAMES[tile] for tile in pile] for pile in state.discards],
        "market": dict(zip(KINDS, state.market, strict=True)),
        "territories": [territory(state, seat) for seat in range(state.seats)],
        "coins": list(state.coins),
        "whisky": list(state.whisky),
        "persons": [[NAMES[person] for person in persons] for persons in state.persons],
        "landmarks": [[LANDMARKS[card] for card in cards] for cards in state.landmarks],
        "clan_markers": _markers(state),
        "markers_left": [MARKERS - len(clans) for clans in state.clans],
        "scots_left": list(state.scots_left),
        "may_activate": [AT[cell] for cell in state.may_activate],
        "activated": [AT[cell] for cell in state.activated],
        "free_activations": int(state.free_activations),
        "moves_left": state.moves,
        "scorings": state.scorings,
        "points": list(state.points),
        "turns": list(state.turns),
        "ledger": [
            f"{seat} {category} {component} {points}"
            for (seat, category, component), points in sources(state).items()
        ],
        "chronicles": {
            chronicle.id: chronicle.to_plain(state) for chronicle in played(state) if chronicle.to_plain is not None
        },
    }


def rondel(state: State) -> list[str]:
    """By space what lies there, then who stands there."""
    words: list[list[str]] = [[NAMES[tile]] if tile != NO_TILE else [] for tile in state.spaces]
    for space in bits(state.closed):
        words[space].append(next(chronicle.built for chronicle in played(state) if chronicle.built))
    for figure, place in enumerate(state.at):
        if place != AWAY:
            words[place % SPACES].append(figure_word(state, figure))
    return [", ".join(found) for found in words]


def figure_word(state: State, figure: int) -> str:
    if figure < state.seats:
        return f"{figure} {PAWN}"
    if figure == DIE:
        return DIE_WORD
    return next(chronicle.figures[figure] for chronicle in played(state) if figure in chronicle.figures)


def territory(state: State, seat: int) -> dict[str, Any]:
    """From north to south and west to east."""
    land, goods, scots = state.lands[seat], state.goods[seat], state.scots[seat]
    found = {}
    for cell in land.cells:
        counts = COUNTS[goods.get(cell, 0)]
        found[AT[cell]] = {
            "tiles": [NAMES[tile] for tile in land.tiles[cell]],
            "goods": {KINDS[kind]: number for kind, number in enumerate(counts) if number},
            "scots": scots.get(cell, 0),
        }
    return found


def _markers(state: State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for clan, name in enumerate(CLANS):
        owners = [seat for seat in range(state.seats) for one in state.clans[seat] if one == clan]
        if owners:
            found[name] = owners
    return found


def sources(state: State) -> dict[tuple[int, str, str], int]:
    """All points by seat, row and component, in the order in which they first came."""
    found: dict[tuple[int, str, str], int] = {}
    for seat, category, component, points, _ in state.entries():
        key = (seat, category, component)
        found[key] = found.get(key, 0) + points
    return found
