"""What one start has painted for the pages, the next one shows in its first frame."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from game.games import CATALOGUE
from game.scenes import pictures as of_games
from game.scenes import start
from game.scenes.shell_widgets import LivePicture
from game.ui.context import Context
from tests.scenes.shell_helpers import frame, make_context, settle, top


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("game.core.places.cache", lambda: tmp_path)
    return tmp_path / "pictures"


def opened(**chosen: object) -> Context:
    context = make_context(**chosen)  # type: ignore[arg-type]
    context.stack.push(start.home(context))
    frame(context)
    return context


def pictures(context: Context) -> list[LivePicture]:
    return [one for one in top(context).root.walk() if isinstance(one, LivePicture)]


def written() -> None:
    for thread in threading.enumerate():
        if thread.name == "board cache":
            thread.join()


def test_the_second_start_shows_home_without_an_empty_place(kept: Path) -> None:
    first = opened()
    assert pictures(first) and not any(one.shows for one in pictures(first))
    settle(first)
    painted = frame(first)
    written()
    second = opened()
    assert all(one.shows for one in pictures(second))
    settle(second)
    assert frame(second) == painted


def test_another_scheme_or_a_torn_file_is_painted_anew(kept: Path) -> None:
    first = opened()
    settle(first)
    written()
    assert not any(one.shows for one in pictures(opened(colour_scheme="high_contrast")))
    for file in kept.glob("*.board"):
        file.write_bytes(file.read_bytes()[:40])
    torn = opened()
    assert not any(one.shows for one in pictures(torn))
    settle(torn)
    assert all(one.shows for one in pictures(torn))


def test_a_world_without_a_painter_has_an_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game lies on the home page before anybody has painted for it."""
    monkeypatch.setattr(of_games, "_painter", lambda game: None)
    context = make_context()
    vignette = of_games.Vignette(CATALOGUE[0], context)((240, 120))
    thumbnail = of_games.thumbnail_steps(CATALOGUE[0], context, None, (0, 1), (240, 120))
    for steps in (vignette, thumbnail):
        (made,) = (one for one in steps if one is not None)
        inked = pygame.mask.from_threshold(made, context.look.theme.muted, (12, 12, 12))
        assert made.get_size() == (240, 120) and inked.count() > 200
