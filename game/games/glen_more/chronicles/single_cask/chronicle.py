"""Chronicle 3: barrels lie in cellars, age to the right, and are sold at sale tiles for what their place is worth.

Read cellars.py first. Barrels count as barrels everywhere else, as in the base game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.book import COST, INDEX, NAMES, NO_TILE, TILE_IDS, Units
from game.games.glen_more.chronicles.single_cask import cellars as cell
from game.games.glen_more.chronicles.single_cask.actions import BuyCellar, ChooseCask, SellCask
from game.games.glen_more.chronicles.single_cask.events import EVENTS, CaskAged, CaskSold, CaskTaken, CellarBought
from game.games.glen_more.chronicles.single_cask.judge import worth
from game.games.glen_more.chronicles.single_cask.words import WORDS
from game.games.glen_more.frames.base import SKIP, SeatFrame, skip
from game.games.glen_more.frames.payment import pay
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.paying import can_pay
from game.games.glen_more.points import score
from game.games.glen_more.rondel import tiles_ahead
from game.games.glen_more.state import State

_CASKS = tuple(ChooseCask(place) for place in range(len(cell.VALUES)))
_CELLARS = tuple(BuyCellar(name) for name in cell.CELLAR_NAMES)
_SALES = {(place, bonus): SellCask(place, bonus) for place in range(len(cell.VALUES)) for bonus in (False, True)}


@dataclass(frozen=True, slots=True)
class LoseCasks(SeatFrame):
    """`n` barrels are paid: from which places?"""

    word = "lose_casks"
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
            return reasons.reason("no_cask_there", rule="single_cask")
        return reasons.reason("cask_blocked", rule="single_cask")


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
        found = [
            _SALES[place, bonus] for bonus in self._spaces(state) for place in cell.barrels(state, self.seat)
        ]
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
            return reasons.reason("no_cask_there", rule="single_cask")
        if kind == "sale":
            return reasons.reason("sale_full" if name == "usual" else "bonus_sale", rule="single_cask")
        return None


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
        return reasons.reason("sale_taken", rule="single_cask", seat=seat_id(other))
    if not state.whisky[seat]:
        return reasons.reason("no_cask_to_sell", rule="single_cask")
    if not cell.has_space(state, tile, True) and not cell.has_space(state, tile, False):
        return reasons.reason("sale_full", rule="single_cask")
    return None


def _arrives(state: State, seat: int, component: str, events: Events) -> list[Any]:
    tile = INDEX.get(component.removeprefix("tile:"), NO_TILE)
    return [SellCasks(seat, NAMES[tile], True, True, True, 0)] if tile in cell.SALES else []


def _passes(
    state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events
) -> list[Any]:
    if figure != seat:
        return []
    keep = 0 if tile == NO_TILE else COST[tile].count("whisky")
    bonus = any(allowed(state, seat) for allowed in moments(state).bonus_sale)
    return [
        SellCasks(
            seat, NAMES[sale], cell.has_space(state, sale, False), bonus and cell.has_space(state, sale, True),
            False, keep,
        )
        for sale, at in tiles_ahead(state, seat) if sale in cell.SALES and start < at < place
    ]


def _discarded(state: State, tile: int, events: Events) -> None:
    if tile in cell.SALES:
        cell.clear_sale(state, tile)


def next_cellar(state: State, seat: int) -> tuple[str, Units] | None:
    owned = cell.cellars(state).owned[seat]
    return (cell.CELLAR_NAMES[owned], cell.COSTS[owned]) if owned < len(cell.CELLAR_NAMES) else None


def _free_actions(state: State, seat: int, acting: bool) -> list[Action]:
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
        return reasons.reason(kind, rule="single_cask")
    if kind == "tile" and INDEX.get(name) in cell.SALES:
        top = state.stack[-1]
        if top.word == "choose_tile" and top.acting(state) == seat:
            goals = {component: refused for component, _, refused in _goals(state, seat)}
            return goals.get(f"tile:{name}")
        return reasons.reason("sale_tile", rule="single_cask")
    if kind != "cellar":
        return None
    owned = cell.cellars(state).owned[seat]
    if cell.CELLAR_NAMES.index(name) < owned:
        return reasons.reason("cellar_owned", rule="single_cask")
    if cell.CELLAR_NAMES.index(name) > owned:
        return reasons.reason("cellar_later", rule="single_cask")
    if state.stack[-1].word in ("choose_tile", "act") and state.stack[-1].acting(state) == seat:
        return reasons.reason("cellar_too_dear", rule="single_cask")
    return reasons.reason("cellar", rule="single_cask")


def _audit(state: State) -> None:
    part = cell.cellars(state)
    for seat in range(state.seats):
        paid = sum(frame.n for frame in state.stack if isinstance(frame, LoseCasks) and frame.seat == seat)
        assert part.spare[seat] >= 0
        assert part.spare[seat] + part.places[seat].bit_count() - paid == state.whisky[seat], "a barrel lies nowhere"
        assert part.places[seat] >> (cell.last_place(part.owned[seat]) + 1) == 0, "a barrel lies outside"


CHRONICLE = Chronicle(
    id=cell.ID,
    number=3,
    frames=(LoseCasks, AgeCasks, SellCasks),
    events=EVENTS,
    actions=(ChooseCask, SellCask, BuyCellar),
    handlers={BuyCellar: _buy_cellar},
    verbs={"age": _age},
    useful={"age": lambda state, seat, at, value, coins: bool(cell.can_age(state, seat))},
    promised={"age": 0.6},
    to_plain=cell.to_plain,
    from_plain=cell.from_plain,
    categories=("single_cask",),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "whisky": _whisky,
        "goals": _goals,
        "arrives": _arrives,
        "passes": _passes,
        "discarded": _discarded,
        "free_actions": _free_actions,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
