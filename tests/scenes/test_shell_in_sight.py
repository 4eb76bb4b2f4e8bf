"""What belongs together is in sight together: all keys of the settings, and the sample beside what it shows."""

from __future__ import annotations

import pytest

from game.core.words import LANGUAGES
from game.scenes.home import HomeScene
from game.scenes.settings_parts import TEXT_SIZES
from game.scenes.settings_scene import SettingsScene
from game.scenes.welcome import WelcomeScene
from game.table.keys import COMMANDS
from game.ui.events import Pointer
from game.ui.widgets import ScrollArea
from tests.reader.check_texts import overlaps
from tests.reader.texts import Page, ReadSurface, recording
from tests.scenes.shell_helpers import find, make_context, settle, top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", TEXT_SIZES)
def test_the_sample_of_the_welcome_page_is_whole_at_every_size_of_type(scale: float, language: str) -> None:
    context = make_context((1280, 720), text_scale=scale, language=language)
    context.stack.push(WelcomeScene(context))
    settle(context)
    sample, root = find(context, "sample"), top(context).root
    assert root.rect.contains(sample.rect)
    assert not any(isinstance(one, ScrollArea) for one in sample.ancestors()), "it does not scroll away"
    assert all(sample.rect.contains(one.rect) for one in sample.walk())
    assert root.overflows() == []


@pytest.mark.parametrize("changed", [{}, {"hint": "g"}])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_every_key_of_the_settings_is_reached_by_the_wheel(scale: float, changed: dict[str, str]) -> None:
    context = make_context((1280, 720), text_scale=scale, key_bindings=changed)
    context.stack.push(SettingsScene(context))
    settle(context)
    root = top(context).root
    for command in COMMANDS:
        button = find(context, f"key.{command}")
        areas = [one for one in button.ancestors() if isinstance(one, ScrollArea)]
        for _ in range(80):
            window = areas[0].rect.clip(*[one.rect for one in areas[1:]] or [root.rect])
            if window.contains(button.rect):
                break
            seen = window.w and window.h
            turn = 1 if seen and button.rect.top < window.top else -1
            root.handle(Pointer("wheel", (window if seen else areas[-1].rect).center, wheel=(0, turn)))
        assert window.contains(button.rect), command
        others = [one for one in root.walk() if one.name == "keys_reset" and one.shown]
        assert not any(one.rect.colliderect(button.rect) for one in others), f"{command} lies under another button"


def test_the_wheel_over_the_ground_or_a_button_moves_the_page() -> None:
    """The pointer rested beside what can be scrolled, as on the buttons of a result, and nothing moved."""
    context = make_context((1280, 720), text_scale=2.0)
    context.stack.push(SettingsScene(context))
    settle(context)
    beside = find(context, "back").rect.center
    area = find(context, "settings")
    assert not area.rect.collidepoint(beside)
    context.stack.handle(Pointer("wheel", beside, wheel=(0, -1)))
    assert area.offset > 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scale", TEXT_SIZES)
def test_nothing_lies_on_the_words_of_the_home_page(scale: float, size: tuple[int, int]) -> None:
    """Cards are low where they stand below each other: what has no room above their buttons is not said."""
    with recording() as recorder:
        context = make_context(size, text_scale=scale, language="de")
        context.stack.push(HomeScene(context))
        settle(context)
        surface = ReadSurface(size, recorder)
        recorder.page = Page()
        context.stack.expose()
        context.stack.draw(surface)
    words = [line for line in recorder.page.lines if not recorder.page.hidden(line)]
    assert len(words) > 10
    assert list(overlaps(recorder.page)) == []
