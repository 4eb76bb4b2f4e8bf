"""The report of a mistake: what is in it and what is not, where it lies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from game.core import crash_report
from game.scenes import application, start
from game.scenes.mishap.page import MishapScene
from game.scenes.setup import SetupScene
from game.scenes.table import commands
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.widgets import Paragraph, TextField
from tests.scenes.mishap_helpers import Planted, act, at_the_table, fail
from tests.scenes.rounds import Running


def test_a_report_holds_what_mends_it_and_nothing_of_the_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = at_the_table(tmp_path, presets={"rebirth": {"Grandma Ilse": {"seats": [{"name": "Oskar"}]}}})
    act(running)
    lines = [line.text() for line in running.top.session.lines]
    monkeypatch.setattr(commands, "by_key", fail)
    running.press("f6")
    text = running.reports()[0].read_text(encoding="utf-8")
    assert "Traceback" in text and "Planted" in text and "tests/scenes/mishap_helpers.py" in text
    assert "pygame-ce 2" in text and "Python 3" in text and "TableScene: key f6" in text
    assert "Match: rebirth" in text and "Seed 7" in text and all(line in text for line in lines)
    for private in ("Anna", "Jonas", "Ilse", "Oskar", "/srv/anna", str(tmp_path), str(Path.home()) + "/"):
        assert private not in text


def test_what_is_typed_into_a_name_is_in_no_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(lambda context: SetupScene(context, "rebirth"), tmp_path)
    running.rest()
    field = next(widget for widget in running.top.root.walk() if isinstance(widget, TextField) and widget.shown)
    running.click(field)
    running.press("ctrl+a")
    running.type("quixote")
    assert field.text == "quixote" or "quixote" in str(
        [w.text for w in running.top.root.walk() if isinstance(w, TextField)]
    )
    typed: list[str] = []

    def fail_with_it(*_: object) -> bool:
        typed.append("".join(("qui", "xote")))
        raise Planted(f"nobody is called {typed[0]}")

    monkeypatch.setattr(SetupScene, "update", fail_with_it)
    running.round()
    text = running.reports()[0].read_text(encoding="utf-8")
    assert typed and "quixote" not in text and "something typed" in text
    assert "key q" not in text


def test_reports_are_bounded_and_the_newest_stay(tmp_path: Path) -> None:
    made = [crash_report.keep(f"report {number}\n", tmp_path) for number in range(crash_report.MOST_FILES + 5)]
    assert sorted(tmp_path.glob("*.txt")) == sorted(made[5:])


def test_without_a_place_for_reports_the_player_goes_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crashes").write_text("a file where the folder should be")
    running = at_the_table(tmp_path)
    monkeypatch.setattr(commands, "by_key", fail)
    running.press("f6")
    assert isinstance(running.top, MishapScene)
    said = " ".join(w.text for w in running.top.root.walk() if isinstance(w, Paragraph))
    assert running.context.words("mishap.no_report") in said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_page_says_where_the_report_lies_and_cuts_nothing(
    language: str, scale: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = at_the_table(tmp_path, language=language, text_scale=scale)
    monkeypatch.setattr(commands, "by_key", fail)
    running.press("f6")
    running.rest()
    page = running.top
    said = " ".join(w.text for w in page.root.walk() if isinstance(w, Paragraph))
    assert str(running.reports()[0]) in said.replace("\n", "")
    cut = [text for widget in page.root.walk() if hasattr(widget, "overflow") for text in widget.overflow()]
    assert cut == []


def test_the_real_start_is_guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """prepare, the first scene and the end of the window: nothing raises out of run_app."""
    from game import app

    asked: list[str] = []

    def leave_at_once(context: Context, guard: Any) -> None:
        asked.append(type(context.stack.top).__name__)
        context.quit()

    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    monkeypatch.setattr(app, "run_loop", leave_at_once)
    monkeypatch.setattr(app.pygame, "quit", lambda: None)
    monkeypatch.setattr(application, "prepare", fail)
    monkeypatch.setattr(application, "close", fail)
    assert application.open_window() == 0
    assert asked == ["MishapScene"]
    assert len(list((tmp_path / "crashes").glob("*.txt"))) == 1 and os.path.isdir(tmp_path)


def test_scenes_start_again_only_where_there_is_something_to_go_on_with(tmp_path: Path) -> None:
    running = Running(start.home, tmp_path)
    assert isinstance(running.top, Scene) and running.top.again() is None
