"""Reasons of bots in every game, walked through matches: each says something of its own, and its figures are true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from game.bots.judging import Judge, judge_for
from game.bots.reasons import thought_of
from game.bots.thoughts import FAR, FORCED, TENTH, WINS, Instead, Thought, compared
from game.core.contract import NOW, Action, Say, Seat
from game.core.fields import Seen
from game.core.preview import preview
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, judge_of, rules_of
from game.games.scythe.events_map import UnitMoved
from tests.bots import matches

DECISIONS = 120
NAMES = ("Anna", "Jonas", "Morag")
every_game = pytest.mark.parametrize("game", [*CATALOGUE])
all_that_is_told = pytest.mark.parametrize("secret", [False, True], ids=["to the table", "as a hint"])


class Told(NamedTuple):
    """A decision that was a real one, and its reason."""

    view: Seen
    seat: Seat
    action: Action
    thought: Thought


def judge_in(game: str) -> Judge:
    return judge_for(rules_of(game), judge_of(game))


_MATCHES = 60
"""More than enough: those of a short game have few real decisions."""


@cache
def walked(game: str, secret: bool) -> tuple[Told, ...]:
    """Every third decision of as many matches as it takes; what was sealed is told as it is once it is revealed."""
    rules, judge, found, met = rules_of(game), judge_in(game), [], 0
    for seed in range(11, 11 + _MATCHES):
        for state, seat, action in matches.said(rules, judge, "normal", 3, seed):
            view = rules.view(state, seat)
            met += len(rules.options(view, seat)) > 1
            if len(rules.options(view, seat)) > 1 and met % 3 == 0:
                thought = thought_of(rules, judge, view, seat, action, secret=secret, revealed=True)
                found.append(Told(view.copy(), seat, action, thought))
            if len(found) == DECISIONS:
                return tuple(found)
    raise AssertionError("the matches were too short")


def says(said: Say) -> Iterator[Say]:
    """A sentence and all that it is put together of."""
    yield said
    for _, value in said.values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Say):
                yield from says(one)


@every_game
@all_that_is_told
def test_hardly_a_decision_is_left_without_a_reason(game: str, secret: bool) -> None:
    told = walked(game, secret)
    quiet = [one for one in told if one.thought.said().key == "bots.why.quiet"]
    assert len(quiet) <= len(told) / 20, [one.action for one in quiet]


@every_game
@all_that_is_told
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_reasons_are_other_sentences(game: str, secret: bool, language: str) -> None:
    """Not by their figures alone: even without them a quarter of the sentences differ."""
    speaker = Speaker(Words(language), game, NAMES)
    told = [speaker(one.thought.said()) for one in walked(game, secret)]
    without_figures = {"".join(sign for sign in sentence if not sign.isdigit()) for sentence in told}
    assert len(without_figures) >= len(told) / 4


@every_game
@all_that_is_told
def test_every_word_of_a_reason_stands_in_both_languages(game: str, secret: bool) -> None:
    keys = {part.key for one in walked(game, secret) for part in says(one.thought.said())}
    assert len(keys) > 10
    for language in LANGUAGES:
        words = Words(language)
        assert {key for key in keys if not words.has(key)} == set()


@every_game
@all_that_is_told
def test_the_exact_figures_of_a_reason_are_those_of_its_preview(game: str, secret: bool) -> None:
    rules = rules_of(game)
    for view, seat, action, thought in walked(game, secret):
        changes = [c for c in preview(rules, view, seat, action).changes if secret or not c.entry.private]
        now = [fact for fact in thought.facts if fact.told.key in ("bots.why.now", "bots.why.now_less")]
        rows: dict[str, int] = {}
        for change in changes:
            if change.entry.seat == seat and change.entry.when == NOW:
                rows[change.entry.category] = rows.get(change.entry.category, 0) + change.points
        for fact in now:
            assert rows[fact.what.key.rpartition(".")[2]] == fact.figure
        if len(thought.facts) < 4:
            assert sum(fact.figure for fact in now) == sum(rows.values())


@every_game
def test_what_is_expected_is_the_difference_of_the_judges_own_terms(game: str) -> None:
    judge = judge_in(game)
    for view, seat, action, thought in walked(game, True):
        now, then = judge.terms(view, seat), judge.terms(judge.follow(view, seat, action).after, seat)
        for ground in thought.terms:
            name = ground.what.key.split(".")[-2]
            assert ground.figure == pytest.approx(then.get(name, 0.0) - now.get(name, 0.0))


@every_game
@all_that_is_told
def test_no_cost_is_named_without_what_it_is_for(game: str, secret: bool) -> None:
    """A gain, what comes next, what the game says of it, or that everything else would have been worse."""
    for told in walked(game, secret):
        thought = told.thought
        figures = [one.figure for one in (*thought.facts, *thought.terms)]
        assert not thought.terms or max(figures) > 0, "what is only expected and only a loss is no reason"
        if figures and max(figures) < 0:
            assert thought.also or thought.onward or thought.instead or _all_gains_are_small(game, told), told.action


def _all_gains_are_small(game: str, told: Told) -> bool:
    judge = judge_in(game)
    view = judge.openly(told.view, told.seat)
    now, then = judge.terms(view, told.seat), judge.terms(judge.follow(view, told.seat, told.action).after, told.seat)
    return all(then[name] - now.get(name, 0.0) < TENTH for name in then if name not in judge.private)


@every_game
def test_the_second_best_is_another_option_with_its_difference(game: str) -> None:
    rules, compared = rules_of(game), 0
    for view, seat, action, thought in walked(game, True):
        for other in thought.instead:
            option = rules.read_action(other.action)
            assert option != action and option in rules.options(view, seat)
            assert set(other.pieces) <= set(option.touches())
            compared += 1
        behind = [other.behind for other in thought.instead]
        assert behind == sorted(behind)
    assert compared > DECISIONS / 2


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_about_a_reason_is_more_than_its_name(game: str, language: str) -> None:
    words = Words(language)
    for term in judge_in(game).weights:
        name, about = (str(words(f"bots.{game}.term.{term}.{one}")) for one in ("name", "about"))
        assert not about.casefold().startswith(name.casefold()), f"{name}. {about}"


def test_where_nothing_else_was_possible_that_is_the_reason() -> None:
    rules, judge = rules_of("scythe"), judge_in("scythe")
    for state, seat, action in matches.said(rules, judge, "normal", 2, 3):
        view = rules.view(state, seat)
        if len(rules.options(view, seat)) == 1:
            assert thought_of(rules, judge, view, seat, action) == FORCED
            return


def test_what_is_paid_for_names_what_is_bought() -> None:
    """Whoever pays metal for a mech is told the mech, not the metal alone."""
    paid: list[Any] = [one for one in walked("scythe", True) if one.action.word == "pay"]
    assert paid
    for one in paid:
        assert any(ground.figure > 0 for ground in one.thought.terms) or one.thought.onward


def test_who_is_told_to_move_is_told_which_unit_goes_where() -> None:
    """Before a unit is chosen the decision itself names none."""
    told = 0
    for one in walked("scythe", True):
        reached = judge_in("scythe").follow(one.view, one.seat, one.action)
        moved = {event.unit for event in reached.events if isinstance(event, UnitMoved) and event.seat == one.seat}
        soon = [part for part in one.thought.onward if part.key == "bots.scythe.this_turn"]
        deeds = [deed for part in soon for deed in says(part)]
        named = {value for deed in deeds for name, value in deed.values if name == "unit"}
        assert named == moved, one.action
        told += bool(moved)
    assert told


def test_what_has_come_true_is_no_cost() -> None:
    """Where a star is placed the way to it is over, and workers that came are no loss of production."""
    seen = 0
    for one in walked("scythe", True):
        told = {ground.what.key.split(".")[-2]: ground.figure for ground in one.thought.terms}
        lost = {name for name, figure in told.items() if figure < 0}
        seen += told.get("stars", 0.0) > 0
        assert not (told.get("stars", 0.0) > 0 and any(name.startswith("near_") for name in lost)), one.action
        assert not (told.get("workers", 0.0) > 0 and "production" in lost), one.action
    assert seen


def test_what_is_beyond_comparison_is_told_without_a_figure() -> None:
    far, near = (compared(Instead("a", ("b",), behind)) for behind in (FAR, FAR - 1))
    assert (far.key, near.key) == ("bots.why.far_better", "bots.why.better")
    assert "n" not in dict(far.values)


def test_a_next_turn_is_told_with_what_it_brings() -> None:
    """Not its section alone: which goods, which units, or what is built of them."""
    told = 0
    for one in walked("scythe", True):
        for part in one.thought.onward:
            if part.key == "bots.scythe.next_turn":
                deeds = dict(part.values)["deeds"]
                assert isinstance(deeds, tuple) and 0 < len(deeds) <= 3
                told += 1
    assert told > DECISIONS / 3


def test_a_cathedral_that_is_reached_is_not_told_as_a_loss() -> None:
    """Its card is on the way: what could be fetched before has become what is fetched."""
    reached = [one for one in walked("rebirth", True) if any("cathedral" in say.key for say in one.thought.also)]
    assert reached
    for one in reached:
        lost = [ground.what.key for ground in one.thought.terms if ground.figure < 0]
        assert "bots.rebirth.term.cathedrals.name" not in lost


def test_a_settlement_that_pays_at_once_is_no_loss_at_the_end() -> None:
    """What its symbols counted while it was unfinished is in what it pays now."""
    paid = 0
    for one in walked("rebirth", True):
        rows = {fact.told["source"].key for fact in one.thought.facts if dict(fact.told.values).get("source")}
        if "rebirth.sheet.settlements" in rows:
            paid += 1
            lost = [fact for fact in one.thought.facts if fact.figure < 0 and fact.told.key == "bots.why.at_end_less"]
            assert not [fact for fact in lost if fact.what.key == "rebirth.sheet.unfinished"], one.action
    assert paid > 3


def test_things_that_bring_as_much_are_one_clause() -> None:
    """Two castles of five points each are named together."""
    speaker = Speaker(Words("en"), "rebirth", NAMES)
    together = 0
    for one in walked("rebirth", False):
        won = [fact for fact in one.thought.facts if fact.told.key == WINS]
        if len(won) > 1 and len({fact.figure for fact in won}) == 1:
            together += 1
            assert speaker(one.thought.said()).count(f"+{won[0].figure} points at the end") == 1
    assert together


@every_game
def test_another_option_is_named_by_two_things_at_most(game: str) -> None:
    """Where a good is sold from its tile to its row, the good and the deed say it."""
    for one in walked(game, True):
        for other in one.thought.instead:
            told = compared(other)
            assert len([part for part in says(told) if part.key == "bots.why.thing"]) == 1
            assert len([part for part in says(told) if part.key == "bots.why.things"]) <= 1
