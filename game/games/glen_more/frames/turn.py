"""A turn: the hindmost figure goes to a tile and takes it, then its owner activates, moves, and ends the turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons, reasons_acting
from game.games.glen_more.actions import Activate, Done, EndTurn, Go, Move, Take, ThrowAway, UseMoves, kept
from game.games.glen_more.activating import activate, own_activations
from game.games.glen_more.book import COST, INDEX, MACLACHLAN, NAMES, NO_TILE, THE_END, TILE_IDS
from game.games.glen_more.cells import AT, CELLS, around
from game.games.glen_more.events import CoinsGained, ExtraTurnEnded, MovesGained, ScotMoved, TurnDone, TurnEnded
from game.games.glen_more.events_rondel import TileTaken, TileThrownAway, WentTo
from game.games.glen_more.frames.base import AutomaticFrame, SeatFrame, do_extra
from game.games.glen_more.frames.payment import pay, take_scot
from game.games.glen_more.frames.placement import BOUGHT, BuyTile, acquire
from game.games.glen_more.moments import Events, ask, frames_of, moments
from game.games.glen_more.points import score
from game.games.glen_more.rondel import COMMON, advance, discard, pile_of, place_of, tiles_ahead
from game.games.glen_more.state import AWAY, SPACES, State
from game.games.glen_more.taking import due_tile, is_for_taking, none_is_legal, open_tiles
from game.games.glen_more.territory import enter

END_TURN = EndTurn()
DONE = Done()
USE_MOVES = UseMoves()
GO_TO_END = Go(TILE_IDS[THE_END])
_ENDS = EndTurn, Done
GETS = ("coin", "move")


def extra_actions(state: State, seat: int, acting: bool) -> list[Action]:
    """What Chronicles allow any time in one's turn; `acting` once a tile was taken."""
    found: list[Action] = []
    for listener in moments(state).free_actions:
        found += listener(state, seat, acting)
    return found


@dataclass(frozen=True, slots=True)
class ChooseTile(SeatFrame):
    """The seat's figure is the hindmost: it goes to any tile that can be taken, or onto a goal."""

    word = "choose_tile"
    phase = "choose"
    is_turn = True

    def offer(self, state: State) -> tuple[Action, ...]:
        seat = self.seat
        found: list[Action] = [_TAKES[tile] for tile in open_tiles(state, seat, seat)]
        can_take = bool(found)
        if state.end_at != AWAY:
            found.append(GO_TO_END)
        if state.mods:
            due = due_tile(state, seat)
            if due is not None:
                take_it = [_TAKES[due[0]]] if _TAKES[due[0]] in found else []
                return (*take_it, *extra_actions(state, seat, False))
            for goals in moments(state).goals:
                found += [kept(Go, component) for component, _, refused in goals(state, seat) if refused is None]
        if not can_take and none_is_legal(state, seat, seat):
            tiles = [tile for tile, _ in tiles_ahead(state, seat) if is_for_taking(tile)]
            found += [kept(ThrowAway, NAMES[tile], get) for tile in tiles for get in GETS]
        return (*found, *extra_actions(state, seat, False)) if state.mods else tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Take):
            state.stack[-1] = _ACTS[seat]
            take(state, seat, seat, INDEX[action.tile], BOUGHT, events)
        elif isinstance(action, Go):
            state.stack[-1] = Act(seat)
            _go(state, seat, action.to, events)
        elif isinstance(action, ThrowAway):
            state.stack[-1] = Act(seat)
            _throw_away(state, seat, action, events)
        else:
            do_extra(state, seat, action, events)

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons.while_choosing(state, self.seat, component)


def take(state: State, seat: int, figure: int, tile: int, how: str, events: Events) -> None:
    """A figure goes to a tile, which leaves the rondel; what happens on the way comes before paying and placing."""
    start = state.at[figure]
    place = start + (state.spaces.index(tile) - start) % SPACES
    acquire(state, seat, tile, how)
    if state.mods:
        state.stack.append(kept(BuyTile, seat, NAMES[tile]))
    if events is not None:
        events.append(TileTaken(seat, TILE_IDS[tile]))
    state.spaces[place % SPACES] = NO_TILE
    go_to(state, seat, figure, start, place, tile, events)
    if not state.mods:
        pay(state, seat, COST[tile], events, tile=NAMES[tile])


def go_to(state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events) -> None:
    if not state.mods:
        advance(state, figure, place, COMMON, events)
        return
    listen = moments(state)
    frames = frames_of(listen.leaves, state, seat, figure, start, events)
    frames += frames_of(listen.passes, state, seat, figure, start, place, tile, events)
    advance(state, figure, place, pile_of(state, seat), events)
    ask(state, frames)


def _go(state: State, seat: int, to: str, events: Events) -> None:
    if events is not None:
        events.append(WentTo(seat, to))
    start = state.at[seat]
    if to == GO_TO_END.to:
        state.free_activations = 0
        go_to(state, seat, seat, start, state.end_at, NO_TILE, events)
        return
    goal = next(place for goals in moments(state).goals for name, place, _ in goals(state, seat) if name == to)
    arrived = frames_of(moments(state).arrives, state, seat, to, events)
    ask(state, arrived)
    go_to(state, seat, seat, start, goal, NO_TILE, events)


def _throw_away(state: State, seat: int, action: ThrowAway, events: Events) -> None:
    tile = INDEX[action.tile]
    start, place = state.at[seat], place_of(state, tile)
    state.spaces[place % SPACES] = NO_TILE
    if events is not None:
        events.append(TileThrownAway(seat, TILE_IDS[tile]))
    go_to(state, seat, seat, start, place, NO_TILE, events)
    discard(state, [tile], pile_of(state, seat), events, passed=False)
    if action.get == "coin":
        state.coins[seat] += 1
        if events is not None:
            events.append(CoinsGained(seat, 1))
    else:
        state.moves += 1
        if events is not None:
            events.append(MovesGained(seat, 1))


@dataclass(frozen=True, slots=True)
class Act(SeatFrame):
    """Everything after the tile lies: activations in any order, movement, selling, and the end of the turn.

    `extra` is a turn with a figure that belongs to nobody; it is no turn of the seat's own.
    """

    word = "act"
    phase = "act"
    is_turn = True
    extra: bool = False

    def offer(self, state: State) -> tuple[Action, ...]:
        seat = self.seat
        found = own_activations(state, seat)
        if state.moves:
            found += _moves(state, seat)
            if MACLACHLAN in state.clans[seat]:
                found.append(USE_MOVES)
        if state.mods:
            found += extra_actions(state, seat, True)
            found.append(DONE if not self.extra and _asked_at_end(state, seat) else END_TURN)
        else:
            found.append(END_TURN)
        return tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Activate):
            activate(state, seat, action, events)
        elif isinstance(action, Move):
            state.moves -= 1
            move_scot(state, seat, CELLS[action.start], CELLS[action.to], events)
        elif isinstance(action, _ENDS):
            self._end(state, seat, events)
        elif isinstance(action, UseMoves):
            state.moves -= 1
            score(state, seat, "clans", "clan:maclachlan", 1, events)
        else:
            do_extra(state, seat, action, events)

    def _end(self, state: State, seat: Seat, events: Events) -> None:
        state.stack.pop()
        state.moves = state.free_activations = 0
        state.may_activate = state.activated = ()
        if self.extra:
            if events is not None:
                events.append(ExtraTurnEnded(seat))
            return
        following = _asked_at_end(state, seat) if state.mods else None
        if not following:
            close_turn(state, seat, events)
            return
        if events is not None:
            events.append(TurnDone(seat))
        state.stack.append(CloseTurn(seat))
        ask(state, following)

    def question(self, state: State) -> Say:
        seat = self.seat
        if own_activations(state, seat):
            return say("glen_more.prompt.act", seat=seat_id(seat))
        if state.moves:
            return say("glen_more.prompt.act_moves", seat=seat_id(seat), n=state.moves)
        return say("glen_more.prompt.act_end", seat=seat_id(seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_acting.while_acting(state, self.seat, component)


def _asked_at_end(state: State, seat: int) -> list[Any]:
    return [frame for ends in moments(state).turn_ends if (frame := ends(state, seat)) is not None]


def _moves(state: State, seat: int) -> list[Action]:
    tops = state.lands[seat].tops
    return [move for start in sorted(state.scots[seat]) for to, move in _steps(start) if to in tops]


_TAKES = tuple(Take(name) for name in NAMES)


@cache
def _steps(start: int) -> tuple[tuple[int, Action], ...]:
    """The cells around one, each with the move there."""
    return tuple((to, Move(AT[start], AT[to])) for to in around(start))


def move_scot(state: State, seat: int, start: int, to: int, events: Events) -> None:
    take_scot(state, seat, start)
    state.scots[seat][to] = state.scots[seat].get(to, 0) + 1
    if events is not None:
        events.append(ScotMoved(seat, f"cell:{AT[start]}", f"cell:{AT[to]}"))
    enter(state, seat, to, events)


def close_turn(state: State, seat: int, events: Events) -> None:
    state.turns[seat] += 1
    if events is not None:
        events.append(TurnEnded(seat))


@dataclass(frozen=True, slots=True)
class CloseTurn(AutomaticFrame):
    word = "close_turn"
    is_turn = True
    seat: int

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        close_turn(state, self.seat, events)


_ACTS = tuple(Act(seat) for seat in range(4))
