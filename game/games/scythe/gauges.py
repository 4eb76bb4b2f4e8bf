"""Figures beside the score sheet: progress of objectives and stars, prices now, who can reach what."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.masks import bits
from game.games.scythe.board import FACTORY_PLACE, NOWHERE, PLACE, PLACES
from game.games.scythe.cargo import CARGO, cargo_there, fresh_units, unit_id
from game.games.scythe.ending import bonus_coins, bonus_count, fortune, territories
from game.games.scythe.frames.dials import SetDials, card_limit, has_ability
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.mat import bottom_cost, produce_price, yields
from game.games.scythe.objectives import is_fulfilled, measure
from game.games.scythe.odds import best_cards
from game.games.scythe.pieces import control, count_on, fighters_at, rival_fighters_at, totals, units_at, workers_on
from game.games.scythe.reach import places_between, reach, steps_of_move
from game.games.scythe.records import BOTTOMS, RESOURCES, STARS
from game.games.scythe.stars import has_room
from game.games.scythe.state import CHARACTER, KINDS, MECH, NOBODY, State, star_count
from game.games.scythe.tables import CAMARADERIE, CARD_VALUES, DIAL, OBJECTIVE_RECORDS, OBJECTIVES, YIELDS

Gauges = dict[str, int]


def gauges(state: State, seat: Seat) -> Gauges:
    """`resource:metal` held; `territories`; `stars`; `fortune:seat:1` where it may be shown; `bonus:coins`;
    `cost:deploy`, `yield:gain_power`, `cost:produce:coins` as they are now; `objective:O04` 1 if it holds and
    `objective:O04:0` the number its first condition speaks of; `threat:r3c4` rivals who could attack there with one
    move, `attacks:r3c4:seat:1` 1 for each of them; `holds:r3c4:seat:1` 1 for who controls it;
    `reaches_factory:seat:1` 1 if that player could be in the Factory with one move. While the seat moves:
    `steps:mech:r3c4:r3c5` how many steps a unit needs to a place, `via:mech:r3c4:r3c6:r3c5` 1 if it passes there on
    its way, `cargo:mech:r3c4:metal` how much of it a unit could take along,
    `strike:r3c4` and `guard:r3c4` how much the seat and its rival could stake in a combat there at most.
    In a combat, of both sides (`seat:0`): `combat:cards` how many it may lay, `combat:star` 1 if it would win a star,
    `combat:leave` its units there; `combat:popularity` what the attacker would lose."""
    if NOBODY in state.mat or state.character[seat] == NOWHERE:
        return {}
    controlled = control(state, seat)
    found = dict(zip((f"resource:{name}" for name in RESOURCES), totals(state, controlled), strict=True))
    found |= {"territories": territories(controlled), "stars": star_count(state, seat)}
    found |= {"tile:coins": bonus_coins(state, seat)}
    found["tile:count"] = bonus_count(state.bonus, state.structure_at[seat])[0] if state.bonus >= 0 else 0
    for other in range(state.seats):
        if not state.veiled >> other & 1:
            found[f"fortune:seat:{other}"] = fortune(state, other)
    found |= {f"cost:{name}": bottom_cost(state, seat, n) for n, name in enumerate(BOTTOMS)}
    found |= {f"yield:{name}": yields(state, seat, name) for name in YIELDS}
    found |= {f"cost:produce:{what}": n for what, n in produce_price(state, seat).items()}
    for card in state.objectives[seat]:
        if card >= 0:
            found[f"objective:{OBJECTIVES[card]}"] = int(is_fulfilled(state, seat, card))
            for n, condition in enumerate(OBJECTIVE_RECORDS[card].all_of):
                found[f"objective:{OBJECTIVES[card]}:{n}"] = measure(state, seat, condition)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, MoveUnits) and top.seat == seat:
        found |= _steps(state, top)
    if isinstance(top, SetDials):
        found |= _combat(state, top)
    return found | _threats(state, seat)


def _steps(state: State, frame: MoveUnits) -> Gauges:
    seat, carrier = frame.seat, state.carrier
    units = [(kind, place, steps_of_move(state, seat, kind, frame.steps)) for kind, place in fresh_units(state, seat)]
    if not frame.units:
        units = []
    if carrier:
        units = [(carrier[0], carrier[1], carrier[2]), *(units if carrier[3] else ())]
    found: Gauges = _fights_ahead(state, seat)
    for kind, start, steps in units:
        unit, reached = unit_id(state, seat, kind, start), reach(state, seat, kind, start, steps)
        for what, n in zip(CARGO, cargo_there(state, seat, kind, start), strict=True):
            if n:
                found[f"cargo:{unit}:{what}"] = n
        for n, mask in enumerate(reached, 1):
            for place in bits(mask):
                key = f"{unit}:{PLACES[place]}"
                if f"steps:{key}" not in found:
                    found[f"steps:{key}"] = n
                    for passed in places_between(state, seat, kind, place, reached) if n > 1 else ():
                        found[f"via:{key}:{PLACES[passed]}"] = 1
    return found


def _fights_ahead(state: State, seat: int) -> Gauges:
    """What both sides could stake at most where one more fighter of the seat comes; of a rival's cards the best."""
    found: Gauges = {}
    for place in bits(rival_fighters_at(state, seat)):
        own = sum(best_cards(state, seat, card_limit(state, seat, place) + 1))
        found[f"strike:{PLACES[place]}"] = min(DIAL, state.power[seat]) + own
        for other in range(state.seats):
            if other != seat and fighters_at(state, other) >> place & 1:
                laid = min(card_limit(state, other, place), state.hand_size[other])
                found[f"guard:{PLACES[place]}"] = min(DIAL, state.power[other]) + laid * CARD_VALUES[-1]
    return found


def _combat(state: State, frame: SetDials) -> Gauges:
    place, found = PLACE[frame.at], {}
    for one in frame.both:
        found[f"combat:cards:seat:{one}"] = min(card_limit(state, one, place), state.hand_size[one])
        found[f"combat:star:seat:{one}"] = int(has_room(state, one, STARS.index("combat")))
        found[f"combat:leave:seat:{one}"] = sum(count_on(state, one, kind, place) for kind in range(len(KINDS)))
    if not has_ability(state, frame.attacker, CAMARADERIE):
        driven = workers_on(state, frame.defender, place)
        found["combat:popularity"] = min(driven, state.popularity[frame.attacker])
    return found


def fighters_reach(state: State, seat: int) -> int:
    """Everywhere the character and the mechs of a seat could be after one move."""
    found = 0
    for place in bits(fighters_at(state, seat)):
        kind = CHARACTER if state.character[seat] == place and not state.mech_at[seat] >> place & 1 else MECH
        for mask in reach(state, seat, kind, place, steps_of_move(state, seat, kind, 1)):
            found |= mask
    return found


def _threats(state: State, seat: int) -> Gauges:
    own = units_at(state, seat) | state.structure_at[seat]
    found: Gauges = {}
    for other in range(state.seats):
        reached = fighters_reach(state, other)
        found[f"reaches_factory:seat:{other}"] = reached >> FACTORY_PLACE & 1
        found |= {f"holds:{PLACES[place]}:seat:{other}": 1 for place in bits(control(state, other))}
        if other != seat:
            for place in bits(reached & own):
                key = f"threat:{PLACES[place]}"
                found[key] = found.get(key, 0) + 1
                found[f"attacks:{PLACES[place]}:seat:{other}"] = 1
    return found
