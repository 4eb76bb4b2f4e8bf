"""A leak planted into each secret of each game is noticed, and so is a game that hides nothing at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.contract import Seat
from game.core.fields import Seen
from game.games import CATALOGUE, rules_of
from tests.conformance import subjects
from tests.conformance.subjects import SUBJECTS, Subject, match
from tests.conformance.test_secrets import test_nobody_sees_which_truth_it_is as nobody_sees_which_truth_it_is
from tests.conformance.truths import forget
from tests.core.toy import Pebbles
from tests.core.toy_state import PebblesState, PebblesView

REMEMBERED = {("scythe", "veiled"), ("glen_more", "parts.haggis.shown")}
"""What everybody could remember and is not shown all the same: no two truths differ in it. Tested below."""


def view_type(game: str) -> Any:
    rules = Pebbles() if game == "toy" else rules_of(game)
    return type(rules.view(rules.new({}, 2), 0))


def secrets() -> Iterator[tuple[str, str]]:
    """Every field of every game of which somebody does not see everything, parts of extensions one by one."""
    for game in ("toy", *CATALOGUE):
        for field in view_type(game).secrets:
            parts = field.sight.within or {"": {"": None}}
            for part, fields in parts.items():
                yield from ((game, ".".join(filter(None, (field.name, part, name)))) for name in fields)


def plant(monkeypatch: pytest.MonkeyPatch, game: str, secret: str) -> None:
    """From now on views of this game show this field as it is."""
    name, _, rest = secret.partition(".")
    view = view_type(game)
    field = next(one for one in view.secrets if one.name == name)
    if rest:
        part, _, inner = rest.partition(".")
        kept = {other: sight for other, sight in field.sight.within[part].items() if other != inner}
        monkeypatch.setitem(field.sight.within, part, kept)
    else:
        monkeypatch.setattr(view, "secrets", tuple(one for one in view.secrets if one is not field))


def is_noticed(game: str) -> bool:
    subjects_of_game = [one for one in SUBJECTS if one.game == game]
    for subject in sorted(subjects_of_game, key=lambda one: (len(one.options) == 1, one.seats)):
        try:
            nobody_sees_which_truth_it_is(subject)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("game", "secret"), [one for one in secrets() if one not in REMEMBERED])
def test_a_leak_in_any_secret_is_noticed(game: str, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, game, secret)
    assert is_noticed(game), f"a view that shows {secret} as it is was noticed by nothing"


def test_coins_are_shown_to_their_owner_only() -> None:
    rules = rules_of("scythe")
    state = match(Subject("scythe", 2))._course.states[300]
    for viewer, coins in ((None, ["?", "?"]), (0, [state.coins[0], "?"]), (1, ["?", state.coins[1]])):
        assert rules.to_plain(rules.view(state, viewer))["coins"] == coins


@pytest.mark.parametrize("aid", [True, False])
def test_tokens_that_all_have_seen_are_shown_with_the_memory_aid_only(aid: bool) -> None:
    rules = rules_of("glen_more")
    state = rules.from_plain(
        {
            "seats": 2,
            "options": {"haggis": True, "memory_aid": aid},
            "rondel": ["0 pawn", "1 pawn"],
            "chronicles": {"haggis": {"tables": [[1, 3], []], "shown": [[3], []]}},
        }
    )
    part = rules.to_plain(rules.view(state, 1))["chronicles"]["haggis"]
    assert part["shown"] == ([[3], []] if aid else [[], []])
    assert part["tables"] == ([["?", 3], []] if aid else [["?", "?"], []])


class HidesNothing(Pebbles):
    """What somebody writes who copies, and forgets to blank."""

    def view(self, state: PebblesState, seat: Seat | None) -> PebblesView:
        return state.copied_as(PebblesView)


def test_a_game_that_hides_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subjects, "Pebbles", HidesNothing)
    forget()
    try:
        assert isinstance(HidesNothing().view(Pebbles().new({}, 2), 0), Seen)
        with pytest.raises(AssertionError):
            nobody_sees_which_truth_it_is(Subject("toy", 3))
    finally:
        forget()
