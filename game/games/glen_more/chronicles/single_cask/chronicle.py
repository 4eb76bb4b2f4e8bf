"""Chronicle 3: barrels lie in cellars, age to the right, and are sold at sale tiles for what their place is worth.

Read cellars.py first. Barrels count as barrels everywhere else, as in the base game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Action, Reason, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.book import COST, INDEX, NAMES, NO_TILE, TILE_IDS, Units
from game.games.glen_more.chronicles.single_cask import cellars as cell
from game.games.glen_more.chronicles.single_cask.actions import BuyCellar, ChooseCask, SellCask
from game.games.glen_more.chronicles.single_cask.events import EVENTS, CellarBought
from game.games.glen_more.chronicles.single_cask.frames import AgeCasks, LoseCasks, SellCasks
from game.games.glen_more.chronicles.single_cask.judge import worth
from game.games.glen_more.chronicles.single_cask.words import WORDS
from game.games.glen_more.frames.payment import pay
from game.games.glen_more.frames.selling import has_turn
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.paying import can_pay
from game.games.glen_more.rondel import tiles_ahead
from game.games.glen_more.shown import Cellar, SingleCask, Sold
from game.games.glen_more.state import State

_CELLARS = tuple(BuyCellar(name) for name in cell.CELLAR_NAMES)


# -- moments -------------------------------------------------------------------------------------------------------


def _set_up(state: State) -> list[Any]:
    state.parts[cell.ID] = cell.fresh(state)
    return []


def _whisky(state: State, seat: int, change: int, events: Events) -> list[Any]:
    if change < 0:
        return [LoseCasks(seat, -change)]
    for _ in range(change):
        cell.store(state, seat)
    return []


def _goals(state: State, seat: int) -> Iterator[tuple[str, int, Reason | None]]:
    for tile, place in tiles_ahead(state, seat):
        if tile in cell.SALES:
            yield TILE_IDS[tile], place, _not_for_sale(state, seat, tile, place)


def _not_for_sale(state: State, seat: int, tile: int, place: int) -> Reason | None:
    """Nobody else stands there, and a barrel can be sold."""
    other = next((one for one in range(state.seats) if state.at[one] == place), None)
    if other is not None:
        return reasons.reason("sale_taken", rule="single_cask#sale", seat=seat_id(other))
    if not state.whisky[seat]:
        return reasons.reason("no_cask_to_sell", rule="single_cask#sale")
    if not cell.has_space(state, tile, True) and not cell.has_space(state, tile, False):
        return reasons.reason("sale_full", rule="single_cask#sale")
    return None


def _arrives(state: State, seat: int, component: str, events: Events) -> list[Any]:
    tile = INDEX.get(component.removeprefix("tile:"), NO_TILE)
    return [SellCasks(seat, NAMES[tile], True, True, True, 0)] if tile in cell.SALES else []


def _passes(state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events) -> list[Any]:
    if figure != seat:
        return []
    keep = 0 if tile == NO_TILE else COST[tile].count("whisky")
    bonus = any(allowed(state, seat) for allowed in moments(state).bonus_sale)
    return [
        SellCasks(
            seat,
            NAMES[sale],
            cell.has_space(state, sale, False),
            bonus and cell.has_space(state, sale, True),
            False,
            keep,
        )
        for sale, at in tiles_ahead(state, seat)
        if sale in cell.SALES and start < at < place
    ]


def _discarded(state: State, tile: int, events: Events) -> None:
    if tile in cell.SALES:
        cell.clear_sale(state, tile)


def next_cellar(state: State, seat: int) -> tuple[str, Units] | None:
    owned = cell.cellars(state).owned[seat]
    return (cell.CELLAR_NAMES[owned], cell.COSTS[owned]) if owned < len(cell.CELLAR_NAMES) else None


def _asides(state: State, seat: int) -> list[Action]:
    following = next_cellar(state, seat)
    if following is None or not can_pay(state, seat, following[1]):
        return []
    return [_CELLARS[cell.CELLAR_NAMES.index(following[0])]]


def _buy_cellar(state: State, seat: int, action: BuyCellar, events: Events) -> None:
    units = cell.COSTS[cell.CELLAR_NAMES.index(action.cellar)]
    cell.add_cellar(state, seat)
    if events is not None:
        events.append(CellarBought(seat, f"cellar:{action.cellar}"))
    pay(state, seat, units, events)


def _age(state: State, seat: int, at: int | None, source: str, value: Any, events: Events) -> list[Any]:
    return [AgeCasks(seat, value)]


def _components(state: State) -> Iterator[str]:
    yield from (f"cask:{place}" for place in range(len(cell.VALUES)))
    yield from (f"cellar:{name}" for name in cell.CELLAR_NAMES)
    yield from ("sale:usual", "sale:bonus")


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == "cask" or kind == "sale":
        return reasons.reason(kind, rule="single_cask#ageing" if kind == "cask" else "single_cask#sale")
    if kind == "tile" and INDEX.get(name) in cell.SALES:
        top = state.stack[-1]
        if top.word == "choose_tile" and top.acting(state) == seat:
            goals = {component: refused for component, _, refused in _goals(state, seat)}
            return goals.get(f"tile:{name}")
        return reasons.reason("sale_tile", rule="single_cask#sale")
    if kind != "cellar":
        return None
    owned = cell.cellars(state).owned[seat]
    if cell.CELLAR_NAMES.index(name) < owned:
        return reasons.reason("cellar_owned", rule="single_cask#cellars")
    if cell.CELLAR_NAMES.index(name) > owned:
        return reasons.reason("cellar_later", rule="single_cask#cellars")
    if not has_turn(state, seat) or state.stack[-1].acting(state) != seat:
        return reasons.reason("cellar", rule="single_cask#cellars")
    owes = any(frame.owes for frame in state.stack)
    return reasons.reason("cellar_pay_first" if owes else "cellar_too_dear", rule="single_cask#cellars")


def _audit(state: State) -> None:
    part = cell.cellars(state)
    for seat in range(state.seats):
        paid = sum(frame.n for frame in state.stack if isinstance(frame, LoseCasks) and frame.seat == seat)
        assert part.spare[seat] >= 0
        assert part.spare[seat] + part.places[seat].bit_count() - paid == state.whisky[seat], "a barrel lies nowhere"
        assert part.places[seat] >> (cell.last_place(part.owned[seat]) + 1) == 0, "a barrel lies outside"


def _shown(view: State) -> SingleCask:
    part = cell.cellars(view)
    return SingleCask(
        tuple(
            Cellar(part.owned[seat], tuple(cell.barrels(view, seat)[bool(part.spare[seat]) :]), part.spare[seat])
            for seat in range(view.seats)
        ),
        {NAMES[tile]: Sold(usual, bonus) for tile, usual, bonus in sorted(part.sold)},
    )


CHRONICLE = Chronicle(
    id=cell.ID,
    number=3,
    shown=_shown,
    frames=(LoseCasks, AgeCasks, SellCasks),
    events=EVENTS,
    actions=(ChooseCask, SellCask, BuyCellar),
    handlers={BuyCellar: _buy_cellar},
    verbs={"age": _age},
    useful={"age": lambda state, seat, at, value, coins: bool(cell.can_age(state, seat))},
    promised={"age": 0.6},
    told=cell.TOLD,
    settle=cell.settle,
    categories=("single_cask",),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "whisky": _whisky,
        "goals": _goals,
        "arrives": _arrives,
        "passes": _passes,
        "discarded": _discarded,
        "asides": _asides,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
