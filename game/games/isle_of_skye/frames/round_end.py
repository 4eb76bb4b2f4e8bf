"""Phase 6: the scoring tiles of the round count, the start marker goes on; after the last round the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Say, Seat, say
from game.core.frames import ChanceFrame, Frame
from game.games.isle_of_skye import ending
from game.games.isle_of_skye.actions import ScoreRound
from game.games.isle_of_skye.events import GoldShown, SlotScored, StartPassed
from game.games.isle_of_skye.ids import SCORING_TILES, SLOT_IDS, part_texts
from game.games.isle_of_skye.rounds import last_round, slots_of_round
from game.games.isle_of_skye.scoring import MOST_GOLD, SCORING
from game.games.isle_of_skye.state import State

_SCORES = (ScoreRound(),)


@dataclass(frozen=True, slots=True)
class EndRound(ChanceFrame):
    """Nothing to decide: it happens at once."""

    word = "end_round"
    phase = "score"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _SCORES

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        for slot in slots_of_round(state.seats, state.round):
            _score(state, slot, events)
        state.turns = [turns + 1 for turns in state.turns]
        if state.round == last_round(state.seats):
            state.stack.pop()
            ending.finish(state, events)
            return
        state.round += 1
        state.start = (state.start + 1) % state.seats
        if events is not None:
            events.append(StartPassed(state.start))
        state.stack[-1] = _income()

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("isle_of_skye.prompt.score")


END_ROUND = EndRound()


def _income() -> Frame:
    from game.games.isle_of_skye.frames.income import INCOME  # here, because a round is a circle of frames

    return INCOME


def _score(state: State, slot: int, events: list[Event] | None) -> None:
    """One scoring tile for everybody. Points of one tile do not change what another counts."""
    tile = state.slots[slot]
    if tile == MOST_GOLD:
        state.shown = tuple(state.counted)
        if events is not None:
            events.append(GoldShown(state.shown))
    for seat in range(state.seats):
        parts = SCORING[tile](state, seat)
        points = sum([points for points, _ in parts])
        if points:
            state.points[seat] += points
            state.ledger = (seat, slot, state.round, points, tuple(parts), state.ledger)
        if events is not None:
            told = part_texts(parts, seat)
            events.append(SlotScored(seat, SLOT_IDS[slot], SCORING_TILES[tile], points, told))
