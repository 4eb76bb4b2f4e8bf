"""Settings change the frame at once and survive a restart; keys can be changed; the first start asks once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.settings import load_settings
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.key_panel import KeyButton, rebound
from game.scenes.page import Page
from game.scenes.settings_scene import SettingsScene
from game.scenes.welcome import WelcomeScene
from game.table.keys import chord_for
from game.ui.context import Context
from game.ui.notes import NAME as NOTE
from game.ui.widgets import Button
from tests.scenes.shell_helpers import click, drag, find, frame, make_context, press, settle, top


def home(context) -> None:
    context.stack.push(start.first_scene(context))
    settle(context)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de"),
        ("text_scale", "1.3"),
        ("colour_scheme", "high_contrast"),
        ("colour_scheme", "colour_safe"),
        ("motion", "slow"),
        ("bot_pace", "fast"),
        ("curtain_timeout", "180"),
        ("stay_seconds", "5"),
    ],
)
def test_each_choice_changes_the_frame_and_is_kept(name: str, value: str, tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    context.stack.push(SettingsScene(context))
    before = frame(context)
    find(context, name).choose(value)
    settle(context)
    assert frame(context) != before
    kept = load_settings(tmp_path / "settings.json")[0]
    assert str(getattr(kept, name)) == value


@pytest.mark.parametrize(
    "name", ["stirring", "sound", "fullscreen", "curtain", "hide_hand_on_focus_loss", "warnings", "hints"]
)
def test_each_switch_changes_the_frame_and_is_kept(name: str, tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    was = getattr(context.settings, name)
    context.stack.push(SettingsScene(context))
    before = frame(context)
    find(context, name).press()
    settle(context)
    assert frame(context) != before
    assert getattr(load_settings(tmp_path / "settings.json")[0], name) is not was


def test_the_volume_can_be_dragged_without_losing_hold(tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    context.stack.push(SettingsScene(context))
    slider = find(context, "volume")
    drag(context, "volume", (slider.rect.right - 12, slider.rect.centery))
    assert find(context, "volume") is slider
    assert context.settings.volume > 0.6


def test_usual_settings_keep_tables_and_lessons() -> None:
    context = make_context(text_scale=1.3, lessons={"rebirth": ["idea"]}, last_table={"rebirth": {"start": 0}})
    context.stack.push(SettingsScene(context))
    find(context, "reset").press()
    press(context, "return")
    assert context.settings.text_scale == 1.0
    assert context.settings.lessons and context.settings.last_table and context.settings.first_start_done


def test_a_key_is_given_to_another_command_in_exchange() -> None:
    bindings = rebound({}, "hint", "l")
    assert chord_for("hint", bindings) == "l"
    assert chord_for("log", bindings) == "t"
    assert rebound(bindings, "hint", "t") == {}


def test_a_key_is_changed_by_pressing_it() -> None:
    context = make_context()
    context.stack.push(SettingsScene(context))
    click(context, "key.hint")
    press(context, "g")
    assert context.settings.key_bindings == {"hint": "g"}
    click(context, "key.hint")
    press(context, "escape")
    assert context.settings.key_bindings == {"hint": "g"}
    click(context, "key.undo")
    press(context, "l")
    marked = {one.command for one in top(context).root.walk() if isinstance(one, KeyButton) and one.selected}
    assert marked == {"hint", "undo", "log"}, "whose key was taken is marked too: the exchange went unsaid"
    find(context, "keys_reset").press()
    assert context.settings.key_bindings == {}


def test_texts_name_the_key_that_a_command_has_now() -> None:
    context = make_context()
    assert context.words("table.way.show") == "Press H to show them."
    context.change(key_bindings={"hide": "ctrl+g"})
    assert context.words("table.way.show") == "Press Ctrl+G to show them."
    context.change(language="de")
    assert context.words("table.way.show") == "Strg+G zeigt sie wieder."


def test_the_first_start_asks_once_how_the_table_should_be(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    context = make_context(first_start_done=False, settings_file=file)
    context.stack.push(start.first_scene(context))
    assert isinstance(top(context), WelcomeScene)
    find(context, "text_scale").choose("1.15")
    press(context, "return")
    assert isinstance(top(context), HomeScene)
    kept = load_settings(file)[0]
    assert kept.first_start_done and kept.text_scale == 1.15
    assert isinstance(start.first_scene(make_context(first_start_done=True)), HomeScene)


def test_the_welcome_page_can_be_skipped_with_escape() -> None:
    context = make_context(first_start_done=False)
    context.stack.push(start.first_scene(context))
    press(context, "escape")
    assert isinstance(top(context), HomeScene)


# -- where nothing can be written ----------------------------------------------------------------------------------


def notes(context: Context) -> list[str]:
    return [widget.text for widget in top(context).root.walk() if widget.name == NOTE and widget.shown]


@pytest.fixture
def unwritable(tmp_path: Path) -> Path:
    """Below a file: this fails for everybody, even for root."""
    (tmp_path / "config").write_text("no folder", encoding="utf-8")
    return tmp_path / "config" / "settings.json"


def test_settings_that_cannot_be_written_hold_and_are_told_once(unwritable: Path) -> None:
    context = make_context(settings_file=unwritable)
    context.stack.push(SettingsScene(context))
    find(context, "text_scale").choose("1.15")
    context.stack.update(50)
    assert context.settings.text_scale == 1.15
    assert notes(context) == [context.words("settings.not_kept")]
    find(context, "motion").choose("fast")
    context.stack.update(50)
    assert context.settings.motion == "fast" and len(notes(context)) == 1, "the page made anew still tells it"
    for _ in range(200):
        context.stack.update(50)
    find(context, "motion").choose("slow")
    context.stack.update(50)
    assert notes(context) == [], "once is enough"


def test_the_games_are_reached_from_the_welcome_page_when_nothing_can_be_written(unwritable: Path) -> None:
    context = make_context(first_start_done=False, settings_file=unwritable)
    context.stack.push(start.first_scene(context))
    click(context, "go")
    context.stack.update(50)
    assert isinstance(top(context), HomeScene)
    assert notes(context) == [context.words("settings.not_kept")]


def test_settings_that_can_be_written_again_are_told_again_when_they_fail_once_more(unwritable: Path) -> None:
    context = make_context(settings_file=unwritable)
    context.stack.push(SettingsScene(context))
    find(context, "motion").choose("fast")
    unwritable.parent.unlink()
    find(context, "motion").choose("slow")
    assert load_settings(unwritable)[0].motion == "slow"
    unwritable.unlink()
    unwritable.parent.rmdir()
    unwritable.parent.write_text("no folder", encoding="utf-8")
    context.stack.note.left_ms = 0.0
    find(context, "motion").choose("normal")
    context.stack.update(50)
    assert len(notes(context)) == 1


@pytest.mark.parametrize("page", [WelcomeScene, SettingsScene])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_sample_takes_neither_ring_nor_click(page: type[Page], scale: float) -> None:
    """It shows how things look; what can be pressed there would do nothing."""
    context = make_context(text_scale=scale)
    context.stack.push(page(context))
    settle(context)
    sample = find(context, "sample")
    assert sample.rect.w and not [one.name for one in sample.walk() if one.focusable]
    buttons = [one for one in sample.walk() if isinstance(one, Button)]
    assert buttons and all(context.stack.top.root.hit(one.rect.center) is not one for one in buttons)
