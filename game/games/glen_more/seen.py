"""What the screen is shown of a position: the records of shown.py, made from a view."""

from __future__ import annotations

from dataclasses import fields

from game.core.masks import bits
from game.games.glen_more.book import CLANS, LANDMARKS, NAMES, NO_TILE, STACKS
from game.games.glen_more.cells import xy
from game.games.glen_more.frames.turn import Act
from game.games.glen_more.goods import COUNTS, KINDS
from game.games.glen_more.moments import played
from game.games.glen_more.rondel import last_place
from game.games.glen_more.shown import Cell, Chronicles, Player, ShownGlenMore, Space, Spot
from game.games.glen_more.state import AWAY, DIE, MARKERS, SPACES, View

_CHRONICLES = tuple(one.name for one in fields(Chronicles))


def shown(view: View) -> ShownGlenMore:
    inserted = [insert[0] for insert in view.inserts]
    top = view.stack[-1] if view.stack else None
    seats = range(view.seats)
    markers = {
        name: tuple(seat for seat in seats for one in view.clans[seat] if one == clan)
        for clan, name in enumerate(CLANS)
    }
    return ShownGlenMore(
        players=tuple(_player(view, seat) for seat in seats),
        rondel=_rondel(view),
        last=None if all(place == AWAY for place in view.at) else last_place(view) % SPACES,
        home=tuple(seat for seat in seats if view.at[seat] >= view.end_at > AWAY),
        die=view.die_shows,
        stacks={
            stack: bag.bit_count() + inserted.count(number)
            for number, (stack, bag) in enumerate(zip(STACKS, view.bags, strict=True))
        },
        discards=tuple(tuple(NAMES[tile] for tile in pile) for pile in view.discards),
        market=dict(zip(KINDS, view.market, strict=True)),
        clan_markers={name: owners for name, owners in markers.items() if owners},
        scorings=view.scorings,
        activated=tuple(map(xy, view.activated)),
        activating=next((one.seat for one in view.stack if isinstance(one, Act)), None),
        chronicles=Chronicles(**{one.id: one.shown(view) for one in played(view) if one.id in _CHRONICLES}),
        tile_in_hand=getattr(top, "tile", None) or "",
        asked=tuple(view.stack),
    )


def _player(view: View, seat: int) -> Player:
    return Player(
        view.coins[seat],
        view.points[seat],
        view.whisky[seat],
        tuple(NAMES[person] for person in view.persons[seat]),
        tuple(LANDMARKS[card] for card in view.landmarks[seat]),
        MARKERS - len(view.clans[seat]),
        view.scots_left[seat],
        _territory(view, seat),
    )


def _territory(view: View, seat: int) -> dict[Cell, Spot]:
    """From north to south and west to east."""
    land, goods, scots = view.lands[seat], view.goods[seat], view.scots[seat]
    found = {}
    for cell in land.cells:
        tiles = land.tiles[cell]
        here = goods.get(cell, 0)
        lying = tuple(KINDS[kind] for kind, n in enumerate(COUNTS[here]) for _ in range(n)) if here else ()
        found[xy(cell)] = Spot(NAMES[tiles[-1]], len(tiles) - 1, lying, scots.get(cell, 0))
    return found


def _rondel(view: View) -> tuple[Space, ...]:
    """By space what lies there, then who stands there."""
    pawns: list[list[int]] = [[] for _ in view.spaces]
    others: list[list[str]] = [[] for _ in view.spaces]
    for space in bits(view.closed):
        others[space].append(next(chronicle.built for chronicle in played(view) if chronicle.built))
    for figure, place in enumerate(view.at):
        if place == AWAY:
            continue
        if figure < view.seats:
            pawns[place % SPACES].append(figure)
        else:
            others[place % SPACES].append("die" if figure == DIE else _extra(view, figure))
    return tuple(
        Space(NAMES[tile] if tile != NO_TILE else "", tuple(pawns[n]), tuple(others[n]))
        for n, tile in enumerate(view.spaces)
    )


def _extra(view: View, figure: int) -> str:
    return next(chronicle.figures[figure] for chronicle in played(view) if figure in chronicle.figures)
