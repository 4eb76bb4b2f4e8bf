"""The rest of a turn, played out in the mind: pay, place, activate what pays, walk where it helps most, then sell.

A tile is judged by the position at the end of the turn in which it is taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Action, Event
from game.games.glen_more.actions import Activate, Aside, Done, EndTurn, Move, Sell, Skip
from game.games.glen_more.activating import cell_of, tile_of
from game.games.glen_more.cells import CELLS, around
from game.games.glen_more.frames.base import say_and_settle
from game.games.glen_more.frames.payment import PAY_ALL, PayCost
from game.games.glen_more.frames.placement import PlaceTile
from game.games.glen_more.frames.rondel_moves import Refill
from game.games.glen_more.frames.turn import Act, ChooseTile
from game.games.glen_more.goods import room
from game.games.glen_more.programs import LINES, Program
from game.games.glen_more.state import State
from game.games.glen_more.walks import walks
from game.games.glen_more.worth import ACTIVATION, lead

NEVER = float("-inf")
"""For what is out of the question here."""
_WORTH_IT = 0.05
_MOST_ANSWERS = 60
_NOW = 0.7
"""Which part of an activation pays off at once, when a place is looked for."""
_LIKELY, _UNLIKELY = 5, 0.5
"""How many answers are thought through to the end, and how much worse the others are at least."""
_OPEN_QUESTION = 4.0
"""About what it brings if an answer leads to a question."""
_FREE_VERBS = frozenset(("move", "vp", "coin", "whisky"))


def after(state: State, seat: int, action: Action) -> State:
    """The position when the seat has said this; the one given stays as it is."""
    new = state.copy()
    say_and_settle(new, seat, action, None)
    return new


def outcome(state: State, seat: int) -> float:
    """What a position is worth when the seat has completed its turn as well as it sees. Changes the state."""
    complete(state, seat)
    return lead(state, seat)


def glance(state: State, seat: int) -> float:
    """About what that would be, as soon as the tile that was taken lies: the turn is not looked at any further.
    Changes the state."""
    while not (state.is_over() or _is_between(state, seat)):
        top = state.stack[-1]
        if isinstance(top, Act):
            break
        if isinstance(top, PlaceTile):
            options = top.options(state, seat)
            merits = places(state, seat, options)
            say_and_settle(state, seat, options[merits.index(max(merits))], None)
            return max(merits) + _OPEN_QUESTION * _asks(state, seat)
        if not isinstance(top, PayCost):
            return lead(state, seat) + _OPEN_QUESTION
        say_and_settle(state, seat, PAY_ALL, None)
    return lead(state, seat)


def _asks(state: State, seat: int) -> bool:
    return not (state.is_over() or _is_between(state, seat) or isinstance(state.stack[-1], Act))


def complete(state: State, seat: int, events: list[Event] | None = None) -> None:
    """Brings the turn to its end as well as the seat sees it. Changes the state."""
    for _ in range(_MOST_ANSWERS):
        if state.is_over() or _is_between(state, seat):
            break
        action = answer(state, seat)
        if isinstance(action, EndTurn | Done):
            break
        say_and_settle(state, seat, action, events)


def _is_between(state: State, seat: int) -> bool:
    top = state.stack[-1]
    return isinstance(top, ChooseTile | Refill) or top.waiting(state) != (seat,)


def answer(state: State, seat: int) -> Action:
    """What the seat says next in the rest of its turn."""
    top = state.stack[-1]
    if isinstance(top, PayCost):
        return PAY_ALL
    options: Sequence[Action] = top.options(state, seat)
    if len(options) == 1:
        return options[0]
    if isinstance(top, Act):
        return _next_act(state, seat, options)
    merits = places(state, seat, options) if isinstance(top, PlaceTile) else steps(state, seat, options)
    return options[merits.index(max(merits))]


# -- one question ----------------------------------------------------------------------------------------------------


def places(state: State, seat: int, options: Sequence[Action]) -> list[float]:
    """Cells for the tile in hand: the position right after it, and the tiles around that may be activated now."""
    tops, done = state.lands[seat].tops, state.activated
    found = []
    for option in options:
        at = getattr(option, "at", None)
        if isinstance(option, Sell) or at is None:
            found.append(NEVER)
            continue
        near = sum(ACTIVATION[tops[cell]] for cell in around(CELLS[at]) if cell in tops and cell not in done)
        found.append(lead(after(state, seat, option), seat) + _NOW * near)
    return found


def steps(state: State, seat: int, options: Sequence[Action]) -> list[float]:
    """Each option by the position it leads to, once what it asks has been answered; of many only the likeliest.

    Selling is thought of only where nothing else is left but to do without: to make room, or to pay.
    """
    only_sales = all(isinstance(option, Sell | Skip | Aside) for option in options)
    depth = len(state.stack)
    reached = [
        None if isinstance(option, Sell) and not only_sales else after(state, seat, option) for option in options
    ]
    found = [NEVER if one is None else _at_a_glance(one, seat, depth) for one in reached]
    likely = sorted(range(len(found)), key=found.__getitem__)[-_LIKELY:]
    for number in likely:
        one = reached[number]
        if one is not None:
            found[number] = _completed(one, seat, depth) - 0.01 * isinstance(options[number], Skip)
    least = min(found[number] for number in likely)
    return [merit if number in likely else min(merit, least - _UNLIKELY) for number, merit in enumerate(found)]


def _at_a_glance(state: State, seat: int, depth: int) -> float:
    """The position, and roughly what there is to decide yet."""
    open_questions = len(state.stack) >= depth and not isinstance(state.stack[-1], Act)
    return lead(state, seat) + _OPEN_QUESTION * open_questions


def _completed(state: State, seat: int, depth: int) -> float:
    """The position once everything is answered that came on top of the question. Changes the state."""
    for _ in range(12):
        if state.is_over() or len(state.stack) < depth:
            break
        top = state.stack[-1]
        if isinstance(top, Act) or _is_between(state, seat):
            break
        say_and_settle(state, seat, _first_good(state, seat), None)
    return lead(state, seat)


def _first_good(state: State, seat: int) -> Action:
    """A quick answer to a question that follows from another."""
    top = state.stack[-1]
    if isinstance(top, PayCost):
        return PAY_ALL
    options: list[Action] = [one for one in top.options(state, seat) if not isinstance(one, Sell)]
    options = options or list(top.options(state, seat))
    if len(options) == 1:
        return options[0]
    merits = [lead(after(state, seat, option), seat) for option in options]
    return options[merits.index(max(merits))]


# -- after the tile lies ---------------------------------------------------------------------------------------------


def _next_act(state: State, seat: int, options: Sequence[Action]) -> Action:
    """What is free comes first; then whatever helps most, until nothing does."""
    end: Action = options[-1]
    doubtful: list[Action] = []
    for option in options:
        if isinstance(option, EndTurn | Done):
            end = option
        elif isinstance(option, Activate):
            if _is_free(state, seat, option):
                return option
            doubtful.append(option)
        elif not isinstance(option, Move):
            doubtful.append(option)
    ways = walks(state, seat) if state.moves else ()
    if not doubtful and not ways:
        return end
    sales = [option for option in doubtful if isinstance(option, Sell)]
    others = [option for option in doubtful if not isinstance(option, Sell)]
    now = lead(state, seat)
    depth = len(state.stack) + 1
    for group, led in ((others, ways), (sales, ())):
        merits = [_completed(after(state, seat, option), seat, depth) for option in group]
        group += [first for first, _ in led]
        merits += [merit for _, merit in led]
        if merits and max(merits) > now + _WORTH_IT:
            return group[merits.index(max(merits))]
    return end


def _is_free(state: State, seat: int, option: Activate) -> bool:
    """Whether it costs nothing and all of it has room; with one thing to free activations, all have to be judged."""
    line = _line(option)
    if state.free_activations and cell_of(state, seat, option) not in state.may_activate:
        return False
    units = 0
    for verb, value in line:
        if verb == "gain":
            units += len(value)
        elif verb not in _FREE_VERBS:
            return False
    cell = cell_of(state, seat, option)
    return option.line in (None, 0) and (not units or cell is None or room(state.goods[seat], cell) >= units)


def gives_moves_only(option: Activate) -> bool:
    return {verb for verb, _ in _line(option)} == {"move"}


def _line(option: Activate) -> Program:
    lines = LINES[tile_of(option)]
    number = option.line or 0
    return lines[number] if number < len(lines) else ()
