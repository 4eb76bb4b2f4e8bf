"""What a position of Scythe promises in the end, in coins: what is scored, what is built, what lies ready for it.

Everything is counted for one seat from the view it has. This page counts what is on the map; engine.py what workers
and resources promise, standing.py what is built, risks.py what rivals could do, plans.py what a turn makes of it all.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul

from game.games.scythe.board import FACTORY_PLACE
from game.games.scythe.ending import territories
from game.games.scythe.engine import engine
from game.games.scythe.frames.developing import TakeUpgrade
from game.games.scythe.frames.finding import ChooseFactoryCard, MeetEncounter
from game.games.scythe.frames.placing import TakeResources
from game.games.scythe.frames.turn import BottomAction, TakeTurn
from game.games.scythe.objectives import progress
from game.games.scythe.outlook import LADDER, Outlook, distances
from game.games.scythe.pieces import control, spots, totals
from game.games.scythe.risks import battles, danger
from game.games.scythe.standing import Standing, standing
from game.games.scythe.stars import has_room
from game.games.scythe.state import State
from game.games.scythe.tables import BOTTOM_RESOURCE, MINE, S_OBJECTIVE
from game.games.scythe.weights import TERMS, factors

_ENCOUNTER, _FACTORY_CARD, _CLOSER = 4.5, 4.5, 0.74


def _objectives(state: State, seat: int, view: Outlook) -> float:
    cards = state.objectives[seat]
    if not cards or not has_room(state, seat, S_OBJECTIVE):
        return 0.0
    best = max((progress(state, seat, card) for card in cards if card >= 0), default=0.3)
    return view.begun * (0.8 if best >= 1 else 0.55 * best**3)


@lru_cache(maxsize=1 << 14)
def _drawn(faction: int, deployed: int, mine: int, at: int, encounters: int, has_card: bool) -> float:
    """What the next encounter and the Factory are worth to a character so far from them."""
    far = distances(faction, deployed, mine, at)
    worth = 0.0
    if encounters:
        worth = _ENCOUNTER * _CLOSER ** min(far[place] for place in spots(encounters))
    return worth + (_FACTORY_CARD if has_card else _FACTORY_CARD * _CLOSER ** far[FACTORY_PLACE])


def _character(state: State, seat: int, view: Outlook) -> float:
    drawn = _drawn(
        state.faction[seat], state.deployed[seat], state.structures[seat][MINE], state.character[seat],
        state.encounters, state.factory_card[seat] >= 0,
    )  # fmt: skip
    return drawn * min(1.0, view.turns / 4)


def _pending(state: State, seat: int, standing: Standing, has: list[int]) -> float:
    """What the rest of this turn will still bring, where a plan ends before it."""
    worth = 0.0
    for frame in state.stack:
        if isinstance(frame, MeetEncounter) and frame.seat == seat:
            worth += _ENCOUNTER + 0.5
        elif isinstance(frame, ChooseFactoryCard) and frame.seat == seat:
            worth += _FACTORY_CARD + 0.5
        elif isinstance(frame, TakeResources) and frame.seat == seat:
            worth += 0.9 * frame.n
        elif isinstance(frame, TakeUpgrade) and frame.seat == seat:
            worth += 2.0
        elif isinstance(frame, BottomAction) and frame.seat == seat:
            bottom = state.last[seat]
            if has[BOTTOM_RESOURCE[bottom]] >= standing.costs[bottom]:
                worth += 0.35 * standing.pays[bottom]
    return worth


def _on_the_map(state: State, seat: int, built: Standing) -> tuple[float, ...]:
    """By the order of MAPPED."""
    view, own = built.view, control(state, seat)
    has = totals(state, own)
    land = territories(own)
    wanted = max(0.0, 9 - land) * min(1.0, view.turns / 18) * 0.7
    goods = engine(state, seat, built, own, has)
    mine = state.active == seat
    return (
        state.coins[seat],
        view.territory * land * (1 - 0.018 * view.turns) + (view.territory - LADDER[0][2]) * wanted,
        _objectives(state, seat, view),
        *goods,
        _character(state, seat, view),
        -danger(state, seat, view, own),
        battles(state, seat) if state.battles and mine else 0.0,
        _pending(state, seat, built, has) if mine and not isinstance(state.stack[-1], TakeTurn) else 0.0,
    )


def worth(state: State, seat: int) -> float:
    """The coins this seat may expect in the end."""
    if state.is_over():
        return float(state.final[seat])
    built = standing(state, seat)
    return built.worth + sum(map(mul, _on_the_map(state, seat, built), factors().mapped), 0.0)


def terms(state: State, seat: int) -> dict[str, float]:
    """The same part by part, in coins."""
    if state.is_over():
        return {"coins": float(state.final[seat])}
    built, weights = standing(state, seat), factors()
    of_map = _on_the_map(state, seat, built)
    return {
        name: points * weight
        for name, points, weight in zip(
            TERMS, (*built.terms, *of_map), (*weights.built, *weights.mapped), strict=True
        )
    }
