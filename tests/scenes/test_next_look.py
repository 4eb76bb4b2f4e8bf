"""What one start leaves for the next: a picture of home, shown before anything else is read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game import VERSION
from game.core import places
from game.core.settings import save_settings
from game.scenes import start
from game.scenes.home.next_look import leave_picture
from game.scenes.pictures import Vignette
from game.scenes.shell_widgets import LivePicture
from game.scenes.welcome import WelcomeScene
from game.ui import display, last_picture
from tests.scenes.shell_helpers import frame, make_context, settle, top


@pytest.fixture(autouse=True)
def personal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    monkeypatch.setattr(display, "usual_size", lambda: (1280, 720))
    pygame.display.quit()
    yield
    pygame.display.quit()


@pytest.fixture
def left() -> bytes:
    """Home as it was when the window was closed, its picture left."""
    context = make_context(folder=places.saves())
    save_settings(context.settings)
    context.stack.push(start.home(context))
    settle(context)
    seen = frame(context)
    leave_picture(context)
    return seen


def test_the_next_start_begins_with_home_as_it_will_be(left: bytes) -> None:
    assert shown()
    screen = pygame.display.get_surface()
    assert screen is not None
    assert pygame.image.tobytes(screen, "RGB") == left
    assert display.open_window("Hearthside") is screen  # home goes on in the same window


def test_home_is_left_whole_from_a_table_in_a_window_of_another_size(left: bytes) -> None:
    _file().unlink()
    context = make_context((1500, 800), places.saves())
    context.stack.push(WelcomeScene(context))
    leave_picture(context)
    assert shown()
    screen = pygame.display.get_surface()
    assert screen is not None
    assert pygame.image.tobytes(screen, "RGB") == left


@pytest.mark.parametrize("what", ["setting", "match", "version", "torn", "mark", "none"])
def test_what_is_not_true_or_whole_is_not_shown(left: bytes, what: str) -> None:
    file = _file()
    if what == "setting":
        save_settings(make_context(language="de").settings)
    elif what == "match":
        places.saves().mkdir(exist_ok=True)
        (places.saves() / "another").write_text("match")
    elif what == "version":
        assert not shown("another")
        return
    elif what == "torn":
        file.write_bytes(file.read_bytes()[:-100])
    elif what == "mark":
        file.write_bytes(b"no picture\n")
    else:
        file.unlink()
    assert not shown()


def test_no_picture_is_left_of_what_has_still_to_be_told(left: bytes) -> None:
    _file().unlink()
    context = make_context(folder=places.saves())
    context.services.troubles = ["The settings could not be understood."]
    leave_picture(context)
    assert not _file().exists()


def test_no_picture_is_left_with_a_hole_in_it(left: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(vignette: Vignette, size: tuple[int, int]) -> Iterator[Surface | None]:
        yield None
        raise ZeroDivisionError

    _file().unlink()
    monkeypatch.setattr(Vignette, "ready", lambda vignette, size: None)
    monkeypatch.setattr(Vignette, "__call__", fail)
    leave_picture(make_context(folder=places.saves()))
    assert not _file().exists()


def test_who_reads_the_welcome_comes_to_a_home_that_is_painted() -> None:
    context = make_context()
    context.stack.push(WelcomeScene(context))
    settle(context)
    top(context).root.find("go").press()
    frame(context)
    pictures = [one for one in top(context).root.walk() if isinstance(one, LivePicture)]
    assert pictures and all(one.shows for one in pictures)


def shown(version: str = VERSION) -> bool:
    return last_picture.show("Hearthside", version)


def _file() -> Path:
    return places.cache() / "home.picture"
