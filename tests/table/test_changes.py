"""What a turn changes for whoever reads of it: true by the rules, and new with that turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.core.contract import CHANCE, Seat
from game.core.recap import Turn
from game.core.session import Session
from game.core.words import LANGUAGES
from game.games import CATALOGUE
from game.games.rebirth.actions import Place
from game.games.rebirth.board import board
from game.games.rebirth.frames.turn import PlaceTile
from game.games.scythe.events_map import CombatWon
from game.table.changes import MOST, Changed, told_changes, with_changes
from game.table.film import Tale, tales_of
from game.table.film_words import sentence, wordings
from game.table.screen import screen_of
from tests.table.test_film import FEW, few_matches, teller, told


def match(game: str) -> Session:
    return few_matches(game)[FEW - 1]


@cache
def changed(game: str) -> tuple[Tale, ...]:
    """All turns of that match as seat 0 reads of them."""
    return changed_in(match(game))


def changed_in(session: Session) -> tuple[Tale, ...]:
    film = screen_of(session.rules.id).film
    return tuple(with_changes(tale, session, 0, 0, film) for tale in told(session, 0))


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_words_follow_only_where_something_changes(game: str, language: str) -> None:
    """Where nothing does there is nothing; each figure is in the words, and its places are lit."""
    silent = speaking = 0
    session = match(game)
    words = teller(session, language)
    for tale in changed(game):
        line = told_changes(tale, words)
        assert bool(line) == bool(tale.changes) and len(tale.changes) <= MOST
        assert not tale.changes or tale.seat not in (0, CHANCE)
        assert not line or sentence(tale, words).endswith(line)
        assert not line or line not in wordings(tale, words)[-1], "without room it goes first"
        for one in tale.changes:
            assert set(one.pieces()) <= set(tale.pieces())
            assert all(str(abs(n)) in line for _, _, n in one.things if one.spec is None or one.spec.each)
        silent, speaking = silent + (not line), speaking + bool(line)
    assert silent and speaking


@pytest.mark.parametrize("game", CATALOGUE)
def test_points_are_those_that_the_own_sheet_gains_or_loses_with_the_turn(game: str) -> None:
    """In the first match where another turn changes any."""
    seen = 0
    for session in reversed(few_matches(game)):
        seen += check_points(session, changed(game) if session is match(game) else changed_in(session))
        if seen:
            break
    assert seen or game == "isle_of_skye", "there points come with scorings, which are lines of their own"


def check_points(session: Session, tales: tuple[Tale, ...]) -> int:
    """How many of them there are."""
    seen = 0
    for tale in tales:
        rows = [one for one in tale.changes if one.spec is None]
        if not rows:
            continue
        sums = []
        for at in (tale.turn.start, tale.turn.end):
            entries = session.sheet(0, at).entries
            sums.append(Counter[str]())
            for entry in entries:
                if entry.seat == 0:
                    assert not entry.private or entry.category not in {row for row, _, _ in rows[0].things}
                    sums[-1][entry.category] += entry.points
        for row, _, points in rows[0].things:
            assert sums[1][row] - sums[0][row] == points, row
            seen += 1
    return seen


def figures_of(tale: Tale, name: str) -> list[Changed]:
    return [one for one in tale.changes if one.spec is not None and one.spec.of == name]


def test_a_castle_that_one_tile_would_take_is_taken_by_it() -> None:
    """Asked of the rules: with some tile that the rival may have, laid where it may lie, it changes hands; and no
    other own castle does."""
    asked = 0
    session = match("rebirth")
    for tale in changed("rebirth"):
        for one in figures_of(tale, "at_risk"):
            view = session.view(0, tale.turn.end)
            for castle, rival, _ in one.things:
                assert castle in taken_by(session, tale.turn.end, rival, view.supply[rival])
                assert castle not in taken_by(
                    session, tale.turn.start, rival, session.view(0, tale.turn.start).supply[rival]
                )
                asked += 1
    assert asked


def taken_by(session: Session, at: int, rival: Seat, supply: tuple[int, ...]) -> set[str]:
    """The castles of seat 0 that change hands after one such tile."""
    found, rules = set[str](), session.rules
    for kind in (kind for kind, left in enumerate(supply) if left):
        state = session.view(0, at).copy()
        state.hands[rival] = kind
        state.stack = [PlaceTile(rival)]
        for action in rules.options(state, rival):
            assert isinstance(action, Place)
            after = state.copy()
            rules.step(after, rival, action)
            lost = (n for n, owner in enumerate(state.castles) if owner == 0 and after.castles[n] == rival)
            found |= {f"castle:{board().castles[n].id}" for n in lost}
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_figure_is_that_of_the_rules_before_and_after(game: str) -> None:
    session = match(game)
    for tale in changed(game):
        for one in tale.changes:
            if one.spec is None:
                continue
            before, after = (
                getattr(session.figures(0, 0, at), one.spec.of) for at in (tale.turn.start, tale.turn.end)
            )
            for thing, was, n in one.things:
                if one.spec.each:
                    assert (before[thing], after[thing]) == (was, n) and was != n
                else:
                    assert tale.seat in after[thing] and tale.seat not in before.get(thing, ())


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_has_become_otherwise_since_is_not_told(game: str) -> None:
    film = screen_of(game).film
    session = match(game)
    for tale in told(session, 0):
        late = with_changes(tale, session, 0, 0, film, len(session))
        final = session.figures(0, 0, len(session))
        for one in late.changes:
            if one.spec is not None:
                now = getattr(final, one.spec.of)
                held = [
                    now.get(thing) == n if one.spec.each else tale.seat in now.get(thing, ())
                    for thing, _, n in one.things
                ]
                assert all(held)


@pytest.mark.parametrize(("language", "word"), [("en", "tie"), ("de", "Gleichstand")])
def test_a_combat_won_by_a_tie_is_told_as_one(language: str, word: str) -> None:
    session = match("scythe")
    for less, tied in ((4, True), (3, False)):
        events = (CombatWon(0, 1, "r4c3", 4, less),)
        (tale,) = tales_of([Turn(0, 0, 1, events)], screen_of("scythe").film)
        words = teller(session, language)
        assert (word in sentence(tale, words)) == tied
        assert (word in words.event(events[0])) == tied
