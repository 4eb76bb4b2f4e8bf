"""What a player should hear before an action that is legal and costs more, or brings less, than it seems."""

from __future__ import annotations

from collections import Counter

from game.core.contract import Action, Say, Seat, say
from game.core.masks import bits
from game.games.scythe.about import amounts
from game.games.scythe.actions import Bottom, ChooseSection, EndProduce, FinishTurn, Leave, ShowObjective, SkipTop
from game.games.scythe.actions_move import EndMove, Move
from game.games.scythe.board import FACTORY_PLACE, PLACE, PLACES, PRODUCES
from game.games.scythe.frames.developing import Development, main_gain
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.frames.producing import ProduceHexes, made_on, mill_place, producible
from game.games.scythe.frames.receiving import missing_for
from game.games.scythe.frames.tops import useful_choices
from game.games.scythe.frames.window import objectives_to_show
from game.games.scythe.mat import missing_resources, produce_price
from game.games.scythe.pieces import rival_fighters_at, workers_on
from game.games.scythe.reasons import kind_of
from game.games.scythe.state import CHARACTER, KINDS, State
from game.games.scythe.tables import BOLSTER, FACTORY_RECORDS, PRODUCE, TOP, TOP_COINS, TRADE
from game.games.scythe.terms import BOTTOMS, RESOURCES

_MADE = (*RESOURCES, "worker")
"""What territories make, by its number on the board."""


def warnings(view: State, seat: Seat, action: Action) -> tuple[Say, ...]:
    if isinstance(action, Bottom):
        if not _has_main_gain(view, seat):
            return (say(f"scythe.warning.no_{main_gain(seat, view.last[seat]).word}"),)
    elif isinstance(action, Move):
        return _of_move(view, seat, action)
    elif isinstance(action, ChooseSection):
        return _of_section(view, seat, action)
    elif isinstance(action, FinishTurn):
        return _of_end(view, seat)
    elif isinstance(action, Leave) and isinstance(view.stack[-1], Development):
        return (say("scythe.warning.gain_left"),)
    elif isinstance(action, SkipTop | EndProduce):
        return _of_top(view, seat)
    elif isinstance(action, EndMove):
        return _of_end_move(view, seat)
    return ()


def _has_main_gain(view: State, seat: Seat) -> bool:
    """Whether the bottom action of the section in use would bring more than coins and recruit bonuses."""
    gain = main_gain(seat, view.last[seat])
    return not isinstance(gain, Development) or bool(gain.choices(view))


def _of_section(view: State, seat: Seat, action: ChooseSection) -> tuple[Say, ...]:
    """A section whose top action cannot be paid, or would bring nothing: it is left out without a word."""
    top = TOP.get(action.top)
    if top is None:
        useful = useful_choices(view, seat, FACTORY_RECORDS[view.factory_card[seat]])
        return () if useful else (say("scythe.warning.factory_top_useless"),)
    price = produce_price(view, seat) if top == PRODUCE else {"coins": TOP_COINS[top]}
    lacks = missing_for(view, seat, price) if top in (PRODUCE, BOLSTER, TRADE) else None
    if lacks is not None:
        return (say("scythe.warning.top_unpaid", top=f"section:{action.top}", what=amounts({lacks[0]: lacks[1]})),)
    if top == PRODUCE and not producible(view, seat, card=False):
        return (say("scythe.warning.produce_nothing"),)
    return ()


def _of_end(view: State, seat: Seat) -> tuple[Say, ...]:
    """What the turn still had in store; no word about coins, and nothing that is warned of itself."""
    frame, found = view.stack[-1], []
    payable = frame.word == "bottom" and missing_resources(view, seat, view.last[seat]) <= 0
    if payable and _has_main_gain(view, seat):
        bottom = BOTTOMS[view.last[seat]]
        found.append(say("scythe.warning.bottom_left", what=f"bottom:{bottom}"))
    shown = [
        one.touches()[0]
        for one in objectives_to_show(view, seat, frame.word != "bottom")
        if isinstance(one, ShowObjective)
    ]
    if shown:
        found.append(say("scythe.warning.objective_left", what=tuple(shown)))
    return tuple(found)


def _of_top(view: State, seat: Seat) -> tuple[Say, ...]:
    """Territories that could still produce are named with what they would make at most."""
    frame = view.stack[-1]
    if not isinstance(frame, ProduceHexes):
        return (say("scythe.warning.top_left"),)
    mill = 0 if frame.card else mill_place(view, seat)
    places = sorted(bits(frame.places(view)), key=lambda place: -made_on(view, seat, place, card=frame.card))
    usual = [place for place in places if not mill >> place & 1][: frame.left]
    makers = [*usual, *(place for place in places if mill >> place & 1)]
    made: Counter[str] = Counter()
    for place in makers:
        made[_MADE[PRODUCES[place]]] += made_on(view, seat, place, card=frame.card)
    return (say("scythe.warning.produce_left", n=len(makers), what=amounts(made)),) if makers else ()


def _of_end_move(view: State, seat: Seat) -> tuple[Say, ...]:
    """Nobody moves nothing on purpose who could move; nor leaves an encounter or the first visit to the Factory, to
    which the character could go without a combat. Of territories there is nearly always one more to be had."""
    frame = view.stack[-1]
    if not isinstance(frame, MoveUnits):
        return ()
    moves = [option for option in frame.options(view, seat) if isinstance(option, Move)]
    if moves and not view.moved and not view.carrier and frame.units:
        return (say("scythe.warning.nothing_moved"),)
    reached = {PLACE[one.to] for one in moves if kind_of(one.unit) == KINDS[CHARACTER]}
    finds = view.encounters | (0 if view.factory_card[seat] >= 0 else 1 << FACTORY_PLACE)
    free = [place for place in sorted(reached) if (finds & ~rival_fighters_at(view, seat)) >> place & 1]
    return (say("scythe.warning.find_left", at=PLACES[free[0]]),) if free else ()


def _of_move(view: State, seat: Seat, action: Move) -> tuple[Say, ...]:
    """Driving off workers costs popularity."""
    to = PLACE[action.to]
    if action.unit.startswith("worker") or rival_fighters_at(view, seat) >> to & 1:
        return ()
    driven = sum(workers_on(view, other, to) for other in range(view.seats) if other != seat)
    lost = min(driven, view.popularity[seat])
    return (say("scythe.warning.drives_off", n=lost, at=PLACES[to]),) if lost else ()
