"""The phases of Pebbles, what can be said in them, and what happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import CHANCE, Action, Event, Reason, Seat, say
from game.core.frames import ChanceFrame, Frame
from game.core.text import Vocabulary
from tests.core.toy_state import COLOURS, HIDDEN, SPACES, PebblesState


@dataclass(frozen=True, slots=True)
class Start(Action):
    word = "choose_start"
    seat: int


@dataclass(frozen=True, slots=True)
class Put(Action):
    word = "put"
    at: str

    def touches(self) -> tuple[str, ...]:
        return (self.at,)


@dataclass(frozen=True, slots=True)
class End(Action):
    word = "end_turn"
    barrier = "toy.undo.turn_ended"


@dataclass(frozen=True, slots=True)
class DrawPebble(Action):
    word = "draw_pebble"
    barrier = "toy.undo.pebble_drawn"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Bid(Action):
    word = "bid"
    coins: int

    def touches(self) -> tuple[str, ...]:
        return (f"bid_{self.coins}",)


@dataclass(frozen=True, slots=True)
class Seal(Action):
    word = "seal"


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    word = "reveal"
    barrier = "toy.undo.bids_revealed"


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    word = "start_chosen"
    seat: int


@dataclass(frozen=True, slots=True)
class PebblePut(Event):
    word = "pebble_put"
    lights = ("at",)
    seat: int
    colour: str
    at: str
    points: int


@dataclass(frozen=True, slots=True)
class PebbleDrawn(Event):
    word = "pebble_drawn"
    secret = ("colour",)
    seat: int
    colour: str | None


@dataclass(frozen=True, slots=True)
class BidWritten(Event):
    word = "bid_written"
    secret = ("coins",)
    seat: int
    coins: int | None


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    word = "bid_sealed"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    word = "turn_ended"
    seat: int


@dataclass(frozen=True, slots=True)
class BidsRevealed(Event):
    word = "bids_revealed"
    bids: tuple[int, ...]
    winner: int | None


def tell(events: list[Event] | None, event: Event) -> None:
    if events is not None:
        events.append(event)


@dataclass(frozen=True, slots=True)
class ChooseStart(ChanceFrame):
    word = "choose_start"

    def draws(self, state: PebblesState) -> tuple[Action, ...]:
        return tuple(Start(s) for s in range(state.seats))

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        state.start = action.seat
        tell(events, StartChosen(action.seat))
        draws = [DrawHand((action.seat + k) % state.seats) for k in reversed(range(state.seats))]
        state.stack[-1:] = [PutPebble(action.seat), *draws]


@dataclass(frozen=True, slots=True)
class DrawHand(ChanceFrame):
    word = "draw_hand"
    seat: int

    def draws(self, state: PebblesState) -> tuple[Action, ...]:
        return tuple(DrawPebble(self.seat, c) for c in COLOURS if state.bag[c])

    def weights(self, state: PebblesState) -> tuple[int, ...]:
        return tuple(state.bag[c] for c in COLOURS if state.bag[c])

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        state.bag[action.colour] -= 1
        state.bag_count -= 1
        state.hands[self.seat] = action.colour
        tell(events, PebbleDrawn(self.seat, action.colour))
        state.stack.pop()


@dataclass(frozen=True, slots=True)
class PutPebble(Frame):
    word = "put_pebble"
    seat: int

    def waiting(self, state: PebblesState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: PebblesState, seat: Seat) -> tuple[Action, ...]:
        return tuple(Put(s) for s in SPACES if s not in state.board) if seat == self.seat else ()

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        colour = state.hands[seat]
        assert colour is not None and colour != HIDDEN
        place = SPACES.index(action.at)
        beside = [SPACES[i] for i in (place - 1, place + 1) if 0 <= i < len(SPACES)]
        points = sum(state.board[s][1] == colour for s in beside if s in state.board)
        state.board[action.at] = (seat, colour)
        state.hands[seat] = None
        state.earn(seat, "neighbours", action.at, points)
        tell(events, PebblePut(seat, colour, action.at, points))
        state.stack[-1] = EndTurn(self.seat)

    def why_not(self, state: PebblesState, seat: Seat, component: str) -> Reason | None:
        if component in SPACES:
            owner = state.board[component][0]
            return Reason(say("toy.why.taken", seat=f"seat:{owner}"), way_out=say("toy.why.try_free"))
        if component == "hand":
            return Reason(say("toy.why.click_space"))
        return Reason(say("toy.why.put_first"))


@dataclass(frozen=True, slots=True)
class EndTurn(Frame):
    word = "end_turn"
    seat: int

    def waiting(self, state: PebblesState) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: PebblesState, seat: Seat) -> tuple[Action, ...]:
        return (End(),) if seat == self.seat else ()

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        state.turns[seat] += 1
        tell(events, TurnEnded(seat))
        following = (seat + 1) % state.seats
        state.stack.pop()
        if len(state.board) == len(SPACES) or state.hands[following] is None:
            return
        state.stack.append(PutPebble(following))
        if following == state.start:
            state.stack.append(WriteBids())
        if state.bag_count:
            state.stack.append(DrawHand(seat))

    def why_not(self, state: PebblesState, seat: Seat, component: str) -> Reason | None:
        return Reason(say("toy.why.already_put"))


@dataclass(frozen=True, slots=True)
class WriteBids(Frame):
    """All seats at once. A bid can be rewritten until it is sealed; the last seal leads to the reveal."""

    word = "write_bids"

    def waiting(self, state: PebblesState) -> tuple[Seat, ...]:
        return tuple(s for s in range(state.seats) if not state.sealed[s])

    def options(self, state: PebblesState, seat: Seat) -> tuple[Action, ...]:
        if seat == CHANCE or state.sealed[seat]:
            return ()
        bids = tuple(Bid(coins) for coins in range(3) if state.drafts[seat] != coins)
        return bids if state.drafts[seat] is None else (*bids, Seal())

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        if isinstance(action, Bid):
            state.drafts[seat] = action.coins
            tell(events, BidWritten(seat, action.coins))
            return
        state.sealed[seat] = True
        tell(events, BidSealed(seat))
        if all(state.sealed):
            state.stack[-1] = RevealBids()

    def why_not(self, state: PebblesState, seat: Seat, component: str) -> Reason | None:
        if component == "seal":
            return Reason(say("toy.why.bid_first"))
        if component.startswith("bid_"):
            return Reason(say("toy.why.same_bid"))
        return Reason(say("toy.why.bidding"))


@dataclass(frozen=True, slots=True)
class RevealBids(ChanceFrame):
    word = "reveal_bids"

    def draws(self, state: PebblesState) -> tuple[Action, ...]:
        return (Reveal(),)

    def step(self, state: PebblesState, seat: Seat, action: Any, events: list[Event] | None) -> None:
        bids = tuple(state.drafts)
        highest = [s for s in range(state.seats) if bids[s] == max(bids)]
        winner = highest[0] if len(highest) == 1 else None
        if winner is not None:
            state.earn(winner, "bids", f"round_{min(state.turns)}", 2)
        tell(events, BidsRevealed(bids, winner))
        state.last_bids = bids
        state.drafts = [None] * state.seats
        state.sealed = [False] * state.seats
        state.stack.pop()


ACTIONS = Vocabulary((Start, Put, End, DrawPebble, Bid, Seal, Reveal))
FRAMES = Vocabulary((ChooseStart, DrawHand, PutPebble, EndTurn, WriteBids, RevealBids))
EVENTS = (StartChosen, PebblePut, PebbleDrawn, BidWritten, BidSealed, TurnEnded, BidsRevealed)
