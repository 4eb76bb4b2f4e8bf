"""The Chronicles in large type: lines keep off each other, and buttons that stand side by side are of one size."""

from __future__ import annotations

from typing import Any

import pytest

from game.ui.games.glen_more.chronicles.brush import Brush
from tests.scenes.lesson_helpers import at_the_table, step
from tests.scenes.shell_helpers import frame

Written = list[tuple[Brush, str, Any, tuple[float, float]]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All lines that boards and chips write: words, type and place."""
    found: Written = []
    plain = Brush.text

    def text(brush: Brush, words: str, style: Any, at: tuple[float, float], *rest: Any, **named: Any) -> int:
        found.append((brush, words, style, at))
        return plain(brush, words, style, at, *rest, **named)

    monkeypatch.setattr(Brush, "text", text)
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_name_and_figure_of_a_chip_stand_clear_of_each_other(written: Written, scale: float) -> None:
    scene = at_the_table("glen_more", "single_cask", "de", scale=scale)
    frame(scene.context)
    names = [words for _, words, _, _ in written]
    at = names.index(scene.text("glen_more.chronicle.single_cask.short"))
    (brush, _, name, above), (_, _, figure, below) = written[at : at + 2]
    letters = (brush.fonts.px(name) + brush.fonts.px(figure)) / 2
    assert below[1] - above[1] >= letters


def test_buttons_side_by_side_have_letters_of_one_size(written: Written) -> None:
    scene = at_the_table("glen_more", "hammer", "de", scale=2.0)
    while scene.model.phase != "use_englishman":
        scene = step(scene)
    frame(scene.context)
    says = {scene.text(f"glen_more.chronicle.hammer.{key}") for key in ("takes", "discards")}
    sizes = {brush.fonts.px(style) for brush, words, style, _ in written if words in says}
    assert len(says) == 2 and len(sizes) == 1
