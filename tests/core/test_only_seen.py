"""Whoever may know what one seat knows and no more turns a whole position away, at once and in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots.judging import judge_for
from game.bots.levels import LEVEL_IDS, make_bot
from game.bots.reasons import explain
from game.bots.thinker import Thinker
from game.bots.worker import Request
from game.core.preview import preview
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, brains_of, rules_of
from game.scenes.shelf import glance_at
from tests.core.toy import Pebbles
from tests.core.toy_state import PebblesState

GAME = Path(__file__).parents[2] / "game"


@pytest.fixture
def session() -> Session:
    return Session(Pebbles(), Setup("toy", (SeatSetup("Anna", 0), SeatSetup("Ben", 1)), 3))


def _thinker(rules: Any, state: Any, seat: int, action: Any) -> None:
    Thinker(brains_of).ask(Request(1, rules, state, seat, "easy", 1, 0.0))


def _hint(rules: Any, state: Any, seat: int, action: Any) -> None:
    explain(rules, judge_for(rules), state, seat, action)


def _preview(rules: Any, state: Any, seat: int, action: Any) -> None:
    preview(rules, state, seat, action)


@pytest.mark.parametrize("door", [_thinker, _hint, _preview])
def test_a_whole_position_is_turned_away(door: Callable[..., None], session: Session) -> None:
    rules, (seat,) = session.rules, session.waiting()
    with pytest.raises(TypeError, match="whole position"):
        door(rules, session._course.states[-1], seat, session.options(seat)[0])


@pytest.mark.parametrize("level", sorted(LEVEL_IDS))
def test_no_bot_looks_at_a_whole_position(level: str, session: Session) -> None:
    rules, (seat,) = session.rules, session.waiting()
    bot = make_bot(level, seat, judge_for(rules))
    with pytest.raises(TypeError, match="whole position"):
        bot.choose(rules, session._course.states[-1], session.options(seat), random.Random(1), 0.0)


class ForgetsToView(Pebbles):
    def view(self, state: PebblesState, seat: int | None) -> Any:
        return state.copy()


@pytest.mark.parametrize(
    "look",
    [
        lambda session: session.view(0),
        lambda session: session.plain(None),
        lambda session: session.sheet(0),
        lambda session: session.preview(*_first(session)),
        glance_at,
    ],
    ids=["view", "plain", "sheet", "preview", "list of saves"],
)
def test_nothing_leaves_a_session_of_rules_that_hand_out_whole_positions(look: Callable[[Session], Any]) -> None:
    session = Session(ForgetsToView(), Setup("toy", (SeatSetup("Anna", 0), SeatSetup("Ben", 1)), 3))
    with pytest.raises(TypeError, match="whole position"):
        look(session)


def _first(session: Session) -> tuple[int, Any]:
    (seat,) = session.waiting()
    return seat, session.options(seat)[0]


def test_scenes_and_painters_never_ask_for_a_position_themselves() -> None:
    """What they draw comes from `Session.plain`, which has views only."""
    asks = re.compile(r"rules\.to_plain\(|\._course\b|rules\.view\(|\.snapshot\(|\.exact\(|\.fingerprint\(")
    found = [
        f"{path.relative_to(GAME)}: {line.strip()}"
        for folder in ("scenes", "ui", "table", "tutorial")
        for path in sorted((GAME / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if asks.search(line) and "session" in line
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_view_becomes_is_a_view(game: str) -> None:
    rules = rules_of(game)
    state = rules.new({}, 2)
    kinds = {type(rules.view(state, viewer)) for viewer in (None, 0, 1)}
    assert len(kinds) == 1 and type(state) not in kinds
    assert {type(rules.view(state, 0).copy()), type(rules.view(rules.view(state, 0), 0))} == kinds


HANDED_OVER = """
from game.bots.thinker import Thinker
from game.bots.worker import Request
from game.core.preview import preview
from game.core.session import Session
from game.games.rebirth.rules import RULES

def hand_over(thinker: Thinker, session: Session) -> None:
    state = RULES.new({}, 2)
    view = RULES.view(state, 0)
    thinker.ask(Request(1, RULES, view, 0, "hard", 1, 1.0))
    thinker.ask(Request(1, RULES, state, 0, "hard", 1, 1.0))
    thinker.ask(Request(1, RULES, session._course.states[0], 0, "hard", 1, 1.0))
    preview(RULES, view, 0, RULES.options(state, 0)[0])
    preview(RULES, state, 0, RULES.options(state, 0)[0])
"""
"""Lines 12, 13 and 15 hand over whole positions."""


@pytest.mark.slow
def test_handing_over_a_whole_position_does_not_type_check(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    (tmp_path / "handed_over.py").write_text(HANDED_OVER, encoding="utf-8")
    told, _, _ = api.run(["--config-file", str(GAME.parent / "pyproject.toml"), str(tmp_path / "handed_over.py")])
    refused = [int(line.split(":")[1]) for line in told.splitlines() if "[arg-type]" in line]
    assert refused == [12, 13, 15], told
