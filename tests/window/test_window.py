"""The real window under a real X server: it opens, shows something, follows mouse and keys, and closes."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.window.real_window import ROOT, RealWindow, Screen

STYLE = f"""
import sys; sys.path.insert(0, {str(ROOT)!r})
from game.app import run_app
from game.core.settings import Settings
from game.core.words import Words
from game.scenes.style import StyleScene
sys.exit(run_app(StyleScene, Words("en"), Settings(motion="none")))
"""
"""The style sheet with the house's widgets, which needs no match."""


def style_sheet(screen: Screen, home: Path) -> RealWindow:
    return RealWindow(screen, home, command=[sys.executable, "-c", STYLE])


def colours(picture: bytes) -> int:
    """How many different colours a sample of the pixels has."""
    return len({picture[i : i + 3] for i in range(0, len(picture), 3 * 37)})


def test_the_window_opens_follows_mouse_and_keys_and_ends_by_itself(screen: Screen, tmp_path: Path) -> None:
    with style_sheet(screen, tmp_path) as window:
        window.wait_for_window()
        first = window.settled()
        assert colours(first) > 100, "something is on the screen"
        window.click(910, 28)  # the button of the second page
        second = window.wait_for_change(first)
        window.click(786, 28)
        window.wait_for_change(second)
        window.key("Escape")
        assert window.wait_for_end() == 0, window.log()
        assert window.windows() == []
        assert window.log() == "", "nothing was complained about"


def test_the_cross_of_the_window_ends_it(screen: Screen, tmp_path: Path) -> None:
    with style_sheet(screen, tmp_path) as window:
        window.wait_for_window()
        window.settled()
        window.close()
        assert window.wait_for_end() == 0, window.log()
