"""Why a tile, a place, a good or a button cannot be used now, and what would help.

The same predicates decide what is offered: taking.py, placing.py, paying.py, activating.py, clans.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from game.core.contract import CHANCE, Action, Reason, Say, Seat, say, seat_id
from game.games.glen_more import placing, taking
from game.games.glen_more.actions import SELL, Sell, Take
from game.games.glen_more.book import COST, INDEX, IS_PERSON, NO_TILE, OVERBUILD, RIVER, START_TILES, TILE_IDS, Units
from game.games.glen_more.goods import KIND_INDEX, held
from game.games.glen_more.market import NEVER, price
from game.games.glen_more.market import SPACES as MARKET_SPACES
from game.games.glen_more.moments import first_reason, moments
from game.games.glen_more.paying import can_pay_by_selling, kinds_for, tally
from game.games.glen_more.rondel import place_of
from game.games.glen_more.state import AWAY, State
from game.games.glen_more.telling import counted

LOOK_ONLY = frozenset(
    {"seat", "pawn", "coins", "whisky", "scots", "stack", "discards", "die", "clan_board", "clan", "card", "space"}
)
"""Things that are never clicked: pointing at them tells what they are."""

_PAGES = {
    "seat": "overview",
    "pawn": "turn_order",
    "coins": "market",
    "whisky": "scoring",
    "scots": "placing",
    "stack": "stacks",
    "discards": "stacks",
    "die": "die",
    "clan_board": "clans#marker",
    "clan": "clans#marker",
    "card": "landmarks",
    "space": "rondel",
}


def reason(key: str, way_out: Say | None = None, rule: str = "", **values: Any) -> Reason:
    return Reason(say(f"glen_more.reason.{key}", **values), way_out, rule)


def way(key: str, **values: Any) -> Say:
    return say(f"glen_more.way_out.{key}", **values)


def is_lit(component: str, options: Iterable[Action]) -> bool:
    return any(component in action.touches() for action in options)


def split(component: str) -> tuple[str, str]:
    kind, _, name = component.partition(":")
    return kind, name


def elsewhere(state: State, seat: Seat, acting: Seat, component: str, asked: Say | None) -> Reason:
    """For whatever the question of the moment is not about. `asked` is that question, for whoever acts."""
    kind, name = split(component)
    if kind in LOOK_ONLY:
        return reason("clan_board" if kind == "clan" else kind, rule=_PAGES[kind])
    if state.is_over():
        return reason("over", rule="end#when")
    found = first_reason(moments(state).why_not, state, seat, kind, name)
    if found is not None:
        return found
    if acting == CHANCE:
        return reason("drawing", rule="rondel#refill")
    if seat != acting:
        return reason("not_your_turn", rule="turn_order#hindmost", seat=seat_id(acting))
    return reason("first", asked)


def tile_named(component: str) -> int:
    """The tile a component id speaks of, NO_TILE if it is something else."""
    kind, name = split(component)
    if kind == "tile":
        return INDEX.get(name, NO_TILE)
    return INDEX[kind] if INDEX.get(kind) in START_TILES else NO_TILE


# -- taking a tile ---------------------------------------------------------------------------------------------------


def while_choosing(state: State, seat: Seat, component: str) -> Reason | None:
    due = _due_first(state, seat, component)
    if due is not None:
        return due
    tile = tile_named(component)
    if tile == NO_TILE:
        return None
    place = place_of(state, tile)
    if place == AWAY:
        help_ = way("take") if any(isinstance(one, Take) for one in state.stack[-1].options(state, seat)) else None
        return not_your_tile(state, seat, component) or reason("take_first", help_, "turn#steps")
    if place == state.at[seat]:
        return reason("figure_there", rule="turn_order#hindmost")
    for goals in moments(state).goals:
        for goal, _, refused in goals(state, seat):
            if goal == component:
                return cast("Reason | None", refused)
    found = taking.refusal(taking.Means(state, seat, seat), seat, tile, place)
    if found is None:
        return None
    if isinstance(found, Reason):
        return found
    return not_to_be_taken(state, seat, tile, found)


def _due_first(state: State, seat: Seat, component: str) -> Reason | None:
    """Whoever has to take a certain tile may go to nothing else."""
    due = taking.due_tile(state, seat)
    if due is None or TILE_IDS[due[0]] == component:
        return None
    tile = tile_named(component)
    ahead = tile != NO_TILE and place_of(state, tile) > state.at[seat]
    is_goal = any(goal == component for goals in moments(state).goals for goal, _, _ in goals(state, seat))
    return due[1] if ahead or is_goal else None


def not_your_tile(state: State, seat: Seat, component: str) -> Reason | None:
    """Of a tile that lies no more on the rondel: it is a person, or not in the territory of this seat."""
    tile, (kind, name) = tile_named(component), split(component)
    if IS_PERSON[tile]:
        return reason("person", rule="clans#persons")
    is_own = tile in state.lands[seat].tops.values() and (kind == "tile" or name == str(seat))
    return None if is_own else reason("not_in_your_land", rule="activating#around")


def not_to_be_taken(state: State, seat: Seat, tile: int, why: str) -> Reason:
    named = TILE_IDS[tile]
    if why == "cost":
        return _too_dear(state, seat, tile)
    if why == "no_scot_near":
        return reason("no_scot_near", way("move_scots"), "placing#scot", tile=named)
    if why == "no_ground":
        if OVERBUILD[tile]:
            kind = say(f"glen_more.type.{OVERBUILD[tile]}")
            key = "nothing_to_overbuild_river" if RIVER[tile] else "nothing_to_overbuild"
            return reason(key, other_tile(state, seat), "overbuilding#upon", tile=named, type=kind)
        return reason("no_ground", other_tile(state, seat), "placing#nowhere", tile=named)
    return reason(why, other_tile(state, seat), _RULES.get(why, "turn"), tile=named)


_RULES = {"no_scot": "paying#scot", "no_place_after_scot": "paying#scot"}
"""Where it is told why something cannot be taken."""


def other_tile(state: State, seat: Seat) -> Say | None:
    """Another tile, if there is one; else something may be sold so that there is."""
    options = state.stack[-1].options(state, seat)
    if any(one.startswith("tile:") for action in options for one in action.touches()):
        return way("other_tile")
    return way("sell_first") if any(isinstance(action, Sell) for action in options) else None


def _too_dear(state: State, seat: Seat, tile: int) -> Reason:
    """Names what is missing: coins with which it could be bought, or what money cannot buy."""
    units, named = COST[tile], TILE_IDS[tile]
    if tally(units)[4] > state.whisky[seat]:
        return reason("no_whisky", way("make_whisky"), "paying#cost", tile=named)
    means, keep = taking.Means(state, seat, seat), placing.due_besides(state, seat, tile)
    by_selling = can_pay_by_selling(state, seat, units, keep - means.along)
    help_ = way("sell_first") if by_selling else other_tile(state, seat)
    missing, least = counted(missing_goods(means, units)), means.least_for(units)
    if least >= NEVER:
        return reason("sold_out", help_, "market#buying", tile=named, goods=missing)
    lacking = least + keep - means.coins
    if not missing:
        return reason("too_few_coins", help_, "paying#cost", n=lacking, tile=named)
    return reason("too_dear", help_, "market#buying", n=lacking, goods=missing, tile=named)


def missing_goods(means: taking.Means, units: Units) -> tuple[str, ...]:
    """The goods one would have to buy."""
    own = list(means.own)
    if sum(means.more) <= means.places:
        own = [one + more for one, more in zip(own, means.more or (0,) * len(own), strict=True)]
    names = {index: name for name, index in KIND_INDEX.items()}
    return tuple(names[kind] for kind, need in tally(units)[0] for _ in range(max(0, need - own[kind])))


# -- the market ------------------------------------------------------------------------------------------------------


def about_selling(state: State, seat: Seat, component: str) -> Reason | None:
    """For goods, rows of the market and the button, where goods may be sold."""
    kind, name = split(component)
    good = name.partition(":")[0]
    if component == SELL:
        if not any(held(state.goods[seat])):
            return reason("no_goods", way("produce_any"), "market#selling")
        return reason("nothing_sells", way("buyers"), "market#selling")
    if kind not in ("good", "market") or good not in KIND_INDEX:
        return None
    if kind == "market" and not held(state.goods[seat])[KIND_INDEX[good]]:
        return reason("nothing_to_sell", way("produce"), "market#limits", good=good)
    if not state.market[KIND_INDEX[good]]:
        return reason("row_empty", way("buyers"), "market#selling", good=good)
    return None


# -- paying ----------------------------------------------------------------------------------------------------------


def while_paying(state: State, due: Any, component: str) -> Reason | None:
    kind, name = split(component)
    good = name.partition(":")[0]
    lit = way("pay_lit")
    if kind == "scot" and due.need[0] == "scot":
        return reason("scot_needed", lit, "paying#scot")
    if kind not in ("market", "good", "scot") or (kind == "market" and good not in KIND_INDEX):
        return None
    if kind == "scot" or KIND_INDEX[good] not in kinds_for(due.need[0], due.paid):
        return reason("not_due", lit, "paying#cost", unit=say(f"glen_more.unit.{due.need[0]}"))
    if kind == "market":
        refused = not_for_sale(state, due.seat, good, lit)
        if refused is not None:
            return refused
    return reason("rest_unpaid", lit, "paying#cost")


def not_for_sale(state: State, seat: Seat, good: str, help_: Say | None) -> Reason | None:
    """Why a resource that is due cannot be bought."""
    filled = state.market[KIND_INDEX[good]]
    if filled >= MARKET_SPACES:
        return reason("row_full", help_, "market#buying", good=good)
    if price(filled) > state.coins[seat]:
        return reason("too_dear_there", help_, "market#buying", good=good)
    return None
