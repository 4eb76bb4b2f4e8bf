"""What a decision is the first step of: the rest of the turn as the bot means to play it, and its next turn."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Action, Event, Say, Seat, say
from game.core.preview import Followed
from game.games.scythe.actions import ChooseSection
from game.games.scythe.events import Built, Deployed, Enlisted, StarPlaced, Upgraded
from game.games.scythe.events_map import FightBegun, UnitMoved
from game.games.scythe.plans import Course, after, complete, course, goes_on, judged, own_turn
from game.games.scythe.state import State


def to_the_end(view: State, seat: Seat, action: Action) -> Followed:
    """The end of the turn."""
    reached, events = after(view, seat, action), list[Event]()
    _, end = complete(reached, seat, events)
    return Followed(end, tuple(events))


def intended(seat: Seat, reached: Followed) -> tuple[Say, ...]:
    """What this turn is still to bring, and the next one if nobody comes between."""
    clauses = []
    soon = (*_moves(seat, reached.events), *_deeds(seat, reached.events))
    if soon:
        clauses.append(say("bots.scythe.this_turn", deeds=soon))
    if goes_on(reached.after):
        section, later = _next_turn(reached.after, seat)
        if later:
            clauses.append(say("bots.scythe.next_turn", section=section, deeds=later))
        elif section:
            clauses.append(say("bots.scythe.next_section", section=section))
    return tuple(clauses)


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
    return section, _deeds(seat, happened) or _moves(seat, happened)


def _moves(seat: Seat, events: Iterable[Event]) -> tuple[Say, ...]:
    """Which units go where: before one is chosen nothing else tells what moving is for."""
    moved = (event for event in events if isinstance(event, UnitMoved) and event.seat == seat)
    told = (say(f"bots.scythe.deed.moves.{one.unit.partition(':')[0]}", unit=one.unit, to=one.to) for one in moved)
    return tuple(dict.fromkeys(told))


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
            found[say("bots.scythe.deed.upgrade", cube=event.cube)] = None
        elif isinstance(event, StarPlaced) and event.seat == seat:
            found[say("bots.scythe.deed.star", star=event.star)] = None
        elif isinstance(event, FightBegun) and event.seat == seat:
            found[say("bots.scythe.deed.fight", at=event.at)] = None
    return tuple(found)
