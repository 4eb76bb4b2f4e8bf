"""The director and the bots: their moves, hints, reasons, mistakes."""

from __future__ import annotations

from game.table.director import Stage
from tests.scenes.test_table_director import direct, run_bots, take_turn


def test_a_bot_waits_until_the_screen_has_shown_what_was_before():
    director, _ = direct("pb")
    take_turn(director)
    lines = len(director.session)
    assert director.update(caught_up=False) and len(director.session) == lines
    director.update(caught_up=True)
    assert len(director.session) > lines


def test_a_paused_bot_does_not_move_and_goes_on_later():
    director, _ = direct("pb")
    take_turn(director)
    director.bots.pause(True)
    lines = len(director.session)
    for _ in range(5):
        director.update()
    assert len(director.session) == lines and director.thinking is None
    director.bots.pause(False)
    run_bots(director)
    assert director.stage is Stage.PLAY


def test_a_bot_that_fails_still_moves_and_the_table_says_so():
    from game.bots.worker import Answer
    from game.core.contract import say

    director, asker = direct("pb")
    take_turn(director)
    asker._answer = Answer(director.bots._ticket, problem=say("bots.problem.failed"))
    director.update()
    assert director.bots.problem == say("bots.problem.failed")
    run_bots(director)
    assert director.stage is Stage.PLAY


def test_the_reason_of_every_bot_move_is_kept_at_its_line():
    director, _ = direct("pb")
    take_turn(director)
    run_bots(director)
    own = [i for i, line in enumerate(director.session.lines) if line.seat == 1]
    assert own and all(i in director.bots.thoughts for i in own)


def test_a_hint_is_legal_and_marked_in_the_log():
    director, asker = direct("pb")
    director.bots.ask_for_hint()
    assert asker.asked[-1] == (0, "hard", True)
    director.update()
    assert director.bots.hint is not None and director.bots.hint.action in director.options()
    number = len(director.session)
    director.choose(director.bots.hint.action.touches()[-1])
    assert director.session.marks[number] == "hint" and director.bots.hint is None
