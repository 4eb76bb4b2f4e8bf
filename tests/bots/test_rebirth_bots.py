"""The bots in Rebirth: ladder, honesty, reasons whose figures are the preview's."""

from __future__ import annotations

import random
from functools import partial

import pytest

from game.bots.judging import judge_for
from game.bots.levels import LEVELS, make_bot
from game.bots.match import play_match
from game.bots.reasons import explain, thought_of
from game.bots.thoughts import MOST_FACTS
from game.core.contract import Action, Seat
from game.core.preview import changes_between
from game.games import judge_of, rules_of
from game.games.rebirth import ambitions, missions
from game.games.rebirth.state import State
from tests.bots import matches
from tests.bots.ladder import Maker, assert_share

RULES = rules_of("rebirth")
JUDGE = judge_for(RULES, judge_of("rebirth"))
IDS = [found.id for found in LEVELS]
decisions = partial(matches.decisions, RULES, JUDGE)


def check_ladder(ours: str, theirs: str, seats: int, games: int, share: float, playouts: int = 0) -> None:
    def of(level: str) -> Maker:
        return lambda seat: make_bot(level, seat, JUDGE, playouts)

    assert_share(RULES, of(ours), of(theirs), seats, games, first_seed=100, at_least=share)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_easy_beats_random_and_medium_beats_easy(seats: int) -> None:
    """At a table of the lower level, one seat of the higher wins far more than its share."""
    games = 100 if seats == 2 else 48
    check_ladder("easy", "random", seats, games, 0.9 if seats == 2 else 0.7)
    check_ladder("normal", "easy", seats, games, 0.6 if seats == 2 else 0.5)


@pytest.mark.long
def test_hard_beats_medium() -> None:
    """With a tenth of its time at the table; the same games on every machine, since play-outs are counted."""
    check_ladder("hard", "normal", 2, 30, 0.6, playouts=100)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_cannot_see_does_not_change_its_decision(name: str, seats: int) -> None:
    for state, seat in decisions(seats, 5, every=17):
        bot = make_bot(name, seat, JUDGE, playouts=24)
        view = RULES.view(state, seat)
        chosen = set()
        for shuffle in range(4):
            other = RULES.guess(view, random.Random(shuffle))
            shown = RULES.view(other, seat)
            chosen.add(bot.choose(RULES, shown, RULES.options(shown, seat), random.Random(3), 0.0))
        assert len(chosen) == 1


def test_the_same_seed_gives_the_same_match() -> None:
    def play() -> tuple[int, ...]:
        bots = [make_bot(name, seat, JUDGE, 16) for seat, name in enumerate(("hard", "easy", "normal"))]
        return play_match(RULES, bots, 8, {}).result.points

    assert play() == play()


def test_quick_values_of_missions_are_those_of_the_rules() -> None:
    for state, _ in decisions(3, 2, every=9):
        for card in range(32):
            assert ambitions.values(state, card) == missions.values(state, card)


def _public_figures(state: State, seat: Seat, action: Action) -> tuple[int, int, dict[str, int]]:
    """What the whole table sees change: own points now, own points of named pieces, others' points now."""
    after = state.copy()
    RULES.step(after, seat, action)
    before, then = (RULES.sheet(RULES.view(known, None)).entries for known in (state, after))
    changes = changes_between(before, then)
    now = sum(c.points for c in changes if c.entry.seat == seat and c.entry.when == "now")
    pieces = sum(
        c.points for c in changes if c.entry.seat == seat and c.entry.when == "end" and ":" in c.entry.component
    )
    others: dict[str, int] = {}
    for change in changes:
        if change.entry.seat != seat and change.entry.when == "now":
            name = f"seat:{change.entry.seat}"
            others[name] = others.get(name, 0) + change.points
    return now, pieces, others


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_figures_of_a_reason_are_what_the_table_sees_change(seats: int) -> None:
    for state, seat in decisions(seats, seats, every=3):
        view = RULES.view(state, seat)
        for action in RULES.options(state, seat)[::5]:
            told = [fact.told for fact in thought_of(RULES, JUDGE, view, seat, action).facts]
            now, pieces, others = _public_figures(state, seat, action)
            figures = {
                key: [c for c in told if c.key == f"bots.why.{key}"] for key in ("now", "takes", "wins", "gives")
            }
            if len(told) < MOST_FACTS:
                assert sum(c["n"] for c in figures["now"]) == now
                assert sum(c["n"] for c in figures["takes"] + figures["wins"]) == pieces
                assert {c["other"]: c["n"] for c in figures["gives"]} == others
            else:
                assert sum(c["n"] for c in figures["now"]) <= now


def test_a_reason_tells_nothing_of_the_cards_in_hand() -> None:
    """The same move with other cards in hand has the same reason; only a hint may speak of them."""
    for state, seat in decisions(3, 4, every=7):
        view = RULES.view(state, seat)
        other = view.copy()
        other.cards[seat], other.deck = 0, 0
        for action in RULES.options(state, seat)[::7]:
            assert explain(RULES, JUDGE, view, seat, action) == explain(RULES, JUDGE, other, seat, action)
