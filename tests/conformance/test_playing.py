"""What every game owes to whoever plays it: what is offered can be done, nothing else can, and it ends."""

from __future__ import annotations

import os
import pickle
import random
from collections import Counter

import pytest

from game.core.contract import CHANCE, Action
from game.core.errors import BadInput, NotAllowed
from game.core.picker import Picker
from game.core.text import to_text
from tests.conformance.bags import BAGS
from tests.conformance.subjects import Moment, Subject, match, matches, moments
from tests.games.hands import click

MANY_GAMES = int(os.environ.get("HEARTHSIDE_MANY_GAMES", "30"))
"""How many random games per game and seat count the slow test plays; set it to 10000 for a night."""

MANY_LINES = 600 * MANY_GAMES
"""Games that are long at random: no further one is begun after so many lines."""


def test_whoever_waits_has_options_and_nobody_else(subject: Subject) -> None:
    for m in moments(subject):
        for seat in (CHANCE, *m.seats):
            offered = m.rules.options(m.state, seat)
            assert bool(offered) == (seat in m.waiting), f"seat {seat} at {m}"
        assert len(m.waiting) == len(set(m.waiting)) and (CHANCE not in m.waiting or m.waiting == (CHANCE,))


def test_every_offered_action_can_be_done_and_leaves_a_sound_position(subject: Subject) -> None:
    for m in moments(subject, 9):
        for seat in m.waiting:
            for action in m.rules.options(m.state, seat):
                m.rules.audit(m.after(seat, action))


def test_nothing_appears_vanishes_or_is_negative(subject: Subject) -> None:
    for m in moments(subject):
        m.rules.audit(m.state)


def test_a_match_begins_the_same_whatever_was_done_in_the_one_before(subject: Subject) -> None:
    rules, seats, rng = subject.rules, subject.seats, random.Random(7)
    begun = rules.new({}, seats)
    told = rules.to_plain(begun)
    for _ in range(40):
        if waiting := rules.waiting(begun):
            rules.step(begun, waiting[0], rng.choice(rules.options(begun, waiting[0])))
    assert rules.to_plain(rules.new({}, seats)) == told
    assert rules.to_plain(rules.new(told["options"], seats)) == told, "whether its options are said or left out"


def test_what_is_not_offered_is_refused_and_changes_nothing(subject: Subject) -> None:
    rng = random.Random(5)
    said: list[Action] = sorted({line.action for line in match(subject).lines}, key=to_text)
    for m in moments(subject, 25, chance=False):
        session = m.session.branch(m.at)
        before = session.fingerprint()
        for seat in (CHANCE, *m.seats):
            offered = set(session.options(seat))
            for action in rng.sample(said, min(6, len(said))):
                if action not in offered:
                    with pytest.raises(NotAllowed):
                        session.submit(seat, action)
        assert session.fingerprint() == before and len(session) == m.at


def test_no_two_options_have_the_same_name(subject: Subject) -> None:
    for m in moments(subject):
        for seat in m.waiting:
            names = [to_text(action) for action in m.rules.options(m.state, seat)]
            assert len(names) == len(set(names)), str(m)


def test_actions_print_as_a_line_and_read_back(subject: Subject) -> None:
    for m in moments(subject, 5):
        for seat in m.waiting:
            for action in m.rules.options(m.state, seat):
                assert m.rules.read_action(to_text(action)) == action


def test_a_line_that_means_nothing_is_refused(subject: Subject) -> None:
    for line in ("", " ", "dance", "dance at=3", "=", "\x00"):
        with pytest.raises(BadInput):
            subject.rules.read_action(line)


def test_options_stand_in_a_stable_order(subject: Subject) -> None:
    """Bots, golden games and people's habits rely on it: equal positions offer the same in the same order."""
    for m in moments(subject, 5):
        rebuilt = m.rules.from_plain(m.plain())
        for seat in m.waiting:
            offered = m.rules.options(m.state, seat)
            assert offered == m.rules.options(m.state.copy(), seat) == m.rules.options(rebuilt, seat), str(m)


def test_old_copies_do_not_move(subject: Subject) -> None:
    """Undo, search and replay keep states; a container shared between a state and its copy would change them."""
    session = match(subject)
    state = session._course.states[0].copy()
    kept = []
    for line in session.lines:
        kept.append((state, session.rules.to_plain(state)))
        state = state.copy()
        session.rules.step(state, line.seat, line.action)
    for number, (old, plain) in enumerate(kept):
        assert session.rules.to_plain(old) == plain, f"line {number} changed the position before it"


def test_stepping_needs_no_listener(subject: Subject) -> None:
    """Searches step without events; the position must come out the same."""
    for m in moments(subject, 7):
        if m.at < len(m.session):
            line = m.session.lines[m.at]
            assert m.plain(m.after(line.seat, line.action)) == m.plain(m.session._course.states[m.at + 1])


def test_states_travel_to_other_processes(subject: Subject) -> None:
    for m in moments(subject, 20):
        for viewer in m.viewers:
            view = m.rules.view(m.state, viewer)
            assert m.plain(pickle.loads(pickle.dumps(view))) == m.plain(view)


def test_chance_is_counted_from_the_bag(subject: Subject) -> None:
    counted = BAGS.get(subject.game, {})
    for m in moments(subject):
        if m.waiting != (CHANCE,):
            continue
        plain = m.plain()
        draws = m.rules.options(m.state, CHANCE)
        new = {draw.word for draw in draws} - counted.keys()
        assert not new, f"tests/conformance/bags.py does not count {new} of {subject.game}"
        assert list(m.rules.weights(m.state)) == [counted[draw.word](plain, draw) for draw in draws], str(m)
        assert all(weight > 0 for weight in m.rules.weights(m.state)), str(m)


def test_play_outs_draw_by_the_same_weights(subject: Subject) -> None:
    for m in moments(subject):
        if m.waiting != (CHANCE,):
            continue
        weights = m.rules.weights(m.state)
        tickets = [(number + 0.5) / sum(weights) for number in range(sum(weights))]
        drawn = Counter(m.rules.draw(m.state, iter((ticket,)).__next__) for ticket in tickets)
        expected = dict(zip(m.rules.options(m.state, CHANCE), weights, strict=True))
        assert drawn == expected, str(m)


def test_every_option_can_be_clicked_and_every_lit_thing_exists(subject: Subject) -> None:
    for m in moments(subject, 9, chance=False):
        known = set(m.rules.components(m.state))
        for seat in m.waiting:
            offered = m.rules.options(m.state, seat)
            for action in offered:
                assert set(action.touches()) <= known, f"{to_text(action)} touches what is not there, {m}"
                assert _clicked(offered, action) == action, f"{to_text(action)} cannot be clicked, {m}"


def _clicked(offered: tuple[Action, ...], action: Action) -> Action | None:
    picker = Picker(offered)
    for component in action.touches():
        done = click(picker, component)
        if done is not None:
            return done
    return None


def test_turns_only_grow_and_only_by_the_seat_that_acts(subject: Subject) -> None:
    session = match(subject)
    for at, line in enumerate(session.lines):
        before, after = session.turns(at), session.turns(at + 1)
        for seat in range(subject.seats):
            assert after[seat] - before[seat] in (0, 1)
            assert after[seat] == before[seat] or line.seat in (seat, CHANCE)
    assert sum(session.turns()) > 0


def test_a_game_ends_with_a_result_and_has_none_before(subject: Subject) -> None:
    for m in moments(subject, 4):
        over = m.at == len(m.session)
        assert (m.waiting == ()) == over == (m.rules.result(m.state) is not None), str(m)


def test_the_result_is_the_score_sheet(subject: Subject) -> None:
    for m in moments(subject, 1000):
        result = m.rules.result(m.state)
        if result is None:
            continue
        sheet = m.rules.sheet(m.state)
        assert result.points == tuple(sheet.total(seat) for seat in m.seats)
        assert result.winners and len(result.points) == len(result.places) == subject.seats
        for seat in m.seats:
            assert (result.places[seat] == 1) == (seat in result.winners)
            assert 1 <= result.places[seat] <= subject.seats


def test_the_points_on_the_track_are_the_sum_of_their_reasons(subject: Subject) -> None:
    for m in moments(subject, 4):
        sheet, plain = m.rules.sheet(m.state), m.plain()
        over = m.waiting == ()
        assert plain["points"] == [sheet.total(seat, at_end=over) for seat in m.seats] or (
            over and plain["points"] == [sheet.total(seat, at_end=False) for seat in m.seats]
        ), str(m)
        assert {entry.category for entry in sheet.entries} <= set(sheet.categories)
        assert all(entry.seat in m.seats for entry in sheet.entries)


def test_a_match_cannot_begin_with_what_it_does_not_know(subject: Subject) -> None:
    rules = subject.rules
    with pytest.raises(BadInput):
        rules.new({**dict(subject.options), "no such option": 1}, subject.seats)
    for seats in (-1, 0, 99):
        with pytest.raises(BadInput):
            rules.new(dict(subject.options), seats)


@pytest.mark.slow
def test_many_random_games_end_without_a_dead_end(subject: Subject) -> None:
    rules = subject.rules
    lines = 0
    for seed in range(MANY_GAMES):
        if lines > MANY_LINES:
            break
        rng = random.Random(f"{subject}:many:{seed}")
        state = rules.new(dict(subject.options), subject.seats)
        said: list[str] = []
        while waiting := rules.waiting(state):
            seat = rng.choice(waiting)
            offered = rules.options(state, seat)
            assert offered, f"seat {seat} is stuck in game {seed} after {said[-5:]}"
            weights = rules.weights(state) if seat == CHANCE else None
            action = rng.choices(offered, weights)[0]
            said.append(f"{seat} {to_text(action)}")
            assert len(said) < 8000, f"game {seed} does not end: {said[-5:]}"
            rules.step(state, seat, action)
            rules.audit(state)
        lines += len(said)
        assert rules.result(state) is not None


OFTEN = 15
"""Rare choices of a big game need not come up in the few games that are looked at."""


def test_every_kind_of_phase_was_looked_at(subject: Subject) -> None:
    """The moments that all these tests share meet every kind of line; otherwise they would prove little."""
    lines = {line.action.word for session in matches(subject) for line in session.lines}
    offered: Counter[str] = Counter()
    for m in moments(subject):
        offered.update({action.word for seat in m.waiting for action in _options(m, seat)})
    assert lines <= offered.keys()
    assert {word for word, times in offered.items() if times >= OFTEN} <= lines


def _options(m: Moment, seat: int) -> tuple[Action, ...]:
    return m.rules.options(m.state, seat)
