"""Whole matches at the drawn table: nothing breaks, and everything that screen.yaml and the events name is seen."""

from __future__ import annotations

import dataclasses
import json
import random

import pytest

from game.cli import run
from game.core.game_facts import game_facts
from game.games import CATALOGUE, rules_of
from game.monkey.coverage import event_words, named
from game.monkey.drawn import Match, Table, play_drawn
from game.monkey.drawn_matches import matches, values_of
from game.monkey.gather import cover, recorded
from game.monkey.positions import any_possible_match, session_of

each_game = pytest.mark.parametrize("game", CATALOGUE)
BOTS = ("easy", "random", "normal", "easy", "random")


@each_game
def test_the_first_moves_are_drawn_with_all_their_motion(game: str) -> None:
    first = matches(game, BOTS[: game_facts(game).players.max], 1, 5)[0]
    drawn = play_drawn(Match(first.game, first.seats, first.options, first.seed, step_ms=200, most_lines=40))
    assert drawn.problem == ""
    assert drawn.lines >= 40
    assert any(one.startswith("event.") for one in drawn.seen) and any(one.startswith("part.") for one in drawn.seen)


@each_game
def test_every_motion_gain_and_recap_is_of_something_that_can_happen(game: str) -> None:
    """A misspelt word in screen.yaml would never be shown, and nobody would miss it."""
    words = event_words(game)
    sections = ("motion", "gains", "film")
    named_words = {one.split(".")[1] for one in named(game) if one.split(".")[0] in sections}
    assert words and named_words - words == set()


@each_game
def test_every_value_of_every_option_has_its_turn(game: str) -> None:
    for count in range(game_facts(game).players.min, game_facts(game).players.max + 1):
        pairs = values_of(game, count)
        played = matches(game, BOTS[:count], len(pairs) + 1, 1)
        had = {(name, match.options[name]) for match in played for name, _ in pairs}
        assert had == set(pairs)
        for match in played:
            rules_of(game).new(match.options, count)


def test_few_matches_show_everything_that_many_have_shown() -> None:
    found = [({"a", "b"}, 1), ({"b"}, 2), ({"b", "c", "d"}, 3), ({"a"}, 4)]
    assert cover(found) == [3, 1]


@each_game
def test_a_match_is_drawn_again_as_it_was_played(game: str) -> None:
    """Everybody says what the log says, so the same cards and events come to the table."""
    session = session_of(any_possible_match(random.Random(5), game, over=True))
    again = recorded(session, 1)
    table = Table(dataclasses.replace(again, step_ms=400, most_lines=60))
    drawn = table.play()
    assert drawn.lines >= 60
    for seat in range(session.seats):  # where all decide at once, each goes on at a pace of their own
        played = [line.text() for line in table.session.lines if line.seat == seat]
        assert played == [line.text() for line in session.lines if line.seat == seat][: len(played)]


def test_what_was_never_seen_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", CATALOGUE[0], "--seats", "random,random", "--games", "1", "--drawn", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["errors"] == 0 and figures["lines"] > 50
    never_seen = {one.removesuffix(" (before the table is there)") for one in figures["never_seen"]}
    assert never_seen < named(CATALOGUE[0])


def test_a_match_that_breaks_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.monkey.drawn import WatchedMotion

    def fail(self, number):
        raise ZeroDivisionError(f"at line {number}")

    monkeypatch.setattr(WatchedMotion, "show_line", fail)
    drawn = play_drawn(matches(CATALOGUE[0], BOTS[:2], 1, 5)[0])
    assert "ZeroDivisionError" in drawn.problem and CATALOGUE[0] in drawn.problem
