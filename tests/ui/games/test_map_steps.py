"""Printed maps are painted in steps: bots may already think, so none of them may be a long frame."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from pygame import Rect

from game.ui.boards.map_camera import MapCamera
from game.ui.games.rebirth import layout as rebirth_layout
from game.ui.games.rebirth import plan_file as rebirth_plan
from game.ui.games.rebirth.board_art import BoardArt
from game.ui.games.rebirth.chart import Texts
from game.ui.games.scythe import layout as scythe_layout
from game.ui.games.scythe import plan_file as scythe_plan
from game.ui.games.scythe.map_art import MapArt
from game.ui.look import Look

SHEET = Rect(0, 0, 860, 640)
NEARER = 2.2


def _nearer(camera: MapCamera) -> MapCamera:
    return type(camera)(camera.sheet, camera.u, camera.scale * NEARER, (-300, -260))


def _steps(game: str, *, near: bool) -> Iterator[float]:
    look = Look()
    if game == "rebirth":
        sea = rebirth_layout.fitting(SHEET, look.grid.u)
        camera = _nearer(sea) if near else sea
        assert isinstance(camera, rebirth_layout.Layout)
        return BoardArt(rebirth_plan.load_plan(), camera, look, Texts()).steps()
    land = scythe_layout.fitting(SHEET, look.grid.u)
    seen = _nearer(land) if near else land
    assert isinstance(seen, scythe_layout.Layout)
    return MapArt(scythe_plan.load_plan(), seen, look).steps()


@pytest.mark.parametrize("near", [False, True], ids=["whole", "near"])
@pytest.mark.parametrize("game", ["rebirth", "scythe"])
def test_no_step_takes_a_large_part_of_the_whole(game: str, near: bool) -> None:
    """Of some 300 ms of processor time the longest took 100, at each turn of a bot that the eye follows 60."""
    spent, shares, before = [], [], time.process_time()
    for share in _steps(game, near=near):
        now = time.process_time()
        spent.append(now - before)
        shares.append(share)
        before = now
    assert max(spent) < 0.2 * sum(spent)
    assert shares == sorted(shares) and shares[-1] == 1.0
