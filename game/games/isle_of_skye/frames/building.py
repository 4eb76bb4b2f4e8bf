"""Phase 5: everybody builds what was bought or kept. At the table all build at once; here seat after seat, with the
same result, for no land depends on another."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import Frame
from game.games.isle_of_skye import reasons
from game.games.isle_of_skye.actions import Build, FinishTurn, ReturnTile
from game.games.isle_of_skye.events import AreaCompleted, TileBuilt, TileReturned, TurnEnded
from game.games.isle_of_skye.frames.round_end import END_ROUND
from game.games.isle_of_skye.ids import TILES, ids_of_mask
from game.games.isle_of_skye.land import CELLS, Land
from game.games.isle_of_skye.placement import places
from game.games.isle_of_skye.records import TERRAINS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES

_RETURNS = tuple(ReturnTile(name) for name in NAMES[:CASTLE])
_FINISH = (FinishTurn(),)


@dataclass(frozen=True, slots=True)
class BuildTiles(Frame):
    """Tiles in any order; what fits somewhere must be built. Ended by the player, so that tiles can be taken back."""

    word = "build_tiles"
    phase = "build"
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        tiles = state.got[seat]
        if not tiles:
            return _FINISH
        land = state.lands[seat]
        found: tuple[Action, ...] = ()
        for tile in tiles:
            found += places(land, tile)
        return found or tuple(_RETURNS[tile] for tile in tiles)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Build):
            tile = INDEX[action.tile]
            before = state.lands[seat]
            state.lands[seat] = before.laid(tile * 4 + action.turn, CELLS[action.at])
            state.got[seat] = tuple([one for one in state.got[seat] if one != tile])
            if events is not None:
                events.append(TileBuilt(seat, TILES[tile], f"place:{action.at}", action.turn))
                _tell_completed(seat, before, state.lands[seat], events)
        elif isinstance(action, ReturnTile):
            tile = INDEX[action.tile]
            state.got[seat] = tuple([one for one in state.got[seat] if one != tile])
            state.bag |= 1 << tile
            if events is not None:
                events.append(TileReturned(seat, TILES[tile]))
        else:
            if events is not None:
                events.append(TurnEnded(seat))
            _pass_on(state, seat)

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return say("isle_of_skye.prompt.wait_build", seat=seat_id(self.seat))
        tiles = state.got[seat]
        if not tiles:
            return say("isle_of_skye.prompt.end_turn", seat=seat_id(seat))
        land = state.lands[seat]
        key = "build" if any(land.fits_somewhere(tile) for tile in tiles) else "return"
        return say(f"isle_of_skye.prompt.{key}", seat=seat_id(seat), n=len(tiles))

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_building(state, seat, self.seat, component, self.options(state, seat))


_BUILD_TILES = tuple(BuildTiles(seat) for seat in range(5))


def begin_building(state: State) -> None:
    _next_builder(state, [(state.start + k) % state.seats for k in range(state.seats)])


def _pass_on(state: State, seat: int) -> None:
    place = (seat - state.start) % state.seats
    _next_builder(state, [(state.start + k) % state.seats for k in range(place + 1, state.seats)])


def _next_builder(state: State, seats: list[int]) -> None:
    """The next in turn order who has something to build; when nobody has, the round ends."""
    for seat in seats:
        if state.got[seat]:
            state.stack[-1] = _BUILD_TILES[seat]
            return
    state.stack[-1] = END_ROUND


def _tell_completed(seat: int, before: Land, after: Land, events: list[Event]) -> None:
    old = {mask for _, still_open, _, mask in before.areas.values() if not still_open}
    new = [area for area in after.areas.values() if not area[1] and area[3] not in old]
    for terrain, _, tiles, _ in sorted(new, key=lambda area: area[3]):
        events.append(AreaCompleted(seat, TERRAINS[terrain - 1], ids_of_mask(tiles, seat)))
