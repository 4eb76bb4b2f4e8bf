"""A tile in the air over a land: it turns before one's eyes, and is there before it is painted."""

from __future__ import annotations

from game.ui.games.isle_of_skye.land import land_of, place_id

from .conftest import POSITION, Felt

PLACES = [place_id(cell) for cell in sorted(land_of(POSITION, 0).frontier)]


def test_a_turned_ghost_ends_as_the_real_tile(felt: Felt) -> None:
    view = felt.view
    view.set_ghost("L33", 1, PLACES[0])
    wanted = felt.drawn_anew()
    view.set_ghost("L33", 0, PLACES[0])
    view.air.turn_ms = 140
    view.set_ghost("L33", 1, PLACES[0])
    moving = set()
    for _ in range(7):
        assert view.update(20) in (True, False)
        felt.draw()
        assert felt.as_drawn() == felt.drawn_anew()
        moving.add(felt.as_drawn())
    assert len(moving) > 4
    assert felt.as_drawn() == wanted


def test_a_tile_in_hand_is_seen_before_it_is_painted_in_the_size_of_the_land(felt: Felt) -> None:
    view, painter = felt.view, felt.view.painter
    assert painter is not None and view.camera is not None
    px = view.camera.size
    painter.tile("L07", 0, px // 2)
    view.set_ghost("L07", 0, PLACES[0])
    assert felt.view.update(20), "it still has to be painted"
    felt.draw()
    assert painter.ready("L07", 0, px) is None, "the hand had to wait for it"
    for _ in range(5):
        view.update(20)
    felt.draw()
    assert painter.ready("L07", 0, px) is not None
    assert felt.as_drawn() == felt.drawn_anew()
