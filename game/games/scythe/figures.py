"""Figures beside the score sheet: progress of objectives, prices now, who can reach what."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Seat
from game.core.masks import bits
from game.games.scythe.board import FACTORY_PLACE, NOWHERE, PLACE, PLACES
from game.games.scythe.cargo import CARGO, cargo_there, fresh_units, unit_id
from game.games.scythe.ending import bonus_count
from game.games.scythe.frames.dials import SetDials, card_limit, has_ability
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.mat import bottom_cost, yields
from game.games.scythe.objectives import measure
from game.games.scythe.odds import best_cards, most_shown
from game.games.scythe.pieces import control, count_on, fighters_at, rival_fighters_at, totals, units_at, workers_on
from game.games.scythe.reach import places_between, reach, steps_of_move
from game.games.scythe.shown import Ahead, FiguresScythe, Odds, Side, Way
from game.games.scythe.stars import has_room
from game.games.scythe.state import CHARACTER, KINDS, MECH, NOBODY, State, View, star_count
from game.games.scythe.tables import CAMARADERIE, DIAL, GAME_ENDS_AT, OBJECTIVE_RECORDS, OBJECTIVES, YIELDS
from game.games.scythe.terms import BOTTOMS, RESOURCES, STARS


def figures(view: View, seat: Seat) -> FiguresScythe:
    if NOBODY in view.mat or view.character[seat] == NOWHERE:
        return FiguresScythe()
    top = view.stack[-1] if view.stack else None
    moving = _moves(view, top) if isinstance(top, MoveUnits) and top.seat == seat else _Moves({}, {}, {})
    holders, attackers, visitors = _around(view, seat)
    return FiguresScythe(
        resources=dict(zip(RESOURCES, totals(view, control(view, seat)), strict=True)),
        costs={name: bottom_cost(view, seat, n) for n, name in enumerate(BOTTOMS)},
        yields={name: yields(view, seat, name) for name in YIELDS},
        bonus_count=bonus_count(view.bonus, view.structure_at[seat])[0] if view.bonus >= 0 else 0,
        objectives={OBJECTIVES[card]: _objective(view, seat, card) for card in view.objectives[seat] if card >= 0},
        holders=holders,
        attackers=attackers,
        nearly={
            f"seat:{other}": (other,)
            for other in range(view.seats)
            if other != seat and star_count(view, other) == GAME_ENDS_AT - 1
        },
        factory_visitors=visitors,
        ways=moving.ways,
        cargo=moving.cargo,
        ahead=moving.ahead,
        odds=_odds(view, top) if isinstance(top, SetDials) else None,
    )


def _objective(view: View, seat: int, card: int) -> tuple[int, ...]:
    return tuple(measure(view, seat, one) for one in OBJECTIVE_RECORDS[card].all_of)


# -- while the seat moves -----------------------------------------------------------------------------------------


class _Moves(NamedTuple):
    ways: dict[str, dict[str, Way]]
    cargo: dict[str, dict[str, int]]
    ahead: dict[str, Ahead]


def _moves(view: View, frame: MoveUnits) -> _Moves:
    seat, carrier = frame.seat, view.carrier
    units = [(kind, place, steps_of_move(view, seat, kind, frame.steps)) for kind, place in fresh_units(view, seat)]
    if not frame.units:
        units = []
    if carrier:
        units = [(carrier[0], carrier[1], carrier[2]), *(units if carrier[3] else ())]
    found = _Moves({}, {}, _ahead(view, seat))
    for kind, start, steps in units:
        unit, reached = unit_id(view, seat, kind, start), reach(view, seat, kind, start, steps)
        there = zip(CARGO, cargo_there(view, seat, kind, start), strict=True)
        found.cargo[unit] = {what: n for what, n in there if n}
        ways = found.ways.setdefault(unit, {})
        for n, mask in enumerate(reached, 1):
            for place in bits(mask):
                if PLACES[place] not in ways:
                    over = places_between(view, seat, kind, place, reached) if n > 1 else ()
                    ways[PLACES[place]] = Way(n, tuple(PLACES[passed] for passed in over))
    return found


def _ahead(view: View, seat: int) -> dict[str, Ahead]:
    """What both sides could stake at most where one more fighter of the seat comes; of a rival's cards the best."""
    found = {}
    for place in bits(rival_fighters_at(view, seat)):
        own = sum(best_cards(view, seat, card_limit(view, seat, place) + 1))
        guard = 0
        for other in range(view.seats):
            if other != seat and fighters_at(view, other) >> place & 1:
                guard = most_shown(view, other, place)
        found[PLACES[place]] = Ahead(min(DIAL, view.power[seat]) + own, guard)
    return found


# -- in a combat --------------------------------------------------------------------------------------------------


def _odds(view: View, frame: SetDials) -> Odds:
    place = PLACE[frame.at]
    sides = {
        one: Side(
            min(card_limit(view, one, place), view.hand_size[one]),
            has_room(view, one, STARS.index("combat")),
            sum(count_on(view, one, kind, place) for kind in range(len(KINDS))),
        )
        for one in frame.both
    }
    driven = 0 if has_ability(view, frame.attacker, CAMARADERIE) else workers_on(view, frame.defender, place)
    return Odds(sides, min(driven, view.popularity[frame.attacker]))


# -- who can reach what -------------------------------------------------------------------------------------------


def fighters_reach(state: State, seat: int) -> int:
    """Everywhere the character and the mechs of a seat could be after one move."""
    found = 0
    for place in bits(fighters_at(state, seat)):
        kind = CHARACTER if state.character[seat] == place and not state.mech_at[seat] >> place & 1 else MECH
        for mask in reach(state, seat, kind, place, steps_of_move(state, seat, kind, 1)):
            found |= mask
    return found


def _around(view: View, seat: int) -> tuple[dict[str, int], dict[str, tuple[int, ...]], tuple[int, ...]]:
    """Who holds what, who could attack where, and who could be in the Factory."""
    own = units_at(view, seat) | view.structure_at[seat]
    holders: dict[str, int] = {}
    attackers: dict[str, tuple[int, ...]] = {}
    visitors: tuple[int, ...] = ()
    for other in range(view.seats):
        reached = fighters_reach(view, other)
        if reached >> FACTORY_PLACE & 1:
            visitors = (*visitors, other)
        holders |= {PLACES[place]: other for place in bits(control(view, other))}
        if other != seat:
            for place in bits(reached & own):
                attackers[PLACES[place]] = (*attackers.get(PLACES[place], ()), other)
    return holders, attackers, visitors
