"""What a game's rules know by name, so that its screen, lessons and pages can be checked against it.

Words of events, phases and actions are listed by the rules. Components, entries of what is shown, rows of the sheet
and figures are not: they are gathered from random play of every option, always the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from game.core.contract import CHANCE, AnyRules, Event
from game.core.errors import BadInput
from game.core.event_words import EventWord, event_words
from game.core.game_facts import GameFacts, game_facts
from game.games import rules_of

LONGEST = 6000
"""Lines after which a random match is left; none of the games comes near."""
_EVERY = 23
WORD = re.compile(r"[A-Za-z]\w*")


@dataclass
class Names:
    """Everything that data files of one game may name."""

    game: str
    events: dict[str, EventWord] = field(default_factory=dict)
    told_plainly: set[str] = field(default_factory=set)
    """Words of events that are told by the sentence of that key."""
    phases: set[str] = field(default_factory=set)
    actions: set[str] = field(default_factory=set)
    components: set[str] = field(default_factory=set)
    entries: set[str] = field(default_factory=set)
    """Fields of what the screen is shown of a position."""
    seat_entries: set[str] = field(default_factory=set)
    """Fields of the record of each player in it."""
    inside: dict[str, set[str]] = field(default_factory=dict)
    """Entry of the plain view that is a mapping -> its keys."""
    rows: set[str] = field(default_factory=set)
    """Of the score sheet."""
    figures: set[str] = field(default_factory=set)
    """Beside the score sheet."""
    values: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    """Word and field of an event -> the texts it has held, without what stands before a colon."""
    words: set[str] = field(default_factory=set)
    """All that stands in plain views and components, in pieces of letters, digits and underscores."""
    positions: dict[int, Any] = field(default_factory=dict)
    """By number of seats what is shown of the beginning: figures can be tried on it."""

    @property
    def kinds(self) -> set[str]:
        """What stands before the colon in components."""
        return {component.partition(":")[0] for component in self.components}


@cache
def names_of(game: str) -> Names:
    rules, facts = rules_of(game), game_facts(game)
    names = Names(game, event_words(rules.events))
    names.told_plainly.update(kind.word for kind in rules.events if kind.say is Event.say)
    names.phases.update(rules.frames.words)
    names.actions.update(rules.vocabulary.words)
    for number, (seats, options) in enumerate(_tables(rules, facts)):
        _listen(rules, names, rules.new(options, seats), random.Random(number))
    names.words.update(word for component in names.components for word in WORD.findall(component))
    return names


def _tables(rules: AnyRules, facts: GameFacts) -> Iterator[tuple[int, dict[str, Any]]]:
    """The usual table at every number of seats, then each other choice of the set-up, then all that goes together."""
    counts = range(facts.players.min, facts.players.max + 1)
    yield from ((seats, {}) for seats in counts)
    every: dict[str, Any] = {}
    for name, option in facts.options.items():
        others = {"start_seat": (1,), "switch": (not option.default,), "choice": option.values}[option.kind]
        for value in others:
            seats = next((n for n in reversed(counts) if _fits(rules, {name: value}, n)), 0)
            if seats and value != option.default:
                yield seats, {name: value}
        together = {**every, name: others[-1]}
        if _fits(rules, together, counts[-1]):
            every = together
    yield counts[-1], every


def _fits(rules: AnyRules, options: Mapping[str, Any], seats: int) -> bool:
    try:
        rules.new(options, seats)
    except BadInput:
        return False
    return True


def _listen(rules: AnyRules, names: Names, state: Any, rng: random.Random) -> None:
    """Play at random to the end, and note every name that is heard."""
    for number in range(LONGEST):
        waiting = rules.waiting(state)
        if number % _EVERY == 0 or not waiting:
            _note(rules, names, state)
        if not waiting:
            return
        seat = rng.choice(waiting)
        told: list[Event] = []
        rules.step(state, seat, rng.choice(rules.options(state, seat)), told)
        for event in told:
            _note_values(names, event)


def _note(rules: AnyRules, names: Names, state: Any) -> None:
    names.components.update(rules.components(state))
    asked = next((seat for seat in rules.waiting(state) if seat != CHANCE), 0)
    view = rules.view(state, asked)
    plain = rules.to_plain(view)
    names.positions.setdefault(plain["seats"], rules.shown(view))
    names.words.update(WORD.findall(repr(plain)))
    for entry, value in plain.items():
        if isinstance(value, dict):
            names.inside.setdefault(entry, set()).update(map(str, value))
    names.rows.update(rules.sheet(view).categories)
    _note_records(names, rules.shown(view), rules.figures(view, asked))


def _note_records(names: Names, position: Any, figures: Any) -> None:
    """What a screen may name of what it is shown: fields and properties of the game's records."""
    names.entries.update(_fields_of(position))
    names.seat_entries.update(*map(_fields_of, position.players))
    names.figures.update(_fields_of(figures) if figures is not None else ())


def _fields_of(record: Any) -> set[str]:
    own = {name for name, value in vars(type(record)).items() if isinstance(value, property)}
    return {one.name for one in fields(record)} | own


def _note_values(names: Names, event: Event) -> None:
    for name in names.events[event.word].fields:
        value = getattr(event, name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                names.values.setdefault((event.word, name), set()).add(one.partition(":")[2] or one)
