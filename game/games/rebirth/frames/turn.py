"""A turn: lay the tile in hand and score it, then end the turn.

The rulebook draws the mission card while the tile is scored. Here the cathedral piece stands at once, and the card is
drawn when the player ends the turn: nothing is decided in between, and the tile can still be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import Frame
from game.games.rebirth import reasons, scoring
from game.games.rebirth.actions import FinishTurn, Place
from game.games.rebirth.board import ENERGY, FOOD, KINDS, board
from game.games.rebirth.ending import maybe_finish
from game.games.rebirth.events import (
    CastleTaken,
    CathedralReached,
    FarmScored,
    HarbourScored,
    SettlementScored,
    TilePlaced,
    TurnEnded,
)
from game.games.rebirth.frames.drawing import TakeCard, TakeTile
from game.games.rebirth.placement import places
from game.games.rebirth.state import FARM, HARBOUR, NO_TILE, NOBODY, SETTLEMENT, State

_BOARD = board()
_INDEX = _BOARD.index
_SETTLEMENT_AT = _BOARD.settlement_at
_SETTLEMENT_SPACES = _BOARD.settlement_spaces
_CASTLES_AT = _BOARD.castles_at
_CATHEDRAL_AT = _BOARD.cathedral_at
_SYMBOLS = tuple(kind.symbols for kind in _BOARD.tile_kinds)
_FARM_TILE = _BOARD.scoring.farm_tile
_HARBOUR = _BOARD.scoring.harbour


@dataclass(frozen=True, slots=True)
class PlaceTile(Frame):
    word = "place_tile"
    phase = "place"
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        kind = state.hands[self.seat]
        if seat != self.seat or kind < 0:
            return ()
        return places(state, kind)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Place)
        space = _INDEX[action.at]
        tile = 1 << space
        kind = state.hands[seat]
        state.hands[seat] = NO_TILE
        state.taken |= tile
        if events is not None:
            events.append(TilePlaced(seat, KINDS[kind], action.at))
        if kind == FOOD:
            state.food[seat] |= tile
            _score_farm(state, seat, kind, space, state.food[seat], events)
        elif kind == ENERGY:
            state.energy[seat] |= tile
            _score_farm(state, seat, kind, space, state.energy[seat], events)
        else:
            state.towns[seat] |= tile
            state.houses[space] = _SYMBOLS[kind]
            _score_settlement(state, seat, space, events)
        for castle in _CASTLES_AT[space]:
            _check_castle(state, seat, castle, events)
        cathedral = _CATHEDRAL_AT[space]
        reached = _reach_cathedral(state, seat, cathedral, events) if cathedral >= 0 else None
        state.stack[-1] = end_turn(seat, reached)

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return say("rebirth.prompt.wait", seat=seat_id(self.seat))
        kind = state.hands[seat]
        if kind < 0:
            return say("rebirth.prompt.place_hidden", seat=seat_id(seat))
        return say("rebirth.prompt.place", seat=seat_id(seat), tile=say(f"rebirth.a.{KINDS[kind]}"))

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_placing(state, seat, self.seat, component)


@dataclass(frozen=True, slots=True)
class EndTurn(Frame):
    """The tile lies. `cathedral` is the one whose card the player will draw, if the tile reached one."""

    word = "end_turn"
    phase = "end_turn"
    seat: int
    cathedral: str | None = None

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _FINISH if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.turns[seat] += 1
        if events is not None:
            events.append(TurnEnded(seat))
        stack = state.stack
        stack.pop()
        following = (seat + 1) % state.seats
        if state.hands[following] == NO_TILE:  # all tiles lie, or a position was stated like this
            _pass_on(state, seat)
        else:
            stack.append(_PLACE_TILE[following])
        if state.supply_count[seat]:
            stack.append(_TAKE_TILE[seat])
        if self.cathedral is not None:
            stack.append(_TAKE_CARD[seat])
        if not stack:
            maybe_finish(state, events)

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return say("rebirth.prompt.wait", seat=seat_id(self.seat))
        key = "rebirth.prompt.end_turn_card" if self.cathedral else "rebirth.prompt.end_turn"
        return say(key, seat=seat_id(seat))

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.after_placing(seat, self.seat, component)


_FINISH = (FinishTurn(),)
_TAKE_TILE = tuple(TakeTile(seat) for seat in range(4))
_TAKE_CARD = tuple(TakeCard(seat) for seat in range(4))


_PLACE_TILE = tuple(PlaceTile(seat) for seat in range(4))


def place_tile(seat: int) -> PlaceTile:
    return _PLACE_TILE[seat]


@cache
def end_turn(seat: int, cathedral: str | None) -> EndTurn:
    return EndTurn(seat, cathedral)


def _pass_on(state: State, seat: int) -> None:
    """Clockwise, the next player who has a tile in hand or can draw one goes on; nobody does when all tiles lie."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.hands[other] != NO_TILE or state.supply_count[other]:
            state.stack.append(_PLACE_TILE[other])
            if other != seat and state.hands[other] == NO_TILE:
                state.stack.append(_TAKE_TILE[other])
            return


def _score_farm(state: State, seat: int, kind: int, space: int, farms: int, events: list[Event] | None) -> None:
    """A point for every tile of the group that the new farm made or extended."""
    group = scoring.group_of(farms, space)
    points = group.bit_count() * _FARM_TILE
    state.points[seat] += points
    state.ledger = (seat, FARM, space, points, group, state.ledger)
    if events is not None:
        events.append(FarmScored(seat, KINDS[kind], group.bit_count(), points, _BOARD.ids(group)))


def _score_settlement(state: State, seat: int, space: int, events: list[Event] | None) -> None:
    """The harbour at once, and the settlement if this was its last space."""
    if _BOARD.harbours >> space & 1:
        state.points[seat] += _HARBOUR
        state.ledger = (seat, HARBOUR, space, _HARBOUR, 1 << space, state.ledger)
        if events is not None:
            events.append(HarbourScored(seat, _BOARD.spaces[space], _HARBOUR))
    settlement = _SETTLEMENT_AT[space]
    spaces = _SETTLEMENT_SPACES[settlement]
    if spaces & ~state.taken:
        return
    for scorer, rank, points in scoring.settlement_points(state, settlement, seat):
        own = spaces & state.towns[scorer]
        state.points[scorer] += points
        state.ledger = (scorer, SETTLEMENT, settlement, points, own, state.ledger)
        if events is not None:
            place = f"settlement:{_BOARD.settlements[settlement].id}"
            events.append(SettlementScored(scorer, place, rank, points, _BOARD.ids(own)))


def _check_castle(state: State, seat: int, castle: int, events: list[Event] | None) -> None:
    """Only whoever has just placed can gain control: with more tiles, or as many tiles and more farms."""
    owner = state.castles[castle]
    if owner == seat:
        return
    if owner != NOBODY and scoring.castle_strength(state, castle, seat) <= scoring.castle_strength(
        state, castle, owner
    ):
        return
    state.castles[castle] = seat
    if events is not None:
        name = f"castle:{_BOARD.castles[castle].id}"
        events.append(CastleTaken(seat, name, None if owner == NOBODY else owner))


def _reach_cathedral(state: State, seat: int, cathedral: int, events: list[Event] | None) -> str | None:
    """The first own tile beside a cathedral puts a piece there and earns a card; later ones do nothing."""
    if seat in state.visits[cathedral]:
        return None
    state.visits[cathedral] += (seat,)
    name = _BOARD.cathedrals[cathedral].id
    if events is not None:
        events.append(CathedralReached(seat, f"cathedral:{name}"))
    return name
