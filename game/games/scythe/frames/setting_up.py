"""Before the first turn: factions, mats and a bonus tile, then everybody's pieces, objectives and combat cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import CHANCE, Action, Say, Seat, say
from game.games.scythe.actions import ChooseFaction, ChooseMat
from game.games.scythe.actions_chance import DealFaction, DealMat, DealObjective, DrawBonusTile
from game.games.scythe.board import PLACE
from game.games.scythe.events import (
    BonusTileDrawn,
    FactionChosen,
    FactionDealt,
    GameBegun,
    MatChosen,
    MatDealt,
    ObjectiveDealt,
)
from game.games.scythe.frames.base import Automatic, Events, ScytheFrame
from game.games.scythe.frames.hands import DrawCards
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.pieces import add_workers
from game.games.scythe.reach import HOME
from game.games.scythe.state import NOBODY, State
from game.games.scythe.tables import (
    BANNED,
    BONUS_TILE,
    BONUS_TILES,
    FACTION,
    FACTION_RECORDS,
    FACTIONS,
    MAT,
    MAT_RECORDS,
    MATS,
    OBJECTIVE,
    OBJECTIVES,
)

_CHOOSE_FACTION = tuple(ChooseFaction(name) for name in FACTIONS)
_CHOOSE_MAT = tuple(ChooseMat(name) for name in MATS)
_DEALS = tuple(tuple(DealObjective(seat, card) for card in OBJECTIVES) for seat in range(5))
_BONUS = tuple(DrawBonusTile(name) for name in BONUS_TILES)


def free_factions(state: State) -> list[int]:
    return [faction for faction in range(len(FACTIONS)) if faction not in state.faction]


def free_mats(state: State, seat: int) -> list[int]:
    """Mats that this seat may get so that everybody who still waits for one gets one too."""
    left = [mat for mat in range(len(MATS)) if mat not in state.mat]
    if not state.options["banned_pairs"]:
        return left
    others = [one for one in range(state.seats) if state.mat[one] == NOBODY and one != seat]
    return [
        mat
        for mat in left
        if (state.faction[seat], mat) not in BANNED and _all_served(state, others, [m for m in left if m != mat])
    ]


def _all_served(state: State, seats: list[int], mats: list[int]) -> bool:
    if not seats:
        return True
    return any(
        (state.faction[seats[0]], mat) not in BANNED
        and _all_served(state, seats[1:], [other for other in mats if other != mat])
        for mat in mats
    )


class ByChance(ScytheFrame):
    __slots__ = ()
    phase = "set_up"

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (CHANCE,)

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("scythe.prompt.set_up")


@dataclass(frozen=True, slots=True)
class DealFactions(ByChance):
    word = "deal_factions"
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        return tuple(DealFaction(self.seat, FACTIONS[faction]) for faction in free_factions(state))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DealFaction)
        state.faction[self.seat] = FACTION[action.faction]
        state.stack.pop()
        if events is not None:
            events.append(FactionDealt(self.seat, f"faction:{action.faction}"))


@dataclass(frozen=True, slots=True)
class ChooseFactions(ScytheFrame):
    word = "choose_faction"
    phase = "set_up"
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(_CHOOSE_FACTION[faction] for faction in free_factions(state)) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, ChooseFaction)
        state.faction[seat] = FACTION[action.faction]
        state.stack.pop()
        if events is not None:
            events.append(FactionChosen(seat, f"faction:{action.faction}"))


@dataclass(frozen=True, slots=True)
class DealMats(ByChance):
    word = "deal_mats"
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        return tuple(DealMat(self.seat, MATS[mat]) for mat in free_mats(state, self.seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DealMat)
        state.mat[self.seat] = MAT[action.mat]
        state.stack.pop()
        if events is not None:
            events.append(MatDealt(self.seat, f"mat:{action.mat}"))


@dataclass(frozen=True, slots=True)
class ChooseMats(ScytheFrame):
    word = "choose_mat"
    phase = "set_up"
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(_CHOOSE_MAT[mat] for mat in free_mats(state, seat)) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, ChooseMat)
        state.mat[seat] = MAT[action.mat]
        state.stack.pop()
        if events is not None:
            events.append(MatChosen(seat, f"mat:{action.mat}"))


@dataclass(frozen=True, slots=True)
class DrawBonus(ByChance):
    word = "draw_bonus"

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _BONUS if seat == CHANCE else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DrawBonusTile)
        state.bonus = BONUS_TILE[action.tile]
        state.stack.pop()
        if events is not None:
            events.append(BonusTileDrawn(f"tile:{action.tile}"))


@dataclass(frozen=True, slots=True)
class DealObjectives(ByChance):
    """Two for everybody, secret."""

    word = "deal_objectives"
    seat: int
    n: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != CHANCE:
            return ()
        dealt = {card for cards in state.objectives for card in cards}
        return tuple([deal for n, deal in enumerate(_DEALS[self.seat]) if n not in dealt])

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, DealObjective)
        state.objectives[self.seat] = tuple(sorted((*state.objectives[self.seat], OBJECTIVE[action.card])))
        if self.n > 1:
            state.stack[-1] = DealObjectives(self.seat, self.n - 1)
        else:
            state.stack.pop()
        if events is not None:
            events.append(ObjectiveDealt(self.seat, f"objective:{action.card}"))


def set_order(state: State) -> None:
    """Everybody sits by the home base of their faction."""
    state.order = tuple(sorted(range(state.seats), key=lambda seat: state.faction[seat]))


def lay_out(state: State, seat: int) -> None:
    """Pieces and tracks of a seat as its two mats say."""
    faction, start = FACTION_RECORDS[state.faction[seat]], MAT_RECORDS[state.mat[seat]].start
    state.character[seat] = HOME[state.faction[seat]]
    for name in faction.start_workers:
        add_workers(state, seat, PLACE[name], 1)
    state.worker_count[seat] = len(faction.start_workers)
    state.power[seat] = faction.start_power
    state.popularity[seat] = start.popularity
    state.coins[seat] = start.coins


def first_player(state: State) -> int:
    return min(range(state.seats), key=lambda seat: MAT_RECORDS[state.mat[seat]].start_number)


@dataclass(frozen=True, slots=True)
class BeginGame(Automatic):
    word = "begin_game"

    def run(self, state: State, events: Events) -> None:
        set_order(state)
        for seat in range(state.seats):
            lay_out(state, seat)
        state.active = first_player(state)
        state.stack.append(TakeTurn(state.active))
        for seat in reversed(range(state.seats)):
            state.stack.append(DrawCards(seat, FACTION_RECORDS[state.faction[seat]].start_combat_cards))
            state.stack.append(DealObjectives(seat, MAT_RECORDS[state.mat[seat]].start.objectives))
        if events is not None:
            events.append(GameBegun(state.active))
