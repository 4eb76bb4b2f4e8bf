"""Derek Anderson: once in a match a tile goes from one territory to another, with all that lies below it.

It activates nothing, needs no Scot beside it, and both layouts must be legal; trade tiles stay.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import kept
from game.games.glen_more.book import INDEX, NAMES, TILE_IDS, TYPE
from game.games.glen_more.cells import AT, CELLS, START_CELLS, cells_in
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import CallDerek, Lift, Lodge
from game.games.glen_more.chronicles.penny_mobs.events import DerekCalled, TileLifted, TileSettled
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.frames.extra import removable
from game.games.glen_more.moments import Events, first_reason, moments
from game.games.glen_more.reasons_placing import not_laid
from game.games.glen_more.state import State
from game.games.glen_more.territory import remove

_CALL = CallDerek()


def calls(state: State, seat: int) -> list[Action]:
    if mob.boss(state, mob.DEREK) != seat or mob.is_used(state, mob.DEREK):
        return []
    return [_CALL] if any(_liftable(state, owner) for owner in range(state.seats)) else []


def call(state: State, seat: int, action: CallDerek, events: Events) -> None:
    state.stack.append(LiftTile(seat))
    if events is not None:
        events.append(DerekCalled(seat))


def _liftable(state: State, owner: int) -> list[int]:
    """Tiles that can go without breaking the layout, and that fit somewhere else."""
    tops = state.lands[owner].tops
    return [
        cell
        for cell in removable(state, owner)
        if TYPE[tops[cell]] != "trade" and targets(state, owner, state.lands[owner].tiles[cell][0])
    ]


def targets(state: State, owner: int, bottom: int) -> list[tuple[int, int]]:
    """Territory and cell for a pile of tiles, which lies as its lowest tile would."""
    return [
        (other, cell)
        for other in range(state.seats)
        if other != owner
        for cell in cells_in(state.lands[other].open_for(bottom))
    ]


@dataclass(frozen=True, slots=True)
class LiftTile(SeatFrame):
    word = "lift_tile"
    lands = True

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [
            kept(Lift, owner, AT[cell]) for owner in range(state.seats) for cell in _liftable(state, owner)
        ]
        return (*found, SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if not isinstance(action, Lift):
            if events is not None:
                events.append(Skipped(seat))
            return
        mob.use(state, mob.DEREK)
        tiles = state.lands[action.seat].tiles[CELLS[action.at]]
        state.stack.append(SettleTile(seat, action.seat, tuple(NAMES[tile] for tile in tiles)))
        if events is not None:
            events.append(TileLifted(seat, action.seat, TILE_IDS[tiles[-1]]))
        remove(state, action.seat, CELLS[action.at], None)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        return not_lifted(state, *mob.on_land(component)) if kind == "land" else None


def not_lifted(state: State, owner: int, cell: int) -> Reason:
    """Why Derek cannot move the tile there."""
    land, rule = state.lands[owner], "mobsters#others"
    if cell not in land.tops:
        return reasons.reason("nothing_to_lift", rule=rule)
    if cell in START_CELLS:
        return reasons.reason("start_stays", rule="removing#legal")
    if TYPE[land.tops[cell]] == "trade":
        return reasons.reason("trade_stays", rule=rule)
    if cell in removable(state, owner):
        return reasons.reason("fits_nowhere_else", rule=rule)
    kept_there = first_reason(moments(state).keep_tile, state, owner, cell)
    return kept_there or reasons.reason("cannot_be_lifted", rule="removing#legal")


@dataclass(frozen=True, slots=True)
class SettleTile(SeatFrame):
    """`tiles` from bottom to top come into another territory."""

    word = "settle_tile"
    lands = True
    owner: int
    tiles: tuple[str, ...]

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(kept(Lodge, other, AT[cell]) for other, cell in targets(state, self.owner, INDEX[self.tiles[0]]))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Lodge)
        state.stack.pop()
        for name in self.tiles:
            state.lands[action.seat] = state.lands[action.seat].laid(INDEX[name], CELLS[action.at])
        if events is not None:
            tile = TILE_IDS[INDEX[self.tiles[-1]]]
            events.append(TileSettled(seat, action.seat, tile, f"cell:{action.at}"))

    def question(self, state: State) -> Say:
        tile = TILE_IDS[INDEX[self.tiles[-1]]]
        return say("glen_more.prompt.settle_tile", seat=seat_id(self.seat), tile=tile)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if kind != "land":
            return None
        other, cell = mob.on_land(component)
        if other == self.owner:
            return reasons.reason("other_territory", rule="mobsters#others")
        return not_laid(state.lands[other], INDEX[self.tiles[0]], cell)
