"""The film of a turn, as data: what of it makes which part of a sentence, and where one has to look. No pygame.

Made of the events that these eyes may see, and of nothing else. Words: film_words.py; scenes/table/film.py plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from game.core.contract import CHANCE, SEAT_FIELDS, Event, Seat
from game.core.recap import Turn
from game.core.session import Session
from game.table.film_spec import FilmSpec, TellSpec, ThingSpec

if TYPE_CHECKING:
    from game.table.changes import Changed

Thing = tuple[str, int]
"""Text key and number."""

_ASIDE = 1
"""What has no higher rank does not count as something that the turn has brought."""
_UNTOLD = TellSpec(rank=6)
"""An event that screen.yaml does not speak of is rare, and worth more words than what every turn brings."""


@dataclass
class Clause:
    """One part of the sentence: events that are told together, each with what is said of it."""

    seat: Seat | None
    """Who did it; None for what nobody did."""
    parts: list[tuple[Event, TellSpec]] = field(default_factory=list)
    part: int = 0
    """In which part of the turn it happened; phrases of different ones are never put together."""

    @property
    def first(self) -> Event:
        return self.parts[0][0]

    @property
    def spec(self) -> TellSpec:
        return self.parts[0][1]

    @property
    def words(self) -> str:
        """The text key; empty for the sentence of the log."""
        told = (key for name, key in self.spec.when.items() if _holds(getattr(self.first, name), name))
        key = next(told, self.spec.tells)
        return f"{key}.{_last(self.first, self.spec.by)}" if self.spec.by else key

    def key_of(self, pattern: str) -> str:
        """A text key that names fields in braces: the last part of their ids stands for them."""
        return re.sub(r"{(\w+)}", lambda field: _last(self.first, field[1]), pattern)

    def things(self) -> tuple[Thing, ...]:
        """All its things, each kind once, in the order in which they came."""
        found: dict[str, int] = {}
        for event, spec in self.parts:
            for thing in spec.things:
                key, n = _thing(thing, event)
                if n:
                    found[key] = found.get(key, 0) + n
        return tuple(found.items())

    def sums(self) -> dict[str, int]:
        named = self.spec.sums + ((self.spec.n,) if self.spec.n else ())
        return {name: sum(getattr(event, name, 0) for event, _ in self.parts) for name in named}

    def each(self) -> dict[str, tuple[str, ...]]:
        return {name: tuple(dict.fromkeys(self._values((name,)))) for name in self.spec.each}

    @property
    def n(self) -> int | None:
        """What {n} is, where it is not simply a field of the event."""
        if "n" in self.spec.of:
            return None
        things = self.things()
        return self.sums()[self.spec.n] if self.spec.n else sum(n for _, n in things) or len(self.parts)

    def pieces(self) -> tuple[str, ...]:
        """What is lit while it is told."""
        places = [one for event, spec in self.parts for one in _values(event, (*spec.at, *spec.route))]
        return tuple(dict.fromkeys((*places, *(one for event, _ in self.parts for one in event.pieces()))))

    def routes(self) -> tuple[tuple[str, ...], ...]:
        """The ways that were gone, as places."""
        ways = (tuple(_values(event, spec.route)) for event, spec in self.parts)
        return tuple(dict.fromkeys(way for way in ways if len(way) > 1))

    def shares(self, seats: int) -> tuple[int, ...]:
        """What each seat got of it."""
        found = [0] * seats
        for event, spec in self.parts:
            value = getattr(event, spec.shares)
            given = {getattr(event, "seat", 0): value} if isinstance(value, int) else dict(enumerate(value))
            for seat, n in given.items():
                found[seat] += n
        return tuple(found)

    def _values(self, names: tuple[str, ...]) -> list[str]:
        return [one for event, _ in self.parts for one in _values(event, names)]


@dataclass(frozen=True)
class Tale:
    """What is told in one go: a turn, or what everybody got at once (then `seat` is CHANCE)."""

    turn: Turn
    seat: Seat
    clauses: tuple[Clause, ...]
    shared: tuple[Clause, ...] = ()
    """What was shared out in the same turn, told by tales of its own."""
    changes: tuple[Changed, ...] = ()
    """What it means for whoever reads it."""

    def pieces(self) -> tuple[str, ...]:
        told = (piece for clause in self.clauses for piece in clause.pieces())
        changed = (piece for one in self.changes for piece in one.pieces())
        return tuple(dict.fromkeys((*told, *changed)))

    def routes(self) -> tuple[tuple[str, ...], ...]:
        return tuple(dict.fromkeys(way for clause in self.clauses for way in clause.routes()))

    @property
    def matters(self) -> bool:
        """Whether it need be told where anything else is."""
        return any(clause.spec.rank > _ASIDE for clause in self.clauses)

    def touches(self, seat: Seat | None) -> bool:
        """Whether somebody else did something to this seat."""
        return self.seat != CHANCE and any(
            seat == getattr(event, "other", None) for clause in self.clauses for event, _ in clause.parts
        )


def tales_of(turns: Iterable[Turn], spec: FilmSpec) -> tuple[Tale, ...]:
    """Each turn, and behind it what was shared out in it; a turn of CHANCE only with what was."""
    return tuple(tale for turn in turns for tale in _tales(turn, spec))


def tales_until(turn: Turn, end: int, session: Session, eyes: Seat | None, spec: FilmSpec) -> tuple[Tale, ...]:
    """What can be told of a turn once its lines up to `end` have been shown."""
    events = tuple(event for _, event in session.events(eyes, turn.start, end))
    return tales_of((replace(turn, end=end, events=events),), spec)


def clauses_of(events: Iterable[Event], spec: FilmSpec) -> tuple[Clause, ...]:
    found: dict[tuple[object, ...], Clause] = {}
    named: set[object] = set()
    for part, event, tell in _told(events, spec):
        if tell.once and getattr(event, tell.once) in named:
            continue
        named.update(event.pieces())
        seat = None if tell.whole or tell.shares else getattr(event, "seat", None)
        made = Clause(seat, [(event, tell)])
        key = (part, made.words or event, seat, *(getattr(event, name) for name in tell.of))
        found.setdefault(key, Clause(seat, part=part)).parts.append((event, tell))
    return tuple(found.values())


def _told(events: Iterable[Event], spec: FilmSpec) -> list[tuple[int, Event, TellSpec]]:
    """Those that are told, each with its part of the turn and how; ways that go on are one."""
    told: list[tuple[int, Event, TellSpec]] = []
    part = 0
    for event in events:
        part += event.word in spec.parts
        if event.word in spec.silent:
            continue
        tell = spec.tells.get(event.word, _UNTOLD)
        before = next(
            (at for at, (_, one, _) in enumerate(told) if tell.goes_on and _goes_on(one, event, tell)), None
        )
        if before is None:
            told.append((part, event, tell))
        else:
            told[before] = told[before][0], _one_way(told[before][1], event, tell), tell
    return told


def _goes_on(before: Event, event: Event, tell: TellSpec) -> bool:
    if before.word != event.word or getattr(before, tell.goes_on) != getattr(event, tell.goes_on):
        return False
    return bool(getattr(before, tell.route[-1]) == getattr(event, tell.route[0]))


def _one_way(before: Event, event: Event, tell: TellSpec) -> Event:
    first, via, last = tell.route
    between = (*getattr(before, via), getattr(before, last), *getattr(event, via))
    return replace(event, **{first: getattr(before, first), via: between})


def _tales(turn: Turn, spec: FilmSpec) -> list[Tale]:
    clauses = clauses_of(turn.events, spec)
    shared = tuple(clause for clause in clauses if clause.spec.shares)
    apart = tuple(clause for clause in clauses if clause.spec.apart)
    rest = tuple(clause for clause in clauses if not clause.spec.shares and not clause.spec.apart)
    brought = any(clause.spec.rank > _ASIDE and not clause.spec.alone for clause in rest)
    told = tuple(clause for clause in rest if not (brought and clause.spec.alone))
    found = [Tale(turn, turn.seat, told, shared)] if told else []
    aside = [Tale(turn, CHANCE, apart)] if apart else []
    return [*found, *aside, *(Tale(turn, CHANCE, (clause,)) for clause in shared)]


def _thing(spec: ThingSpec, event: Event) -> Thing:
    key = spec.says
    if spec.by:
        key += f".{_last(event, spec.by)}"
    if spec.kind:
        key += f".{str(getattr(event, spec.kind)).partition(':')[0]}"
    return key, getattr(event, spec.n) if spec.n else 1


def _last(event: Event, name: str) -> str:
    return str(getattr(event, name)).rpartition(":")[2]


def _holds(value: object, name: str) -> bool:
    return value not in (None, "", ()) and (value != 0 or name in SEAT_FIELDS)


def _values(event: Event, names: Iterable[str]) -> list[str]:
    """What the fields hold: ids, one or several in each; nothing for None."""
    found: list[str] = []
    for name in names:
        value: Any = getattr(event, name)
        found += [] if value in (None, "") else value if isinstance(value, tuple) else (value,)
    return found
