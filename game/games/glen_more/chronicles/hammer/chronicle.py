"""Chronicle 4: the Englishman, a figure at the service of whoever holds his token, for coins onto a market row.

If he is not used, he removes a tile, and the holder takes the highest stack of that row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import Action, Event, Reason, Seat, seat_id
from game.core.reading import index, number
from game.games.glen_more import reasons, taking
from game.games.glen_more.actions import Go, Skip, kept
from game.games.glen_more.book import INDEX, NAMES, NO_LANDING, NO_TILE, THE_END, TILE_IDS, files
from game.games.glen_more.chronicles.hammer.actions import FIGURE, TOKEN, EnglishDiscard, EnglishTake, Swap
from game.games.glen_more.chronicles.hammer.events import EVENTS, EnglishmanDiscarded, EnglishmanSwapped, TokenTaken
from game.games.glen_more.chronicles.hammer.judge import worth
from game.games.glen_more.chronicles.hammer.words import WORDS
from game.games.glen_more.events import CoinsGained, CoinsPaid, Skipped, WentTo
from game.games.glen_more.frames.base import SeatFrame
from game.games.glen_more.frames.placement import ALONE
from game.games.glen_more.frames.turn import GO_TO_END, Act, do_extra, extra_actions, go_to, take
from game.games.glen_more.market import SPACES as ROW_SPACES
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.rondel import (
    beyond_all,
    clear_behind,
    discard,
    last_place,
    pile_of,
    place_of,
    tiles_ahead,
)
from game.games.glen_more.state import AWAY, FIRST_EXTRA, SPACES, State

ID = "hammer"
ENGLISHMAN = FIRST_EXTRA
ROW = "market:england"
NOBODY = -1
_FACTS = files().chronicles[ID].facts["england"]
_FORBIDDEN = frozenset(INDEX[name] for name in _FACTS.may_not_take)
_S_TILES = files().rondel.s_tiles
_SKIP = Skip()


class England(NamedTuple):
    row: int
    """Filled spaces of the market row."""
    holder: int = NOBODY


def england(state: State) -> England:
    part: England = state.parts[ID]
    return part


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = England(_FACTS.start_coins)
    state.at[ENGLISHMAN] = state.seats + state.options["die"] + _S_TILES
    return []


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


# -- the token -----------------------------------------------------------------------------------------------------


def _passes(
    state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events
) -> list[Any]:
    """Whoever is the first to pass him gets his token."""
    if figure == seat and england(state).holder == NOBODY and start < state.at[ENGLISHMAN] < place:
        give_token(state, seat, events)
    return []


def _token(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> None:
    give_token(state, seat, events)


def _take_row(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> None:
    """All coins of the row at once."""
    coins = sum(range(1, england(state).row + 1))
    set_row(state, 0)
    if coins:
        state.coins[seat] += coins
        if events is not None:
            events.append(CoinsGained(seat, coins))


# -- his turn ------------------------------------------------------------------------------------------------------


def _figure_moves(state: State, figure: int) -> list[Any]:
    if figure != ENGLISHMAN:
        return []
    state.moves = state.free_activations = 0
    state.may_activate = state.activated = ()
    holder = england(state).holder
    if holder == NOBODY:  # only in a position that was stated so: the next figure passes him
        holder = min(range(state.seats), key=lambda seat: state.at[seat])
    for begins in moments(state).turn_begins:  # an additional turn of theirs
        begins(state, holder)
    return [UseEnglishman(holder)]


@dataclass(frozen=True, slots=True)
class UseEnglishman(SeatFrame):
    """The token's holder moves him: to a tile that is taken or removed, or onto the end."""

    word = "use_englishman"
    phase = "choose"
    is_turn = True

    def _open(self, state: State) -> list[int]:
        means = taking.Means(state, self.seat)
        return [
            tile for tile, place in tiles_ahead(state, ENGLISHMAN) if not_for_him(means, tile, place) is None
        ]

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [kept(EnglishTake, NAMES[tile]) for tile in self._open(state)]
        found += [
            kept(EnglishDiscard, NAMES[tile]) for tile, place in tiles_ahead(state, ENGLISHMAN)
            if may_discard(state, tile, place)
        ]
        if state.end_at != AWAY:
            found.append(GO_TO_END)
        if not found:
            found.append(_SKIP)
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
        tile = reasons.tile_named(component)
        if tile == NO_TILE or place_of(state, tile) == AWAY:
            return None
        found = not_for_him(taking.Means(state, self.seat), tile, place_of(state, tile))
        if found is None or isinstance(found, Reason):
            return found
        return reasons.not_to_be_taken(state, self.seat, tile, found)


def not_for_him(means: taking.Means, tile: int, place: int) -> taking.Refusal | None:
    """Why the holder cannot take a tile with him."""
    if tile in _FORBIDDEN:
        return "not_for_englishman"
    row = england(means.state).row
    if row >= ROW_SPACES:
        return "england_full"
    if place <= means.state.at[ENGLISHMAN]:
        return "behind"
    return taking.refusal(means, ENGLISHMAN, tile, place, fee=row + 1)


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
            tile for space, tile in enumerate(state.spaces)
            if tile not in (NO_TILE, THE_END) and not NO_LANDING[tile]
            and not any(at != AWAY and at % SPACES == space for at in state.at)
        ]

    def idle(self, state: State) -> bool:
        return not self._tiles(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(Swap, NAMES[tile]) for tile in self._tiles(state)), _SKIP)

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


def _swap(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> list[Any]:
    return [SwapEnglishman(seat)]


# -- the rest ------------------------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from (FIGURE, TOKEN, ROW)


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == TOKEN:
        holder = england(state).holder
        if holder == NOBODY:
            return reasons.reason("token_free", rule="hammer")
        return reasons.reason("token_held", rule="hammer", seat=seat_id(holder))
    if kind == FIGURE:
        return reasons.reason("englishman", rule="hammer")
    if f"{kind}:{name}" == ROW:
        return reasons.reason("england_row", rule="hammer")
    return None


def _to_plain(state: State) -> dict[str, Any]:
    part = england(state)
    return {"row": part.row, "token": None if part.holder == NOBODY else part.holder}


def _from_plain(state: State, plain: Mapping[str, Any]) -> England:
    for key in plain:
        index(key, {"row": 0, "token": 1}, "part of the Englishman")
    token = plain.get("token")
    row = number(plain.get("row", _FACTS.start_coins), "row", 0, ROW_SPACES)
    return England(row, NOBODY if token is None else number(token, "token", 0, state.seats - 1))


def _audit(state: State) -> None:
    assert 0 <= england(state).row <= ROW_SPACES


CHRONICLE = Chronicle(
    id=ID,
    number=4,
    frames=(UseEnglishman, SwapEnglishman),
    events=EVENTS,
    actions=(EnglishTake, EnglishDiscard, Swap),
    verbs={"england_token": _token, "take_market_row": _take_row, "swap_englishman_with_tile": _swap},
    to_plain=_to_plain,
    from_plain=_from_plain,
    figures={ENGLISHMAN: FIGURE},
    words=WORDS,
    moments={
        "set_up": _set_up,
        "passes": _passes,
        "figure_moves": _figure_moves,
        "components": _components,
        "why_not": _why_not,
        "gauges": lambda state, seat: {ROW: england(state).row},
        "audit": _audit,
        "worth": worth,
    },
)
