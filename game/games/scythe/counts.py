"""What `run.py arena scythe --counts` tells of how a match was played, by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Action, Event, Seat
from game.games.scythe.actions import Bottom, ChooseSection, FinishTurn
from game.games.scythe.actions_combat import Stake
from game.games.scythe.board import COUNT, HOMES, PRODUCES, WORKER_MADE
from game.games.scythe.events_map import CombatRevealed
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.state import State
from game.games.scythe.tables import FACTIONS, MATS, SECTION_WORDS
from game.games.scythe.terms import STARS

_VILLAGES = tuple(place for place in range(COUNT) if PRODUCES[place] == WORKER_MADE)
_AFTER = 6
_LEFT, _CROWD, _WORKERS = "turn of leaving home", "most workers in one village", f"workers after {_AFTER} turns"
_NOTHING = "staked nothing though there was something"
_NAMES = (
    "bottom actions", "bottom actions passed by", *(f"section {top}" for top in SECTION_WORDS), "combats begun",
    "combats of 0 to 0", _NOTHING, _WORKERS, _CROWD, _LEFT,
)  # fmt: skip


class Counts:
    """`heard` is told of every answer before it is given, `seen` of what came of it; `of` the end has the figures."""

    def __init__(self, seats: int) -> None:
        self._found: list[dict[str, float]] = [dict.fromkeys(_NAMES, 0.0) for _ in range(seats)]

    def heard(self, state: State, seat: Seat, options: Sequence[Action], action: Action) -> None:
        found = self._found[seat]
        if isinstance(action, ChooseSection):
            self._begins(state, seat, f"section {action.top}")
        elif isinstance(action, Bottom):
            found["bottom actions"] += 1
        elif isinstance(action, FinishTurn):
            found["bottom actions passed by"] += any(isinstance(option, Bottom) for option in options)
        elif isinstance(action, Stake):
            top = state.stack[-1]
            defends = isinstance(top, SetDials) and seat == top.defender
            found[_NOTHING] += defends and not action.power + sum(action.cards)

    def seen(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, CombatRevealed):
                shown = event.power + event.other_power + sum(event.cards) + sum(event.other_cards)
                self._found[event.seat]["combats begun"] += 1
                self._found[event.seat]["combats of 0 to 0"] += not shown

    def _begins(self, state: State, seat: Seat, section: str) -> None:
        found, turn = self._found[seat], state.turns[seat]
        found[section] += 1
        if not found[_LEFT] and not HOMES >> state.character[seat] & 1:
            found[_LEFT] = turn  # it was the turn before, and this one is not counted yet
        if turn == _AFTER:
            found[_WORKERS] = state.worker_count[seat]
        found[_CROWD] = max(found[_CROWD], *(state.workers[seat * COUNT + place] for place in _VILLAGES))

    def of(self, state: State) -> list[dict[str, float]]:
        for seat, found in enumerate(self._found):
            turns = max(1, state.turns[seat])
            found["bottom actions in a turn"] = found["bottom actions"] / turns
            found["turns"], found["coins"] = turns, state.final[seat]
            for star, n in zip(STARS, state.stars[seat], strict=True):
                found[f"star {star}"] = n
            for kind, names, own in (("faction", FACTIONS, state.faction), ("mat", MATS, state.mat)):
                for number, name in enumerate(names):
                    found[f"{kind} {name}"] = float(own[seat] == number)
        return self._found
