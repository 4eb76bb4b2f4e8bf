"""What a decision is the first step of: the rest of the turn as the bot means to play it, and its next turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from game.core.contract import Action, Event, Say, Seat, say
from game.core.preview import Brought, Followed
from game.games.scythe.actions import ChooseSection
from game.games.scythe.events import (
    BottomChosen,
    Built,
    Deployed,
    Enlisted,
    Gained,
    StarPlaced,
    TokensPlaced,
    Upgraded,
    WorkersCame,
)
from game.games.scythe.events_map import FightBegun, UnitMoved
from game.games.scythe.openings import sections_behind
from game.games.scythe.plans import Course, complete, course, goes_on, own_turn
from game.games.scythe.state import State
from game.games.scythe.steps import after, judged

_MOST_TOLD = 3
"""Deeds of the next turn: the last ones are what it is for."""


def to_the_end(view: State, seat: Seat, action: Action) -> Followed:
    """The end of the turn."""
    reached, events = after(view, seat, action), list[Event]()
    _, end = complete(reached, seat, events)
    return Followed(end, tuple(events))


def intended(view: State, seat: Seat, action: Action, reached: Followed) -> tuple[Say, ...]:
    """What this turn is still to bring, and the next one if nobody comes between."""
    clauses, behind = [], sections_behind(view, seat, action)
    soon = (*_moves(seat, reached.events), *_gains(seat, reached.events), *_deeds(seat, reached.events))
    if soon:
        clauses.append(say("bots.scythe.this_turn", deeds=soon))
    if behind:
        clauses.append(say("bots.scythe.opening", sections=_by_runs(behind)))
    elif goes_on(reached.after):
        section, later = _next_turn(reached.after, seat)
        if later:
            clauses.append(say("bots.scythe.next_turn", section=section, deeds=later))
    return tuple(clauses)


def _by_runs(sections: Sequence[str]) -> tuple[str | Say, ...]:
    """The same one in turn after turn is said once."""
    runs = ((section, len(list(same))) for section, same in groupby(sections))
    return tuple(say("bots.scythe.in_a_row", section=one, n=n) if n > 1 else one for one, n in runs)


def _next_turn(state: State, seat: Seat) -> tuple[str, tuple[Say, ...]]:
    """The section the next turn is best begun with, and what comes of it: if nothing else, who goes where."""
    begun = own_turn(state, seat)
    best: Course | None = None
    section, happened = "", list[Event]()
    for option in begun.stack[-1].options(begun, seat):
        if isinstance(option, ChooseSection):
            events: list[Event] = []
            one = course(begun, seat, option, events)
            if best is None or one.worth > best.worth:
                best, section, happened = one, f"section:{option.top}", events
    if best is None or best.worth <= judged(state, seat):
        return "", ()
    told = (*_moves(seat, happened), *_gains(seat, happened), *_deeds(seat, happened))
    return section, told[-_MOST_TOLD:]


def brought(seat: Seat, events: Iterable[Event]) -> tuple[Brought, ...]:
    """What comes to which territory: who goes there, what is gained there, what is built there."""
    events = tuple(events)
    found = [Brought(one.to, _unit(one)) for one in events if isinstance(one, UnitMoved) and one.seat == seat]
    found += [Brought(at, say(f"scythe.amount.{what}", n=n)) for (at, what), n in _goods(seat, events).items() if at]
    for one in events:
        if isinstance(one, Deployed) and one.seat == seat:
            found.append(Brought(one.at, say("scythe.amount.mech", n=1)))
        elif isinstance(one, Built) and one.seat == seat:
            found.append(Brought(one.at, say("bots.scythe.brings", what=one.structure)))
    return tuple(dict.fromkeys(found))


def _unit(moved: UnitMoved) -> Say:
    kind = moved.unit.partition(":")[0]
    return say("bots.scythe.brings", what=moved.unit) if kind == "character" else say(f"scythe.amount.{kind}", n=1)


def _moves(seat: Seat, events: Iterable[Event]) -> tuple[Say, ...]:
    """Which units go where: before one is chosen nothing else tells what moving is for."""
    moved = (event for event in events if isinstance(event, UnitMoved) and event.seat == seat)
    told = (say(f"bots.scythe.deed.moves.{one.unit.partition(':')[0]}", unit=one.unit, to=one.to) for one in moved)
    return tuple(dict.fromkeys(told))


def _gains(seat: Seat, events: Iterable[Event]) -> tuple[Say, ...]:
    """What a top action brings onto the map or onto the tracks, and where."""
    gained = ((at, say(f"scythe.amount.{what}", n=n)) for (at, what), n in _goods(seat, events).items())
    return tuple(say("bots.scythe.deed.goods", goods=goods, at=at) if at else goods for at, goods in gained)


def _goods(seat: Seat, events: Iterable[Event]) -> dict[tuple[str, str], int]:
    """The same as data, each sort at each place added up; what comes to no place has none."""
    found: dict[tuple[str, str], int] = {}
    for event in events:
        if isinstance(event, BottomChosen):  # what comes from there on is told as a deed
            break
        if isinstance(event, TokensPlaced) and event.seat == seat:
            what = event.at, event.what.partition(":")[2]
        elif isinstance(event, WorkersCame) and event.seat == seat:
            what = event.at, "worker"
        elif isinstance(event, Gained) and event.seat == seat:
            what = "", event.what
        else:
            continue
        found[what] = found.get(what, 0) + event.n
    return found


def _deeds(seat: Seat, events: Iterable[Event]) -> tuple[Say, ...]:
    """What a player would call the gain of a turn, each once."""
    found: dict[Say, None] = {}
    for event in events:
        if isinstance(event, Deployed) and event.seat == seat:
            found[say("bots.scythe.deed.mech", ability=event.ability)] = None
        elif isinstance(event, Built) and event.seat == seat:
            found[say("bots.scythe.deed.structure", structure=event.structure, at=event.at)] = None
        elif isinstance(event, Enlisted) and event.seat == seat:
            found[say("bots.scythe.deed.recruit", bonus=event.bonus)] = None
        elif isinstance(event, Upgraded) and event.seat == seat:
            found[say("bots.scythe.deed.upgrade", top=f"top:{event.cube.partition(':')[2]}")] = None
        elif isinstance(event, StarPlaced) and event.seat == seat:
            found[say("bots.scythe.deed.star", star=event.star)] = None
        elif isinstance(event, FightBegun) and event.seat == seat:
            found[say("bots.scythe.deed.fight", at=event.at)] = None
    return tuple(found)
