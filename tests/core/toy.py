"""Pebbles: a whole small game that has everything the kernel must cope with, for tests without a real game.

A bag with draws, a hidden hand, a turn ended by the player, a sealed choice of all seats at once, points now and at
the end. Built like a real one: frames, actions, events, view. The rules are told in `Pebbles`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.core.contract import AT_END, NOW, Entry, Reason, Say, Seat, Sheet, say
from game.core.errors import BadInput
from game.core.frames import FrameRules
from game.core.lexicon import SEATS, Either, Joined, Lexicon
from game.core.stated import Stated
from game.core.text import nearest
from tests.core.toy_frames import ACTIONS, EVENTS, FRAMES, ChooseStart
from tests.core.toy_state import COLOURS, HIDDEN, SPACES, PebblesState, PebblesView

THINGS = ("hand", "end_turn", "seal", "bid_0", "bid_1", "bid_2")
LEXICON = Lexicon(
    said={"at": SPACES, "colour": COLOURS},
    told={"at": SPACES, "colour": COLOURS},
    components=Either(SPACES, COLOURS, THINGS, Joined("seat", SEATS)),
)


class Pebbles(FrameRules):
    """Players put the pebble in their hand on a row of spaces: one point for each neighbour of the same colour.

    After every round all bid in secret; whoever bids most alone gets two points. At the end, whoever has most white
    pebbles on the row gets three. The game ends when the row is full or the bag and all hands are empty.
    """

    id = "toy"
    title = "Pebbles"
    version = 1
    vocabulary = ACTIONS
    frames = FRAMES
    events = EVENTS
    views = PebblesView
    lexicon = LEXICON

    def new(self, options: Mapping[str, Any], seats: int) -> PebblesState:
        for name in options:
            if name != "pebbles":
                raise BadInput(f"Pebbles has no option '{name}'.{nearest(name, ('pebbles',))}")
        pebbles = options.get("pebbles", 6)
        if seats not in (2, 3, 4) or not isinstance(pebbles, int) or not 3 <= pebbles <= 6:
            raise BadInput("Pebbles is for 2 to 4 players with 3 to 6 pebbles of each colour.")
        state = PebblesState(seats, dict(options))
        state.stack.append(ChooseStart())
        state.bag = dict.fromkeys(COLOURS, pebbles)
        state.bag_count = pebbles * len(COLOURS)
        return state

    def players(self) -> range:
        return range(2, 5)

    # -- what is asked ------------------------------------------------------------------------------------------

    def when_over(self, component: str) -> Reason:
        return Reason(say("toy.why.over"))

    def why_not(self, state: PebblesState, seat: Seat, component: str) -> Reason | None:
        if state.stack and seat not in self.waiting(state):
            return Reason(say("toy.why.not_your_turn"))
        return super().why_not(state, seat, component)

    def components(self, state: PebblesState) -> tuple[str, ...]:
        return (*SPACES, *THINGS)

    def progress(self, state: PebblesState) -> tuple[Say, Say | None]:
        return say("toy.progress.round", round=min(state.turns) + 1), None

    # -- what is known ------------------------------------------------------------------------------------------

    def guess(self, view: PebblesView, rng: random.Random) -> PebblesState:
        full = view.copied_as(PebblesState)
        for seat in range(full.seats):
            if full.hands[seat] == HIDDEN:
                colour = rng.choices(COLOURS, [full.bag[c] for c in COLOURS])[0]
                full.bag[colour] -= 1
                full.hands[seat] = colour
            if full.drafts[seat] == HIDDEN:
                full.drafts[seat] = rng.randrange(3)
        return full

    # -- points -------------------------------------------------------------------------------------------------

    def sheet(self, state: PebblesState) -> Sheet:
        entries = [
            Entry(
                t.seat, t.category, t.component, t.points, NOW, pieces=(t.component,) if t.component in SPACES else ()
            )
            for t in state.ledger
        ]
        white = [tuple(s for s in SPACES if state.board.get(s) == (seat, "white")) for seat in range(state.seats)]
        most = max(map(len, white))
        for seat, spaces in enumerate(white):
            if most and len(spaces) == most:
                entries.append(Entry(seat, "white", "white", 3, AT_END, pieces=spaces))
        return Sheet(("neighbours", "bids", "white"), tuple(entries))

    def settle(self, state: PebblesState, stated: Stated) -> None:
        """What lies nowhere else is in the bag."""
        for colour in COLOURS:
            if not stated.says("bag", colour):
                state.bag[colour] -= sum(c == colour for _, c in state.board.values()) + state.hands.count(colour)
        if "bag_count" not in stated:
            state.bag_count = sum(state.bag.values())

    def audit(self, state: PebblesState) -> None:
        whole = state.options.get("pebbles", 6)
        for colour in COLOURS:
            lying = sum(c == colour for _, c in state.board.values()) + state.hands.count(colour)
            assert state.bag[colour] >= 0 and state.bag[colour] + lying == whole, f"{colour} pebbles are lost"
        assert state.bag_count == sum(state.bag.values()), "the bag is counted wrongly"
        for seat in range(state.seats):
            earned = sum(t.points for t in state.ledger if t.seat == seat)
            assert state.points[seat] == earned, "points without reason"
