"""Undo, saves, the plain form and hashes: a position is always the same however it was reached."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import CHANCE
from game.core.errors import BadInput
from game.core.exact import exact_plain, read_exact
from game.core.exact_values import CHAIN
from game.core.replaying import replay
from game.core.save_format import save_text
from game.core.saves import load_save
from game.core.session import Session, state_hash
from game.core.setup import plain_hash
from tests.conformance.subjects import Subject, match, moments, play_on


def test_what_was_undone_and_done_again_is_the_same(subject: Subject) -> None:
    """From many positions: play on, take back as far as it goes, do it all again; step by step the same hashes."""
    for m in moments(subject, 12, chance=False, seeds=(1,)):
        session, rng = m.session.branch(m.at), random.Random(m.at)
        for _ in range(3):
            if not session.is_over():
                play_on(session, rng)
        for seat in m.seats:
            others = [line for line in session.lines if line.seat != seat]
            steps = []
            while session.undo_refusal(seat) is None:
                steps.append(session.fingerprint())
                session.undo(seat)
                assert seat in session.waiting(), f"whoever takes back is asked again, {m}"
                assert [line for line in session.lines if line.seat != seat] == others
            while steps:
                session.redo(seat)
                assert session.fingerprint() == steps.pop(), str(m)
            assert not session.can_redo(seat)


def test_what_was_looked_at_stays_as_it_was(subject: Subject) -> None:
    """Views, sheets and plain forms are made once for all who ask: nothing that is asked of them may change them."""
    for m in moments(subject, 10, chance=False, seeds=(2,)):
        session, rules = m.session.branch(m.at), m.rules
        for seat in m.seats:
            view, plain = session.view(seat), json.dumps(session.plain(seat), sort_keys=True)
            options = rules.options(view, seat)
            for component in rules.components(view):
                rules.why_not(view, seat, component)
                rules.about(view, component)
            for action in options[:12]:
                session.preview(seat, action)
            session.sheet(seat), session.figures(seat, seat), session.shown(seat)
            rules.prompt(view, seat), rules.progress(view)
            fresh = rules.to_plain(rules.view(session._course.states[-1], seat))
            assert session.view(seat) is view and json.dumps(fresh, sort_keys=True) == plain, str(m)
            assert json.dumps(rules.to_plain(view), sort_keys=True) == plain, f"a view was changed, {m}"


def test_undo_to_the_first_action_restores_the_start(subject: Subject) -> None:
    for seed in range(6):
        session, rng = subject.begin(seed), random.Random(seed)
        start, length = session.fingerprint(), len(session)
        seat = session.waiting()[0]
        while seat in session.waiting() and session.lines[-1].seat in (seat, CHANCE) and len(session) < length + 9:
            session.submit(seat, rng.choice(session.options(seat)))
            if session.undo_refusal(seat) is not None:
                break
        if session.undo_refusal(seat) is not None:
            session = session.branch(len(session) - 1)
            continue
        while session.undo_refusal(seat) is None:
            session.undo(seat)
        assert session.fingerprint() == start and len(session) == length


def test_a_refused_undo_says_why_and_changes_nothing(subject: Subject) -> None:
    speakers = subject.speakers()
    for m in moments(subject, 12, chance=False, seeds=(1,)):
        session = m.session.branch(m.at)
        for seat in m.seats:
            refusal = session.undo_refusal(seat)
            if refusal is not None:
                assert all(len(speaker(refusal)) > 3 for speaker in speakers), str(m)


def test_saved_in_the_middle_a_match_has_the_same_past_and_future(subject: Subject, tmp_path: Path) -> None:
    for m in moments(subject, 60, chance=False, seeds=(2,)):
        session = m.session.branch(m.at)
        path = tmp_path / "match.save.json"
        path.write_text(save_text(session), encoding="utf-8")
        loaded = load_save(path, lambda game: subject.rules).session
        assert loaded.lines == session.lines and loaded.fingerprint() == session.fingerprint()
        for rest in (session, loaded):
            rng = random.Random(m.at)
            for _ in range(6):
                if not rest.is_over():
                    play_on(rest, rng)
        assert loaded.lines == session.lines and loaded.fingerprint() == session.fingerprint()


def test_a_log_replays_to_the_same_match_as_the_seed_made(subject: Subject) -> None:
    for seed in (1, 2, 3):
        session = match(subject, seed)
        again = replay(subject.rules, session.setup, session.lines)
        assert again.fingerprint() == session.fingerprint()
        assert again.events(None) == session.events(None)
        fresh = subject.begin(seed)
        for line in session.lines[len(fresh) :]:
            if line.seat != CHANCE:
                fresh.submit(line.seat, line.action)
        assert fresh.lines == session.lines, "the same seed and choices draw the same"


def test_every_position_is_whole_in_its_plain_form(subject: Subject) -> None:
    """In the middle of every phase, and for what each seat sees as well."""
    for m in moments(subject, 11):
        plain = m.plain()
        assert m.plain(m.rules.from_plain(plain)) == plain, str(m)
        assert state_hash(m.rules, m.rules.from_plain(plain)) == state_hash(m.rules, m.state)
    for m in moments(subject, 50):
        for viewer in m.viewers:
            seen = m.plain(m.rules.view(m.state, viewer))
            assert m.plain(m.rules.from_plain(seen)) == seen, f"what seat {viewer} sees at {m}"


def test_what_saves_and_bots_get_is_exact_in_every_field(subject: Subject) -> None:
    """Of whole positions and of views: each field as it was, the same hash, and plain data that a file can hold."""
    for m in moments(subject, 5):
        for viewer in (None, m.at % subject.seats):
            for state in (m.state, m.rules.view(m.state, viewer)):
                written = exact_plain(m.rules, state)
                again = read_exact(m.rules, json.loads(json.dumps(written)))
                for field in state.fields:
                    was, now = getattr(state, field.name), getattr(again, field.name)
                    assert _unrolled(now) == _unrolled(was), f"{field.name} at {m}"
                assert (again.seats, again.options, again.stack) == (state.seats, state.options, state.stack), str(m)
                assert plain_hash(written) == state_hash(m.rules, again) == state_hash(m.rules, state)


def _is_chain(value: Any) -> bool:
    """Whether each tuple ends with the one before it, down to None; a tuple of tuples does not."""
    size = len(value)
    while size > 3 and isinstance(value, tuple) and len(value) == size:
        value = value[-1]
    return value is None


def _unrolled(value: Any) -> Any:
    """So that == compares what is in it: a ledger link by link would go as deep as the game is long."""
    if isinstance(value, tuple) and _is_chain(value):
        return CHAIN.write(value)
    if isinstance(value, list):
        return [_unrolled(one) for one in value]
    if value is not None and type(value).__eq__ is object.__eq__:
        return value.__reduce__()[1]  # what it is made of; everything else in it follows from that
    return value


def test_a_position_from_its_plain_form_plays_on_alike(subject: Subject) -> None:
    for m in moments(subject, 40, seeds=(1,)):
        one = m.session.branch(m.at)
        other = Session(m.rules, m.session.setup, state=read_exact(m.rules, one.exact()))
        other._course._draws_before = one.draws_made()
        rng, twin = random.Random(m.at), random.Random(m.at)
        for _ in range(8):
            if not one.is_over():
                play_on(one, rng)
                play_on(other, twin)
        assert other.exact() == one.exact(), str(m)


def test_the_plain_form_is_plain(subject: Subject) -> None:
    for m in moments(subject, 15):
        plain = m.plain()
        _only_plain_values(plain)
        assert json.loads(json.dumps(plain)) == plain
        assert {"seats", "options", "stack", "points"} <= set(plain)


def _only_plain_values(value: Any) -> None:
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value)
        for item in value.values():
            _only_plain_values(item)
    elif isinstance(value, list):
        for item in value:
            _only_plain_values(item)
    else:
        assert value is None or type(value) in (str, int, bool), repr(value)


def test_the_plain_form_is_a_copy(subject: Subject) -> None:
    """Painters and saves may do with it what they want."""
    for m in moments(subject, 40, seeds=(1,)):
        before, plain = m.plain(), m.plain()
        for key in plain:
            if isinstance(plain[key], dict):
                plain[key]["spoilt"] = 1
            elif isinstance(plain[key], list):
                plain[key].append("spoilt")
        assert m.plain() == before


def test_a_stated_position_with_an_unknown_part_is_refused_with_the_nearest_known(subject: Subject) -> None:
    with pytest.raises(BadInput, match=r"'pionts'.*'points'"):
        subject.rules.from_plain({"seats": subject.seats, "pionts": []})


def test_a_branch_can_repeat_the_match(subject: Subject) -> None:
    session = match(subject)
    at = len(session) // 2
    branch = session.branch(at)
    for line in session.lines[len(branch) :]:
        if line.seat != CHANCE:
            branch.submit(line.seat, line.action)
    assert branch.lines == session.lines and branch.fingerprint() == session.fingerprint()
