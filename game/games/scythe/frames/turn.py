"""The turn: a section, its top action, its bottom action, each only if one wants; then the left neighbour's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Seat
from game.games.scythe.actions import Bottom, ChooseSection, FinishTurn, Less, ShowObjective, SkipBottom
from game.games.scythe.actions_combat import HearOffer, OpenDeal
from game.games.scythe.events import BottomChosen, BottomSkipped, SectionChosen, TurnEnded
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.bottoms import begin_bottom
from game.games.scythe.frames.deals import deal_options, hear_offer, open_deal
from game.games.scythe.frames.fighting import Fights
from game.games.scythe.frames.finding import Discover
from game.games.scythe.frames.modest import less_of_bottom, less_of_others, want_less
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.frames.producing import ProduceHexes
from game.games.scythe.frames.tops import Bolster, FactoryTop, MoveOrGain, TradeGoods
from game.games.scythe.frames.window import objectives_to_show, show_objective
from game.games.scythe.mat import missing_resources, open_sections, yields
from game.games.scythe.reach import MOVES_OF_FACTORY
from game.games.scythe.state import State, next_seat
from game.games.scythe.tables import (
    BOLSTER,
    FACTIONS,
    FACTORY_SECTION,
    MAT_SECTION_OF_TOP,
    MAT_TOP,
    MOVE_GAIN,
    PRODUCE,
    SECTION_WORDS,
    TOP,
)
from game.games.scythe.terms import BOTTOMS

_SECTIONS = tuple(ChooseSection(word) for word in SECTION_WORDS)
_BOTTOMS = tuple(Bottom(name) for name in BOTTOMS)
_END, _SKIP = FinishTurn(), SkipBottom()


def section_of(state: State, seat: int, word: str) -> int:
    top = TOP.get(word)
    return FACTORY_SECTION if top is None else MAT_SECTION_OF_TOP[state.mat[seat]][top]


def _common_step(state: State, seat: int, action: Action, events: Events) -> bool:
    """What may be done between actions: an objective, a deal, a word about what is to come."""
    if isinstance(action, ShowObjective):
        show_objective(state, seat, action, events)
    elif isinstance(action, OpenDeal):
        open_deal(state, seat, action, events)
    elif isinstance(action, HearOffer):
        hear_offer(state, seat, action, events)
    elif isinstance(action, Less):
        want_less(state, seat, events)
    else:
        return False
    return True


@dataclass(frozen=True, slots=True)
class TakeTurn(ScytheFrame):
    word = "take_turn"
    seat: int

    def question(self, state: State) -> str:
        """At first everybody is told whom they lead."""
        return self.word if state.turns[self.seat] else "first_turn"

    def told(self, state: State) -> dict[str, Any]:
        return {} if state.turns[self.seat] else {"faction": f"faction:{FACTIONS[state.faction[self.seat]]}"}

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        tops = MAT_TOP[state.mat[seat]]
        sections = [
            _SECTIONS[tops[section] if section < FACTORY_SECTION else FACTORY_SECTION]
            for section in open_sections(state, seat)
        ]
        return (*sections, *objectives_to_show(state, seat), *deal_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if _common_step(state, seat, action, events):
            return
        assert isinstance(action, ChooseSection)
        section = section_of(state, seat, action.top)
        state.last[seat] = section
        if events is not None:
            events.append(SectionChosen(seat, f"section:{action.top}"))
        if section == FACTORY_SECTION:
            steps, units = MOVES_OF_FACTORY.moves, MOVES_OF_FACTORY.units
            state.stack[-1] = FinishOfTurn(seat)
            state.stack += [Discover(seat), Fights(seat), MoveUnits(seat, units, steps, False), FactoryTop(seat)]
            return
        state.stack[-1] = _BOTTOM_ACTION[seat]
        top = MAT_TOP[state.mat[seat]][section]
        if top == MOVE_GAIN:
            state.stack.append(MoveOrGain(seat))
        elif top == BOLSTER:
            state.stack.append(Bolster(seat))
        elif top == PRODUCE:
            state.stack.append(ProduceHexes(seat, yields(state, seat, "produce_hexes")))
        else:
            state.stack.append(TradeGoods(seat))


@dataclass(frozen=True, slots=True)
class BottomAction(ScytheFrame):
    """Between the two actions: the bottom one, or the end of the turn without it."""

    word = "bottom"
    phase = "bottom"
    seat: int

    def question(self, state: State) -> str:
        asked = self.word
        if missing_resources(state, self.seat, state.last[self.seat]) > 0:
            asked = "bottom_objective" if objectives_to_show(state, self.seat) else "bottom_unpaid"
        return f"{asked}_strict" if state.options["strict_objectives"] else asked

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        section = state.last[seat]
        found: list[Action] = []
        is_payable = missing_resources(state, seat, section) <= 0
        if is_payable:
            found.append(_BOTTOMS[section])
        found += objectives_to_show(state, seat)
        found += deal_options(state, seat)
        found.append(_SKIP if state.options["strict_objectives"] else _END)
        if is_payable:
            found += less_of_bottom(state, seat, section)
        return tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if _common_step(state, seat, action, events):
            return
        if isinstance(action, FinishTurn):
            end_turn(state, seat, events)
            return
        state.stack[-1] = FinishOfTurn(seat)
        if isinstance(action, SkipBottom):
            if events is not None:
                events.append(BottomSkipped(seat))
            return
        section = state.last[seat]
        if events is not None:
            events.append(BottomChosen(seat, f"bottom:{BOTTOMS[section]}"))
        begin_bottom(state, seat, section)


@dataclass(frozen=True, slots=True)
class FinishOfTurn(ScytheFrame):
    """Nothing ends a turn but the player: until then all can be taken back."""

    word = "finish_turn"
    phase = "finish"
    seat: int

    def question(self, state: State) -> str:
        return "finish_objective" if objectives_to_show(state, self.seat, True) else self.word

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        offers = deal_options(state, seat)
        return (*objectives_to_show(state, seat, True), *offers, _END, *less_of_others(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if not _common_step(state, seat, action, events):
            end_turn(state, seat, events)


def end_turn(state: State, seat: int, events: list[Event] | None) -> None:
    state.turns[seat] += 1
    state.drove_off = 0
    state.coerced = False
    state.dealt = False
    state.heard = 0
    state.active = next_seat(state, seat)
    state.asking &= ~(1 << state.active)
    state.stack[:] = [_TAKE_TURN[state.active]]
    if events is not None:
        events.append(TurnEnded(seat))


_TAKE_TURN = tuple(TakeTurn(seat) for seat in range(5))
_BOTTOM_ACTION = tuple(BottomAction(seat) for seat in range(5))
