"""Chronicle 1: points of movement row boats through all rivers; castles on the way give rewards, the first home wins.

Read course.py first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Seat
from game.games.glen_more import reasons
from game.games.glen_more.chronicles.dragon_boats import course as way
from game.games.glen_more.chronicles.dragon_boats.actions import ChooseReward, DealReward, Row
from game.games.glen_more.chronicles.dragon_boats.events import (
    EVENTS,
    BoatHome,
    BoatLast,
    BoatRowed,
    RaceBegun,
    RewardSeen,
    RewardTaken,
)
from game.games.glen_more.chronicles.dragon_boats.judge import worth
from game.games.glen_more.chronicles.dragon_boats.words import WORDS
from game.games.glen_more.events import Skipped, WhiskyGained
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame
from game.games.glen_more.frames.payment import change_whisky
from game.games.glen_more.frames.resolve import run_program
from game.games.glen_more.frames.selling import has_turn
from game.games.glen_more.moments import Chronicle, Events, ask, frames_of, moments
from game.games.glen_more.points import score
from game.games.glen_more.programs import compile_effects
from game.games.glen_more.rondel import place_of
from game.games.glen_more.shown import DragonBoats, River
from game.games.glen_more.state import State

_ROWS = tuple(Row(seat) for seat in range(4))
_REWARDS = {name: ChooseReward(name) for name in way.REWARD_NAMES}
_DEALS = {name: DealReward(name) for name in way.REWARD_NAMES}
_PAGES = {"reward": "dragon_boats#rewards", "river": "dragon_boats#rivers"}
_PRIZES = ("winner", "second", "third")


def _source(name: str) -> str:
    return f"{way.ID}/reward:{name}"


def _set_up(state: State) -> list[Any]:
    state.parts[way.ID] = way.start(state)
    return []


def _passes(state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events) -> list[Any]:
    """The first figure of a player that goes over the start tile begins the race, for all."""
    if figure == seat and not way.course(state).begun and start < place_of(state, way.START_TILE) < place:
        state.parts[way.ID] = way.course(state)._replace(begun=True)
        if events is not None:
            events.append(RaceBegun(seat))
    return []


# -- rowing --------------------------------------------------------------------------------------------------------


def row_cost(state: State, seat: int) -> int:
    spot = way.next_spot(state, way.course(state).boats[seat])
    cost = 1
    for change in moments(state).boat_cost:
        cost = change(state, seat, spot, cost)
    return cost


def _free_actions(state: State, seat: int, acting: bool) -> list[Action]:
    if acting and way.is_racing(state, seat) and row_cost(state, seat) <= state.moves:
        return [_ROWS[seat]]
    return []


def _row(state: State, seat: int, action: Row, events: Events) -> None:
    state.moves -= row_cost(state, seat)
    part = way.course(state)
    spot = way.next_spot(state, part.boats[seat])
    state.parts[way.ID] = part._replace(boats=(*part.boats[:seat], spot, *part.boats[seat + 1 :]))
    if events is not None:
        events.append(BoatRowed(seat, *spot))
    frames = [
        frame
        for other in range(state.seats)
        if other != seat and part.boats[other] == spot
        for frame in frames_of(moments(state).boat_passed, state, seat, other, events)
    ]
    if way.is_home(state, seat, spot):
        _arrive(state, seat, events)
    if spot[1] == way.shape(state, spot[0])[0]:
        frames += at_castle(state, seat, spot[0])
    ask(state, frames)


def _arrive(state: State, seat: int, events: Events) -> None:
    """Whoever alone is still under way when all others are home has lost at once."""
    part = way.course(state)
    home = (*part.home, seat)
    state.parts[way.ID] = part._replace(home=home)
    place = len(home)
    if events is not None:
        events.append(BoatHome(seat, place))
    if place <= len(_PRIZES):
        prize = getattr(way.RACE.results, _PRIZES[place - 1])
        score(state, seat, way.ID, f"race:{_PRIZES[place - 1]}", prize.vp, events)
        if prize.whisky:
            if events is not None:
                events.append(WhiskyGained(seat, prize.whisky))
            change_whisky(state, seat, prize.whisky, events)
    if place == state.seats - 1:
        _lose(state, [other for other in range(state.seats) if other not in home], events)


def _lose(state: State, seats: list[int], events: Events) -> None:
    part = way.course(state)
    state.parts[way.ID] = part._replace(last=(*part.last, *seats))
    if events is not None:
        events.extend(BoatLast(seat) for seat in seats)


def _ends(state: State, events: Events) -> list[Any]:
    part = way.course(state)
    late = [seat for seat in range(state.seats) if seat not in part.home and seat not in part.last]
    if late:
        _lose(state, late, events)
    return []


# -- rewards -------------------------------------------------------------------------------------------------------


def at_castle(state: State, seat: int, river: int) -> list[Any]:
    """Look at what lies there and choose one, if there is any left."""
    part = way.course(state)
    castle = part.castles[river]
    if castle is None:
        state.parts[way.ID] = way.with_castle(part, river, (), 1 << seat)
        return [DealRewards(seat, river), PickReward(seat, river)]
    state.parts[way.ID] = way.with_castle(part, river, castle, part.seen[river] | 1 << seat)
    return [PickReward(seat, river)] if castle else []


@dataclass(frozen=True, slots=True)
class DealRewards(ChanceFrame):
    """The first visitor of a castle sees which rewards lie there."""

    word = "deal_rewards"
    seat: int
    river: int

    def draws(self, state: State) -> tuple[Action, ...]:
        left = way.bag(way.course(state))
        return tuple(_DEALS[name] for name in way.REWARD_NAMES if left[name] > 0)

    def weights(self, state: State) -> tuple[int, ...]:
        left = way.bag(way.course(state))
        return tuple(left[name] for name in way.REWARD_NAMES if left[name] > 0)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DealReward)
        part = way.course(state)
        rewards = (*(part.castles[self.river] or ()), action.name)
        state.parts[way.ID] = way.with_castle(part, self.river, rewards, part.seen[self.river])
        if len(rewards) == state.seats:
            state.stack.pop()
        if events is not None:
            events.append(RewardSeen(self.seat, f"reward:{action.name}"))


@dataclass(frozen=True, slots=True)
class PickReward(SeatFrame):
    """One of those that lie there, if one likes: a marker on a clan may cost more than it brings."""

    word = "pick_reward"
    river: int

    def offer(self, state: State) -> tuple[Action, ...]:
        castle = way.course(state).castles[self.river] or ()
        return (*(_REWARDS[name] for name in way.REWARD_NAMES if name in castle), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if not isinstance(action, ChooseReward):
            if events is not None:
                events.append(Skipped(seat))
            return
        ask(state, frames_of(moments(state).rewarded, state, seat, self.river, events))
        take_reward(state, seat, self.river, action.name, events)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        return reasons.reason("reward_not_here", rule="dragon_boats#rewards") if kind == "reward" else None


def take_reward(state: State, seat: int, river: int, name: str, events: Events) -> None:
    part = way.course(state)
    left = list(part.castles[river] or ())
    left.remove(name)
    part = way.with_castle(part, river, tuple(left), part.seen[river])
    state.parts[way.ID] = part._replace(taken=tuple(sorted((*part.taken, name))))
    if events is not None:
        events.append(RewardTaken(seat, f"reward:{name}"))
    run_program(state, seat, _source(name), None, events)


# -- the rest ------------------------------------------------------------------------------------------------------


def _coin_points(state: State, seat: int, points: int) -> int:
    """Whoever is not home when the game ends is among the last, whose coins are worth nothing."""
    return points if seat in way.course(state).home else 0


def _keep_tile(state: State, seat: int, cell: int) -> Reason | None:
    return reasons.reason("boat_there", rule="dragon_boats#race") if way.boat_on(state, seat, cell) else None


def _components(state: State) -> Iterator[str]:
    yield from (f"boat:{seat}" for seat in range(state.seats))
    yield from (f"reward:{name}" for name in way.REWARD_NAMES)
    yield from (f"river:{river}" for river in range(way.RIVERS))


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind != "boat":
        return reasons.reason(kind, rule=_PAGES[kind]) if kind in _PAGES else None
    part = way.course(state)
    if int(name) != seat:
        return reasons.reason("not_your_boat", rule="dragon_boats#race")
    if seat in part.home or seat in part.last:
        return reasons.reason("boat_is_home" if seat in part.home else "race_over", rule="dragon_boats#race")
    if not part.begun:
        return reasons.reason("race_not_begun", rule="dragon_boats#race")
    is_asked = state.stack[-1].acting(state) == seat and has_turn(state, seat)
    if is_asked and row_cost(state, seat) <= state.moves:
        return None  # it has to wait for the question of the moment
    return reasons.reason("boat_needs_moves", reasons.way("villages") if is_asked else None, "dragon_boats#race")


def _audit(state: State) -> None:
    part = way.course(state)
    assert min(way.bag(part).values()) >= 0, "more rewards than there are"
    for river, x in part.boats:
        _, west, east = way.shape(state, river)
        assert west <= x <= east, "a boat lies on dry land"
    assert not set(part.home) & set(part.last)
    assert all(way.is_home(state, seat, part.boats[seat]) for seat in part.home)


def _shown(view: State) -> DragonBoats:
    part = way.course(view)
    shapes = [(owner, *way.shape(view, river)) for river, owner in enumerate(way.owners(view.seats))]
    return DragonBoats(
        part.begun,
        part.boats,
        tuple(part.home),
        tuple(part.last),
        tuple(River(None if owner == way.NOBODY else owner, *shape) for owner, *shape in shapes),
        tuple(
            None if castle is None else tuple(None if one == way.HIDDEN else one for one in castle)
            for castle in part.castles
        ),
    )


CHRONICLE = Chronicle(
    id=way.ID,
    number=1,
    shown=_shown,
    frames=(DealRewards, PickReward),
    events=EVENTS,
    actions=(Row, ChooseReward, DealReward),
    sealed=(ChooseReward,),
    handlers={Row: _row},
    programs={_source(name): compile_effects(reward.effect) for name, reward in way.REWARDS.items()},
    told=way.TOLD,
    settle=way.settle,
    sights=way.SIGHTS,
    guess=way.guess,
    categories=(way.ID,),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "passes": _passes,
        "free_actions": _free_actions,
        "ends": _ends,
        "coin_points": _coin_points,
        "keep_tile": _keep_tile,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
