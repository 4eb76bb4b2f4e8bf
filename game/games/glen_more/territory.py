"""What happens in a territory: tiles come and go, goods and Scots with them."""

from __future__ import annotations

from game.games.glen_more.book import tile_id
from game.games.glen_more.cells import AT, CASTLE
from game.games.glen_more.events import GoodGained, GoodLost, NoScotLeft, ScotPlaced, TilePlaced, TileRemoved
from game.games.glen_more.goods import COUNTS, KINDS, put, room
from game.games.glen_more.moments import Events, ask, frames_of, moments
from game.games.glen_more.state import State


def lay(state: State, seat: int, tile: int, cell: int, events: Events) -> None:
    """Lays a tile; what stood on a covered one stands on the new one now."""
    state.lands[seat] = state.lands[seat].laid(tile, cell)
    if cell in state.activated:
        state.activated = tuple(other for other in state.activated if other != cell)
    if events is not None:
        events.append(TilePlaced(seat, tile_id(tile, seat), f"cell:{AT[cell]}"))


def remove(state: State, seat: int, cell: int, events: Events) -> tuple[int, ...]:
    """Takes all tiles of a cell out; goods and Scots go home, goods as far as they fit: their owner picks which."""
    from game.games.glen_more.frames.choosing import KeepGoods  # whose questions lay goods down here

    land = state.lands[seat]
    gone = land.tiles[cell]
    state.lands[seat] = land.without(cell)
    if events is not None:
        events.append(TileRemoved(seat, tile_id(gone[-1], seat), f"cell:{AT[cell]}"))
    counts = COUNTS[state.goods[seat].pop(cell, 0)]
    goods = tuple(KINDS[kind] for kind, count in enumerate(counts) for _ in range(count))
    state.activated = tuple(other for other in state.activated if other != cell)
    state.may_activate = tuple(other for other in state.may_activate if other != cell)
    scots = state.scots[seat].pop(cell, 0)
    if scots:
        state.scots[seat][CASTLE] = state.scots[seat].get(CASTLE, 0) + scots
    frames = frames_of(moments(state).removed, state, seat, cell, events)
    if scots:
        frames += frames_of(moments(state).scot_entered, state, seat, CASTLE, events)
    ask(state, [KeepGoods(seat, AT[CASTLE], goods), *frames] if goods else frames)
    return gone


def all_room(state: State, seat: int) -> int:
    """How many goods find room on all tiles."""
    return sum(room(state.goods[seat], cell) for cell in state.lands[seat].cells)


def add_good(state: State, seat: int, cell: int, kind: int, events: Events) -> bool:
    """A resource from the supply; tells whether it found room."""
    fits = bool(put(state.goods[seat], cell, kind, 1))
    if events is not None:
        good = f"good:{KINDS[kind]}"
        events.append(GoodGained(seat, good, f"cell:{AT[cell]}", 1) if fits else GoodLost(seat, good))
    return fits


def add_scot(state: State, seat: int, cell: int, events: Events) -> None:
    """A Scot from the supply, if there is one left."""
    if not state.scots_left[seat]:
        if events is not None:
            events.append(NoScotLeft(seat))
        return
    state.scots_left[seat] -= 1
    state.scots[seat][cell] = state.scots[seat].get(cell, 0) + 1
    if events is not None:
        events.append(ScotPlaced(seat, f"cell:{AT[cell]}"))
    enter(state, seat, cell, events)


def enter(state: State, seat: int, cell: int, events: Events) -> None:
    """A Scot has come onto a tile."""
    listeners = moments(state).scot_entered
    if listeners:
        ask(state, frames_of(listeners, state, seat, cell, events))
