"""Phase 1, income, and the drawing of three tiles each that begins phase 2."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.contract import Action, Event, Say, Seat, say, seat_id
from game.core.frames import ChanceFrame, Frame
from game.core.masks import MaskTable
from game.games.isle_of_skye import rounds
from game.games.isle_of_skye.actions import DrawTile, TakeIncome
from game.games.isle_of_skye.events import IncomeTaken, RoundBegun, TileDrawn
from game.games.isle_of_skye.frames.pricing import SET_PRICES
from game.games.isle_of_skye.ids import TILES, ids_of_mask
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES, files

_DRAWN = files().offer.drawn
_INCOME = (TakeIncome(),)
_DRAWS = tuple(MaskTable([DrawTile(seat, name) for name in NAMES[:CASTLE]]) for seat in range(5))
_EVEN = tuple((1,) * tiles for tiles in range(CASTLE + 1))
"""All tiles are alike to a hand in the bag."""


@dataclass(frozen=True, slots=True)
class Income(ChanceFrame):
    """Nothing to decide: it happens at once, to all."""

    word = "income"
    phase = "income"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _INCOME

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if events is not None:
            events.append(RoundBegun(state.round))
        for owner in range(state.seats):
            castle, whisky, catch_up, tiles = rounds.income(state, owner)
            gold = castle + whisky + catch_up
            state.gold[owner] += gold
            state.counted[owner] += gold
            if events is not None:
                events.append(IncomeTaken(owner, gold, castle, whisky, catch_up, ids_of_mask(tiles, owner)))
        state.stack[-1:] = _draws(state)

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("isle_of_skye.prompt.income")


def _draws(state: State) -> list[Frame]:
    """In turn order from the start player, then all set prices."""
    order = [(state.start + k) % state.seats for k in range(state.seats)]
    return [SET_PRICES, *(_DRAW_TILES[seat] for seat in reversed(order))]


@dataclass(frozen=True, slots=True)
class DrawTiles(ChanceFrame):
    """Three tiles from the bag, open in front of the screen."""

    word = "draw_tiles"
    phase = "draw"
    seat: int

    def draws(self, state: State) -> tuple[Action, ...]:
        return _DRAWS[self.seat].of(state.bag)

    def weights(self, state: State) -> tuple[int, ...]:
        return _EVEN[state.bag.bit_count()]

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        return _DRAWS[self.seat].one_of(state.bag, chance)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawTile)
        tile = INDEX[action.tile]
        state.bag ^= 1 << tile
        offer = state.offers[self.seat] = (*state.offers[self.seat], tile)
        if len(offer) == _DRAWN:
            state.stack.pop()
        if events is not None:
            events.append(TileDrawn(self.seat, TILES[tile]))

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("isle_of_skye.prompt.draw", seat=seat_id(self.seat))


INCOME = Income()
_DRAW_TILES = tuple(DrawTiles(seat) for seat in range(5))
