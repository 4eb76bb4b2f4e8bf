"""The Englishman's figure, his row and his token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Action, Event, Reason, Seat
from game.games.glen_more import reasons, taking
from game.games.glen_more.actions import Go, Skip, kept
from game.games.glen_more.book import INDEX, NAMES, NO_LANDING, NO_TILE, THE_END, TILE_IDS, files
from game.games.glen_more.chronicles.hammer.actions import TOKEN, EnglishDiscard, EnglishTake, Swap
from game.games.glen_more.chronicles.hammer.events import EnglishmanDiscarded, EnglishmanSwapped, TokenTaken
from game.games.glen_more.events import CoinsGained, CoinsPaid, Skipped
from game.games.glen_more.events_rondel import WentTo
from game.games.glen_more.frames.base import SKIP, SeatFrame, do_extra
from game.games.glen_more.frames.placement import ALONE
from game.games.glen_more.frames.selling import sales
from game.games.glen_more.frames.turn import GO_TO_END, Act, extra_actions, go_to, take
from game.games.glen_more.market import SPACES as ROW_SPACES
from game.games.glen_more.moments import Events
from game.games.glen_more.rondel import beyond_all, clear_behind, discard, last_place, pile_of, place_of, tiles_ahead
from game.games.glen_more.state import AWAY, FIRST_EXTRA, SPACES, State

ID = "hammer"
ENGLISHMAN = FIRST_EXTRA
ROW = "market:england"
NOBODY = -1
FACTS = files().chronicles[ID].facts["england"]
_FORBIDDEN = frozenset(INDEX[name] for name in FACTS.may_not_take)


class England(NamedTuple):
    row: int
    """Filled spaces of the market row."""
    holder: int = NOBODY


def england(state: State) -> England:
    part: England = state.parts[ID]
    return part


def set_row(state: State, row: int) -> None:
    state.parts[ID] = england(state)._replace(row=row)


def take_highest(state: State, seat: int, events: Events) -> None:
    row = england(state).row
    if row:
        set_row(state, row - 1)
        state.coins[seat] += row
        if events is not None:
            events.append(CoinsGained(seat, row))


def give_token(state: State, seat: int, events: Events) -> None:
    if england(state).holder != seat:
        state.parts[ID] = england(state)._replace(holder=seat)
        if events is not None:
            events.append(TokenTaken(seat))


@dataclass(frozen=True, slots=True)
class UseEnglishman(SeatFrame):
    """The token's holder moves him: to a tile that is taken or removed, or onto the end."""

    word = "use_englishman"
    phase = "choose"
    is_turn = True

    def _open(self, state: State) -> list[int]:
        means = taking.Means(state, self.seat)
        return [tile for tile, place in tiles_ahead(state, ENGLISHMAN) if _may_take(means, tile, place)]

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [kept(EnglishTake, NAMES[tile]) for tile in self._open(state)]
        found += [
            kept(EnglishDiscard, NAMES[tile])
            for tile, place in tiles_ahead(state, ENGLISHMAN)
            if may_discard(state, tile, place)
        ]
        if state.end_at != AWAY:
            found.append(GO_TO_END)
        if not found:
            found.append(SKIP)
        return (*found, *extra_actions(state, self.seat, False))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, EnglishTake):
            self._take(state, seat, INDEX[action.tile], events)
        elif isinstance(action, EnglishDiscard):
            self._discard(state, seat, INDEX[action.tile], events)
        elif isinstance(action, Go):
            state.stack[-1] = Act(seat, True)
            if events is not None:
                events.append(WentTo(seat, action.to))
            go_to(state, seat, ENGLISHMAN, state.at[ENGLISHMAN], state.end_at, NO_TILE, events)
        elif isinstance(action, Skip):
            state.stack[-1] = Act(seat, True)
            if events is not None:
                events.append(Skipped(seat))
            go_to(state, seat, ENGLISHMAN, state.at[ENGLISHMAN], beyond_all(state), NO_TILE, events)
        else:
            do_extra(state, seat, action, events)

    def _take(self, state: State, seat: int, tile: int, events: Events) -> None:
        row = england(state).row
        state.coins[seat] -= row + 1
        set_row(state, row + 1)
        if events is not None:
            events.append(CoinsPaid(seat, row + 1))
        state.stack[-1] = Act(seat, True)
        take(state, seat, ENGLISHMAN, tile, ALONE, events)

    def _discard(self, state: State, seat: int, tile: int, events: Events) -> None:
        start, place = state.at[ENGLISHMAN], place_of(state, tile)
        state.spaces[place % SPACES] = NO_TILE
        if events is not None:
            events.append(EnglishmanDiscarded(seat, TILE_IDS[tile]))
        state.stack[-1] = Act(seat, True)
        go_to(state, seat, ENGLISHMAN, start, place, NO_TILE, events)
        discard(state, [tile], pile_of(state, seat), events, passed=False)
        take_highest(state, seat, events)

    def refuse(self, state: State, component: str) -> Reason | None:
        """Of the token, why he takes nothing. What he cannot take he can discard, so few tiles are refused."""
        row, tile = england(state).row, reasons.tile_named(component)
        if component == TOKEN and row >= ROW_SPACES:
            return reasons.reason("england_full", rule="hammer#using")
        if component == TOKEN:
            lacking = row + 1 - state.coins[self.seat]
            if lacking <= 0:
                return reasons.reason("england_none", rule="hammer#using")
            help_ = reasons.way("sell_first") if sales(state, self.seat) else None
            return reasons.reason("england_too_dear", help_, "hammer#using", n=lacking)
        if tile == NO_TILE or place_of(state, tile) == AWAY:
            return None
        found = taking.refusal(taking.Means(state, self.seat), ENGLISHMAN, tile, place_of(state, tile))
        return reasons.not_to_be_taken(state, self.seat, tile, found) if isinstance(found, str) else found


def _may_take(means: taking.Means, tile: int, place: int) -> bool:
    row = england(means.state).row
    if tile in _FORBIDDEN or row >= ROW_SPACES:
        return False
    return taking.refusal(means, ENGLISHMAN, tile, place, fee=row + 1) is None


def may_discard(state: State, tile: int, place: int) -> bool:
    """Tiles that figures can take, reserved or not: only who takes a reserved tile pays for it."""
    return tile != THE_END and taking.is_for_taking(tile) and all(at != place for at in state.at)


# -- the event of Glenfinnan Monument ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SwapEnglishman(SeatFrame):
    """He and a tile of the rondel change places, if one likes."""

    word = "swap_englishman"
    may_idle = True

    def _tiles(self, state: State) -> list[int]:
        here = state.at[ENGLISHMAN]
        if here == AWAY or (state.end_at != AWAY and here >= state.end_at):
            return []
        return [
            tile
            for space, tile in enumerate(state.spaces)
            if tile not in (NO_TILE, THE_END)
            and not NO_LANDING[tile]
            and not any(at != AWAY and at % SPACES == space for at in state.at)
        ]

    def idle(self, state: State) -> bool:
        return not self._tiles(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(Swap, NAMES[tile]) for tile in self._tiles(state)), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if not isinstance(action, Swap):
            if events is not None:
                events.append(Skipped(seat))
            return
        tile = INDEX[action.tile]
        before, place, here = last_place(state), place_of(state, tile), state.at[ENGLISHMAN]
        state.at[ENGLISHMAN] = place
        state.spaces[place % SPACES], state.spaces[here % SPACES] = NO_TILE, tile
        if events is not None:
            events.append(EnglishmanSwapped(seat, TILE_IDS[tile]))
        clear_behind(state, before, pile_of(state, seat), events)
