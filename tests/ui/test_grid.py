"""The design grid: what is 11 units at 1280x720 is 16.5 at 1080p, and neighbours share their edges."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.ui.display import first_size
from game.ui.grid import Grid

SIZES = [((1280, 720), 1.0), ((1920, 1080), 1.5), ((2560, 1440), 2.0), ((1600, 720), 1.0), ((1280, 900), 1.0)]


@pytest.mark.parametrize(("size", "u"), SIZES)
def test_u_is_the_smaller_ratio(size: tuple[int, int], u: float) -> None:
    assert Grid(*size).u == pytest.approx(u)


def test_rectangles_that_share_an_edge_still_do_after_rounding() -> None:
    grid = Grid(1366, 768)
    left, right = grid.rect(0, 0, 33.3, 10), grid.rect(33.3, 0, 50, 10)
    assert left.right == right.left


def test_a_wider_window_moves_the_right_column_and_widens_the_sheet() -> None:
    grid, window = Grid(1600, 720), Rect(0, 0, 1600, 720)
    column = grid.pinned((984, 52, 284, 100), "right", window, (1280, 720))
    sheet = grid.pinned((12, 52, 960, 660), "wide high", window, (1280, 720))
    assert column.right == 1600 - 12 and column.w == 284
    assert sheet.w == 960 + 320 and sheet.right < column.left


def test_a_higher_window_gives_the_surplus_to_what_is_pinned_high() -> None:
    sheet = Grid(1280, 900).pinned((12, 52, 960, 660), "high", Rect(0, 0, 1280, 900), (1280, 720))
    assert sheet.h == 660 + 180


def test_lines_never_vanish() -> None:
    assert Grid(1024, 576).line(0.4) == 1


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((1280, 720), (1280, 720)),
        ((1366, 768), (1280, 720)),
        ((1920, 1080), (1632, 918)),
        ((2560, 1440), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((1024, 768), (1024, 720)),
        ((1080, 1920), (1080, 720)),
    ],
)
def test_the_first_window_takes_most_of_the_desktop_and_never_more(
    desktop: tuple[int, int], window: tuple[int, int]
) -> None:
    assert first_size(desktop) == window
