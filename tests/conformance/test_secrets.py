"""Nobody is handed more than their seat may see: not by the view, the options, a reason, a preview or the log."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from game.core.contract import CHANCE, Event, Seat
from game.core.fields import Seen
from game.core.preview import changes_between, preview
from tests.conformance.subjects import Moment, Subject, match, moments
from tests.conformance.truths import hidden_lines, truths


def guessed(m: Moment, seat: Seat | None, rng: random.Random) -> Any:
    return m.rules.guess(m.rules.view(m.state, seat), rng)


def test_there_are_other_truths_wherever_the_log_keeps_a_secret(subject: Subject) -> None:
    """Otherwise the tests here would compare a position with itself. Some games hide nothing from anybody."""
    for seat in range(subject.seats):
        hidden = hidden_lines(match(subject), seat)
        found = [m for m, viewer, _ in truths(subject) if viewer == seat]
        assert len(found) > 3 or len(hidden) < 10, f"seat {seat}"


def test_nobody_sees_which_truth_it_is(subject: Subject) -> None:
    """The view of a position follows from what the seat was told and did, not from what was kept from it."""
    for m, viewer, other in truths(subject):
        seen = m.plain(m.rules.view(m.state, viewer))
        assert m.plain(m.rules.view(other, viewer)) == seen, f"{viewer} at {m}"


def test_a_view_is_of_a_type_of_its_own(subject: Subject) -> None:
    for m in moments(subject, 200):
        for viewer in m.viewers:
            seen = m.rules.view(m.state, viewer)
            assert isinstance(seen, Seen) and not isinstance(m.state, Seen)
            assert not isinstance(m.rules.guess(seen, random.Random(1)), Seen), "a guess is a whole position"


def test_a_view_of_a_view_is_the_view(subject: Subject) -> None:
    for m in moments(subject, 11):
        for viewer in m.viewers:
            seen = m.rules.view(m.state, viewer)
            assert m.plain(m.rules.view(seen, viewer)) == m.plain(seen), f"seat {viewer} at {m}"


def test_looking_changes_nothing(subject: Subject) -> None:
    for m in moments(subject, 7):
        before = m.plain()
        for viewer in m.viewers:
            seen = m.rules.view(m.state, viewer)
            what = m.plain(seen)
            m.rules.guess(seen, random.Random(1))
            m.rules.sheet(seen)
            for seat in m.seats:
                m.rules.prompt(seen, seat)
            assert m.plain(seen) == what, f"view of {viewer} at {m}"
        assert m.plain() == before, str(m)


def test_a_guess_fits_what_the_seat_sees_and_is_a_sound_position(subject: Subject) -> None:
    rng = random.Random(3)
    for m in moments(subject, 11):
        for viewer in m.viewers:
            full = guessed(m, viewer, rng)
            m.rules.audit(full)
            assert m.rules.waiting(full) == m.waiting
            seen = m.plain(m.rules.view(m.state, viewer))
            assert m.plain(m.rules.view(full, viewer)) == seen, f"seat {viewer} at {m}"


def test_a_guess_fills_in_the_secret_fields_and_nothing_else(subject: Subject) -> None:
    """Where a part of an extension has secrets, only those of its fields."""
    rng = random.Random(5)
    for m in moments(subject, 23):
        for viewer in m.viewers:
            full, seen = guessed(m, viewer, rng), m.rules.view(m.state, viewer)
            secret = {field.name: field.sight for field in full.secrets if field.sight is not None}
            for field in full.fields:
                was, now = getattr(m.state, field.name), getattr(full, field.name)
                if field.name not in secret:
                    assert now is was or now == was, f"{field.name} for {viewer} at {m}"
                elif secret[field.name].within is not None:
                    for part, sights in secret[field.name].within.items():
                        for name in set(getattr(was.get(part), "_fields", ())) - sights.keys():
                            assert getattr(now[part], name) == getattr(was[part], name), f"{part}.{name} at {m}"
            assert (full.stack, full.options, full.seats) == (seen.stack, seen.options, seen.seats)


def test_guesses_differ_where_something_is_hidden(subject: Subject) -> None:
    rng = random.Random(4)
    for seat in range(subject.seats):
        hiding = [m for m in moments(subject, 11, seeds=(1,)) if m.plain(m.rules.view(m.state, seat)) != m.plain()]
        differing = sum(m.plain(guessed(m, seat, rng)) != m.plain() for m in hiding)
        assert differing > 3 or len(hiding) < 10, f"seat {seat}"


def test_what_a_seat_cannot_see_changes_nothing_it_is_told(subject: Subject) -> None:
    """Options, question, sheet, progress and every reason why not, all of them asked of the whole position too."""
    asked: Counter[Seat] = Counter()
    for m, seat, other in truths(subject):
        if seat is None or asked[seat] >= 12:
            continue
        asked[seat] += 1
        view, twin = m.rules.view(m.state, seat), m.rules.view(other, seat)
        for one, same in ((m.state, other), (view, twin)):
            assert m.rules.options(one, seat) == m.rules.options(same, seat), f"seat {seat} at {m}"
            assert m.rules.waiting(one) == m.rules.waiting(same), f"{seat} at {m}"
            assert m.rules.turns(one) == m.rules.turns(same)
            assert m.rules.progress(one) == m.rules.progress(same)
        assert m.rules.prompt(view, seat) == m.rules.prompt(twin, seat), f"seat {seat} at {m}"
        assert m.rules.sheet(view) == m.rules.sheet(twin), f"seat {seat} at {m}"
        assert m.rules.figures(view, seat) == m.rules.figures(twin, seat), f"seat {seat} at {m}"
        assert m.rules.shown(view) == m.rules.shown(twin), f"seat {seat} at {m}"
        assert m.rules.components(view) == m.rules.components(twin), f"seat {seat} at {m}"
        for component in m.rules.components(view):
            reason = m.rules.why_not(view, seat, component)
            assert reason == m.rules.why_not(twin, seat, component), f"{component} for {seat} at {m}"
            assert m.rules.about(view, component) == m.rules.about(twin, component), f"{component} for {seat} at {m}"


def test_options_of_a_seat_follow_from_what_it_sees(subject: Subject) -> None:
    for m in moments(subject, 11, chance=False):
        for seat in m.waiting:
            assert m.rules.options(m.rules.view(m.state, seat), seat) == m.rules.options(m.state, seat), str(m)
        assert m.rules.waiting(m.rules.view(m.state, None)) == m.waiting


def test_private_points_are_told_to_nobody_else(subject: Subject) -> None:
    for m in moments(subject, 6):
        for viewer in m.viewers:
            for entry in m.rules.sheet(m.rules.view(m.state, viewer)).entries:
                assert not entry.private or entry.seat == viewer or not m.waiting, f"{entry} to {viewer} at {m}"


def test_a_preview_is_what_will_happen(subject: Subject) -> None:
    """Points and position, seen with the eyes of whoever acts. (The last action of a game may open all secrets.)"""
    for m in moments(subject, 29, chance=False):
        for seat in m.waiting:
            view = m.rules.view(m.state, seat)
            before = m.rules.sheet(view).entries
            for action in m.rules.options(m.state, seat):
                events: list[Event] = []
                after = m.state.copy()
                m.rules.step(after, seat, action, events)
                if not m.rules.waiting(after):
                    continue
                shown = preview(m.rules, view, seat, action)
                seen = m.rules.view(after, seat)
                assert shown.changes == changes_between(before, m.rules.sheet(seen).entries), f"{action} at {m}"
                assert m.plain(shown.after) == m.plain(seen), f"{action} at {m}"
                assert shown.events == tuple(event.seen_by(seat) for event in events), f"{action} at {m}"
            assert m.plain(view) == m.plain(m.rules.view(m.state, seat)), "a preview changes nothing"


def test_the_log_tells_no_secret(subject: Subject) -> None:
    """Two things that look alike to a seat once they are done must be told to it in the same words."""
    rng = random.Random(8)
    others = {(m, viewer): other for m, viewer, other in truths(subject)}
    for m in moments(subject, 9):
        for actor in m.waiting:
            for viewer in m.viewers:
                if viewer != actor:
                    _compare_what_is_told(m, actor, viewer, others.get((m, viewer)), rng)


def _compare_what_is_told(m: Moment, actor: Seat, viewer: Seat | None, other: Any, rng: random.Random) -> None:
    told: list[tuple[Any, list[Event]]] = []
    options = m.rules.options(m.state, actor)
    tries = [(m.state, action) for action in rng.sample(options, min(4, len(options)))]
    if other is not None and actor in m.rules.waiting(other):
        tries += [(other, action) for _, action in tries if action in m.rules.options(other, actor)]
    for state, action in tries:
        after, events = state.copy(), list[Event]()
        m.rules.step(after, actor, action, events)
        told.append((m.plain(m.rules.view(after, viewer)), [event.seen_by(viewer) for event in events]))
    for seen, events in told:
        for seen_too, events_too in told:
            if seen == seen_too:
                assert events == events_too, f"{viewer} can tell from the log what {actor} has, {m}"


def test_draws_that_look_alike_leave_the_same_undo_button(subject: Subject) -> None:
    for m in moments(subject, 9):
        if m.waiting != (CHANCE,):
            continue
        draws = m.rules.options(m.state, CHANCE)
        for viewer in m.seats:
            refusals: dict[str, set[str]] = {}
            for draw in draws:
                seen = str(m.plain(m.rules.view(m.after(CHANCE, draw), viewer)))
                refusals.setdefault(seen, set()).add(draw.barrier)
            assert all(len(barriers) == 1 for barriers in refusals.values()), str(m)
