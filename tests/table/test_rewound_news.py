"""A lesson steps back behind a position that somebody looks at: what is told then ends where the log does."""

from __future__ import annotations

from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from tests.scenes.table_stage import Stand


def test_what_was_told_of_a_past_position_goes_with_its_lines() -> None:
    seats = (SeatSetup("Anna", 0), SeatSetup("Ewan", 1, "normal"))
    stand = Stand(Session(rules_of("rebirth"), Setup("rebirth", seats, 4)), warn=False)
    assert stand.until_asked()
    for _ in range(3):
        stand.play_turn()
        assert stand.until_asked()
    model, session = stand.scene.model, stand.scene.session
    stand.scene.look_at(len(session) - 1)
    assert model.news.shown()
    session.rewind(len(session) // 2)
    assert model.looking_at is None and stand.scene.model.moment()
    assert all(tale.turn.end <= len(session) for tale in model.news.shown())
