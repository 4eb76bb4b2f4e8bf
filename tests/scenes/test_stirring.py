"""Water, smoke, lamps and flags move while nothing happens: only in a window, cheaply, and off by one switch."""

from __future__ import annotations

import random

import pytest

from game.core.contract import CHANCE
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.ui.boards.shown import ShownBoard
from game.ui.boards.stirring import STEP_MS
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

each_game = pytest.mark.parametrize("game", CATALOGUE)
_LARGEST_SHARE = 0.02
"""Of the window, in one step."""


def played(game: str, turns: int = 2) -> Session:
    """A match in which everybody has had some turns and the first seat is asked."""
    session, rng = Session(rules_of(game), Setup(game, seats("ppp"), 5)), random.Random(5)
    while min(session.turns()) < turns or session.waiting() != (0,):
        seat = session.waiting()[0]
        assert seat != CHANCE
        session.submit(seat, rng.choice(session.options(seat)))
    return session


def stood(game: str, motion: str = "normal", *, in_window: bool = True) -> Stand:
    stand = Stand(played(game), motion=motion, curtain=False)
    stand.settle(stand.scene)
    stand.wait(4000)
    stand.frame()
    quiet = 0
    while quiet < 20:  # some tiles are painted late, as long as the machine is busy
        stand.wait(STEP_MS)
        quiet = 0 if stand.context.stack.draw(stand.surface) else quiet + 1
    stand.context.in_window = in_window
    return stand


def steps(stand: Stand, number: int = 60) -> list[float]:
    """The share of the window that is drawn anew in each of so many steps."""
    whole, found = stand.surface.get_width() * stand.surface.get_height(), []
    for _ in range(number):
        stand.wait(STEP_MS)
        found.append(sum(rect.w * rect.h for rect in stand.context.stack.draw(stand.surface)) / whole)
    return found


@each_game
def test_something_moves_on_every_table_in_small_rectangles(game: str) -> None:
    moved = steps(stood(game))
    assert sum(share > 0 for share in moved) > len(moved) / 3
    assert max(moved) < _LARGEST_SHARE


@each_game
def test_it_leaves_nothing_behind(game: str) -> None:
    """What is drawn bit by bit is the picture that is drawn as a whole."""
    stand = stood(game)
    steps(stand, 40)
    bit_by_bit = stand.surface.copy()
    stand.frame()
    assert bit_by_bit.get_buffer().raw == stand.surface.get_buffer().raw


@pytest.mark.parametrize(
    ("motion", "in_window", "wanted"), [("none", True, True), ("normal", False, True), ("normal", True, False)]
)
def test_it_is_off_without_motion_without_a_window_and_by_its_switch(
    motion: str, in_window: bool, wanted: bool
) -> None:
    stand = stood("rebirth", motion, in_window=in_window)
    stand.context.change(stirring=wanted)
    stand.settle(stand.scene)
    before = stand.frame()
    assert max(steps(stand, 30)) == 0 and stand.frame() == before


def test_the_window_may_sleep_while_water_glints() -> None:
    """Only events and what moves of the match keep it looking for events sixty times a second."""
    stand = stood("rebirth")
    assert not any(stand.context.stack.update(50) for _ in range(60))


def test_behind_the_menu_it_stands_still() -> None:
    stand = stood("rebirth")
    stand.scene.furniture.command("menu")  # opened by a key it would have a ring, which moves gently
    stand.wait(1000)
    stand.frame()
    assert max(steps(stand, 20)) == 0


def test_no_lake_glints_under_a_piece() -> None:
    stand = stood("scythe")
    board = next(w for part in stand.scene.parts.values() for w in part.walk() if isinstance(w, ShownBoard))
    units = board.position.units
    free = {stir.at for stir in board.stirring()}
    lake = next(one for one in board.plan.hexes if one.terrain == "lake" and one.id not in units)  # type: ignore[attr-defined]
    board.position = board.position.__class__(units={lake.id: next(iter(units.values()))})
    gone = free - {stir.at for stir in board.stirring()}
    assert gone and all(board.component_at((x + board.rect.x, y + board.rect.y)) == lake.id for x, y in gone)  # type: ignore[attr-defined]
