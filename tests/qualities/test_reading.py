"""A15 and A16 as the eye has them: what is drawn at the table and on every page is large, clear, whole and apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.scenes.result import ResultScene
from game.scenes.table.menu import TableMenu
from tests.qualities.reading import Seen, outside, overlapping, reading
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import open_scene, played

LEAST_PX = 16
LEAST_CONTRAST = 4.5
LANGUAGES = ("en", "de")
LOOKS = (*((2.0, language) for language in LANGUAGES), (1.5, "de"), (1.0, "de"), (0.8, "en"))
"""Type and language: the longer one where room is short. Every pair of all settings is the reader's."""


def table(size: tuple[int, int], language: str, scale: float = 1.0, kinds: str = "pbb") -> Stand:
    stand = Stand(played(kinds, 14), size=size, language=language)
    stand.context.change(text_scale=scale)
    stand.settle(stand.scene)
    assert stand.until_asked()
    spaces = [component for component in stand.director.lit() if component in stand.scene.parts["board"].plan.by_id]
    stand.point(stand.scene.anchor(spaces[0]))
    return stand


def read(stand: Stand, patch: pytest.MonkeyPatch) -> list[Seen]:
    with reading(patch) as seen:
        stand.frame()
    assert len(seen) > 40, "nearly everything is read"
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_at_full_hd_has_sixteen_pixels_and_stands_out(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = read(table((1920, 1080), language), monkeypatch)
    assert [f"'{one.text}' has {one.px} px" for one in seen if one.px < LEAST_PX] == []
    assert [f"'{one.text}' {one.contrast:.1f}" for one in seen if one.contrast < LEAST_CONTRAST] == []


@pytest.mark.parametrize(("scale", "language"), LOOKS)
@pytest.mark.parametrize("kinds", ["pb", "pbb", "pbpb"])
def test_lines_at_the_table_never_run_into_one_another(
    kinds: str, language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = read(table((1280, 720), language, scale, kinds), monkeypatch)
    assert overlapping(seen) == []
    assert outside(seen, Rect(0, 0, 1280, 720)) == []


@pytest.mark.parametrize(("scale", "language"), LOOKS)
@pytest.mark.parametrize("command", ["menu", "keys", "scores", "log"])
def test_lines_of_what_opens_over_the_table_stay_apart(
    command: str, language: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = table((1280, 720), language, scale)
    stand.scene.furniture.command(command)
    opened = stand.scene.furniture.opened
    assert opened is not None
    seen = [one for one in read(stand, monkeypatch) if opened.rect.contains(one.box)]
    drawn_last = seen[-_lines_of(opened, seen) :]
    assert overlapping(drawn_last) == []
    assert isinstance(opened, TableMenu) == (command == "menu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_result_stand_their_own_size_apart_in_the_largest_type(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = Stand(played("pbpb", 99), size=(1280, 720), language=language)
    stand.context.change(text_scale=2.0)
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    lines = [one for one in read(stand, monkeypatch) if one.text != "..." and one.shown == one.box]
    assert len(lines) > 20, "what is scrolled out of sight is left out, the rest is read"
    close = [
        f"'{a.text}' and '{b.text}'"
        for a, b in combinations(lines, 2)
        if a.box.left < b.box.right
        and b.box.left < a.box.right
        and abs(a.box.centery - b.box.centery) + 1 < (a.px + b.px) / 2
    ]
    assert close == []


def _lines_of(opened, seen: list[Seen]) -> int:
    """What lies under the sheet was drawn before it: count from its title on."""
    titles = [number for number, one in enumerate(seen) if one.text == opened.title]
    return len(seen) - titles[-1]
