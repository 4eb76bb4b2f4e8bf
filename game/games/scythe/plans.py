"""The rest of a turn, played out in the mind: every question is answered by what the position is worth after it.

A turn of Scythe is many small answers, and most of them pay only together (goods first, what they buy then), so an
option is judged by the position in which its turn could end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import CHANCE, Action, Event, Seat
from game.games.scythe.actions import ChooseSection, PayCard, ShowObjective, TakeAmount, Trade
from game.games.scythe.board import COUNT, PLACE
from game.games.scythe.frames.base import settle
from game.games.scythe.frames.developing import Development
from game.games.scythe.frames.dials import RetreatUnits, SetDials
from game.games.scythe.frames.finding import ChooseFactoryCard, FillFactory, LookAtCards, MeetEncounter
from game.games.scythe.frames.hands import DrawCards
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.frames.receiving import AskAmount
from game.games.scythe.frames.tops import Bolster, FactoryTop, MoveOrGain, TradeGoods
from game.games.scythe.frames.turn import BottomAction, FinishOfTurn, TakeTurn
from game.games.scythe.rides import moves
from game.games.scythe.stars import check_stars
from game.games.scythe.state import State, star_count
from game.games.scythe.steps import ASIDES, NEVER, after, judged, rather_something
from game.games.scythe.tables import GAME_ENDS_AT

_ENCOUNTER_MET, _FACTORY_SEEN = 5.0, 5.0
_MOST_ANSWERS = 60

FORKS = (MoveOrGain, Bolster, TradeGoods, FactoryTop, BottomAction)
"""Questions whose options are compared by the end of the turn, the others by the position right after them."""
_PAID = 4.0
"""What may be lost by what is paid for or could be: what it leads to lies farther off than a plan looks, and a bottom
action that was left out never comes back."""


def complete(state: State, seat: Seat, events: list[Event] | None = None) -> tuple[float, State]:
    """Brings the turn to its end as well as the seat sees it: what cards nobody knows yet are worth on top, and the
    position reached. Changes the one given. `events` gathers what happens on the way."""
    extra = 0.0
    for _ in range(_MOST_ANSWERS):
        if state.is_over() or isinstance(state.stack[-1], TakeTurn):
            break
        found = discovery(state)
        if found:
            extra += found
        elif state.stack[-1].waiting(state) == (seat,) and isinstance(state.stack[-1], FORKS):
            further, state = _best_fork(state, seat, events)
            return extra + further, state
        else:
            said = next_answer(state, seat)
            if said is None:
                break
            state.stack[-1].step(state, *said, events)
        settle(state, events)
    return extra, state


def _best_fork(state: State, seat: Seat, events: list[Event] | None) -> tuple[float, State]:
    """Every way on is gone to its end, and the best of these ends is the one reached."""
    options = state.stack[-1].options(state, seat)
    ends: list[tuple[float, State, list[Event] | None]] = []
    merits = []
    for option in options:
        if len(options) > 1 and not _is_worth_a_look(state, seat, option, options):
            ends.append((0.0, state, None))
            merits.append(NEVER)
            continue
        heard: list[Event] | None = None if events is None else []
        further, end = complete(after(state, seat, option, heard), seat, heard)
        ends.append((further, end, heard))
        merits.append(judged(end, seat) + further)
    merits = rather_something(options, merits, _borne(state))
    further, end, heard = ends[merits.index(max(merits))]
    if events is not None and heard is not None:
        events += heard
    return further, end


def outcome(state: State, seat: Seat) -> float:
    """What a position is worth when the seat has completed its turn. Changes the state."""
    extra, end = complete(state, seat)
    return judged(end, seat) + extra


class Course(NamedTuple):
    """A position the seat could reach by itself: what it is worth, with what unknown cards add, and the position."""

    worth: float
    extra: float
    state: State


def course(state: State, seat: Seat, option: Action, events: list[Event] | None = None) -> Course:
    """To the end of this turn."""
    reached = after(state, seat, option, events)
    if isinstance(option, ShowObjective) and goes_on(reached):  # before the turn, which is still to come
        return max(next_turns(Course(0.0, 0.0, reached), seat), key=lambda one: one.worth)
    extra, end = complete(reached, seat, events)
    return Course(judged(end, seat) + extra, extra, end)


def goes_on(state: State) -> bool:
    """Whether the next turn can be thought of, or a combat or the end comes before it."""
    return not state.is_over() and not state.battles and isinstance(state.stack[-1], TakeTurn)


def own_turn(state: State, seat: Seat) -> State:
    """The same position when it is the seat's turn."""
    new = state.copy()
    new.active = seat
    new.stack[:] = [TakeTurn(seat)]
    return new


def next_turns(begun: Course, seat: Seat) -> list[Course]:
    """One course for each section of the own next turn, as if the others did nothing meanwhile."""
    state = own_turn(begun.state, seat)
    found = []
    for section in state.stack[-1].options(state, seat):
        if isinstance(section, ChooseSection):
            one = course(state, seat, section)
            found.append(Course(one.worth + begun.extra, one.extra + begun.extra, one.state))
    return found


def discovery(state: State) -> float:
    """Cards nobody has seen are left where they are, and taken for what they are worth on average."""
    top = state.stack[-1]
    if isinstance(top, MeetEncounter):
        state.encounters &= ~(1 << PLACE[top.at])
        state.stack.pop()
        return _ENCOUNTER_MET
    if isinstance(top, FillFactory | LookAtCards):
        state.stack.pop()
        if isinstance(state.stack[-1], ChooseFactoryCard):
            state.stack.pop()
        return _FACTORY_SEEN
    return 0.0


def next_answer(state: State, seat: Seat) -> tuple[Seat, Action] | None:
    """Who says what next in the rest of this turn; None where others come in."""
    top = state.stack[-1]
    waiting = top.waiting(state)
    if isinstance(top, DrawCards):
        draws = top.options(state, CHANCE)
        return CHANCE, draws[len(draws) // 2]
    if isinstance(top, AskAmount) and top.seat != seat:
        return top.seat, top.options(state, top.seat)[-1]
    if waiting != (seat,) or isinstance(top, SetDials | RetreatUnits):
        return None
    options = top.options(state, seat)
    if not options:  # a view of the whole table does not show what is in a hand
        return None
    if len(options) == 1 or isinstance(top, FinishOfTurn):
        return seat, options[0]
    merits = merits_of(state, seat, options)
    return seat, options[merits.index(max(merits))]


def merits_of(state: State, seat: Seat, options: Sequence[Action]) -> list[float]:
    """What each option is worth, in coins."""
    top = state.stack[-1]
    if isinstance(top, MoveUnits):
        return moves(state, seat, options)
    if isinstance(top, AskAmount) and top.what == "combat_cards":  # no position tells what an unknown card is worth
        return [float(option.n) for option in options if isinstance(option, TakeAmount)]
    if isinstance(top, FORKS):
        merits = [
            outcome(after(state, seat, option), seat) if _is_worth_a_look(state, seat, option, options) else NEVER
            for option in options
        ]
    else:
        merits = [
            _at_once(after(state, seat, option), seat) if _is_worth_a_look(state, seat, option, options) else NEVER
            for option in options
        ]
    return rather_something(options, merits, _borne(state))


def _borne(state: State) -> float:
    """What may be lost by going on rather than declining."""
    return _PAID if isinstance(state.stack[-1], Development | BottomAction) else 0.3


def _at_once(state: State, seat: Seat) -> float:
    """A position in the middle of an action, with the last star that is about to be placed. Changes the state."""
    if not state.is_over() and star_count(state, seat) == GAME_ENDS_AT - 1:
        check_stars(state, seat, None)
    return judged(state, seat)


def _is_worth_a_look(state: State, seat: Seat, option: Action, options: Sequence[Action]) -> bool:
    """Goods are traded to where most workers are; any place would do. Any card pays, so the lowest one goes."""
    if isinstance(option, ASIDES):
        return False
    if isinstance(option, PayCard):
        return option.value == min(one.value for one in options if isinstance(one, PayCard))
    if not isinstance(option, Trade):
        return True
    trades = [one for one in options if isinstance(one, Trade)]
    at = seat * COUNT
    return option == max(trades, key=lambda one: state.workers[at + PLACE[one.at]])
