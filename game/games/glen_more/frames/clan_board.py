"""A marker on the clan board: the roads are paid, then the clan grants its favour."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import clans, reasons_acting
from game.games.glen_more.actions import Claim
from game.games.glen_more.book import CLAN_IDS, CLAN_INDEX, CLANS
from game.games.glen_more.events import ClanClaimed, MarkerForfeited
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.frames.resolve import run_program
from game.games.glen_more.moments import moments
from game.games.glen_more.state import State

_CLAIMS = tuple(Claim(clan) for clan in CLANS)


@dataclass(frozen=True, slots=True)
class ClaimClan(SeatFrame):
    """Nobody may do without as long as a clan can be paid, unless the marker is `optional`."""

    word = "claim_clan"
    optional: bool

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [_CLAIMS[clan] for clan in clans.open_clans(state, self.seat)]
        return (*found, SKIP) if self.optional or not found else tuple(found)

    def question(self, state: State) -> Say:
        """Whoever can only pay once something is sold is told so."""
        key = self.word if clans.open_clans(state, self.seat) else "claim_clan_selling"
        return say(f"glen_more.prompt.{key}", seat=seat_id(self.seat))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if isinstance(action, Claim):
            claim(state, seat, CLAN_INDEX[action.clan], events)
        elif events is not None:
            events.append(MarkerForfeited(seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_acting.while_claiming(state, self.seat, component)


def claim(state: State, seat: int, clan: int, events: list[Event] | None) -> None:
    coins = clans.road_costs(state.claimed())[clan]
    state.coins[seat] -= coins
    for claimed in moments(state).claimed:
        claimed(state, seat, clan, events)
    state.clans[seat] += (clan,)
    if events is not None:
        events.append(ClanClaimed(seat, CLAN_IDS[clan], coins))
    run_program(state, seat, f"clan/{CLANS[clan]}", None, events)
