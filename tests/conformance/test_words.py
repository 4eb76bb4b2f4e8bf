"""What every game owes to whoever reads: each question, reason and event is a whole sentence in every language."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from game.core.contract import CHANCE, Reason, Say, Seat
from game.core.speaker import Speaker
from tests.conformance.subjects import NAMES, Subject, matches, moments, require_texts

RAW = re.compile(r"[{}\[\]]|\bseat:\d|\b[a-z]+:[a-z]|\b[a-z]+_[a-z\d]+\b|\bNone\b|\bTrue\b|\bFalse\b")
"""What nobody should read: braces of a template, ids, Python."""


def sentences(subject: Subject, said: Say, where: object) -> Iterator[str]:
    """The sentence in every language, checked."""
    for speaker in subject.speakers():
        _names_exist(speaker, said)
        told = speaker(said)
        assert told.strip() and not RAW.search(told), f"{told!r} at {where}"
        yield told


def _names_exist(speaker: Speaker, said: Say) -> None:
    for _, value in said.values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Say):
                _names_exist(speaker, one)
            elif isinstance(one, str) and not one.startswith("seat:"):
                assert speaker.words.has(speaker.name_key(one)), f"{one} of {said.key} has no name"


def test_somebody_is_always_named_and_asked_something(subject: Subject) -> None:
    """One line says who acts and what is asked, to everybody, at any time."""
    for m in moments(subject, 3):
        for viewer in m.seats:
            prompt = m.rules.prompt(m.rules.view(m.state, viewer), viewer)
            for told in sentences(subject, prompt, m):
                acting = [NAMES[seat] for seat in m.waiting if seat != CHANCE]
                assert not acting or any(name in told for name in acting), f"{told} at {m}"
                if len(m.waiting) == 1 and acting:
                    assert acting[0] in told, f"{told} at {m}"


def test_the_question_differs_for_whoever_is_asked_and_whoever_waits(subject: Subject) -> None:
    for m in moments(subject, 9, chance=False):
        asked = {m.rules.prompt(m.rules.view(m.state, seat), seat) for seat in m.waiting}
        waits = {m.rules.prompt(m.rules.view(m.state, s), s) for s in m.seats if s not in m.waiting}
        assert not asked & waits or not m.waiting, str(m)


def test_everything_is_offered_or_explained(subject: Subject) -> None:
    """No click is without an answer: what is not lit says why, and what is lit says nothing against it."""
    told: dict[Say, None] = {}
    for m in moments(subject, 7):
        components = m.rules.components(m.state)
        assert len(components) == len(set(components))
        for seat in m.seats:
            view = m.rules.view(m.state, seat)
            lit = {component for action in m.rules.options(view, seat) for component in action.touches()}
            for component in components:
                reason = m.rules.why_not(view, seat, component)
                assert (reason is None) == (component in lit), f"{component} for seat {seat} at {m}: {reason}"
                if reason is not None:
                    _remember(told, reason)
    assert told
    for said in told:
        for sentence in sentences(subject, said, said.key):
            assert sentence[-1] in ".!?", sentence


def _remember(told: dict[Say, None], reason: Reason) -> None:
    told[reason.say] = None
    if reason.way_out is not None:
        told[reason.way_out] = None


def test_every_component_has_a_name(subject: Subject) -> None:
    for m in moments(subject, 60):
        speaker, *_ = subject.speakers()
        require_texts(subject, (speaker.name_key(c) for c in m.rules.components(m.state) if c[:5] != "seat:"))


def test_everything_that_happens_is_a_sentence_for_everybody(subject: Subject) -> None:
    for m in moments(subject, 1000):
        told: set[tuple[Say, Seat | None]] = set()
        if m.at != len(m.session):
            continue
        for viewer in m.viewers:
            for _, event in m.session.events(viewer):
                said = event.say(subject.game)
                if (said, viewer) not in told:
                    told.add((said, viewer))
                    for sentence in sentences(subject, said, event):
                        assert sentence[-1] in ".!?", sentence
        assert len(told) > 20


def test_every_action_of_a_seat_leaves_a_line_in_the_log(subject: Subject) -> None:
    for session in matches(subject):
        for at, line in enumerate(session.lines):
            if line.seat != CHANCE:
                assert session.events(None, at, at + 1), f"nobody is told of '{line.text()}'"


def test_what_an_event_points_at_exists(subject: Subject) -> None:
    for session in matches(subject):
        for at, happened in itertools.groupby(session.events(None), key=lambda one: one[0]):
            known = set(session.rules.components(session._course.states[at]))
            for _, event in happened:
                assert set(event.pieces()) <= known, f"{event} points at what is not there"


def test_the_score_sheet_reads_well(subject: Subject) -> None:
    for m in moments(subject, 12):
        sheet = m.rules.sheet(m.state)
        require_texts(subject, (f"{subject.game}.sheet.{category}" for category in sheet.categories))
        for entry in sheet.entries:
            if entry.detail is not None:
                assert all(sentences(subject, entry.detail, m))
            assert set(entry.pieces) <= set(m.rules.components(m.state)), f"{entry} at {m}"


def test_the_plaque_reads_well(subject: Subject) -> None:
    for m in moments(subject, 9):
        for said in m.rules.progress(m.rules.view(m.state, None)):
            if said is not None:
                assert all(sentences(subject, said, m))


def test_every_barrier_says_why(subject: Subject) -> None:
    """Each line that cannot be taken back, by a seat or by chance, carries a reason of its own or the common one."""
    lines = {line.action.barrier: line.text() for session in matches(subject) for line in session.lines}
    for barrier, line in lines.items():
        if barrier:
            assert all(sentences(subject, Say(barrier), line))


def test_a_result_that_was_close_says_what_decided(subject: Subject) -> None:
    for m in moments(subject, 1000):
        result = m.rules.result(m.state)
        if result is not None and result.decided_by is not None:
            assert all(sentences(subject, result.decided_by, m))
