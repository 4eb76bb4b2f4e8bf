"""Tiles that are painted before they are asked for: which, in which sizes, and how long there is something to do."""

from __future__ import annotations

import pygame
import pytest

from game.games.isle_of_skye.shown import Player, ShownIsleOfSkye
from game.ui.games.isle_of_skye import tile_painter
from game.ui.games.isle_of_skye.ahead import Ahead
from game.ui.games.isle_of_skye.plan import load_plans
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.look import Look

POSITION = ShownIsleOfSkye((Player(offer=("L01", "L02")), Player(offer=("L03",), got=("L04",))), bag=("L05",))


@pytest.fixture
def painter() -> TilePainter:
    """One that has not been asked for anything yet."""
    return TilePainter(Look(), load_plans())


def done(painter: TilePainter) -> Ahead:
    ahead = Ahead(painter)
    while ahead.work(POSITION):
        pass
    return ahead


def test_before_any_tile_was_shown_nothing_is_known_of_sizes(painter: TilePainter) -> None:
    assert not Ahead(painter).work(POSITION)


def test_tiles_on_offer_are_painted_in_the_sizes_that_were_asked_for(painter: TilePainter) -> None:
    painter.tile("L20", 0, 64)
    done(painter)
    assert all(painter.ready(name, 0, 64) is not None for name in ("L01", "L02", "L03", "L04"))
    assert painter.ready("L01", 0, 80) is None
    assert painter.ready("L01", 1, 64) is None, "nobody turns a tile before it is bought"


def test_a_tile_that_waits_to_be_laid_is_painted_in_every_turn(painter: TilePainter) -> None:
    painter.tile("L20", 1, 64)
    done(painter)
    assert all(painter.ready("L04", turn, 64) is not None for turn in (1, 2, 3))
    assert painter.ready("L01", 1, 64) is None


def test_whatever_is_drawn_next_is_there_in_the_largest_size(painter: TilePainter) -> None:
    painter.tile("L20", 0, 64)
    painter.tile("L20", 0, 90)
    done(painter)
    assert painter.ready("L05", 0, 90) is not None
    assert painter.ready("L05", 0, 64) is None


def test_there_is_more_to_do_when_another_size_was_asked_for(painter: TilePainter) -> None:
    painter.tile("L20", 0, 64)
    ahead = done(painter)
    assert not ahead.work(POSITION)
    painter.tile("L20", 0, 90)
    assert ahead.work(POSITION)


# -- until it is painted ---------------------------------------------------------------------------------------------


def test_a_tile_in_another_size_stands_in_until_it_is_painted(painter: TilePainter) -> None:
    assert painter.stand_in("L01", 0, 64) is None, "it was never painted alone"
    painter.tile("L01", 0, 90)
    found = painter.stand_in("L01", 0, 64)
    assert found is not None and found.get_size() == (64, 64) and painter.ready("L01", 0, 64) is None
    assert painter.sharpen("L01", 0, 64)
    assert painter.ready("L01", 0, 64) is not None and painter.stand_in("L01", 0, 64) is None


def test_a_tile_that_is_turned_for_the_first_time_stands_in_turned(painter: TilePainter) -> None:
    straight = painter.tile("L01", 0, 64)
    found = painter.stand_in("L01", 1, 64)
    assert found is not None
    turned = pygame.transform.rotate(straight, -90)
    assert all(found.get_at(at) == turned.get_at(at) for at in ((5, 5), (40, 12), (60, 60)))


def test_only_one_tile_is_painted_in_a_frame(painter: TilePainter, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(tile_painter.time, "perf_counter", lambda: now)
    for name in ("L01", "L02"):
        painter.tile(name, 0, 90)
    assert painter.sharpen("L01", 0, 64) and not painter.sharpen("L02", 0, 64)
    now += 1
    assert painter.sharpen("L02", 0, 64)


def test_of_many_tiles_that_come_at_once_one_is_painted_for_the_frame(painter: TilePainter) -> None:
    """Whoever leafs through a match must not wait until all the tiles of a page are painted."""
    names = [f"L0{number}" for number in range(1, 7)]
    found = [painter.at_once(name, 0, 90) for name in names]
    painted = [name for name in names if painter.ready(name, 0, 90) is not None]
    assert painted == names[:1] and found[0] is None
    assert all(picture is not None and picture.get_size() == (90, 90) for picture in found[1:])
    assert painter.at_once(names[0], 0, 90) is None
