"""Before the first round: the four scoring tiles, who begins, and, if so chosen, how the castles lie."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import ChanceFrame, Frame
from game.games.isle_of_skye import reasons
from game.games.isle_of_skye.actions import ChooseScoring, ChooseStart, TurnCastle
from game.games.isle_of_skye.events import CastleTurned, ScoringChosen, StartChosen
from game.games.isle_of_skye.ids import SCORING_TILES, SLOT_IDS
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State

_STARTS = tuple(ChooseStart(seat) for seat in range(5))
_CHOICES = tuple(tuple(ChooseScoring(slot, name) for name in SCORING_IDS) for slot in SLOTS)
_TURNS = tuple(TurnCastle(turn) for turn in range(4))


class SettingUp(ChanceFrame):
    """What all frames of the set-up share."""

    __slots__ = ()
    phase = "set_up"

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("isle_of_skye.prompt.set_up")

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_setting_up(component)


@dataclass(frozen=True, slots=True)
class DrawStart(SettingUp):
    """The rulebook says the youngest; here it is chosen at the set-up or drawn by lot."""

    word = "draw_start"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _STARTS[: state.seats]

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseStart)
        state.start = action.seat
        state.stack.pop()
        if events is not None:
            events.append(StartChosen(action.seat))


@dataclass(frozen=True, slots=True)
class DrawScoring(SettingUp):
    """One of the scoring tiles that are not in the match yet."""

    word = "draw_scoring"
    slot: str

    def draws(self, state: State) -> tuple[Action, ...]:
        choices = _CHOICES[SLOTS.index(self.slot)]
        return tuple(choice for number, choice in enumerate(choices) if number not in state.slots)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseScoring)
        slot, tile = SLOTS.index(self.slot), SCORING_IDS.index(action.tile)
        state.slots = (*state.slots[:slot], tile, *state.slots[slot + 1 :])
        state.stack.pop()
        if events is not None:
            events.append(ScoringChosen(SLOT_IDS[slot], SCORING_TILES[tile]))


@dataclass(frozen=True, slots=True)
class PlaceCastle(Frame):
    """Only with the option `turn_castle`: each in turn says how the own castle lies."""

    word = "place_castle"
    phase = "set_up"
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _TURNS if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, TurnCastle)
        state.lands[seat] = Land(action.turn)
        state.stack.pop()
        if events is not None:
            events.append(CastleTurned(seat, action.turn))

    def prompt(self, state: State, seat: Seat) -> Say:
        key = "place_castle" if seat == self.seat else "wait_castle"
        return say(f"isle_of_skye.prompt.{key}", seat=seat_id(self.seat))

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_turning(state, seat, self.seat, component)
