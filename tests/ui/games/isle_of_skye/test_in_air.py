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


def test_tiles_that_were_in_the_air_are_not_all_kept(felt) -> None:
    """Every tile pointed at in a match, in every turn, came to more than all that lie on the table."""
    view = felt.view
    for name in ("L33", "L07", "L10", "L12", "L24"):
        for turn in range(4):
            view.set_ghost(name, turn, PLACES[0])
            view.over_items()
            view.in_air(name, turn)
    aloft = view.marks._aloft._made
    assert 0 < len(aloft) <= 6
    assert not any("air" in key or "flying" in key for key in view.marks._kept._made)
