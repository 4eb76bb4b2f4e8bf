"""A window that becomes smaller or larger shows what it would have shown from the beginning."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from game.games import CATALOGUE
from tests.scenes.table_stage import Stand
from tests.scenes.test_around import played

SMALL = [(1024, 768), (1024, 700)]


def resized(stand: Stand, size: tuple[int, int]) -> bytes:
    stand.context.resize(size)
    stand.surface = Surface(size, depth=32)
    stand.settle(stand.scene)
    return stand.frame()


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_table_in_a_smaller_window_is_the_one_that_begins_there(game: str, size: tuple[int, int]) -> None:
    """Type keeps its size there: panels of players then have another form, and none of it may stay behind."""
    session = played(game, "ppp", 60)
    large = Stand(session, language="de")
    small = Stand(session, language="de", size=size)
    before, wanted = large.frame(), small.frame()
    assert differing(resized(large, size), wanted, size) < 0.001
    assert differing(resized(large, (1280, 720)), before, (1280, 720)) < 0.001


def differing(one: bytes, other: bytes, size: tuple[int, int]) -> float:
    """The share of pixels that differ."""
    first, second = (pygame.image.frombytes(data, size, "RGB") for data in (one, other))
    mask = pygame.mask.from_threshold(first, (0, 0, 0), (1, 1, 1, 255), second)
    return 1 - mask.count() / (size[0] * size[1])
