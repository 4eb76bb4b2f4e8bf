"""Casks are lost, age and are sold."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.book import INDEX, TILE_IDS
from game.games.glen_more.chronicles.single_cask import cellars as cell
from game.games.glen_more.chronicles.single_cask.actions import ChooseCask, SellCask
from game.games.glen_more.chronicles.single_cask.events import CaskAged, CaskSold, CaskTaken
from game.games.glen_more.frames.base import SKIP, SeatFrame, skip
from game.games.glen_more.points import score
from game.games.glen_more.state import State

_CASKS = tuple(ChooseCask(place) for place in range(len(cell.VALUES)))
_SALES = {(place, bonus): SellCask(place, bonus) for place in range(len(cell.VALUES)) for bonus in (False, True)}


@dataclass(frozen=True, slots=True)
class LoseCasks(SeatFrame):
    """`n` barrels are paid: from which places?"""

    word = "lose_casks"
    phase = "pay"
    owes = True
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        """Nothing is chosen where all of them go, or all lie on one place."""
        return self.n in (0, cell.how_many(state, self.seat)) or len(cell.barrels(state, self.seat)) < 2

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        for _ in range(self.n):
            cell.take_out(state, self.seat, cell.barrels(state, self.seat)[0])

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(_CASKS[place] for place in cell.barrels(state, self.seat))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseCask)
        state.stack[-1] = LoseCasks(seat, self.n - 1)
        cell.take_out(state, seat, action.place)
        if events is not None:
            events.append(CaskTaken(seat, action.place, cell.VALUES[action.place]))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.lose_casks", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        return reasons.reason("no_cask_there", rule="single_cask#cellars") if kind == "cask" else None


@dataclass(frozen=True, slots=True)
class AgeCasks(SeatFrame):
    """`n` times a barrel moves one place to the right, if one likes."""

    word = "age_casks"
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        return not self.n or not cell.can_age(state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(_CASKS[place] for place in cell.can_age(state, self.seat)), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, ChooseCask):
            state.stack[-1] = AgeCasks(seat, self.n - 1)
            cell.age(state, seat, action.place)
            if events is not None:
                events.append(CaskAged(seat, action.place, cell.VALUES[action.place + 1]))
            return
        skip(state, seat, events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.age_casks", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, name = reasons.split(component)
        if kind != "cask":
            return None
        if int(name) not in cell.barrels(state, self.seat):
            return reasons.reason("no_cask_there", rule="single_cask#cellars")
        return reasons.reason("cask_blocked", rule="single_cask#ageing")


@dataclass(frozen=True, slots=True)
class SellCasks(SeatFrame):
    """At a sale tile: on the usual and the bonus space, one barrel each. Who stopped there `must` sell one.

    `keep` barrels are due for the tile the figure goes to.
    """

    word = "sell_casks"
    may_idle = True
    tile: str
    usual: bool
    bonus: bool
    must: bool
    keep: int

    def _spaces(self, state: State) -> list[bool]:
        """A tile that all have passed is gone by now, but it is sold on what was free there in passing."""
        tile = INDEX[self.tile]
        wanted = [False] * self.usual + [True] * self.bonus
        return [bonus for bonus in wanted if tile not in state.spaces or cell.has_space(state, tile, bonus)]

    def idle(self, state: State) -> bool:
        return state.whisky[self.seat] <= self.keep or not self._spaces(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        found = [_SALES[place, bonus] for bonus in self._spaces(state) for place in cell.barrels(state, self.seat)]
        return tuple(found) if self.must else (*found, SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, SellCask):
            skip(state, seat, events)
            return
        usual, bonus = self.usual and action.bonus, self.bonus and not action.bonus
        state.stack[-1] = SellCasks(seat, self.tile, usual, bonus, False, self.keep)
        cell.take_out(state, seat, action.place)
        state.whisky[seat] -= 1
        if INDEX[self.tile] in state.spaces:
            cell.put_on_sale(state, INDEX[self.tile], action.bonus)
        points = cell.VALUES[action.place]
        if events is not None:
            events.append(CaskSold(seat, TILE_IDS[INDEX[self.tile]], points))
        score(state, seat, "single_cask", TILE_IDS[INDEX[self.tile]], points, events)

    def question(self, state: State) -> Say:
        key = "sell_casks_must" if self.must else "sell_casks"
        return say(f"glen_more.prompt.{key}", seat=seat_id(self.seat), tile=TILE_IDS[INDEX[self.tile]])

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, name = reasons.split(component)
        if kind == "cask":
            return reasons.reason("no_cask_there", rule="single_cask#cellars")
        if kind != "sale":
            return None
        tile, bonus = INDEX[self.tile], name == "bonus"
        if tile in state.spaces and not cell.has_space(state, tile, bonus):
            return reasons.reason("bonus_taken" if bonus else "sale_full", rule="single_cask#sale")
        return reasons.reason("bonus_sale" if bonus else "sold_already", rule="single_cask#sale")
