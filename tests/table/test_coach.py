"""Looking back as data: every own turn once, quickly first and then where most was lost; nothing that was secret."""

from __future__ import annotations

import random
from itertools import cycle
from pathlib import Path

import pytest

from game.bots.worker import Answer, Request
from game.core.contract import CHANCE
from game.core.saves import load_save
from game.core.session import SeatSetup, Session, Setup
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from game.table.coach import BEST, CLASSES, Coach, decisions_of, lookable, points_seen
from game.table.coach_words import MOST_ROWS, CoachWords, _tenths
from game.table.screen import screen_of
from game.table.telling import Teller
from tests.conformance.subjects import Moment, play_on
from tests.conformance.truths import another_course
from tests.table.coach_matches import coached, match_of

each_game = pytest.mark.parametrize("game", CATALOGUE)
_TRUTHS = 3
SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.save.json"))


class Notes:
    """An asker that only notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.said: list[Answer] = []
        self.cancelled = 0

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> list[Answer]:
        said, self.said = self.said, []
        return said

    def cancel(self) -> None:
        self.cancelled += 1


def words_of(coach: Coach, language: str = "en") -> CoachWords:
    session = coach.session
    teller = Teller(Words(language), session.rules.id, session.setup.seats)
    return CoachWords(coach, screen_of(session.rules.id), teller)


@each_game
def test_every_own_line_belongs_to_one_decision(game: str) -> None:
    session = match_of(game)
    found = decisions_of(session, 0)
    own = [number for number, line in enumerate(session.lines) if line.seat == 0]
    assert [n for one in found for n in range(one.start, one.end)] == own
    assert [one.number for one in found] == list(range(len(found)))
    assert all(one.turn == session.turns(one.start)[0] + 1 for one in found)


@pytest.mark.parametrize(("game", "language"), tuple(zip(CATALOGUE, cycle(LANGUAGES), strict=False)))
def test_rows_add_up_as_they_are_told(game: str, language: str) -> None:
    coach = coached(match_of(game))
    words = words_of(coach, language)
    tables = 0
    for one in coach.decisions[::2]:
        told = words.told(one.number)
        assert told.title and told.why and told.done.told[0]
        if told.total is None or told.against is None or told.ahead is None:
            continue
        tables += 1
        assert len(told.rows) <= MOST_ROWS + 1
        for which in ("done", "better"):
            parts = [getattr(row, which) for row in told.rows]
            total, against = getattr(told.total, which), getattr(told.against, which)
            assert sum(parts) == total and getattr(told.ahead, which) == total - against
        assert told.better is not None and (told.kind == BEST) == (coach.found[one.number].gap <= 0)
    assert tables >= 2 and sum(coach.counts().values()) == sum(bool(coach.class_at(n)) for n in coach.found)


def test_tenths_are_rounded_so_that_they_add_up() -> None:
    luck = random.Random(1)
    for _ in range(300):
        parts = [luck.uniform(-30, 30) for _ in range(luck.randrange(1, 7))]
        total = round(10 * sum(parts))
        told = _tenths(parts, total)
        assert sum(told) == total and all(abs(n - 10 * one) <= 1 for n, one in zip(told, parts, strict=True))


@each_game
def test_secrets_of_others_change_nothing(game: str) -> None:
    """Another truth that fits all the seat was told: the same question, the same lines, the same curve."""
    session, luck = match_of(game), random.Random(5)
    compared = 0
    for one in decisions_of(session, 1)[1:]:
        course = another_course(Moment(session, one.start), 1, luck) if compared < _TRUTHS else None
        if course is None:
            continue
        compared += 1
        other = Session(session.rules, session.setup, course=course, settle=False)
        asked = [Notes(), Notes()]
        for notes, match in zip(asked, (session, other), strict=True):
            assert points_seen(match, 1, one.start) == points_seen(session, 1, one.start)
            notes.ask(Request(1, match.rules, match.view(1, one.start), 1, "normal", 1, 1.0))
        assert asked[0].asked[0].question() == asked[1].asked[0].question()
    assert compared or game == "glen_more"  # there nothing is hidden without its Chronicles


def test_all_are_looked_at_quickly_then_the_costliest_once_more() -> None:
    notes = Notes()
    coach = Coach(match_of("rebirth"), 0, notes)
    quick, deep = coach._laps
    known = coached(match_of("rebirth")).found
    for number in range(len(coach.decisions) + 3):
        coach.update()
        request = notes.asked[number]
        at = next(one for one in coach.decisions if one.start == request.seed)
        notes.said = [Answer(request.ticket, compared=known[at.number])]
    starts = [one.start for one in coach.decisions]
    assert [request.seed for request in notes.asked[: len(starts)]] == starts
    assert {request.laps for request in notes.asked[: len(starts)]} == {quick}
    lost = sorted(known, key=lambda number: -known[number].gap)[:3]
    assert [(request.seed, request.laps) for request in notes.asked[len(starts) :]] == [
        (starts[n], deep) for n in lost
    ]


def test_leaving_stops_it_and_the_next_look_knows_what_was_found() -> None:
    kept: dict[tuple[int, int], object] = {}
    notes = Notes()
    coach = Coach(match_of("rebirth"), 0, notes, kept)  # type: ignore[arg-type]
    coach.update()
    notes.said = [Answer(notes.asked[0].ticket, compared=coached(match_of("rebirth")).found[0])]
    coach.update()
    coach.stop()
    assert notes.cancelled == 1 and not coach.is_thinking
    again = Coach(match_of("rebirth"), 0, Notes(), kept)  # type: ignore[arg-type]
    assert again.is_counted(0) and not again.is_counted(1)


def test_an_answer_that_fails_is_told_and_asked_no_more() -> None:
    notes = Notes()
    coach = Coach(match_of("rebirth"), 0, notes)
    coach.update()
    notes.said = [Answer(notes.asked[0].ticket)]
    assert coach.update() and coach.failed and len(notes.asked) == 1
    assert words_of(coach).told(0).why == Words("en")("coach.failed")


def test_down_goes_to_what_lost_and_ends_at_the_last() -> None:
    coach = coached(match_of("rebirth"))
    weak = [n for n in coach.found if coach.class_at(n) in CLASSES[3:]]
    walked, at = [], coach.next_lost(-1, 1)
    while at is not None:
        walked.append(at)
        at = coach.next_lost(at, 1)
    assert walked == weak and weak and coach.next_lost(weak[0], -1) is None
    assert coach.costliest in weak


def test_whose_match_can_be_looked_at() -> None:
    assert lookable(match_of("rebirth")) == (0,)
    assert lookable(match_of("rebirth", 2)) == (0, 1)
    assert lookable(match_of("rebirth", 0)) == (0, 1), "of bots everybody's"
    running = match_of("rebirth", 2).branch(30)
    assert not running.is_over() and lookable(running) == (), "nobody's while it goes on"


def test_a_match_cut_short_and_one_with_steps_taken_back() -> None:
    """Only what stands in the log is looked at."""
    whole = match_of("rebirth")
    cut = whole.branch(decisions_of(whole, 0)[3].end)
    assert [one.done for one in decisions_of(cut, 0)] == [one.done for one in decisions_of(whole, 0)[:4]]
    seat = cut.waiting()[0]
    before = len(decisions_of(cut, seat))
    options = cut.options(seat)
    cut.submit(seat, options[0])
    cut.undo(seat)
    cut.submit(seat, options[-1])
    found = decisions_of(cut, seat)
    assert len(found) == before + 1 and found[-1].done == (options[-1],)
    assert coached(cut, seat).class_at(found[-1].number)


def test_a_match_of_one_turn() -> None:
    """One that began just before its end."""
    whole = match_of("rebirth")
    last = decisions_of(whole, 0)[-1]
    late = Session(
        whole.rules, Setup("rebirth", whole.setup.seats, 4, {}), state=whole.branch(last.start).whole_position()
    )
    luck = random.Random(1)
    while not late.is_over():
        play_on(late, luck)
    coach = coached(late)
    assert len(coach.decisions) == 1 and coach.is_quickly_done and coach.next_lost(0, 1) is None
    assert words_of(coach).told(0).title


@pytest.mark.parametrize("file", SAVES[::4], ids=lambda file: file.name.removesuffix(".save.json"))
def test_a_log_of_an_earlier_version(file: Path) -> None:
    """What can no longer be replayed is not looked at; what has been played since is."""
    session = load_save(file, rules_of).session
    seat = next(line.seat for line in reversed(session.lines) if line.seat != CHANCE) if len(session) else 0
    coach = Coach(session, seat, Notes())
    assert sum(one.end - one.start for one in coach.decisions) == sum(line.seat == seat for line in session.lines)
    if coach.decisions:
        assert words_of(coach).told(len(coach.decisions) - 1).done.told


def test_seats_without_a_turn_have_nothing_to_decide() -> None:
    seats = (SeatSetup("Anna", 0), SeatSetup("Jonas", 1, "normal"))
    fresh = Session(rules_of("rebirth"), Setup("rebirth", seats, 1, {}))
    coach = Coach(fresh, 1, Notes())
    assert coach.decisions == () and coach.is_quickly_done and coach.costliest is None


def test_what_others_would_not_see_apart_is_told_apart() -> None:
    """Sealed prices are told to others by a number alone; looking back says which they were."""
    coach = coached(match_of("isle_of_skye"))
    words, sealed = words_of(coach), 0
    for one in coach.decisions:
        told = words.told(one.number)
        if told.better is not None:
            assert told.done.pieces != told.better.pieces or told.done.told[0] != told.better.told[0]
            if one.done[-1].word == "seal":
                assert told.done.told[0] != told.better.told[0]
                sealed += 1
    assert sealed
