"""What moves by itself: the order at the start, refilling the rondel, the die, and the choice of who is next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.contract import CHANCE, Action, Event, Seat
from game.core.masks import MaskTable
from game.games.glen_more import scoring
from game.games.glen_more.book import INDEX, LOCH_NESS, NAMES, NO_TILE, PROTECTED, STACKS, THE_END, TILE_IDS, files
from game.games.glen_more.draws import DrawOrder, LayTile, Roll, Score
from game.games.glen_more.events_rondel import DieLeft, DieRemovedTile, DieRolled, OrderDrawn, TileLaidOut
from game.games.glen_more.frames.base import AutomaticFrame, ChanceFrame
from game.games.glen_more.frames.turn import ChooseTile
from game.games.glen_more.moments import Events, ask, frames_of, moments
from game.games.glen_more.rondel import (
    COMMON,
    advance,
    beyond_all,
    clear_behind,
    current,
    current_stack,
    discard,
    hindmost,
    last_place,
    next_to_fill,
    only_die_is_left,
)
from game.games.glen_more.state import AWAY, DIE, SPACES, State

_ORDERS = tuple(DrawOrder(seat) for seat in range(4))
_LAYS = MaskTable([LayTile(name) for name in NAMES])
_LAY = tuple(LayTile(name) for name in NAMES)
_CHOOSE = tuple(ChooseTile(seat) for seat in range(4))
_FACES = tuple(sorted(set(files().die.faces)))
_ROLLS = tuple(Roll(face) for face in _FACES)
_ROLL_WEIGHTS = tuple(files().die.faces.count(face) for face in _FACES)
_EACH_FACE = tuple(Roll(face) for face in sorted(files().die.faces))
_EVEN = tuple((1,) * number for number in range(len(NAMES)))
_SCORES = {stack: (Score(stack),) for stack in STACKS}
START_COINS = files().setup.coins


@dataclass(frozen=True, slots=True)
class SetOrder(ChanceFrame):
    """The figures stand on the rondel in random order; who moves later has more coins."""

    word = "set_order"
    phase = "set_up"

    def draws(self, state: State) -> tuple[Action, ...]:
        return tuple(_ORDERS[seat] for seat in range(state.seats) if state.at[seat] == AWAY)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawOrder)
        place = sum(1 for other in range(state.seats) if state.at[other] != AWAY)
        state.at[action.seat] = place
        state.coins[action.seat] = START_COINS[place]
        if place + 1 == state.seats:
            state.stack.pop()
        if events is not None:
            events.append(OrderDrawn(action.seat, place + 1, START_COINS[place]))


@dataclass(frozen=True, slots=True)
class NextFigure(AutomaticFrame):
    """Between turns, always at the bottom: refill, then the hindmost figure moves; the end once none can."""

    word = "next_figure"

    def run(self, state: State, events: list[Event] | None) -> None:
        place = next_to_fill(state)
        if place != AWAY and (any(state.bags) or state.inserts):
            state.filled = place
            state.stack.append(REFILL)
            return
        figure = hindmost(state)
        if figure < 0 or (figure == DIE and only_die_is_left(state)):
            state.stack[-1:] = [FINISH, SCORE_LAST]
            ask(state, frames_of(moments(state).ends, state, events))
        elif figure < state.seats:
            begin_turn(state, figure)
            if state.mods:
                for begins in moments(state).turn_begins:
                    begins(state, figure)
            state.stack.append(_CHOOSE[figure])
        elif figure == DIE:
            state.stack.append(ROLL_DIE)
        else:
            frames = frames_of(moments(state).figure_moves, state, figure)
            assert frames, f"nobody moves figure {figure}"
            ask(state, frames)


def begin_turn(state: State, seat: int) -> None:
    state.moves = 0
    state.may_activate = state.activated = ()
    state.free_activations = int(LOCH_NESS in state.landmarks[seat])


@dataclass(frozen=True, slots=True)
class Refill(ChanceFrame):
    """A tile of the current stack for the next free space."""

    word = "refill"

    def draws(self, state: State) -> tuple[Action, ...]:
        stack, insert = current(state)
        if insert is None:
            return _LAYS.of(state.bags[stack])
        _, tile, soonest, latest = insert
        tiles = _LAYS.of(state.bags[stack]) if latest > 0 else ()
        return (*tiles, _LAY[tile]) if soonest <= 0 else tiles

    def weights(self, state: State) -> tuple[int, ...]:
        """A tile that is put in at some depth comes at each of the depths it may have with equal chance."""
        stack, insert = current(state)
        number = state.bags[stack].bit_count()
        if insert is None or insert[2] > 0:
            return _EVEN[number]
        latest = insert[3]
        return (*((latest,) * number if latest > 0 else ()), max(number, 1))

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        stack, insert = current(state)
        if insert is None or insert[2] > 0:
            return _LAYS.one_of(state.bags[stack], chance)
        return super(Refill, self).draw(state, chance)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, LayTile)
        tile, place = INDEX[action.tile], state.filled
        stack, insert = current(state)
        if insert is None:
            state.bags[stack] ^= 1 << tile
        else:
            _take_from(state, stack, tile)
        state.spaces[place % SPACES] = tile
        if tile == THE_END:
            state.end_at = place
        state.filled = place + 1
        if events is not None:
            events.append(TileLaidOut(TILE_IDS[tile], place % SPACES))
        frames = frames_of(moments(state).laid_out, state, tile, events) if state.mods else []
        following = stack
        if not state.bags[stack]:
            following = current_stack(state)
            if following != stack == state.scorings + 1 < len(STACKS) - 1:
                frames.append(SCORE_STACKS[stack])
        more = next_to_fill(state) if following >= 0 else AWAY
        if more == AWAY:
            state.stack.pop()
        else:
            state.filled = more
        if frames:
            ask(state, frames)


def _take_from(state: State, stack: int, tile: int) -> None:
    """Out of a stack into which something is put; it comes one tile earlier now."""
    bit, bag = 1 << tile, state.bags[stack]
    if not bag & bit:
        state.inserts = tuple(insert for insert in state.inserts if insert[1] != tile)
        return
    state.bags[stack] = bag ^ bit
    state.inserts = tuple(
        (at, one, soonest - 1, latest - 1) if at == stack else (at, one, soonest, latest)
        for at, one, soonest, latest in state.inserts
    )


@dataclass(frozen=True, slots=True)
class RollDie(ChanceFrame):
    """The die goes ahead by tiles, not spaces, and removes the one it lands on."""

    word = "roll_die"
    phase = "die"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _ROLLS

    def weights(self, state: State) -> tuple[int, ...]:
        return _ROLL_WEIGHTS

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        return _EACH_FACE[int(chance() * len(_EACH_FACE))]

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Roll)
        state.stack.pop()
        state.die_shows = action.die
        if events is not None:
            events.append(DieRolled(action.die))
        move_die(state, action.die, events)


def _where_it_lands(state: State, steps: int) -> int:
    """Only tiles count; where one is protected it goes on, and beyond all if nothing can be removed."""
    spaces = state.spaces
    for place in range(state.at[DIE] + 1, state.filled):
        tile = spaces[place % SPACES]
        if tile != NO_TILE:
            if tile == THE_END:
                return state.end_at
            steps -= 1
            if steps <= 0 and not PROTECTED[tile]:
                return place
    return beyond_all(state)


def move_die(state: State, steps: int, events: Events) -> None:
    start, place = state.at[DIE], _where_it_lands(state, steps)
    frames: list[Any] | None = None
    if state.mods:
        frames = frames_of(moments(state).passes, state, CHANCE, DIE, start, place, NO_TILE, events)
    tile = state.spaces[place % SPACES] if place < state.filled else NO_TILE
    if tile == THE_END:
        before = last_place(state)
        state.at[DIE] = AWAY
        if events is not None:
            events.append(DieLeft())
        clear_behind(state, before, COMMON, events)
    else:
        state.spaces[place % SPACES] = NO_TILE
        advance(state, DIE, place, COMMON, events)
        if tile != NO_TILE:
            if events is not None:
                events.append(DieRemovedTile(TILE_IDS[tile], steps))
            discard(state, [tile], COMMON, events, passed=False)
    if frames:
        ask(state, frames)


@dataclass(frozen=True, slots=True)
class ScoreStack(ChanceFrame):
    """Nothing is drawn: the last tile of a stack lies on the rondel, or the last figure is at the end."""

    word = "score_stack"
    phase = "score"
    stack: str

    def draws(self, state: State) -> tuple[Action, ...]:
        return _SCORES[self.stack]

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        scoring.score_stack(state, self.stack, events)
        if self.stack == STACKS[-1]:
            scoring.score_end(state, events)
        if state.mods:
            ask(state, frames_of(moments(state).scored, state, state.scorings, events))


@dataclass(frozen=True, slots=True)
class Finish(AutomaticFrame):
    """After everything that follows the last scoring."""

    word = "finish"
    phase = "score"

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        scoring.finish(state, events)


NEXT_FIGURE = NextFigure()
REFILL = Refill()
ROLL_DIE = RollDie()
FINISH = Finish()
SCORE_STACKS = tuple(ScoreStack(stack) for stack in STACKS)
SCORE_LAST = SCORE_STACKS[-1]
SET_ORDER = SetOrder()
