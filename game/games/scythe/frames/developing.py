"""The main gains of the bottom actions: a cube, a mech, a structure, a recruit. Cards give the same without the mat.

`at` is the place that a card prescribes; else it is a territory under control with an own worker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import Build, Deploy, Enlist, Leave, TakeAmount, Upgrade
from game.games.scythe.board import BUILDABLE, NOWHERE, PLACE, PLACES
from game.games.scythe.events import Built, Declined, Deployed, Enlisted, Upgraded
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.modest import is_asked
from game.games.scythe.frames.placing import ChoosePlace, TakeResources, TakeWorkers, place_tokens
from game.games.scythe.frames.producing import ProduceHexes, producible
from game.games.scythe.frames.receiving import AMOUNTS, Price, Receive, receive
from game.games.scythe.mat import open_slots
from game.games.scythe.pieces import add_mech, all_structures, buildable, with_workers
from game.games.scythe.state import State
from game.games.scythe.tables import (
    ALL_CUBES,
    BONUS,
    BOTTOM,
    CUBE,
    CUBES,
    FACTIONS,
    MECHS,
    MOST_WORKERS,
    ONE_TIME,
    RESOURCE,
    STRUCTURE,
    mech_number,
)
from game.games.scythe.terms import BONUSES, BOTTOMS, STRUCTURES

_LEAVE = Leave()
_UPGRADES = tuple(tuple(Upgrade(cube, slot) for slot in BOTTOMS) for cube in CUBES)
_DEPLOYS = tuple(tuple(tuple(Deploy(mech, at) for at in PLACES) for mech in MECHS[f]) for f in range(len(FACTIONS)))
_BUILDS = tuple(tuple(Build(what, at) for at in PLACES) for what in STRUCTURES)
_ENLISTS = tuple(tuple(Enlist(recruit, bonus) for bonus in BONUSES) for recruit in BOTTOMS)
_ALL_MECHS = 15


class Development(ScytheFrame):
    """Taken off by itself when there is nothing to be had; otherwise it may be declined."""

    __slots__ = ()

    def choices(self, state: State) -> tuple[Action, ...]:
        raise NotImplementedError

    def do(self, state: State, action: Action, events: Events) -> None:
        raise NotImplementedError

    def settle(self, state: State, events: Events) -> bool:
        if self.choices(state):
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (*self.choices(state), _LEAVE) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        if not isinstance(action, Leave):
            self.do(state, action, events)
        elif events is not None:
            events.append(Declined(seat, self.word))


class Placement(Development):
    """What is gained comes to a place; where there is only one, the question names it and asks for the rest."""

    __slots__ = ()

    def only_place(self, state: State) -> str:
        """Empty where several are open."""
        places = {action.at for action in self.choices(state) if isinstance(action, Deploy | Build)}
        return min(places) if len(places) == 1 else ""

    def question(self, state: State) -> str:
        return f"{self.word}_there" if self.only_place(state) else self.word

    def told(self, state: State) -> dict[str, Any]:
        place = self.only_place(state)
        return {"at": place} if place else {}


@dataclass(frozen=True, slots=True)
class TakeUpgrade(Development):
    word = "upgrade"
    phase = "upgrade"
    seat: int

    def choices(self, state: State) -> tuple[Action, ...]:
        slots = open_slots(state, self.seat)
        cubes = bits(ALL_CUBES & ~state.upgrades[self.seat])
        return tuple([_UPGRADES[cube][slot] for cube in cubes for slot in slots])

    def do(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, Upgrade)
        state.upgrades[self.seat] |= 1 << CUBE[action.cube]
        covered = list(state.covered[self.seat])
        covered[BOTTOM[action.slot]] += 1
        state.covered[self.seat] = tuple(covered)
        if events is not None:
            events.append(Upgraded(self.seat, f"cube:{action.cube}", f"slot:{action.slot}"))


def _deploy_places(state: State, seat: int, at: str | None) -> int:
    return with_workers(state, seat) if at is None else 1 << PLACE[at]


@dataclass(frozen=True, slots=True)
class DeployMech(Placement):
    word = "deploy"
    phase = "deploy"
    seat: int
    at: str | None = None

    def choices(self, state: State) -> tuple[Action, ...]:
        seat = self.seat
        places = bits(_deploy_places(state, seat, self.at))
        deploys = _DEPLOYS[state.faction[seat]]
        return tuple([deploys[mech][p] for mech in bits(_ALL_MECHS & ~state.deployed[seat]) for p in places])

    def do(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, Deploy)
        number = mech_number(state.faction[self.seat], action.mech)
        state.deployed[self.seat] |= 1 << number
        add_mech(state, self.seat, PLACE[action.at])
        if events is not None:
            events.append(Deployed(self.seat, f"ability:{action.mech}", action.at))


def _build_places(state: State, seat: int, at: str | None) -> int:
    if at is None:
        return buildable(state, seat)
    return 1 << PLACE[at] & BUILDABLE & ~all_structures(state)


@dataclass(frozen=True, slots=True)
class BuildStructure(Placement):
    word = "build"
    phase = "build"
    seat: int
    at: str | None = None

    def choices(self, state: State) -> tuple[Action, ...]:
        places = bits(_build_places(state, self.seat, self.at))
        standing = state.structures[self.seat]
        return tuple([_BUILDS[n][p] for n in range(4) if standing[n] == NOWHERE for p in places])

    def do(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, Build)
        place = PLACE[action.at]
        standing = list(state.structures[self.seat])
        standing[STRUCTURE[action.what]] = place
        state.structures[self.seat] = tuple(standing)
        state.structure_at[self.seat] |= 1 << place
        if events is not None:
            events.append(Built(self.seat, f"structure:{action.what}", action.at))


@dataclass(frozen=True, slots=True)
class EnlistRecruit(Development):
    word = "enlist"
    phase = "enlist"
    seat: int

    def choices(self, state: State) -> tuple[Action, ...]:
        recruits = state.recruits[self.seat]
        bonuses = [bonus for bonus in range(4) if bonus not in recruits]
        return tuple([_ENLISTS[n][bonus] for n in range(4) if recruits[n] < 0 for bonus in bonuses])

    def do(self, state: State, action: Action, events: Events) -> None:
        assert isinstance(action, Enlist)
        bonus = BONUS[action.bonus]
        recruits = list(state.recruits[self.seat])
        recruits[BOTTOM[action.recruit]] = bonus
        state.recruits[self.seat] = tuple(recruits)
        if events is not None:
            events.append(Enlisted(self.seat, f"recruit:{action.recruit}", f"bonus:{action.bonus}"))
        receive(state, self.seat, action.bonus, ONE_TIME[bonus], events)


@dataclass(frozen=True, slots=True)
class PlaceTokens(ScytheFrame):
    """Resources of an encounter come to the character, all of them unless the seat has said that it may want less."""

    word = "place_tokens"
    phase = "encounter"
    seat: int
    what: str
    n: int
    at: str

    def settle(self, state: State, events: Events) -> bool:
        if is_asked(state, self.seat):
            return False
        self._take(state, self.n, events)
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return AMOUNTS[: self.n + 1] if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, TakeAmount)
        self._take(state, action.n, events)

    def _take(self, state: State, n: int, events: Events) -> None:
        state.stack.pop()
        if n:
            place_tokens(state, self.seat, PLACE[self.at], RESOURCE[self.what], n, events)
        elif events is not None:
            events.append(Declined(self.seat, "resources"))

    def told(self, state: State) -> dict[str, Any]:
        return {"what": f"resource:{self.what}", "at": self.at}


def main_gain(seat: int, bottom: int) -> ScytheFrame:
    """What a bottom action of the mat gives."""
    return (TakeUpgrade(seat), DeployMech(seat), BuildStructure(seat), EnlistRecruit(seat))[bottom]


def push_gains(state: State, seat: int, gains: Price, at: str | None) -> None:
    """All that a card gives, in its order; with `at` on that place, else where own workers are."""
    for what, n in reversed(tuple(gains.items())):
        state.stack.append(_gain_frame(seat, what, n, at))


def _gain_frame(seat: int, what: str, n: int, at: str | None) -> ScytheFrame:
    if what in RESOURCE:
        assert at is not None
        return PlaceTokens(seat, what, n, at)
    if what == "any_resource":
        return ChoosePlace(seat, n) if at is None else TakeResources(seat, n, at)
    if what == "worker":
        assert at is not None
        return TakeWorkers(seat, n, at)
    if what == "produce_hexes":
        return ProduceHexes(seat, n, card=True)
    if what == "upgrade":
        return TakeUpgrade(seat)
    if what == "mech":
        return DeployMech(seat, at)
    if what == "structure":
        return BuildStructure(seat, at)
    return EnlistRecruit(seat) if what == "recruit" else Receive(seat, what, n)


def gain_possible(state: State, seat: int, what: str, at: str | None) -> bool:
    """Whether a gain of a card would bring anything at all."""
    if what == "worker":
        return state.worker_count[seat] < MOST_WORKERS
    if what == "any_resource":
        return at is not None or bool(with_workers(state, seat))
    if what == "produce_hexes":
        return bool(producible(state, seat, card=True))
    frame = _gain_frame(seat, what, 1, at)
    return bool(frame.choices(state)) if isinstance(frame, Development) else True
