"""Two matches that differ only in what a seat was not told say the same to it: table, cards, hint, saves, lessons.

The other match is made of the log (tests/conformance/truths.py). Each door that a secret could come through is then
opened on purpose, and has to be noticed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from game.bots.worker import Answer, Request
from game.core.contract import Event, Seat
from game.core.preview import preview
from game.core.scenario_table import Table
from game.core.session import SeatSetup, Session
from game.core.words import Words
from game.games import CATALOGUE, rules_of
from game.scenes.shelf import glance_at
from game.table.director import Director
from game.table.model import TableModel
from game.tutorial import demands
from game.tutorial.demands import Stretch, event_values, holds
from tests.conformance.subjects import TOGETHER, Moment, Subject, match
from tests.conformance.truths import another_course

OPTIONS = {game: min(choices, key=lambda one: one[0]) for game, choices in TOGETHER.items()}
"""For a game that hides nothing without them."""
_MOMENTS = 10
_POINTED = 8


class Listens:
    """Stands where the bots would be, and keeps what it was told."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def ask(self, request: Request) -> None:
        self.heard.append(request.question())

    def poll(self) -> list[Answer]:
        return []

    def cancel(self) -> None:
        pass


@dataclass(frozen=True)
class Twins:
    """The same moment in two matches, with a seat that acts there and cannot tell them apart."""

    viewer: Seat
    real: Session
    other: Session
    where: str


@cache
def twins(game: str) -> tuple[Twins, ...]:
    seats, options = OPTIONS.get(game, (2, {}))
    subject = Subject(game, seats, tuple(options.items()))
    session, rng, found = match(subject), random.Random(f"twins of {game}"), list[Twins]()
    for at in rng.sample(range(len(session)), len(session)):
        m = Moment(session, at)
        viewer = m.waiting[0] if len(m.waiting) == 1 and m.waiting[0] >= 0 else None
        course = None if viewer is None else another_course(m, viewer, rng)
        if viewer is not None and course is not None:
            real = session._course.until(at)
            found.append(Twins(viewer, *(_seen_by(viewer, session, one) for one in (real, course)), str(m)))
        if len(found) == _MOMENTS:
            break
    return tuple(found)


def keeps_secrets(game: str) -> bool:
    return bool(type(rules_of(game).view(rules_of(game).new({}, 2), 0)).secrets)


def _seen_by(viewer: Seat, session: Session, course: Any) -> Session:
    """A person sits there, with bots."""
    seats = tuple(
        SeatSetup(one.name, one.sign, "" if n == viewer else "easy") for n, one in enumerate(session.setup.seats)
    )
    return Session(session.rules, replace(session.setup, seats=seats), course=course, settle=False)


# -- what is said


def table(session: Session, viewer: Seat) -> Iterator[object]:
    """Everything that stands on the table, and the cards of some things on it: pointed at, and clicked."""
    model = TableModel(Director(session, Listens()), Words("en"), lambda name, usual: usual)
    assert model.director.viewer == viewer
    model.settle()
    yield model.moment()
    lit = model.director.lit()
    rng = random.Random(len(session))
    known = session.rules.components(session.view(viewer))
    for component in (*rng.sample(lit, min(_POINTED, len(lit))), *rng.sample(known, min(_POINTED, len(known)))):
        model.pointing.at(component)
        model.pointing.tick(300)
        yield component, model.pointing.card, model.pointing.effect, model.pointing.groups
        if component not in lit:
            model.pointing.clicked(component)
            yield component, model.pointing.card
            model.pointing.put_away()


def hint(session: Session, viewer: Seat) -> Iterator[object]:
    asker = Listens()
    Director(session, asker).bots.ask_for_hint()
    assert asker.heard
    yield from asker.heard


def saves(session: Session, viewer: Seat) -> Iterator[object]:
    yield glance_at(session)


@pytest.mark.parametrize("telling", [table, hint, saves], ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_kept_from_a_seat_changes_nothing_it_is_told(game: str, telling: Callable[..., Any]) -> None:
    if keeps_secrets(game):
        assert len(twins(game)) == _MOMENTS, "or a match would be compared with itself"
    assert first_difference(telling, game) is None


def first_difference(telling: Callable[..., Any], game: str) -> str | None:
    for pair in twins(game):
        for one, other in zip(telling(pair.real, pair.viewer), telling(pair.other, pair.viewer), strict=True):
            if one != other:
                return f"{pair.where}, seat {pair.viewer}: {one} / {other}"
    return None


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_lesson_asks_and_tells_no_more_than_the_learner_sees(game: str) -> None:
    assert lessons_differ(game) is None


def lessons_differ(game: str) -> str | None:
    """Each part of the position and each line of the log of one match, asked for as a lesson does, in both."""
    for pair in twins(game):
        viewer, since = pair.viewer, max(0, len(pair.real) - 30)
        real, other = (Stretch(session, viewer, since) for session in (pair.real, pair.other))
        sheets = [pair.real.rules.sheet(pair.real.whole_position())]
        scores = [sheets[0].total(seat) for seat in range(pair.real.seats)]
        asked: list[dict[str, Any]] = [{"state": {part: value}} for part, value in pair.real.snapshot().items()]
        asked += [{"score": scores}, {"least": {"score": dict(enumerate(scores))}}]
        asked += [{"events": str(event)} for event in pair.real.all_events(since)]
        for demand in asked:
            if holds(demand, real) != holds(demand, other) or event_values(demand, real) != event_values(
                demand, other
            ):
                return f"{pair.where}, seat {viewer}: {demand}"
    return None


# -- planted


def everything(session: Session, at: int | None = None) -> Any:
    """All that there is, passed off as what a seat sees."""
    state = session._state(at)
    return state.copied_as(type(session.rules.view(state, None)))


def all_events(
    session: Session, seat: Seat | None, start: int = 0, end: int | None = None
) -> list[tuple[int, Event]]:
    stop = len(session) if end is None else end
    return [(line, event) for line in range(start, stop) for event in session._course.events[line]]


LEAKS: dict[str, Callable[..., Any]] = {
    "view": lambda session, seat, at=None: everything(session, at),
    "shown": lambda session, eyes, at=None: session.rules.shown(everything(session, at)),
    "sheet": lambda session, seat, at=None: session.rules.sheet(everything(session, at)),
    "preview_for": lambda session, eyes, seat, action: preview(
        session.rules, everything(session), seat, action, session.sheet(eyes).entries
    ),
    "events": all_events,
}
"""Looks of the session's that are made of all that there is."""


@pytest.mark.parametrize(
    ("telling", "door"),
    [(table, "shown"), (table, "sheet"), (table, "preview_for"), (table, "events"), (hint, "view"), (saves, "shown")],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_a_leak_through_any_door_is_noticed(
    telling: Callable[..., Any], door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in CATALOGUE:
        twins(game)
    monkeypatch.setattr(Session, door, LEAKS[door])
    assert any(first_difference(telling, game) for game in CATALOGUE)


def test_a_lesson_that_looks_at_all_there_is_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demands, "LearnersTable", Table)
    for game in CATALOGUE:
        assert lessons_differ(game) is not None, game
