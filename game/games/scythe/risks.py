"""Combats to come: those a seat has begun, and those that rivals could begin with one move."""

from __future__ import annotations

from functools import lru_cache

from game.core.masks import bits
from game.games.scythe.bluff import prospect
from game.games.scythe.board import COUNT, FACTORY
from game.games.scythe.ending import fortune
from game.games.scythe.odds import foe_at, strength
from game.games.scythe.outlook import Outlook, outlook, star_worth, within
from game.games.scythe.pieces import fighters_at, spots
from game.games.scythe.stars import has_room
from game.games.scythe.state import State, star_count
from game.games.scythe.tables import GAME_ENDS_AT, MINE, S_COMBAT

_LIKELY, _HELD, _SHAKY = 0.35, 0.12, 0.8
"""How likely a rival does what it could, against nobody, against a stronger and against a weaker defence."""
_WAR = 2.5
"""What a combat costs whoever begins it, won or lost: it shows itself weaker to everybody else."""
_WORD_BROKEN = -12.0
"""Whoever has asked for coins to keep the peace keeps it in that turn, and so does whoever has listened to an offer
with the one it came from."""
_DEFEAT = 3.5
"""What it costs to be sent home."""
_PER_WORKER = 2.0
"""What popularity a worker driven off costs."""
_DRIVEN_OFF = 1.4
"""What it costs to have a worker sent home: moves to bring him back, and what he would have made meanwhile."""
MATCH = 40.0
"""More than anything else that a combat decides."""


@lru_cache(maxsize=1 << 14)
def _threatened(faction: int, deployed: int, mine: int, fighters: int) -> int:
    """Mask of the places that the fighters of a faction reach with one move."""
    reached = 0
    for place in spots(fighters):
        reached |= within(faction, deployed, mine, place)
    return reached


def _reach_of(state: State, other: int) -> int:
    return _threatened(
        state.faction[other], state.deployed[other], state.structures[other][MINE], fighters_at(state, other)
    )


def _at_stake(state: State, seat: int, view: Outlook, place: int) -> float:
    """What lies on a territory, whoever may come."""
    tokens = state.tokens
    stake = 0.6 * sum(tokens[place * 4 : place * 4 + 4]) + 0.4 * view.territory
    return stake + _DRIVEN_OFF * state.workers[seat * COUNT + place]


def danger_from(state: State, seat: int, other: int, view: Outlook, own: int) -> float:
    """What one rival could take with its next move if it wanted: the territory that is worth most."""
    fighters, most = fighters_at(state, seat), 0.0
    means = state.power[other] + state.hand_size[other]
    for place in spots(_reach_of(state, other) & own):
        stake = _at_stake(state, seat, view, place)
        if fighters >> place & 1:
            stake = (stake + _DEFEAT + star_worth(view)) * (_HELD if strength(state, seat, place) >= means else 1.0)
        most = max(most, stake)
    return most


def danger(state: State, seat: int, view: Outlook, own: int) -> float:
    """What rivals could take with one move."""
    reached = [0] * state.seats
    near = 0
    for other in range(state.seats):
        if other != seat:
            reached[other] = _reach_of(state, other)
            near |= reached[other]
    fighters = fighters_at(state, seat)
    lost = 0.0
    for place in spots(near & own):
        stake = _at_stake(state, seat, view, place)
        if fighters >> place & 1:
            attackers = [other for other in range(state.seats) if reached[other] >> place & 1]
            strongest = max(state.power[other] + state.hand_size[other] for other in attackers)
            stake = (stake + 2.5) * (_HELD if strength(state, seat, place) >= strongest else _SHAKY)
        lost += stake
    return _LIKELY * lost


def _last_star(state: State, seat: int, view: Outlook) -> float:
    """A victory that would end the match is wanted by whoever is ahead then, and by nobody else; 0 for any other."""
    if star_count(state, seat) < GAME_ENDS_AT - 1 or not has_room(state, seat, S_COMBAT):
        return 0.0
    others = max(fortune(state, other) for other in range(state.seats) if other != seat)
    return MATCH if fortune(state, seat) + view.star > others else -MATCH


def stake_of_combat(state: State, seat: int, view: Outlook, place: int) -> float:
    """What a victory is worth against a defeat."""
    star = _last_star(state, seat, view)
    if not star and has_room(state, seat, S_COMBAT):
        star = star_worth(view)
    tokens = sum(state.tokens[place * 4 : place * 4 + 4])
    return star + _DEFEAT + view.territory * (3 if FACTORY >> place & 1 else 1) + 0.7 * tokens


def stakes(state: State, seat: int, foe: int, place: int) -> tuple[int, int]:
    """What a combat is worth to both, in whole coins; the match, where the other one would win it by that."""
    views = {one: outlook(state, one, 0) for one in (seat, foe)}
    own, other = (
        round(stake_of_combat(state, one, views[one], place) + max(0.0, _last_star(state, rival, views[rival])))
        for one, rival in ((seat, foe), (foe, seat))
    )
    return own, other


def battles(state: State, seat: int) -> float:
    """Combats that the seat has begun, as long as both show what they should; none after it has asked for a deal."""
    if state.dealt:
        return _WORD_BROKEN
    worth = 0.0
    for place in bits(state.battles):
        foe = foe_at(state, seat, place)
        if foe < 0:
            continue
        most, other = int(strength(state, seat, place)), round(strength(state, foe, place))
        worth += prospect(most, other, *stakes(state, seat, foe, place), True) - _DEFEAT - _WAR
        if state.heard >> foe & 1:
            return _WORD_BROKEN
        worth -= _PER_WORKER * state.workers[foe * COUNT + place]
    return worth
