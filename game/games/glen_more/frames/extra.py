"""What clans and landmarks allow besides: activating single tiles, removing tiles, building from the discards."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import placing, reasons_acting
from game.games.glen_more.actions import Activate, Build, Remove, kept
from game.games.glen_more.activating import activate, activations, opens_by_selling
from game.games.glen_more.book import BUILDABLE, INDEX, IS_PERSON, NAMES, TILE_IDS, TYPE
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import Skipped
from game.games.glen_more.events_rondel import TileFromDiscards
from game.games.glen_more.frames.base import SKIP, SeatFrame, skip
from game.games.glen_more.frames.selling import sales
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.state import State
from game.games.glen_more.territory import remove


@dataclass(frozen=True, slots=True)
class ActivateSome(SeatFrame):
    """One tile of each of these types (`any` for all), without those around it."""

    word = "activate_some"
    may_idle = True
    kinds: tuple[str, ...]

    def idle(self, state: State) -> bool:
        """Also without a tile that could act once goods are sold: to make room on it, or to pay for it."""
        if not self.kinds:
            return True
        tiles = self._tiles(state)
        if any(activations(state, self.seat, cell, tile) for cell, tile in tiles):
            return False
        return not sales(state, self.seat) or not any(
            opens_by_selling(state, self.seat, cell, tile) for cell, tile in tiles
        )

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def _tiles(self, state: State) -> list[tuple[int, int]]:
        tops = state.lands[self.seat].tops
        return [
            (cell, tops[cell])
            for cell in state.lands[self.seat].cells
            if cell not in state.activated and self._fits(tops[cell])
        ]

    def _open(self, state: State) -> list[Action]:
        return [found for cell, tile in self._tiles(state) for found in activations(state, self.seat, cell, tile)]

    def _fits(self, tile: int) -> bool:
        return "any" in self.kinds or TYPE[tile] in self.kinds

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*self._open(state), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Activate):
            skip(state, seat, events)
            return
        kind = TYPE[INDEX[action.tile.partition(":")[0]]]
        left = list(self.kinds)
        left.remove(kind if kind in left else "any")
        state.stack[-1] = ActivateSome(seat, tuple(left))
        activate(state, seat, action, events, free=True)

    def question(self, state: State) -> Say:
        kinds = tuple(say(f"glen_more.type.{kind}") for kind in self.kinds)
        return say("glen_more.prompt.activate_some", seat=seat_id(self.seat), kinds=kinds)

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_acting.while_activating_some(state, self.seat, component, self.kinds)


@dataclass(frozen=True, slots=True)
class RemoveTiles(SeatFrame):
    """Up to `n` tiles if `optional`; otherwise as many as the layout allows, up to `n`."""

    word = "remove_tiles"
    may_idle = True
    n: int
    optional: bool

    def idle(self, state: State) -> bool:
        return not self.n or not removable(state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        found = tuple(kept(Remove, AT[cell]) for cell in removable(state, self.seat))
        return (*found, SKIP) if self.optional else found

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Remove):
            state.stack[-1] = RemoveTiles(seat, self.n - 1, self.optional)
            remove(state, seat, CELLS[action.at], events)
            return
        skip(state, seat, events)

    def question(self, state: State) -> Say:
        return say(
            f"glen_more.prompt.remove_tiles{'' if self.optional else '_due'}", seat=seat_id(self.seat), n=self.n
        )

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_acting.while_removing(state, self.seat, component)


def removable(state: State, seat: int) -> list[int]:
    keep = moments(state).keep_tile
    cells = state.lands[seat].removable
    return [cell for cell in cells if first_reason(keep, state, seat, cell) is None] if keep else list(cells)


@dataclass(frozen=True, slots=True)
class BuildFromDiscards(SeatFrame):
    """A tile of any discard pile, its own cost waived; placing rules and effects hold."""

    word = "build_from_discards"
    may_idle = True

    def idle(self, state: State) -> bool:
        return not buildable(state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(Build, NAMES[tile]) for tile in buildable(state, self.seat)), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        from game.games.glen_more.frames.placement import acquire  # a placed tile may bring such a build itself

        state.stack.pop()
        if isinstance(action, Build):
            tile = INDEX[action.tile]
            if events is not None:
                events.append(TileFromDiscards(seat, TILE_IDS[tile]))
            state.discards = [tuple(other for other in pile if other != tile) for pile in state.discards]
            acquire(state, seat, tile, "free")
        elif events is not None:
            events.append(Skipped(seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_acting.while_building(state, self.seat, component)


def buildable(state: State, seat: int) -> list[int]:
    return [tile for pile in state.discards for tile in pile if from_discards(state, seat, tile)]


def from_discards(state: State, seat: int, tile: int) -> bool:
    if IS_PERSON[tile]:
        return True
    return BUILDABLE[tile] and bool(placing.open_cells(state, seat, tile))
